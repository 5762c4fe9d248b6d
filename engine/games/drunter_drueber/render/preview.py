"""The preview of a placement that is chosen but not made yet: its tile, and what it covers and blocks."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment
from engine.games.drunter_drueber.render.board import covered_building_drawing, tile_outline_drawing
from engine.games.drunter_drueber.render.pieces import use
from engine.games.drunter_drueber.render.town import centre_of_square
from engine.games.drunter_drueber.rules.board import DIRECTIONS, Board, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS, free_end, pawns_blocked_by
from engine.games.drunter_drueber.rules.components import PAWNS
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import Placement
from engine.games.drunter_drueber.rules.view import View


def placement_preview_drawing(view: View, seat: Seat, move: str, texts: Texts) -> Html:
    """Return the tile and pawn of a placement, with marks on what it covers and blocks; NOTHING for other moves."""
    if move not in PLACEMENTS:
        return NOTHING
    placement = PLACEMENTS[move]
    squares = squares_of_placement(view, placement)
    return fragment(
        previewed_tile_drawing(view.board, placement, squares),
        previewed_loss_drawings(view.board, squares, texts),
        blocked_pawn_cross_drawings(view, placement, squares),
    )


def previewed_tile_drawing(board: Board, placement: Placement, squares: Sequence[Square]) -> Html:
    """Return the tile on its squares, framed, with the pawn on its free end."""
    drawn = use(f"{placement.tile_type}{DIRECTIONS[placement.direction]}", *centre_of_square(board, squares[0]))
    moved = use(f"p{PAWNS[placement.pawn]}", *centre_of_square(board, free_end(squares)), "m-ghost")
    return fragment(drawn, tile_outline_drawing(board, squares, "m-new"), moved)


def previewed_loss_drawings(board: Board, squares: Sequence[Square], texts: Texts) -> Iterator[Html]:
    """Yield the buildings that would be lost, struck through, and a question mark if a vote decides."""
    for square in squares:
        if square in board.buildings:
            yield covered_building_drawing(board, square, texts, under_pawn=square == free_end(squares))
        elif square in board.outhouses:
            yield use("q", *centre_of_square(board, square))


def blocked_pawn_cross_drawings(view: View, placement: Placement, squares: tuple[Square, ...]) -> Iterator[Html]:
    """Yield a cross over each pawn that would be blocked, and so removed."""
    for pawn in pawns_blocked_by(view, placement, squares):
        square = free_end(squares) if pawn == placement.pawn else view.pawns[pawn]
        yield use("x", *centre_of_square(view.board, square))
