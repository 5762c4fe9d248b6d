"""Land Unter by feel: what a weather card is good for, and how the game stands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.heuristics import Heuristics, shares
from engine.core.rng import Random
from engine.games.land_unter.rules.cards import WEATHER_CARDS
from engine.games.land_unter.rules.state import OVER, State, owing

ODD: Final = 0.2
"""How often a habit gives way to any card at all."""
DREAD: Final = 1 / 8
"""What each step of the tide one shows is feared to cost later, in preservers."""
MIDDLE: Final = (len(WEATHER_CARDS) + 1) / 2
THRIFT: Final = 0.25
"""What it is worth to keep the highest or the lowest card for later, in preservers."""


class LandUnterHeuristics(Heuristics[State, int]):
    """Rules of thumb of Land Unter."""

    def prior(self, state: State, seat: int, moves: Sequence[int]) -> Sequence[float]:
        """Weigh what each card is likely to bring against what it is worth later."""
        worth = worths(state, seat, state.pair(), sorted(state.levels))
        return [worth[card] for card in moves]

    def rollout(self, state: State, rng: Random) -> list[int]:
        """Play the card of most appeal, and now and then any card."""
        random, pair, ranked = rng.random, state.pair(), sorted(state.levels)
        moves = []
        for seat in owing(state):
            hand = state.hands[seat]
            if random() < ODD:
                moves.append(hand[int(random() * len(hand))])
            else:
                moves.append(max(hand, key=worths(state, seat, pair, ranked).__getitem__))
        return moves

    def phase_index(self, state: State) -> int:
        """Count stages; the end of the game is one more."""
        return state.players if state.phase == OVER else state.stage

    def evaluate(self, state: State) -> Sequence[float]:
        """Compare points, and what the sets still to be played promise."""
        points = [float(score) for score in state.scores]
        if state.phase == OVER:
            most = max(points)
            return [(score == most) / points.count(most) for score in points]
        ahead = state.players - state.stage
        for seat in range(state.players):
            points[seat] += sum(state.printed[state.set_of(seat) - later] for later in range(ahead)) * 0.8
        return shares(points, 1 + 0.5 * ahead)

    def evaluate_seat(self, state: State, seat: int) -> float:
        """Count points and preservers, the tide shown, and the cards kept for later."""
        kept = sum(THRIFT * abs(card - MIDDLE) / MIDDLE for card in state.hands[seat])
        return state.scores[seat] + state.preservers[seat] - state.levels[seat] * DREAD + kept


def worths(state: State, seat: int, pair: tuple[int, int], ranked: list[int]) -> Sequence[float]:
    """Return what each weather card is worth to a seat in this round, by number."""
    low, high = pair
    level = state.levels[seat]
    others = ranked[-2] if level == ranked[-1] else ranked[-1]
    stay = cost(level, max(others, high))
    laid = tuple(state.chosen) if state.open else ()
    return card_worths(stay - cost(low, others), stay - cost(high, others), state.alive - 1, laid)


def cost(level: int, others: int) -> float:
    """Return what it costs to show this tide while the others show at most that."""
    return level * DREAD + (level >= others)


@lru_cache(maxsize=4096)
def card_worths(lower: float, higher: float, rivals: int, laid: tuple[int, ...]) -> Sequence[float]:
    """Return the worth of each card, if the lower tide card gains so much and the higher one so much.

    `rivals` play a card each, of which these lie open; of the others any card may come.
    """
    worth = [0.0]
    coming = rivals - sum(map(bool, laid))
    for card in WEATHER_CARDS:
        above = sum(rival > card for rival in laid)
        below = (card - 1) / (len(WEATHER_CARDS) - 1)
        first = below**coming if above == 0 else 0.0
        second = below**coming if above == 1 else coming * (1 - below) * below ** (coming - 1) if above == 0 else 0.0
        worth.append(first * lower + second * higher - THRIFT * abs(card - MIDDLE) / MIDDLE)
    return worth
