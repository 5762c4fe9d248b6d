"""A state of Land Unter as JSON data, and back. What a position leaves out is filled in from its seed.

All keys may be missing; `schema` has their form, the texts `schema.<key>` their meaning. Left out, the round is the
first one in which the table can be so; in round 12, after the last one, the stage has been played and is scored now.
Of the tide cards turned some may be given, in any order; a hand that is left open lacks the cards played.

A position may be one that no game comes to: preservers that nobody lost, seats eliminated by a low tide card. A late
round with all levels stated as 0 is accepted, since saves begin there. What is refused is what the components do
not allow, what the rules cannot continue, and seats that cannot have come by the tide cards that they show or lack:
see `faults`. The seed never decides it.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.game import Position, Seat
from engine.core.rng import random_stream, shuffled
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.filling import fill_sets, fill_sets_for_preservers, preservers_printed_on
from engine.games.land_unter.rules.given_position import GivenPosition
from engine.games.land_unter.rules.position_checks import deal_findings, position_findings
from engine.games.land_unter.rules.schema import SCHEMA
from engine.games.land_unter.rules.state import CHOOSING, OVER, TURNING, State


def position_of_state(state: State) -> Position:
    """Return the whole state; taken at a decision or after the end."""
    past = tides_taken(state)
    return SCHEMA.write_position(
        state,
        tides=state.tides[past:],
        turned=state.tides[:past],
        shown=map(sorted, state.shown),
        played=None,
        over=state.phase == OVER,
    )


def tides_taken(state: State) -> int:
    """Return how many tide cards have left the middle; a stage cut short has played its last round too."""
    rounds = state.round + (state.phase == OVER and state.round < c.ROUNDS)
    return c.TURNED * rounds


def filled_deal(state: State, position: Position) -> list[list[int]]:
    """Return the sets that the position deals, each filled up to twelve cards.

    Raises Refusal("bad_position") for other keys beside the deal, or a card that is dealt twice.
    """
    for fault in deal_findings(position):
        raise fault.as_refusal
    return [list(cards) for cards in fill_sets(state.seed, position["deal"], 0)]


def restore_position(state: State, position: Position) -> None:
    """Lay a bare state out as the position says; raise Refusal("bad_position") for the first of its faults.

    A stage that has been played is left for its scoring, in the phase TURNING.
    """
    given = GivenPosition(position, state.players)
    for fault in position_findings(given, open_play=state.open):
        raise fault.as_refusal
    state.stage, state.round = given.stage, given.round
    state.phase = OVER if given.over else TURNING if given.round == c.ROUNDS else CHOOSING
    state.levels = [level or 0 for level in given.levels]
    state.alive = given.alive
    state.scores = tuple(position.get("scores", state.scores))
    state.leader = position.get("leader", 0)
    state.chosen = given.chosen
    restore_sets(state, given)
    restore_tides(state, given)
    owing = [seat for seat in state.active_seats() if not state.chosen[seat]]
    state.owed = len(owing) if state.phase == CHOOSING else 0
    state.turn = seat_to_play(state, position, owing)


def seat_to_play(state: State, position: Mapping[str, Any], owing: list[Seat]) -> Seat:
    """Return whose turn it is; in the open variant, the next seat clockwise from the leader that owes a card."""
    if not state.open or state.phase != CHOOSING:
        return int(position.get("turn", state.leader))
    return min(owing, key=lambda seat: (seat - state.leader) % state.players)


def restore_sets(state: State, given: GivenPosition) -> None:
    """Set the sets and hands; fill the gaps from the cards that are named nowhere."""
    state.sets = fill_sets_for_preservers(state.seed, given.sets, given.least_preservers)
    state.printed = preservers_printed_on(state.sets)
    printed = [state.printed[given.set_played_by(seat)] for seat in given.seats]
    state.preservers = [own if left is None else left for left, own in zip(given.preservers, printed, strict=True)]
    state.hands = [lay_hand(state, seat, given) for seat in given.seats]
    # After the first stage, all cards have been seen where nothing else is said.
    seen = given.position.get("shown", state.sets if given.stage else [()] * given.players)
    state.shown = tuple(frozenset(cards) for cards in seen)


def lay_hand(state: State, seat: Seat, given: GivenPosition) -> list[int]:
    """Return the hand of a seat: the one named, or what its set leaves it at this round."""
    hand = given.hands[seat]
    if hand is not None:
        return sorted(hand)
    gone = {*given.played[seat], state.chosen[seat]}
    own = [card for card in state.sets[given.set_played_by(seat)] if card not in gone]
    return sorted(shuffled(random_stream(state.seed, "hand", seat), own)[: given.hand_size(seat)])


def restore_tides(state: State, given: GivenPosition) -> None:
    """Set the tide cards of the stage: those taken (levels among them), then those to come; and the levels left out."""
    coming, past, levels = given.coming, given.turned, given.shown - Counter(given.turned)
    rest = Counter(c.TIDE_CARDS) - Counter([*filter(None, coming), *past]) - levels
    missing = given.taken - len(past)
    free = shuffled(random_stream(state.seed, "tides", state.stage), rest.elements()) if rest else []
    past += [*levels.elements(), *(free.pop() for _ in range(missing - sum(levels.values())))]
    if None in given.levels:
        fill_levels(state, given, past)
    if missing and given.position.get("levels") is not None:
        past = tides_shown_last(state, past)
    state.tides = (*past, *(tide or free.pop() for tide in coming), *free)


def fill_levels(state: State, given: GivenPosition, past: list[c.Tide]) -> None:
    """Let the seats whose level is open show the tide cards taken last; each eliminated seat has taken one as well.

    Where a seat shows one card of a pair only, it is the lower one, so that the other may have eliminated its taker.
    """
    starts = range(len(past) - c.TURNED, -1, -c.TURNED)
    latest = [tide for start in starts for tide in sorted(past[start : start + c.TURNED])]
    for level in given.shown.elements():
        latest.remove(level)
    seats = shuffled(
        random_stream(state.seed, "levels", state.stage), [s for s in given.seats if given.levels[s] is None]
    )
    left = max(0, len(latest) - len(given.out))
    for seat, level in zip(seats, latest[:left], strict=False):
        state.levels[seat] = level


def tides_shown_last(state: State, past: list[c.Tide]) -> list[c.Tide]:
    """Return the tide cards taken in an order that ends with cards that are shown, as many of a pair as there are."""
    shown = Counter(level for level in state.levels if level > 0)
    last = [*shown.elements()][-c.TURNED :]
    return [*sorted((Counter(past) - Counter(last)).elements()), *last]
