"""A second, independent implementation of the rules of Drunter & Drüber, for the invariants.

Slow and simple on purpose, and without code of the engine: squares are (row, column), the board is its
text, and every question is answered from the tiles laid. The invariants compare it with the engine.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

Square = tuple[int, int]
WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
KIND_OF = {"w1": "w", "w2": "w", "r": "r", "f": "f"}


def square_of(name: str) -> Square:
    """Return row and column of a name: h4."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


@dataclass
class Referee:
    """The board and the tiles on it, each as kind letter and squares from the start edge; pawns by name."""

    board: str
    tiles: list[tuple[str, list[Square]]]
    several: bool

    def __post_init__(self) -> None:
        self.rows = [line.split() for line in self.board.strip().splitlines()]
        self.under_tiles = {square for _, squares in self.tiles for square in squares}

    def printed(self, square: Square) -> str:
        """Return what is printed on a square; "" off the board."""
        row, column = square
        on_board = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return self.rows[row][column] if on_board else ""

    def free(self, square: Square) -> bool:
        """Return whether a tile may lie on a square."""
        return bool(self.printed(square)) and not self.printed(square).endswith("!") and square not in self.under_tiles

    def bridge_across(self, square: Square, way: str) -> bool:
        """Return whether a triple's middle lies here, so that a path in this direction passes under it."""
        for _, squares in self.tiles:
            if len(squares) == 3 and squares[1] == square:
                lies_north_south = squares[0][1] == squares[2][1]
                return lies_north_south == (way in "ew")
        return False

    def start(self, pawn: Square, way: str) -> Square | None:
        """Return the square where a tile at this pawn would begin."""
        down, right = WAYS[way]
        square, bridges = (pawn[0] + down, pawn[1] + right), 0
        while self.bridge_across(square, way) and (self.several or not bridges):
            square, bridges = (square[0] + down, square[1] + right), bridges + 1
        return square if self.free(square) else None

    def squares(self, pawn: Square, length: int, way: str) -> list[Square]:
        """Return the squares of a placement, [] if it is not possible."""
        start = self.start(pawn, way)
        if start is None:
            return []
        found = [(start[0] + step * WAYS[way][0], start[1] + step * WAYS[way][1]) for step in range(length)]
        return found if all(map(self.free, found)) else []

    def room(self, pawn: Square) -> bool:
        """Return whether a tile of length 1 fits anywhere beside a pawn."""
        return any(self.squares(pawn, 1, way) for way in WAYS)

    def placements(self, pawns: dict[str, Square], hand: dict[str, int]) -> Iterator[str]:
        """Yield every placement that these tiles allow."""
        for pawn, square in pawns.items():
            for length in (1, 2, 3):
                for way in WAYS:
                    if hand[f"{KIND_OF[pawn]}{length}"] and self.squares(square, length, way):
                        yield f"{pawn}-{length}{way}"

    @cached_property
    def standing(self) -> list[tuple[str, int]]:
        """Return the buildings that no tile covers, as type and value."""
        squares = [(row, column) for row in range(len(self.rows)) for column in range(len(self.rows[0]))]
        left = [self.printed(square) for square in squares if square not in self.under_tiles]
        return [(entry[0], int(entry[1:])) for entry in left if entry[0] in "KSJTBG"]

    def points(self, target: str) -> int:
        """Return what a target card brings."""
        left = self.standing
        if target == "each":
            return len(left)
        if target == "lowest":
            return sum(min(values) for kind in "KSJTBG" if (values := [value for each, value in left if each == kind]))
        if target in ("all3", "all4"):
            return sum(value for _, value in left if value == int(target[-1]))
        return sum(value for each, value in left if each == target)


def vowels(card: str) -> int:
    """Return the votes of a card, yes above 0: its vowels."""
    return {"j": 1, "n": -1}[card[0]] * sum(letter in "ae" for letter in card)


def winners(totals: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return who has most: points first, then what breaks a tie, in its order."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
