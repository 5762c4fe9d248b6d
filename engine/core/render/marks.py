"""What the marks of every game are made with: names of what an event has just changed in a drawing."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.game import Event, GameWon, VictoryShared

Marks = Callable[[Any], tuple[str, ...]]
"""Returns what an event of one kind changed."""


def seat_mark(kind: str) -> Marks:
    """Return the mark on a seat's panel."""
    return lambda event: (f"{kind}@{event.seat}",)


def marked(table: Mapping[type[Event], Marks], event: Event) -> tuple[str, ...]:
    """Return what an event changed, () where the table does not name its kind."""
    find = table.get(type(event))
    return find(event) if find else ()


VICTORY: Final[Mapping[type[Event], Marks]] = {
    GameWon: seat_mark("score"),
    VictoryShared: lambda event: tuple(f"score@{seat}" for seat in event.winners),
}
"""The marks of the events with which every game ends."""
