"""What a player feels of a game beyond its rules: the only thing a bot has to be given for a new game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.core.nature import Random

S = TypeVar("S")
M = TypeVar("M")


class Instinct(ABC, Generic[S, M]):
    """Rules of thumb for one game. A bot asks them of states drawn from its own view, never of the true one."""

    @abstractmethod
    def appeal(self, state: S, seat: int) -> Sequence[float]:
        """Return how good each legal move of a seat looks by its own hand and what lies open.

        In the order of `Game.legal`; only comparisons count. What is hidden from the seat has no say.
        """

    @abstractmethod
    def habits(self, state: S, rng: Random) -> list[M]:
        """Return what each seat that owes a move does by habit, in the order of the decision.

        Quick rather than wise, and now and then (by `rng`) something else: this drives playouts.
        """

    @abstractmethod
    def span(self, state: S) -> int:
        """Return the number of the present stretch of the game; a playout ends when it changes."""

    @abstractmethod
    def prospects(self, state: S) -> Sequence[float]:
        """Return, for each seat, roughly its chance of victory from 0 to 1; at the end, the truth."""

    @abstractmethod
    def standing(self, state: S, seat: int) -> float:
        """Return how well a seat stands right now, by what it has and what lies open; only comparisons count."""
