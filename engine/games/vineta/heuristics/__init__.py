"""The heuristics of Vineta: its prior, rollout policy and evaluator; `belief` has the belief.

Units are points, unless a function says otherwise.
"""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Evaluator, Heuristics, Prior, RolloutPolicy, SearchConfig, softmax, victory_shares
from engine.core.rng import Random
from engine.games.vineta.heuristics.belief import VinetaBelief
from engine.games.vineta.heuristics.move_scores import CARD_WORTH, card_worth_left, prior_scores
from engine.games.vineta.heuristics.seat_values import CityOdds, expected_by_seat
from engine.games.vineta.rules.components import HOUSES, LAST_ROUND, TURNS
from engine.games.vineta.rules.scoring import result
from engine.games.vineta.rules.state import ACTING, OVER, PALETTE, PLACING, State, owing
from engine.games.vineta.rules.turn import advance, legal_moves
from engine.games.vineta.rules.view import View

MOST_CANDIDATES: Final = 8
"""How many moves of one decision are compared at most; set by hand."""
INFORMED_SCALE: Final = 2.5
"""The factor on informed scores, which the search weighs by `SearchConfig.prior_scale`: a point means more in Vineta
than in Drunter & Drüber. Set by hand."""


class VinetaPrior(Prior[State, str]):
    """Scores in points, by the seat's own tiles; informed scores by everyone's, in points times `INFORMED_SCALE`."""

    def scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by the seat's own tiles alone."""
        return prior_scores(state, seat, moves, informed=False)

    def informed_scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by everyone's tiles."""
        return [INFORMED_SCALE * score for score in prior_scores(state, seat, moves, informed=True)]

    def candidates(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return, of many moves, those with the highest scores."""
        if len(legal) <= MOST_CANDIDATES:
            return legal
        found = prior_scores(state, seat, legal, informed=False)
        best = sorted(range(len(legal)), key=found.__getitem__)[-MOST_CANDIDATES:]
        return [legal[at] for at in sorted(best)]


RANDOM_SHARE: Final = 0.15
"""The probability of making any legal move instead, 0 to 1; set by hand (an epsilon-greedy policy)."""


class VinetaRollout(RolloutPolicy[State, str]):
    """Epsilon-greedy by the prior, each seat by its own tiles alone."""

    def moves(self, state: State, rng: Random) -> list[str]:
        """Return a move for each seat that owes one."""
        return [rollout_move(state, seat, rng) for seat in owing(state)]


def rollout_move(state: State, seat: Seat, rng: Random) -> str:
    """Return a move of one seat."""
    moves = legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    if rng.random() < RANDOM_SHARE:
        return moves[int(rng.random() * len(moves))]
    return greedy_move(state, seat, moves)


def greedy_move(state: State, seat: Seat, moves: Sequence[str]) -> str:
    """Return the first of these moves with the highest prior score."""
    found = prior_scores(state, seat, moves, informed=False)
    return moves[max(range(len(moves)), key=found.__getitem__)]


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
            return victory_shares(result(state))
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


HEURISTICS: Final[Heuristics[State, str, View]] = Heuristics(
    VinetaPrior(),
    VinetaRollout(),
    VinetaEvaluator(),
    VinetaBelief(),
    # Comparing all candidates in one determinization takes long; few are enough for a clear favourite.
    determinizations=6,
    # Set by hand; common random numbers were measured against level 3, see ADR 0010.
    search=SearchConfig(progressive_bias=0.0, prior_weight=6.0, common_random_numbers=True, temperature=0.1),
)
