"""The candidates of one decision, compared world by world, and what they turn out to be worth.

Every candidate is tried in the same worlds with the same random numbers, so that differences between candidates
scatter far less than the candidates themselves do ("common random numbers", Glasserman and Yao 1992; ADR 0018). Those
that fall behind clearly are dropped on the way, so that most of the budget goes to the close ones (racing: Maron and
Moore 1994; sequential halving: Karnin, Koren and Somekh 2013). Constants without another source were chosen by hand;
`python -m engine regret` measures what another value costs or gains.
"""

from collections.abc import Sequence
from math import exp, inf, sqrt
from typing import Any, Final

from engine.bots.bot import Choice, Stat
from engine.core.heuristics import POINT, index_of_best

LEAST_WORLDS: Final = 8
"""Worlds before any candidate is left out: fewer say too little of how far the values scatter."""
DROP_ERRORS: Final = 2.5
"""In standard errors of the difference: a candidate that is further behind the leader is left out."""
SETTLED_WITHIN: Final = 0.001
"""In chances of victory: candidates that differ by less, with a standard error as small, need no more worlds."""
NEAR_BEST: Final = 0.25
"""In standard errors of the difference: only a candidate that is less far behind the leader is mixed in. Measured
(docs/decisions/measurements/levels.md): within one error mixing cost about as much as the few worlds did, within a
quarter nothing."""


class Comparison:
    """The results of each candidate, world by world; at least one candidate.

    A candidate that was left out has seen only the first worlds. A utility is a chance of victory, plus a little for
    points, less the information cost.
    """

    __slots__ = ("alive", "chances", "costs", "moves", "utilities")

    def __init__(self, moves: Sequence[Any], costs: Sequence[float]) -> None:
        self.moves, self.costs = moves, costs
        self.utilities: list[list[float]] = [[] for _ in moves]
        self.chances: list[list[float]] = [[] for _ in moves]
        self.alive = list(range(len(moves)))
        """The indexes of the candidates that are still compared."""

    def add_playout_result(self, at: int, chance: float, ahead: float) -> None:
        """Record a candidate's result in its next world; `ahead`: its points beyond the mean of the others."""
        self.utilities[at].append(chance + POINT * ahead - self.costs[at])
        self.chances[at].append(chance)

    @property
    def world_count_of_leader(self) -> int:
        """How many worlds the leader has seen."""
        return len(self.utilities[self.alive[0]])

    def index_of_best_candidate(self) -> int:
        """Return the index of the best candidate, the first of equals."""
        return max(self.alive, key=lambda at: sum(self.utilities[at]))

    def gap_to_leading_candidate(self, at: int, leader: int) -> tuple[float, float]:
        """Return by how much a candidate is behind the leader, and the standard error of that difference.

        Over the worlds that both have seen; the error is infinite with fewer than two.
        """
        gaps = [best - own for best, own in zip(self.utilities[leader], self.utilities[at], strict=False)]
        return (mean(gaps) if gaps else 0.0), standard_error(gaps)

    def drop_clearly_worse_moves(self, most: int) -> None:
        """Leave out clearly worse candidates, and all but the `most` best of the others; none in too few worlds."""
        if self.world_count_of_leader < LEAST_WORLDS:
            return
        leader = self.index_of_best_candidate()
        gaps = {at: self.gap_to_leading_candidate(at, leader) for at in self.alive}
        close = [at for at in self.alive if gaps[at][0] <= DROP_ERRORS * gaps[at][1]]
        self.alive = sorted(sorted(close, key=lambda at: gaps[at][0])[:most])

    def is_comparison_settled(self) -> bool:
        """Return whether more worlds would change nothing that matters."""
        if self.world_count_of_leader < LEAST_WORLDS:
            return len(self.alive) == 1
        leader = self.index_of_best_candidate()
        return all(max(map(abs, self.gap_to_leading_candidate(at, leader))) < SETTLED_WITHIN for at in self.alive)

    def best_choice(self, answers: Sequence[object] | None, luck: float) -> Choice:
        """Return the best candidate, or one nearly as good, with the statistics of all.

        `answers`: what each candidate answers to the question asked, where the bot should mix; then `luck`, 0 to below
        1, draws among the candidates that are nearly as good as the best one (`NEAR_BEST`) and answer as it does.
        """
        leader = self.index_of_best_candidate()
        gaps = [self.gap_to_leading_candidate(at, leader) for at in range(len(self.moves))]
        weights = [
            mixed_strategy_weight(*gap) if answers and at in self.alive and answers[at] == answers[leader] else 0.0
            for at, gap in enumerate(gaps)
        ]
        weights[leader] = 1.0
        total = sum(weights)
        shares = [weight / total for weight in weights]
        stats = (
            self.candidate_stat(at, leader, share, error)
            for at, (share, (_, error)) in enumerate(zip(shares, gaps, strict=True))
        )
        return Choice(self.moves[weighted_random_index(shares, luck)], tuple(stats))

    def candidate_stat(self, at: int, best: int, share: float, error: float) -> Stat:
        """Return the statistics of the candidate at `at`; only its `share` if it was not tried."""
        count = len(self.chances[at])
        if not count:
            return Stat(self.moves[at], share)
        return Stat(self.moves[at], share, count, self.victory_chance(at, best), error)

    def victory_chance(self, at: int, best: int) -> float:
        """Return a candidate's chance of victory, corrected by the best one's results if it has seen fewer worlds."""
        own, leader = self.chances[at], self.chances[best]
        luck = mean(leader) - mean(leader[: len(own)])
        return min(1.0, max(0.0, mean(own) + luck))


def mean(values: Sequence[float]) -> float:
    """Return the mean of one value or more; the module `statistics` would be loaded by every reader for this alone."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of a mean, infinite of a single value or none."""
    count = len(values)
    if count < 2:
        return inf
    average = mean(values)
    return sqrt(sum([(value - average) ** 2 for value in values]) / (count - 1) / count)


def mixed_strategy_weight(gap: float, error: float) -> float:
    """Return how often to play a candidate relative to the best one, 0 to 1, from its gap and that gap's error."""
    # Equal candidates may come out a rounding error ahead of the leader, with no error at all.
    within, behind = NEAR_BEST * error, max(0.0, gap)
    return exp(-2 * behind / within) if behind < within < inf else 0.0


def weighted_random_index(shares: Sequence[float], luck: float) -> int:
    """Return the index that `luck`, 0 to below 1, draws with these probabilities, which add up to 1."""
    for at, share in enumerate(shares):
        luck -= share
        if luck < 0:
            return at
    return index_of_best(shares)
