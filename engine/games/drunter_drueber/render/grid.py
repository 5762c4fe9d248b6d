"""The squares as buttons, laid over the board while someone places a tile on it."""

from collections.abc import Sequence
from html import escape

from engine.core.describe import Texts
from engine.games.drunter_drueber.render.pieces import building_name
from engine.games.drunter_drueber.rules.components import KINDS, PAWN_KINDS, PAWNS
from engine.games.drunter_drueber.rules.state import BRIDGES
from engine.games.drunter_drueber.rules.view import View


def grid(view: View, seat: int, moves: Sequence[str], texts: Texts) -> str:
    """Return the grid over the board for a seat that places a tile; "" in any other phase."""
    if view.phase != "place" or seat not in view.owing or not moves:
        return ""
    board = view.board
    kinds = {square: PAWN_KINDS[laid.placement.pawn] for laid in view.laid for square in laid.squares}
    rows = "".join(
        f'<div role="row">{"".join(cell(view, square, kinds, texts) for square in squares)}</div>'
        for squares in ([board.square(row, column) for column in range(board.columns)] for row in range(board.rows))
    )
    return (
        f'<trick-grid data-form="decide" style="--c:{board.columns};--r:{board.rows}"><div role="grid" '
        f'aria-label="{escape(texts["render.grid"])}" aria-rowcount="{board.rows}" aria-colcount="{board.columns}">'
        f"{rows}</div></trick-grid>"
    )


def cell(view: View, square: int, kinds: dict[int, int], texts: Texts) -> str:
    """Return one square as a button that says what is there."""
    name = view.board.name(square)
    told = escape(texts["render.cell"].format(square=name, there=there(view, square, kinds, texts)))
    return f'<button type="button" role="gridcell" tabindex="-1" data-square="{name}" aria-label="{told}"></button>'


def there(view: View, square: int, kinds: dict[int, int], texts: Texts) -> str:
    """Return what is on a square, in words, with the pawn that stands there."""
    told = below(view, square, kinds, texts)
    for name, at in zip(PAWNS, view.pawns, strict=True):
        if at == square:
            return texts["render.pawn_here"].format(there=told, pawn=texts[f"render.pawn_{name}"])
    return told


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
