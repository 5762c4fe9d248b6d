"""How Land Unter is played on in playouts."""

from typing import Final

from engine.core.heuristics import RolloutPolicy
from engine.core.rng import Random
from engine.games.land_unter.heuristics.prior import card_scores
from engine.games.land_unter.rules.components import Card
from engine.games.land_unter.rules.state import State, seats_to_move

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
