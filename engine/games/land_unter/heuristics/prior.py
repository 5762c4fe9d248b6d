"""Which card to lay, at a glance: the prior of Land Unter, by which level 2 plays.

Scores are in life preservers, which are points at the end of a stage. Constants were set by hand, for the best share of
victories against players at random (docs/decisions/measurements/levels.md).
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Prior
from engine.games.land_unter.heuristics.ending import undominated_cards
from engine.games.land_unter.heuristics.taking import chances_to_take_tides
from engine.games.land_unter.rules.components import ELIMINATED, HIGHEST_TIDE, WEATHER_CARDS, Card, Tide
from engine.games.land_unter.rules.state import State

TIDE_COST: Final = 1.0
"""Expected later loss of who shows the highest tide card; that of others falls with the square of their level."""
HIGH_CARD: Final = 0.5
"""The worth of the highest card, compared with a middle one, in later rounds: it takes the lower tide card."""
LOW_CARD: Final = 0.47
"""The worth of the lowest card, if a middle one were sure to take a tide card: the lowest is sure to take none."""
MIDDLE: Final = len(WEATHER_CARDS) // 2
"""The number in the middle of all weather cards."""


class LandUnterPrior(Prior[State, Card]):
    """Scores in life preservers: what a card is likely to save or cost, less its worth for later rounds."""

    def score_moves(self, state: State, seat: Seat, moves: Sequence[Card]) -> Sequence[float]:
        """Score each card in life preservers, in the order of the moves."""
        lower, higher, none = costs_of_taking(state, seat)
        rivals = state.alive - 1
        chances = chances_to_take_tides(rivals, tuple(state.chosen) if state.options.play == "open" else ())
        found = []
        for card in moves:
            first, second = chances[card]
            cost = first * lower + second * higher + (1 - first - second) * none
            found.append(-cost - card_worth_for_later_rounds(card, rivals))
        return found

    def candidate_moves(self, state: State, seat: Seat, legal: Sequence[Card]) -> Sequence[Card]:
        """Return the legal cards, without dominated ones at the end of the game; see `undominated_cards`."""
        return undominated_cards(state, seat, legal)


def card_worth_for_later_rounds(card: Card, rivals: int) -> float:
    """Return what a card in hand is worth for later rounds, in life preservers; `rivals`: how many others play.

    With more rivals a middle card takes fewer tide cards, so that a low card is needed less.
    """
    if card > MIDDLE:
        return HIGH_CARD * (card - MIDDLE) / MIDDLE
    return LOW_CARD * sum(chances_to_take_tides(rivals, ())[MIDDLE]) * (MIDDLE - card) / MIDDLE


def costs_of_taking(state: State, seat: Seat) -> tuple[float, float, float]:
    """Return what it costs a seat to take the lower tide card of this round, the higher one, or none.

    It is the mean over who takes the others, as if all other seats were equally likely to.
    """
    low, high = state.tide_pair()
    level = state.levels[seat]
    others = [each for at, each in enumerate(state.levels) if at != seat and each != ELIMINATED]
    lower = higher = none = 0.0
    for one, other in permutations(range(len(others)), 2):
        rest = [each for at, each in enumerate(others) if at not in (one, other)]
        # Where the seat takes one of the tide cards, only the seat `one` takes another.
        lower += cost_of_showing_tide(low, [*rest, others[other], high])
        higher += cost_of_showing_tide(high, [*rest, others[other], low])
        none += cost_of_showing_tide(level, [*rest, low, high])
    count = len(others) * (len(others) - 1)
    return lower / count, higher / count, none / count


def cost_of_showing_tide(level: Tide, others: Sequence[Tide]) -> float:
    """Return the cost of showing a tide card, now and later, in life preservers; `others`: those of the other seats."""
    return TIDE_COST * (level / HIGHEST_TIDE) ** 2 + (level >= max(others))
