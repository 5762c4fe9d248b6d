"""The command line: `python -m engine arena` lets bots play against each other, `fit` fits their evaluators."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

from engine.bots import BOTS
from engine.bots.arena import POOL, Outcome, Pairing, Score, deal, pairings, score
from engine.bots.fit import module
from engine.games.registry import GAMES, HEURISTICS, game_of

SLOWEST = max(BOTS)
"""The level that searches."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command."""
    options = parser().parse_args(arguments)
    options.run(options)


def fit(options: argparse.Namespace) -> None:
    """Fit the evaluator of a game and write its weights, or print them."""
    text = module(game_of(options.game), HEURISTICS[options.game], options.games, options.seed)
    if options.write:
        (Path(__file__).parent / "games" / options.game / "heuristics" / "weights.py").write_text(text, "utf-8")
    else:
        print(text, end="")


def run_arena(options: argparse.Namespace) -> None:
    """Print a line for each pairing as it ends."""
    scores = []
    with ProcessPoolExecutor(options.jobs) as workers:
        for pairing in pairings(options.game, options.players, sorted(set(options.levels)), options.iterations):
            slow = SLOWEST in (pairing.level, pairing.against) or pairing.against == POOL
            games = options.slow_games if slow else options.games
            scores.append(measure(workers, pairing, max(2, games // options.players)))
            print(line(scores[-1]), flush=True)
            if options.json:
                options.json.write_text(json.dumps([asdict(each) for each in scores], indent=1) + "\n", "utf-8")


def parser() -> argparse.ArgumentParser:
    """Return what the command line understands."""
    root = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = root.add_subparsers(required=True)
    add_arena(commands.add_parser("arena", help="bots against bots"))
    fitting = commands.add_parser("fit", help="fit the evaluator of a game to games of its rollout policy")
    fitting.set_defaults(run=fit)
    fitting.add_argument("--game", choices=sorted(GAMES), required=True)
    fitting.add_argument("--games", type=int, default=400, help="for each number of players (default 400)")
    fitting.add_argument("--seed", type=int, default=1, help="of the games (default 1)")
    fitting.add_argument("--write", action="store_true", help="into the game's weights.py, instead of printing them")
    return root


def add_arena(arena: argparse.ArgumentParser) -> None:
    """Add what the arena understands."""
    arena.set_defaults(run=run_arena)
    arena.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    arena.add_argument("--players", type=int, default=4)
    arena.add_argument("--levels", type=int, nargs="+", choices=sorted(BOTS), default=sorted(BOTS))
    arena.add_argument("--games", type=int, default=1000, help="for each pairing (default 1000)")
    arena.add_argument("--slow-games", type=int, default=200, help="where the thinking bot may play (default 200)")
    arena.add_argument("--iterations", type=int, default=200, help="of the thinking bot, for each move (default 200)")
    arena.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one a core)")
    arena.add_argument("--json", type=Path, help="where to write the table")


def measure(workers: ProcessPoolExecutor, pairing: Pairing, deals: int) -> Score:
    """Play the deals of a pairing on all cores, with progress on standard error."""
    return score(pairing, watched(workers.map(one, [pairing] * deals, range(deals)), pairing, deals))


def one(pairing: Pairing, seed: int) -> Outcome:
    """Play one deal, in a process of its own."""
    return deal(game_of(pairing.game), HEURISTICS[pairing.game], pairing, seed)


def watched(outcomes: Iterator[Outcome], pairing: Pairing, deals: int) -> Iterator[Outcome]:
    """Pass the outcomes on and show how many there are."""
    for count, outcome in enumerate(outcomes, 1):
        if sys.stderr.isatty():
            print(f"\r{name(pairing)}: deal {count} of {deals} ", end="\n" if count == deals else "", file=sys.stderr)
        yield outcome


def name(pairing: Pairing) -> str:
    """Name a pairing."""
    against = "the pool" if pairing.against == POOL else f"level {pairing.against}"
    return f"level {pairing.level} against {against}"


def line(measured: Score) -> str:
    """Return a pairing as measured, in a line; one among equals would win 1 in `players`."""
    return (
        f"{name(measured.pairing):28} {measured.games:5} games   wins {measured.share:.3f} ± {measured.interval:.3f}"
        f"   points {measured.points:5.2f}, the others {measured.others:5.2f}"
    )


if __name__ == "__main__":
    main()
