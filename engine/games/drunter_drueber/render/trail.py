"""The paths that a view's tiles form from the corners, with the bridges that they pass under."""

from typing import Final

from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.components import PAWNS, BuildingType, Pawn
from engine.games.drunter_drueber.rules.scoring import uncovered_buildings_that_count
from engine.games.drunter_drueber.rules.state import BRIDGES, TILE, Laid, bridge_across
from engine.games.drunter_drueber.rules.view import View

COVERED: Final = frozenset({TILE, *BRIDGES})
"""What a cover has where a tile lies."""
Stretch = tuple[Laid, tuple[Square, ...]]
"""A tile, and the bridges that its path passes under just before it."""


def laid_tiles_with_bridges(view: View) -> list[Stretch]:
    """Return the tiles in the order in which they were laid, each with the bridges passed just before it."""
    found: list[Stretch] = []
    for laid in view.laid:
        way = laid.placement.direction
        # The square before them is the pawn's: no pawn stands on a bridge.
        first = before = Square(laid.squares[0] - view.board.steps[way])
        while view.cover[before] == bridge_across(way):
            before = Square(before - view.board.steps[way])
        passed = range(before, first, view.board.steps[way])
        found.append((laid, tuple(Square(square + view.board.steps[way]) for square in passed)))
    return found


def squares_of_untold_tiles(view: View) -> list[Square]:
    """Return the squares that are covered, though it is not told by which tile, in reading order."""
    laid = {square for each in view.laid for square in each.squares}
    every = view.board.squares_by_name.values()
    return [square for square in every if square not in laid and view.cover[square] in COVERED]


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
