"""How far each pawn can build, for laying tiles, passing bridges and blocking: chapters 2 to 4 of the rules.

Bots need this all the time, so it is fast, and names no rule or reason: `building` and `bridges` do. `test_reach.py`
compares both with a slow referee.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.games.drunter_drueber.rules.board import (
    DIRECTIONS,
    EAST,
    FREE,
    NORTH,
    Board,
    Direction,
    Square,
    squares_in_line,
)
from engine.games.drunter_drueber.rules.components import LONGEST, Pawn
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.state import Placement, bridge_across


class Way(NamedTuple):
    """How far a path can go on from a pawn in one direction."""

    ahead: int
    """The distance of the tile's first square from the pawn: 1, more past a bridge, 0 if no tile fits."""
    longest: int
    """The length of the longest tile that fits, 0 to LONGEST."""


Reach = tuple[Way, ...]
"""The ways of one pawn, by direction."""

BLOCKED: Final = Way(0, 0)
NOWHERE: Final = (BLOCKED,) * len(DIRECTIONS)
"""The reach of a pawn that can build in no direction."""


def reach_of_pawns(ground: Ground) -> tuple[Reach, ...]:
    """Return the reach of each pawn, in the order of PAWNS."""
    return find_reaches(ground.board, ground.cover, tuple(ground.pawns), ground.options.bridges == "several")


@lru_cache(maxsize=256)
def find_reaches(board: Board, cover: bytes, pawns: tuple[Square, ...], several: bool) -> tuple[Reach, ...]:
    """Return the reach of a pawn on each of these squares, NOWHERE for NO_SQUARE; cached."""
    upright, level = WAYS[several]
    found: list[Reach] = []
    for square in pawns:
        if square:
            north, east, south, west = squares_ahead(board, square, several)
            found.append((upright[cover[north]], level[cover[east]], upright[cover[south]], level[cover[west]]))
        else:
            found.append(NOWHERE)
    return tuple(found)


@cache
def squares_ahead(board: Board, square: Square, several: bool) -> tuple[slice, ...]:
    """Return, by direction, the slice of a cover ahead of a pawn that decides on its way; it may go past the rim."""
    count = max(board.rows, board.columns) if several else LONGEST + 1
    stops = [square + step * (count + 1) for step in board.steps]
    return tuple(
        slice(square + step, stop if stop >= 0 else None, step) for step, stop in zip(board.steps, stops, strict=True)
    )


class Ways(dict[bytes, Way]):
    """A cache of how far a path can go on in a direction, by the cover of the squares ahead."""

    def __init__(self, crossed: int, several: bool) -> None:
        super().__init__()
        self.crossed, self.several = crossed, several

    def __missing__(self, cover: bytes) -> Way:
        """Work a way out: it may pass under a bridge that crosses it, or under several if the option allows it.

        The rules are those of `log_passed_bridges` and `refuse_blocked_bridge`.
        """
        start = longest = 0
        while cover[start] == self.crossed and (self.several or not start):
            start += 1
        while longest < LONGEST and cover[start + longest] == FREE:
            longest += 1
        way = Way(start + 1, longest) if longest else BLOCKED
        if not self.several:
            # Without the option there are few enough lines of squares; with it, too many to keep.
            self[cover] = way
        return way


WAYS: Final = {
    several: (Ways(bridge_across(NORTH), several), Ways(bridge_across(EAST), several)) for several in (False, True)
}
"""By the option `several`: the ways to the north or south, then those to the east or west."""


def start_square_of_tile(ground: Ground, pawn: Pawn, direction: Direction) -> Square:
    """Return the square where a tile at a pawn would begin, past any bridges; the adjacent one if none fits."""
    way = reach_of_pawns(ground)[pawn][direction]
    return Square(ground.pawns[pawn] + ground.board.steps[direction] * (way.ahead or 1))


def squares_of_placement(ground: Ground, placement: Placement) -> tuple[Square, ...]:
    """Return the squares that a placement would cover, from the start edge; () if it does not fit."""
    pawn, length, direction = placement
    ahead, longest = reach_of_pawns(ground)[pawn][direction]
    if length > longest:
        return ()
    step = ground.board.steps[direction]
    return squares_in_line(Square(ground.pawns[pawn] + step * ahead), step, length)
