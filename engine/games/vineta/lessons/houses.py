"""Worked examples of Vineta: cards that move houses, and quarantine."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.rules import events as e

NOBODY_AT_HOME: Position = position_from_texts(
    ("rescue", "f1"), round=1, series=("G1 1:f3",), houses="R1:BOL R2:BIL R3:OI Y1:BLII Y2:BOLI Y3:OLI G2:BBOL G3:OOLIB"
)
"""The only threatened district has no houses."""

TWO_LEFT: Position = position_from_texts(
    ("relocation", "f2"),
    sunk="G2 Y1 G1 R1 G3 Y3 R3",
    round=1,
    series=("R2 1:f1",),
    quarantined="R2",
    houses="R2:BBO Y2:OLI",
    taken="12 10",
)

THREE_LEFT: Position = position_from_texts(
    ("panic", "f2"), sunk="G2 Y1 G1 R1 G3 Y3", houses="R2:BBOI R3:OL Y2:LLI", taken="10 9"
)

ALL_IN_DANGER: Position = position_from_texts(
    ("hope", "f1"), sunk="G2 Y1 G1 R1 G3 Y3", round=1, series=("Y2 1:f2",), houses="Y2:BBOLI", taken="12 11"
)
"""All the houses that are left are on the only threatened district."""

ALL_SHUT_IN: Position = position_from_texts(
    ("panic", "f2"),
    sunk="G2 Y1 G1 R1 G3 Y3 R3",
    round=1,
    series=("Y2 0:f1",),
    quarantined="R2",
    houses="R2:BOOLI",
    taken="11 12",
)
"""All the houses that are left are on a district in quarantine."""

MOVING = (
    Example(
        "vi_hope",
        names=("Hana", "Ivo", "Jette"),
        position=position_from_texts(("f1", "hope", "f2"), round=1, start=1, series=("G1 2:f3", "G2 0:f2")),
        last=e.HouseMoved,
        moves=("f1", "hope", "f2", "!L:Y1>R1", "L:Y1>G2", "G1", "G2"),
        telling=(2, 3),
    ),
    Example(
        "vi_hope_open",
        names=("Kaia", "Lev"),
        position=position_from_texts(("hope", "hope")),
        moves=("hope", "hope", "B:G1>R1", "B:R1>G1"),
        telling=(2, 4),
    ),
    Example(
        "vi_hope_void",
        names=("Adil", "Berit"),
        position=ALL_IN_DANGER,
        last=e.CardVoid,
        moves=("hope", "f1", "Y2"),
        telling=(2,),
    ),
    Example(
        "vi_rescue",
        names=("Malik", "Nora", "Oskar"),
        position=position_from_texts(("rescue", "f1", "f1"), round=1, series=("G1 1:f3", "G3 2:f2")),
        moves=("rescue", "f1", "f1", "!O:R1>Y1", "B:G1>R1", "!O:G1>Y2", "O:G1>R1", "G1", "G3"),
        telling=(3, 4, 5),
    ),
    Example(
        "vi_rescue_void",
        names=("Pia", "Qasim"),
        position=NOBODY_AT_HOME,
        last=e.CardVoid,
        moves=("rescue", "f1", "G1"),
        telling=(2,),
    ),
    Example(
        "vi_relocation",
        names=("Rhea", "Sami"),
        position=position_from_texts(
            ("relocation", "f2"),
            sunk="G2",
            round=1,
            series=("G1 1:f3",),
            houses="R1:BL R2:OI R3:I Y1:BOLI Y2:OLI Y3:BOL G1:BBBOI G3:BOOLL",
            taken="2 1",
        ),
        last=e.HousesSwapped,
        moves=("relocation", "f2", "!R3=G2", "!G1=G1", "R3=G1", "G1"),
        telling=(2, 4),
    ),
    Example(
        "vi_relocation_void",
        names=("Thea", "Ugo"),
        position=TWO_LEFT,
        last=e.CardVoid,
        moves=("relocation", "f2", "R2"),
        telling=(2,),
    ),
    Example(
        "vi_panic",
        names=("Viola", "Walid", "Xander"),
        position=position_from_texts(("panic", "f2", "f1")),
        moves=("panic", "f2", "f1", "B:G1>R1", "!O:G1>R1", "O:G1>Y2", "L:G1>G3", "G1", "G1"),
        telling=(2, 3, 5),
    ),
    Example(
        "vi_panic_few",
        names=("Ylva", "Zora"),
        position=THREE_LEFT,
        moves=("panic", "f2", "B:R2>R3", "O:R2>Y2", "Y2"),
        telling=(2, 3),
    ),
    Example(
        "vi_panic_void",
        names=("Chidi", "Doris"),
        position=ALL_SHUT_IN,
        last=e.CardVoid,
        moves=("panic", "f2", "R2"),
        telling=(2,),
    ),
    Example(
        "vi_quarantine",
        names=("Edda", "Femi", "Gro", "Hussein", "Ilona"),
        position=position_from_texts(
            ("quarantine", "hope", "rescue", "relocation", "panic"), round=1, series=("G1 4:f3", "G2 1:f2")
        ),
        moves=(
            *("quarantine", "hope", "rescue", "relocation", "panic"),
            "G1",
            *("!B:G1>G2", "I:R1>G1"),
            *("!B:G1>R2", "L:G2>R2", "L:G2>R2"),
            *("!R1=G1", "R1=R3"),
            *("!B:G1>Y1", "O:Y1>R1", "O:Y1>Y2", "L:Y1>G3"),
        ),
        telling=(2, 4, 11),
    ),
)
