"""A decision in which one move is the best beyond doubt: `engine.match.best_move` certifies it."""

from typing import Final

from engine.core.game import Position
from engine.core.lessons import Example

THIRD_ROUND: Final[Position] = {
    "sunk": ["G3"],
    "houses": {"R1": "OLLL", "R2": "LL", "R3": "BOII", "Y1": "BB", "Y2": "II", "Y3": "BB", "G1": "OOOII", "G2": "OLL"},
    "taken": ["", "BI", "BO"],
    "start": 1,
    "opener": 2,
    "round": 2,
    "series": [{"district": "G2", "chip": 2, "floods": ["2:f2"], "authority": []}],
    "tiles": [["L", "R1"], ["O", "R2"], ["B", "Y2"]],
    "hands": [
        ["wind", "calm", "hope", "less", "quarantine", "hope", "f1"],
        ["f2", "f2", "hope", "wind", "f1", "wind", "less"],
        ["hope", "hope", "panic", "more", "wind", "quarantine", "f1"],
    ],
    "discards": [
        ["relocation", "f3", "f2", "rescue", "f1"],
        ["relocation", "f2", "f4", "calm", "f3"],
        ["authority", "f2", "f3", "calm"],
    ],
}

BEST_MOVE = (
    Example(
        "vi_own_wave",
        names=("Ruben", "Sofia", "Julia"),
        position=THIRD_ROUND,
        viewer=0,
        chooser=0,
        moves=("calm", "f2", "f1", "Y3", "G2", "G2.2"),
        telling=(1, 6, 7),
    ),
)
