"""Recording a game: each event with the view right after it, grouped into steps to be shown."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.game import EVERYONE, AnyGame, Event, Seat


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
    snapshots: Iterable[Snapshot], round_number: Callable[[Any], int] | None = None, *, aloud: bool = False
) -> list[Step]:
    """Group snapshots into steps.

    Consecutive ones share a step if one move brought them and their events have the same group that is not ""; with
    `round_number` (of a view), if they are of one round. Quiet events are left out unless `aloud`.
    """
    steps: list[Step] = []
    last: object = None
    for snapshot in snapshots:
        if snapshot.event.quiet and not aloud:
            continue
        group = snapshot.event.group and (snapshot.event.group, snapshot.moves)
        key = round_number(snapshot.view) if round_number else group
        if key and key == last:
            steps[-1].append(snapshot)
        else:
            steps.append([snapshot])
        last = key
    return steps


def joined_steps(steps: Iterable[Step]) -> list[Step]:
    """Join steps that show little to their neighbours (see `Told.told_with`)."""
    found = list[Step]()
    waiting: Step = []
    for step in steps:
        told_with = {snapshot.event.told_with for snapshot in step}
        if told_with == {"next"}:
            waiting = [*waiting, *step]
        elif found and told_with == {"last"}:
            found[-1] = [*found[-1], *step]
        else:
            found.append([*waiting, *step])
            waiting = []
    return [*found, waiting] if waiting else found
