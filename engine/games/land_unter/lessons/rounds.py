"""Worked examples of the deal, of rounds and of drowning, in the open variant too.

Each set is named in full, so that the preservers printed on it agree with those left: in each round
played so far somebody has paid.
"""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.land_unter.rules import events as e

COUNTING = (
    Example(
        "deal_and_count",
        names=("Julia", "Frank", "Sarah", "Paul"),
        position={
            "deal": [
                [1, 10, 15, 18, 25, 30, 33, 37, 43, 50, 55, 60],
                [4, 6, 11, 13, 20, 26, 31, 41, 49, 52, 57, 59],
                [5, 9, 17, 22, 27, 29, 32, 34, 36, 44, 53, 58],
                [2, 3, 8, 16, 19, 28, 38, 39, 40, 42, 45, 54],
            ]
        },
        last=e.TidesShuffled,
        telling=(3,),
    ),
    Example(
        "preserver_counts_5",
        names=("Emma", "Hugo", "Lina", "Noé", "Zoé"),
        position={
            "deal": [
                [31, 26, 54, 19, 8, 45, 39, 16, 28, 42, 3, 38],
                [30, 60, 58, 56, 51, 10, 41, 48, 14, 9, 32, 44],
                [29, 35, 7, 49, 1, 21, 13, 46, 6, 18, 43, 24],
                [27, 34, 33, 11, 12, 47, 23, 55, 40, 37, 22, 15],
                [57, 36, 50, 20, 53, 52, 59, 4, 25, 2, 17, 5],
            ]
        },
        first=e.PreserversTaken,
        last=e.PreserversTaken,
    ),
)

ROUNDS = (
    Example(
        "first_trick",
        names=("Max", "Peter", "Cathy", "Linus"),
        position={
            "hands": [
                [6, 13, 21, 25, 30, 36, 39, 44, 47, 50, 52, 58],
                [1, 8, 11, 19, 22, 27, 29, 33, 41, 46, 54, 60],
                [4, 10, 14, 16, 20, 24, 28, 32, 35, 42, 49, 56],
                [2, 5, 9, 17, 23, 26, 31, 37, 38, 45, 51, 57],
            ],
            "tides": [4, 7],
        },
        moves=("44", "27", "16", "2"),
        viewer=None,
        last=e.RoundEnded,
        aloud=True,
        telling=(3, 5, 6),
    ),
    Example(
        "cover_ten_with_five",
        names=("Max", "Peter", "Cathy", "Linus"),
        position={
            "round": 7,
            "sets": [
                [3, 17, 22, 27, 30, 35, 37, 38, 44, 51, 57, 60],
                [8, 11, 13, 15, 18, 19, 29, 33, 40, 52, 55, 56],
                [5, 9, 12, 16, 23, 24, 26, 31, 41, 46, 47, 58],
                [1, 6, 14, 20, 21, 28, 39, 48, 49, 50, 53, 59],
            ],
            "hands": [[3, 22, 35, 51, 60], [8, 19, 33, 40, 55], [5, 12, 26, 31, 47], [1, 14, 28, 39, 50]],
            **{"preservers": [3, 2, 3, 2], "levels": [10, 3, 2, 9], "tides": [5, 8]},
        },
        moves=("51", "33", "12", "14"),
        last=e.RoundEnded,
        telling=(2, 4, 7),
    ),
    Example(
        "old_tide_drowns",
        names=("Nina", "Hugo", "Lou"),
        position={
            "round": 6,
            "sets": [
                [3, 7, 11, 14, 16, 24, 28, 36, 44, 53, 58, 60],
                [2, 4, 13, 15, 17, 29, 34, 41, 47, 52, 55, 56],
                [5, 9, 20, 21, 22, 27, 30, 33, 40, 46, 49, 57],
            ],
            "hands": [[7, 11, 24, 36, 44, 58], [2, 17, 29, 41, 52, 56], [5, 20, 30, 33, 46, 49]],
            **{"preservers": [2, 2, 3], "levels": [9, 6, 3], "tides": [2, 4]},
        },
        moves=("7", "52", "30"),
        last=e.RoundEnded,
        telling=(2, 7),
    ),
    Example(
        "tie_for_highest",
        names=("Ida", "Sam", "Léo", "Rosa"),
        position={
            "round": 8,
            "sets": [
                [5, 10, 15, 21, 22, 23, 34, 35, 47, 49, 52, 57],
                [4, 8, 19, 27, 28, 37, 38, 39, 40, 45, 51, 59],
                [6, 7, 11, 13, 14, 17, 29, 42, 46, 55, 58, 60],
                [1, 2, 3, 9, 24, 30, 32, 36, 44, 48, 50, 54],
            ],
            "hands": [[10, 23, 34, 57], [4, 27, 38, 45], [6, 13, 29, 42], [1, 32, 50, 54]],
            **{"preservers": [2, 3, 1, 2], "levels": [9, 5, 7, 3], "tides": [6, 9]},
        },
        moves=("10", "38", "13", "54"),
        last=e.RoundEnded,
        telling=(2, 5, 7),
    ),
    Example(
        "equal_tides",
        names=("Jo", "Marie", "Basile"),
        position={
            "round": 9,
            "sets": [
                [5, 14, 15, 20, 31, 32, 42, 44, 51, 52, 53, 59],
                [1, 2, 6, 7, 16, 21, 27, 29, 36, 46, 47, 48],
                [4, 9, 11, 12, 13, 26, 28, 37, 40, 43, 58, 60],
            ],
            **{"hands": [[14, 31, 53], [2, 21, 47], [9, 28, 40]], "preservers": [1, 2, 1], "levels": [8, 4, 11]},
            "tides": [6, 6],
        },
        moves=("31", "47", "9"),
        last=e.RoundEnded,
        telling=(1, 3, 7),
    ),
)

NO_PRESERVER_LEFT: Position = {
    "round": 8,
    "sets": [
        [1, 4, 6, 21, 28, 36, 39, 44, 46, 49, 51, 54],
        [2, 3, 8, 13, 15, 18, 31, 37, 41, 43, 55, 56],
        [5, 9, 11, 14, 19, 20, 23, 25, 30, 48, 53, 59],
        [7, 24, 26, 27, 33, 34, 42, 47, 52, 57, 58, 60],
    ],
    **{"hands": [[21, 36, 39, 46], [3, 15, 41, 55], [9, 25, 30, 48], [7, 33, 52, 58]], "preservers": [0, 2, 2, 3]},
    **{"levels": [4, 8, 6, 2], "tides": [5, 11]},
}
"""One seat has no preserver left, and will have to lose one."""

DROWNING = (
    Example(
        "last_preserver_still_in",
        names=("Anna", "Karim", "Lise", "Otto"),
        position={
            "round": 10,
            "sets": [
                [7, 21, 24, 31, 42, 43, 44, 46, 50, 57, 59, 60],
                [5, 11, 13, 14, 15, 17, 18, 19, 20, 29, 34, 52],
                [2, 6, 8, 23, 26, 30, 32, 39, 45, 54, 55, 56],
                [3, 10, 12, 22, 27, 33, 35, 37, 38, 47, 48, 58],
            ],
            **{"hands": [[43, 59], [5, 18], [26, 56], [12, 37]], "preservers": [1, 3, 2, 2], "levels": [6, 1, 8, 9]},
            "tides": [3, 12, 2, 7],
        },
        moves=("43", "5", "56", "12", "59", "18", "26", "37"),
        last=e.PreserversScored,
        telling=(7, 12, 18),
    ),
    Example(
        "elimination_redrown",
        names=("Mia", "Paul", "Rose", "Théo"),
        position=NO_PRESERVER_LEFT,
        moves=("36", "15", "9", "58"),
        last=e.RoundEnded,
        telling=(5, 7, 9),
    ),
    Example(
        "elimination_no_redrown",
        names=("Mia", "Paul", "Rose", "Théo"),
        position=NO_PRESERVER_LEFT,
        options={"redrown": "off"},
        moves=("36", "15", "9", "58"),
        last=e.RoundEnded,
        telling=(7, 8),
    ),
    Example(
        "split_tie",
        names=("Élise", "Marc", "Sofia", "Yann"),
        position={
            "round": 9,
            "sets": [
                [3, 5, 6, 14, 15, 16, 20, 34, 35, 42, 50, 59],
                [2, 17, 21, 29, 33, 39, 44, 45, 49, 55, 56, 58],
                [10, 11, 19, 27, 30, 38, 40, 47, 51, 52, 53, 54],
                [4, 7, 8, 18, 22, 24, 28, 31, 43, 48, 57, 60],
            ],
            **{"hands": [[6, 20, 34], [17, 29, 44], [11, 38, 51], [8, 24, 60]], "preservers": [2, 0, 2, 1]},
            **{"levels": [10, 2, 5, 7], "tides": [1, 10]},
        },
        moves=("6", "44", "11", "60"),
        last=e.RoundEnded,
        telling=(7, 8, 9),
    ),
    Example(
        "stage_ends_early",
        names=("Alix", "Ben", "Clara"),
        position={
            "round": 6,
            "sets": [
                [4, 9, 11, 19, 21, 27, 35, 37, 43, 48, 51, 54],
                [1, 5, 8, 12, 15, 18, 22, 31, 40, 47, 49, 50],
                [2, 6, 13, 17, 25, 26, 38, 39, 45, 55, 57, 59],
            ],
            "hands": [[4, 19, 27, 35, 48, 54], [8, 15, 22, 31, 40, 50], [2, 13, 26, 38, 45, 57]],
            **{"preservers": [3, 0, 2], "levels": [3, 7, 5], "tides": [4, 9]},
        },
        moves=("19", "40", "57"),
        last=e.BonusScored,
        telling=(7, 8, 10),
    ),
)

OPEN = {"play": "open"}

OPEN_VARIANT = (
    Example(
        "open_variant",
        names=("Iris", "Milo", "Ava"),
        options=OPEN,
        position={
            "deal": [
                [1, 7, 15, 20, 28, 30, 36, 42, 46, 51, 53, 59],
                [4, 11, 13, 22, 25, 27, 33, 35, 40, 44, 47, 56],
                [2, 9, 12, 18, 24, 26, 32, 38, 49, 52, 55, 60],
            ]
        },
        seed=7,
        first=e.LeaderByPreservers,
        moves=("40", "49", "1"),
        last=e.LeaderAfterLoss,
        telling=(5, 8, 10),
    ),
    Example(
        "open_two_losers",
        names=("Oscar", "Lucie", "Nils", "Manon"),
        options=OPEN,
        position={
            **{"round": 8, "leader": 1},
            "sets": [
                [3, 4, 5, 22, 30, 32, 34, 40, 46, 47, 53, 56],
                [1, 8, 11, 14, 20, 21, 28, 33, 38, 45, 52, 54],
                [9, 10, 18, 19, 31, 35, 44, 50, 55, 57, 58, 59],
                [2, 6, 7, 12, 17, 23, 26, 36, 37, 43, 48, 49],
            ],
            "hands": [[5, 22, 40, 56], [14, 28, 33, 45], [9, 31, 50, 59], [12, 26, 37, 43]],
            **{"preservers": [3, 2, 1, 2], "levels": [10, 6, 3, 2], "tides": [4, 10]},
        },
        moves=("28", "50", "12", "5"),
        last=e.LeaderAfterTwoLosses,
        telling=(5, 10, 12),
    ),
)
