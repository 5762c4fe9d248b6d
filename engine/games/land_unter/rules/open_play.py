"""The open variant, chapter 6 of the rules. Weather cards are played face up, one after another."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.core.leaders import leading_seats
from engine.core.rng import pick_random, random_stream
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import ELIMINATED
from engine.games.land_unter.rules.state import LAYING, State

CLOCKWISE_RULE: Final = "LU-6.1"
"""The rule that says whose turn it is."""

DECIDING: Final = (DecidingRule(CLOCKWISE_RULE, (LAYING,), ("play", "open")),)
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def refuse_out_of_turn(state: State, seat: Seat) -> None:
    """LU-6.1: the seats play clockwise, each in its turn.

    Raises Refusal("not_your_turn").
    """
    if seat != state.turn:
        raise Refusal("not_your_turn", CLOCKWISE_RULE, seat=state.turn)


def log_open_card_and_pass_turn(state: State, seat: Seat, log: Log[State] | None) -> None:
    """LU-6.1: the card is face up for all, and the next seat clockwise plays."""
    if log is not None:
        log(state, e.CardPlayedOpen(CLOCKWISE_RULE, seat, state.chosen[seat]))
    if state.owed:
        state.turn = active_left_neighbour(state, seat)


def determine_first_leader(state: State, log: Log[State] | None) -> None:
    """LU-6.2: the seat with most preservers leads the first round of a stage; among several the lot decides."""
    tied = leading_seats(range(state.players), state.preservers)
    leader = pick_random(random_stream(state.seed, "leader", state.stage), tied)
    lead_stage(state, leader, log, drawn=len(tied) > 1)


def lead_stage(state: State, seat: Seat, log: Log[State] | None, *, drawn: bool) -> None:
    """LU-6.2: let one of the seats with most preservers lead; `drawn`: the lot chose among several."""
    state.leader = state.turn = seat
    if log is not None:
        log(state, e.LeaderByPreservers("LU-6.2", seat, state.preservers[seat], drawn))


def determine_next_leader(state: State, payers: Sequence[Seat], out: Sequence[Seat], log: Log[State] | None) -> None:
    """LU-6.3, LU-6.4: the left neighbour of the loser leads, so that the loser plays last.

    If several paid, the loser is the one with fewest preservers left, then the first clockwise
    from the old leader. If nobody paid, the seats eliminated last count as the losers.
    """
    losers = payers or out

    def loser_order_key(seat: Seat) -> tuple[int, int]:
        return state.preservers[seat], (seat - state.leader) % state.players

    loser = min(losers, key=loser_order_key)
    state.leader = state.turn = active_left_neighbour(state, loser)
    if log is None:
        return
    if len(losers) > 1:
        log(state, e.LeaderAfterTwoLosses("LU-6.4", state.leader, tuple(losers), loser))
    else:
        log(state, e.LeaderAfterLoss("LU-6.3", state.leader, loser))


def active_left_neighbour(state: State, seat: Seat) -> Seat:
    """LU-6.1, LU-6.3: eliminated seats are passed over. Return the next active seat clockwise after this one.

    Raises AssertionError if no seat is active.
    """
    for step in range(1, state.players + 1):
        neighbour = (seat + step) % state.players
        if state.levels[neighbour] != ELIMINATED:
            return neighbour
    raise AssertionError("a stage never loses all its seats")
