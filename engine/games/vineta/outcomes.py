"""The possible outcomes of a move, for the coach to count."""

from typing import Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome, counts_for_any_seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import coastal_districts_in_state
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import State, house_counts_on_district


def house_count_taken_by_seat(event: e.HousesShared, _state: State, seat: Seat) -> int:
    """Return how many houses the seat takes."""
    return event.counts[seat] or 0


def house_count_taken_by_others(event: e.HousesShared, _state: State, seat: Seat) -> int:
    """Return how many houses the others take."""
    return sum(count or 0 for other, count in enumerate(event.counts) if other != seat)


def is_sunk_district_own(event: e.DistrictSunk, state: State, seat: Seat) -> bool:
    """Return whether the district that sank is the one on the seat's tile."""
    return DISTRICT_BY_NAME[event.district] == state.tiles[seat][1]


def own_house_count_sunk(event: e.DistrictSunk, state: State, seat: Seat) -> int:
    """Return how many houses of the seat's colour sink."""
    return house_counts_on_district(state, DISTRICT_BY_NAME[event.district])[state.tiles[seat][0]]


def is_own_house_moved_inland(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether a house of the seat's colour is put in a district that does not border on the sea."""
    return is_moved_house_own(event, state, seat) and not is_house_moved_to_coast(event, state)


def is_other_house_moved_to_coast(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether a house of another colour is put in a district that borders on the sea."""
    return not is_moved_house_own(event, state, seat) and is_house_moved_to_coast(event, state)


def is_moved_house_own(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether the house that was placed or moved is of the seat's colour."""
    return COLOUR_BY_LETTER[event.colour] == state.tiles[seat][0]


def is_house_moved_to_coast(event: e.HousePlaced | e.HouseMoved, state: State) -> bool:
    """Return whether the district that the house is put in borders on the sea after the event."""
    district = event.district if isinstance(event, e.HousePlaced) else event.target
    return DISTRICT_BY_NAME[district] in coastal_districts_in_state(state)


OUTCOMES: Final = (
    Outcome("houses_taken", (e.HousesShared,), house_count_taken_by_seat, averaged=True, wish=1),
    Outcome("houses_of_others", (e.HousesShared,), house_count_taken_by_others, averaged=True, wish=-1),
    Outcome("own_district_sinks", (e.DistrictSunk,), is_sunk_district_own, wish=-1),
    Outcome("own_houses_sink", (e.DistrictSunk,), own_house_count_sunk, averaged=True, wish=-1, topic="own"),
    Outcome(
        "own_house_inland", (e.HousePlaced, e.HouseMoved), is_own_house_moved_inland, soon=True, wish=1, topic="house"
    ),
    Outcome(
        "other_house_at_sea",
        (e.HousePlaced, e.HouseMoved),
        is_other_house_moved_to_coast,
        soon=True,
        wish=1,
        topic="house",
    ),
    Outcome("void", (e.CardVoid,), soon=True),
    Outcome("round_added", (e.RoundAdded,), counts_for_any_seat),
)
