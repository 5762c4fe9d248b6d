"""Recording a game: each event with the view right after it, grouped into steps to be shown."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.events import MoveRefused
from engine.core.game import EVERYONE, AnyGame, Event, Seat
from engine.core.presentation import Presentation


@dataclass(frozen=True, slots=True)
class Snapshot:
    """An event as the viewer saw it, the view right after it, and how many moves had been made."""

    event: Event
    view: Any
    moves: int


class Recorder:
    """A log that keeps snapshots.

    `viewer`: the seat whose view is kept, None for a bystander, EVERYONE for all hands. `moves`: how many have been
    made; the caller sets it before it makes more.
    """

    def __init__(self, game: AnyGame, viewer: Seat | None) -> None:
        self.game, self.viewer = game, viewer
        self.moves = 0
        self.snapshots: list[Snapshot] = []

    def __call__(self, state: Any, event: Event) -> None:
        """Keep what the viewer may see of an event and the state after it."""
        seen = event if self.viewer == EVERYONE else event.as_seen_by(self.viewer)
        self.snapshots.append(Snapshot(seen, self.view_for_snapshot(state), self.moves))

    def view_for_snapshot(self, state: Any) -> Any:
        """Return the viewer's view of the state, for the snapshot."""
        return self.game.view(state, self.viewer)


class EventRecorder(Recorder):
    """A recorder of events alone, for callers that show no table: its snapshots hold no views."""

    def view_for_snapshot(self, state: Any) -> None:
        """Return None: building views is slow."""


Step = list[Snapshot]
"""Snapshots shown together, at least one: a picture of the last one's view, and a sentence for each."""


def cut_into_steps(
    snapshots: Iterable[Snapshot], presentation: Presentation, grain: str = "event", *, aloud: bool = False
) -> list[Step]:
    """Group snapshots into steps.

    Consecutive ones with equal, non-empty keys share a step (see `step_grouping_key`). The game's quiet events are left
    out unless `aloud`. `grain` is "event" or "round".
    """
    steps: list[Step] = []
    last = ("", 0)
    for snapshot in snapshots:
        if type(snapshot.event) in presentation.telling.quiet and not aloud:
            continue
        key = step_grouping_key(snapshot, presentation, grain)
        if steps and key[0] and key == last:
            steps[-1].append(snapshot)
        else:
            steps.append([snapshot])
        last = key
    return steps


def joined_steps(steps: Iterable[Step], presentation: Presentation) -> list[Step]:
    """Join steps that show little to their neighbours (see `Telling.told_with_next`)."""
    telling, found = presentation.telling, list[Step]()
    waiting: Step = []
    for step in steps:
        kinds = {type(snapshot.event) for snapshot in step}
        if kinds <= telling.told_with_next:
            waiting = [*waiting, *step]
        elif found and kinds <= telling.told_with_last:
            found[-1] = [*found[-1], *step]
        else:
            found.append([*waiting, *step])
            waiting = []
    return [*found, waiting] if waiting else found


def step_grouping_key(snapshot: Snapshot, presentation: Presentation, grain: str) -> tuple[str, int]:
    """Return the grouping key of a snapshot: its round for the grain "round", else its group and the moves made."""
    if grain == "round":
        return "round", presentation.telling.heading_number(snapshot.view)
    return event_group_name(snapshot.event, presentation), snapshot.moves


def event_group_name(event: Event, presentation: Presentation) -> str:
    """Return the name of the group whose events may share a step with this one; "" if none may."""
    if isinstance(event, MoveRefused):
        return ""
    return presentation.telling.group.get(type(event), type(event).__name__)
