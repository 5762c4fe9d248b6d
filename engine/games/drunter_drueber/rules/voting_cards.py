"""The voting cards, sets of them as bits, and the votes that they are worth.

Their numbers are those of the box and the rulebook.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NewType

VotingCard = NewType("VotingCard", str)
"""A voting card by its text; see CARDS."""
Cards = NewType("Cards", int)
"""A set of voting cards: a bit for each, in the order of CARDS."""
Side = NewType("Side", int)
"""What a joker was declared to mean, yes above 0; NOT_DECLARED before that, or where none was laid."""

JOKER_CARD: Final = VotingCard("jein")
UNDECIDED_CARD: Final = VotingCard("?")
CARDS: Final = (*map(VotingCard, ("ja", "jaa", "jaaa", "ne", "nee", "neee")), JOKER_CARD, UNDECIDED_CARD)
"""The voting cards that each seat has; a hand of them is a set of bits in this order."""

WORTH: Final = (1, 2, 3, -1, -2, -3, 0, 0)
"""Votes of each card, one for each vowel, yes above 0; the joker's are JOKER_VOTES, for a side declared later on."""

# Sets of voting cards.
NO_CARDS: Final = Cards(0)
JOKER: Final = Cards(1 << CARDS.index(JOKER_CARD))
UNDECIDED: Final = Cards(1 << CARDS.index(UNDECIDED_CARD))
ALL_CARDS: Final = Cards((1 << len(CARDS)) - 1)
JOKER_VOTES: Final = 2
"""Votes of a joker, all yes or all no."""

YES: Final = "yes"
NO: Final = "no"
NOT_DECLARED: Final = Side(0)
SIDE_OF_WORD: Final[Mapping[str, Side]] = {YES: Side(1), NO: Side(-1)}
"""What a joker counts, for each word that it is declared by: JOKER_VOTES times this."""
WORD_OF_SIDE: Final = {side: word for word, side in SIDE_OF_WORD.items()}


@cache
def cards_of_bits(hand: Cards) -> tuple[VotingCard, ...]:
    """Return the voting cards of a set of bits, in the order of CARDS."""
    return tuple(card for bit, card in enumerate(CARDS) if hand >> bit & 1)


def cards_as_bits(cards: Sequence[str]) -> Cards:
    """Return voting cards as a set of bits; raise ValueError if one is unknown."""
    return Cards(sum(1 << CARDS.index(VotingCard(card)) for card in set(cards)))


@cache
def ballot_text(hand: Cards) -> str:
    """Return voting cards in the text notation: "jaa+ne"."""
    return "+".join(cards_of_bits(hand))


BALLOTS: Final = {ballot_text(hand): hand for hand in map(Cards, range(1, ALL_CARDS + 1))}
"""Every set of voting cards that can be laid, by its text: at least one card."""


@cache
def ballots_of_hand(hand: Cards) -> tuple[str, ...]:
    """Return every set of voting cards that a hand can lay, in the order of BALLOTS."""
    return tuple(text for text, cards in BALLOTS.items() if cards & hand == cards)


@cache
def net_votes_without_joker(hand: Cards) -> int:
    """Return the votes of the cards that say yes or no by themselves, yes above 0."""
    return sum(votes_of_plain_cards(hand))


@cache
def votes_of_plain_cards(hand: Cards) -> tuple[int, ...]:
    """Return the votes of each card of a hand that says yes or no by itself, yes above 0."""
    return tuple(worth for bit, worth in enumerate(WORTH) if worth and hand >> bit & 1)


@cache
def vote_count_of_hand(hand: Cards) -> int:
    """Return the votes, yes or no, that a hand holds; a joker counts its own."""
    return sum(map(abs, votes_of_plain_cards(hand))) + JOKER_VOTES * bool(hand & JOKER)
