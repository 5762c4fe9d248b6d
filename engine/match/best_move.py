"""What the best bot would have done in a worked example, certified: found twice, and beyond doubt.

A book that says "this is the better move" must not say it by luck. The move is the best one by a clear margin over all
others, in many worlds, and the same in as many other worlds; else there is an error when the book is built. The
constants were chosen by hand: stricter than for a hint, since a page says it to everybody.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engine.coach.contrast import Contrast, play_out_and_contrast_moves
from engine.coach.ledger import Ledger
from engine.coach.playouts import Playouts
from engine.core.game import Seat
from engine.games.registry import HEURISTICS, presentation_by_key

JUDGING_WORLDS: Final = 160
"""The worlds in each of the two searches, if all other moves are behind beyond doubt by then."""
MOST_WORLDS: Final = 1280
"""The same where one move is still near the best one; the search ends sooner once it is not."""
SEEDS: Final = (1, 2)
MARGIN: Final = 0.03
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
    found = [ledger_of_all_moves(Playouts(rules, HEURISTICS[game], view, seed, "certified"), made) for seed in SEEDS]
    leaders = {each.moves[each.index_of_best_candidate()] for each in found}
    if len(leaders) > 1 or not all(map(is_best_move_clear, found)):
        raise NotCertain(f"{key}: {[*map(contending_moves_text, found)]}")
    (best,), ledger = leaders, found[0]
    *_, reason = play_out_and_contrast_moves(ledger.playouts, tuple(presentation.outcomes), best, made)
    assert reason is not None
    chance, made_chance = (victory_chance_of_move(ledger, move) for move in (best, made))
    return BestMove(seat, rules.format_move(best), rules.format_move(made), chance, made_chance, reason)


def victory_chance_of_move(ledger: Ledger, move: Any) -> float:
    """Return the calibrated chance of victory, 0 to 1, of one of the moves compared; ValueError for any other."""
    return ledger.scale.calibrated_chance(
        ledger.victory_chance(ledger.moves.index(move), ledger.index_of_best_candidate())
    )


def ledger_of_all_moves(playouts: Playouts, made: Any) -> Ledger:
    """Return what each move leads to; those that are clearly behind have seen fewer worlds."""
    ledger = Ledger(playouts)
    ledger.alive = sorted({*ledger.alive, ledger.index_of_move(made)})
    compared = [*ledger.alive]
    for world in range(1, MOST_WORLDS + 1):
        for at in ledger.alive:
            ledger.try_move_in_next_world(at)
        if world % NARROW_EVERY == 0:
            leader = ledger.index_of_best_candidate()
            # A move that was left out comes back if, beside what is known of the leader now, it is in doubt again.
            ledger.alive = [at for at in compared if at == leader or not is_move_clearly_behind(ledger, at)]
            if world >= JUDGING_WORLDS and ledger.alive == [leader]:
                break
    return ledger


def calibrated_gap_to_best_move(ledger: Ledger, at: int) -> tuple[float, float]:
    """Return by how much a move is behind the leader and the standard error of that, in calibrated chances."""
    gap, error = ledger.gap_to_leading_candidate(at, ledger.index_of_best_candidate())
    slope = ledger.calibration_slope(at)
    return gap * slope, error * slope


def is_move_clearly_behind(ledger: Ledger, at: int) -> bool:
    """Return whether a move is behind the best one beyond doubt."""
    gap, error = calibrated_gap_to_best_move(ledger, at)
    return gap >= max(MARGIN, MARGIN_ERRORS * error)


def is_best_move_clear(ledger: Ledger) -> bool:
    """Return whether the best move is ahead of all others beyond doubt."""
    leader = ledger.index_of_best_candidate()
    return all(at == leader or is_move_clearly_behind(ledger, at) for at in range(len(ledger.moves)))


def contending_moves_text(ledger: Ledger) -> str:
    """Return the moves that come near the best one as text, for the author of the example."""
    leader = ledger.index_of_best_candidate()
    near = [at for at in range(len(ledger.moves)) if at != leader and not is_move_clearly_behind(ledger, at)]
    gaps = (calibrated_gap_to_best_move(ledger, at) for at in near)
    behind = ", ".join(
        f"{ledger.moves[at]} behind by {gap:.3f} ± {error:.3f}" for at, (gap, error) in zip(near, gaps, strict=True)
    )
    return f"{ledger.moves[leader]} is best; {behind or 'clearly'}"
