"""Towns so small that on a phone, too, all their buildings are read: at the end one counts around the whole town."""

from typing import Final

from engine.core.game import Position
from engine.games.drunter_drueber.lessons.town import town_position

RIVER_BY_THE_EDGE: Final[Position] = town_position(
    "0:w1-2e 1:r-1s 2:w2-3w 0:r-1w",
    tiles=("000 000 000", "000 000 010", "000 000 000"),
    turn=1,
    votes=("jaa jaaa ?", "ja ?", "nee ?"),
    board="""
W! .  S2 .  .  T4 .  R!
.  G3 .  ## .  .  B4 .
K1 .  .  J5 .  S5 .  T1
.  B2 .  J2 ## .  K3 .
F! .  .  .  G4 .  .  W!
""",
)
"""Nearly finished: of three players the first two have as many points, and the third the most of both targets."""

ROAD_SPENT: Final[Position] = town_position(
    "0:w1-2e 1:r-1s 2:w2-3w 0:r-1w",
    tiles=("000 000 000", "000 000 010", "000 000 000"),
    turn=1,
    votes=("jaa ?", "ja ?", "nee ?"),
    targets=[["J"], ["T"], ["K"]],
    board="""
W! .  J2 .  .  T4 .  R!
.  G3 .  ## .  .  J4 .
K1 .  .  J5 .  S5 .  T3
.  K2 .  B2 ## .  K3 .
F! .  .  .  G4 .  .  W!
""",
)
"""Nearly finished: the winner has neither the most buildings nor the best one."""

RIVER_BY_THE_WALL: Final[Position] = town_position(
    "0:r-1s 1:w2-3w 2:r-1w 3:w2-1w 0:r-2s 1:w2-1n",
    tiles=("000 000 000", "000 000 000", "000 000 010", "000 000 000"),
    turn=2,
    votes=("nee ?", "jaa ?", "?", "ja ?"),
    board="""
W! .  K4 .  .  S1 .  R!
.  J3 .  ## .  .  G3 .
T4 .  .  S5 .  K2 .  B1
.  G2 .  B5 ## .  J2 .
F! .  .  .  T2 .  .  W!
""",
)
"""Nearly finished: of four players the second and the last have as many points, and the first the most of both."""

EVERYTHING_NEAR: Final[Position] = town_position(
    "",
    tiles=("211 110 011", "110 111 111"),
    turn=1,
    board="""
W! .  .  T2 .  .  K2 .  R!
.  K3 .  .  ## .  .  G3 .
S2 .  ## B5 .  G5 .  .  ##
.  .  J3 .  .  .  T3 .  B2
## .  .  S5 ## J5 .  .  .
.  B3 .  .  K5 .  ## S3 .
.  .  ## .  .  T5 .  .  J2
F! .  .  G2 .  .  .  .  W!
""",
)
"""To be built by two players: three buildings of each type, worth the same, and as many tiles as find room."""
