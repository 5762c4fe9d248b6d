"""Watching a game: each event with the view right after it, cut into steps to be shown."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

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
