"""How good the belief about target cards is: its log-loss against that of believing every unseen card alike.

`python -m tests.games.drunter_drueber.heuristics.log_loss --games 30` prints the table for every kind of company.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from math import log, sqrt
from statistics import fmean, stdev
from typing import Final

from engine.bots import BOTS, Budget
from engine.core.rng import stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.belief import beliefs
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import PLACING, State
from engine.games.drunter_drueber.rules.view import View

COMPANIES: Final = {"all level 1": (1,), "all level 2": (2,), "all level 3": (3,), "mixed": (1, 2, 3)}
"""The levels of the seats, from the first on, over and over."""
EVERY: Final = 5
"""Turns between two questions to the belief."""


def watched(levels: Sequence[int], options: Mapping[str, str], players: int, seed: int) -> Iterator[State]:
    """Yield the state of a game between bots every few turns, after the first ones."""
    seats = [*islice(cycle(levels), seed, seed + players)]
    bots = [BOTS[level].for_game(GAME, HEURISTICS) for level in seats]
    rngs = [stream(seed, "bot", seat) for seat in range(players)]
    state, asked = GAME.begin(players, seed, options), 0
    while decision := GAME.decision(state):
        if state.phase == PLACING and state.turns >= asked + EVERY:
            asked = state.turns
            yield state.clone()
        chosen = [bots[s].choose(GAME.view(state, s), rngs[s], Budget(iterations=8)).move for s in decision.seats]
        GAME.apply_all(state, chosen)


def gains(state: State, view: View) -> list[float]:
    """Return by how much the log-loss of the belief is lower than that of the uniform one, for each other seat."""
    found = []
    for seat, believed in beliefs(view).items():
        cards = state.targets[seat]
        for card in cards:
            found.append(log(believed[card] / len(cards)) - log(1 / len(believed)))
    return found


def gain_of_game(levels: Sequence[int], options: Mapping[str, str], players: int, seed: int) -> float:
    """Return the mean gain over a game, in natural logarithms, as the seat sees it that is to place."""
    return fmean(
        gain for state in watched(levels, options, players, seed) for gain in gains(state, GAME.view(state, state.turn))
    )


def main() -> None:
    """Print a line for each company, number of players and kind of goals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="for each line (default 30)")
    games = parser.parse_args().games
    for options in ({}, {"goals": "two"}):
        for name, levels in COMPANIES.items():
            for players in GAME.seats:
                found = [gain_of_game(levels, options, players, seed) for seed in range(games)]
                half = 1.96 * stdev(found) / sqrt(games)
                goals = options.get("goals", "one")
                print(f"{name:12} {players} players, {goals} goal(s): {fmean(found):+.3f} ± {half:.3f}", flush=True)


if __name__ == "__main__":
    main()
