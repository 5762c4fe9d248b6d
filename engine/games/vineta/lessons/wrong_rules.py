"""Rules by which people play Vineta wrongly: what would come of a table by each; their sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Sequence

from engine.core.events import MoveRefused, first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons.asked import DONE
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import NEIGHBOURS
from engine.games.vineta.rules.components import RING_OF, RING_SIZE, District
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.view import View


def refused_district(events: Sequence[Event], *codes: str) -> District | None:
    """Return the district for which a move was refused with one of these codes, None if there is none."""
    refused = first_event_of(events, MoveRefused)
    name = dict(refused.params).get("district") if refused and refused.code in codes else None
    return DISTRICT_BY_NAME.get(str(name))


def any_district_can_be_threatened(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a district that is not coastal."""
    return DONE if refused_district(events, "not_coastal") is not None else ""


def second_row_can_be_threatened(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a neighbour of a coastal district."""
    district = refused_district(events, "not_coastal")
    return DONE if district is not None and not NEIGHBOURS[district].isdisjoint(view.coast) else ""


def whole_ring_can_be_threatened(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a district of a ring in which another one is coastal."""
    district = refused_district(events, "not_coastal")
    return DONE if district is not None and RING_OF[district] in {RING_OF[place] for place in view.coast} else ""


def each_flood_starts_a_series(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a coastal district, though the god chip is on another."""
    return DONE if refused_district(events, "chip_placed") in view.coast else ""


def any_district_can_be_added_to(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a district without a series."""
    return DONE if refused_district(events, "chip_placed") is not None else ""


def new_flood_replaces_series(_view: View, events: Sequence[Event]) -> str:
    """Return the waves of the flood card that is added."""
    return str(getattr(first_event_of(events, e.SeriesExtended), "waves", ""))


def series_counts_its_cards(view: View, events: Sequence[Event]) -> str:
    """Return the number of flood cards of the series that one is added to."""
    name = getattr(first_event_of(events, e.SeriesExtended), "district", "")
    return next((str(len(each.floods) + 1) for each in view.series if each.district == DISTRICT_BY_NAME.get(name)), "")


def whole_ring_is_coastal(_view: View, _events: Sequence[Event]) -> str:
    """Return the number of districts of a ring."""
    return str(RING_SIZE)


def sea_reaches_one_district(_view: View, _events: Sequence[Event]) -> str:
    """Return that the sea reaches one district more: the one behind the district that has sunk."""
    return "1"
