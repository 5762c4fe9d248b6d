"""A round, chapter 2 of the rules: cards between hand, table and piles; see also `start_player`."""

from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.core.rng import random_stream, shuffled
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import CARDS, Card, CardName
from engine.games.vineta.rules.notation import CARD_BY_NAME
from engine.games.vineta.rules.setup import draw_hand
from engine.games.vineta.rules.state import NO_CARD, State

CHOOSING_RULE: Final = "VI-2.1"
"""The rule that says that everybody chooses a card of their hand."""

REVEAL_RULE: Final = "VI-2.2"
"""The rule that says whose card is carried out now."""
NO_TARGET_RULE: Final = "VI-2.3"
"""The rule that discards a card without a target."""

DRAWING_RULE: Final = "VI-2.4"
"""The rule that fills hands up."""

DECIDING: Final = tuple(DecidingRule(rule, ("card",)) for rule in (CHOOSING_RULE, REVEAL_RULE, NO_TARGET_RULE))
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def distinct_cards_in_hand(state: State, seat: Seat) -> list[CardName]:
    """Return the different cards of a hand, in order."""
    return [CARDS[card] for card in sorted(set(state.hands[seat]))]


def refuse_illegal_card(state: State, seat: Seat, card: str) -> None:
    """VI-2.1: a seat chooses one card of its hand, once a round; the choice stands (V27).

    Raises Refusal: "already_chosen" or "not_in_hand".
    """
    if state.chosen[seat] != NO_CARD:
        raise Refusal("already_chosen", CHOOSING_RULE, seat=seat)
    if CARD_BY_NAME[card] not in state.hands[seat]:
        raise Refusal("not_in_hand", CHOOSING_RULE, card=card)


def choose_card(state: State, seat: Seat, card: Card, log: Log[State] | None) -> None:
    """VI-2.1: a card is laid face down, by everybody at once (V26)."""
    state.hands[seat].remove(card)
    state.chosen[seat] = card
    if log is not None:
        log(state, e.CardChosen(CHOOSING_RULE, seat, CARDS[card]))


def log_card_reveal(state: State, seat: Seat, log: Log[State] | None) -> None:
    """VI-2.2: one seat after another, from the start player clockwise (`acting_seat`), shows its card; log that."""
    if log is not None:
        log(state, e.CardRevealed(REVEAL_RULE, seat, CARDS[state.chosen[seat]]))


def discard_chosen_card(state: State, seat: Seat) -> None:
    """Put the card before a seat on its discards."""
    state.discards[seat].append(take_up_chosen_card(state, seat))


def take_up_chosen_card(state: State, seat: Seat) -> Card:
    """Take the card before a seat up, and return it."""
    card = state.chosen[seat]
    state.chosen[seat] = NO_CARD
    return card


def discard_void_card(state: State, seat: Seat, log: Log[State] | None) -> None:
    """VI-2.3: a card with a target (`CardEntry.has_target`) must be carried out; one without is discarded (V7)."""
    card = state.chosen[seat]
    discard_chosen_card(state, seat)
    if log is not None:
        log(state, e.CardVoid(NO_TARGET_RULE, seat, CARDS[card]))


def draw_card_for_each_seat(state: State, log: Log[State] | None) -> None:
    """VI-2.4: after every round each seat draws a card, as long as its pile lasts; then empty hands are renewed."""
    drawn = [draw_one_card(state, seat) for seat in range(state.players)]
    if log is not None:
        cards = tuple(None if card is None else CARDS[card] for card in drawn)
        log(state, e.CardsDrawn(DRAWING_RULE, tuple(int(card is not None) for card in drawn), cards))
    for seat, hand in enumerate(state.hands):
        if not hand:
            shuffle_discards_and_draw_hand(state, seat, log)


def draw_one_card(state: State, seat: Seat) -> Card | None:
    """VI-2.4: one card is drawn, as long as the pile lasts. Return it, None if there is none."""
    if not state.piles[seat]:
        return None
    card = state.piles[seat].pop()
    state.hands[seat].append(card)
    return card


def shuffle_discards_and_draw_hand(state: State, seat: Seat, log: Log[State] | None) -> None:
    """VI-2.5: with pile and hand empty, the discards are shuffled and a hand is drawn; the table stays (V18)."""
    state.renewed[seat] += 1
    # Sorted first: in which order cards were discarded must not matter, since no view shows it.
    pile = shuffled(random_stream(state.seed, "renewed", seat, state.renewed[seat]), sorted(state.discards[seat]))
    state.discards[seat] = []
    hand = draw_hand(pile)
    state.piles[seat], state.hands[seat] = pile, sorted(hand)
    if log is not None:
        cards = tuple(CARDS[card] for card in state.hands[seat])
        log(state, e.PileRenewed("VI-2.5", seat, len(pile), len(hand), cards))
