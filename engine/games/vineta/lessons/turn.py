"""Worked examples of Vineta: setting up, a whole turn, a round and its cards."""

from engine.core.game import Position
from engine.core.lessons import Example
from engine.games.vineta.lessons.city import city
from engine.games.vineta.rules.events import HousesDrawn, SeriesEnded, StarterDrawn

FIVE_LEFT: Position = {
    **city(("", "", "")),
    "reserve": "BOOLI",
    "step": 23,
    "houses": {
        **{"R1": "BO", "R2": "II", "R3": "LO", "Y1": "BLI", "Y2": "BBL", "Y3": "OI"},
        **{"G1": "LOB", "G2": "IIL", "G3": "BOL"},
    },
}
"""The last five houses are still to be placed."""

THREE_ROUNDS: Position = city(("f3 f1 wind", "f2 f3 f2", "f2 f1 hope", "hope f2 f1"))

SECOND_ROUND: Position = city(("f1 calm", "hope", "f3"), round=1, start=1, series=("G2 0:f2",))

ONE_SERIES: Position = city(("wind", "quarantine", "calm"), round=1, series=("G2 2:f2",))

LAST_CARDS: Position = city(
    ("f2", "hope"),
    sunk="G2 Y1 G1 R1 G3 Y3",
    round=1,
    start=1,
    played=29,
    series=("Y2 0:f3",),
    taken="10 8",
)
"""Late in a long game: each hand is down to one card, and no pile is left."""

SETTING_UP = (
    Example("vi_setup", names=("Amina", "Bjarne", "Célia", "Daiki"), viewer=0, last=StarterDrawn),
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
        first=StarterDrawn,
        last=HousesDrawn,
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
        last=SeriesEnded,
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
