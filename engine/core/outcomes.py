"""Outcomes: what may follow from a move, as a game declares it in data, so that the coach can count and tell it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.game import Event, Seat

Concerns: TypeAlias = Callable[[Any, Any, Seat], bool]
"""From an event, the view of the seat that decides, as it was then, and that seat: whether the event counts."""


def own(event: Any, _view: Any, seat: Seat) -> bool:
    """Return whether the event is about the seat itself."""
    return bool(event.seat == seat)


def anybody(_event: Any, _view: Any, _seat: Seat) -> bool:
    """Return that the event counts, whoever it is about."""
    return True


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that happens in a playout or does not: one of these kinds of events, if it `concerns` the seat.

    The text `outcome.<key>` (`seat`) tells it as a clause in the present tense: "{seat:who} … takes the higher tide".
    `soon`: only what happens before the near horizon counts. `wish`: 1 if players wish for it, -1 if they dread it, 0
    if it depends; what is dreaded explains no good move. Of outcomes with the same `topic`, or kinds, only one is told.
    """

    key: str
    kinds: tuple[type[Event], ...]
    concerns: Concerns = own
    soon: bool = False
    wish: int = 0
    topic: str = ""
