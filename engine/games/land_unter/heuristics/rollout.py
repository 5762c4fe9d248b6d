"""How Land Unter is played on in playouts.

Quicker and simpler than the prior: it counts what a tide card costs from its level and the highest one of the others.
Everything that is fitted to games, evaluator and calibration, was fitted with it. Constants are set by hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import RolloutPolicy
from engine.core.rng import Random
from engine.games.land_unter.heuristics.taking import chances_to_take_tides
from engine.games.land_unter.rules.components import NO_CARD, WEATHER_CARDS, Card, Tide
from engine.games.land_unter.rules.state import State, seats_to_move

TIDE_COST: Final = 1 / 8
"""Expected later loss for each level of the tide card that a seat shows, in life preservers."""
MIDDLE: Final = (len(WEATHER_CARDS) + 1) / 2
"""The number in the middle of all weather cards."""
EXTREME_CARD: Final = 0.25
"""The extra worth of the highest or lowest card, compared with a middle one, in later rounds; in life preservers."""
RANDOM_SHARE: Final = 0.2
"""The probability of a random card instead of the best one (the epsilon of an epsilon-greedy policy); set by hand."""


class LandUnterRollout(RolloutPolicy[State, Card]):
    """An epsilon-greedy policy: the card that scores best in the prior, or a random one with RANDOM_SHARE."""

    def choose_move_for_each_seat(self, state: State, rng: Random) -> list[Card]:
        """Return a card for each seat that has to lay one."""
        owed = seats_to_move(state)
        if not owed:
            return []
        random, pair, ranked = rng.random, state.tide_pair(), sorted(state.levels)
        chosen = []
        for seat in owed:
            hand = state.hands[seat]
            if random() < RANDOM_SHARE:
                chosen.append(hand[int(random() * len(hand))])
            else:
                chosen.append(max(hand, key=card_scores(state, seat, pair, ranked).__getitem__))
        return chosen


def card_worth_for_later_rounds(card: Card) -> float:
    """Return what a card in hand is worth for later rounds, in life preservers, 0 to `EXTREME_CARD`."""
    return EXTREME_CARD * abs(card - MIDDLE) / MIDDLE


EXTREMES: Final = tuple(card_worth_for_later_rounds(card) for card in (NO_CARD, *WEATHER_CARDS))
"""The result of `card_worth_for_later_rounds` for each card, by number."""


def card_scores(state: State, seat: Seat, pair: tuple[Tide, Tide], ranked: list[Tide]) -> Sequence[float]:
    """Return the score of every weather card for a seat in this round, by card number (index 0 is NO_CARD).

    `pair`: the tide cards of the round, the lower one first; `ranked`: the levels of all seats, in rising order.
    """
    low, high = pair
    level = state.levels[seat]
    others = ranked[-2] if level == ranked[-1] else ranked[-1]
    stay = cost_of_showing_tide(level, max(others, high))
    laid = tuple(state.chosen) if state.options.play == "open" else ()
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
    return [
        first * lower + second * higher - worth
        for (first, second), worth in zip(chances_to_take_tides(rivals, laid), EXTREMES, strict=True)
    ]
