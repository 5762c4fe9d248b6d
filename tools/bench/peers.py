"""OpenSpiel's games, driven from Python: one in C++ (goofspiel), one in Python (kuhn_poker)."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel
from open_spiel.python.games import kuhn_poker

from tools.bench.speed import PLAYERS, rate

GAMES: Final = {
    "goofspiel": f"goofspiel(players={PLAYERS},num_cards=13)",
    "kuhn_poker": kuhn_poker._GAME_TYPE.short_name,
}


def pick(state: Any, player: int, rng: Random) -> int:
    """Return a random legal action."""
    actions = state.legal_actions(player)
    return int(actions[int(rng.random() * len(actions))])


def step(state: Any, rng: Random) -> int:
    """Make one move, one player's or all players' at once, and return 1; for a move of chance, 0."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        return 0
    if state.is_simultaneous_node():
        state.apply_actions([pick(state, player, rng) for player in range(state.num_players())])
    else:
        state.apply_action(pick(state, state.current_player(), rng))
    return 1


def random_games(name: str) -> Callable[[], int]:
    """Return the work of one whole game at random."""
    game, rng = pyspiel.load_game(GAMES[name]), Random(1)

    def work() -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            steps += step(state, rng)
        return steps

    return work


def measure(seconds: float) -> dict[str, float]:
    """Return the steps a second of each game."""
    return {name: rate(random_games(name), seconds) for name in GAMES}
