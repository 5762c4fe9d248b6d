"""Outcomes: what may follow from a move, declared by a game as data, so that the coach can count and name it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.game import Event, Seat

Counts: TypeAlias = Callable[[Any, Any, Seat], int]
"""From an event, the state when it was logged, which is not kept, and the seat that decides: how much the event counts.

0: not at all; a bool where an outcome happens or does not.
"""


def is_about_own_seat(event: Any, _state: Any, seat: Seat) -> bool:
    """Return whether the event is about the seat itself."""
    return bool(event.seat == seat)


def counts_for_any_seat(_event: Any, _state: Any, _seat: Seat) -> bool:
    """Return True: the event counts for every seat."""
    return True


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that may happen in a playout, or a number of pieces, as `count` finds it in these kinds of events.

    The text `outcome.<key>` (`seat`) tells it as a clause in the present tense: "{seat:who} … takes the higher tide".
    `averaged`: it is told how many there are on average, `often` in the text: "{seat:who} … takes {often:mean|…}".
    `soon`: only what happens before the near horizon counts. `wish`: 1 if players wish for it, -1 if they dread it, 0
    if it depends; what is dreaded explains no good move. Of outcomes with the same `topic`, or kinds, only one is told.
    """

    key: str
    kinds: tuple[type[Event], ...]
    count: Counts = is_about_own_seat
    averaged: bool = False
    soon: bool = False
    wish: int = 0
    topic: str = ""
