"""Buildings that are lost: to whom, and under which tile, as the coach counts and names it."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.outcomes import Particulars, Way, particulars
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import Building
from engine.games.drunter_drueber.rules.components import EACH, PAWN_KINDS, PAWNS, Target
from engine.games.drunter_drueber.rules.scoring import OF_VALUE
from engine.games.drunter_drueber.rules.state import State


def own_points_of_covered_building(event: e.BuildingCovered, state: State, seat: Seat) -> int:
    """Return the points that a covered building would have brought the seat by its target cards."""
    return points_of_building(Building(event.type, event.value), state.targets[seat])


def points_of_building(building: Building, targets: Sequence[Target]) -> int:
    """Return the points that a building brings by these target cards; LOWEST is left out."""
    of_value = (card for card, value in OF_VALUE.items() if value == building.value)
    if not {building.type, *of_value, EACH}.isdisjoint(targets):
        return 1 if EACH in targets else building.value
    return 0


def is_own_building_covered(event: e.BuildingCovered, state: State, seat: Seat) -> bool:
    """Return whether a covered building counts for the seat's target cards."""
    return own_points_of_covered_building(event, state, seat) > 0


def is_rival_building_covered(event: e.BuildingCovered, state: State, seat: Seat) -> bool:
    """Return whether a covered building counts for another seat's target cards, and not for the seat's own."""
    return bool(rivals_losing_building(event, state, seat)) and not is_own_building_covered(event, state, seat)


def rivals_losing_building(event: e.BuildingCovered, state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats whose target cards a covered building counts for."""
    building = Building(event.type, event.value)
    return tuple(
        other for other in range(state.players) if other != seat and points_of_building(building, state.targets[other])
    )


def covered_building(event: e.BuildingCovered, _state: State, _seat: Seat) -> Particulars:
    """Return the building that was covered, and its square."""
    return particulars(building=(Building(event.type, event.value).name,), square=event.square)


def covered_building_and_losers(event: e.BuildingCovered, state: State, seat: Seat) -> Particulars:
    """Return the same with the other seats that it counts for."""
    return particulars(owner=rivals_losing_building(event, state, seat)) + covered_building(event, state, seat)


def covering_tile(event: e.BuildingCovered, state: State, _seat: Seat) -> Particulars:
    """Return the tile that was just laid: by whom, at which pawn, and where."""
    laid = state.laid[-1]
    pawn = laid.placement.pawn
    squares = tuple(map(state.board.square_name, laid.squares))
    return particulars(
        by=event.seat, kind=PAWN_KINDS[pawn], length=laid.placement.length, pawn=PAWNS[pawn], squares=squares
    )


def covering_path(event: e.BuildingCovered, state: State, _seat: Seat) -> Particulars:
    """Return by whom the path was prolonged that has just covered a building, and at which pawn."""
    pawn = state.laid[-1].placement.pawn
    return particulars(by=event.seat, kind=PAWN_KINDS[pawn], pawn=PAWNS[pawn])


def covering_pawn(event: e.BuildingCovered, state: State, _seat: Seat) -> Particulars:
    """Return at which pawn the path was prolonged that has just covered a building, whoever did it."""
    pawn = state.laid[-1].placement.pawn
    return particulars(kind=PAWN_KINDS[pawn], pawn=PAWNS[pawn])


COVERING: Final = (Way("tile", covering_tile), Way("path", covering_path), Way("pawn", covering_pawn))
"""The ways in which a building is covered, from the most exact one."""
