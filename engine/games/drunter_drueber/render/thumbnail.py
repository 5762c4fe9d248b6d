"""The thumbnail of a town for a list of games: only its paths."""

from collections.abc import Iterator

from engine.core.html import Html, tag
from engine.core.render import svg, svg_path
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.components import KINDS, PAWN_KINDS
from engine.games.drunter_drueber.rules.state import Laid
from engine.games.drunter_drueber.rules.view import View


def thumbnail(view: View) -> Html:
    """Return a picture of the tiles as lines, in which a square is one unit wide."""
    wide, high = view.board.columns, view.board.rows
    return svg("thumb", f"0 0 {wide} {high}", svg_path("d-gr", f"M0 0h{wide}v{high}H0z"), path_line_drawings(view))


def path_line_drawings(view: View) -> Iterator[Html]:
    """Yield one SVG path for each kind that has been laid, through all its tiles."""
    for number, kind in enumerate(KINDS):
        laid = [each for each in view.laid if PAWN_KINDS[each.placement.pawn] == number]
        if laid:
            yield tag("path", class_=f"d-{kind}t", d="".join(svg_path_along_tile(view.board, each) for each in laid))


def svg_path_along_tile(board: Board, laid: Laid) -> str:
    """Return the path data of a line along a tile, over the full length of its squares."""
    ends = [board.row_and_column(square) for square in (min(laid.squares), max(laid.squares))]
    (row, column), (last_row, last_column) = ends
    if laid.placement.direction % 2:
        return f"M{column} {row}.5H{last_column + 1}"
    return f"M{column}.5 {row}V{last_row + 1}"
