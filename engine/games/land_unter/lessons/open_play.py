"""Worked examples of Land Unter’s variant with open cards, as data; see `examples`."""

from engine.core.lessons import Example
from engine.games.land_unter.rules.events import LeaderAfterLoss, LeaderAfterTwoLosses, LeaderByPreservers

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
        first=LeaderByPreservers,
        moves=("40", "49", "1"),
        last=LeaderAfterLoss,
        telling=(5, 8, 10),
    ),
    Example(
        "open_two_losers",
        names=("Oscar", "Lucie", "Nils", "Manon"),
        options=OPEN,
        position={
            "round": 8,
            "leader": 1,
            "sets": [
                [3, 4, 5, 22, 30, 32, 34, 40, 46, 47, 53, 56],
                [1, 8, 11, 14, 20, 21, 28, 33, 38, 45, 52, 54],
                [9, 10, 18, 19, 31, 35, 44, 50, 55, 57, 58, 59],
                [2, 6, 7, 12, 17, 23, 26, 36, 37, 43, 48, 49],
            ],
            "hands": [[5, 22, 40, 56], [14, 28, 33, 45], [9, 31, 50, 59], [12, 26, 37, 43]],
            "preservers": [3, 2, 1, 2],
            "levels": [10, 6, 3, 2],
            "tides": [4, 10],
        },
        moves=("28", "50", "12", "5"),
        last=LeaderAfterTwoLosses,
        telling=(5, 10, 12),
    ),
)
