"""The town in letters, for where there is no picture."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.games.drunter_drueber.render.trail import pawn_of_tile_by_square
from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, PAWNS, Pawn
from engine.games.drunter_drueber.rules.view import View

OUTHOUSE: Final = "##"
PLAIN: Final = "·"
PROPOSED: Final = "?"
"""Marks the squares of a tile under vote."""
CELL: Final = 3
"""Letters a square."""


def town_in_letters(view: View, texts: Texts) -> str:
    """Return the town, a line for each row, and what its letters mean.

    A tile bears the name of its pawn, as in moves; the pawn itself is in capitals, a tile under vote is PROPOSED.
    """
    names = list(view.board.squares_by_name.items())
    columns = view.board.columns
    rows = [names[start : start + columns] for start in range(0, len(names), columns)]
    head = "".join(f"{name[0]:>{CELL}}" for name, _ in rows[0])
    laid = pawn_of_tile_by_square(view)
    lines = (f"{row[0][0][1:]:>2}{row_in_letters(view, row, laid)}" for row in rows)
    return "\n".join([f"  {head}", *lines, "   " + letters_in_words(texts)])


def letters_in_words(texts: Texts) -> str:
    """Return which type of buildings each letter of the board is, and what stands for an outhouse."""
    types = [f"{type_} {texts[f'render.type_{type_}']}" for type_ in BUILDING_TYPES]
    return " · ".join([*types, f"{OUTHOUSE} {texts['render.outhouse']}"])


def row_in_letters(view: View, row: Sequence[tuple[str, Square]], laid: Mapping[Square, Pawn]) -> str:
    """Return the squares of a row."""
    return "".join(f"{square_in_letters(view, square, laid):>{CELL}}" for _, square in row)


def square_in_letters(view: View, square: Square, laid: Mapping[Square, Pawn]) -> str:
    """Return what is on a square: a pawn, a tile, or else what is printed there."""
    if square in view.pawns:
        return PAWNS[view.pawns.index(square)].upper()
    if square in view.proposed:
        return PROPOSED
    if square in laid:
        return PAWNS[laid[square]]
    building = view.board.buildings.get(square)
    return building.name if building else OUTHOUSE if square in view.board.outhouses else PLAIN
