"""What the best bot would have done in a worked example, certified: found twice, and beyond doubt.

A book that says "this is the better move" must not say it by luck. The move is the best one by a clear margin over all
others, in many worlds, and the same in as many other worlds; else there is an error when the book is built. The
constants were chosen by hand: stricter than for a hint, since a page says it to everybody.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engine.coach.analysis import Analysis, MoveValues, calibrated_gap_to_best_move, try_moves_in_world
from engine.coach.calibration import Scale
from engine.coach.contrast import Contrast, play_out_and_contrast_moves
from engine.coach.playouts import Playouts
from engine.core.game import Seat
from engine.games.registry import HEURISTICS, presentation_by_key

JUDGING_WORLDS: Final = 160
"""The worlds in each of the two searches."""
SEEDS: Final = (1, 2)
MARGIN: Final = 0.05
"""In chances of victory: how far the best move must be ahead of every other one."""
MARGIN_ERRORS: Final = 4.0
"""In standard errors of the difference: how far it must be ahead, too."""
NARROW_EVERY: Final = 16
"""Worlds between two rounds in which moves that are already that far behind are left out."""


@dataclass(frozen=True, slots=True)
class BestMove:
    """The best move of a seat, and how it compares with the one made, in chances of victory."""

    seat: Seat
    best: str
    made: str
    chance: float
    """The chance of victory after the best move."""
    made_chance: float
    contrast: Contrast


class NotCertain(ValueError):
    """No move of this decision is the best one beyond doubt."""


@cache
def best_move_of_example(game: str, key: str) -> BestMove:
    """Return the best move at the first decision of the seat from which the example is viewed.

    Raises KeyError for an unknown example, NotCertain if no move is the best beyond doubt.
    """
    presentation = presentation_by_key(game)
    example = presentation.examples[key]
    rules, seat = presentation.game, example.viewer
    state = rules.begin(example.players, example.seed, example.options, example.position)
    view = rules.view(state, seat)
    if seat is None or seat not in view.seats_to_move:
        raise NotCertain(f"{key} does not begin with a decision of the seat from which it is seen")
    made = rules.parse_move(example.moves_made[view.seats_to_move.index(seat)])
    found = [analysis_of_all_moves(Playouts(rules, HEURISTICS[game], view, seed, "certified"), made) for seed in SEEDS]
    leaders = {each.values.moves[each.values.index_of_best_candidate()] for each in found}
    judged = [(each.values, each.calibration_scale(each.values)) for each in found]
    if len(leaders) > 1 or not all(is_best_move_clear(*each) for each in judged):
        raise NotCertain(f"{key}: {[contending_moves_text(*each) for each in judged]}")
    (best,), analysis = leaders, found[0]
    *_, reason = play_out_and_contrast_moves(analysis.playouts, tuple(presentation.outcomes), best, made)
    assert reason is not None
    chance, made_chance = (victory_chance_of_move(analysis, move) for move in (best, made))
    return BestMove(seat, rules.format_move(best), rules.format_move(made), chance, made_chance, reason)


def victory_chance_of_move(analysis: Analysis, move: Any) -> float:
    """Return the calibrated chance of victory, 0 to 1, of one of the analysed moves; ValueError for any other."""
    values = analysis.values
    return analysis.calibration_scale(values).calibrated_chance(
        values.victory_chance(values.moves.index(move), values.index_of_best_candidate())
    )


def analysis_of_all_moves(playouts: Playouts, made: Any) -> Analysis:
    """Return what each move leads to; those that are clearly behind have seen fewer worlds."""
    analysis = Analysis(playouts)
    values = analysis.values
    values.ensure_move_is_compared(made, analysis.information_cost(made))
    for world in range(JUDGING_WORLDS):
        try_moves_in_world(playouts, values, world, values.alive)
        if world % NARROW_EVERY == NARROW_EVERY - 1:
            leader = values.index_of_best_candidate()
            values.alive = [
                at
                for at in values.alive
                if at == leader or not is_move_clearly_behind(values, at, analysis.calibration_scale(values))
            ]
    return analysis


def is_move_clearly_behind(values: MoveValues, at: int, scale: Scale) -> bool:
    """Return whether a move is behind the best one beyond doubt."""
    gap, error = calibrated_gap_to_best_move(values, at, values.index_of_best_candidate(), scale)
    return gap >= max(MARGIN, MARGIN_ERRORS * error)


def is_best_move_clear(values: MoveValues, scale: Scale) -> bool:
    """Return whether the best move is ahead of all others beyond doubt."""
    leader = values.index_of_best_candidate()
    return all(at == leader or is_move_clearly_behind(values, at, scale) for at in range(len(values.moves)))


def contending_moves_text(values: MoveValues, scale: Scale) -> str:
    """Return the moves that come near the best one as text, for the author of the example."""
    leader = values.index_of_best_candidate()
    near = [at for at in range(len(values.moves)) if at != leader and not is_move_clearly_behind(values, at, scale)]
    gaps = (calibrated_gap_to_best_move(values, at, leader, scale) for at in near)
    behind = ", ".join(
        f"{values.moves[at]} behind by {gap:.3f} ± {error:.3f}" for at, (gap, error) in zip(near, gaps, strict=True)
    )
    return f"{values.moves[leader]} is best; {behind or 'clearly'}"
