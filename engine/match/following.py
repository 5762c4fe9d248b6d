"""Whether a game that is followed by public facts alone ends as it was played: a command that plays and tells games."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.core.following import Way, follow
from engine.core.game import Event, EventLog, Result
from engine.core.presentation import Presentation
from engine.core.rng import pick_random, random_stream, shuffled
from engine.games.registry import KEYS, presentation_by_key


def random_game(
    presentation: Presentation, players: int, seed: int, options: Mapping[str, str]
) -> tuple[Sequence[Event], Result]:
    """Play a game with random legal moves; return its events, all that was hidden included, and how it ended."""
    game, log, rng = presentation.game, EventLog(), random_stream(seed, "moves")
    state = game.begin(players, seed, options, log=log)
    while decision := game.decision(state):
        seat = decision.seats[0]
        game.apply_move(state, seat, pick_random(rng, game.legal_moves(state, seat)), log)
    result = game.result(state)
    assert result is not None, "a game without a decision is over"
    return log, result


def disagreement(presentation: Presentation, players: int, seed: int, options: Mapping[str, str]) -> str:
    """Return where a random game and what public facts tell of it part; "" if they end alike.

    Raises TypeError for a game that is not followed.
    """
    table = presentation.real_table
    if table is None:
        raise TypeError(presentation.game.key)
    chosen = presentation.game.checked_options_with_defaults(options)
    log, result = random_game(presentation, players, seed, chosen)
    followed = table.begin(players, chosen, Way.REFEREE)
    for number, fact in enumerate(follow(followed, table.public_facts(players, chosen, log)), 1):
        if fact.refusal:
            return f"fact {number}, {' '.join(fact.words)}: {fact.refusal}"
    return "" if followed.result == result else f"{followed.result} instead of {result}"


def all_tables(presentation: Presentation) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Yield each number of players with each choice of the options, over and over, in an order of no meaning."""
    game = presentation.game
    keys = [option.key for option in game.options]
    choices = [dict(zip(keys, each, strict=True)) for each in product(*(option.choices for option in game.options))]
    tables = [*product(game.player_counts, choices)]
    rng = random_stream(0, "tables")
    while True:
        yield from shuffled(rng, tables)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which game, and how many games."""
    parser.add_argument("--game", choices=KEYS, required=True)
    parser.add_argument("--games", type=int, default=200, help="how many random games are told")


def run_command(asked: argparse.Namespace) -> None:
    """Play and tell games; print each that ends otherwise, and how many did."""
    presentation = presentation_by_key(asked.game)
    wrong = 0
    for seed, (players, options) in zip(range(asked.games), all_tables(presentation), strict=False):
        if fault := disagreement(presentation, players, seed, options):
            wrong += 1
            print(f"seed {seed}, {players} players, {options}: {fault}")
    right = asked.games - wrong
    print(f"{asked.game}: {right} of {asked.games} games, told by public facts alone, end as they were played")
