"""A decision in which one move is the best beyond doubt: `engine.match.best_move` certifies it."""

from typing import Final

from engine.core.game import Position
from engine.core.lessons import Example

LATE: Final[Position] = {
    "laid": [
        "0:f-1e",
        "1:r-3s",
        "2:f-1n",
        "0:f-1w",
        "1:r-3w",
        "2:r-1n",
        "0:r-1w",
        "1:w1-2e",
        "2:r-2w",
        "0:w1-2e",
        "1:r-1w",
        "2:r-2n",
        "0:w1-2e",
        "1:w1-2s",
        "2:r-2e",
        "0:w2-3w",
        "1:w1-2w",
        "2:f-3n",
        "0:r-1s",
        "1:f-2e",
        "2:w2-3w",
        "1:w2-3w",
        "2:f-1n",
    ],
    "tiles": [[3, 6, 1, 1, 0, 1, 0, 0, 1], [5, 1, 0, 1, 3, 0, 1, 0, 1], [4, 0, 2, 0, 0, 0, 1, 5, 0]],
    "votes": [
        ["ja", "jaa", "jaaa", "ne", "nee", "neee", "jein", "?"],
        ["jaa", "neee", "?"],
        ["jaa", "neee", "?"],
    ],
    "targets": [["K"], ["G"], ["J"]],
    "turn": 0,
    "ballots": [
        {
            "seat": 1,
            "move": "r-3w",
            "squares": ["n4", "m4", "l4"],
            "cards": [["?"], ["?"], ["?"]],
            "jokers": [0, 0, 0],
            "passed": True,
            "before": 4,
        },
        {
            "seat": 2,
            "move": "r-1n",
            "squares": ["l3"],
            "cards": [["?"], ["?"], ["ja"]],
            "jokers": [0, 0, 0],
            "passed": True,
            "before": 5,
        },
        {
            "seat": 0,
            "move": "r-3e",
            "squares": ["k2", "l2", "m2"],
            "cards": [["?"], ["?"], ["ne"]],
            "jokers": [0, 0, 0],
            "passed": False,
            "before": 21,
        },
    ],
}

BEST_MOVE = (
    Example(
        "dd_far_wall",
        names=("Nora", "Simon", "Paolo"),
        position=LATE,
        viewer=0,
        chooser=0,
        moves=("w2-1n",),
        telling=(1, 2),
    ),
)
