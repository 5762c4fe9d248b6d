"""The least and the most points that a seat can end the game with, whatever anybody will do and whatever is hidden."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.games.land_unter.rules.components import BONUS, ELIMINATED, ELIMINATED_POINTS, ROUNDS, SURVIVORS
from engine.games.land_unter.rules.scoring import points_for_preservers
from engine.games.land_unter.rules.sets import played_set_index_of_seat
from engine.games.land_unter.rules.state import OVER, STAGE_OVER, TURNING, State

Range = tuple[int, int]
"""The least and the most points."""


def ranges_of_points(state: State) -> Sequence[Range]:
    """Return the least and the most final points of each seat; hands and tide cards of the state may be missing."""
    if state.phase == OVER:
        return [(score, score) for score in state.scores]
    losses = most_losses_of_stage(state)
    found = []
    for seat, score in enumerate(state.scores):
        least, most = range_of_stage_points(state, seat, losses)
        for stage in range(state.stage + 1, state.players):
            least += ELIMINATED_POINTS
            most += points_for_preservers(state.printed[played_set_index_of_seat(seat, stage, state.players)]) + BONUS
        found.append((score + least, score + most))
    return found


def range_of_stage_points(state: State, seat: Seat, losses: int) -> Range:
    """Return the least and the most points that a seat may still score in this stage, if it loses `losses` at most."""
    is_dealt = state.phase != TURNING or state.round
    left = state.preservers[seat] if is_dealt else state.printed[state.played_set_index_of_seat(seat)]
    if left == ELIMINATED:
        least = most = ELIMINATED_POINTS
    else:
        least = points_for_preservers(left - losses) if losses <= left else ELIMINATED_POINTS
        most = points_for_preservers(left) + BONUS
    # At the end of a stage some of its points are scored already.
    return (min(0, least), max(0, most)) if state.phase == STAGE_OVER else (least, most)


def most_losses_of_stage(state: State) -> int:
    """Return how many preservers a seat may still lose in this stage, at most.

    It is one a round. Only where a seat that has paid in a tie may have to pay again (the option `split_tie`), each
    elimination that is followed by a re-drown may cost one more.
    """
    again = max(0, state.alive - SURVIVORS - 1) if state.options.split_tie == "literal" else 0
    return ROUNDS - state.round + again


def share_by_ranges(ranges: Sequence[Range], seat: Seat) -> float | None:
    """Return a seat's share of the victory if it follows from the points that each seat can reach; else None."""
    least, most = ranges[seat]
    others = [each for at, each in enumerate(ranges) if at != seat]
    if all(least > high for _, high in others):
        return 1.0
    if any(most < low for low, _ in others):
        return 0.0
    return None
