"""The outcomes of a placement or a vote that the coach counts."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from engine.core import outcomes
from engine.core.game import Seat
from engine.core.outcomes import Outcome, Particulars
from engine.games.drunter_drueber import losses
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import is_proposal, outhouse_under_tile
from engine.games.drunter_drueber.rules.voting_cards import vote_count_of_hand


def removed_pawn(event: e.PawnRemoved, _state: State, _seat: Seat) -> Particulars:
    """Return the pawn that was removed, by its kind and square."""
    return outcomes.particulars(kind=event.kind, square=event.square)


def accepted_proposal(event: e.VotePassed, state: State, seat: Seat) -> Particulars:
    """Return the proposal that is accepted, by who makes it and the outhouse it would cover."""
    return outcomes.seat_of_event(event, state, seat) + outhouse_in_vote(event, state, seat)


def outhouse_in_vote(_event: e.VotePassed | e.VotesRevealed, state: State, _seat: Seat) -> Particulars:
    """Return the square of the outhouse under the proposed tile."""
    assert state.proposal is not None, "a vote is under way"
    return outcomes.particulars(
        square=state.board.square_name(outhouse_under_tile(state.board, squares_of_placement(state, state.proposal)))
    )


def is_move_a_proposal(view: View, move: str) -> bool:
    """Return whether a move is to lay a tile on an outhouse, if all agree."""
    return move in PLACEMENTS and is_proposal(view, PLACEMENTS[move])


def spent_vote_count(_event: e.VotesRevealed, state: State, seat: Seat) -> int:
    """Return how many votes the seat lays, yes and no alike: what it will miss later."""
    return vote_count_of_hand(state.chosen[seat])


def marks_of_loss(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the marks of a building that may be lost, and of the tile, or the pawn, that may cover it."""
    way = ":".join((facts["pawn"], facts["square"], *facts.get("squares", ()))) if "pawn" in facts else ""
    return (f"stake:{facts['square']}", *([f"way:{way}"] if way else []))


def marks_of_square(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the mark of a square at which something may happen."""
    return (f"stake:{facts['square']}",)


LOST: Final = partial(Outcome, kinds=(e.BuildingCovered,), ways=losses.COVERING, marks=marks_of_loss)
"""A building that is lost, whose tile or pawn is told."""
VOTE: Final = partial(Outcome, about=outhouse_in_vote, marks=marks_of_square, soon=True, topic="vote")
"""How a vote ends, or what it costs."""

OUTCOMES: Final = (
    LOST("own_covered", count=losses.is_own_building_covered, about=losses.covered_building, wish=-1, topic="own"),
    LOST(
        "rival_covered",
        count=losses.is_rival_building_covered,
        about=losses.covered_building_and_losers,
        wish=1,
        topic="rival",
    ),
    Outcome("pawn_removed", (e.PawnRemoved,), outcomes.counts_for_any_seat, removed_pawn, marks=marks_of_square),
    VOTE("stopped", (e.VoteLost,), outcomes.counts_for_any_seat, of_each_move="vote"),
    VOTE("own_accepted", (e.VotePassed,), wish=1, concerns=is_move_a_proposal),
    VOTE("accepted", (e.VotePassed,), outcomes.is_about_another_seat, about=accepted_proposal),
    Outcome(
        "points_covered",
        (e.BuildingCovered,),
        losses.own_points_of_covered_building,
        averaged=True,
        wish=-1,
        topic="own",
    ),
    VOTE("votes_spent", (e.VotesRevealed,), spent_vote_count, averaged=True, wish=-1, topic="spent"),
    Outcome("passed", (e.TurnPassed,), about=outcomes.seat_of_event, wish=-1),
)
