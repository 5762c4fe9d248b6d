"""The longest example: the deciding stage of a game, round by round."""

from engine.core.lessons import Example
from engine.games.land_unter.rules.events import GameWon

STAGE_MOVES = """
    5 4 7 13
    49 3 51 52
    10 17 27 11
    15 12 1 16
    54 48 25 22
    60 23 20 56
    46 32 9 57
    18 53 45 29
    31 35 40 43
    36 34 47
    14 38 30
    42 24 37
"""
"""The cards of a whole stage, a round a line, in the order of the seats still in."""

FULL_STAGE = Example(
    "full_stage",
    names=("Alma", "Bruno", "Cleo", "Dario"),
    position={
        "stage": 3,
        "hands": [
            [5, 10, 14, 15, 18, 31, 36, 42, 46, 49, 54, 60],
            [3, 4, 12, 17, 23, 24, 32, 34, 35, 38, 48, 53],
            [1, 7, 9, 20, 25, 27, 28, 39, 40, 41, 45, 51],
            [11, 13, 16, 22, 29, 30, 37, 43, 47, 52, 56, 57],
        ],
        "tides": [10, 8, 4, 3, 7, 7, 11, 5, 4, 5, 6, 10, 8, 2, 12, 6, 9, 1, 3, 2, 1, 9, 12, 11],
        "scores": [9, 7, 10, 8],
    },
    moves=tuple(STAGE_MOVES.split()),
    last=GameWon,
    grain="round",
    telling=tuple(range(1, 13)),
)
