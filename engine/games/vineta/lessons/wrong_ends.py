"""Wrong rules about what the last district brings: what would come of a table by each; sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import BONUS, OWN_HOUSE
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.view import View


def red_is_worth_most(_view: View, events: Sequence[Event]) -> str:
    """Return the points of a district as if those of the rings went the other way round."""
    scored = first_event_of(events, e.DistrictScored)
    if not scored:
        return ""
    worths = sorted({*BONUS})
    return str(worths[-1 - worths.index(BONUS[DISTRICT_BY_NAME[scored.district]])])


def all_districts_bring_most(_view: View, events: Sequence[Event]) -> str:
    """Return the points of the best district, whichever is the last one."""
    return str(max(BONUS)) if first_event_of(events, e.DistrictScored) else ""


def district_counts_as_a_house(_view: View, events: Sequence[Event]) -> str:
    """Return the points of a house of one's own."""
    return str(OWN_HOUSE) if first_event_of(events, e.DistrictScored) else ""


def district_counts_its_houses(view: View, events: Sequence[Event]) -> str:
    """Return how many houses stand on the last district."""
    scored = first_event_of(events, e.DistrictScored)
    return str(sum(view.houses[DISTRICT_BY_NAME[scored.district]])) if scored else ""
