"""What may follow from a card or from what it does, for the coach to count."""

from typing import Any, Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome, anybody
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS


def takes_houses(event: e.HousesShared, _view: Any, seat: Seat) -> bool:
    """Return whether the seat takes houses."""
    return bool(event.counts[seat])


def others_take_houses(event: e.HousesShared, _view: Any, seat: Seat) -> bool:
    """Return whether another seat takes houses."""
    return any(count for other, count in enumerate(event.counts) if other != seat)


def sinks_own_district(event: e.DistrictSunk, view: Any, seat: Seat) -> bool:
    """Return whether it is the district on the seat's tile."""
    return bool(DISTRICTS.index(event.district) == view.tiles[seat][1])


def sinks_own_houses(event: e.DistrictSunk, view: Any, seat: Seat) -> bool:
    """Return whether the seat had houses of its colour there when it decided."""
    return bool(view.houses[DISTRICTS.index(event.district)][view.tiles[seat][0]])


OUTCOMES: Final = (
    Outcome("houses_taken", (e.HousesShared,), takes_houses, wish=1),
    Outcome("houses_lost_to_others", (e.HousesShared,), others_take_houses, wish=-1),
    Outcome("own_district_sinks", (e.DistrictSunk,), sinks_own_district, wish=-1),
    Outcome("own_houses_sink", (e.DistrictSunk,), sinks_own_houses, wish=-1),
    Outcome("void", (e.CardVoid,), soon=True),
    Outcome("round_added", (e.RoundAdded,), anybody),
)
