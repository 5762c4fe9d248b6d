"""A decision in which one move is the best beyond doubt: `engine.match.best_move` certifies it."""

from engine.core.lessons import Example
from engine.games.land_unter.rules import events as e

BEST_MOVE = (
    Example(
        "eleven_in_front",
        names=("Nadia", "Oskar", "Mila"),
        position={
            "round": 9,
            "hands": [[14, 16, 18], [15, 24, 26], [9, 11, 30]],
            "sets": [
                [5, 10, 14, 16, 18, 19, 41, 52, 53, 56, 58, 60],
                [12, 15, 17, 24, 26, 27, 34, 37, 40, 42, 44, 45],
                [3, 7, 9, 11, 13, 20, 21, 30, 35, 47, 57, 59],
            ],
            "tides": [6, 2, 5, 10, 8, 7],
            "turned": [6, 9, 5, 3, 11, 2, 3, 10, 9, 4, 7, 12, 4, 12, 8, 11, 1, 1],
            "preservers": [2, 1, 1],
            "levels": [1, 1, 11],
        },
        moves=("14", "26", "9"),
        viewer=2,
        chooser=2,
        last=e.RoundEnded,
        telling=(2, 3, 4),
    ),
)
