"""Where to store games from that random ones never come to: before a round that drowns nobody."""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Position

DRY: Final[Position] = {
    "stage": 4,
    "round": 6,
    "hands": [
        [7, 15, 26, 38, 44, 51],
        [4, 19, 27, 33, 47, 58],
        [8, 16, 21, 35, 42, 55],
        [2, 13, 30, 39, 50, 60],
        [1, 11, 24, 37, 45, 53],
    ],
    "preservers": [0, 0, 3, 2, 2],
    "tides": [4, 7],
    "levels": [0, 0, 0, 0, 0],
    "scores": [9, 8, 7, 11, 10],
}
RARE: Final[Mapping[str, tuple[int, dict[str, str], Position]]] = {"land_unter-5-dry_land": (5, {}, DRY)}
"""By name: number of players, options, the position."""
