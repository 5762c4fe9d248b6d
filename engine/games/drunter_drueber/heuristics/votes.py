"""Voting by rule of thumb: how many votes a proposal is worth, and which cards make them."""

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

RATE: Final = 0.7
"""Votes spent for each point at stake."""
CARD: Final = 0.05
"""What a card more is held against a ballot, in votes."""
SPARE: Final = 0.1
"""What the joker is worth beyond its votes: it can still go either way."""


@cache
def muster(hand: int, sign: int) -> int:
    """Return how many votes for yes (+1) or no (-1) a hand can lay, the joker among them."""
    return sum(abs(votes) for votes in plain_votes(hand) if votes * sign > 0) + JOKER_VOTES * bool(hand & JOKER)


def wanted(state: State, seat: Seat, stake: float) -> int:
    """Return the votes to spend on a proposal that would change so much for a seat; no below 0."""
    votes = round(RATE * stake)
    if not votes:
        return 0
    sign = 1 if votes > 0 else -1
    against = sum(muster(hand, -sign) for other, hand in enumerate(state.votes) if other != seat)
    return sign * min(abs(votes), against + (sign < 0))


@cache
def looks(cards: int, want: int) -> float:
    """Return how well a ballot fits the votes that are wanted: exactly those, with few cards."""
    joker = JOKER_VOTES if cards & JOKER else 0
    total = declared_votes(cards) + (joker if want >= 0 else -joker)
    spent = len(cards_in(cards & ~UNDECIDED))
    return -abs(total - want) - CARD * (spent + bool(cards & UNDECIDED) / 2) - SPARE * bool(joker)


@cache
def short_list(hand: int) -> tuple[str, ...]:
    """Return the ballots worth a look: the undecided card alone, and for each total the cheapest cards."""
    found: dict[int, int] = {}
    for cards in range(1, ALL_CARDS + 1):
        if cards & hand != cards or (cards & UNDECIDED and cards != UNDECIDED):
            continue
        for total in totals(cards):
            if total not in found or looks(cards, total) > looks(found[total], total):
                found[total] = cards
    return tuple(map(ballot_text, sorted(set(found.values()))))


def totals(cards: int) -> tuple[int, ...]:
    """Return the totals that cards of one colour make, the joker joining them; () if they mix."""
    if cards == UNDECIDED:
        return (0,)
    plain = plain_votes(cards)
    if any(votes > 0 for votes in plain) and any(votes < 0 for votes in plain):
        return ()
    total = sum(plain)
    if not cards & JOKER:
        return (total,)
    return (total + JOKER_VOTES,) if total > 0 else (total - JOKER_VOTES,) if total < 0 else (JOKER_VOTES, -JOKER_VOTES)
