"""The rollout policy of Land Unter: the card with the highest prior, now and then any card."""

from typing import Final

from engine.core.heuristics import RolloutPolicy
from engine.core.rng import Random
from engine.games.land_unter.heuristics.prior import card_scores
from engine.games.land_unter.rules.state import State, owing

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
