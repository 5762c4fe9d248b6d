"""The prior of Land Unter: what each weather card of a hand is likely to bring this round.

Values are in life preservers, which are points at the end of a stage. All constants were set by hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Prior
from engine.games.land_unter.rules.cards import WEATHER_CARDS
from engine.games.land_unter.rules.state import State

TIDE_COST: Final = 1 / 8
"""Expected later loss for each step of the tide card that a seat shows, in life preservers."""
MIDDLE: Final = (len(WEATHER_CARDS) + 1) / 2
"""The number in the middle of all weather cards."""
EXTREME_CARD: Final = 0.25
"""What the highest or the lowest card is worth later, more than the middle one, in life preservers."""


class LandUnterPrior(Prior[State, int]):
    """Scores in life preservers: what a card is likely to gain this round, less its worth for later rounds."""

    def scores(self, state: State, seat: Seat, moves: Sequence[int]) -> Sequence[float]:
        """Return the score of each card."""
        found = card_scores(state, seat, state.pair(), sorted(state.levels))
        return [found[card] for card in moves]


def later_worth(card: int) -> float:
    """Return what a card in hand is worth for later rounds, in life preservers, 0 to `EXTREME_CARD`."""
    return EXTREME_CARD * abs(card - MIDDLE) / MIDDLE


def card_scores(state: State, seat: Seat, pair: tuple[int, int], ranked: list[int]) -> Sequence[float]:
    """Return the score of every weather card for a seat in this round, by number.

    `pair` are the tide cards of the round, the lower one first; `ranked` the levels of all seats, in rising order.
    """
    low, high = pair
    level = state.levels[seat]
    others = ranked[-2] if level == ranked[-1] else ranked[-1]
    stay = level_cost(level, max(others, high))
    laid = tuple(state.chosen) if state.open else ()
    return scores_by_gain(stay - level_cost(low, others), stay - level_cost(high, others), state.alive - 1, laid)


def level_cost(level: int, others: int) -> float:
    """Return what it costs to show this tide, in life preservers, while the highest of the others is `others`."""
    return level * TIDE_COST + (level >= others)


@lru_cache(maxsize=4096)
def scores_by_gain(lower: float, higher: float, rivals: int, laid: tuple[int, ...]) -> Sequence[float]:
    """Return the score of every card by number, if the lower tide card gains `lower` and the higher one `higher`.

    `rivals` play a card each, of which `laid` lie open (0: none yet); the others may play any card.
    """
    found = [0.0]
    coming = rivals - sum(map(bool, laid))
    for card in WEATHER_CARDS:
        above = sum(rival > card for rival in laid)
        below = (card - 1) / (len(WEATHER_CARDS) - 1)
        first = below**coming if above == 0 else 0.0
        second = below**coming if above == 1 else coming * (1 - below) * below ** (coming - 1) if above == 0 else 0.0
        found.append(first * lower + second * higher - later_worth(card))
    return found
