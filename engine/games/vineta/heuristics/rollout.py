"""The rollout policy of Vineta: the move with the highest prior, now and then any move."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import RolloutPolicy
from engine.core.rng import Random
from engine.games.vineta.heuristics.move_scores import scores
from engine.games.vineta.rules.state import State, owing
from engine.games.vineta.rules.turn import legal_moves

RANDOM_SHARE: Final = 0.15
"""The probability of making any legal move instead, 0 to 1; set by hand (an epsilon-greedy policy)."""


class VinetaRollout(RolloutPolicy[State, str]):
    """Epsilon-greedy by the prior, each seat by its own tiles alone."""

    def moves(self, state: State, rng: Random) -> list[str]:
        """Return a move for each seat that owes one."""
        return [rollout_move(state, seat, rng) for seat in owing(state)]


def rollout_move(state: State, seat: Seat, rng: Random) -> str:
    """Return a move of one seat."""
    moves = legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    if rng.random() < RANDOM_SHARE:
        return moves[int(rng.random() * len(moves))]
    return greedy_move(state, seat, moves)


def greedy_move(state: State, seat: Seat, moves: Sequence[str]) -> str:
    """Return the first of these moves with the highest prior score."""
    found = scores(state, seat, moves, informed=False)
    return moves[max(range(len(moves)), key=found.__getitem__)]
