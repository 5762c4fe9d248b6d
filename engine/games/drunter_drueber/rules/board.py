"""The board of Drunter & Drüber: a text that says where everything is, read and checked.

The text has a line for each row, with entries separated by spaces: `.` a free square, `##` an outhouse, `K5` a
building (type and value), and a corner for each pawn: `W!` wall, `R!` road, `F!` river. A position may give another
board.

Squares are numbers on a grid with a closed rim, so that a step never leaves it; their names are a letter for the
column and a number for the row: a1 is at the top left.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from string import ascii_lowercase
from typing import Final, Literal, NewType

from engine.core.files import file_text
from engine.core.game import Refusal
from engine.core.schema import SHOWN
from engine.games.drunter_drueber.rules import components as c

Square = NewType("Square", int)
"""A square by its number on the grid; see `Board.square_at`."""
SquareName = NewType("SquareName", str)
"""A square by column letter and row number: "h4"."""
NO_SQUARE: Final = Square(0)
"""Stands for the square of a removed pawn and for a missing outhouse; it is on the rim of the grid."""

SIZES: Final = range(4, 27)
"""The numbers of rows or columns that a board may have; each column needs a letter of its own."""

CORNERS: Final = ("W!", "R!", "F!")
"""The entry of a corner where a pawn begins, by kind."""
PLAIN: Final = "."
OUTHOUSE: Final = "##"
FREE: Final = 0
"""In a cover: a free square."""
CLOSED: Final = 4
"""In a cover: a corner, or off the board."""

Direction = NewType("Direction", int)
"""A direction by its place in DIRECTIONS."""
DirectionLetter = Literal["n", "e", "s", "w"]
DIRECTIONS: Final[tuple[DirectionLetter, ...]] = ("n", "e", "s", "w")
EVERY_WAY: Final = tuple(map(Direction, range(len(DIRECTIONS))))
NORTH: Final = Direction(0)
EAST: Final = Direction(1)


BuildingName = NewType("BuildingName", str)
"""A building by its type and value, as the board's text has it: "K5"."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building as printed: its type and its value."""

    type: c.BuildingType
    value: int

    @property
    def name(self) -> BuildingName:
        """Type and value: "K5"."""
        return BuildingName(f"{self.type}{self.value}")


BUILDINGS: Final[Mapping[str, Building]] = {
    building.name: building
    for building in (Building(type_, value) for type_ in c.BUILDING_TYPES for value in c.BUILDING_VALUES)
}
"""Every building by its name."""


@dataclass(frozen=True, eq=False)
class Board:
    """A playable board; there is one object for each text, so equal boards are identical.

    `cover` is the grid before any tile is laid; `pawns` the corners where the pawns begin, in the order of PAWNS.
    """

    text: str
    rows: int
    columns: int
    steps: tuple[int, int, int, int]
    """The difference between the numbers of neighbouring squares, by direction."""
    cover: bytes
    pawns: tuple[Square, ...]
    buildings: dict[Square, Building]
    outhouses: frozenset[Square]

    def __reduce__(self) -> tuple[Callable[[str], "Board"], tuple[str]]:
        """Let copies and what was pickled be the one board of their text, too."""
        return read_board, (self.text,)

    @property
    def row_stride(self) -> int:
        """The difference between the numbers of a square and the one below it; the rim counts."""
        return self.columns + 2

    def square_at(self, row: int, column: int) -> Square:
        """Return the square of a row and a column, both from 0."""
        return Square((row + 1) * self.row_stride + column + 1)

    def row_and_column(self, square: Square) -> tuple[int, int]:
        """Return row and column of a square, both from 0."""
        row, column = divmod(square, self.row_stride)
        return row - 1, column - 1

    def square_name(self, square: Square) -> SquareName:
        """Return a square as column letter and row number from 1."""
        row, column = self.row_and_column(square)
        return SquareName(f"{ascii_lowercase[column]}{row + 1}")

    def square_named(self, name: str) -> Square:
        """Return the square of this name; raise KeyError if the board has none."""
        return self.squares_by_name[name]

    @property
    def squares_by_name(self) -> Mapping[str, Square]:
        """Every square by its name, in reading order."""
        return squares_by_name(self)


@cache
def squares_by_name(board: Board) -> Mapping[str, Square]:
    """Return every square of a board by its name, in reading order."""
    squares = [board.square_at(row, column) for row in range(board.rows) for column in range(board.columns)]
    return {board.square_name(square): square for square in squares}


@cache
def squares_in_line(first: Square, step: int, length: int) -> tuple[Square, ...]:
    """Return `length` squares in a row, from the first on; `step`: one of `Board.steps`."""
    return tuple(map(Square, range(first, first + step * length, step)))


@cache
def read_board(text: str) -> Board:
    """Return the board that a text draws; raise Refusal("bad_board", place=…) with the square or row that is wrong."""
    lines = tuple(tuple(line.split()) for line in text.strip().splitlines())
    refuse_bad_board_size(lines)
    refuse_wrong_corners(lines)
    rows, columns = len(lines), len(lines[0])
    width = columns + 2
    cover = [CLOSED] * (width * (rows + 2))
    entries = {
        Square((row + 1) * width + column + 1): lines[row][column] for row in range(rows) for column in range(columns)
    }
    for square, entry in entries.items():
        cover[square] = CLOSED if entry in CORNERS else FREE
    outhouses = frozenset(square for square, entry in entries.items() if entry == OUTHOUSE)
    refuse_outhouses_too_close(outhouses, width)
    return Board(
        text,
        rows,
        columns,
        (-width, 1, width, -1),
        bytes(cover),
        pawns=tuple(square for corner in CORNERS for square, entry in entries.items() if entry == corner),
        buildings=read_buildings(entries),
        outhouses=outhouses,
    )


def refuse_bad_board_size(lines: Sequence[Sequence[str]]) -> None:
    """Raise Refusal("bad_board") unless all rows are equally long and both sizes are in SIZES."""
    if len(lines) not in SIZES or len(lines[0]) not in SIZES:
        raise Refusal("bad_board", place=f"{len(lines)} × {len(lines[0]) if lines else 0}")
    for number, line in enumerate(lines, 1):
        if len(line) != len(lines[0]):
            raise Refusal("bad_board", place=f"{number}: {' '.join(line)}"[:SHOWN])


def refuse_wrong_corners(lines: Sequence[Sequence[str]]) -> None:
    """Raise Refusal("bad_board") unless each pawn begins in a corner of its kind, and such corners are nowhere else."""
    corners = [line[end] for line in (lines[0], lines[-1]) for end in (0, -1)]
    everywhere = [entry for line in lines for entry in line if entry in CORNERS]
    if sorted(corners) != sorted(CORNERS[kind] for kind in c.PAWN_KINDS) or len(everywhere) != len(corners):
        raise Refusal("bad_board", place=" ".join(everywhere)[:SHOWN])


def refuse_outhouses_too_close(outhouses: frozenset[Square], width: int) -> None:
    """Raise Refusal("bad_board") if one tile could cover two outhouses: a vote is on one outhouse."""
    for square in outhouses:
        if any(square + step * away in outhouses for step in (1, width) for away in range(1, c.LONGEST)):
            raise Refusal("bad_board", place=f"{OUTHOUSE} {OUTHOUSE}")


def read_buildings(entries: Mapping[Square, str]) -> dict[Square, Building]:
    """Return the buildings by square.

    Raises Refusal("bad_board") for an entry that is no building, and for a building that is there twice.
    """
    found: dict[Square, Building] = {}
    for square, entry in entries.items():
        if entry in (PLAIN, OUTHOUSE, *CORNERS):
            continue
        building = BUILDINGS.get(entry)
        if not building:
            raise Refusal("bad_board", place=entry[:SHOWN])
        if building in found.values():
            raise Refusal("bad_board", place=entry)
        found[square] = building
    return found


BOARD: Final = read_board(file_text(__package__, "board.txt"))
"""The board of the game."""
