"""Which card to lay, at a glance: the prior of Land Unter.

Scores are in life preservers, which are points at the end of a stage. Constants are set by hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Prior
from engine.games.land_unter.heuristics.ending import undominated_cards
from engine.games.land_unter.rules.components import HAND, NO_CARD, WEATHER_CARDS, Card, Tide
from engine.games.land_unter.rules.state import State

TIDE_COST: Final = 1 / 8
"""Expected later loss for each level of the tide card that a seat shows, in life preservers."""
MIDDLE: Final = (len(WEATHER_CARDS) + 1) / 2
"""The number in the middle of all weather cards."""
EXTREME_CARD: Final = 0.25
"""The extra worth of the highest or lowest card, compared with a middle one, in later rounds; in life preservers."""


class LandUnterPrior(Prior[State, Card]):
    """Scores in life preservers: what a card is likely to gain this round, less its worth for later rounds."""

    def score_moves(self, state: State, seat: Seat, moves: Sequence[Card]) -> Sequence[float]:
        """Score each card in life preservers, in the order of the moves; see `card_scores`."""
        found = card_scores(state, seat, state.tide_pair(), sorted(state.levels))
        return [found[card] for card in moves]

    def candidate_moves(self, state: State, seat: Seat, legal: Sequence[Card]) -> Sequence[Card]:
        """Return the legal cards, without dominated ones at the end of the game; see `undominated_cards`."""
        return undominated_cards(state, seat, legal)


def card_worth_for_later_rounds(card: Card) -> float:
    """Return what a card in hand is worth for later rounds, in life preservers, 0 to `EXTREME_CARD`."""
    return EXTREME_CARD * abs(card - MIDDLE) / MIDDLE


EXTREMES: Final = tuple(card_worth_for_later_rounds(card) for card in (NO_CARD, *WEATHER_CARDS))
"""The result of `card_worth_for_later_rounds` for each card, by number."""
CARDS_SUM: Final = HAND * MIDDLE
"""The sum of the numbers of an average hand."""


def card_scores(state: State, seat: Seat, pair: tuple[Tide, Tide], ranked: list[Tide]) -> Sequence[float]:
    """Return the score of every weather card for a seat in this round, by card number (index 0 is NO_CARD).

    `pair`: the tide cards of the round, the lower one first; `ranked`: the levels of all seats, in rising order.
    """
    low, high = pair
    level = state.levels[seat]
    others = ranked[-2] if level == ranked[-1] else ranked[-1]
    stay = cost_of_showing_tide(level, max(others, high))
    laid = tuple(state.chosen) if state.open else ()
    return card_scores_by_tide_gains(
        stay - cost_of_showing_tide(low, others), stay - cost_of_showing_tide(high, others), state.alive - 1, laid
    )


def cost_of_showing_tide(level: Tide, others: int) -> float:
    """Return the cost of showing a tide card, in life preservers; `others`: the highest level of the other seats."""
    return level * TIDE_COST + (level >= others)


@lru_cache(maxsize=4096)
def card_scores_by_tide_gains(lower: float, higher: float, rivals: int, laid: tuple[Card, ...]) -> Sequence[float]:
    """Return the score of every card by number, if the lower tide card gains `lower` and the higher one `higher`.

    `rivals`: how many others play a card; `laid`: the cards face up so far, NO_CARD where none is laid yet.
    """
    found = [0.0]
    coming = rivals - sum(map(bool, laid))
    for card in WEATHER_CARDS:
        above = sum(rival > card for rival in laid)
        below = (card - 1) / (len(WEATHER_CARDS) - 1)
        first = below**coming if above == 0 else 0.0
        second = below**coming if above == 1 else coming * (1 - below) * below ** (coming - 1) if above == 0 else 0.0
        found.append(first * lower + second * higher - card_worth_for_later_rounds(card))
    return found
