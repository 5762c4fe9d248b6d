"""How good the belief about tiles is after six turns: its log-loss against that of believing all tiles alike.

`python -m tests.games.vineta.heuristics.log_loss --levels 2 3 --players 3 --games 100` prints a line for each company.
Districts are asked about where they are still there, and compared with believing in all that are left alike.
"""

import argparse
from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import NamedTuple

from engine.bots import BOTS, Budget
from engine.bots.arena import confidence_half_width
from engine.core.rng import random_stream
from engine.games.vineta.heuristics import HEURISTICS
from engine.games.vineta.heuristics.belief import beliefs
from engine.games.vineta.rules.components import COLOURS, DISTRICTS
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import State

ASKED_AFTER = 6
"""Turns that are over when the belief is asked."""


class Losses(NamedTuple):
    """The log-losses of a belief, one for each seat asked about, in natural logarithms."""

    colours: list[float]
    districts: list[float]


def after_six_turns(level: int, players: int, seed: int) -> State:
    """Return a game between bots of a level when six districts have sunk."""
    state, bot = GAME.begin(players, seed), BOTS[level](GAME, HEURISTICS)
    rngs = [random_stream(seed, "bot", seat) for seat in range(players)]
    while state.turn < ASKED_AFTER:
        decision = GAME.decision(state)
        assert decision
        budget = Budget(iterations=HEURISTICS.near_worlds)
        GAME.apply_moves(
            state, [bot.choose(GAME.view(state, seat), rngs[seat], budget).move for seat in decision.seats]
        )
    return state


def losses(states: Sequence[State]) -> Losses:
    """Return what a bystander's belief loses on the tiles of these states, on districts only where they are left."""
    found = Losses([], [])
    for state in states:
        left = [name for place, name in enumerate(DISTRICTS) if place not in state.sunk]
        for seat, chances in beliefs(GAME.view(state, None)).items():
            colour, district = COLOURS[state.tiles[seat][0]], DISTRICTS[state.tiles[seat][1]]
            found.colours.append(-log(chances[colour]))
            if district in left:
                found.districts.append(-log(chances[district] / sum(chances[name] for name in left)))
    return found


def main() -> None:
    """Print a line for each level and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--players", type=int, nargs="+", default=[3])
    parser.add_argument("--games", type=int, default=100, help="for each line (default %(default)s)")
    asked = parser.parse_args()
    for level in asked.levels:
        for players in asked.players:
            found = losses([after_six_turns(level, players, seed) for seed in range(asked.games)])
            told = [
                f"{name} {fmean(each):.3f} ± {confidence_half_width(each):.3f} ({len(each)} seats, alike {alike:.3f})"
                for name, each, alike in (
                    ("districts", found.districts, log(len(DISTRICTS) - ASKED_AFTER)),
                    ("colours", found.colours, log(len(GAME.begin(players, 1).colours_used))),
                )
            ]
            print(f"level {level}, {players} players, {asked.games} games: {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
