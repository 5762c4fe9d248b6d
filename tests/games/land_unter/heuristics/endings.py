"""States late in games of Land Unter, reached by the rollout policy."""

from collections.abc import Iterator

from engine.core.rng import random_stream
from engine.games.land_unter.heuristics import HEURISTICS
from engine.games.land_unter.rules.components import ROUNDS
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State


def states_with_rounds_left(rounds: int, players: int, deals: int, **options: str) -> Iterator[State]:
    """Yield from each deal the state in which this many rounds of the game are left, if it is reached."""
    for seed in range(deals):
        state, rng = GAME.begin(players, seed, options), random_stream(seed)
        while GAME.decision(state):
            if state.stage == players - 1 and state.round == ROUNDS - rounds:
                yield state
                break
            GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))
