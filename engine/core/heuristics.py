"""What bots need to know of one game beyond its rules: a prior, a rollout policy, an evaluator and, if seats have
secrets, a belief.

`state` is always a determinization: a whole state drawn from what one seat knows, never the true state of a match.
`seat` is from 0 to `state.players - 1`. Methods do not change the state that they are given.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Generic, TypeVar

from engine.core.game import Result, Seat
from engine.core.rng import Random

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Prior(ABC, Generic[S, M]):
    """How good each legal move looks before anything is played out (the prior of PUCT and progressive bias)."""

    @abstractmethod
    def scores(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[float]:
        """Return a score for each of these legal moves of a seat, in their order; more is better.

        The unit is the game's own, any real number; only differences within one call mean anything. Depends only on
        what the seat can see: equal for all determinizations of one view.
        """

    def informed_scores(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[float]:
        """Return the same as `scores` with full information: everything hidden in this state is taken as true.

        Default: `scores`.
        """
        return self.scores(state, seat, moves)

    def candidates(self, state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:
        """Return the legal moves worth comparing, at least one, in the order of `legal`.

        Depends only on what the seat can see. Default: all of them.
        """
        return legal


class RolloutPolicy(ABC, Generic[S, M]):
    """The quick, partly random play that continues a game in simulations (default or playout policy of MCTS)."""

    @abstractmethod
    def moves(self, state: S, rng: Random) -> list[M]:
        """Return one legal move for each seat that owes one, in the order of `Decision.seats`; [] after the end.

        All chance comes from `rng`.
        """


class Evaluator(ABC, Generic[S]):
    """How good a state is for each seat, and where a rollout may be cut off to ask."""

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """Return for each seat its estimated chance of victory, 0 to 1, together 1.

        After the end of the game it is exact: winners share 1 equally.
        """

    @abstractmethod
    def evaluate_seat(self, state: S, seat: Seat) -> float:
        """Return how good the state is for one seat; more is better. For comparing what moves of one decision lead to.

        The unit is the game's own (points, or a chance of victory). The state may be in the middle of a decision's
        consequences, where `evaluate` would look too far ahead.
        """

    @abstractmethod
    def phase_index(self, state: S) -> int:
        """Return the number of the present phase of the game (a turn, a round or a stage, as suits the game).

        It never falls during a game, and after the end it is at least the rollout horizon of every earlier state.
        """

    def rollout_horizon(self, state: S) -> int:
        """Return the phase index at which a rollout from this state is cut off; more than `phase_index(state)`.

        Default: the next phase.
        """
        return self.phase_index(state) + 1

    def baseline(self, state: S) -> Sequence[float] | None:
        """Return for each seat the value that is taken off the value at the end of a rollout from this state.

        A control variate: it lowers the variance where determinizations differ more than moves do. In chances of
        victory. Default: None, nothing is taken off.
        """
        return None


class Belief(ABC, Generic[S, M, V]):
    """What the moves of the others tell about their secrets. `view` is the view of the seat that asks.

    A secret is what a seat knows for the whole game and others do not, such as a target card; a hand of cards is none.
    """

    @abstractmethod
    def sampler(self, view: V) -> Callable[[Random], S]:
        """Return a function that draws determinizations of this view, secrets by their probability under `beliefs`.

        What is no secret is drawn as by `Game.sampler`.
        """

    @abstractmethod
    def beliefs(self, view: V) -> Mapping[Seat, Mapping[str, float]]:
        """Return for each other seat the probability, 0 to 1, that it holds each secret, by the secret's text.

        The probabilities of one seat add up to the number of secrets it holds. A bystander's view gives all seats.
        """

    @abstractmethod
    def information_cost(self, view: V, moves: Sequence[M]) -> Sequence[float]:
        """Return for each of these moves of the view's seat what it costs to reveal what it reveals of the secret.

        In chances of victory, from 0. Only differences within one call mean anything.
        """

    @abstractmethod
    def secret(self, state: S, seat: Seat) -> object:
        """Return the secret of a seat in this state, hashable. The search learns for each secret apart."""


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """The switches of the search (`engine.bots.search`). "SD": standard deviations of all values seen in one decision.

    Each default was set by hand within the range of its source, not tuned; `docs/measured` has the strengths that the
    bots reach with them.
    """

    exploration: float = 1.0
    """Factor of the confidence term of UCB1, in SD, from 0; more tries seldom tried moves more often.
    Auer, Cesa-Bianchi and Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem" (2002)."""

    first_play_urgency: float = 3.0
    """The upper confidence bound of a move that was never tried, in SD above the mean; 3 lets nearly every move be
    tried once before any is tried again. Gelly and Wang, "Exploration exploitation in Go" (2006). Without effect where
    `prior_weight` is above 0."""

    progressive_bias: float = 2.0
    """What a point of prior score below the best one costs a move's bound, in SD; divided by 1 + visits. From 0 (off).
    Chaslot and others, "Progressive Strategies for Monte-Carlo Tree Search" (2008)."""

    prior_weight: float = 0.0
    """How many visits the prior counts for in the estimate of a move, from 0 (off). "Equivalent experience" in Gelly
    and Silver, "Combining Online and Offline Knowledge in UCT" (2007)."""

    prior_scale: float = 0.4
    """What a point of prior score is worth in SD, where `prior_weight` is above 0."""

    common_random_numbers: bool = False
    """Whether every candidate of the searcher is tried in each determinization, with the same moves of the others and
    the same random numbers: slower, lower variance between moves. Glasserman and Yao (1992); see ADR 0010."""

    min_visit_share: float = 0.5
    """Where `temperature` is None: moves with fewer visits than this share (0 to 1) of the most visited one are not
    played; the others are, in proportion to their visits."""

    temperature: float | None = None
    """Softmax temperature of the final choice by estimate, in SD, above 0: a move worse by so much is played e times
    less often, and one worse by three times as much never. None: choose by visits. Needs `prior_weight` above 0."""


@dataclass(frozen=True, slots=True)
class Heuristics(Generic[S, M, V]):
    """All heuristics of one game: the constant `HEURISTICS` of `engine.games.<game>.heuristics`."""

    prior: Prior[S, M]
    rollout: RolloutPolicy[S, M]
    evaluator: Evaluator[S]
    belief: Belief[S, M, V] | None = None
    """None where seats have no secrets that their moves tell of."""
    determinizations: int = 48
    """How many determinizations the sampling bot compares its moves in, from 1; what is enough to tell good moves from
    bad ones. More where more is hidden."""
    search: SearchConfig = SearchConfig()


AnyHeuristics = Heuristics[Any, Any, Any]


def victory_shares(end: Result | None) -> list[float]:
    """Return for each seat its share of the victory, 0 to 1, together 1. Raises AssertionError before the end."""
    assert end is not None, "the game is over"
    return [(seat in end.winners) / len(end.winners) for seat in range(len(end.scores))]


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Return weights, each above 0 and together 1, that grow with the values.

    `temperature` is above 0, in the unit of the values: a value higher by so much weighs e times as much.
    """
    most = max(values)
    weights = [exp((value - most) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
