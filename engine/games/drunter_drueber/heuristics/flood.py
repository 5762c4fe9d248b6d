"""The squares that each pawn can still reach, hence the buildings that are safe for ever, in reach or exposed.

All of it follows from public facts: the ground, and the tiles in the hands. It is a superset: where a square is not in
reach, no play covers it.

A set of squares is a mask: an int with a bit for each square of the grid, by its number.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NewType, Protocol

from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import EAST, FREE, NORTH, Board, Square
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.reach import reach_of_pawns
from engine.games.drunter_drueber.rules.state import bridge_across

Mask = NewType("Mask", int)
"""A set of squares: the bit of each is set."""
NO_SQUARES: Final = Mask(0)

Safety = Literal["safe", "reach", "exposed"]
"""What can still happen to an uncovered building: nothing, something later, something by the next tile laid."""

Pool = tuple[int, ...]
"""How many tiles of each type all seats hold together, in the order of TILES."""


class HasGroundAndTiles(Ground, Protocol):
    """A ground with the seats' tiles: a state, a view (a bystander's too) or a moment of a replay."""

    @property
    def tiles(self) -> Sequence[Sequence[int]]:
        """How many of each type each seat holds, in the order of TILES."""


Flood = tuple[Mask, ...]
"""By pawn, the squares that its path can still reach; none for a pawn that is removed or has no tiles left."""


def building_safety(position: HasGroundAndTiles) -> Mapping[Square, Safety]:
    """Return for each uncovered building, by its square, whether it is safe for ever, in reach, or exposed.

    "exposed": the next tile laid can cover it, be it by a vote; "reach": a later one may; "safe": none can, ever.
    """
    reached, exposed = reached_squares(flood_of_position(position)), exposed_squares(position)
    return {
        square: "exposed" if exposed >> square & 1 else "reach" if reached >> square & 1 else "safe"
        for square in position.board.buildings
        if position.cover[square] == FREE
    }


def squares_in_reach_of_pawns(position: HasGroundAndTiles) -> tuple[tuple[Square, ...], ...]:
    """Return by pawn, in the order of PAWNS, the squares that its path can still reach, in reading order."""
    return tuple(map(squares_of_mask, flood_of_position(position)))


def flood_of_position(position: HasGroundAndTiles) -> Flood:
    """Return what each pawn can still reach in a state or view."""
    several = position.options.bridges == "several"
    return find_flood(position.board, position.cover, tuple(position.pawns), several, pooled_tiles(position.tiles))


def reached_squares(flood: Flood) -> Mask:
    """Return the squares that some pawn can still reach."""
    first, second, third, fourth = flood
    return Mask(first | second | third | fourth)


def squares_of_mask(mask: int) -> tuple[Square, ...]:
    """Return the squares of a mask, in reading order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(Square(lowest.bit_length() - 1))
        mask ^= lowest
    return tuple(found)


def mask_of_squares(squares: Sequence[Square]) -> Mask:
    """Return the set that has a bit for each of these squares."""
    found = 0
    for square in squares:
        found |= 1 << square
    return Mask(found)


def pooled_tiles(tiles: Sequence[Sequence[int]]) -> Pool:
    """Return how many tiles of each type all seats hold together."""
    return tuple(map(sum, zip(*tiles, strict=True)))


@lru_cache(maxsize=512)
def find_flood(board: Board, cover: bytes, pawns: tuple[Square, ...], several: bool, pool: Pool) -> Flood:
    """Return the same as `flood_of_position`, from hashable arguments and cached."""
    lines, steps = Lines(board, cover, several), steps_by_kind(pool, pawns, several)
    return tuple(
        [
            lines.flood(square, steps[kind]) if square and steps[kind] else NO_SQUARES
            for square, kind in zip(pawns, c.PAWN_KINDS, strict=True)
        ]
    )


def exposed_squares(position: HasGroundAndTiles) -> Mask:
    """Return the squares that the next tile can cover, if a seat that holds a fitting one lays it."""
    return reached_squares(exposed_squares_by_pawn(position))


def exposed_squares_by_pawn(position: HasGroundAndTiles) -> Flood:
    """Return by pawn the squares that the next tile at it can cover, if a seat that holds a fitting one lays it."""
    pool = pooled_tiles(position.tiles)
    exposed = []
    for square, kind, ways in zip(position.pawns, c.PAWN_KINDS, reach_of_pawns(position), strict=True):
        held, found = [length for length in c.LENGTHS if pool[c.tile_index(kind, length)]], 0
        for step, way in zip(position.board.steps, ways, strict=True):
            longest = max((length for length in held if length <= way.longest), default=0)
            for away in range(longest):
                found |= 1 << square + step * (way.ahead + away)
        exposed.append(Mask(found))
    return tuple(exposed)


def steps_by_kind(pool: Pool, pawns: Sequence[Square], several: bool) -> list[int]:
    """Return by kind how many steps a path can go on at most with all tiles of its kind that are left.

    Each square of a tile is a step. Each bridge that may still be built can take one more: the step over the square,
    now free, that it will lie on. None is passed twice, since the square on the near side is covered by then.
    """
    alive = {kind for kind, square in zip(c.PAWN_KINDS, pawns, strict=True) if square}
    bridges = sum([pool[c.tile_index(kind, c.LONGEST)] for kind in alive])
    found = []
    for kind in c.EVERY_KIND:
        singles, doubles, triples = pool[kind * len(c.LENGTHS) :][: len(c.LENGTHS)]
        tiles = singles + doubles + triples
        passed = bridges if several else min(bridges, tiles)
        found.append(singles + 2 * doubles + 3 * triples + passed if tiles else 0)
    return found


FREE_BITS: Final = bytes.maketrans(bytes(range(256)), b"1" + b"0" * 255)
"""Translates a cover to the binary digits of the mask of its free squares."""
BRIDGE_BITS: Final = {
    direction: bytes.maketrans(
        bytes(range(256)), bytes(ord("1" if each == bridge_across(direction) else "0") for each in range(256))
    )
    for direction in (NORTH, EAST)
}
"""The same for the bridges that a path in these directions passes under."""


class Lines:
    """How paths can run on one cover."""

    def __init__(self, board: Board, cover: bytes, several: bool) -> None:
        digits = cover[::-1]
        self.stride, self.several = board.row_stride, several
        self.free = int(digits.translate(FREE_BITS), 2)
        upright, level = (int(digits.translate(BRIDGE_BITS[way]), 2) for way in (NORTH, EAST))
        self.bridges = ((self.stride, upright), (1, level))
        self.beside_bridges = upright << self.stride | upright >> self.stride | level << 1 | level >> 1

    def flood(self, square: Square, budget: int) -> Mask:
        """Return the squares that a path from this square can reach within so many steps."""
        found = front = self.neighbours(1 << square)
        free, stride = self.free, self.stride
        for _ in range(budget):
            grown = (found << stride | found >> stride | found << 1 | found >> 1) & free | found
            if grown == found:
                # Bridges come late here, so that it may take more steps than a path needs, never fewer.
                grown |= self.behind_bridges(found & self.beside_bridges)
                if grown == found:
                    return Mask(found)
            found = grown
        return self.flood_within(front, budget)

    def flood_within(self, front: int, budget: int) -> Mask:
        """Return what can be reached from these squares, each of them a first step, within so many steps."""
        found = front
        for _ in range(budget - 1):
            front = self.neighbours(front) & ~found
            if not front:
                break
            found |= front
        return Mask(found)

    def neighbours(self, front: int) -> int:
        """Return the free squares one step away from some of these, or right behind bridges there."""
        stride = self.stride
        near = (front << stride | front >> stride | front << 1 | front >> 1) & self.free
        return near | self.behind_bridges(front) if front & self.beside_bridges else near

    def behind_bridges(self, front: int) -> int:
        """Return the free squares right behind a bridge beside one of these, or behind several by the option."""
        found = 0
        for step, bridges in self.bridges:
            ahead, back = front << step & bridges, front >> step & bridges
            while ahead or back:
                ahead, back = ahead << step, back >> step
                found |= ahead | back
                if not self.several:
                    break
                ahead, back = ahead & bridges, back & bridges
        return found & self.free
