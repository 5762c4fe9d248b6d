"""The stage of the course about what comes before a game, and about hands that run out."""

from typing import Final

from engine.core.course import BESIDE, Stage, Task
from engine.core.lessons import Example
from engine.games.vineta.lessons import asked, reasons
from engine.games.vineta.lessons import wrong_setups as setups
from engine.games.vineta.lessons.city import PLAYERS, position_from_texts
from engine.games.vineta.lessons.turn import FIVE_LEFT
from engine.games.vineta.rules import events as e

HOUSES_OUT: Final = Example(
    "houses_out", names=PLAYERS[:3], moves=("B:R1",), viewer=None, first=e.StarterDrawn, last=e.HousePlaced
)

PLACED: Final = Example(
    "houses_placed",
    names=PLAYERS[:3],
    position=FIVE_LEFT,
    moves=("L:R2", "B:R1"),
    viewer=None,
    first=e.HousePlaced,
)

PILE_OUT: Final = Example(
    "pile_out",
    names=PLAYERS[:2],
    position=position_from_texts(
        ("f2", "f1"), sunk="G2 Y1 G1 R1 G3 Y3", round=1, start=1, played=28, series=("Y2 0:f3",), taken="10 8"
    ),
    moves=("f2", "f1", "Y2", "Y2"),
    viewer=None,
    first=e.SeriesExtended,
    last=e.CardsDrawn,
)

SETTING_UP: Final = Stage(
    "setting_up",
    (
        Task(
            HOUSES_OUT,
            ("21", "28", "49"),
            asked.houses_set_up,
            e.HousePlaced,
            (setups.as_many_colours_as_players, setups.all_colours_are_used),
            BESIDE,
            "n",
            here_only=True,
            reason=reasons.houses_used,
        ),
        Task(
            PLACED,
            ("0", "1", "2"),
            asked.seat_placing,
            e.HousePlaced,
            (setups.who_places_goes_on, setups.houses_are_placed_to_the_right),
            here_only=True,
        ),
        Task(
            PILE_OUT,
            ("1", "2", "7"),
            asked.cards_after_drawing,
            e.CardsDrawn,
            (setups.empty_pile_is_renewed, setups.hand_is_filled_up),
            BESIDE,
            "n",
            skip=2,
            here_only=True,
            reason=reasons.cards_held,
        ),
    ),
)
"""The stage before the last one."""
