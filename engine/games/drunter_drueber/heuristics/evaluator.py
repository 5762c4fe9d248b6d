"""The evaluator of Drunter & Drüber: expected points at the end, and votes still in hand."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Evaluator, softmax
from engine.games.drunter_drueber.heuristics.building_values import TILES_ALL, expected_by_seat, kinds_left
from engine.games.drunter_drueber.heuristics.placement_prior import proposal_gain
from engine.games.drunter_drueber.rules.components import votes_held
from engine.games.drunter_drueber.rules.scoring import result
from engine.games.drunter_drueber.rules.state import OVER, State
from engine.games.drunter_drueber.rules.vote import tally

VOTE: Final = 0.2
"""What each vote still in hand is worth while all tiles are to be laid, in points; falls to 0 with the tiles left."""
SPREAD: Final = (1.2, 1.0)
"""How uncertain final points are, in points: at the end, and more at the beginning, in proportion to the tiles left."""


class DrunterDrueberEvaluator(Evaluator[State]):
    """Values of seats are in points; a rollout goes on until everyone has had a turn. Constants are set by hand."""

    def evaluate(self, state: State) -> Sequence[float]:
        """Return chances of victory from expected points and votes in hand."""
        if state.phase == OVER:
            end = result(state)
            assert end is not None, "the game is over"
            return [(seat in end.winners) / len(end.winners) for seat in range(state.players)]
        left = kinds_left(state)
        early = sum(left) / TILES_ALL
        points = [
            expected + VOTE * early * votes_held(hand)
            for expected, hand in zip(expected_by_seat(state, left), state.votes, strict=True)
        ]
        return softmax(points, SPREAD[0] + SPREAD[1] * early)

    def evaluate_seat(self, state: State, seat: Seat) -> float:
        """Return the lead over the best rival in expected points, with what a vote under way would bring."""
        left = kinds_left(state)
        points = expected_by_seat(state, left)
        lead = points[seat] - max([expected for other, expected in enumerate(points) if other != seat])
        if state.proposal:
            yes, no = tally(state.chosen, state.jokers)
            lead += proposal_gain(state, seat) * (yes >= no)
        vote = VOTE * sum(left) / TILES_ALL
        return lead + vote * votes_held(state.votes[seat] & ~state.chosen[seat])

    def phase_index(self, state: State) -> int:
        """Return the number of turns over, from 0; after the end, more than any rollout of this game waits for."""
        return state.turns + (state.players + 1 if state.phase == OVER else 0)

    def rollout_horizon(self, state: State) -> int:
        """Return the phase in which everyone has had one turn more."""
        return self.phase_index(state) + state.players
