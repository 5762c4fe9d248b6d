"""Watching a game: each event with the view right after it, cut into steps to be shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from engine.core.describe import Describer, Line
from engine.core.game import EVERYONE, Event, Game, MoveRefused, Seat
from engine.core.presentation import Presentation


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One event, what the eye saw right after it, and how many moves had been made."""

    event: Event
    view: Any
    moves: int


class Recorder:
    """A log that keeps frames. `eye` is the seat that watches; `moves` is set by who plays."""

    def __init__(self, game: Game[Any, Any, Any], viewer: Seat | None) -> None:
        self.game, self.viewer = game, viewer
        self.moves = 0
        self.snapshots: list[Snapshot] = []

    def __call__(self, state: Any, event: Event) -> None:
        """Keep what the eye may see of the event and of the state."""
        seen = event if self.viewer == EVERYONE else event.seen_by(self.viewer)
        self.snapshots.append(Snapshot(seen, self.game.view(state, self.viewer), self.moves))


Step = list[Snapshot]
"""Frames shown as one picture: the last one's view, and a sentence each."""


def cut(
    snapshots: Iterable[Snapshot], presentation: Presentation, grain: str = "event", *, aloud: bool = False
) -> list[Step]:
    """Cut a film into steps; quiet events get none unless `aloud`, events of one group and one decision share one."""
    steps: list[Step] = []
    last = ("", 0)
    for snapshot in snapshots:
        if type(snapshot.event) in presentation.quiet and not aloud:
            continue
        group = share_of(snapshot, presentation, grain)
        if steps and group[0] and group == last:
            steps[-1].append(snapshot)
        else:
            steps.append([snapshot])
        last = group
    return steps


def share_of(snapshot: Snapshot, presentation: Presentation, grain: str) -> tuple[str, int]:
    """Return what frames have in common that share a step: their round, or their group and the moves before."""
    if grain == "round":
        return "round", presentation.round_number(snapshot.view)
    return group_of(snapshot.event, presentation), snapshot.moves


def group_of(event: Event, presentation: Presentation) -> str:
    """Return which events this one shares a step with; "" for none, ever."""
    if isinstance(event, MoveRefused):
        return ""
    return presentation.group.get(type(event), type(event).__name__)


def lines(step: Step, describer: Describer) -> list[Line]:
    """Tell a step, a line an event."""
    return [describer.event(snapshot.event) for snapshot in step]


def picture(step: Step, presentation: Presentation, describer: Describer) -> tuple[str, str]:
    """Draw what stands at the end of a step, with what changed in it marked: the board, and what is beside it."""
    marks = [mark for snapshot in step for mark in presentation.marks(snapshot.event)]
    return drawing(step[-1].view, presentation, describer, marks)


def drawing(view: Any, presentation: Presentation, describer: Describer, marks: Sequence[str] = ()) -> tuple[str, str]:
    """Draw a view: the board, and what is beside it."""
    at = (view, describer.texts, called(describer), marks)
    return presentation.draw(*at), presentation.beside(*at)


def called(describer: Describer) -> Sequence[str]:
    """Return what each seat is called on the board."""
    return [describer.plain("name", seat=seat) for seat in range(len(describer.names))]


def caption(said: Iterable[Line], rules: str = "") -> str:
    """Return lines as HTML, each with a link to its rule; `rules` is the page that holds them."""
    return "".join(f"<p>{line.html}{rule_link(line.rule, rules)}</p>" for line in said)


def rule_link(rule: str, rules: str = "") -> str:
    """Return a link to a rule, "" for none."""
    if not rule:
        return ""
    return f' <a class="rule" href="{escape(rules)}#{rule}">{rule}</a>'
