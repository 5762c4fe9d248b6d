"""Why a card of Vineta has no target, read off the open table."""

from engine.games.vineta.question_play import AT_SERIES
from engine.games.vineta.rules.components import DISTRICTS, DistrictName
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.view import View

Reason = tuple[str, tuple[DistrictName, ...]]
"""A reason, by the text `render.why_<reason>`, and its districts."""


def reasons_without_target(view: View, card: str) -> tuple[Reason, ...]:
    """Return why a card has no target.

    Cards on series miss one; others find their districts empty or in quarantine, or their houses there already.
    """
    threatened = tuple(DISTRICTS[series.district] for series in view.series)
    if card in AT_SERIES or card == "authority":
        return (("single", threatened),) if threatened else (("no_series", ()),)
    left = [place for place in DISTRICTS if DISTRICT_BY_NAME[place] not in view.sunk]
    closed = [place for place in left if DISTRICT_BY_NAME[place] in view.quarantined]
    if card == "relocation":
        return (("closed", tuple(closed)),)
    sources = threatened if card == "rescue" and threatened else left
    empty = [place for place in sources if not any(view.houses[DISTRICT_BY_NAME[place]]) and place not in closed]
    reasons = (
        ("empty", tuple(empty)),
        ("closed", tuple(place for place in closed if place in sources)),
        ("there", tuple(place for place in sources if place not in empty and place not in closed)),
    )
    return tuple(each for each in reasons if each[1])
