"""The cost of the bots' decisions, judged by the search of level 4 with a far larger budget.

A duel needs hundreds of games to tell two good bots apart, since luck decides most of each. A regret is a difference of
two moves in the same worlds. It supposes that everybody goes on by the rollout policy, as the search itself does.
Constants were chosen by hand.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from engine.bots import BOTS, Budget, SearchBot
from engine.bots.arena import confidence_half_width
from engine.bots.bot import determinization_sampler, own_seat
from engine.bots.self_play import decision_views_from_bot_games
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key

BUDGETS: Final = (5, 10, 20, 40, 80, 160, 320)
"""The iterations that level 4 is judged with; level 2 needs none, level 3 takes as many as it ever does."""
WORLDS: Final = 800
"""The worlds that the judge sees: 5 to 20 times as many as level 4 has in the arena's tables, by game (ADR 0033)."""

Judged = Mapping[Any, Sequence[float]]
"""The utilities of each candidate of a decision, world by world."""


@dataclass(frozen=True, slots=True)
class Regret:
    """A bot's mean regret per decision, in chances of victory, and half the width of its 95 % interval."""

    players: int
    level: int
    iterations: int | None
    """The iterations of level 4; None for the others."""
    decisions: int
    worlds: int
    """The worlds of the judge."""
    regret: float
    interval: float


def add_arguments(regret: argparse.ArgumentParser) -> None:
    """Add the command's options: the game, how many players, decisions and worlds, and a file for the table."""
    regret.add_argument("--game", choices=sorted(GAMES), required=True)
    regret.add_argument("--players", type=int, default=3)
    regret.add_argument("--decisions", type=int, default=40, help="to be judged (default %(default)s)")
    regret.add_argument("--worlds", type=int, default=WORLDS, help="that the judge sees (default %(default)s)")
    regret.add_argument("--json", type=Path, help="where the table is written")


def run_command(asked: argparse.Namespace) -> None:
    """Judge decisions, print each bot's regret, and write the table if a file is given."""
    found = regrets_of_bots(
        game_by_key(asked.game), HEURISTICS[asked.game], asked.players, asked.decisions, asked.worlds
    )
    for each in found:
        budget = f", {each.iterations} iterations" if each.iterations else ""
        print(f"level {each.level}{budget}: {each.regret:.4f} ± {each.interval:.4f} a decision")
    if asked.json:
        asked.json.write_text(json.dumps([asdict(each) for each in found], indent=1) + "\n", "utf-8")


def regrets_of_bots(
    game: AnyGame, heuristics: AnyHeuristics, players: int, decisions: int, worlds: int
) -> list[Regret]:
    """Return each bot's regret over this many decisions."""
    losses: dict[tuple[int, int | None], list[float]] = {
        bot: [] for bot in ((2, None), (3, None), *((4, iterations) for iterations in BUDGETS))
    }
    for number, view in zip(range(decisions), decision_views_from_bot_games(game, heuristics, players), strict=False):
        judged = candidate_utilities(game, heuristics, view, number, worlds)
        for (level, iterations), found in losses.items():
            budget = Budget(iterations or heuristics.near_worlds)
            choice = BOTS[level](game, heuristics).choose(view, random_stream(number, "bot"), budget)
            found.append(regret_of_move(judged, choice.move))
    return [
        Regret(players, level, iterations, len(found), worlds, fmean(found), confidence_half_width(found))
        for (level, iterations), found in losses.items()
    ]


def candidate_utilities(game: AnyGame, heuristics: AnyHeuristics, view: Any, seed: int, worlds: int) -> Judged:
    """Return the utilities of each candidate of a view's seat, world by world."""
    bot, rng = SearchBot(game, heuristics), random_stream(seed, "judge")
    draw = determinization_sampler(game, heuristics.belief, view)
    comparison = bot.new_comparison(view, bot.candidate_moves(draw(rng), own_seat(view)))
    for _ in range(worlds):
        bot.try_candidates_in_world(draw(rng), own_seat(view), comparison, rng)
    return dict(zip(comparison.moves, comparison.utilities, strict=True))


def regret_of_move(judged: Judged, move: Any) -> float:
    """Return by how much a move is behind the best one.

    The best one in half of the worlds is compared in the other half: in its own half luck would flatter it.
    """
    return fmean(cross_fitted_regret(judged, move, first) for first in (0, 1))


def cross_fitted_regret(judged: Judged, move: Any, first: int) -> float:
    """Return a move's mean loss in every second world, from `first` (0 or 1), against the best move in the others."""
    best = max(judged, key=lambda each: sum(judged[each][1 - first :: 2]))
    return fmean(judged[best][first::2]) - fmean(judged[move][first::2])
