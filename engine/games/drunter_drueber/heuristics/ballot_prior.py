"""The prior of ballots: the votes that a proposal is worth, and the cards to cast them. Constants are set by hand."""

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Final, Protocol

from engine.core.game import Seat
from engine.games.drunter_drueber.rules.voting_cards import (
    BALLOTS,
    JOKER,
    JOKER_VOTES,
    UNDECIDED,
    Cards,
    ballot_text,
    cards_of_bits,
    net_votes_without_joker,
    votes_of_plain_cards,
)

VOTES_PER_POINT: Final = 3.0
"""Votes to spend for each point to gain or lose.

Measured in duels of level 2, paired deals, every bot in every seat: with 4 a seat wins 0.59 ± 0.19 points a game more
than with 0.7 at three players (300 deals) and 0.62 ± 0.20 at four (200 deals); rates from 2 to 6 came out even.
"""
LEAST_STAKE: Final = 0.12
"""The smallest gain or loss by a proposal, in points, for which a seat spends votes.

With 0.25, and YES_SAVED for proposers, too, 55 of 100 votes had nothing but "…?", and proposers stayed out of three
votes in four; now it is 30 of 100 and two in five. It makes no bot stronger or weaker: 0.08 ± 0.08 points a game more
at three players (300 paired deals of level 2), 0.11 ± 0.08 at four (200) and -0.06 ± 0.13 at two (200); of the games,
0.325 ± 0.011, 0.260 ± 0.011 and 0.464 ± 0.018, as ties go to who has kept the most votes.
"""
YES_SAVED: Final = 1
"""How many votes a seat saves on a yes to another's proposal, since a tie passes; its own it backs in full."""
CARD_COST: Final = 0.05
"""The cost of each card that a ballot spends, in votes; of two ballots with one total, fewer cards are better."""
JOKER_COST: Final = {1: 1.1, -1: 0.1}
"""The extra cost of spending the joker, in votes, by the side that it takes.

Measured with a card taken from one seat of level 2, 150 paired deals: without the joker it loses 0.10 ± 0.09 points at
four players, 0.03 ± 0.11 at three, as it does without "nee"; the loss of a yes card cannot be measured. So the joker is
worth keeping for a no, and a yes costs more with it than with other cards.
"""


@cache
def highest_vote_total_of_hand(hand: Cards, sign: int) -> int:
    """Return the most votes that a hand can cast for yes (`sign` 1) or no (-1), the joker among them."""
    plain = sum(abs(votes) for votes in votes_of_plain_cards(hand) if votes * sign > 0)
    return plain + JOKER_VOTES * bool(hand & JOKER)


class VoteAhead(Protocol):
    """The circumstances of a vote apart from its stakes: a state, or a moment of a replayed game."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def turn(self) -> Seat:
        """The seat that proposed the placement voted on."""

    @property
    def votes(self) -> Sequence[Cards]:
        """The voting cards in hand, by seat, as sets of bits."""


def wanted_vote_total(vote: VoteAhead, seat: Seat, gain: float) -> int:
    """Return how many votes a seat wants to cast on a proposal that gains it this many points; below 0 for no.

    It is at most what all others can cast for the other side, and one more for a no, since a tie passes. It is never
    below 0 for a seat's own proposal.
    """
    votes = VOTES_PER_POINT * gain
    if abs(gain) < LEAST_STAKE:
        wanted = 0
    elif gain > 0:
        wanted = ceil(votes) if seat == vote.turn else max(0, round(votes) - YES_SAVED)
    else:
        wanted = 0 if seat == vote.turn else min(round(votes), -1)
    sign = 1 if wanted > 0 else -1
    against = sum([highest_vote_total_of_hand(hand, -sign) for other, hand in enumerate(vote.votes) if other != seat])
    return sign * min(abs(wanted), against + (sign < 0))


@cache
def ballot_score(cards: Cards, want: int) -> float:
    """Return how well a ballot fits the votes wanted, in votes: 0 less the difference and the cost of its cards.

    A joker takes the side of the other cards.
    """
    joker = JOKER_VOTES if cards & JOKER else 0
    plain = net_votes_without_joker(cards)
    side = 1 if (plain or want) >= 0 else -1
    cost = CARD_COST * (len(cards_of_bits(cards & ~UNDECIDED)) + bool(cards & UNDECIDED) / 2)
    return -abs(plain + side * joker - want) - cost - JOKER_COST[side] * bool(joker)


@cache
def candidate_ballots(hand: Cards) -> tuple[str, ...]:
    """Return the ballots worth comparing: the undecided card alone, and for each total the cheapest cards."""
    found: dict[int, Cards] = {}
    for cards in BALLOTS.values():
        if cards & hand != cards or (cards & UNDECIDED and cards != UNDECIDED):
            continue
        for total in vote_totals_of_ballot(cards):
            if total not in found or ballot_score(cards, total) > ballot_score(found[total], total):
                found[total] = cards
    return tuple(map(ballot_text, sorted(set(found.values()))))


def vote_totals_of_ballot(cards: Cards) -> tuple[int, ...]:
    """Return the totals that these cards can make, below 0 for no; a joker joins their side, mixed sides give ()."""
    if cards == UNDECIDED:
        return (0,)
    plain = votes_of_plain_cards(cards)
    if any(votes > 0 for votes in plain) and any(votes < 0 for votes in plain):
        return ()
    total = sum(plain)
    if not cards & JOKER:
        return (total,)
    return (total + JOKER_VOTES,) if total > 0 else (total - JOKER_VOTES,) if total < 0 else (JOKER_VOTES, -JOKER_VOTES)


@cache
def candidate_vote_totals(hand: Cards) -> tuple[int, ...]:
    """Return the totals of all `candidate_ballots`, below 0 for no, in rising order."""
    return tuple(sorted({total for text in candidate_ballots(hand) for total in vote_totals_of_ballot(BALLOTS[text])}))
