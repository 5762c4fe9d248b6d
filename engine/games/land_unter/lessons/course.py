"""The course of Land Unter, as data; its texts are in `locale`."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.course import Stage, Task
from engine.core.events import first_event_of
from engine.core.game import Event
from engine.core.lessons import Example
from engine.games.land_unter.lessons import wrong_rules as wrong
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.view import View

FOUR_SEATS = ("0", "1", "2", "3")


def seat_taking_lower_tide(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that takes the lower tide card."""
    return str(getattr(first_event_of(events, e.LowerTideTaken), "seat", ""))


def seat_taking_higher_tide(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that takes the higher tide card."""
    return str(getattr(first_event_of(events, e.HigherTideTaken), "seat", ""))


FIRST_ROUND = Example(
    "who_takes",
    names=("Max", "Anna", "Cleo", "Nino"),
    position={
        "hands": [
            [6, 13, 21, 25, 30, 36, 39, 44, 47, 50, 52, 58],
            [1, 8, 11, 19, 22, 27, 29, 33, 41, 46, 54, 60],
            [4, 10, 14, 16, 20, 24, 28, 32, 35, 42, 49, 56],
            [2, 5, 9, 17, 23, 26, 31, 37, 38, 45, 51, 57],
        ],
        "tides": [4, 9],
    },
    moves=("44", "27", "16", "2"),
    viewer=None,
    first=e.CardsRevealed,
    last=e.LowerTideTaken,
)

COURSE = (
    Stage(
        "who_takes",
        (
            Task(
                FIRST_ROUND,
                FOUR_SEATS,
                seat_taking_lower_tide,
                e.LowerTideTaken,
                (wrong.lowest_card_takes_lower_tide, wrong.highest_card_takes_higher_tide),
            ),
            Task(
                replace(FIRST_ROUND, first=e.LowerTideTaken, last=e.HigherTideTaken),
                FOUR_SEATS,
                seat_taking_higher_tide,
                e.HigherTideTaken,
                (wrong.lowest_card_takes_higher_tide, wrong.highest_card_takes_both_tides),
            ),
            Task(
                replace(
                    FIRST_ROUND,
                    moves=("25", "8", "56", "45"),
                    position={**(FIRST_ROUND.position or {}), "tides": [3, 11]},
                    last=e.HigherTideTaken,
                ),
                FOUR_SEATS,
                seat_taking_higher_tide,
                e.HigherTideTaken,
                (wrong.lowest_card_takes_higher_tide, wrong.highest_card_takes_both_tides),
            ),
        ),
    ),
)
"""The stages of the course, in order."""
