"""The command line: `python -m engine arena` lets bots play against each other."""

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
from engine.games.registry import GAMES, HEURISTICS, game_of

SLOWEST = max(BOTS)
"""The level that searches."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the arena and print a line for each pairing as it ends."""
    options = parser().parse_args(arguments)
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
    arena = root.add_subparsers(required=True).add_parser("arena", help="bots against bots")
    arena.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    arena.add_argument("--players", type=int, default=4)
    arena.add_argument("--levels", type=int, nargs="+", choices=sorted(BOTS), default=sorted(BOTS))
    arena.add_argument("--games", type=int, default=1000, help="for each pairing (default 1000)")
    arena.add_argument("--slow-games", type=int, default=200, help="where the thinking bot may play (default 200)")
    arena.add_argument("--iterations", type=int, default=200, help="of the thinking bot, for each move (default 200)")
    arena.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one a core)")
    arena.add_argument("--json", type=Path, help="where to write the table")
    return root


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
