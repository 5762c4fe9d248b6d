"""The evaluator of Vineta: expected points at the end, and the cards in hand."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Evaluator, softmax
from engine.games.vineta.heuristics.move_scores import CARD_WORTH, card_worth_left
from engine.games.vineta.heuristics.rollout import greedy_move
from engine.games.vineta.heuristics.seat_values import CityOdds, expected_by_seat
from engine.games.vineta.rules.components import HOUSES, LAST_ROUND, TURNS
from engine.games.vineta.rules.scoring import result
from engine.games.vineta.rules.state import ACTING, OVER, PALETTE, PLACING, State, owing
from engine.games.vineta.rules.turn import advance, legal_moves

HORIZON: Final = 1
"""How many rounds a rollout plays, the present one counted; set by hand."""
SPREAD: Final = (2.0, 0.5)
"""How uncertain final points are, in points: at the end, and more for each turn to come; set by hand."""


class VinetaEvaluator(Evaluator[State]):
    """Values of seats are chances of victory; a rollout goes to the end of the round.

    While houses are placed, it goes on until everyone has placed one more.
    """

    def evaluate(self, state: State) -> Sequence[float]:
        """Return chances of victory from expected points."""
        if state.phase == OVER:
            end = result(state)
            assert end is not None, "the game is over"
            return [(seat in end.winners) / len(end.winners) for seat in range(state.players)]
        return softmax(expected_points(state), SPREAD[0] + SPREAD[1] * (TURNS - state.turn))

    def evaluate_seat(self, state: State, seat: Seat) -> float:
        """Return the chance of victory once the cards chosen in this round are carried out."""
        return self.evaluate(after_round(state))[seat]

    def phase_index(self, state: State) -> int:
        """Return the number of rounds, turns being as long as they can be; below 0 while houses are placed."""
        if state.phase == PLACING:
            return state.step - HOUSES * PALETTE
        return state.turn * (LAST_ROUND + 1) + state.round

    def rollout_horizon(self, state: State) -> int:
        """Return the end of the round, or the moment when everyone has placed a house."""
        return self.phase_index(state) + (state.players if state.phase == PLACING else HORIZON)

    def baseline(self, state: State) -> Sequence[float]:
        """Return the chances of victory before: who has which tiles decides more than a card does (ADR 0010)."""
        return self.evaluate(state)


def expected_points(state: State) -> list[float]:
    """Return the expected points of each seat, with what its hand is worth."""
    odds = CityOdds(state, [district for _, district in state.tiles])
    points, left = expected_by_seat(state, odds, odds.last()), card_worth_left(state)
    return [
        expected + left * sum([CARD_WORTH[card] for card in hand])
        for expected, hand in zip(points, state.hands, strict=True)
    ]


def after_round(state: State) -> State:
    """Return the state after this round, every chosen card being used by the prior."""
    state = state.clone()
    end = state.turn, state.round
    while state.phase == ACTING and (state.turn, state.round) == end:
        seat = owing(state)[0]
        advance(state, seat, greedy_move(state, seat, legal_moves(state, seat)), None)
    return state
