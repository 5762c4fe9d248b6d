"""Worked examples of Vineta: the last turn, the points, and who wins."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.vineta.lessons.city import city
from engine.games.vineta.rules.events_end import SeriesCompared

FIVE_AT_THE_END: Position = city(
    ("f1", "f2", "f2", "hope", "f1"),
    sunk="G2 Y2 G3 Y1 R2 R1 Y3",
    round=2,
    start=3,
    series=("R3 0:f3 2:f2", "G1 1:f2"),
    houses="R3:BBOI G1:BOOLTM",
    taken="7 6 6 5 8",
    tiles="B:R1 L:Y2 I:R3 O:G1 M:Y3",
)

LAST_ROUND: Position = city(
    ("f2", "authority", "f1", "f2"),
    sunk="G1 Y3 G2 R1 Y1 R3 R2",
    round=2,
    start=3,
    series=("Y2 1:f2 2:f2 1:f3", "G3 3:f1 0:f3"),
    houses="Y2:BBBOOTI G3:LLL",
    taken="7 5 6 7",
    tiles="B:Y2 L:G3 I:R2 T:Y1",
)

NOBODYS: Position = city(
    ("f1", "f1"),
    sunk="G1 G2 Y1 G3 R1 Y2 R3",
    round=2,
    series=("R2 0:f3", "Y3 1:f1"),
    houses="R2:BOLI Y3:BBOL",
    taken="11 9",
    tiles="B:G1 O:Y2",
)

LEVEL: Position = city(
    ("quarantine", "f1", "f1"),
    sunk="G3 Y3 G1 R1 G2 Y2 R2",
    round=2,
    series=("R3 2:f3",),
    houses="R3:LII Y1:BBO",
    taken="8 10 4",
    tiles="B:G1 O:R3 L:Y1",
)

ALL_ALIKE: Position = city(
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
        first=SeriesCompared,
        position=FIVE_AT_THE_END,
        moves=("f1", "f2", "f2", "hope", "f1", "O:R3>G1", "R3", "R3", "G1", "R3"),
        telling=(6, 7, 8),
    ),
    Example(
        "vi_eighth",
        names=("Petra", "Qadir", "Runa", "Silvio"),
        position=LAST_ROUND,
        moves=("f2", "authority", "f1", "f2", "G3", "G3", "G3-7", "Y2"),
        telling=(8, 12, 16),
    ),
    Example(
        "vi_nobody",
        names=("Timo", "Uma"),
        first=SeriesCompared,
        position=NOBODYS,
        moves=("f1", "f1", "R2", "Y3"),
        telling=(5, 7),
    ),
    Example(
        "vi_tie_end",
        names=("Vasco", "Wanda", "Yngve"),
        first=SeriesCompared,
        position=LEVEL,
        moves=("quarantine", "f1", "f1", "Y1", "R3", "R3"),
        telling=(7, 8),
    ),
    Example(
        "vi_shared",
        names=("Alba", "Bruno"),
        first=SeriesCompared,
        position=ALL_ALIKE,
        moves=("quarantine", "f1", "Y1", "R3"),
        telling=(7, 8),
    ),
)
