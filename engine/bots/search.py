"""Level 4: looks ahead by decoupled UCT of depth 1 over determinizations.

Every seat that owes a move has a bandit over its own moves, one for each secret that it may have. In each
determinization all seats choose at once, the rollout policy plays on to the rollout horizon, and each bandit learns
the value for its own seat, less what the move would reveal of the searcher's secret (its information cost).
Tak, Lanctot and Winands, "Monte Carlo Tree Search Variants for Simultaneous Move Games" (2014); Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search" (2012). `SearchConfig` has the switches and their sources.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log, sqrt
from typing import Any, ClassVar, Final, Self

from engine.bots.bot import SLICE, Bot, Budget, Choice, Clock, Progress, SeatView, Stat, best, determinizer, own_seat
from engine.core.game import Seat
from engine.core.heuristics import AnyHeuristics, SearchConfig
from engine.core.record import AnyGame
from engine.core.rng import Random

CUT_OFF: Final = 3.0
"""In the final choice by estimate, moves worse by so many temperatures are not played: each would be less than 5 % as
likely as the best (e to the -3)."""

LEAST_VARIANCE: Final = 1e-6
"""Of the values of one decision, in squared chances of victory; keeps the scale finite where all are equal."""

Bandits = dict[tuple[Seat, object], "Bandit"]
"""The bandit of each seat, for each secret that it may have."""


class Bandit:
    """What one seat has learned of its moves in one decision. Which moves are legal differs between determinizations.

    Values are in chances of victory; estimates and bounds in SD above the mean of all values seen here.
    """

    __slots__ = ("config", "costs", "offered", "priors", "squares", "sums", "total", "tries", "visits")

    def __init__(self, config: SearchConfig, costs: Mapping[Any, float] | None = None) -> None:
        self.config, self.costs = config, costs or {}
        self.visits: dict[Any, int] = {}
        self.sums: dict[Any, float] = {}
        """Of the values of each move."""
        self.offered: dict[Any, int] = {}
        """How often each move was among those to choose from."""
        self.priors: dict[Any, float] = {}
        """Sums of the prior scores of each move, one a time it was offered."""
        self.tries, self.total, self.squares = 0, 0.0, 0.0

    def pick(self, moves: Sequence[Any], scores: Sequence[float]) -> Any:
        """Note these moves with their prior scores, and return the one with the highest upper confidence bound."""
        averages = [self.note(move, score) for move, score in zip(moves, scores, strict=True)]
        return moves[best(self.bounds(moves, averages))]

    def note(self, move: Any, score: float) -> float:
        """Note the prior score of a move in one determinization, and return its average over all of them."""
        self.offered[move] = self.offered.get(move, 0) + 1
        self.priors[move] = self.priors.get(move, 0.0) + score
        return self.priors[move] / self.offered[move]

    def bounds(self, moves: Sequence[Any], averages: Sequence[float]) -> list[float]:
        """Return the upper confidence bound of each move, with these average prior scores."""
        config, top = self.config, max(averages)
        weight = config.prior_weight
        found = []
        for move, average, estimate in zip(moves, averages, self.estimates(moves), strict=True):
            visits = self.visits.get(move, 0)
            bound = config.progressive_bias * (average - top) / (visits + 1)
            if visits or weight:
                # A prior that counts as visits counts as one offer too: no logarithm of 1 before the first visit.
                offers = self.offered[move] + bool(weight)
                bound += estimate + config.exploration * sqrt(log(offers) / (visits + weight))
            else:
                bound += config.first_play_urgency
            found.append(bound)
        return found

    def estimates(self, moves: Sequence[Any]) -> list[float]:
        """Return the estimate of each move: its average value, and its prior as far as that counts as visits.

        0 for a move without either.
        """
        weight = self.config.prior_weight
        mean, spread = self.scale()
        if not weight:
            visited = ((move, self.visits.get(move, 0)) for move in moves)
            return [(self.sums[move] / visits - mean) / spread if visits else 0.0 for move, visits in visited]
        usual, found = self.usual_prior(), []
        for move in moves:
            visits = self.visits.get(move, 0)
            prior = self.config.prior_scale * (self.priors[move] / self.offered[move] - usual)
            surplus = (self.sums[move] - visits * mean) / spread if visits else 0.0
            found.append((weight * prior + surplus) / (weight + visits))
        return found

    def usual_prior(self) -> float:
        """Return the average prior score of the moves tried, each weighted by its visits."""
        found = sum([self.visits[move] * self.priors[move] / self.offered[move] for move in self.visits])
        return found / max(1, self.tries)

    def scale(self) -> tuple[float, float]:
        """Return mean and standard deviation of all values; (0, 1) before the second."""
        if self.tries < 2:
            return 0.0, 1.0
        mean = self.total / self.tries
        return mean, sqrt(max(self.squares / self.tries - mean * mean, LEAST_VARIANCE))

    def learn(self, move: Any, value: float) -> None:
        """Note the value that a move led to, less its information cost."""
        value -= self.costs.get(move, 0.0)
        self.visits[move] = self.visits.get(move, 0) + 1
        self.sums[move] = self.sums.get(move, 0.0) + value
        self.tries += 1
        self.total += value
        self.squares += value * value


class SearchBot(Bot):
    """Searches, then draws among its good moves, so that it cannot be predicted where moves are close.

    The values of its stats are chances of victory, less baseline and information cost.
    """

    key: ClassVar[str] = "search"
    level: ClassVar[int | None] = 4

    def __init__(self, game: AnyGame, heuristics: AnyHeuristics) -> None:
        super().__init__(game)
        self.prior, self.rollout, self.evaluator = heuristics.prior, heuristics.rollout, heuristics.evaluator
        self.belief, self.config = heuristics.belief, heuristics.search

    @classmethod
    def for_game(cls, game: AnyGame, heuristics: AnyHeuristics) -> Self:
        """Return a bot for this game; it needs all heuristics."""
        return cls(game, heuristics)

    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield reports; an iteration is one determinization."""
        seat = own_seat(view)
        draw = determinizer(self.game, self.belief, view)
        state = draw(rng)
        moves = self.prior.candidates(state, seat, self.game.legal(state, seat))
        costs = self.belief.information_cost(view, moves) if self.belief else [0.0] * len(moves)
        own = Bandit(self.config, dict(zip(moves, costs, strict=True)))
        bandits: Bandits = {(seat, self.secret(state, seat)): own}
        # Drawn before the search, so that reports on the way there differ by what was learned alone.
        luck = rng.random()
        clock = Clock(budget)
        done = 0.0
        while done < 1:
            done = clock.slice(SLICE, lambda: self.iterate(draw(rng), seat, bandits, rng))
            yield Progress(done, final_choice(moves, own, luck))

    def secret(self, state: Any, seat: Seat) -> object:
        """Return the secret of a seat; None where the game has no beliefs."""
        return self.belief.secret(state, seat) if self.belief else None

    def iterate(self, state: Any, own: Seat, bandits: Bandits, rng: Random) -> None:
        """Let all seats choose in one determinization, play on, and let their bandits learn."""
        decision = self.game.decision(state)
        assert decision is not None
        until = self.evaluator.rollout_horizon(state)
        baseline = self.evaluator.baseline(state) or [0.0] * state.players
        learners, chosen, others = [], [], []
        for seat, legal in zip(decision.seats, self.game.offers(state), strict=True):
            moves = self.prior.candidates(state, seat, legal)
            bandit = bandits.setdefault((seat, self.secret(state, seat)), Bandit(self.config))
            learners.append(bandit)
            chosen.append(bandit.pick(moves, self.prior.informed_scores(state, seat, moves)))
            if seat == own and self.config.common_random_numbers:
                others = [move for move in moves if move != chosen[-1]]
        numbers, at = rng.getstate(), decision.seats.index(own)
        for move in others:
            values = self.play_on(state.clone(), [*chosen[:at], move, *chosen[at + 1 :]], until, rng)
            learners[at].learn(move, values[own] - baseline[own])
            rng.setstate(numbers)
        values = self.play_on(state, chosen, until, rng)
        for seat, bandit, move in zip(decision.seats, learners, chosen, strict=True):
            bandit.learn(move, values[seat] - baseline[seat])

    def play_on(self, state: Any, moves: Sequence[Any], until: int, rng: Random) -> Sequence[float]:
        """Make these moves, play on to a phase index or the end of the game, and return the value for each seat."""
        game, phase_index, rollout_moves = self.game, self.evaluator.phase_index, self.rollout.moves
        game.apply_all(state, moves)
        while phase_index(state) < until and (moves := rollout_moves(state, rng)):
            game.apply_all(state, moves)
        return self.evaluator.evaluate(state)


def final_choice(moves: Sequence[Any], bandit: Bandit, luck: float) -> Choice:
    """Draw a move by its estimate or its visits, poor ones left out; `luck` is from 0 to below 1."""
    config, visits = bandit.config, [bandit.visits.get(move, 0) for move in moves]
    if config.temperature is None:
        weights = weights_by_visits(visits, config.min_visit_share)
    else:
        weights = weights_by_estimate(bandit.estimates(moves), config.temperature)
    total = sum(weights)
    stats = tuple(
        Stat(move, weight / total, count, bandit.sums[move] / count if count else None)
        for move, weight, count in zip(moves, weights, visits, strict=True)
    )
    rest = luck * total
    for move, weight in zip(moves, weights, strict=True):
        rest -= weight
        if rest < 0:
            return Choice(move, stats)
    return Choice(moves[-1], stats)


def weights_by_visits(visits: Sequence[int], min_share: float) -> list[float]:
    """Return how often to play each move: in proportion to its visits; 0 below this share of the most visited one's."""
    return [float(count) if count >= min_share * max(visits) else 0.0 for count in visits]


def weights_by_estimate(estimates: Sequence[float], temperature: float) -> list[float]:
    """Return how often to play each move: by softmax of these estimates; 0 where one is far worse than the best."""
    most = max(estimates)
    return [
        exp((estimate - most) / temperature) if most - estimate < CUT_OFF * temperature else 0.0
        for estimate in estimates
    ]
