"""The arena's command: plays deals on all cores, goes on where it stopped, and ends when it knows enough."""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any, Final

from engine.bots import BOTS
from engine.bots.arena import (
    POOL,
    DealScore,
    Pairing,
    Score,
    level_duels_to_play,
    pairing_score,
    play_deal_in_every_seat,
)
from engine.games.registry import GAMES, HEURISTICS, game_by_key

LEAST_DEALS: Final = 8
"""The fewest deals before an interval is believed to be narrow. Chosen by hand."""
DIGITS: Final = 4
"""The decimal places to which the results of a deal are kept."""

Row = dict[str, Any]
"""A pairing in the kept table: its `Score`, and its deals one by one."""


def add_arguments(arena: argparse.ArgumentParser) -> None:
    """Add the arena's options: which games are played, by which levels, how long, and where the table is kept."""
    arena.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    arena.add_argument("--players", type=int, nargs="+", default=[3], help="numbers of seats, one after another")
    arena.add_argument("--duels", type=parse_duel, nargs="+", help="such as 4v3, or 4v123 against a mix (default: all)")
    arena.add_argument("--option", type=parse_option, nargs="*", default=[], help="such as play=open")
    arena.add_argument(
        "--deals", type=int, default=100, help="for each duel at most, one game a seat (default %(default)s)"
    )
    arena.add_argument("--interval", type=float, default=0.0, help="ends a duel that is known as well as this, as 0.05")
    arena.add_argument("--iterations", type=int, help="of a thinking bot, for each move")
    arena.add_argument("--milliseconds", type=float, help="of a thinking bot, for each move")
    arena.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one a core)")
    arena.add_argument("--json", type=Path, help="where the table is kept; deals played before are not played again")


def parse_duel(text: str) -> tuple[int, tuple[int, ...]]:
    """Return the level and the levels against it that "4v13" names; raise ArgumentTypeError for other texts."""
    found = re.fullmatch("([1-9])v([1-9]+)", text)
    if not found or not {*map(int, found[1] + found[2])} <= {*BOTS}:
        raise argparse.ArgumentTypeError(f"{text!r} is no duel such as 4v3 or 4v123")
    return int(found[1]), tuple(sorted({*map(int, found[2])}))


def parse_option(text: str) -> tuple[str, str]:
    """Return the option and its choice that a text such as "play=open" names; raise ArgumentTypeError without "="."""
    key, mark, choice = text.partition("=")
    if not mark:
        raise argparse.ArgumentTypeError(f"{text!r} is no choice such as play=open")
    return key, choice


def pairings_to_measure(asked: argparse.Namespace) -> Iterator[Pairing]:
    """Yield a pairing for each number of players and each duel asked for (`level_duels_to_play` if none is)."""
    for players in asked.players:
        for level, against in asked.duels or level_duels_to_play(sorted(BOTS)):
            options = tuple(sorted(asked.option))
            yield Pairing(asked.game, players, level, against, asked.iterations, asked.milliseconds, options)


def run_command(asked: argparse.Namespace) -> None:
    """Measure all pairings, print a line for each as it ends, and save them if a file is given.

    Raises SystemExit unless it is said how long bots may think.
    """
    if asked.iterations is None and asked.milliseconds is None:
        raise SystemExit("How long may they think? --iterations 100 or --milliseconds 700")
    rows = json.loads(asked.json.read_text("utf-8")) if asked.json and asked.json.exists() else []
    with ProcessPoolExecutor(asked.jobs) as workers:
        for pairing in pairings_to_measure(asked):
            row = find_or_add_row(rows, pairing)
            for measured in play_pairing(workers, pairing, row, asked):
                show_progress(measured)
                row.update(asdict(measured) | {"deals": row["deals"]})
                if asked.json:
                    asked.json.write_text(result_rows_as_json(rows), "utf-8")
            print(measured_pairing_line(pairing_score(pairing, deal_scores_of_row(row))), flush=True)


def result_rows_as_json(rows: list[Row]) -> str:
    """Return the table as JSON, a line for each pairing."""
    return "[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n"


def find_or_add_row(rows: list[Row], pairing: Pairing) -> Row:
    """Return the row of a pairing, a new one at the end if it was never measured."""
    named = json.loads(json.dumps(asdict(pairing)))
    for row in rows:
        if row["pairing"] == named:
            return row
    rows.append({"pairing": named, "deals": []})
    return rows[-1]


def deal_scores_of_row(row: Row) -> list[DealScore]:
    """Return the points of each deal, which a row of the kept table holds as plain lists."""
    return [DealScore(*each) for each in row["deals"]]


def play_pairing(workers: Executor, pairing: Pairing, row: Row, asked: argparse.Namespace) -> Iterator[Score]:
    """Play deals until there are enough, one per process at a time; yield the score after each batch."""
    while (played := len(row["deals"])) < asked.deals and not (
        played >= LEAST_DEALS and pairing_score(pairing, deal_scores_of_row(row)).interval < asked.interval
    ):
        seeds = range(played, min(asked.deals, played + asked.jobs))
        for outcome in workers.map(play_deal_of_pairing, [pairing] * len(seeds), seeds):
            row["deals"].append([round(value, DIGITS) for value in astuple(outcome)])
        yield pairing_score(pairing, deal_scores_of_row(row))


def play_deal_of_pairing(pairing: Pairing, seed: int) -> DealScore:
    """Play one deal once in every seat; takes only what can be pickled, so that a process pool can call it."""
    return play_deal_in_every_seat(game_by_key(pairing.game), HEURISTICS[pairing.game], pairing, seed)


def show_progress(measured: Score) -> None:
    """Show the progress of a pairing, if the output is a terminal."""
    if sys.stderr.isatty():
        print(f"\r{measured_pairing_line(measured)}", end="", file=sys.stderr)


def measured_pairing_line(measured: Score) -> str:
    """Return a measured pairing as a line; a bot among equals would win 1 in `players`."""
    pairing = measured.pairing
    against = "the pool" if pairing.against == POOL else f"level {' or '.join(map(str, pairing.against))}"
    duel = f"{pairing.players} players, level {pairing.level} against {against}"
    return (
        f"{duel:40} {measured.games:5} games   wins {measured.share:.3f} ± {measured.interval:.3f}"
        f"   points {measured.points:5.2f}, the others {measured.others:5.2f}"
    )
