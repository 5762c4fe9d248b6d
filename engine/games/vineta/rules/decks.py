"""The decks of a position: where each seat's thirty cards are (see `positions`)."""

from collections import Counter

from engine.core.game import Position, Seat
from engine.core.rng import shuffled, stream
from engine.core.validation import bad, listed, wholes
from engine.games.vineta.rules.components import AUTHORITY, HAND, WHOLE_DECK
from engine.games.vineta.rules.notation import CARD
from engine.games.vineta.rules.state import ACTING, NO_CARD, State


def restore_cards(state: State, data: Position) -> None:
    """Set each seat's deck, divided among hand, pile, discards and table.

    Raises Refusal("bad_position") for cards that the decks do not have.
    """
    state.renewed = wholes(data, "renewed", range(10**6)) or [0] * state.players
    if len(state.renewed) != state.players:
        raise bad("renewed")
    given = {key: listed(data, key, state.players) or [None] * state.players for key in ("hands", "discards", "piles")}
    state.hands, state.piles, state.discards = [], [], []
    for seat in range(state.players):
        restore_deck(state, seat, {key: read_cards(entries[seat], key) for key, entries in given.items()})


def read_cards(value: object, key: str) -> list[int] | None:
    """Return cards by their numbers, None where they are open; raise Refusal("bad_position") for anything else."""
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(card, str) and card in CARD for card in value):
        raise bad(key)
    return [CARD[card] for card in value]


def restore_deck(state: State, seat: Seat, given: dict[str, list[int] | None]) -> None:
    """Set one seat's cards: those named where they are named, the rest where it belongs.

    `given`: by key (hands, piles, discards) the cards named, None where open.
    Raises Refusal("bad_position") for cards that the deck does not have, and for cards left that belong nowhere.
    """
    rest = Counter(WHOLE_DECK)
    rest.subtract(on_table(state, seat))
    for named in given.values():
        rest.subtract(named or ())
    if any(count < 0 for count in rest.values()):
        raise bad("hands")
    left = shuffled(stream(state.seed, "deck", seat), sorted(rest.elements()))
    hand, pile, discards = given["hands"], given["piles"], given["discards"]
    full = HAND - has_played(state, seat)
    if hand is None:
        hand = sorted(left[:full])
        left = left[full:]
    if pile is None:
        pile = [] if len(hand) < full and discards is None else left
        left = left if pile is not left else []
    if left and discards is not None:
        raise bad("discards")
    state.hands.append(hand)
    state.piles.append(pile)
    state.discards.append(left if discards is None else discards)
    check_hand(hand, pile, full)


def check_hand(hand: list[int], pile: list[int], full: int) -> None:
    """Raise Refusal("bad_position") unless the hand has cards, and `full` of them as long as there is a pile."""
    if len(hand) > full or (pile and len(hand) < full) or (full == HAND and not hand):
        raise bad("hands")


def has_played(state: State, seat: Seat) -> bool:
    """Return whether a seat's card of this round is no longer in its hand."""
    done = [(state.start + step) % state.players for step in range(state.step)] if state.phase == ACTING else ()
    return state.chosen[seat] != NO_CARD or seat in done


def on_table(state: State, seat: Seat) -> list[int]:
    """Return the cards of a seat on the table."""
    laid = [card.waves - 1 for each in state.series for card in each.floods if card.seat == seat]
    laid += [AUTHORITY for each in state.series for card in each.authority if card.seat == seat]
    laid += [card for owner, card in state.extra if owner == seat]
    return laid + [state.chosen[seat]] * (state.chosen[seat] != NO_CARD)
