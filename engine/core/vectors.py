"""A game in numbers, for programs that learn: each move by its number, and all that a seat knows as a row of them.

A game's are `VECTORS` in `engine/games/<key>/vectors.py`; the adapters in `engine.adapters` make arrays of them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from engine.core.game import AnyGame, Option, Seat, View

T = TypeVar("T")
V = TypeVar("V", bound=View)

LEAST: Final = -1000
MOST: Final = 1000
"""No number of an observation is below LEAST or above MOST."""


@dataclass(frozen=True, slots=True)
class Feature(Generic[V]):
    """A part of an observation: its name, how many numbers it is with so many players, and these by a seat's view."""

    name: str
    size: Callable[[int], int]
    values: Callable[[V], Iterable[int]]


@dataclass(frozen=True)
class GameVectors(Generic[V]):
    """All moves of a game by their texts, the place of each being its number; and the parts of an observation."""

    moves: tuple[str, ...]
    features: tuple[Feature[V], ...]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each move, by its text."""
        return {move: number for number, move in enumerate(self.moves)}

    def layout(self, players: int) -> dict[str, slice]:
        """Return where each part of an observation is, by its name, in the order of the features."""
        found, start = dict[str, slice](), 0
        for feature in self.features:
            found[feature.name] = slice(start, start + feature.size(players))
            start = found[feature.name].stop
        return found

    def size(self, players: int) -> int:
        """Return how many numbers an observation has."""
        return sum(feature.size(players) for feature in self.features)

    def observation(self, view: V) -> list[int]:
        """Return what a seat knows, by its view: numbers from LEAST to MOST."""
        return [int(number) for feature in self.features for number in feature.values(view)]

    def legal_numbers(self, game: AnyGame, state: Any, seat: Seat) -> list[int]:
        """Return the numbers of a seat's legal moves, rising; none where the seat has not to move."""
        decision = game.decision(state)
        owes = decision is not None and seat in decision.seats
        return sorted(self.numbers[game.format_move(move)] for move in game.moves_for_seat(state, seat)) if owes else []


def choices_by_place(options: Iterable[Option], chosen: object) -> list[int]:
    """Return the choice of each option by its place, 0 for the usual one; `chosen` has them under the options' keys."""
    return [option.choices.index(getattr(chosen, option.key)) for option in options]


def own_first(view: View, by_seat: Sequence[T]) -> Sequence[T]:
    """Return what goes by seat as the view's seat sees it around the table: its own first, then to the left."""
    seat = view.seat or 0
    return [*by_seat[seat:], *by_seat[:seat]]


def turns_away(view: View, seat: Seat) -> int:
    """Return how many seats to the left of the view's own a seat is."""
    return (seat - (view.seat or 0)) % view.players


def marked(places: Iterable[int], size: int) -> list[int]:
    """Return a row of `size` numbers: how often each place from 0 is among `places`."""
    row = [0] * size
    for place in places:
        row[place] += 1
    return row


def one(name: str, value: Callable[[Any], int]) -> Feature[Any]:
    """Return a feature of one number."""
    return Feature(name, lambda _players: 1, lambda view: (value(view),))


def by_seat(name: str, values: Callable[[Any], Sequence[int]]) -> Feature[Any]:
    """Return a feature of a number for each seat, one's own first."""
    return Feature(name, lambda players: players, lambda view: own_first(view, values(view)))


def rows_by_seat(name: str, width: int, rows: Callable[[Any], Sequence[Sequence[int]]]) -> Feature[Any]:
    """Return a feature of a row of `width` numbers for each seat, one's own first."""
    return Feature(
        name,
        lambda players: players * width,
        lambda view: [number for row in own_first(view, rows(view)) for number in row],
    )


def row(name: str, width: int, values: Callable[[Any], Iterable[int]]) -> Feature[Any]:
    """Return a feature of `width` numbers, however many play."""
    return Feature(name, lambda _players: width, values)
