"""Worked examples of Vineta: series, and the cards that act on them."""

from engine.core.lessons import Example
from engine.games.vineta.lessons.city import city
from engine.games.vineta.rules.events import SeaCalmed, WindChanged

SERIES = (
    Example(
        "vi_start_refused",
        names=("Mina", "Niko"),
        position=city(("f2", "f1"), sunk="G2", round=1, series=("G1 0:f3",), taken="2 1"),
        moves=("f2", "f1", "!G3", "G1", "!R2", "!G2", "Y1"),
        telling=(2, 5, 7),
    ),
    Example(
        "vi_extend",
        names=("Olga", "Pavel", "Quinn"),
        position=city(("f1", "f3", "f2"), round=1, start=1, series=("G1 0:f2",)),
        moves=("f1", "f3", "f2", "G1", "G3", "G1"),
        telling=(2, 4, 6),
    ),
    Example(
        "vi_coast",
        names=("Rosa", "Stellan"),
        position=city(("f1 f3", "f2 f1"), round=2, series=("G2 1:f3 1:f1",)),
        moves=("f1", "f2", "!Y2", "G2", "G2", "f3", "f1", "Y1", "Y2"),
        telling=(2, 9, 15),
    ),
    Example(
        "vi_emptied",
        names=("Tove", "Umar"),
        position=city(("f3", "calm"), round=1, start=1, series=("G1 0:f2",)),
        moves=("f3", "calm", "G1.1", "G2"),
        telling=(2, 4),
    ),
    Example(
        "vi_first_card",
        names=("Vera", "Wim", "Xenia"),
        position=city(("f1", "f2", "wind"), round=2, start=2, series=("G1 0:f3 1:f2", "G3 2:f1")),
        moves=("f1", "f2", "wind", "G1.1>G3", "!G2", "G1", "G1"),
        telling=(2, 4, 11),
    ),
    Example(
        "vi_swept",
        names=("Janne", "Kamala", "Lucio"),
        position=city(("f1", "calm", "f2"), round=1, start=1, series=("G1 0:f3 2:+7", "G2 1:f1")),
        moves=("f1", "calm", "f2", "G1.1", "G2", "G1"),
        telling=(2, 4, 6),
    ),
)

CURRENTS = (
    Example(
        "vi_authority",
        names=("Yara", "Zeno", "Alma"),
        position=city(("authority", "authority", "authority"), round=2, start=2, series=("G1 0:f3 1:f1", "G2 2:f2")),
        moves=("authority", "authority", "authority", "G2+7", "!G3-7", "G2-7", "G1+7"),
        telling=(2, 5, 7),
    ),
    Example(
        "vi_wind",
        names=("Bodil", "Cesar", "Dalia", "Enzo"),
        position=city(("f1", "wind", "f2", "hope"), round=1, start=1, series=("G1 0:f2 2:f3", "G3 1:f1")),
        last=WindChanged,
        moves=("f1", "wind", "f2", "hope", "!G1.4>G3", "!G1.2>G1", "G1.2>G3", "G2", "O:Y2>G3", "G1"),
        telling=(2, 3, 4),
    ),
    Example(
        "vi_calm",
        names=("Frida", "Gabin"),
        position=city(("calm", "f3"), round=1, start=1, series=("G1 0:f3", "G2 1:f2")),
        last=SeaCalmed,
        moves=("calm", "f3", "G2", "!G3.1", "G2.2"),
        telling=(2, 5),
    ),
)
