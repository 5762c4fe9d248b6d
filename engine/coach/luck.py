"""`python -m engine luck`: whether a result can be split into deal, luck and choices.

At each decision of a seat, V is the value of its view if it goes on by the rollout policy, and Q that of the move that
it makes; the value after the end is its share of the victory. Then, exactly,

    result - 1/n  =  (first V - 1/n: deal)  +  sum of (Q - V: choices)  +  sum of (next V - Q: luck)

The last part is luck only if its mean is 0. Otherwise it is what the values miss: the others may play better or worse
than the values assume. The command measures that mean against bots of each level.
"""

import argparse
from dataclasses import dataclass

from engine.bots import BOTS, Budget
from engine.bots.bot import own_seat
from engine.bots.comparison import mean, standard_error
from engine.coach.playouts import Playouts
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics, victory_shares
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key


@dataclass(frozen=True, slots=True)
class Account:
    """The result of a seat in one game, in parts that add up to it; in chances of victory."""

    deal: float
    luck: float
    choices: float


def add_arguments(luck: argparse.ArgumentParser) -> None:
    """Add the command's options: the game, players, the others' level, and how many games and worlds."""
    luck.add_argument("--game", choices=sorted(GAMES), required=True)
    luck.add_argument("--players", type=int, default=3)
    luck.add_argument("--level", type=int, choices=sorted(BOTS), required=True, help="of the others")
    luck.add_argument("--games", type=int, default=100, help="to be played (default %(default)s)")
    luck.add_argument("--worlds", type=int, default=8, help="that a value is the mean of (default %(default)s)")


def run_command(asked: argparse.Namespace) -> None:
    """Play games, seat 0 by level 2, and print the mean of each part of its results."""
    game, heuristics = game_by_key(asked.game), HEURISTICS[asked.game]
    found = [
        luck_account_of_bot_game(game, heuristics, asked.players, asked.level, seed, asked.worlds)
        for seed in range(asked.games)
    ]
    print(f"{asked.game}, {asked.players} players, the others of level {asked.level}, {asked.games} games")
    for part in ("deal", "luck", "choices"):
        values = [getattr(each, part) for each in found]
        print(f"{part}: {mean(values):+.3f} ± {standard_error(values):.3f}")


def luck_account_of_bot_game(
    game: AnyGame, heuristics: AnyHeuristics, players: int, level: int, seed: int, worlds: int
) -> Account:
    """Return the account of seat 0 in a game against others of one level."""
    state, rng = game.begin(players, seed), random_stream(seed, "luck")
    bots = [BOTS[2 if seat == 0 else level](game, heuristics) for seat in range(players)]
    before, after = list[float](), list[float]()
    while decision := game.decision(state):
        views = [game.view(state, seat) for seat in decision.seats]
        moves = [
            bots[own_seat(view)].choose(view, rng, Budget(iterations=heuristics.near_worlds)).move for view in views
        ]
        if 0 in decision.seats and len(game.legal_moves(state, 0)) > 1:
            at = decision.seats.index(0)
            playouts = Playouts(game, heuristics, views[at], seed, "luck", len(before))
            before.append(mean([expected_victory_chance(playouts, number) for number in range(worlds)]))
            after.append(mean([expected_victory_chance(playouts, number, moves[at]) for number in range(worlds)]))
        game.apply_moves(state, moves)
    return luck_account_from_values(before, after, victory_shares(game.result(state))[0], players)


def expected_victory_chance(playouts: Playouts, number: int, move: object = None) -> float:
    """Return the seat's chance of victory in one world after a move; without one, the rollout policy makes it."""
    world = playouts.draw_world(number)
    if move is None:
        decision = playouts.game.decision(world.state)
        at = decision.seats.index(playouts.seat) if decision else 0
        move = playouts.bot.rollout.choose_move_for_each_seat(
            world.state, playouts.random_stream_for_purpose(number, "own")
        )[at]
    return playouts.play_out(world, move).chances[playouts.seat]


def luck_account_from_values(before: list[float], after: list[float], share: float, players: int) -> Account:
    """Return the account of a seat from its values before and after each move, and its share of the victory."""
    later = [*before[1:], share]
    return Account(
        before[0] - 1 / players,
        sum(value - moved for value, moved in zip(later, after, strict=True)),
        sum(moved - value for value, moved in zip(before, after, strict=True)),
    )
