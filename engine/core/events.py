"""The events that every game has, and helpers to define those of one game."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from engine.core.game import Event, Seat

E = TypeVar("E", bound=Event)


def first_event_of(events: Iterable[Event], kind: type[E]) -> E | None:
    """Return the earliest event of this class or a subclass, None if there is none."""
    return next((event for event in events if isinstance(event, kind)), None)


class SecretEvent(Event):
    """An event of one seat, some fields of which are hidden from all others.

    `class CardChosen(SecretEvent, card=0)`: in place of the card, others see 0.
    """

    seat: Seat
    unseen: ClassVar[dict[str, Any]]

    def __init_subclass__(cls, *, group: str | None = None, quiet: bool = False, **unseen: Any) -> None:
        """Store the value that others see instead of each of these fields; `group`, `quiet`: see `Told`."""
        super().__init_subclass__(group=group, quiet=quiet, untold=unseen)
        cls.unseen = unseen

    @property
    def sentence_variant(self) -> str:
        """Return "hidden" for others, who read another sentence."""
        return "hidden" if all(getattr(self, name) == value for name, value in self.unseen.items()) else ""

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Return the event itself for its own seat; for others with what they see in place of its secrets."""
        return self if seat == self.seat else replace(self, **self.unseen)


class MoveRefused(Event, group="", untold={"move": ""}):
    """A move that was tried and refused, shown for what it teaches: the refusal as an event.

    `move` is the move's text, or that of a gesture that means no move at all, "" where nobody told all of it; `params`
    are the refusal's, as pairs.
    """

    seat: Seat
    move: str
    code: str
    params: tuple[tuple[str, object], ...]


class ToChoose(Event):
    """A seat is to choose: in an example, the table before the first move."""

    seat: Seat


class GameWon(Event, weighty=True):
    """The game ended with one winner."""

    seat: Seat
    scores: tuple[int, ...]


class VictoryShared(Event, weighty=True):
    """The game ended with a tie that nothing breaks."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


def event_kinds(names: Mapping[str, object]) -> tuple[type[Event], ...]:
    """Return the kinds of events among the names of a module, `globals()` there."""
    kinds = (kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Event))
    return tuple(kind for kind in kinds if kind not in (Event, SecretEvent))
