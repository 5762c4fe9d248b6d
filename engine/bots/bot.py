"""What every bot is: a view in, a move out, and the numbers behind it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from engine.core.game import Seat
from engine.core.record import AnyGame
from engine.core.rng import Random, now


class SeatView(Protocol):
    """A view, as far as bots know it: whose it is; the game knows the rest."""

    @property
    def seat(self) -> Seat | None:
        """The seat that sees this."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: a number of iterations (tests, arenas) or seconds of own work (play)."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Stat:
    """What a bot found out of one move.

    `share`: how often it would play it, 0 to 1. `visits`: how often it tried it. `value`: how well
    that went on average (by its own measure, more is better), None if it did not look.
    """

    move: Any
    share: float
    visits: int = 0
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and one `Stat` for each move that the bot considered, in the order of `Game.legal`."""

    move: Any
    stats: tuple[Stat, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """A pause for breath: `done` of the thinking (0 to 1), and what the bot would play if asked now."""

    done: float
    choice: Choice


class Bot(ABC):
    """A player of any game; it sees views only."""

    key: ClassVar[str]
    level: ClassVar[int | None] = None
    """Its place among the levels offered to readers, if it has one."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.heuristics = game, game.heuristics

    def worlds(self, view: SeatView) -> Callable[[Random], Any]:
        """Return a function that draws worlds of this view, by what the others' moves let one believe."""
        return self.heuristics.sampler(view) or self.game.sampler(view)

    @abstractmethod
    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield thoughts, the last of them with `done == 1`.

        Close the iterator early and the last thought's choice is the move. The same view, stream and
        iterations lead to the same choice.
        """

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Choice:
        """Think to the end and return the choice."""
        *_, last = self.think(view, rng, budget)
        return last.choice


class Clock:
    """Counts a budget down. Seconds run only inside the bot's own slices, not in the pauses."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.used, self.spent = budget, 0, 0.0

    def slice(self, size: int, step: Callable[[], None]) -> float:
        """Do up to `size` iterations and return which part of the budget is used, 1 when it is."""
        start = now()
        if self.budget.iterations is not None:
            size = min(size, self.budget.iterations - self.used)
        for _ in range(size):
            step()
        self.used += size
        self.spent += now() - start
        return self.done()

    def done(self) -> float:
        """Return which part of the budget is used."""
        parts = [1.0] if self.budget.iterations is None and self.budget.seconds is None else []
        if self.budget.iterations is not None:
            parts.append(self.used / max(1, self.budget.iterations))
        if self.budget.seconds is not None:
            parts.append(self.spent / max(1e-9, self.budget.seconds))
        return min(1.0, max(parts))


def own_seat(view: SeatView) -> Seat:
    """Return the seat whose view this is; bots need one."""
    if view.seat is None or view.seat < 0:
        raise ValueError("a bot needs the view of a seat")
    return view.seat


def best(values: Sequence[float]) -> int:
    """Return the index of the highest value, the first of equals."""
    return max(range(len(values)), key=values.__getitem__)
