"""A part of the town, drawn and told by itself: what a question is about is large enough to be touched on a phone."""

from collections.abc import Iterable, Iterator
from string import ascii_lowercase
from typing import Final, NamedTuple

from engine.core.describe import Texts
from engine.core.html import Html, fragment
from engine.core.render import svg_path
from engine.games.drunter_drueber.render.pieces import SIDE, building_name
from engine.games.drunter_drueber.render.town import EDGE, RIM, signs_as_one_svg_text
from engine.games.drunter_drueber.rules.board import Board, Square
from engine.games.drunter_drueber.rules.components import LONGEST
from engine.games.drunter_drueber.rules.view import View

COLUMNS: Final = range(5, 8)
"""So wide may a part be: on the narrowest phone a finger still finds one of its squares."""
ROWS: Final = range(4, 8)
"""So high may a part be."""


class Part(NamedTuple):
    """A rectangle of squares; columns and rows from 0, the last ones included."""

    left: int
    top: int
    right: int
    bottom: int


def whole_town(board: Board) -> Part:
    """Return all squares of the board as one part."""
    return Part(0, 0, board.columns - 1, board.rows - 1)


def part_around_squares(board: Board, squares: Iterable[Square], least: int = COLUMNS[0]) -> Part | None:
    """Return the part with these squares in its middle, no higher than wide; None if they lie too far apart.

    `least`: so many columns at least.
    """
    rows, columns = zip(*map(board.row_and_column, squares), strict=True)
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    if wide > COLUMNS[-1] or high > ROWS[-1]:
        return None
    shown_high = min(max(high + 2, ROWS[0]), ROWS[-1], board.rows)
    shown_wide = min(max(wide + 2, shown_high, least), COLUMNS[-1], board.columns)
    left, right = span_around(min(columns), max(columns), shown_wide, board.columns)
    top, bottom = span_around(min(rows), max(rows), shown_high, board.rows)
    return Part(left, top, right, bottom)


def span_around(first: int, last: int, length: int, limit: int) -> tuple[int, int]:
    """Return the first and the last of `length` numbers from 0, below `limit`, with `first` to `last` in the middle."""
    start = (first + last + 1 - length) // 2
    start = min(max(start, 0), limit - length)
    return start, start + length - 1


def name_of_part_mark(board: Board, part: Part) -> str:
    """Return the mark by which a drawing shows this part alone."""
    corners = (board.square_at(part.top, part.left), board.square_at(part.bottom, part.right))
    return ":".join(("part", *map(board.square_name, corners)))


def part_of_marks(board: Board, marks: Iterable[str]) -> Part | None:
    """Return the part that the marks name, None for the whole town."""
    for kind, _, corners in (mark.partition(":") for mark in marks):
        if kind == "part":
            first, last = (board.square_named(name) for name in corners.split(":"))
            (top, left), (bottom, right) = board.row_and_column(first), board.row_and_column(last)
            return Part(left, top, right, bottom)
    return None


def svg_view_box_of_part(board: Board, part: Part) -> str:
    """Return the view box of a part with its rim, and with the board's frame where that ends."""
    left, top = SIDE * part.left, SIDE * part.top
    wide = SIDE * (part.right + 1) - left + RIM + EDGE * (part.right == board.columns - 1)
    high = SIDE * (part.bottom + 1) - top + RIM + EDGE * (part.bottom == board.rows - 1)
    return f"{left - RIM} {top - RIM} {wide} {high}"


def part_rim_drawing(board: Board, part: Part) -> Html:
    """Return the names of a part's columns and rows along its rim; where the town goes on, squares end it."""
    left, top = SIDE * part.left, SIDE * part.top
    wide, high = SIDE * (part.right + 1) - left, SIDE * (part.bottom + 1) - top
    columns, rows = range(part.left, part.right + 1), range(part.top, part.bottom + 1)
    rim = f"M{left - RIM} {top - RIM}h{wide + RIM + EDGE}v{RIM}h{-wide - EDGE}v{high + EDGE}h{-RIM}z"
    return fragment(
        svg_path("d-fr", rim),
        signs_as_one_svg_text(
            "d-rt", [(SIDE * column + SIDE // 2, top - 2.5, ascii_lowercase[column]) for column in columns]
        ),
        (signs_as_one_svg_text("d-rt", [(left - 5.5, SIDE * row + SIDE // 2 + 3, str(row + 1))]) for row in rows),
    )


def part_in_words(view: View, part: Part, texts: Texts) -> Iterator[str]:
    """Yield which part of the town is seen, the buildings and outhouses that stand in it uncovered, and the bridges."""
    board = view.board
    yield texts["render.part_said"].format(
        columns=texts["render.span"].format(first=ascii_lowercase[part.left], last=ascii_lowercase[part.right]),
        rows=texts["render.span"].format(first=part.top + 1, last=part.bottom + 1),
    )
    covered = {square for laid in view.laid for square in laid.squares}
    seen = [square for square in squares_of_part(board, part) if square not in covered]
    standing = [
        texts["render.stands"].format(
            pawn=building_name(board.buildings[square].type, board.buildings[square].value, texts),
            square=board.square_name(square),
        )
        for square in seen
        if square in board.buildings
    ]
    outhouses = [board.square_name(square) for square in seen if square in board.outhouses]
    shown = {*squares_of_part(board, part)}
    bridges = [board.square_name(laid.squares[1]) for laid in view.laid if len(laid.squares) == LONGEST]
    in_part = [name for name in bridges if board.square_named(name) in shown]
    for key, named in (("part_buildings", standing), ("part_outhouses", outhouses), ("part_bridges", in_part)):
        if named:
            yield texts[f"render.{key}"].format(names=texts["render.and"].join(named))


def squares_of_part(board: Board, part: Part) -> Iterator[Square]:
    """Yield the squares of a part in reading order."""
    for row in range(part.top, part.bottom + 1):
        yield from (board.square_at(row, column) for column in range(part.left, part.right + 1))
