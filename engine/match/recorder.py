"""Recording a game: each event with the view right after it, grouped into steps to be shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from engine.core.describe import Describer, Line
from engine.core.game import EVERYONE, Event, Game, MoveRefused, Seat
from engine.core.presentation import Presentation


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One event as the viewer saw it, their view right after it, and how many moves had been made."""

    event: Event
    view: Any
    moves: int


class Recorder:
    """A log that keeps snapshots.

    `viewer`: the seat whose view is kept, None for a bystander, EVERYONE for all hands. `moves`: how many have been
    made; the caller sets it before it makes more.
    """

    def __init__(self, game: Game[Any, Any, Any], viewer: Seat | None) -> None:
        self.game, self.viewer = game, viewer
        self.moves = 0
        self.snapshots: list[Snapshot] = []

    def __call__(self, state: Any, event: Event) -> None:
        """Keep what the viewer may see of the event and of the state."""
        seen = event if self.viewer == EVERYONE else event.seen_by(self.viewer)
        self.snapshots.append(Snapshot(seen, self.game.view(state, self.viewer), self.moves))


Step = list[Snapshot]
"""Snapshots shown together, never none: one picture of the last one's view, and a sentence each."""


def cut(
    snapshots: Iterable[Snapshot], presentation: Presentation, grain: str = "event", *, aloud: bool = False
) -> list[Step]:
    """Group snapshots into steps.

    Consecutive ones with equal, non-empty keys share a step (see `step_key`). The game's quiet events are left out
    unless `aloud`. `grain` is "event" or "round".
    """
    steps: list[Step] = []
    last = ("", 0)
    for snapshot in snapshots:
        if type(snapshot.event) in presentation.quiet and not aloud:
            continue
        key = step_key(snapshot, presentation, grain)
        if steps and key[0] and key == last:
            steps[-1].append(snapshot)
        else:
            steps.append([snapshot])
        last = key
    return steps


def step_key(snapshot: Snapshot, presentation: Presentation, grain: str) -> tuple[str, int]:
    """Return the grouping key of a snapshot: its round for the grain "round", else its group and the moves made."""
    if grain == "round":
        return "round", presentation.round_number(snapshot.view)
    return group_of(snapshot.event, presentation), snapshot.moves


def group_of(event: Event, presentation: Presentation) -> str:
    """Return the name of the group whose events may share a step with this one; "" if none may."""
    if isinstance(event, MoveRefused):
        return ""
    return presentation.group.get(type(event), type(event).__name__)


def lines(step: Step, describer: Describer) -> list[Line]:
    """Return a sentence for each event of a step."""
    return [describer.event(snapshot.event) for snapshot in step]


def picture(step: Step, presentation: Presentation, describer: Describer) -> tuple[str, str]:
    """Return the board and what is beside it, as HTML, at the end of a step; what changed in the step is marked."""
    marks = [mark for snapshot in step for mark in presentation.marks(snapshot.event)]
    return drawing(step[-1].view, presentation, describer, marks)


def drawing(view: Any, presentation: Presentation, describer: Describer, marks: Sequence[str] = ()) -> tuple[str, str]:
    """Return the board and what is beside it as HTML, drawn from a view."""
    at = (view, describer.texts, seat_names(describer), marks)
    return presentation.draw(*at), presentation.beside(*at)


def seat_names(describer: Describer) -> Sequence[str]:
    """Return the name of each seat, as the board shows it."""
    return [describer.plain("name", seat=seat) for seat in range(len(describer.names))]


def caption(said: Iterable[Line], rules: str = "") -> str:
    """Return lines as HTML, each with a link to its rule; `rules` is the address of the page with the rules."""
    return "".join(f"<p>{line.html}{rule_link(line.rule, rules)}</p>" for line in said)


def rule_link(rule: str, rules: str = "") -> str:
    """Return a link to the rule of this id, "" for no rule; `rules` is the address of the page with the rules."""
    if not rule:
        return ""
    return f' <a class="rule" href="{escape(rules)}#{rule}">{rule}</a>'
