"""Bots with the heuristics of their game, and states that they are asked about."""

from typing import Any

import pytest

from engine.bots import BOTS, Bot, Budget
from engine.bots.comparison import LEAST_WORLDS
from engine.core.game import AnyGame
from engine.core.rng import pick_random, random_stream
from engine.games.registry import GAMES, HEURISTICS
from tests.seats import seats_near

FEW = Budget(iterations=24)
SOME = Budget(iterations=LEAST_WORLDS + 1)
"""So many that some candidates are left out."""
FEWER = Budget(iterations=3)
"""Where all moves are tried in every determinization."""
TABLES = [
    (game, players, options)
    for game in GAMES.values()
    for options in ({}, *({option.key: choice} for option in game.options for choice in option.choices[1:]))
    for players in game.player_counts
]
"""Every game, with each number of players and each option."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
EVERY_BOT = pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.key)


def made(bot: type[Bot], game: AnyGame) -> Bot:
    """Return a bot of this kind with the game's own heuristics."""
    return bot(game, HEURISTICS[game.key])


def midway(game: AnyGame, players: int, options: dict[str, str], moves: int, seed: int = 7) -> Any:
    """Return a state some random moves into a game."""
    state, rng = game.begin(players, seed, options), random_stream(seed, "walk")
    for _ in range(moves):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        legal = game.legal_moves(state, seat)
        game.play(state, seat, pick_random(rng, legal))
    return state


def under_way(game: AnyGame, players: int, moves: int) -> Any:
    """Return a state some random moves into a game, or fewer where it would be over; of so many, or as can play."""
    state = midway(game, seats_near(game.key, players), {}, moves)
    return state if game.decision(state) else under_way(game, players, moves // 2)


def owing(game: AnyGame, state: Any) -> int:
    """Return the last seat that owes a move."""
    decision = game.decision(state)
    assert decision is not None
    return decision.seats[-1]
