"""The prior of ballots: how many votes a proposal is worth, and which cards make them. Constants are set by hand."""

from functools import cache
from typing import Final

from engine.core.game import Seat
from engine.games.drunter_drueber.rules.components import (
    ALL_CARDS,
    JOKER,
    JOKER_VOTES,
    UNDECIDED,
    ballot_text,
    cards_in,
    declared_votes,
    plain_votes,
)
from engine.games.drunter_drueber.rules.state import State

VOTES_PER_POINT: Final = 0.7
"""Votes to spend for each point to gain or lose."""
CARD_COST: Final = 0.05
"""What each card that a ballot spends costs it, in votes; between ballots of one total, fewer cards are better."""
JOKER_COST: Final = 0.1
"""What spending the joker costs beyond its votes, in votes: it could still be a yes or a no."""


@cache
def most_votes(hand: int, sign: int) -> int:
    """Return the most votes that a hand can cast for yes (`sign` 1) or no (-1), the joker among them."""
    return sum(abs(votes) for votes in plain_votes(hand) if votes * sign > 0) + JOKER_VOTES * bool(hand & JOKER)


def wanted_votes(state: State, seat: Seat, gain: float) -> int:
    """Return the votes that a seat wants to cast on a proposal that gains it so many points; below 0 for no.

    Never more than all others can cast against it, and one more for a no: a tie passes.
    """
    votes = round(VOTES_PER_POINT * gain)
    if not votes:
        return 0
    sign = 1 if votes > 0 else -1
    against = sum(most_votes(hand, -sign) for other, hand in enumerate(state.votes) if other != seat)
    return sign * min(abs(votes), against + (sign < 0))


@cache
def ballot_score(cards: int, want: int) -> float:
    """Return how well a ballot fits the votes wanted, in votes, 0 at best: exactly those, with few cards."""
    joker = JOKER_VOTES if cards & JOKER else 0
    total = declared_votes(cards) + (joker if want >= 0 else -joker)
    spent = len(cards_in(cards & ~UNDECIDED))
    return -abs(total - want) - CARD_COST * (spent + bool(cards & UNDECIDED) / 2) - JOKER_COST * bool(joker)


@cache
def ballot_candidates(hand: int) -> tuple[str, ...]:
    """Return the ballots worth comparing: the undecided card alone, and for each total the cheapest cards."""
    found: dict[int, int] = {}
    for cards in range(1, ALL_CARDS + 1):
        if cards & hand != cards or (cards & UNDECIDED and cards != UNDECIDED):
            continue
        for total in totals(cards):
            if total not in found or ballot_score(cards, total) > ballot_score(found[total], total):
                found[total] = cards
    return tuple(map(ballot_text, sorted(set(found.values()))))


def totals(cards: int) -> tuple[int, ...]:
    """Return the totals, no below 0, that these cards can make, the joker joining their side; () if yes and no mix."""
    if cards == UNDECIDED:
        return (0,)
    plain = plain_votes(cards)
    if any(votes > 0 for votes in plain) and any(votes < 0 for votes in plain):
        return ()
    total = sum(plain)
    if not cards & JOKER:
        return (total,)
    return (total + JOKER_VOTES,) if total > 0 else (total - JOKER_VOTES,) if total < 0 else (JOKER_VOTES, -JOKER_VOTES)
