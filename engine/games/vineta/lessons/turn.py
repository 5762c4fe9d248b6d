"""Worked examples of Vineta: setting up, a whole turn, a round, series and the cards that act on them."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.rules import events as e

FIVE_LEFT: Position = {
    **position_from_texts(("", "", "")),
    "reserve": "BOOLI",
    "step": 23,
    "houses": {
        **{"R1": "BO", "R2": "II", "R3": "LO", "Y1": "BLI", "Y2": "BBL", "Y3": "OI"},
        **{"G1": "LOB", "G2": "IIL", "G3": "BOL"},
    },
}
"""The last five houses are still to be placed."""

THREE_ROUNDS: Position = position_from_texts(("f3 f1 wind", "f2 f3 f2", "f2 f1 hope", "hope f2 f1"))

SECOND_ROUND: Position = position_from_texts(("f1 calm", "hope", "f3"), round=1, start=1, series=("G2 0:f2",))

ONE_SERIES: Position = position_from_texts(("wind", "quarantine", "calm"), round=1, series=("G2 2:f2",))

LAST_CARDS: Position = position_from_texts(
    ("f2", "hope"), sunk="G2 Y1 G1 R1 G3 Y3", round=1, start=1, played=29, series=("Y2 0:f3",), taken="10 8"
)
"""Late in a long game: each hand is down to one card, and no pile is left."""

SETTING_UP = (
    Example("vi_setup", names=("Amina", "Bjarne", "Célia", "Daiki"), viewer=0, last=e.StarterDrawn),
    Example(
        "vi_houses",
        names=("Marisol", "Nabil", "Odile"),
        position=FIVE_LEFT,
        moves=("L:R2", "!L:R1", "B:R1", "O:G3", "I:Y2", "O:G1"),
        telling=(1, 2, 6),
    ),
    Example(
        "vi_drawn",
        names=("Lotta", "Mateo"),
        options={"houses": "drawn"},
        viewer=0,
        first=e.StarterDrawn,
        last=e.HousesDrawn,
        telling=(2,),
    ),
)

TURN = (
    Example(
        "vi_turn",
        names=("Aino", "Bakary", "Chloé", "Dov"),
        position=THREE_ROUNDS,
        aloud=True,
        moves=(
            *("f3", "f2", "f2", "hope", "G1", "G2", "G1", "I:Y1>G1"),
            *("f1", "f3", "f1", "f2", "G2", "G1", "G2", "G1"),
            *("wind", "f2", "hope", "f1", "B:G2>G1", "G1", "G2.3>G1", "G2"),
        ),
        telling=(5, 7, 19, 27, 31, 33),
    ),
    Example(
        "vi_round",
        names=("Elena", "Farid", "Greta"),
        position=SECOND_ROUND,
        viewer=0,
        aloud=True,
        moves=("!f4", "f1", "hope", "f3", "L:Y1>G2", "G1", "G2"),
        telling=(4, 6, 8),
    ),
    Example(
        "vi_void",
        names=("Hamid", "Irina", "Joon"),
        position=ONE_SERIES,
        last=e.SeriesEnded,
        moves=("wind", "quarantine", "calm", "R2", "G2.1"),
        telling=(2, 4, 6),
    ),
    Example(
        "vi_pile",
        names=("Kirsi", "Luca"),
        position=LAST_CARDS,
        viewer=0,
        moves=("f2", "hope", "B:R2>Y2", "Y2"),
        telling=(4, 5),
    ),
)


SERIES = (
    Example(
        "vi_start_refused",
        names=("Mina", "Niko"),
        position=position_from_texts(("f2", "f1"), sunk="G2", round=1, series=("G1 0:f3",), taken="2 1"),
        moves=("f2", "f1", "!G3", "G1", "!R2", "!G2", "Y1"),
        telling=(2, 5, 7),
    ),
    Example(
        "vi_extend",
        names=("Olga", "Pavel", "Quinn"),
        position=position_from_texts(("f1", "f3", "f2"), round=1, start=1, series=("G1 0:f2",)),
        moves=("f1", "f3", "f2", "G1", "G3", "G1"),
        telling=(2, 4, 6),
    ),
    Example(
        "vi_coast",
        names=("Rosa", "Stellan"),
        position=position_from_texts(("f1 f3", "f2 f1"), round=2, series=("G2 1:f3 1:f1",)),
        moves=("f1", "f2", "!Y2", "G2", "G2", "f3", "f1", "Y1", "Y2"),
        telling=(2, 9, 15),
    ),
    Example(
        "vi_emptied",
        names=("Tove", "Umar"),
        position=position_from_texts(("f3", "calm"), round=1, start=1, series=("G1 0:f2",)),
        moves=("f3", "calm", "G1.1", "G2"),
        telling=(2, 4),
    ),
    Example(
        "vi_first_card",
        names=("Vera", "Wim", "Xenia"),
        position=position_from_texts(("f1", "f2", "wind"), round=2, start=2, series=("G1 0:f3 1:f2", "G3 2:f1")),
        moves=("f1", "f2", "wind", "G1.1>G3", "!G2", "G1", "G1"),
        telling=(2, 4, 11),
    ),
    Example(
        "vi_swept",
        names=("Janne", "Kamala", "Lucio"),
        position=position_from_texts(("f1", "calm", "f2"), round=1, start=1, series=("G1 0:f3 2:+7", "G2 1:f1")),
        moves=("f1", "calm", "f2", "G1.1", "G2", "G1"),
        telling=(2, 4, 6),
    ),
)

CURRENTS = (
    Example(
        "vi_authority",
        names=("Yara", "Zeno", "Alma"),
        position=position_from_texts(
            ("authority", "authority", "authority"), round=2, start=2, series=("G1 0:f3 1:f1", "G2 2:f2")
        ),
        moves=("authority", "authority", "authority", "G2+7", "!G3-7", "G2-7", "G1+7"),
        telling=(2, 5, 7),
    ),
    Example(
        "vi_wind",
        names=("Bodil", "Cesar", "Dalia", "Enzo"),
        position=position_from_texts(
            ("f1", "wind", "f2", "hope"), round=1, start=1, series=("G1 0:f2 2:f3", "G3 1:f1")
        ),
        last=e.WindChanged,
        moves=("f1", "wind", "f2", "hope", "!G1.4>G3", "!G1.2>G1", "G1.2>G3", "G2", "O:Y2>G3", "G1"),
        telling=(2, 3, 4),
    ),
    Example(
        "vi_calm",
        names=("Frida", "Gabin"),
        position=position_from_texts(("calm", "f3"), round=1, start=1, series=("G1 0:f3", "G2 1:f2")),
        last=e.SeaCalmed,
        moves=("calm", "f3", "G2", "!G3.1", "G2.2"),
        telling=(2, 5),
    ),
)
