"""Worked examples of Drunter & Drüber: votes on outhouses."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons.town import town

ROAD_WEST: Position = town(
    "1:r-2s 2:f-2e",
    tiles=("442 221 221", "531 122 221", "353 310 211"),
    turn=0,
)

WALL_SOUTH: Position = town(
    "0:w1-3e 1:f-3n",
    tiles=("561 433 331", "764 230 331"),
    turn=0,
)

RIVER_NORTH: Position = town(
    "3:f-3e",
    tiles=("223 210 230", "142 220 301", "430 222 011", "531 011 120"),
    turn=0,
)

WALL_NORTH: Position = town(
    "1:w2-1n 2:r-2w 0:w2-2w",
    tiles=("412 132 330", "352 120 312", "452 401 021"),
    turn=1,
)

WALL_EAST: Position = town(
    "1:w1-3s 2:r-1s 0:w2-3w",
    tiles=("541 031 311", "541 211 131", "242 321 221"),
    turn=1,
)

ONLY_OUTHOUSES: Position = town(
    "0:f-3n 1:w2-1w 0:w1-1s 1:w1-3s 0:w2-3n 1:r-3s 0:r-2s 1:r-3s 0:f-1n 1:f-3e 0:f-1n 1:f-1w",
    tiles=("653 310 051", "471 341 310"),
    turn=0,
)
"""All pawns that are left have outhouses beside them."""

VOTES = (
    Example(
        "dd_vote_won",
        names=("Aiko", "Björn", "Carmen"),
        position=ROAD_WEST,
        viewer=0,
        aloud=True,
        moves=(
            "r-3w",
            "jaa",
            "neee",
            "jein",
            "yes",
        ),
        telling=(3, 4, 6),
    ),
    Example(
        "dd_vote_tied",
        names=("Elif", "Fabio"),
        position=WALL_SOUTH,
        moves=(
            "w1-2s",
            "jaa",
            "nee",
        ),
        telling=(2, 3, 4),
    ),
    Example(
        "dd_vote_lost",
        names=("Gita", "Hugo", "Ilse", "Jomo"),
        position=RIVER_NORTH,
        moves=(
            "f-2n",
            "jaaa",
            "nee",
            "ne",
            "ne",
            "f-1n",
        ),
        telling=(1, 2, 3),
    ),
    Example(
        "dd_joker",
        names=("Kateryna", "Liam", "Makena"),
        position=WALL_NORTH,
        moves=(
            "w2-2n",
            "jein",
            "ja",
            "jein",
            "no",
            "yes",
        ),
        telling=(3, 4, 5),
    ),
    Example(
        "dd_undecided",
        names=("Otto", "Pilar", "Qadir"),
        position=WALL_EAST,
        moves=(
            "w1-2e",
            "ne",
            "jaa+?",
            "?",
        ),
        telling=(2, 3),
    ),
    Example(
        "dd_must_propose",
        names=("Rania", "Sven"),
        position=ONLY_OUTHOUSES,
        moves=(
            "f-2n",
            "nee",
            "ja",
        ),
    ),
)
