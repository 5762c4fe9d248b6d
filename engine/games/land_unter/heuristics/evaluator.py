"""The evaluator of Land Unter: points so far, and what the sets still to be played promise."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Evaluator, softmax
from engine.games.land_unter.heuristics.prior import TIDE_COST, later_worth
from engine.games.land_unter.rules.state import OVER, State

KEPT_PRESERVERS: Final = 0.8
"""The share of the life preservers printed on a set, 0 to 1, that its holder is expected to score; set by hand."""
SPREAD: Final = (1.0, 0.5)
"""How uncertain final points are, in points: at the end, and more for each stage not yet over; set by hand."""


class LandUnterEvaluator(Evaluator[State]):
    """Values of seats are in points; a rollout plays to the end of the stage."""

    def evaluate(self, state: State) -> Sequence[float]:
        """Return chances of victory from expected points."""
        points = [float(score) for score in state.scores]
        if state.phase == OVER:
            most = max(points)
            return [(score == most) / points.count(most) for score in points]
        ahead = state.players - state.stage
        for seat in range(state.players):
            printed = sum(state.printed[state.set_of(seat) - later] for later in range(ahead))
            points[seat] += printed * KEPT_PRESERVERS
        return softmax(points, SPREAD[0] + SPREAD[1] * ahead)

    def evaluate_seat(self, state: State, seat: Seat) -> float:
        """Return points and life preservers, less the cost of the tide shown, and the worth of the cards in hand."""
        kept = sum(later_worth(card) for card in state.hands[seat])
        return state.scores[seat] + state.preservers[seat] - state.levels[seat] * TIDE_COST + kept

    def phase_index(self, state: State) -> int:
        """Return the stage, from 0; the number of players after the end."""
        return state.players if state.phase == OVER else state.stage
