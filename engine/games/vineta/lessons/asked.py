"""What comes of a table, read off the events that followed: the answers of the course of Vineta.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Sequence
from typing import Final

from engine.core.course import NO, YES
from engine.core.events import GameWon, VictoryShared, first_event_of
from engine.core.game import Event
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS
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


def worth_with_authority(_view: View, events: Sequence[Event]) -> str:
    """Return what a series is worth once authority lies beside it."""
    return str(getattr(first_event_of(events, e.AuthorityLaid), "worth", ""))


def highest_with_authority(view: View, events: Sequence[Event]) -> str:
    """Return the district whose series is the highest once authority lies beside one."""
    worths = worths_with_authority(view, events)
    return max(worths, key=worths.__getitem__)


def worths_with_authority(view: View, events: Sequence[Event]) -> dict[str, int]:
    """Return what each series is worth, by its district, once authority lies beside one."""
    laid = first_event_of(events, e.AuthorityLaid)
    worths: dict[str, int] = {DISTRICTS[each.district]: each.worth for each in view.series}
    return worths if laid is None else worths | {laid.district: laid.worth}


def owner_of_calmed_flood(_view: View, events: Sequence[Event]) -> str:
    """Return the seat to whose discards a flood card goes."""
    return str(getattr(first_event_of(events, e.SeaCalmed), "owner", ""))


def owner_of_blown_flood(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that owns a flood card that the wind has moved."""
    return str(getattr(first_event_of(events, e.WindChanged), "owner", ""))


def moves_flood(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if the wind has moved a flood card."""
    return DONE if first_event_of(events, e.WindChanged) else ""


def moves_house(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a house has moved."""
    return DONE if first_event_of(events, e.HouseMoved) else ""


def quarantined_district(_view: View, events: Sequence[Event]) -> str:
    """Return the district that is put in quarantine."""
    return str(getattr(first_event_of(events, e.Quarantined), "district", ""))


def sunk_district(_view: View, events: Sequence[Event]) -> str:
    """Return the district that sinks."""
    return str(getattr(first_event_of(events, e.DistrictSunk), "district", ""))


def rounds_of_turn(_view: View, events: Sequence[Event]) -> str:
    """Return how many rounds the turn has once one card less, or one card more, is laid."""
    laid = next((event for event in events if isinstance(event, (e.LessLaid, e.MoreLaid))), None)
    return str(laid.rounds) if laid else ""


def number_of_sunk_districts(_view: View, events: Sequence[Event]) -> str:
    """Return how many districts sink."""
    return str(sum(isinstance(event, e.DistrictSunk) for event in events))


def taker_of_first_house(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that takes the first house."""
    return str(getattr(first_event_of(events, e.HousesShared), "takers", ("",))[0])


def houses_of_second_seat(_view: View, events: Sequence[Event]) -> str:
    """Return how many houses the second seat takes."""
    return str(getattr(first_event_of(events, e.HousesShared), "counts", ("", ""))[1])


def opener_of_next_turn(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that has the token when the turn is over."""
    return str(getattr(first_event_of(events, e.StarterStayed), "seat", ""))


def card_has_an_effect(_view: View, events: Sequence[Event]) -> str:
    """Return NO if the first card is discarded without effect."""
    return NO if events and isinstance(events[0], e.CardVoid) else YES


def seat_winning(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins the game alone."""
    return str(getattr(first_event_of(events, GameWon), "seat", ""))


def number_winning(_view: View, events: Sequence[Event]) -> str:
    """Return how many win the game."""
    return str(len(getattr(first_event_of(events, VictoryShared), "winners", ("",))))


def points_for_houses(_view: View, events: Sequence[Event]) -> str:
    """Return the points for the houses of the first seat that counts them."""
    return str(getattr(first_event_of(events, e.HousesScored), "points", ""))


def owner_of_last_district(_view: View, events: Sequence[Event]) -> str:
    """Return the seat to which the last district brings points."""
    return str(getattr(first_event_of(events, e.DistrictScored), "seat", ""))
