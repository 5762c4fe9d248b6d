"""What a move puts at risk of what its own seat plays for: its district, and the houses of its colour."""

from typing import Final

from engine.core.telling import Note
from engine.games.vineta.rules.components import BONUS, DISTRICTS, District
from engine.games.vineta.rules.notation import AuthorityMove, CardMove, HouseMove, Meaning, parse_target_text
from engine.games.vineta.rules.state import find_series
from engine.games.vineta.rules.view import PhaseName, View

THREATENING: Final[tuple[PhaseName, ...]] = ("flood", "sink")
"""The decisions in which a district is named that comes nearer to sinking."""


def risk_note(view: View, move: str) -> Note:
    """Return what a move puts at risk: the seat's own district, or houses of its colour; None for neither."""
    if view.seat is None or (meant := parse_target_text(move)) is None:
        return None
    colour, own = view.tiles[view.seat]
    if isinstance(meant, HouseMove):
        if meant.colour != colour:
            return None
        if meant.source == own and own not in view.sunk:
            return "note.risk.house_away", {}
        return ("note.risk.house_threatened", {}) if find_series(view.series, meant.target) else None
    district = threatened_district(view, meant)
    if district is None:
        return None
    told = {"district": DISTRICTS[district]}
    if district == own:
        return "note.risk.district", told | {"bonus": BONUS[district]}
    count = view.houses[district][colour]
    return ("note.risk.houses", told | {"count": count}) if count else None


def threatened_district(view: View, meant: Meaning) -> District | None:
    """Return the district that a move brings nearer to sinking; None for one that does not."""
    if isinstance(meant, AuthorityMove):
        return meant.district if meant.waves > 0 else None
    if isinstance(meant, CardMove):
        return meant.target
    return meant if isinstance(meant, int) and view.phase in THREATENING else None
