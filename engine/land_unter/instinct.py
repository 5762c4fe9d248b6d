"""Land Unter by feel: what a weather card is good for, and how a stage is going."""

from collections.abc import Sequence

from engine.core.instinct import Instinct
from engine.core.nature import Random
from engine.land_unter.cards import WEATHER_CARDS
from engine.land_unter.state import OVER, State


class LandUnterInstinct(Instinct[State, int]):
    """Rules of thumb of Land Unter."""

    def appeal(self, state: State, seat: int) -> Sequence[float]:
        """Weigh, for each card in hand, how likely it is to come first or second, and what that is worth."""
        low, high = state.pair()
        others = max(level for other, level in enumerate(state.levels) if other != seat)
        rivals = state.alive - 1
        top, second = cost(low, others), cost(high, others)
        neither = cost(state.levels[seat], max(others, high))
        looks = []
        for card in state.hands[seat]:
            below = (card - 1) / (len(WEATHER_CARDS) - 1)
            first = below**rivals
            next_ = rivals * (1 - below) * below ** (rivals - 1)
            looks.append(-first * top - next_ * second - (1 - first - next_) * neither)
        return looks

    def habits(self, state: State, rng: Random) -> list[int]:
        """Choose at random."""
        return [hand[int(rng.random() * len(hand))] for hand in state.hands]

    def span(self, state: State) -> int:
        """Count stages; the end of the game is one more."""
        return state.players if state.phase == OVER else state.stage

    def prospects(self, state: State) -> Sequence[float]:
        """Compare points."""
        return [0.5 for _ in range(state.players)]


def cost(level: int, others: int) -> float:
    """Return what it costs to show this level while the others show at most that: 1 is a preserver."""
    return level / 24 + (level >= others)
