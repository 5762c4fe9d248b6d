"""Tables at which the course of Land Unter is not asked again: an `Unfit` of `core.course`."""

from collections.abc import Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.view import View


def more_than_taught(view: View, events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether there are points, which a later lesson teaches, or a tide card has yet to be taken before one pays."""
    pays = any(isinstance(event, e.PRESERVER_LOSSES) for event in events)
    return any(view.scores) or (pays and first_event_of(events, e.HigherTideTaken) is not None)
