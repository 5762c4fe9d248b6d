"""Level 4 against OpenSpiel's search for hidden information (ISMCTS), at equal time, in our games.

python -m tools.bench.ismcts GAME [--deals 8] [--seconds 0.1] [--write]

OpenSpiel's bot asks a state for little, so the adapter is no OpenSpiel game. Those who choose at once do so one after
another, unseen by each other. Deals and seats are those of the arena; shared victories count as a part.
"""

import argparse
import json
from dataclasses import asdict
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from engine.bots import BOTS, Budget
from engine.bots.arena import DealScore, Pairing, pairing_score
from engine.core.game import AnyGame, Result
from engine.core.heuristics import victory_shares
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key
from tools.paths import OUTSIDE, ROOT

PLAYERS: Final = 3
EXPLORATION: Final = 2.0
"""OpenSpiel's usual constant of UCT, for returns from -1 to 1."""


class SpielState:
    """A state of one of our games, as far as OpenSpiel's ISMCTS asks it.

    `first`: of several seats that choose at once, this one moves first; the others do not see it.
    """

    def __init__(self, game: AnyGame, state: Any, first: int) -> None:
        self.game, self.state, self.first = game, state, first

    def clone(self) -> "SpielState":
        """Return a copy."""
        return SpielState(self.game, self.state.clone(), self.first)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.game.decision(self.state) is None

    def is_chance_node(self) -> bool:
        """Return False: what is left to chance is drawn with the sample."""
        return False

    def current_player(self) -> int:
        """Return who moves."""
        decision = self.game.decision(self.state)
        assert decision is not None
        return self.first if self.first in decision.seats else decision.seats[0]

    def moves(self) -> tuple[Any, ...]:
        """Return the current player's legal moves."""
        return self.game.legal_moves(self.state, self.current_player())

    def legal_actions(self, _player: int | None = None) -> list[int]:
        """Return the indexes of the current player's legal moves."""
        return [*range(len(self.moves()))]

    def apply_action(self, action: int) -> None:
        """Make the current player's move of this index."""
        self.game.apply_move(self.state, self.current_player(), self.moves()[action])

    def information_state_string(self) -> str:
        """Return a text that differs by what the current player knows."""
        return repr(self.game.view(self.state, self.current_player()))

    def returns(self) -> list[float]:
        """Return shares of victory, from -1 to 1."""
        return [2 * share - 1 for share in victory_shares(self.game.result(self.state))]


def ismcts_move(game: AnyGame, state: Any, seat: int, seed: int, seconds: float) -> Any:
    """Return the move that ISMCTS has visited most often after so many seconds."""
    moves = game.legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    bot = ISMCTSBot(None, RandomRolloutEvaluator(), EXPLORATION, max_simulations=1)
    draw, rng = game.sampler(game.view(state, seat)), random_stream(seed, "ismcts")
    root, end = bot.create_new_node(SpielState(game, draw(rng), seat)), perf_counter() + seconds
    while perf_counter() < end or not root.child_info:
        bot.run_simulation(SpielState(game, draw(rng), seat))
    return moves[max(root.child_info, key=lambda action: root.child_info[action].visits)]


def played(game: AnyGame, own: int, seed: int, seconds: float) -> Result:
    """Play one game with level 4 in a seat and ISMCTS in all the others, and return its result."""
    state, bot, rng = (
        game.begin(PLAYERS, seed),
        BOTS[4](game, HEURISTICS[game.key]),
        random_stream(seed, "bot", own),
    )
    turn = 0
    while decision := game.decision(state):
        turn += 1
        chosen = [
            bot.choose(game.view(state, seat), rng, Budget(seconds=seconds)).move
            if seat == own
            else ismcts_move(game, state, seat, 1000 * seed + turn, seconds)
            for seat in decision.seats
        ]
        game.apply_moves(state, chosen)
    result = game.result(state)
    assert result is not None
    return result


def deal(game: AnyGame, seed: int, seconds: float) -> DealScore:
    """Play one deal, level 4 in every seat once."""
    results = [(own, played(game, own, seed, seconds)) for own in range(PLAYERS)]
    share = fmean(victory_shares(result)[own] for own, result in results)
    points = fmean(result.scores[own] for own, result in results)
    others = fmean((sum(result.scores) - result.scores[own]) / (PLAYERS - 1) for own, result in results)
    return DealScore(share, points, others)


def main() -> None:
    """Measure one game, print it, and keep it for the book where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.1, help="for each move (default %(default)s)")
    parser.add_argument("--write", action="store_true", help="to docs/measured/")
    asked = parser.parse_args()
    if asked.deals < 1:
        parser.error("--deals: at least 1")
    outcomes: list[DealScore] = []
    for seed in range(asked.deals):
        outcomes.append(deal(game_by_key(asked.game), seed, asked.seconds))
        found = pairing_score(Pairing(asked.game, PLAYERS, 4, (), milliseconds=1000 * asked.seconds), outcomes)
        print(f"{found.games:4} games   level 4 wins {found.share:.3f} ± {found.interval:.3f}", flush=True)
    if asked.write:
        (ROOT / OUTSIDE.format(asked.game)).write_text(
            json.dumps([asdict(found) | {"opponent": "ismcts"}]) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main()
