"""What a player feels of a game beyond its rules: the only thing a bot has to be given for a new game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.rng import Random

S = TypeVar("S")
M = TypeVar("M")


class Heuristics(ABC, Generic[S, M]):
    """Rules of thumb for one game. A bot asks them of states drawn from its own view, never of the true one."""

    worlds: ClassVar[int] = 48
    """How many such states are enough to tell good moves from bad ones at a look."""

    prior_weight: ClassVar[float] = 0.0
    """How many trials of a move its looks are worth, if they are to be weighed against trials."""

    common_random_numbers: ClassVar[bool] = False
    """Whether all moves are to be tried in every world, where chance and the others do the same: dear, but fair."""

    @abstractmethod
    def prior(self, state: S, seat: int, moves: Sequence[M]) -> Sequence[float]:
        """Return how good each of these moves of a seat looks by what it holds and what lies open.

        In their order; only comparisons count. What is hidden from the seat has no say.
        """

    def candidates(self, state: S, seat: int, legal: Sequence[M]) -> Sequence[M]:
        """Return the legal moves of a seat that are worth a look, in a fixed order; all of them, unless there are many.

        What is hidden from the seat has no say.
        """
        return legal

    def informed_prior(self, state: S, seat: int, moves: Sequence[M]) -> Sequence[float]:
        """Return the same as `appeal`, were all that is hidden in this state the truth."""
        return self.prior(state, seat, moves)

    def secret(self, state: S, seat: int) -> object:
        """Return what a seat knows for the whole game and others do not, as far as it guides its moves."""
        return None

    @abstractmethod
    def rollout(self, state: S, rng: Random) -> list[M]:
        """Return what each seat that owes a move does by habit, in the order of the decision.

        Quick rather than wise, and now and then (by `rng`) something else: this drives playouts.
        """

    @abstractmethod
    def phase_index(self, state: S) -> int:
        """Return the number of the present stretch of the game; it never falls."""

    def rollout_horizon(self, state: S) -> int:
        """Return the stretch at which a playout from here ends; the next one, unless it would be too near."""
        return self.phase_index(state) + 1

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """Return, for each seat, roughly its chance of victory from 0 to 1; at the end, the truth."""

    def baseline(self, state: S) -> Sequence[float] | None:
        """Return the prospects from which a playout starts, if it is to count by what it changes.

        That pays where worlds differ more than moves do. None: playouts count by what they lead to.
        """
        return None

    @abstractmethod
    def evaluate_seat(self, state: S, seat: int) -> float:
        """Return how well a seat stands right now, by what it has and what lies open; only comparisons count."""

    def sampler(self, view: Any) -> Callable[[Random], S] | None:
        """Return a function that draws worlds of this view, those more often that explain what the others did.

        None where nothing explains anything: then the game's own sampler is as good.
        """
        return None

    def beliefs(self, view: Any) -> Mapping[int, Mapping[str, float]]:
        """Return how likely the view's seat holds each secret of each other seat; {} where there is none to guess."""
        return {}

    def information_cost(self, view: Any, moves: Sequence[M]) -> Sequence[float]:
        """Return for each of these moves of the view's seat what it gives away of its secret, in chances of victory."""
        return [0.0] * len(moves)


def shares(points: Sequence[float], spread: float) -> list[float]:
    """Turn points into chances of victory; the larger the spread, the less a lead means."""
    most = max(points)
    weights = [exp((score - most) / spread) for score in points]
    total = sum(weights)
    return [weight / total for weight in weights]
