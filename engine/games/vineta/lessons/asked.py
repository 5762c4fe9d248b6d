"""What comes of a table, read off the events that followed: the answers of the course of Vineta.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Sequence
from typing import Final

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.view import View

DONE: Final = "done"
"""The outcome of a card that does what was asked for."""


def starts_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a flood card has started a series."""
    return DONE if first_event_of(events, e.SeriesStarted) else ""


def adds_to_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a flood card has been added to a series."""
    return DONE if first_event_of(events, e.SeriesExtended) else ""


def worth_of_series(_view: View, events: Sequence[Event]) -> str:
    """Return what a series is worth once a flood card is added."""
    return str(getattr(first_event_of(events, e.SeriesExtended), "worth", ""))


def districts_reached_by_sea(_view: View, events: Sequence[Event]) -> str:
    """Return how many districts the sea newly reaches."""
    return str(len(getattr(first_event_of(events, e.CoastMoved), "districts", ())))
