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
from engine.bots.comparison import mean
from engine.bots.self_play import decision_views_from_bot_games
from engine.coach.analysis import (
    FIRST_WORLDS,
    Analysis,
    Grade,
    Judgement,
    MoveValues,
    calibrated_cost,
    try_moves_in_world,
)
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
        analysis = analysis_after_first_worlds(playouts)
        if cost_of_worst_move(game, heuristics, view, number, analysis) >= Grade.BLUNDER.value:
            caught.append(is_mistake_or_worse(coach_judgement_of_move(analysis, worst_candidate(analysis))))
        own = expert.choose(view, random_stream(number, "expert"), Budget(iterations=ITERATIONS)).move
        blamed.append(is_mistake_or_worse(coach_judgement_of_move(analysis, own)))
    return Trust(players, len(blamed), len(caught), share_of_true(caught), share_of_true(blamed))


def analysis_after_first_worlds(playouts: Playouts) -> Analysis:
    """Return the analysis of a decision, its first worlds done."""
    analysis = Analysis(playouts)
    for _ in analysis.try_all_moves_in_first_worlds():
        pass
    return analysis


def coach_judgement_of_move(analysis: Analysis, move: Any) -> Judgement:
    """Return the coach's judgement of a move, in as many worlds as it needs."""
    *_, found = analysis.judge_move(move)
    assert found is not None
    return found


def worst_candidate(analysis: Analysis) -> Any:
    """Return the candidate with the lowest estimated chance of victory."""
    values = analysis.values
    leader = values.index_of_best_candidate()
    return values.moves[min(range(len(values.moves)), key=lambda at: values.victory_chance(at, leader))]


def cost_of_worst_move(game: AnyGame, heuristics: AnyHeuristics, view: Any, number: int, analysis: Analysis) -> float:
    """Return the cost of the worst move against the best, estimated in many fresh worlds."""
    playouts = Playouts(game, heuristics, view, number, "truth")
    leader = analysis.values.moves[analysis.values.index_of_best_candidate()]
    both = MoveValues([leader, worst_candidate(analysis)], [0.0, 0.0], len(analysis.values.tables[0]))
    for world in range(JUDGING_WORLDS):
        try_moves_in_world(playouts, both, world, both.alive)
    return calibrated_cost(both, 1, analysis.calibration_scale(both))[0]


def is_mistake_or_worse(judgement: Judgement) -> bool:
    """Return whether a move is called a mistake or worse."""
    return judgement.move_grade.value >= Grade.MISTAKE.value


def share_of_true(found: Sequence[bool]) -> float:
    """Return the share of True among these, 0 to 1; 0 for an empty list."""
    return mean([float(each) for each in found]) if found else 0.0
