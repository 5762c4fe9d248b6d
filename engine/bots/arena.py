"""Bots against bots: paired deals, every bot in every seat, intervals that come from the deals.

A duel of A against B on one deal is as many games as there are seats: A sits in each seat once, B in all
the others. In the pool, the others are drawn by the deal from all levels, and are the same for every A.
A shared victory counts as a part. Each seat has a random stream of its own, whoever sits there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from engine.bots import BOTS, Budget
from engine.core.game import Result
from engine.core.heuristics import AnyHeuristics
from engine.core.record import AnyGame
from engine.core.rng import stream

POOL: Final = 0
"""Stands for an opponent drawn from all levels."""

Z95: Final = 1.96
"""Half the width of a 95 % interval of the normal distribution, in standard errors."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who is measured against whom, on which deals."""

    game: str
    players: int
    level: int
    against: int
    """A level, or POOL."""
    iterations: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One deal of a pairing: the share of victories of the measured bot, its mean points, and the others'."""

    share: float
    points: float
    others: float


@dataclass(frozen=True, slots=True)
class Score:
    """A pairing as measured: means over the deals, and half the width of the 95 % interval of the share."""

    pairing: Pairing
    games: int
    share: float
    interval: float
    points: float
    others: float


def play(game: AnyGame, heuristics: AnyHeuristics, levels: Sequence[int], seed: int, iterations: int) -> Result:
    """Play one game between bots, one level a seat, and return its result."""
    state = game.begin(len(levels), seed)
    bots = [BOTS[level].for_game(game, heuristics) for level in levels]
    rngs = [stream(seed, "bot", seat) for seat in range(len(levels))]
    budget = Budget(iterations=iterations)
    while decision := game.decision(state):
        chosen = [bots[s].choose(game.view(state, s), rngs[s], budget).move for s in decision.seats]
        game.apply_all(state, chosen)
    result = game.result(state)
    assert result is not None
    return result


def opponents(pairing: Pairing, seed: int) -> list[int]:
    """Return the levels of the other seats, clockwise from the measured one."""
    if pairing.against != POOL:
        return [pairing.against] * (pairing.players - 1)
    rng, levels = stream(seed, "pool"), sorted(BOTS)
    return [levels[int(rng.random() * len(levels))] for _ in range(pairing.players - 1)]


def deal(game: AnyGame, heuristics: AnyHeuristics, pairing: Pairing, seed: int) -> Outcome:
    """Play one deal of a pairing, the measured bot in every seat once."""
    others = opponents(pairing, seed)
    shares, points, rest = [], [], []
    for seat in range(pairing.players):
        levels = [pairing.level, *others]
        levels = levels[-seat:] + levels[:-seat] if seat else levels
        result = play(game, heuristics, levels, seed, pairing.iterations)
        shares.append((seat in result.winners) / len(result.winners))
        points.append(result.scores[seat])
        rest.append(fmean(score for s, score in enumerate(result.scores) if s != seat))
    return Outcome(fmean(shares), fmean(points), fmean(rest))


def score(pairing: Pairing, outcomes: Iterable[Outcome]) -> Score:
    """Sum a pairing up; raise StatisticsError on fewer than two deals."""
    all_deals = list(outcomes)
    shares = [outcome.share for outcome in all_deals]
    return Score(
        pairing,
        games=len(all_deals) * pairing.players,
        share=fmean(shares),
        interval=Z95 * stdev(shares) / sqrt(len(shares)),
        points=fmean(outcome.points for outcome in all_deals),
        others=fmean(outcome.others for outcome in all_deals),
    )


def pairings(game: str, players: int, levels: Sequence[int], iterations: int) -> list[Pairing]:
    """Return every duel of a level with those below it, then each level in the pool."""
    duels = [(high, low) for high in levels for low in levels if low < high]
    pool = [(level, POOL) for level in levels]
    return [Pairing(game, players, level, against, iterations) for level, against in (*duels, *pool)]
