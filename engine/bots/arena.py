"""Bots against bots: every bot plays every deal in every seat, and intervals come from the spread between deals.

A duel of A against B on one deal is as many games as there are seats: A sits in each seat once, B in all the others.
Against a mix of levels, the others are drawn by the deal, and are the same for every A. A shared victory counts as a
part. Each seat has a random stream of its own, whichever bot sits there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from engine.bots import BOTS, Budget
from engine.bots.comparison import standard_error
from engine.core.game import AnyGame, Result
from engine.core.heuristics import AnyHeuristics, victory_shares
from engine.core.rng import pick_random, random_stream

POOL: Final = tuple(sorted(BOTS))
"""A mix of all levels."""

Z95: Final = 1.96
"""Half the width of a 95 % interval of the normal distribution, in standard errors."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A bot to be measured, its opponents, and the deals."""

    game: str
    players: int
    level: int
    against: tuple[int, ...]
    """The levels of the others; if there are several, the deal draws one for each seat."""
    iterations: int | None = None
    milliseconds: float | None = None
    """The budget of a decision, by either or both."""
    options: tuple[tuple[str, str], ...] = ()
    """Choices that differ from the default, as (option, choice)."""

    @property
    def budget(self) -> Budget:
        """How long the bots may think about each decision."""
        return Budget(self.iterations, self.milliseconds / 1000 if self.milliseconds else None)


@dataclass(frozen=True, slots=True)
class DealScore:
    """One deal of a pairing, in every seat: the measured bot's share of victories, its mean points, and the others'."""

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


def play_bot_game(
    game: AnyGame, heuristics: AnyHeuristics, levels: Sequence[int], seed: int, pairing: Pairing
) -> Result:
    """Play one game between bots, one level a seat, with a pairing's options and budget, and return its result."""
    state = game.begin(len(levels), seed, dict(pairing.options))
    bots = [BOTS[level](game, heuristics) for level in levels]
    rngs = [random_stream(seed, "bot", seat) for seat in range(len(levels))]
    while decision := game.decision(state):
        chosen = [bots[s].choose(game.view(state, s), rngs[s], pairing.budget).move for s in decision.seats]
        game.apply_moves(state, chosen)
    result = game.result(state)
    assert result is not None
    return result


def levels_of_other_seats(pairing: Pairing, seed: int) -> list[int]:
    """Return the levels of the other seats, clockwise from the measured one."""
    rng, levels = random_stream(seed, "pool"), pairing.against
    return [pick_random(rng, levels) for _ in range(pairing.players - 1)]


def play_deal_in_every_seat(game: AnyGame, heuristics: AnyHeuristics, pairing: Pairing, seed: int) -> DealScore:
    """Play one deal of a pairing, the measured bot in every seat once."""
    others = levels_of_other_seats(pairing, seed)
    shares, points, rest = [], [], []
    for seat in range(pairing.players):
        levels = [pairing.level, *others]
        levels = levels[-seat:] + levels[:-seat] if seat else levels
        result = play_bot_game(game, heuristics, levels, seed, pairing)
        shares.append(victory_shares(result)[seat])
        points.append(result.scores[seat])
        rest.append(fmean(score for s, score in enumerate(result.scores) if s != seat))
    return DealScore(fmean(shares), fmean(points), fmean(rest))


def pairing_score(pairing: Pairing, outcomes: Iterable[DealScore]) -> Score:
    """Return the score of a pairing over its deals, at least one; after a single deal the interval is infinite."""
    all_deals = list(outcomes)
    shares = [outcome.share for outcome in all_deals]
    return Score(
        pairing,
        games=len(all_deals) * pairing.players,
        share=fmean(shares),
        interval=confidence_half_width(shares),
        points=fmean(outcome.points for outcome in all_deals),
        others=fmean(outcome.others for outcome in all_deals),
    )


def confidence_half_width(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of a mean, infinite of a single value."""
    return Z95 * standard_error(values)


def level_duels_to_play(levels: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Return every level with each of those below it, then each level with the pool of all."""
    pairs = [(high, (low,)) for high in levels for low in levels if low < high]
    return [*pairs, *((level, POOL) for level in levels)]
