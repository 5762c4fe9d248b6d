"""Worked examples of Drunter & Drüber: setting up, laying tiles, bridges, blocked pawns and votes on outhouses."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons.town import town_position
from engine.games.drunter_drueber.rules import events as e

TURNING: Position = town_position("0:r-3s", tiles=("653 341 331", "673 321 332"), turn=1)

TOP_EDGE: Position = town_position("0:r-2w", tiles=("464 210 200", "431 232 221", "431 211 242"), turn=1)

NO_TRIPLE_LEFT: Position = town_position(
    "2:f-3e 3:r-3w 0:w2-3w 1:w2-3w 2:f-3e 3:w1-3s 0:r-2w 1:r-3s 2:f-3n 3:w1-3s 0:r-3s 1:w1-2s",
    tiles=("321 220 110", "121 210 320", "530 020 110", "340 200 120"),
    turn=2,
)
"""A position after three rounds, in which the third seat has laid every triple it had."""

TWO_KINDS_OVER: Position = town_position(
    (
        "2:r-3s 3:f-3n 0:f-2n 1:w1-1e 2:w2-3w 3:f-3n 0:w1-3s 1:w2-1n 2:w2-2e 3:w1-2e 0:w1-3s 1:w2-2n 2:w1-3e "
        "3:w2-2n 0:w1-1n 1:r-3s 2:w1-2w 3:w2-1n 0:w1-3n 1:r-2s"
    ),
    tiles=("030 310 210", "421 021 000", "420 120 100", "000 200 341"),
    turn=2,
    votes=(
        "ja jaa jaaa ne nee neee jein ?",
        "ja jaa nee neee jein ?",
        "jaa jaaa nee neee jein ?",
        "ja jaa ne nee neee ?",
    ),
)
"""A position in which the last seat holds only roads and rivers, and the pawns of both are gone."""

UNDER_THE_WALL: Position = town_position(
    "1:w1-3s 2:r-2s 3:w1-1e 0:w2-1w 1:r-3s 2:w2-3n",
    tiles=("241 200 122", "430 131 100", "331 001 320", "122 320 121"),
    turn=3,
)

SHUT: Position = town_position(
    "0:w1-3e 1:w1-1e 2:r-3s 3:w1-1s 0:r-1w 1:w1-3w 2:r-1n 3:w1-1s",
    tiles=("331 121 110", "132 210 220", "120 120 322", "441 011 011"),
    turn=0,
)
"""A position with a bridge at the edge of the board, and with two bridges in a row."""

TWO_IN_A_ROW: Position = town_position(
    "0:w1-2e 1:r-3w 2:w1-3e 0:w1-1s 1:r-3w 2:w1-3e 0:w1-1e 1:w1-1s 2:w1-3w",
    tiles=("232 321 121", "341 220 221", "440 120 321"),
    turn=0,
)

BEHIND_THE_BRIDGE: Position = town_position(
    "0:f-3n 1:r-1s 2:w2-3n 0:r-1w 1:r-3s 2:w2-2n 0:w1-3e 1:r-2w 2:w2-1n",
    tiles=("341 111 330", "432 110 231", "441 231 101"),
    turn=0,
)

CUT_OFF: Position = town_position(
    "2:f-3n 0:f-2n 1:f-1e 2:w1-3s",
    tiles=("341 311 222", "633 031 120", "351 321 210"),
    turn=0,
    votes=("ja jaa jaaa nee neee jein ?", "ja jaa jaaa ne nee neee jein ?", "jaa jaaa ne nee neee jein ?"),
)

SETTING_UP = (
    Example("dd_setup", names=("Amara", "Bruno", "Chiara", "Dinh"), seed=4, viewer=0, last=e.StarterDrawn),
    Example(
        "dd_first_tiles",
        names=("Nour", "Pavel", "Olga"),
        seed=7,
        first=e.TileLaid,
        moves=("r-3s", "f-1e", "w1-2e", "f-2n", "r-1w"),
        telling=(1, 3, 5),
    ),
)

LAYING = (
    Example("dd_orientation", names=("Sanne", "Tomasz"), position=TURNING, moves=("r-1w", "r-3n", "r-2w")),
    Example("dd_building_covered", names=("Ingrid", "Yusuf", "Mei"), position=TOP_EDGE, moves=("r-3w", "r-3w")),
    Example(
        "dd_refused",
        names=("Abebe", "Saskia", "Tuva", "Rui"),
        position=NO_TRIPLE_LEFT,
        moves=("!r-3s", "!r-1s", "!w2@d4", "!w2-2w", "!w1-1s", "!w1-1w", "w1-2e"),
        telling=(3, 4, 7),
    ),
    Example("dd_pass", names=("Oumar", "Paloma", "Quentin", "Runa"), position=TWO_KINDS_OVER, moves=("w1-1e",)),
)

BRIDGES = (
    Example("dd_bridge", names=("Wanda", "Xavier", "Yara", "Zeno"), position=UNDER_THE_WALL, moves=("r-2s", "r-1w")),
    Example(
        "dd_bridge_closed",
        names=("Nadia", "Ovidiu", "Priya", "Rasmus"),
        position=SHUT,
        moves=("!r-1e", "w1-1e", "!w1-1n", "r-1w"),
        telling=(1, 3),
    ),
    Example(
        "dd_two_bridges",
        names=("Anouk", "Dmitri", "Esra"),
        position=TWO_IN_A_ROW,
        options={"bridges": "several"},
        moves=("r-1w", "r-2s"),
    ),
    Example(
        "dd_far_outhouse",
        names=("Tariq", "Ulla", "Vasco"),
        position=BEHIND_THE_BRIDGE,
        moves=("w2-2w", "jaa", "ja", "nee"),
        telling=(1, 2, 4),
    ),
)

BLOCKED = (
    Example(
        "dd_blocked",
        names=("Aurelio", "Birgit", "Chen"),
        position=CUT_OFF,
        moves=("f-2n", "!w1-1s", "w2-1n"),
        telling=(1, 2, 3),
    ),
)


ROAD_WEST: Position = town_position("1:r-2s 2:f-2e", tiles=("442 221 221", "531 122 221", "353 310 211"), turn=0)

WALL_SOUTH: Position = town_position("0:w1-3e 1:f-3n", tiles=("561 433 331", "764 230 331"), turn=0)

RIVER_NORTH: Position = town_position(
    "3:f-3e", tiles=("223 210 230", "142 220 301", "430 222 011", "531 011 120"), turn=0
)

WALL_NORTH: Position = town_position(
    "1:w2-1n 2:r-2w 0:w2-2w", tiles=("412 132 330", "352 120 312", "452 401 021"), turn=1
)

WALL_EAST: Position = town_position(
    "1:w1-3s 2:r-1s 0:w2-3w", tiles=("541 031 311", "541 211 131", "242 321 221"), turn=1
)

ONLY_OUTHOUSES: Position = town_position(
    "0:f-3n 1:w2-1w 0:w1-1s 1:w1-3s 0:w2-3n 1:r-3s 0:r-2s 1:r-3s 0:f-1n 1:f-3e 0:f-1n 1:f-1w",
    tiles=("653 310 051", "471 341 310"),
    turn=0,
)
"""A position in which every pawn left has outhouses beside it."""

VOTES = (
    Example(
        "dd_vote_won",
        names=("Aiko", "Björn", "Carmen"),
        position=ROAD_WEST,
        viewer=0,
        aloud=True,
        moves=("r-3w", "jaa", "neee", "jein", "yes"),
        telling=(3, 4, 6),
    ),
    Example(
        "dd_vote_tied", names=("Elif", "Fabio"), position=WALL_SOUTH, moves=("w1-2s", "jaa", "nee"), telling=(2, 3, 4)
    ),
    Example(
        "dd_vote_lost",
        names=("Gita", "Hugo", "Ilse", "Jomo"),
        position=RIVER_NORTH,
        moves=("f-2n", "jaaa", "nee", "ne", "ne", "f-1n"),
        telling=(1, 2, 3),
    ),
    Example(
        "dd_joker",
        names=("Kateryna", "Liam", "Makena"),
        position=WALL_NORTH,
        moves=("w2-2n", "jein", "ja", "jein", "no", "yes"),
        telling=(3, 4, 5),
    ),
    Example(
        "dd_undecided",
        names=("Otto", "Pilar", "Qadir"),
        position=WALL_EAST,
        moves=("w1-2e", "ne", "jaa+?", "?"),
        telling=(2, 3),
    ),
    Example("dd_must_propose", names=("Rania", "Sven"), position=ONLY_OUTHOUSES, moves=("f-2n", "nee", "ja")),
)
