"""The squares as buttons, laid over the board while someone places a tile on it."""

from collections.abc import Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render.forms import grid_cell
from engine.games.drunter_drueber.render.pieces import building_name
from engine.games.drunter_drueber.rules.components import KINDS, PAWN_KINDS, PAWNS
from engine.games.drunter_drueber.rules.state import BRIDGES
from engine.games.drunter_drueber.rules.view import View


def grid(view: View, seat: Seat, moves: Sequence[str], texts: Texts) -> Html:
    """Return the grid over the board for a seat that places a tile, none in any other phase."""
    if view.phase != "place" or seat not in view.owing or not moves:
        return NOTHING
    board = view.board
    kinds = {square: PAWN_KINDS[laid.placement.pawn] for laid in view.laid for square in laid.squares}
    squares = ([board.square(row, column) for column in range(board.columns)] for row in range(board.rows))
    rows = (tag("div", (cell(view, square, kinds, texts) for square in row), role="row") for row in squares)
    size = {"aria_rowcount": board.rows, "aria_colcount": board.columns}
    cells = tag("div", rows, role="grid", aria_label=texts["render.grid"], **size)
    return tag("trick-grid", cells, data_form="decide", style=f"--c:{board.columns};--r:{board.rows}")


def cell(view: View, square: int, kinds: dict[int, int], texts: Texts) -> Html:
    """Return one square as a button that says what is there."""
    name = view.board.name(square)
    label = texts["render.cell"].format(square=name, there=there(view, square, kinds, texts))
    return grid_cell(name, label)


def there(view: View, square: int, kinds: dict[int, int], texts: Texts) -> str:
    """Return what is on a square, in words, with the pawn that stands there."""
    ground = below(view, square, kinds, texts)
    for name, at in zip(PAWNS, view.pawns, strict=True):
        if at == square:
            return texts["render.pawn_here"].format(there=ground, pawn=texts[f"render.pawn_{name}"])
    return ground


def below(view: View, square: int, kinds: dict[int, int], texts: Texts) -> str:
    """Return what is on a square, pawns aside."""
    board = view.board
    if square in kinds:
        key = "render.bridge_on" if view.cover[square] in BRIDGES else "render.tile_on"
        return texts[key].format(kind=texts[f"render.some_{KINDS[kinds[square]]}"])
    if square in board.pawns:
        return texts[f"render.corner_{KINDS[PAWN_KINDS[board.pawns.index(square)]]}"]
    if square in board.buildings:
        building = board.buildings[square]
        return building_name(building.type, building.value, texts)
    return texts["render.outhouse" if square in board.outhouses else "render.free"]
