"""The heuristics of Vineta: its prior, rollout policy and evaluator. Its belief is in `belief`.

Units are points, unless a function says otherwise. Constants are set by hand.
"""

from collections.abc import Sequence
from operator import mul
from typing import ClassVar, Final

from engine.core import heuristics
from engine.core.game import Result, Seat
from engine.core.heuristics import FittedEvaluator, Heuristics, Prior, RolloutPolicy, Values
from engine.core.rng import Random, pick_random
from engine.games.vineta.heuristics.belief import VinetaBelief
from engine.games.vineta.heuristics.calibration import CALIBRATION
from engine.games.vineta.heuristics.certain import certain_winner
from engine.games.vineta.heuristics.foresight import VinetaForesight
from engine.games.vineta.heuristics.move_scores import CARD_WORTH, factor_on_card_worth, prior_scores
from engine.games.vineta.heuristics.seat_values import seat_share_of_houses
from engine.games.vineta.heuristics.sensible import sensible_moves
from engine.games.vineta.heuristics.sinking_odds import CityOdds
from engine.games.vineta.heuristics.weights import WEIGHTS
from engine.games.vineta.rules.components import BONUS, HOUSES, LAST_ROUND, OWN_HOUSE, TAKEN_HOUSE, TURNS
from engine.games.vineta.rules.scoring import result, taken_house_count
from engine.games.vineta.rules.state import OVER, PALETTE, PLACING, State, seats_to_move
from engine.games.vineta.rules.turn import legal_moves
from engine.games.vineta.rules.view import View

MOST_CANDIDATES: Final = 8
"""How many moves of one decision are compared at most; set by hand."""
MOST_PLACES: Final = 3
"""The same while houses are placed: few, as a search free to choose the colour soon betrays its own; set by hand."""


class VinetaPrior(Prior[State, str]):
    """The prior of Vineta: scores in points, which depend on the seat's own tiles alone."""

    def score_moves(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by the seat's own tiles alone."""
        return prior_scores(state, seat, moves)

    def candidate_moves(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return at most MOST_CANDIDATES moves, those with the highest scores; while houses are placed, MOST_PLACES."""
        most = MOST_PLACES if state.phase == PLACING else MOST_CANDIDATES
        if len(legal) <= most:
            return legal
        return heuristics.moves_with_highest_scores(legal, prior_scores(state, seat, legal), most)

    def sensible_moves(self, state: State, seat: Seat, candidates: Sequence[str]) -> Sequence[str]:
        """Return the candidates that are not silly (see `heuristics.sensible`); all of them if all are."""
        return sensible_moves(state, seat, candidates)


RANDOM_SHARE: Final = 0.15
"""The probability of making any legal move instead, 0 to 1; set by hand (an epsilon-greedy policy)."""


class VinetaRollout(RolloutPolicy[State, str]):
    """The rollout policy of Vineta: the move with the highest prior score, or with probability RANDOM_SHARE any."""

    def choose_move_for_each_seat(self, state: State, rng: Random) -> list[str]:
        """Return one legal move for each seat of the decision, in its order."""
        return [rollout_move(state, seat, rng) for seat in seats_to_move(state)]


def rollout_move(state: State, seat: Seat, rng: Random) -> str:
    """Return the move that looks best, or with probability RANDOM_SHARE any legal one."""
    moves = legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    if rng.random() < RANDOM_SHARE:
        return pick_random(rng, moves)
    return greedy_move(state, seat, moves)


def greedy_move(state: State, seat: Seat, moves: Sequence[str]) -> str:
    """Return the first of these moves with the highest prior score."""
    return heuristics.best_move(moves, prior_scores(state, seat, moves))


class VinetaEvaluator(FittedEvaluator[State]):
    """The near horizon is the end of the round, the far one the end of the turn, when a district has sunk.

    In the last turn both are the end of the game: values are results, and no estimates. While houses are placed, the
    near horizon is the moment when everyone has placed one more.
    """

    names: ClassVar[tuple[str, ...]] = (
        *("points", "points, turns to come", "cards", "cards, turns to come"),
        *("houses taken", "houses taken, turns to come", "prey", "prey, turns to come"),
    )

    def seat_features(self, state: State) -> Sequence[Sequence[float]]:
        """Return expected points, the worth of the hand, and points for houses taken."""
        odds = CityOdds(state, state.houses, tuple([district for _, district in state.tiles]))
        chances = odds.sinking_chances()
        last = odds.last_district_chances(chances)
        left, early = factor_on_card_worth(state), 1 - state.turn / TURNS
        found = []
        for seat, (colour, district) in enumerate(state.tiles):
            cards = left * sum(map(CARD_WORTH.__getitem__, state.hands[seat]))
            taken = TAKEN_HOUSE * taken_house_count(state, seat)
            stand = sum(map(mul, last, state.houses[colour::PALETTE]))
            points = taken + OWN_HOUSE * stand + BONUS[district] * last[district]
            prey = sum(
                [
                    chances.get(place, 0.0) * seat_share_of_houses(threat.order, seat, odds.counts[place])
                    for place, threat in odds.threats.items()
                ]
            )
            found.append((points, points * early, cards, cards * early, taken, taken * early, prey, prey * early))
        return found

    def result(self, state: State) -> Result | None:
        """Return the result of the game; None before the end."""
        return result(state)

    def evaluate(self, state: State) -> Values:
        """Return chances and points of all seats; chances are 0 and 1 where a victory can no longer be missed."""
        chances, points = super().evaluate(state)
        winner = certain_winner(state) if state.phase != OVER else None
        if winner is None:
            return chances, points
        return [float(seat == winner) for seat in range(state.players)], points

    def phase_index(self, state: State) -> int:
        """Return the number of the round, each turn counted at its greatest length; below 0 while houses are placed."""
        if state.phase == PLACING:
            return state.step - HOUSES * PALETTE
        return state.turn * (LAST_ROUND + 1) + state.round

    def near_horizon(self, state: State) -> int:
        """Return the phase index at the end of the round or, in the last turn, of the game.

        While houses are placed, it is the one after one more by each seat.
        """
        if state.turn == TURNS - 1:
            return self.far_horizon(state)
        return self.phase_index(state) + (state.players if state.phase == PLACING else 1)

    def far_horizon(self, state: State) -> int:
        """Return the phase index at the end of the turn."""
        return self.near_horizon(state) if state.phase == PLACING else (state.turn + 1) * (LAST_ROUND + 1)


HEURISTICS: Final[Heuristics[State, str, View]] = Heuristics(
    VinetaPrior(),
    VinetaRollout(),
    VinetaEvaluator(WEIGHTS),
    VinetaBelief(),
    VinetaForesight(),
    # As many as it takes to be clearly better than level 2: the end of the round is easily judged (ADR 0033).
    near_worlds=12,
    near_weight=0.5,
    calibration=CALIBRATION,
)
