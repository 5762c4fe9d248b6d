"""What all bots have in common: a view in, a move out, and the numbers behind it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.game import AnyGame, Seat, View
from engine.core.heuristics import AnyHeuristics, Belief
from engine.core.rng import Random, clock_seconds


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of thinking, which ends at the first one reached; without any, it ends after the first slice."""

    iterations: int | None = None
    """How many worlds at most, from 1. Gives the same choice on every machine: for tests and arenas."""
    seconds: float | None = None
    """How long the bot may work, above 0: for play."""


@dataclass(frozen=True, slots=True)
class Stat:
    """What a bot found out about one move. A bot that does not search knows only the share."""

    move: Any
    share: float
    """The probability that the bot plays it, 0 to 1; those of a choice add up to 1."""
    worlds: int = 0
    """The number of worlds in which the move was tried (see `engine.core.heuristics`)."""
    value: float | None = None
    """The mean chance of victory that it leads to, 0 to 1; None if it was not tried."""
    error: float | None = None
    """The standard error of the difference between its value and the best move's, infinite after a single world; None
    if it was not tried."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and one `Stat` for each move that the bot considered, in the order of `Game.legal_moves`."""

    move: Any
    stats: tuple[Stat, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """A progress report: the fraction of the budget used, 0 to 1, and what the bot would play now."""

    done: float
    choice: Choice


class Bot(ABC):
    """A player of a game; it keeps nothing from one decision to the next.

    Every kind takes the game and its heuristics; one that needs no heuristics can be made without.
    """

    key: ClassVar[str]
    level: ClassVar[int] = 0
    """The level that readers choose it by, from 1; 0 if it is not offered."""

    def __init__(self, game: AnyGame, heuristics: AnyHeuristics | None = None) -> None:
        self.game = game

    @abstractmethod
    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield reports, one or more, the last of them with `done == 1`.

        Stop early, and the choice of the last report is the move. The same view, stream and iterations lead to the
        same choice. Raise ValueError unless it is the view of a seat.
        """

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """Think to the end and return the choice; raise ValueError unless it is the view of a seat."""
        *_, last = self.think(view, rng, budget)
        return last.choice


class Clock:
    """A countdown of a budget. Seconds count only within slices of work, not between them."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.used, self.spent = budget, 0, 0.0

    def run_iterations(self, size: int, step: Callable[[], None]) -> float:
        """Call `step` up to `size` times, as iterations allow; return the used fraction of the budget."""
        start = clock_seconds()
        if self.budget.iterations is not None:
            size = min(size, self.budget.iterations - self.used)
        for _ in range(size):
            step()
        self.used += size
        self.spent += clock_seconds() - start
        return self.fraction_used()

    def fraction_used(self) -> float:
        """Return how much of the limit nearest to its end is used, 0 to 1; 1 if the budget has no limit."""
        parts = [1.0] if self.budget.iterations is None and self.budget.seconds is None else []
        if self.budget.iterations is not None:
            parts.append(self.used / max(1, self.budget.iterations))
        if self.budget.seconds is not None:
            parts.append(self.spent / max(1e-9, self.budget.seconds))
        return min(1.0, max(parts))


def own_seat(view: View) -> Seat:
    """Return the seat whose view this is; raise ValueError for a bystander's."""
    if view.seat is None or view.seat < 0:
        raise ValueError("a bot needs the view of a seat")
    return view.seat


def determinization_sampler(game: AnyGame, belief: Belief[Any, Any, Any] | None, view: View) -> Callable[[Random], Any]:
    """Return a function that draws determinizations of a view: by belief, or without one by the game's odds."""
    return belief.sampler(view) if belief else game.sampler(view)
