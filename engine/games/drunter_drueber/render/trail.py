"""The paths that a view's tiles form from the corners, with the bridges that they pass under."""

from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.building import free_end
from engine.games.drunter_drueber.rules.components import PAWNS, BuildingType, Pawn
from engine.games.drunter_drueber.rules.scoring import uncovered_buildings_that_count
from engine.games.drunter_drueber.rules.state import Laid
from engine.games.drunter_drueber.rules.view import View

Stretch = tuple[Laid, tuple[Square, ...]]
"""A tile, and the bridges that its path passes under just before it."""


def laid_tiles_with_bridges(view: View) -> list[Stretch]:
    """Return the tiles in the order in which they were laid, each with the bridges passed just before it."""
    found: list[Stretch] = []
    ends = list(view.board.pawns)
    for laid in view.laid:
        pawn, _, direction = laid.placement
        step = view.board.steps[direction]
        found.append((laid, tuple(map(Square, range(ends[pawn] + step, laid.squares[0], step)))))
        ends[pawn] = free_end(laid.squares)
    return found


def laid_tiles_with_bridges_by_pawn(view: View) -> list[list[Stretch]]:
    """Return for each pawn its tiles in order, each with the bridges passed just before it."""
    tiles = laid_tiles_with_bridges(view)
    return [[each for each in tiles if each[0].placement.pawn == pawn] for pawn in range(len(PAWNS))]


def pawn_of_tile_by_square(view: View) -> dict[Square, Pawn]:
    """Map each covered square to the pawn that the topmost tile there belongs to."""
    return {square: laid.placement.pawn for laid in view.laid for square in laid.squares}


def covered_building_values(view: View, type_: BuildingType) -> list[int]:
    """Return the values of a type's buildings that are covered."""
    printed = [building for building in view.board.buildings.values() if building.type == type_]
    left = uncovered_buildings_that_count(view, type_)
    return sorted(building.value for building in printed if building not in left)
