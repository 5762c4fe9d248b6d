"""The prior of Drunter & Drüber: of placements in points, of ballots in votes, of the other decisions in points."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.core.heuristics import Prior
from engine.games.drunter_drueber.heuristics.ballot_prior import ballot_candidates, ballot_score, wanted_votes
from engine.games.drunter_drueber.heuristics.building_values import expected_points, kinds_left, survival
from engine.games.drunter_drueber.heuristics.placement_prior import placement_scores, proposal_gain
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BALLOTS, YES
from engine.games.drunter_drueber.rules.state import DECLARING, PLACING, VOTING, State


class DrunterDrueberPrior(Prior[State, str]):
    """By the seat's own target cards; informed scores by everyone's."""

    def scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by the seat's own target cards alone."""
        return scores(state, seat, moves, informed=False)

    def informed_scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by everyone's target cards."""
        return scores(state, seat, moves, informed=True)

    def candidates(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return, of up to 255 ballots, the cheapest for each total; of other moves all."""
        return ballot_candidates(state.votes[seat]) if state.phase == VOTING else legal


def scores(state: State, seat: Seat, moves: Sequence[str], *, informed: bool) -> Sequence[float]:
    """Return the prior score of each of these moves, with all target cards known or by the seat's own alone."""
    if state.phase == PLACING:
        return placement_scores(state, seat, [PLACEMENTS[move] for move in moves], informed=informed)
    if state.phase == VOTING:
        votes = wanted_votes(state, seat, proposal_gain(state, seat, informed=informed))
        return [ballot_score(BALLOTS[move], votes) for move in moves]
    if state.phase == DECLARING:
        gain = proposal_gain(state, seat, informed=informed)
        return [gain if move == YES else -gain for move in moves]
    chances = survival(state, kinds_left(state))
    return [expected_points(state.board, target, chances) for target in moves]
