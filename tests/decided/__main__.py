"""Finds positions that are decided, and such as are not, in games between bots; judges what the engine says of them.

python -m tests.decided GAME --kept FOLDER [--games 400]    find more, a game at a time, from where it stopped
python -m tests.decided GAME --kept FOLDER --judge          how the engine tells those found
python -m tests.decided GAME --refute [--games 20]          play on from all that the engine says is decided
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.core.game import AnyGame
from engine.core.heuristics import Foresight
from engine.games.registry import GAMES, HEURISTICS, game_by_key
from tests.decided.cases import (
    Case,
    cases_of_game,
    future_of_game,
    judge,
    line_of_cases,
    read_games,
    states_of_bot_game,
)
from tests.decided.future import LIMIT, shares_of_playouts

LEVELS: Final = (2, 2, 2, 3)
"""The levels of the bots, game after game."""
PLAYOUTS: Final = 200
"""Games played on from each position that the engine says is decided."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Find cases, or judge what the engine says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=20, help="in all (default %(default)s)")
    parser.add_argument("--kept", type=Path, help="the folder of what was found")
    parser.add_argument("--limit", type=int, default=LIMIT, help="moments of a search (default %(default)s)")
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--refute", action="store_true")
    asked = parser.parse_args(arguments)
    game, foresight = game_by_key(asked.game), HEURISTICS[asked.game].foresight
    if asked.judge or asked.refute:
        if foresight is None:
            parser.error("the engine says nothing of this game")
        print_judgement(game, foresight, asked) if asked.judge else print_refutations(game, foresight, asked.games)
        return
    find_cases(game, asked)


def find_cases(game: AnyGame, asked: argparse.Namespace) -> None:
    """Play the games that are still missing, and keep what is found."""
    asked.kept.mkdir(parents=True, exist_ok=True)
    file = asked.kept / f"{game.key}.jsonl"
    done = len(read_games(file))
    with file.open("a", encoding="utf-8") as lines:
        for seed in range(done, asked.games):
            lines.write(line_of_cases(cases_of_game(game, seed, LEVELS[seed % len(LEVELS)], asked.limit)))
            lines.flush()


def print_judgement(game: AnyGame, foresight: Foresight[Any, Any], asked: argparse.Namespace) -> None:
    """Print how the engine tells what was found."""
    cases = [case for found in read_games(asked.kept / f"{game.key}.jsonl") for case in found]
    judged = judge(game, foresight, cases)
    print(f"{game.key}: {judged.decided} decided, {judged.recognised} recognised; {judged.open_ones} open")
    print(f"told wrong: {len(judged.wrong)}; points outside their ranges: {len(judged.outside)}")
    for case in (judged.wrong + judged.outside)[:5]:
        print(f"told {case.told(game, foresight)}: {line_of_cases([case])}")


def print_refutations(game: AnyGame, foresight: Foresight[Any, Any], games: int) -> None:
    """Play on from every position of some games that the engine says is decided, and print where it is wrong."""
    claims = wrong = 0
    for seed in range(games):
        for case, told, state in claims_of_game(game, foresight, seed):
            claims += 1
            future = future_of_game(game.key)(state, case.seat)
            if shares_of_playouts(future, Random(seed), PLAYOUTS) != {told}:
                wrong += 1
                print(f"told {told}: {line_of_cases([case])}")
    print(f"{game.key}: {claims} positions called decided in {games} games, {wrong} of them wrong")


def claims_of_game(game: AnyGame, foresight: Foresight[Any, Any], seed: int) -> Iterator[tuple[Case, float, Any]]:
    """Yield each position of a game between bots that the engine calls decided for a seat, and the share told."""
    for state, options in states_of_bot_game(game, seed, LEVELS[seed % len(LEVELS)]):
        decision = game.decision(state)
        for seat in decision.seats if decision else ():
            told = foresight.certain_share(game.view(state, seat))
            if told is not None:
                yield Case(state.players, options, game.position(state), seat, None, told), told, state


if __name__ == "__main__":
    main()
