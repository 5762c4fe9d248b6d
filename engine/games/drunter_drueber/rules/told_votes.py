"""Votes at a real table: who laid which voting cards, in words.

A word names a card after the seat that laid it, "0:jaa", a joker with its side: "1:jein=yes".
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.following import JOIN, Choice
from engine.core.game import Refusal, Seat
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.vote import DECLARING_RULE, SPENDING_RULE, VOTING_RULE

CARD_WORDS: Final = (
    *(card for card in v.CARDS if card not in (v.JOKER_CARD, v.UNDECIDED_CARD)),
    *(f"{v.JOKER_CARD}={word}" for word in v.SIDE_OF_WORD),
    v.UNDECIDED_CARD,
)
"""What a seat can lay: each card by its text, a joker once for each side."""
COUNTED_CARDS: Final = tuple(card for card in v.CARDS if v.vote_count_of_hand(v.cards_as_bits([card])))
"""The cards that count where votes left are compared."""

WEIGHED: Final = "vote"
"""The key of the texts about voting cards that are weighed while they are told."""

ToldVote = tuple[Seat, tuple[v.Cards, ...]]
"""A vote that was told: who proposed the tile, and the cards laid, by seat."""


def card_of_word(word: str) -> v.VotingCard:
    """Return the card that one of CARD_WORDS names."""
    return v.VotingCard(word.partition("=")[0])


def card_choices(
    hands: Sequence[v.Cards], told: Sequence[ToldVote], seats: Sequence[Seat], words: Sequence[str] = CARD_WORDS
) -> Iterator[Choice]:
    """Yield a choice for each of these words and seats; used cards are refused. `hands` are those of every seat."""
    for seat in seats:
        for word in words:
            card = card_of_word(word)
            held = hands[seat] & v.cards_as_bits([card])
            refusal = None if held else used_card_refusal(told, seat, card)
            one_of = f"{seat}:{card}" if card == v.JOKER_CARD else ""
            yield Choice(
                f"{seat}:{word}", "declared", word, refusal, seat, one_of=one_of, votes=net_votes_of_word(word)
            )


def net_votes_of_word(word: str) -> int:
    """Return how many votes for yes one of CARD_WORDS is worth, below 0 for no."""
    side = word.partition("=")[2]
    if side:
        return v.JOKER_VOTES * v.SIDE_OF_WORD[side]
    return v.net_votes_without_joker(v.cards_as_bits([card_of_word(word)]))


def used_card_refusal(told: Sequence[ToldVote], seat: Seat, card: v.VotingCard) -> Refusal:
    """Return why a seat no longer has a voting card: the vote in which it laid the card."""
    vote, proposer = next(
        (number, proposer)
        for number, (proposer, laid) in enumerate(told, 1)
        if laid[seat] & v.cards_as_bits([card]) & ~v.UNDECIDED
    )
    return Refusal("card_used", SPENDING_RULE, seat=seat, cards=(card,), vote=vote, proposer=proposer)


def told_votes(word: str, players: int) -> tuple[list[v.Cards], list[v.Side]]:
    """Return the cards that each seat laid, and the sides of its joker.

    Raises Refusal: "joker_both_ways", or "no_card_laid" for the first seat without a card.
    """
    cards, sides = [v.NO_CARDS] * players, [v.NOT_DECLARED] * players
    for each in word.split(JOIN):
        seat, _, laid = each.partition(":")
        card, _, side = laid.partition("=")
        if side and sides[int(seat)]:
            raise Refusal("joker_both_ways", DECLARING_RULE, seat=int(seat))
        cards[int(seat)] = v.Cards(cards[int(seat)] | v.cards_as_bits([card]))
        if side:
            sides[int(seat)] = v.SIDE_OF_WORD[side]
    if not all(cards):
        raise Refusal("no_card_laid", VOTING_RULE, seat=cards.index(v.NO_CARDS))
    return cards, sides
