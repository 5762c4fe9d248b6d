"""What the reader loses by what is touched, and the wrong rules by which people lose it.

Each is an `Outcome` of `engine.core.course`; the sentences of wrong rules are in `locale`.
"""

from collections.abc import Sequence
from typing import Final

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import COLOURS, DISTRICTS
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.view import View

UNHARMED: Final = "unharmed"
"""The outcome of a turn in which nothing is lost that the reader's tiles name."""


def own_loss(view: View, events: Sequence[Event]) -> str:
    """Return UNHARMED if neither a house of the reader's colour nor their own district sinks."""
    sunk = first_event_of(events, e.DistrictSunk)
    harmless = not own_houses_lost(view, events) and not own_district_lost(view, events)
    return UNHARMED if sunk and harmless else ""


def own_houses_lost(view: View, events: Sequence[Event]) -> int:
    """Return how many houses of the reader's colour sink, after those that have moved."""
    sunk, colour = first_event_of(events, e.DistrictSunk), view.tiles[view.seat or 0][0]
    if not sunk:
        return 0
    moved = [each for each in events if isinstance(each, e.HouseMoved) and each.colour == COLOURS[colour]]
    came = sum((each.target == sunk.district) - (each.source == sunk.district) for each in moved)
    return view.houses[DISTRICT_BY_NAME[sunk.district]][colour] + came


def own_district_lost(view: View, events: Sequence[Event]) -> bool:
    """Return whether the reader's own district sinks."""
    return asked.sunk_district(view, events) == own_district(view)


def own_district(view: View) -> str:
    """Return the district that the reader's tile names."""
    return DISTRICTS[view.tiles[view.seat or 0][1]]


def own_houses_may_sink(view: View, events: Sequence[Event]) -> str:
    """Sink houses of one's own colour."""
    return UNHARMED if own_houses_lost(view, events) else ""


def own_district_may_sink(view: View, events: Sequence[Event]) -> str:
    """Sink one's own district, without houses of one's own."""
    return UNHARMED if own_district_lost(view, events) else ""


def own_loss_or_danger(view: View, events: Sequence[Event]) -> str:
    """Return the same as `own_loss`, but for a turn after which the sea touches the reader's own district "", too."""
    return "" if sea_may_reach_ones_own(view, events) else own_loss(view, events)


def sea_may_reach_ones_own(view: View, events: Sequence[Event]) -> str:
    """Let the sea come to one's own district."""
    return UNHARMED if own_district(view) in getattr(first_event_of(events, e.CoastMoved), "districts", ()) else ""


def quarantine_saves_houses(_view: View, events: Sequence[Event]) -> str:
    """Keep houses where they are, as if they were safe there."""
    return UNHARMED if card_laid(events) == "quarantine" else ""


def hope_saves_houses(_view: View, events: Sequence[Event]) -> str:
    """Lure one house away, as if that were the way to safety."""
    return UNHARMED if card_laid(events) == "hope" else ""


def a_wave_elsewhere_saves_houses(_view: View, events: Sequence[Event]) -> str:
    """Save houses by a small flood against another district."""
    return UNHARMED if card_laid(events) == "f1" else ""


def card_laid(events: Sequence[Event]) -> str:
    """Return the first card that is turned over."""
    return str(getattr(first_event_of(events, e.CardRevealed), "card", ""))


def reader_takes_a_house(view: View, events: Sequence[Event]) -> str:
    """Return DONE if the reader takes a house."""
    takers = getattr(first_event_of(events, e.HousesShared), "takers", ())
    return asked.DONE if (view.seat or 0) in takers else ""


def own_series_takes_houses(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood in a series that the reader has started."""
    added = first_event_of(events, e.SeriesExtended)
    return asked.DONE if added and added.own else ""


def short_series_takes_more(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood in the series with the fewest cards."""
    added = first_event_of(events, e.SeriesExtended)
    fewest = min(view.series, key=lambda each: len(each.floods))
    return asked.DONE if added and added.district == DISTRICTS[fewest.district] else ""
