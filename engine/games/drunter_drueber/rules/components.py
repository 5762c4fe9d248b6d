"""The components of Drunter & Drüber beside the board and the voting cards: pawns, tiles, target cards.

Their numbers are those of the box and the rulebook.
"""

from collections.abc import Sequence
from typing import Final, Literal, NewType

Kind = NewType("Kind", int)
"""The kind of a tile or pawn: WALL, ROAD or RIVER."""
KindLetter = Literal["w", "r", "f"]
Pawn = NewType("Pawn", int)
"""A pawn by its place in PAWNS."""
TileType = NewType("TileType", str)
"""A type of tile by kind and length: "r3"; see TILES."""
TileIndex = NewType("TileIndex", int)
"""A type of tile by its place in TILES."""
Target = NewType("Target", str)
"""A target card: a building type or a special card; see TARGETS."""
BuildingType = NewType("BuildingType", Target)
"""A building type by its letter on the board, which its target card shares."""

WALL: Final = Kind(0)
ROAD: Final = Kind(1)
RIVER: Final = Kind(2)
UNTOLD_KIND: Final = Kind(-1)
"""Stands for the kind of a tile of which a reader tells only where it lies."""
KINDS: Final[tuple[KindLetter, ...]] = ("w", "r", "f")
"""The letters of wall, road and river (the board's F: German Fluss, French fleuve)."""

PAWNS: Final = ("w1", "w2", "r", "f")
"""The pawns by name; those of the wall are numbered in the reading order of their corners."""
PAWN_KINDS: Final = (WALL, WALL, ROAD, RIVER)
"""The kind that each pawn builds; the wall has a pair of pawns, in opposite corners."""
EVERY_PAWN: Final = tuple(map(Pawn, range(len(PAWNS))))
EVERY_KIND: Final = (WALL, ROAD, RIVER)

LENGTHS: Final = (1, 2, 3)
"""The lengths of tiles in squares: singles, doubles and triples."""
LONGEST: Final = LENGTHS[-1]
"""The length of the longest tile, in squares."""
STOCK: Final = ((12, 12, 6), (6, 6, 3), (6, 6, 3))
"""The number of tiles in the box, by kind, then by length."""

DEAL: Final = {2: (12, 12, 6), 3: (8, 8, 4), 4: (6, 6, 3)}
"""The number of tiles each seat draws, by number of players, then by length; together the seats draw all of STOCK."""

TILES: Final = tuple(TileType(f"{kind}{length}") for kind in KINDS for length in LENGTHS)
"""Every type of tile, "w1" … "f3"; hands count them in this order."""
EVERY_TILE: Final = tuple(map(TileIndex, range(len(TILES))))

SCHOOL: Final = BuildingType(Target("K"))
INN: Final = BuildingType(Target("S"))
MUSEUM: Final = BuildingType(Target("J"))
FIRE_STATION: Final = BuildingType(Target("T"))
TOWN_HALL: Final = BuildingType(Target("B"))
CHURCH: Final = BuildingType(Target("G"))
BUILDING_TYPES: Final = (SCHOOL, INN, MUSEUM, FIRE_STATION, TOWN_HALL, CHURCH)

BUILDING_VALUES: Final = range(1, 6)
"""The values of the buildings of each type, in points; each value occurs once."""
ALL3: Final = Target("all3")
ALL4: Final = Target("all4")
LOWEST: Final = Target("lowest")
EACH: Final = Target("each")
SPECIAL_TARGETS: Final = (ALL3, ALL4, LOWEST, EACH)
TARGETS: Final[tuple[Target, ...]] = (*BUILDING_TYPES, *SPECIAL_TARGETS)
"""Every target card; the special ones belong to the variant."""
NO_TARGET: Final = Target("")
"""Stands for a main target that is not chosen yet."""
TARGETS_HELD: Final = 2
"""The number of target cards that each seat is dealt in the variant; in the usual game it is one."""


def pawn_named(name: str) -> Pawn:
    """Return the pawn of this name; raise ValueError if there is none."""
    return Pawn(PAWNS.index(name))


def tile_index(kind: Kind, length: int) -> TileIndex:
    """Return the index in TILES, and in a hand's counts, of a type of tile."""
    return TileIndex(len(LENGTHS) * kind + length - 1)


def tile_counts_of_kind(hand: Sequence[int], kind: Kind) -> Sequence[int]:
    """Return how many tiles of a kind a hand has, by length from 1."""
    return hand[tile_index(kind, 1) :][: len(LENGTHS)]


def kind_and_length_of_tile(tile: TileType) -> tuple[Kind, int]:
    """Return the kind and the length, in squares, of a type of tile."""
    kind, length = divmod(TILES.index(tile), len(LENGTHS))
    return Kind(kind), LENGTHS[length]
