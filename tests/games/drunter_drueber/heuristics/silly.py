"""Moves of Drunter & Drüber that would make a family laugh."""

from typing import Final

from engine.games.drunter_drueber.heuristics.building_values import building_values_for_target
from engine.games.drunter_drueber.heuristics.placement_prior import proposal_gain
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import PLACING, VOTING, State
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, UNDECIDED, net_votes_without_joker
from tests.silly_moves import Kinds, Made

SMALL_STAKE: Final = 0.06
"""In points, either way."""


def votes_against_its_own(made: Made) -> bool:
    """Return whether a seat votes against a proposal of its own."""
    return (
        made.state.phase == VOTING and made.seat == made.state.turn and net_votes_without_joker(BALLOTS[made.move]) < 0
    )


def votes_on_nothing(made: Made) -> bool:
    """Return whether a seat spends votes on a stake that it does not feel."""
    if made.state.phase != VOTING or BALLOTS[made.move] == UNDECIDED:
        return False
    return "?" in GAME.legal_moves(made.state, made.seat) and abs(proposal_gain(made.state, made.seat)) < SMALL_STAKE


def answers_by_lot(made: Made) -> bool:
    """Return whether a seat would have voted yes and no to the same question by chance."""
    if made.state.phase != VOTING:
        return False
    votes = [net_votes_without_joker(BALLOTS[stat.move]) for stat in made.choice.stats if stat.share]
    return min(votes) < 0 < max(votes)


def covers_its_own(made: Made) -> bool:
    """Return whether a seat covers a building of its own where it could have covered none."""
    state, seat = made.state, made.seat
    if state.phase != PLACING or not own_points(state, seat, made.move):
        return False
    return any(not own_points(state, seat, move) for move in GAME.legal_moves(state, seat))


def own_points(state: State, seat: int, move: str) -> float:
    """Return the points of the seat's own buildings that a placement covers."""
    values = building_values_for_target(state.board, state.main[seat])
    worth = dict(zip(state.board.buildings, values, strict=True))
    return sum(worth.get(square, 0) for square in squares_of_placement(state, PLACEMENTS[move]))


KINDS: Final[Kinds] = {
    "votes against a proposal of its own": votes_against_its_own,
    f"spends votes on less than {SMALL_STAKE} points": votes_on_nothing,
    "votes yes or no by lot": answers_by_lot,
    "covers a building of its own without need": covers_its_own,
}
