"""How many rounds a turn has: chapter 6 of the rules."""

from typing import Final

from engine.core.game import Log, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import LESS, MORE, ROUNDS, Card
from engine.games.vineta.rules.hand import take_up_chosen_card
from engine.games.vineta.rules.state import State

LENGTH_RULE: Final = "VI-6.3"
"""The rule that counts the rounds of a turn."""


def lay_more_or_less_card(state: State, seat: Seat, log: Log[State] | None) -> None:
    """VI-6.1: one card more makes the turn a round longer; VI-6.2: one card less makes it a round shorter.

    The card stays before its owner until the turn's end; in whichever round it was laid makes no difference (V19).
    """
    card = take_up_chosen_card(state, seat)
    state.extra += ((seat, card),)
    if log is None:
        return
    rounds = rounds_due_in_turn(state)
    if card == MORE:
        log(state, e.MoreLaid("VI-6.1", seat, rounds, state.round + 1))
    else:
        log(state, e.LessLaid("VI-6.2", seat, rounds, state.round + 1))
    if len(state.extra) > 1:
        log_round_count(state, log)


def rounds_due_in_turn(state: State) -> int:
    """VI-6.3: a turn has ROUNDS rounds, one more or less for each of these cards, but at least one; ties add others."""
    if not state.extra:
        return ROUNDS
    more = sum([card == MORE for _, card in state.extra])
    return max(1, ROUNDS + more - (len(state.extra) - more))


def is_extra_card_too_late(state: State, card: Card) -> bool:
    """VI-6.3: whether one more or one less, laid in the round under way, would alter nothing if no other one was."""
    due, now = rounds_due_in_turn(state), state.round + 1
    return (card == MORE and due < now) or (card == LESS and due <= now)


def log_round_count(state: State, log: Log[State]) -> None:
    """VI-6.3: several of these cards add up, or cancel each other out."""
    more = sum(card == MORE for _, card in state.extra)
    log(state, e.RoundsCounted(LENGTH_RULE, more, len(state.extra) - more, rounds_due_in_turn(state)))


def were_all_due_rounds_played(state: State) -> bool:
    """VI-6.3: once that many rounds or more have been played, the turn is over."""
    return state.round >= rounds_due_in_turn(state)
