"""How good the belief about target cards is: its log-loss against that of believing every unseen card alike.

`python -m tests.games.drunter_drueber.heuristics.log_loss --games 30` prints the table for every kind of company, from
new games; `--store` writes down the few that the tests ask the belief about, since bots that search play for minutes.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from math import log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from engine.bots import BOTS, Budget
from engine.core.rng import random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.belief import target_beliefs_by_seat
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import PLACING, State
from engine.games.drunter_drueber.rules.view import View

COMPANIES: Final = {"all level 1": (1,), "all level 2": (2,), "all level 3": (3,), "mixed": (1, 2, 3)}
"""The levels of the seats, from the first on, over and over."""
OPTIONS: Final[tuple[Mapping[str, str], ...]] = ({}, {"goals": "two"})
EVERY: Final = 8
"""Turns between two questions to the belief."""
STORE: Final = Path(__file__).with_name("watched_games.json")
STORED: Final = 3
"""Stored games for each line of the table."""


def played(levels: Sequence[int], options: Mapping[str, str], players: int, seed: int) -> Iterator[list[str]]:
    """Yield the moves of every decision of a game between bots."""
    seats = [*islice(cycle(levels), seed, seed + players)]
    bots = [BOTS[level](GAME, HEURISTICS) for level in seats]
    rngs = [random_stream(seed, "bot", seat) for seat in range(players)]
    state = GAME.begin(players, seed, options)
    while decision := GAME.decision(state):
        chosen = [bots[s].choose(GAME.view(state, s), rngs[s], Budget(iterations=8)).move for s in decision.seats]
        yield chosen
        GAME.apply_moves(state, chosen)


def watched(options: Mapping[str, str], players: int, seed: int, moves: Iterable[Sequence[str]]) -> Iterator[State]:
    """Yield the state of the game of these moves every few turns, after the first ones."""
    state, asked = GAME.begin(players, seed, options), 0
    for chosen in moves:
        if state.phase == PLACING and state.turns >= asked + EVERY:
            asked = state.turns
            yield state.clone()
        GAME.apply_moves(state, list(chosen))


def lines() -> Iterator[tuple[str, Mapping[str, str], int]]:
    """Yield the company, the options and the number of players of every line of the table."""
    return ((name, options, players) for options in OPTIONS for name in COMPANIES for players in GAME.player_counts)


def name_of(company: str, options: Mapping[str, str], players: int) -> str:
    """Return how a line is called, in print and in the file of stored games."""
    return f"{company}, {players} players, {options.get('goals', 'one')} goal(s)"


def stored(company: str, options: Mapping[str, str], players: int) -> Iterator[Iterator[State]]:
    """Yield what is watched of each stored game of a line."""
    games: dict[str, list[list[str]]] = json.loads(STORE.read_text("utf-8"))
    for seed, moves in enumerate(games[name_of(company, options, players)]):
        yield watched(options, players, seed, map(str.split, moves))


def store() -> None:
    """Play the games that are stored, and write them down."""
    games = {
        name_of(company, options, players): [
            [" ".join(moves) for moves in played(COMPANIES[company], options, players, seed)] for seed in range(STORED)
        ]
        for company, options, players in lines()
    }
    STORE.write_text(json.dumps(games, indent=0) + "\n", "utf-8")


def gains(state: State, view: View) -> list[float]:
    """Return by how much the log-loss of the belief is lower than that of the uniform one, for each other seat."""
    found = []
    for seat, believed in target_beliefs_by_seat(view).items():
        cards = state.targets[seat]
        for card in cards:
            found.append(log(believed[card] / len(cards)) - log(1 / len(believed)))
    return found


def gain_of_game(states: Iterable[State]) -> float:
    """Return the mean gain over a watched game, in natural logarithms, as the seat sees it that is to place."""
    return fmean(gain for state in states for gain in gains(state, GAME.view(state, state.turn)))


def main() -> None:
    """Print a line for each company, number of players and kind of goals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="for each line (default 30)")
    parser.add_argument("--store", action="store_true", help="write down the games of the tests instead")
    asked = parser.parse_args()
    if asked.store:
        return store()
    for company, options, players in lines():
        levels = COMPANIES[company]
        found = [
            gain_of_game(watched(options, players, seed, played(levels, options, players, seed)))
            for seed in range(asked.games)
        ]
        half = 1.96 * stdev(found) / sqrt(asked.games)
        print(f"{name_of(company, options, players)}: {fmean(found):+.3f} ± {half:.3f}", flush=True)


if __name__ == "__main__":
    main()
