"""Worked examples of Drunter & Drüber: the end, ties, and the variant with TARGETS_HELD target cards.

The boards at the end come from whole games that were played; the target cards and the votes left are made up.
"""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons.town import town_position
from engine.games.drunter_drueber.rules import events as e

FULL_FOUR: Position = town_position(
    (
        "0:f-3n 1:w2-2n 2:w2-3n 3:w2-3w 0:r-3s 1:w2-3s 2:w1-3s 3:w2-3w 1:w2-2w 2:w2-1n 3:w2-3n 0:w2-1e "
        "1:w1-2s 3:w2-1n 0:w1-2e 1:f-1e 2:r-3w 3:f-1s 0:w2-1n 1:f-2s 2:w2-2w 3:w1-2e 0:r-3n 1:f-3e 2:w2-2w "
        "3:r-2e 0:w1-2n 1:f-3e 2:f-2e 3:w2-2s 0:f-2e 1:r-2s 2:w1-1n 3:f-2e 0:w1-2e 1:f-1n 2:r-1w 3:w2-2w "
        "0:f-2w 1:f-1w 2:r-1n 3:f-2w 0:w2-2n 1:w2-1n 2:w2-1e 3:w2-1e 0:r-1w 1:r-2s 2:r-2w 3:w2-1e 0:w2-1e "
        "1:w2-1e 2:r-2s 3:r-1e 0:r-1n 1:w2-1e 2:f-1w 3:f-1w 0:r-1e"
    ),
    tiles=("000 000 000", "000 000 000", "000 010 000", "000 000 000"),
    turn=2,
    votes=("ja nee ?", "?", "jaa ne ?", "jein ?"),
    targets=[["B"], ["S"], ["G"], ["T"]],
)

RIVER_LAST_THREE: Position = town_position(
    (
        "1:w1-2s 2:w1-3s 0:w2-2w 1:r-1w 2:w1-2s 0:f-1e 1:r-3w 2:r-2w 0:r-1w 1:f-3e 2:w2-2n 0:r-1s 2:w2-1e "
        "0:w2-1s 1:f-2e 2:r-3w 0:w1-1s 1:w2-1e 2:w1-1e 0:w1-3n 1:w2-1n 2:w1-1e 0:f-2n 1:w2-1n 2:r-1n 0:f-2n "
        "1:w1-2e 2:r-1w 0:w1-3n 2:r-2w 0:w2-1w 1:f-1w 2:w1-1e 0:w1-3e 1:w1-2s 2:f-1n 0:w1-1s 1:w1-2e 2:r-1s "
        "0:w1-2s 2:w1-2w 0:w1-2s 1:w1-3e 0:r-2s 2:r-2e 0:w1-1n 2:w1-2w 0:r-2e 1:w2-3n 2:w2-2n 1:f-1e 1:f-1e "
        "2:f-3s"
    ),
    tiles=("000 010 001", "000 000 130", "000 001 000"),
    turn=1,
    votes=("ja nee jein ?", "jaa ne ?", "ja jaa jaaa ne nee ?"),
    targets=[["S"], ["T"], ["G"]],
)

MANY_TURNS_THREE: Position = town_position(
    (
        "2:r-1s 0:f-2n 1:w2-3w 2:r-1s 0:w2-1n 1:w1-1s 2:w2-2w 0:r-1w 1:w1-2s 2:w2-2w 0:w2-1s 1:r-1n 2:w2-2e "
        "0:w1-1e 1:f-2e 2:r-1n 0:w1-1n 1:w1-2n 2:w1-3e 0:w1-2e 1:r-2w 2:w1-3e 0:w1-1e 1:w2-1e 2:f-1s 0:f-1w "
        "1:f-1s 0:f-3e 1:f-1n 2:f-1n 0:f-3e 1:f-2e 2:f-2n 0:f-1n 1:w1-2s 2:w1-1s 0:w1-2w 1:w1-2w 2:w1-1n "
        "0:f-2e 1:w1-1n 2:w1-1e 0:w1-2e 0:f-2s 1:r-1s 2:r-2s 1:w1-1s 2:r-3e 0:w1-2w 1:r-3s 2:r-2s 1:r-2w "
        "2:r-2n"
    ),
    tiles=("012 000 000", "001 000 001", "000 011 000"),
    turn=2,
    votes=("jaaa ?", "ne jein ?", "nee ?"),
    targets=[["T"], ["G"], ["S"]],
)

ROAD_HOME: Position = town_position(
    "0:w2-1n 1:r-3w 2:w2-3n 0:r-1s 1:w1-3e 2:w2-3n",
    tiles=("242 121 321", "431 331 120", "550 110 222"),
    turn=0,
    targets=[["T", "lowest"], ["all4", "each"], ["B", "S"]],
)

OPEN_TO_THE_END: Position = town_position(
    (
        "2:w2-3n 0:w1-3e 1:r-3s 2:w1-3e 0:w2-2n 1:w1-1s 2:f-2e 0:w1-2w 1:w1-2s 2:w2-3w 0:w1-1w 1:f-3e 2:w1-3s "
        "0:f-3e 1:f-2n 2:f-1w 0:f-1w 1:w1-3e 2:f-2w 0:w2-1s 1:w2-1w 2:w2-1w 0:r-1w 1:w2-2s 2:w2-2s 0:w2-1e "
        "1:r-1n 2:w1-1n 0:r-2n 1:w2-1e 2:w1-2w 0:w1-1n 1:r-3w 2:w2-1n 0:w2-2e 1:r-2w 2:r-2s 0:w2-2n 1:w1-1e "
        "2:r-2s 0:r-1e 1:w1-2n 2:w1-2e 0:r-3n 1:w1-2n 2:r-2e 0:r-1e 1:f-1w 2:f-1s 0:f-3w 1:f-1n 2:r-1s 0:f-2n "
        "1:f-2e 2:f-1n 1:w2-2w 1:w2-1w 0:f-2w 2:r-1s"
    ),
    tiles=("000 010 000", "000 000 000", "000 000 000"),
    turn=0,
    votes=("?", "ne ?", "ja ?"),
    targets=[["each", "T"], ["S", "J"], ["all4", "B"]],
)

WALL_LAST_FOUR: Position = town_position(
    (
        "3:w1-1e 0:f-2n 1:f-1e 2:w2-2n 3:w2-2n 0:w2-3n 1:f-2s 2:w2-1w 3:r-1s 0:w1-2e 1:r-2w 2:w1-1s 3:w1-2e "
        "1:w2-1w 2:w1-3e 3:r-1n 0:w1-2s 1:w1-2s 2:w1-1e 3:w1-3n 0:r-1w 1:w1-2e 2:f-1e 3:f-2n 0:w1-3s 2:r-2w "
        "3:w1-1w 0:w1-3s 1:r-1w 2:w1-1s 3:r-2w 0:w1-1w 2:w2-1s 3:f-1n 0:f-1w 1:w2-1e 2:w1-2w 3:r-1w 1:w1-3w "
        "0:f-1n 1:f-1e 2:f-3e 3:f-3s 0:w1-1w 1:r-1w 3:w2-2s 0:f-2e 2:w2-2s 3:f-2e 0:f-2n 2:w2-2s 3:f-3w "
        "0:w1-1n"
    ),
    tiles=("000 010 000", "000 022 000", "010 001 000", "000 000 000"),
    turn=2,
    votes=("ja ?", "?", "neee ?", "ne ?"),
    targets=[["T", "each"], ["all3", "J"], ["B", "K"], ["S", "lowest"]],
    main=["T", "all3", "B", "S"],
)

NO_ROAD_TWO: Position = town_position(
    (
        "1:w1-1e 0:r-2w 1:w1-3e 0:w2-3w 1:w1-3e 0:w1-3s 1:w2-2w 0:w1-1s 1:f-3n 0:w1-2e 1:f-3n 0:w2-3n 1:w2-2e "
        "0:f-1n 1:r-3w 0:w1-3n 1:w2-2n 0:f-1n 1:w2-2e 0:f-3e 1:w2-2n 0:f-2e 1:w2-1w 0:r-1w 1:r-2s 0:r-1e "
        "1:r-1s 0:f-1s 1:f-1w 0:f-2s 1:f-1s 0:f-2w 1:w2-1n 0:w2-2e 1:w2-1s 0:w2-2s 1:w2-2s 0:w2-2s 1:r-1e "
        "0:f-1w 1:w2-2w 0:w2-1w 1:f-2s 0:w2-1w 1:w2-1n 0:w2-1w 1:w2-1w 1:w2-1s 0:r-2n 1:f-2s 1:w2-2w 1:f-2e "
        "0:r-1w"
    ),
    tiles=("000 131 000", "100 001 000"),
    turn=1,
    votes=("ja jaa jaaa neee jein ?", "jaa jaaa ne nee ?"),
    targets=[["all4", "T"], ["B", "G"]],
    main=["all4", "B"],
)

FULL_THREE: Position = town_position(
    (
        "2:r-3w 0:w2-3n 1:w2-3n 2:w1-3s 0:r-3w 1:w1-3s 2:r-3s 0:f-3e 1:r-2w 2:f-3e 0:f-3e 1:w1-2s 2:w1-2e "
        "0:f-2n 1:r-2n 2:f-1w 0:f-1w 1:w2-2n 2:f-2w 0:f-1n 1:w2-3w 2:f-2e 0:r-2w 1:r-2s 2:w1-1n 0:r-2s 1:r-2w "
        "2:r-1n 0:w1-1w 1:r-1e 2:w1-2n 1:r-1n 2:f-2e 0:f-1n 1:f-2n 2:f-2n 1:w1-3n 2:w1-1n 0:w1-2e 1:w1-1n "
        "2:w1-2w 1:w2-2s 2:w2-2s 0:w2-1w 1:w2-1s 2:w2-1e 0:w2-2s 1:w2-1s 0:w2-2e 1:w2-1n 2:r-1w 0:w2-1n "
        "1:r-1n 2:f-1e 0:w2-1n 1:f-1s 2:r-1e 0:w2-2n 0:w2-2n"
    ),
    tiles=("100 000 000", "000 000 000", "000 000 000"),
    turn=0,
    votes=("?", "jaa ?", "nee ?"),
    targets=[["K", "G"], ["lowest", "J"], ["T", "all4"]],
    main=["K", "lowest", "T"],
)

SIX_LEFT_TWO: Position = town_position(
    (
        "0:w1-3s 1:f-3e 0:w2-3w 1:w2-2w 0:r-1w 1:r-3s 0:w1-2s 1:w2-3n 0:r-1s 1:w1-2s 0:w2-1n 1:w2-1w 0:f-3e "
        "1:w2-1n 0:f-1n 1:w2-1e 0:w1-1s 1:w1-3e 0:w2-2n 1:w2-2w 0:f-1w 1:w1-3n 0:w2-2w 1:r-1w 0:w2-1n 1:w2-1n "
        "0:w1-2n 1:w2-2w 0:w2-2w 1:f-1n 0:w1-1e 1:r-1w 0:w1-2s 1:r-2s 0:w1-2s 1:f-2n 0:w2-1s 1:r-1w 0:w1-1s "
        "1:r-1n 0:w2-2s 1:f-1e 0:f-2s 1:f-2e 1:f-2s 0:r-2n 1:f-1w 0:r-2n 1:r-2e 0:r-2s 1:f-1n 1:w2-3s 0:w2-1s"
    ),
    tiles=("100 002 001", "000 010 020"),
    turn=0,
    votes=("jaaa ?", "nee ?"),
    targets=[["each", "all3"], ["S", "T"]],
    main=["each", "S"],
)

SOUTH_EAST_FOUR: Position = town_position(
    (
        "0:w2-3n 1:w1-3e 2:w2-3n 3:w2-2w 0:w1-1e 1:r-2w 2:w1-2s 3:r-3w 0:r-1w 1:w2-1s 2:r-3s 3:r-1e 0:r-2s "
        "1:w1-1s 2:w1-3s 3:f-3e 0:r-3s 1:w2-1w 2:f-2e 3:f-3n 0:w2-3n 1:w2-3e 2:w2-1s 3:f-2n 0:r-2w 2:w2-1w "
        "3:r-2n 0:w2-1w 1:w2-2w 2:w2-2w 3:r-1w 0:w1-1w 1:r-2s 2:w2-1s 3:w1-1n 0:f-1n 1:f-1n 2:w2-1e 3:w1-2w "
        "0:r-1s 1:f-1n 2:r-1e 3:w2-2s 0:w1-2s 1:f-2e 3:w2-1e 0:w1-2e 1:r-1e 2:f-1n 3:r-2e 1:f-2w 2:w2-2s "
        "2:w2-2e 0:w2-2s"
    ),
    tiles=("010 000 000", "000 000 011", "000 000 010", "000 000 200"),
    turn=0,
    votes=("jaa ?", "ja ?", "?", "nee ?"),
    targets=[["K", "B"], ["S", "T"], ["J", "G"], ["all3", "each"]],
    main=["K", "S", "J", "all3"],
)

TWO = {"goals": "two"}

ENDS = (
    Example(
        "dd_final",
        names=("Leïla", "Mateo", "Nils", "Oksana"),
        position=FULL_FOUR,
        viewer=None,
        moves=("r-2s",),
        telling=(1, 3, 4),
    ),
    Example(
        "dd_final_tie", names=("Zofia", "Kwame", "Lars"), position=RIVER_LAST_THREE, moves=("f-2s",), telling=(4, 5, 6)
    ),
    Example(
        "dd_shared", names=("Hiro", "Imani", "Petra"), position=MANY_TURNS_THREE, moves=("r-2n",), telling=(3, 4, 5)
    ),
)

VARIANT = (
    Example("dd_two_targets", names=("Farid", "Gwen", "Hana"), options=TWO, seed=1, viewer=1, last=e.StarterDrawn),
    Example(
        "dd_kind_blocked",
        names=("Beatriz", "Chidi", "Dagny"),
        position=ROAD_HOME,
        options=TWO,
        viewer=0,
        moves=("r-3e", "T", "all4", "S"),
        telling=(1, 3, 4),
    ),
    Example(
        "dd_never_blocked",
        names=("Ines", "Jonas", "Keiko"),
        position=OPEN_TO_THE_END,
        options=TWO,
        moves=("r-2w", "T", "J", "all4"),
        telling=(2, 3, 5),
    ),
    Example(
        "dd_all3",
        names=("Ximena", "Anders", "Bao", "Cosima"),
        position=WALL_LAST_FOUR,
        options=TWO,
        moves=("w2-2w",),
        telling=(3, 4),
    ),
    Example("dd_all4", names=("Divya", "Emil"), position=NO_ROAD_TWO, options=TWO, moves=("w2-1n",), telling=(3, 4)),
    Example(
        "dd_lowest",
        names=("Freya", "Giovanni", "Hatice"),
        position=FULL_THREE,
        options=TWO,
        moves=("w2-1w",),
        telling=(3, 4),
    ),
    Example("dd_each", names=("Isolde", "Jamal"), position=SIX_LEFT_TWO, options=TWO, moves=("w2-1e",), telling=(3, 4)),
    Example(
        "dd_second_target",
        names=("Kalinda", "Ludo", "Marisol", "Nikolai"),
        position=SOUTH_EAST_FOUR,
        options=TWO,
        moves=("w2-2e",),
        telling=(3, 4, 5),
    ),
)
