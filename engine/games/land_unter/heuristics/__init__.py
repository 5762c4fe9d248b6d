"""The heuristics of Land Unter. No seat has a secret for the whole game, so there is no belief.

Values are in life preservers, which are points at the end of a stage. All constants were set by hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Evaluator, Heuristics, Prior, RolloutPolicy, softmax
from engine.core.rng import Random
from engine.games.land_unter.rules.cards import WEATHER_CARDS
from engine.games.land_unter.rules.state import OVER, State, owing
from engine.games.land_unter.rules.view import View

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


RANDOM_SHARE: Final = 0.2
"""The probability of playing any card instead, 0 to 1; set by hand (an epsilon-greedy policy)."""


class LandUnterRollout(RolloutPolicy[State, int]):
    """Epsilon-greedy by the prior."""

    def moves(self, state: State, rng: Random) -> list[int]:
        """Return a card for each seat that owes one."""
        owed = owing(state)
        if not owed:
            return []
        random, pair, ranked = rng.random, state.pair(), sorted(state.levels)
        chosen = []
        for seat in owed:
            hand = state.hands[seat]
            if random() < RANDOM_SHARE:
                chosen.append(hand[int(random() * len(hand))])
            else:
                chosen.append(max(hand, key=card_scores(state, seat, pair, ranked).__getitem__))
        return chosen


KEPT_PRESERVERS: Final = 0.8
"""The share of the life preservers printed on a set, 0 to 1, that its holder is expected to score; set by hand."""
SPREAD: Final = (1.0, 0.5)
"""How uncertain final points are, in points: at the end, and more for each stage not yet over; set by hand."""


class LandUnterEvaluator(Evaluator[State]):
    """Values of seats are in points; a rollout plays to the end of the stage."""

    def evaluate(self, state: State) -> Sequence[float]:
        """Return chances of victory from expected points."""
        points = [float(score) for score in state.scores]
        if state.phase == OVER:
            most = max(points)
            return [(score == most) / points.count(most) for score in points]
        ahead = state.players - state.stage
        for seat in range(state.players):
            printed = sum(state.printed[state.set_of(seat) - later] for later in range(ahead))
            points[seat] += printed * KEPT_PRESERVERS
        return softmax(points, SPREAD[0] + SPREAD[1] * ahead)

    def evaluate_seat(self, state: State, seat: Seat) -> float:
        """Return points and life preservers, less the cost of the tide shown, and the worth of the cards in hand."""
        kept = sum(later_worth(card) for card in state.hands[seat])
        return state.scores[seat] + state.preservers[seat] - state.levels[seat] * TIDE_COST + kept

    def phase_index(self, state: State) -> int:
        """Return the stage, from 0; the number of players after the end."""
        return state.players if state.phase == OVER else state.stage


HEURISTICS: Final[Heuristics[State, int, View]] = Heuristics(LandUnterPrior(), LandUnterRollout(), LandUnterEvaluator())
