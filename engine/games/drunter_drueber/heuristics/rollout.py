"""The rollout policy of Drunter & Drüber: the move with the highest prior, now and then any candidate."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import RolloutPolicy
from engine.core.rng import Random
from engine.games.drunter_drueber.heuristics.ballot_prior import ballot_candidates
from engine.games.drunter_drueber.heuristics.prior import scores
from engine.games.drunter_drueber.rules.state import VOTING, State, owing
from engine.games.drunter_drueber.rules.turn import legal_moves

RANDOM_SHARE: Final = 0.2
"""The probability of making any candidate move instead, 0 to 1; set by hand (an epsilon-greedy policy)."""


class DrunterDrueberRollout(RolloutPolicy[State, str]):
    """Epsilon-greedy by the prior, each seat by its own target cards alone."""

    def moves(self, state: State, rng: Random) -> list[str]:
        """Return a move for each seat that owes one."""
        random, chosen = rng.random, []
        for seat in owing(state):
            moves = candidates(state, seat)
            if random() < RANDOM_SHARE:
                chosen.append(moves[int(random() * len(moves))])
            else:
                found = scores(state, seat, moves, informed=False)
                chosen.append(moves[max(range(len(moves)), key=found.__getitem__)])
        return chosen


def candidates(state: State, seat: Seat) -> Sequence[str]:
    """Return the candidate moves of a seat, without listing all its ballots first."""
    return ballot_candidates(state.votes[seat]) if state.phase == VOTING else legal_moves(state, seat)
