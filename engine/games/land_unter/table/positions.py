"""A state of Land Unter as JSON data, and back. What a position leaves out is filled in from its seed.

Any key may be missing; `pieces` has their form, the texts `schema.<key>` their meaning. A missing round is the first
one in which the table is possible; in round ROUNDS, after the last one, the stage has been played and is scored.
The tide cards turned up may be given in part and in any order; a hand that is not given lacks the cards played.

A position need not be one that a game reaches: preservers that nobody lost, seats eliminated by a low tide card. A late
round without any tide card is accepted, since saved games begin there. Refused are positions that the components do
not allow, that the rules cannot continue, or whose seats cannot have the tide cards that they show or lack: see
`moment`. That never depends on the seed. `filling` lays the pieces out.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.game import Position, Seat
from engine.core.situations import Situation
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.state import CHOOSING, OVER, TURNING, State
from engine.games.land_unter.table.filling import restore_sets, restore_tides, sets_filled_up
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.moment import deal_findings, position_findings
from engine.games.land_unter.table.pieces import SCHEMA


def position_of_state(state: State) -> Position:
    """Return the whole state as a position; it must be at a decision or after the end."""
    past = taken_tide_count(state)
    return SCHEMA.write_position(
        state,
        tides=state.tides[past:],
        turned=state.tides[:past],
        shown=map(sorted, state.shown),
        played=None,
        over=state.phase == OVER,
    )


def taken_tide_count(state: State) -> int:
    """Return how many tide cards have left the middle; a stage cut short has played its last round too."""
    rounds = state.round + (state.phase == OVER and state.round < c.ROUNDS)
    return c.TURNED * rounds


def dealt_sets_filled_up(state: State, position: Position) -> list[list[c.Card]]:
    """Return the sets that the position deals, each filled up to HAND cards.

    Raises Refusal("bad_position") for other keys beside the deal, or a card that is dealt twice.
    """
    for fault in deal_findings(position):
        raise fault.as_refusal
    return [list(cards) for cards in sets_filled_up(state.seed, position["deal"], 0)]


def restore_position(state: State, situation: Situation) -> None:
    """Lay out the position of a situation in a bare state; raise Refusal("bad_position") for its first fault.

    A stage that has been played out stays in the phase TURNING, still to be scored.
    """
    given, position = GivenPosition(situation), situation.position
    for fault in position_findings(given, given.sets):
        raise fault.as_refusal
    state.stage, state.round = given.stage, given.round
    state.phase = OVER if given.over else TURNING if given.round == c.ROUNDS else CHOOSING
    state.levels = [level or c.NO_TIDE for level in given.levels]
    state.alive = given.alive
    state.scores = tuple(position.get("scores", state.scores))
    state.leader = given.leader
    state.chosen = given.chosen
    restore_sets(state, given)
    restore_tides(state, given)
    owing = [seat for seat in state.active_seats() if not state.chosen[seat]]
    state.owed = len(owing) if state.phase == CHOOSING else 0
    state.turn = seat_whose_turn_it_is(state, position, owing)


def seat_whose_turn_it_is(state: State, position: Mapping[str, Any], owing: list[Seat]) -> Seat:
    """Return the seat whose turn it is; with open cards, the first clockwise from the leader that has laid none."""
    if state.options.play == "hidden" or state.phase != CHOOSING:
        return int(position.get("turn", state.leader))
    return min(owing, key=lambda seat: (seat - state.leader) % state.players)
