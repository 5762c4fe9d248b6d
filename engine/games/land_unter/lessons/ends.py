"""Worked examples of the end of a stage and of the game, and a whole stage.

Each set is named in full, so that the preservers printed on it agree with those left: in each round
played so far somebody has paid.
"""

from engine.core.lessons import Example
from engine.games.land_unter.rules import events as e

SCORING = (
    Example(
        "final_scores",
        names=("Max", "Peter", "Cathy", "Linus"),
        position={
            "round": 11,
            "sets": [
                [14, 17, 25, 26, 37, 38, 39, 48, 52, 57, 58, 59],
                [5, 6, 8, 10, 11, 13, 18, 24, 27, 34, 40, 56],
                [3, 29, 30, 31, 35, 43, 45, 46, 49, 50, 53, 54],
                [2, 4, 9, 12, 19, 21, 22, 32, 36, 42, 55, 60],
            ],
            **{"hands": [[57], [13], [35], [4]], "preservers": [2, 0, 4, 1], "levels": [8, 6, 5, 2], "tides": [3, 10]},
        },
        moves=("57", "13", "35", "4"),
        last=e.BonusScored,
        telling=(7, 10, 11),
    ),
    Example(
        "bonus_tie",
        names=("Zoé", "Tim", "Lola"),
        position={
            "round": 11,
            "sets": [
                [8, 10, 16, 20, 22, 24, 29, 31, 41, 43, 50, 60],
                [5, 6, 9, 11, 14, 23, 25, 26, 28, 42, 49, 51],
                [12, 15, 19, 21, 32, 34, 37, 44, 47, 52, 55, 57],
            ],
            **{"hands": [[10], [49], [32]], "preservers": [1, 0, 2], "levels": [4, 11, 8], "tides": [4, 9]},
        },
        moves=("10", "49", "32"),
        last=e.BonusScored,
        telling=(5, 10, 11),
    ),
    Example(
        "bonus_without_tide",
        names=("Nora", "Félix", "Aya", "Luc"),
        position={
            "round": 11,
            "sets": [
                [4, 19, 21, 26, 29, 38, 39, 42, 50, 52, 53, 56],
                [1, 5, 8, 9, 14, 24, 34, 36, 41, 46, 51, 59],
                [12, 17, 18, 20, 22, 31, 37, 43, 44, 45, 47, 58],
                [2, 6, 7, 11, 13, 16, 25, 33, 35, 49, 54, 57],
            ],
            **{"hands": [[53], [1], [37], [16]], "preservers": [1, 3, 2, 0], "levels": [6, 0, 9, 3], "tides": [4, 10]},
        },
        moves=("53", "1", "37", "16"),
        last=e.BonusWithoutTide,
        telling=(10, 11),
    ),
)

GAME_END = (
    Example(
        "hands_passed",
        names=("Lina", "Jules", "Sacha"),
        position={
            "round": 11,
            "sets": [
                [12, 14, 18, 23, 26, 29, 32, 37, 45, 46, 49, 58],
                [5, 9, 20, 22, 25, 27, 31, 38, 47, 52, 54, 60],
                [1, 3, 8, 13, 16, 21, 24, 28, 34, 40, 50, 56],
            ],
            **{"hands": [[45], [22], [3]], "preservers": [2, 1, 1], "levels": [5, 8, 1], "tides": [2, 6]},
        },
        moves=("45", "22", "3"),
        first=e.SetPassed,
        last=e.PreserversTaken,
        telling=(1, 3),
    ),
    Example(
        "game_end_tie",
        names=("Emma", "Louis", "Chloé"),
        position={
            **{"stage": 2, "round": 11},
            "sets": [
                [4, 6, 7, 9, 17, 21, 22, 29, 35, 41, 44, 48],
                [8, 14, 18, 20, 28, 30, 36, 40, 46, 50, 54, 58],
                [2, 3, 5, 13, 23, 27, 31, 33, 43, 47, 49, 51],
            ],
            **{"hands": [[30], [51], [7]], "preservers": [1, 2, 1], "levels": [8, 5, 2], "scores": [8, 6, 4]},
            "tides": [3, 11],
        },
        moves=("30", "51", "7"),
        last=e.VictoryShared,
        telling=(7, 10, 12),
    ),
)

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
    last=e.GameWon,
    grain="round",
    telling=tuple(range(1, 13)),
)
