"""The outcomes of a card or a house that the coach counts."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome, Particulars, Way, counts_for_any_seat, particulars
from engine.core.render import name_of_seat_panel_mark
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import coastal_districts_in_state
from engine.games.vineta.rules.components import COLOURS, DISTRICTS
from engine.games.vineta.rules.notation import (
    COLOUR_BY_LETTER,
    DISTRICT_BY_NAME,
    House,
    HouseMove,
    parse_target_text,
)
from engine.games.vineta.rules.state import State, house_counts_on_district


def house_count_taken_by_seat(event: e.HousesShared, _state: State, seat: Seat) -> int:
    """Return how many houses the seat takes."""
    return event.counts[seat] or 0


def house_count_taken_by_others(event: e.HousesShared, _state: State, seat: Seat) -> int:
    """Return how many houses the others take."""
    return sum(count or 0 for other, count in enumerate(event.counts) if other != seat)


def shared_district(_event: e.HousesShared, state: State, _seat: Seat) -> Particulars:
    """Return the district whose houses are shared out: the one that sank last."""
    return particulars(district=DISTRICTS[state.sunk[-1]])


def houses_taken_by_seat(event: e.HousesShared, _state: State, seat: Seat) -> Particulars:
    """Return how many houses the seat takes, as particulars."""
    return several_houses(event.counts[seat] or 0)


def several_houses(count: int) -> Particulars:
    """Return a number of houses as particulars; () for one: that it is at least one is told already."""
    return particulars(houses=count) if count > 1 else ()


def houses_taken_by_rival(event: e.HousesShared, state: State, seat: Seat) -> Particulars:
    """Return who of the others takes most houses, the first of equals, and from which district."""
    counts = [-1 if other == seat else count or 0 for other, count in enumerate(event.counts)]
    return particulars(owner=counts.index(max(counts))) + shared_district(event, state, seat)


def sunk_district(event: e.DistrictSunk, _state: State, _seat: Seat) -> Particulars:
    """Return the district that sank."""
    return particulars(district=event.district)


def is_sunk_district_own(event: e.DistrictSunk, state: State, seat: Seat) -> bool:
    """Return whether the district that sank is the one on the seat's tile."""
    return DISTRICT_BY_NAME[event.district] == state.tiles[seat][1]


def own_house_count_sunk(event: e.DistrictSunk, state: State, seat: Seat) -> int:
    """Return how many houses of the seat's colour sink."""
    return house_counts_on_district(state, DISTRICT_BY_NAME[event.district])[state.tiles[seat][0]]


def own_houses_sunk(event: e.DistrictSunk, state: State, seat: Seat) -> Particulars:
    """Return the same as particulars."""
    return several_houses(own_house_count_sunk(event, state, seat))


def is_own_house_moved_inland(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether a house of the seat's colour is put in a district that does not border on the sea."""
    return is_moved_house_own(event, state, seat) and not is_house_moved_to_coast(event, state)


def is_own_house_moved_to_coast(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether a house of the seat's colour is put in a district that borders on the sea."""
    return is_moved_house_own(event, state, seat) and is_house_moved_to_coast(event, state)


def is_other_house_moved_to_coast(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether a house of another colour is put in a district that borders on the sea."""
    return not is_moved_house_own(event, state, seat) and is_house_moved_to_coast(event, state)


def is_moved_house_own(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> bool:
    """Return whether the house that was placed or moved is of the seat's colour."""
    return COLOUR_BY_LETTER[event.colour] == state.tiles[seat][0]


def is_house_moved_to_coast(event: e.HousePlaced | e.HouseMoved, state: State) -> bool:
    """Return whether the district that the house is put in borders on the sea after the event."""
    return DISTRICT_BY_NAME[target_of_house(event)] in coastal_districts_in_state(state)


def target_of_house(event: e.HousePlaced | e.HouseMoved) -> str:
    """Return the district that the house is put in."""
    return event.district if isinstance(event, e.HousePlaced) else event.target


def moved_house(event: e.HousePlaced | e.HouseMoved, _state: State, _seat: Seat) -> Particulars:
    """Return the house that was placed or moved, by its colour, and where it stands now."""
    return particulars(colour=event.colour, district=target_of_house(event))


def moving_rival(event: e.HousePlaced | e.HouseMoved, _state: State, seat: Seat) -> Particulars:
    """Return which other seat places or moves a house; () for the seat itself."""
    return () if event.seat == seat else particulars(by=event.seat)


def source_of_house(event: e.HousePlaced | e.HouseMoved, _state: State, _seat: Seat) -> Particulars:
    """Return where a house is moved from; () for one that is placed."""
    return particulars(source=event.source) if isinstance(event, e.HouseMoved) else ()


def rival_and_source(event: e.HousePlaced | e.HouseMoved, state: State, seat: Seat) -> Particulars:
    """Return which other seat moves a house, and from where; () for the seat itself, and for a house that is placed."""
    found = moving_rival(event, state, seat), source_of_house(event, state, seat)
    return found[0] + found[1] if all(found) else ()


def void_card(event: e.CardVoid, _state: State, _seat: Seat) -> Particulars:
    """Return the card that had no target, and whose it was."""
    return particulars(owner=event.seat, card=event.card)


def is_tie_of_districts(event: e.RoundAdded, _state: State, _seat: Seat) -> bool:
    """Return whether the round is added because of a tie."""
    return bool(event.districts)


def tied_districts(event: e.RoundAdded, _state: State, _seat: Seat) -> Particulars:
    """Return the names of those whose series are worth equally much."""
    return particulars(districts=event.districts)


def is_moved_by(facts: Mapping[str, Any], move: str) -> bool:
    """Return whether a move puts a house of that colour in that very district."""
    meant = parse_target_text(move)
    if isinstance(meant, House):
        return (COLOURS[meant.colour], DISTRICTS[meant.district]) == (facts["colour"], facts["district"])
    if isinstance(meant, HouseMove):
        return (COLOURS[meant.colour], DISTRICTS[meant.target]) == (facts["colour"], facts["district"])
    return False


def marks_of_district(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the mark of a district of which a reason speaks."""
    return (f"may:{facts['district']}",)


def mark_of_pile(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the mark of the pile to which a card would go without effect."""
    return (name_of_seat_panel_mark("pile", facts["owner"]),)


def marks_of_tie(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the marks of districts that may be tied."""
    return tuple(f"may:{district}" for district in facts["districts"])


def marks_of_moved_house(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the mark of the district that a house may come to, and an arrow from where it is, if that is known."""
    source = facts.get("source")
    arrow = (f"way:{facts['colour']}:{source}:{facts['district']}",) if source else ()
    return (*marks_of_district(facts), *arrow)


MOVED: Final = partial(
    Outcome,
    kinds=(e.HousePlaced, e.HouseMoved),
    about=moved_house,
    ways=(Way("rival_from", rival_and_source), Way("rival", moving_rival), Way("from", source_of_house)),
    marks=marks_of_moved_house,
    soon=True,
    topic="house",
    restates=is_moved_by,
)
"""A house that is placed or moved before long."""
SINKS: Final = partial(Outcome, kinds=(e.DistrictSunk,), about=sunk_district, marks=marks_of_district)
"""A district that sinks at the end of the turn."""

OUTCOMES: Final = (
    SINKS("own_district_sinks", count=is_sunk_district_own, wish=-1, topic="own_district"),
    SINKS("own_houses_sink", count=own_house_count_sunk, ways=(Way("houses", own_houses_sunk),), wish=-1, topic="own"),
    Outcome(
        "takes",
        (e.HousesShared,),
        house_count_taken_by_seat,
        shared_district,
        (Way("houses", houses_taken_by_seat),),
        marks_of_district,
        wish=1,
        topic="taken",
    ),
    Outcome(
        "rival_takes",
        (e.HousesShared,),
        house_count_taken_by_others,
        houses_taken_by_rival,
        marks=marks_of_district,
        wish=-1,
        topic="rival",
    ),
    SINKS("sinks", count=counts_for_any_seat, topic="sinks"),
    MOVED("own_house_inland", count=is_own_house_moved_inland, wish=1),
    MOVED("own_house_at_sea", count=is_own_house_moved_to_coast, wish=-1),
    MOVED("other_house_at_sea", count=is_other_house_moved_to_coast, wish=1),
    Outcome("void", (e.CardVoid,), about=void_card, marks=mark_of_pile, soon=True, wish=-1),
    Outcome("round_added", (e.RoundAdded,), is_tie_of_districts, tied_districts, marks=marks_of_tie),
    Outcome(
        "houses_from",
        (e.HousesShared,),
        house_count_taken_by_seat,
        shared_district,
        marks=marks_of_district,
        averaged=True,
        wish=1,
        topic="taken",
    ),
    Outcome("houses_taken", (e.HousesShared,), house_count_taken_by_seat, averaged=True, wish=1, topic="taken"),
    Outcome("houses_of_others", (e.HousesShared,), house_count_taken_by_others, averaged=True, wish=-1, topic="rival"),
)
