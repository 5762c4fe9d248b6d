"""How far the coach can be believed: planted blunders, and level 4's own moves.

Decisions are drawn from games between bots of level 3. The move that looks worst in one of them is as good as planted:
a search with many worlds, apart from the coach's own, says what it costs, and the coach is asked about it.
Constants were chosen by hand.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from engine.bots import BOTS, Budget
from engine.bots.comparison import mean, standard_error
from engine.bots.self_play import decision_views_from_bot_games
from engine.coach.ledger import FIRST_WORLDS, Claim, Grade, Ledger
from engine.coach.playouts import Playouts
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key

JUDGING_WORLDS: Final = 20 * FIRST_WORLDS
"""The worlds in which the cost of a planted move is found."""
ITERATIONS: Final = 200
"""The worlds in which level 4 searches for each of its moves that the coach judges."""


@dataclass(frozen=True, slots=True)
class Trust:
    """The measurements; shares are from 0 to 1."""

    players: int
    decisions: int
    planted: int
    """Moves that cost 10 points or more by the larger search."""
    found: float
    """The share of these that the coach calls a mistake or a blunder."""
    blamed: float
    """The share of level 4's own moves that it calls so."""


def add_arguments(bench: argparse.ArgumentParser) -> None:
    """Add the command's options: the game, how many players and decisions, and a file for the table."""
    bench.add_argument("--game", choices=sorted(GAMES), required=True)
    bench.add_argument("--players", type=int, default=3)
    bench.add_argument("--decisions", type=int, default=40, help="to be judged (default %(default)s)")
    bench.add_argument("--json", type=Path, help="where the table is written")


def run_command(asked: argparse.Namespace) -> None:
    """Measure, print, and write the table if a file is given."""
    game, heuristics = game_by_key(asked.game), HEURISTICS[asked.game]
    found = measure_trust_in_coach(game, heuristics, asked.players, asked.decisions)
    print(
        f"{found.decisions} decisions: of {found.planted} planted blunders {found.found:.0%} found;"
        f" {found.blamed:.1%} of level 4's own moves called mistakes"
    )
    if asked.json:
        asked.json.write_text(json.dumps(asdict(found), indent=1) + "\n", "utf-8")


def measure_trust_in_coach(game: AnyGame, heuristics: AnyHeuristics, players: int, decisions: int) -> Trust:
    """Return how often the coach is right about planted blunders, and about level 4."""
    caught, blamed = list[bool](), list[bool]()
    expert = BOTS[4](game, heuristics)
    for number, view in zip(range(decisions), decision_views_from_bot_games(game, heuristics, players), strict=False):
        playouts = Playouts(game, heuristics, view, number, "bench")
        ledger = settled_ledger(playouts)
        worst = ledger.claims()[-1].move
        truth = Playouts(game, heuristics, view, number, "truth")
        if cost_in_many_worlds(ledger, truth, worst)[0] >= Grade.BLUNDER.value:
            caught.append(is_mistake_or_worse(coach_claim_of_move(ledger, worst)))
        own = expert.choose(view, random_stream(number, "expert"), Budget(iterations=ITERATIONS)).move
        blamed.append(is_mistake_or_worse(coach_claim_of_move(ledger, own)))
    return Trust(players, len(blamed), len(caught), share_of_true(caught), share_of_true(blamed))


def settled_ledger(playouts: Playouts) -> Ledger:
    """Return the ledger of a decision in which it is settled who is best."""
    ledger = Ledger(playouts)
    for _ in ledger.grow_until_settled():
        pass
    return ledger


def coach_claim_of_move(ledger: Ledger, move: Any) -> Claim:
    """Return what the coach claims of a move, in as many worlds as it needs."""
    for _ in ledger.grow_for_move(move):
        pass
    return ledger.claim(move)


def cost_in_many_worlds(ledger: Ledger, playouts: Playouts, move: Any) -> tuple[float, float]:
    """Return what a move costs against the best one of a ledger, and the standard error of that.

    `playouts`: of the same decision, in worlds of their own.
    """
    best = ledger.claims()[0].move
    if move == best:
        return 0.0, 0.0
    both = Ledger(playouts, [best, move])
    for _ in range(JUDGING_WORLDS):
        for at in range(2):
            both.try_move_in_next_world(at)
    gaps = [one - other for one, other in zip(*both.chances, strict=True)]
    slope = ledger.scale.slope_between_estimates(both.victory_chance(1, 0), both.victory_chance(0, 0))
    return mean(gaps) * slope, standard_error(gaps) * slope


def is_mistake_or_worse(claim: Claim) -> bool:
    """Return whether a move is called a mistake or worse."""
    return claim.grade.value >= Grade.MISTAKE.value


def share_of_true(found: Sequence[bool]) -> float:
    """Return the share of True among these, 0 to 1; 0 for an empty list."""
    return mean([float(each) for each in found]) if found else 0.0
