"""The heuristics of Drunter & Drüber: its prior, rollout policy and evaluator. `belief` has the belief.

Scores of placements are in points, of ballots in votes, of the other decisions in points.
"""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Evaluator, Heuristics, Prior, RolloutPolicy, SearchConfig, softmax, victory_shares
from engine.core.rng import Random
from engine.games.drunter_drueber.heuristics.ballot_prior import ballot_candidates, ballot_score, wanted_votes
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.heuristics.building_values import (
    TILES_ALL,
    expected_by_seat,
    expected_points,
    kinds_left,
    survival,
)
from engine.games.drunter_drueber.heuristics.placement_prior import placement_scores, proposal_gain
from engine.games.drunter_drueber.rules.components import BALLOTS, YES, votes_held
from engine.games.drunter_drueber.rules.scoring import result
from engine.games.drunter_drueber.rules.state import DECLARING, OVER, PLACING, VOTING, State, owing
from engine.games.drunter_drueber.rules.turn import legal_moves
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import tally


class DrunterDrueberPrior(Prior[State, str]):
    """By the seat's own target cards; informed scores by everyone's."""

    def scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by the seat's own target cards alone."""
        return prior_scores(state, seat, moves, informed=False)

    def informed_scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by everyone's target cards."""
        return prior_scores(state, seat, moves, informed=True)

    def candidates(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return, of up to 255 ballots, the cheapest for each total; of other moves all."""
        return ballot_candidates(state.votes[seat]) if state.phase == VOTING else legal


def prior_scores(state: State, seat: Seat, moves: Sequence[str], *, informed: bool) -> Sequence[float]:
    """Return the prior score of each of these moves, with all target cards known or by the seat's own alone."""
    if state.phase == PLACING:
        return placement_scores(state, seat, moves, informed=informed)
    if state.phase == VOTING:
        votes = wanted_votes(state, seat, proposal_gain(state, seat, informed=informed))
        return [ballot_score(BALLOTS[move], votes) for move in moves]
    if state.phase == DECLARING:
        gain = proposal_gain(state, seat, informed=informed)
        return [gain if move == YES else -gain for move in moves]
    chances = survival(state, kinds_left(state))
    return [expected_points(state.board, target, chances) for target in moves]


RANDOM_SHARE: Final = 0.2
"""The probability of making any candidate move instead, 0 to 1; set by hand (an epsilon-greedy policy)."""


class DrunterDrueberRollout(RolloutPolicy[State, str]):
    """Epsilon-greedy by the prior, each seat by its own target cards alone."""

    def moves(self, state: State, rng: Random) -> list[str]:
        """Return a move for each seat that owes one."""
        random, chosen = rng.random, []
        for seat in owing(state):
            moves = candidates(state, seat)
            if random() < RANDOM_SHARE:
                chosen.append(moves[int(random() * len(moves))])
            else:
                found = prior_scores(state, seat, moves, informed=False)
                chosen.append(moves[max(range(len(moves)), key=found.__getitem__)])
        return chosen


def candidates(state: State, seat: Seat) -> Sequence[str]:
    """Return the candidate moves of a seat, without listing all its ballots first."""
    return ballot_candidates(state.votes[seat]) if state.phase == VOTING else legal_moves(state, seat)


VOTE: Final = 0.2
"""What each vote still in hand is worth while all tiles are to be laid, in points; falls to 0 with the tiles left."""
SPREAD: Final = (1.2, 1.0)
"""How uncertain final points are, in points: at the end, and more at the beginning, in proportion to the tiles left."""


class DrunterDrueberEvaluator(Evaluator[State]):
    """Values of seats are in points; a rollout goes on until everyone has had a turn. Constants are set by hand."""

    def evaluate(self, state: State) -> Sequence[float]:
        """Return chances of victory from expected points and votes in hand."""
        if state.phase == OVER:
            return victory_shares(result(state))
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


HEURISTICS: Final[Heuristics[State, str, View]] = Heuristics(
    DrunterDrueberPrior(),
    DrunterDrueberRollout(),
    DrunterDrueberEvaluator(),
    DrunterDrueberBelief(),
    # Little is hidden: three others have 60 ways to hold their cards, of which few are likely.
    determinizations=20,
    # Set by hand: with up to 100 placements, a prior worth 8 visits tells more than the few visits that each would get.
    search=SearchConfig(progressive_bias=0.0, prior_weight=8.0, temperature=0.1),
)
