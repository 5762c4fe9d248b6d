"""Outcomes: what may follow from a move, declared by a game as data, so that the coach can count and name it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.game import Event, Seat

Counts: TypeAlias = Callable[[Any, Any, Seat], int]
"""Returns how much an event counts, from the event, the state when it was logged (never kept) and the deciding seat.

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
    """Something that may happen in a playout, or a number of pieces, which `count` finds in events of these kinds.

    The text `outcome.<key>` (`seat`) states it as a clause in the present tense: "{seat:who} … takes the higher tide".
    `averaged`: the text states the mean number, its field `often`: "{seat:who} … takes {often:mean|…}".
    `soon`: only what happens before the near horizon counts. `wish`: 1 if players wish for it, -1 if they dread it, 0
    if it depends; what is dreaded explains no good move. Only one outcome of a `topic`, or of the same kinds, is named.
    """

    key: str
    kinds: tuple[type[Event], ...]
    count: Counts = is_about_own_seat
    averaged: bool = False
    soon: bool = False
    wish: int = 0
    topic: str = ""
