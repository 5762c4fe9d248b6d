"""What bots need to know of one game beyond its rules: a prior, a rollout policy, an evaluator and, if seats have
secrets, a belief.

A determinization is a whole state drawn from what one seat knows. A world is a determinization in which all candidate
moves are tried; pages for readers call it a world or a deal, too. A playout continues a game from a world: the rollout
policy chooses all moves up to a horizon, near or far, where the evaluator says what the state is worth.

`state` is a determinization, never the true state of a match. `seat` is from 0 to `state.players - 1`. Methods do not
change the state that they are given.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from operator import mul
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from engine.core.game import Result, Seat, State
from engine.core.rng import Random

S = TypeVar("S", bound=State)
M = TypeVar("M")
V = TypeVar("V")


class Prior(ABC, Generic[S, M]):
    """How good each legal move looks before anything is played out (the prior of PUCT and progressive bias)."""

    @abstractmethod
    def score_moves(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[float]:
        """Return a score for each of these legal moves of a seat, in their order; more is better.

        The unit is the game's own, any real number; only differences within one call mean anything. Depends only on
        what the seat can see: equal for all determinizations of one view.
        """

    def candidate_moves(self, state: S, seat: Seat, legal: Sequence[M]) -> Sequence[M]:
        """Return the legal moves worth comparing, at least one, in the order of `legal`.

        Depends only on what the seat can see. Default: all of them.
        """
        return legal

    def sensible_moves(self, state: S, seat: Seat, candidates: Sequence[M]) -> Sequence[M]:
        """Return the candidates that a bot may choose, at least one, in their order.

        Not those that people at the table would laugh at: in a few worlds such a move comes out best by luck, or it is
        best by less than anybody could see. Depends only on what the seat can see. Default: all of them.
        """
        return candidates

    def answer_meant_by_each_move(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[object]:
        """Return what each of these moves of a seat answers to the question that is asked.

        A bot that mixes its choices never draws between different answers. Default: no question is asked.
        """
        return [None] * len(moves)


class RolloutPolicy(ABC, Generic[S, M]):
    """The quick, partly random play that continues a game in playouts (the default policy of MCTS)."""

    @abstractmethod
    def choose_move_for_each_seat(self, state: S, rng: Random) -> list[M]:
        """Return one legal move for each seat to move, in the order of `Decision.seats`; [] after the end.

        All chance comes from `rng`.
        """


Values = tuple[Sequence[float], Sequence[float]]
"""The value of a state, by seat: the chances of victory, 0 to 1 and together 1, and the expected final points."""


POINT: Final = 0.003
"""In chances of victory: what each expected point ahead of the others' mean adds. It decides where victory hardly
depends on the move."""


class Evaluator(ABC, Generic[S]):
    """How good a state is for each seat, and where playouts stop to ask."""

    @abstractmethod
    def evaluate(self, state: S) -> Values:
        """Return chances of victory and expected final points of all seats.

        After the end of the game both are exact: winners share 1 equally.
        """

    @abstractmethod
    def phase_index(self, state: S) -> int:
        """Return the number of the present phase of the game (a trick, a turn or a round, as suits the game).

        It never falls during a game, and after the end it is at least the horizon of every earlier state.
        """

    def near_horizon(self, state: S) -> int:
        """Return the phase index of the near horizon, where the playouts of level 3 end: what is going on now is over.

        More than `phase_index(state)`. Default: the next phase.
        """
        return self.phase_index(state) + 1

    def far_horizon(self, state: S) -> int:
        """Return the phase index of the far horizon, where the playouts of level 4 end: the near one or a later one.

        Default: the near horizon.
        """
        return self.near_horizon(state)


class Weight(NamedTuple):
    """The worth of one unit of a feature of a seat, as fitted by `python -m engine fit`."""

    chances: float
    """In natural logarithms of the odds of victory (a conditional logit over the seats)."""
    points: float
    """In final points."""


Weights = Mapping[int, Mapping[str, Weight]]
"""The weights of a game's features by number of players, and by name in the order of `FittedEvaluator.names`; the last
one, "constant", is no feature and counts for points alone."""


class Steepness(NamedTuple):
    """How sharply the coach states its estimates, fitted by `python -m engine calibrate`: the power of each chance."""

    start: float
    """The power at phase index 0: below 1, estimates that early are too sure of themselves."""
    by_phase: float
    """What is added to the power for each phase."""
    proven: bool
    """Whether "60 %" then came true in 60 of 100 games that the fit had not seen."""


class FittedEvaluator(Evaluator[S]):
    """An evaluator that is linear in features of each seat: chances by a conditional logit over the seats."""

    names: ClassVar[tuple[str, ...]]
    """The names of the features."""

    def __init__(self, weights: Weights) -> None:
        self.weights = {players: tuple(zip(*each.values(), strict=True)) for players, each in weights.items()}

    @abstractmethod
    def seat_features(self, state: S) -> Sequence[Sequence[float]]:
        """Return for each seat its features, in the order of their names, in a state before the end of the game."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the result of the game; None before the end."""

    def evaluate(self, state: S) -> Values:
        """Return the chances and points by seat that the weights give these features; at the end, the result's own."""
        if end := self.result(state):
            return victory_shares(end), end.scores
        chances, points = self.weights[state.players]
        rows = self.seat_features(state)
        # The constant is the last weight, which no feature meets.
        expected = [sum(map(mul, row, points)) + points[-1] for row in rows]
        return softmax([sum(map(mul, row, chances)) for row in rows], 1.0), expected


class Belief(ABC, Generic[S, M, V]):
    """What the others' moves reveal about their secrets. `view` is the view of the seat that asks.

    A secret is known to one seat alone for the whole game, such as a target card; a hand of cards is not one.
    """

    @abstractmethod
    def sampler(self, view: V) -> Callable[[Random], S]:
        """Return a function that draws determinizations of this view, secrets by their probability under `beliefs`.

        Everything else is drawn as by `Game.sampler`.
        """

    @abstractmethod
    def beliefs(self, view: V) -> Mapping[Seat, Mapping[str, float]]:
        """Return for each other seat the probability, 0 to 1, that it holds each secret, by the secret's text.

        The probabilities of one seat add up to the number of secrets it holds. A bystander's view gives all seats, and
        so does the open table's, with 0 and 1 alone.
        """

    @abstractmethod
    def information_costs(self, view: V, moves: Sequence[M]) -> Sequence[float]:
        """Return for each of these moves of the view's seat the cost of what it reveals of the secret.

        In chances of victory, from 0. Only differences within one call mean anything.
        """


class Foresight(ABC, Generic[M, V]):
    """What is certain of the result, whatever anybody will do and whatever is hidden. `view` is a seat's own."""

    @abstractmethod
    def certain_share(self, view: V, move: M | None = None) -> float | None:
        """Return the seat's share of the victory, 0 to 1, if it follows from what the seat sees; None while it is open.

        With a move, a legal one of the seat: after that move.
        """

    @abstractmethod
    def point_ranges(self, view: V) -> Sequence[tuple[int, int]]:
        """Return the least and the most final points of each seat, over all secrets that it may have.

        The ranges hold what can happen, and may be wider.
        """


class Endgame(ABC, Generic[S, M, V]):
    """The end of a game, worked out: what a seat cannot see is enumerated, and all that may follow is weighed."""

    @abstractmethod
    def all_worlds(self, view: V) -> Sequence[S] | None:
        """Return all determinizations of the view of a seat that is to move, each as probable as any other.

        None where they are more than MOST_ENUMERATED_WORLDS, or too much may follow. Equal ones come several times if
        they are more probable.
        """

    @abstractmethod
    def expected_values(self, state: S, seat: Seat, moves: Sequence[M], surprise: float) -> Sequence[Values]:
        """Return the exact mean of the values at the end of the game after each of these moves of a seat, in order.

        `state` is one of `all_worlds`. The others move by the rollout policy, and those that decide at the same moment
        as the seat make any of their candidates with the probability `surprise`. Later on the seat chooses its best
        moves.
        """


MOST_ENUMERATED_WORLDS: Final = 256
"""The most worlds that are enumerated: as many as the coach would otherwise draw at most."""


@dataclass(frozen=True, slots=True)
class Heuristics(Generic[S, M, V]):
    """All heuristics of one game: the constant `HEURISTICS` of `engine.games.<game>.heuristics`."""

    prior: Prior[S, M]
    rollout: RolloutPolicy[S, M]
    evaluator: Evaluator[S]
    belief: Belief[S, M, V] | None = None
    """None where seats have no secrets that their moves could reveal."""
    foresight: Foresight[M, V] | None = None
    """None where nothing is proved of the result before the end."""
    endgame: Endgame[S, M, V] | None = None
    """None where the end is played out in worlds that are drawn, as all before it is."""
    near_worlds: int = 24
    """The most worlds in which level 3 compares its candidates, from 1; measured for each game, see
    docs/decisions/measurements/levels.md."""
    far_worlds: int = 1000
    """The same for level 4."""
    near_weight: float = 0.0
    """How much the value at the near horizon counts for level 4, 0 to 1, beside that at the far one: it scatters less,
    so that level 4 decides no worse than level 3 where it has time for few worlds."""
    calibration: Mapping[int, Steepness] = field(default_factory=dict)
    """By number of players; none where it was not measured, or did not improve on the estimates themselves."""


AnyHeuristics = Heuristics[Any, Any, Any]


def victory_shares(end: Result | None) -> list[float]:
    """Return for each seat its share of the victory, 0 to 1, together 1. Raises AssertionError before the end."""
    assert end is not None, "the game is over"
    return [(seat in end.winners) / len(end.winners) for seat in range(len(end.scores))]


def index_of_best(values: Sequence[float]) -> int:
    """Return the index of the highest value, the first of equals."""
    return max(range(len(values)), key=values.__getitem__)


def best_move(moves: Sequence[M], scores: Sequence[float]) -> M:
    """Return the move with the highest score, the first of equals."""
    return moves[index_of_best(scores)]


def moves_with_highest_scores(moves: Sequence[M], scores: Sequence[float], most: int) -> Sequence[M]:
    """Return at most this many moves, those with the highest scores, in their original order."""
    best = sorted(range(len(moves)), key=scores.__getitem__)[-most:]
    return [moves[at] for at in sorted(best)]


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Return weights, each above 0 and together 1, that grow with the values.

    `temperature` is above 0, in the unit of the values: a value that is higher by it weighs e times as much.
    """
    most = max(values)
    weights = [exp((value - most) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
