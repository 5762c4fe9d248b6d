"""Worked examples of Vineta: how many rounds a turn has, how it ends; the last turn, the points, and who wins."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.rules import events as e

SEVEN_HOUSES: Position = position_from_texts(
    ("f2 f1", "f3 authority", "f2 f1"),
    round=2,
    start=2,
    series=("G1 0:f3 2:f1 0:f2", "G2 1:f2 2:f1"),
    extra="1:more",
    houses="R1:BL R2:OI R3:LI Y1:BOL Y2:LI Y3:BOI G1:BOI G2:BBOOLLI G3:BOLI",
)
"""The example of the printed rules, after two of its four rounds."""

ALL_TIED_UP: Position = position_from_texts(
    ("hope authority", "f1 authority", "quarantine f1", "hope f1"),
    round=2,
    start=2,
    series=("G1 0:f3 3:f2", "G2 1:f2 1:f2", "G3 2:f3"),
)

STUBBORN: Position = {
    **position_from_texts(
        ("hope", "quarantine"), round=29, start=1, played=17, series=("G1 0:f2 0:f1 0:f2", "G2 1:f3 1:f2")
    ),
    "renewed": [1, 1],
}
"""Tied, round after round; both seats have shuffled their discards on the way."""

LENGTHS = (
    Example(
        "vi_more",
        names=("Jonna", "Kofi"),
        position=position_from_texts(("f1 hope", "more f3"), round=2, series=("G1 0:f3", "G2 1:f2")),
        last=e.DistrictSunk,
        moves=("f1", "more", "G1", "hope", "f3", "G2", "L:Y1>G2"),
        telling=(4, 7, 12),
    ),
    Example(
        "vi_less",
        names=("Lasse", "Maud", "Nils"),
        position=position_from_texts(("f1", "less", "f3"), round=1, start=1, series=("G1 0:f2", "G3 2:f1")),
        last=e.DistrictSunk,
        moves=("f1", "less", "f3", "G3", "G1"),
        telling=(2, 8),
    ),
    Example(
        "vi_cancel",
        names=("Oda", "Piotr", "Qiu", "Ragna"),
        position=position_from_texts(("f1", "more", "less", "more"), round=1, start=1, series=("G1 0:f2",)),
        moves=("f1", "more", "less", "more", "G1"),
        telling=(2, 4, 6),
    ),
    Example(
        "vi_late_less",
        names=("Heidi", "Iker"),
        position=position_from_texts(("less", "more"), round=2, series=("G1 0:f2",)),
        last=e.DistrictSunk,
        moves=("less", "more"),
        telling=(2, 4, 7),
    ),
)

SINKING = (
    Example(
        "vi_source",
        names=("Ada", "Boris", "Clara"),
        position=SEVEN_HOUSES,
        last=e.TurnCleared,
        moves=(*("f2", "f3", "f2", "G1", "G1", "G2"), *("f1", "authority", "f1", "G1", "G1-7", "G2")),
        telling=(9, 11, 17),
    ),
    Example(
        "vi_tie",
        names=("Siri", "Tariq", "Ulla"),
        position=position_from_texts(
            ("hope f1", "hope f2", "f2 f1"), round=2, start=2, series=("G1 0:f3 1:f1", "G2 2:f2")
        ),
        first=e.SeriesCompared,
        last=e.DistrictSunk,
        moves=("hope", "hope", "f2", "G2", "B:Y2>G2", "B:Y3>G1", "f1", "f2", "f1", "G1", "G1", "G2"),
        telling=(1, 6, 10),
    ),
    Example(
        "vi_overtaken",
        names=("Valdis", "Wren", "Ximena", "Yusuf"),
        position=ALL_TIED_UP,
        first=e.SeriesCompared,
        last=e.DistrictSunk,
        moves=(
            *("hope", "f1", "quarantine", "hope", "R1", "I:Y1>G2", "O:Y2>G3", "G2"),
            *("authority", "authority", "f1", "f1", "G1", "G2-7", "G1-7", "G3"),
        ),
        telling=(6, 8, 13),
    ),
    Example(
        "vi_low",
        names=("Zahra", "Anton"),
        position=position_from_texts(("authority", "hope"), round=2, series=("G1 0:f3 1:-7", "G2 1:f2")),
        last=e.DistrictSunk,
        moves=("authority", "hope", "G2-7", "B:Y3>G1"),
        telling=(2, 6, 7),
    ),
    Example(
        "vi_sharing",
        names=("Bettina", "Carlos", "Dorte", "Emre", "Flora", "Gustav"),
        position=position_from_texts(
            ("hope", "hope", "f1", "f2", "f1", "hope"), round=2, start=2, series=("G1 0:f2 3:f1 0:f1 1:+7", "G2 4:f3")
        ),
        first=e.SeriesCompared,
        last=e.TurnCleared,
        moves=("hope", "hope", "f1", "f2", "f1", "hope", "G1", "G1", "G2", "B:Y1>G1", "L:Y2>G1", "B:R3>G1"),
        telling=(1, 3),
    ),
    Example(
        "vi_three",
        names=("Hedda", "Ismail", "Jorun"),
        position=position_from_texts(("f1 f2", "hope f1", "f2 f3"), round=2, start=2, series=("G1 0:f3",)),
        first=e.SeriesCompared,
        moves=("f1", "hope", "f2", "G1", "G1", "O:R1>G1", "f2", "f1", "f3", "G2", "G3", "G2"),
        telling=(5, 7, 12),
    ),
    Example(
        "vi_nothing",
        names=("Cosima", "Diego", "Elin"),
        position=position_from_texts(("hope f1", "relocation hope", "quarantine hope"), round=2, start=2),
        first=e.SeriesCompared,
        last=e.DistrictSunk,
        moves=(
            *("hope", "relocation", "quarantine", "Y1", "B:G1>R2", "R1=G3"),
            *("f1", "hope", "hope", "G1", "B:R2>G1", "B:Y3>G1"),
        ),
        telling=(1, 4, 11),
    ),
    Example(
        "vi_thirty",
        names=("Fiona", "Gaël"),
        position=STUBBORN,
        last=e.TurnCleared,
        moves=("hope", "quarantine", "G1", "L:Y1>G2", "!G3", "G2"),
        telling=(6, 7, 8),
    ),
)


FIVE_AT_THE_END: Position = position_from_texts(
    ("f1", "f2", "f2", "hope", "f1"),
    sunk="G2 Y2 G3 Y1 R2 R1 Y3",
    round=2,
    start=3,
    series=("R3 0:f3 2:f2", "G1 1:f2"),
    houses="R3:BBOI G1:BOOLTM",
    taken="7 6 6 5 8",
    tiles="B:R1 L:Y2 I:R3 O:G1 M:Y3",
)

LAST_ROUND: Position = position_from_texts(
    ("f2", "authority", "f1", "f2"),
    sunk="G1 Y3 G2 R1 Y1 R3 R2",
    round=2,
    start=3,
    series=("Y2 1:f2 2:f2 1:f3", "G3 3:f1 0:f3"),
    houses="Y2:BBBOOTI G3:LLL",
    taken="7 5 6 7",
    tiles="B:Y2 L:G3 I:R2 T:Y1",
)

NOBODYS: Position = position_from_texts(
    ("f1", "f1"),
    sunk="G1 G2 Y1 G3 R1 Y2 R3",
    round=2,
    series=("R2 0:f3", "Y3 1:f1"),
    houses="R2:BOLI Y3:BBOL",
    taken="11 9",
    tiles="B:G1 O:Y2",
)

LEVEL: Position = position_from_texts(
    ("quarantine", "f1", "f1"),
    sunk="G3 Y3 G1 R1 G2 Y2 R2",
    round=2,
    series=("R3 2:f3",),
    houses="R3:LII Y1:BBO",
    taken="8 10 4",
    tiles="B:G1 O:R3 L:Y1",
)

ALL_ALIKE: Position = position_from_texts(
    ("quarantine", "f1"),
    sunk="G3 Y3 G1 R1 G2 Y2 R2",
    round=2,
    series=("R3 0:f2",),
    houses="R3:LLII Y1:BO",
    taken="11 11",
    tiles="B:G1 O:G2",
)

ENDS = (
    Example(
        "vi_final",
        names=("Kaisa", "Lamine", "Mirja", "Noor", "Otso"),
        first=e.SeriesCompared,
        position=FIVE_AT_THE_END,
        moves=("f1", "f2", "f2", "hope", "f1", "O:R3>G1", "R3", "R3", "G1", "R3"),
        telling=(10, 14, 17),
    ),
    Example(
        "vi_eighth",
        names=("Petra", "Qadir", "Runa", "Silvio"),
        position=LAST_ROUND,
        moves=("f2", "authority", "f1", "f2", "G3", "G3", "G3-7", "Y2"),
        telling=(8, 12, 24),
    ),
    Example(
        "vi_nobody",
        names=("Timo", "Uma"),
        first=e.SeriesCompared,
        position=NOBODYS,
        moves=("f1", "f1", "R2", "Y3"),
        telling=(5, 8, 9, 10),
    ),
    Example(
        "vi_tie_end",
        names=("Vasco", "Wanda", "Yngve"),
        first=e.SeriesCompared,
        position=LEVEL,
        moves=("quarantine", "f1", "f1", "Y1", "R3", "R3"),
        telling=(9, 11, 13),
    ),
    Example(
        "vi_shared",
        names=("Alba", "Bruno"),
        first=e.SeriesCompared,
        position=ALL_ALIKE,
        moves=("quarantine", "f1", "Y1", "R3"),
        telling=(8, 9, 11),
    ),
)
