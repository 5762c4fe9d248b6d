"""Watching a game: each event with the view right after it, cut into steps to be shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from engine.core.game import EVERYONE, Event, Game, MoveRefused, Seat
from engine.core.show import Show
from engine.core.telling import Line, Teller


@dataclass(frozen=True, slots=True)
class Frame:
    """One event, what the eye saw right after it, and how many moves had been made."""

    event: Event
    view: Any
    moves: int


class Film:
    """A log that keeps frames. `eye` is the seat that watches; `moves` is set by who plays."""

    def __init__(self, game: Game[Any, Any, Any], eye: Seat | None) -> None:
        self.game, self.eye = game, eye
        self.moves = 0
        self.frames: list[Frame] = []

    def __call__(self, state: Any, event: Event) -> None:
        """Keep what the eye may see of the event and of the state."""
        seen = event if self.eye == EVERYONE else event.seen_by(self.eye)
        self.frames.append(Frame(seen, self.game.view(state, self.eye), self.moves))


Step = list[Frame]
"""Frames shown as one picture: the last one's view, and a sentence each."""


def cut(frames: Iterable[Frame], show: Show, grain: str = "event", *, aloud: bool = False) -> list[Step]:
    """Cut a film into steps; quiet events get none unless `aloud`, events of one group and one decision share one."""
    steps: list[Step] = []
    last = ("", 0)
    for frame in frames:
        if type(frame.event) in show.quiet and not aloud:
            continue
        group = share_of(frame, show, grain)
        if steps and group[0] and group == last:
            steps[-1].append(frame)
        else:
            steps.append([frame])
        last = group
    return steps


def share_of(frame: Frame, show: Show, grain: str) -> tuple[str, int]:
    """Return what frames have in common that share a step: their round, or their group and the moves before."""
    if grain == "round":
        return "round", show.clock(frame.view)
    return group_of(frame.event, show), frame.moves


def group_of(event: Event, show: Show) -> str:
    """Return which events this one shares a step with; "" for none, ever."""
    if isinstance(event, MoveRefused):
        return ""
    return show.group.get(type(event), type(event).__name__)


def lines(step: Step, teller: Teller) -> list[Line]:
    """Tell a step, a line an event."""
    return [teller.event(frame.event) for frame in step]


def picture(step: Step, show: Show, teller: Teller) -> tuple[str, str]:
    """Draw what stands at the end of a step, with what changed in it marked: the board, and what is beside it."""
    marks = [mark for frame in step for mark in show.marks(frame.event)]
    return drawing(step[-1].view, show, teller, marks)


def drawing(view: Any, show: Show, teller: Teller, marks: Sequence[str] = ()) -> tuple[str, str]:
    """Draw a view: the board, and what is beside it."""
    at = (view, teller.texts, called(teller), marks)
    return show.draw(*at), show.beside(*at)


def called(teller: Teller) -> Sequence[str]:
    """Return what each seat is called on the board."""
    return [teller.plain("name", seat=seat) for seat in range(len(teller.names))]


def caption(said: Iterable[Line], rules: str = "") -> str:
    """Return lines as HTML, each with a link to its rule; `rules` is the page that holds them."""
    return "".join(f"<p>{line.html}{rule_link(line.rule, rules)}</p>" for line in said)


def rule_link(rule: str, rules: str = "") -> str:
    """Return a link to a rule, "" for none."""
    if not rule:
        return ""
    return f' <a class="rule" href="{escape(rules)}#{rule}">{rule}</a>'
