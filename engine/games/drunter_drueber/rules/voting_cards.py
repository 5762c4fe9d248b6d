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
"""The declared side of a joker: above 0 for yes, below 0 for no; NOT_DECLARED before that or without a joker."""

JOKER_CARD: Final = VotingCard("jein")
UNDECIDED_CARD: Final = VotingCard("?")
CARDS: Final = (*map(VotingCard, ("ja", "jaa", "jaaa", "ne", "nee", "neee")), JOKER_CARD, UNDECIDED_CARD)
"""The voting cards that each seat starts with; the bits of a hand are in this order."""

WORTH: Final = (1, 2, 3, -1, -2, -3, 0, 0)
"""The votes of each card, one for each vowel, below 0 for no; a joker has JOKER_VOTES for the side it is declared."""

# Sets of voting cards.
NO_CARDS: Final = Cards(0)
JOKER: Final = Cards(1 << CARDS.index(JOKER_CARD))
UNDECIDED: Final = Cards(1 << CARDS.index(UNDECIDED_CARD))
ALL_CARDS: Final = Cards((1 << len(CARDS)) - 1)
JOKER_VOTES: Final = 2
"""The number of votes of a joker, all yes or all no."""

YES: Final = "yes"
NO: Final = "no"
NOT_DECLARED: Final = Side(0)
SIDE_OF_WORD: Final[Mapping[str, Side]] = {YES: Side(1), NO: Side(-1)}
"""The side of a joker, by the word it is declared with."""
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
def largest_ballot(hand: Cards, word: str) -> str:
    """Return the cards of a hand that bring most votes for a side, YES or NO, its joker among them; else its "?"."""
    side = SIDE_OF_WORD[word]
    wanted = sum(1 << bit for bit, worth in enumerate(WORTH) if worth * side > 0) | JOKER
    return ballot_text(Cards(hand & wanted or hand & UNDECIDED or hand))


@cache
def net_votes_without_joker(hand: Cards) -> int:
    """Return the sum of the votes in a hand without its joker, below 0 for no."""
    return sum(votes_of_plain_cards(hand))


@cache
def votes_of_plain_cards(hand: Cards) -> tuple[int, ...]:
    """Return the votes of each yes or no card in a hand, below 0 for no."""
    return tuple(worth for bit, worth in enumerate(WORTH) if worth and hand >> bit & 1)


@cache
def vote_count_of_hand(hand: Cards) -> int:
    """Return how many votes a hand holds, yes and no alike; a joker counts JOKER_VOTES."""
    return sum(map(abs, votes_of_plain_cards(hand))) + JOKER_VOTES * bool(hand & JOKER)
