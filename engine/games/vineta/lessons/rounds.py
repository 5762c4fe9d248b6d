"""Worked examples of Vineta: how many rounds a turn has, and how it ends."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.vineta.lessons.city import city
from engine.games.vineta.rules.events_end import DistrictSunk, SeriesCompared, TurnCleared

SEVEN_HOUSES: Position = city(
    ("f2 f1", "f3 authority", "f2 f1"),
    round=2,
    start=2,
    series=("G1 0:f3 2:f1 0:f2", "G2 1:f2 2:f1"),
    extra="1:more",
    houses="R1:BL R2:OI R3:LI Y1:BOL Y2:LI Y3:BOI G1:BOI G2:BBOOLLI G3:BOLI",
)
"""The example of the printed rules, after two of its four rounds."""

ALL_TIED_UP: Position = city(
    ("hope authority", "f1 authority", "quarantine f1", "hope f1"),
    round=2,
    start=2,
    series=("G1 0:f3 3:f2", "G2 1:f2 1:f2", "G3 2:f3"),
)

STUBBORN: Position = {
    **city(("hope", "quarantine"), round=29, start=1, played=17, series=("G1 0:f2 0:f1 0:f2", "G2 1:f3 1:f2")),
    "renewed": [1, 1],
}
"""Tied, round after round; both seats have shuffled their discards on the way."""

LENGTHS = (
    Example(
        "vi_more",
        names=("Jonna", "Kofi"),
        position=city(("f1 hope", "more f3"), round=2, series=("G1 0:f3", "G2 1:f2")),
        last=DistrictSunk,
        moves=("f1", "more", "G1", "hope", "f3", "G2", "L:Y1>G2"),
        telling=(4, 7, 12),
    ),
    Example(
        "vi_less",
        names=("Lasse", "Maud", "Nils"),
        position=city(("f1", "less", "f3"), round=1, start=1, series=("G1 0:f2", "G3 2:f1")),
        last=DistrictSunk,
        moves=("f1", "less", "f3", "G3", "G1"),
        telling=(2, 8),
    ),
    Example(
        "vi_cancel",
        names=("Oda", "Piotr", "Qiu", "Ragna"),
        position=city(("f1", "more", "less", "more"), round=1, start=1, series=("G1 0:f2",)),
        moves=("f1", "more", "less", "more", "G1"),
        telling=(2, 4, 6),
    ),
    Example(
        "vi_late_less",
        names=("Heidi", "Iker"),
        position=city(("less", "more"), round=2, series=("G1 0:f2",)),
        last=DistrictSunk,
        moves=("less", "more"),
        telling=(2, 4, 7),
    ),
)

SINKING = (
    Example(
        "vi_source",
        names=("Ada", "Boris", "Clara"),
        position=SEVEN_HOUSES,
        last=TurnCleared,
        moves=(
            *("f2", "f3", "f2", "G1", "G1", "G2"),
            *("f1", "authority", "f1", "G1", "G1-7", "G2"),
        ),
        telling=(9, 11, 17),
    ),
    Example(
        "vi_tie",
        names=("Siri", "Tariq", "Ulla"),
        position=city(("hope f1", "hope f2", "f2 f1"), round=2, start=2, series=("G1 0:f3 1:f1", "G2 2:f2")),
        first=SeriesCompared,
        last=DistrictSunk,
        moves=("hope", "hope", "f2", "G2", "B:Y2>G2", "B:Y3>G1", "f1", "f2", "f1", "G1", "G1", "G2"),
        telling=(1, 6, 10),
    ),
    Example(
        "vi_overtaken",
        names=("Valdis", "Wren", "Ximena", "Yusuf"),
        position=ALL_TIED_UP,
        first=SeriesCompared,
        last=DistrictSunk,
        moves=(
            *("hope", "f1", "quarantine", "hope", "R1", "I:Y1>G2", "O:Y2>G3", "G2"),
            *("authority", "authority", "f1", "f1", "G1", "G2-7", "G1-7", "G3"),
        ),
        telling=(6, 8, 13),
    ),
    Example(
        "vi_low",
        names=("Zahra", "Anton"),
        position=city(("authority", "hope"), round=2, series=("G1 0:f3 1:-7", "G2 1:f2")),
        last=DistrictSunk,
        moves=("authority", "hope", "G2-7", "B:Y3>G1"),
        telling=(2, 6, 7),
    ),
    Example(
        "vi_sharing",
        names=("Bettina", "Carlos", "Dorte", "Emre", "Flora", "Gustav"),
        position=city(
            ("hope", "hope", "f1", "f2", "f1", "hope"), round=2, start=2, series=("G1 0:f2 3:f1 0:f1 1:+7", "G2 4:f3")
        ),
        first=SeriesCompared,
        last=TurnCleared,
        moves=("hope", "hope", "f1", "f2", "f1", "hope", "G1", "G1", "G2", "B:Y1>G1", "L:Y2>G1", "B:R3>G1"),
        telling=(1, 3),
    ),
    Example(
        "vi_three",
        names=("Hedda", "Ismail", "Jorun"),
        position=city(("f1 f2", "hope f1", "f2 f3"), round=2, start=2, series=("G1 0:f3",)),
        first=SeriesCompared,
        moves=("f1", "hope", "f2", "G1", "G1", "O:R1>G1", "f2", "f1", "f3", "G2", "G3", "G2"),
        telling=(5, 7, 12),
    ),
    Example(
        "vi_nothing",
        names=("Cosima", "Diego", "Elin"),
        position=city(("hope f1", "relocation hope", "quarantine hope"), round=2, start=2),
        first=SeriesCompared,
        last=DistrictSunk,
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
        last=TurnCleared,
        moves=("hope", "quarantine", "G1", "L:Y1>G2", "!G3", "G2"),
        telling=(6, 7, 8),
    ),
)
