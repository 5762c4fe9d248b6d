"""The prior of ballots: the votes that a proposal is worth, and the cards to cast them. Constants are set by hand."""

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Final, NamedTuple, Protocol

from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics.building_values import TILES_ALL, HasTiles
from engine.games.drunter_drueber.rules import voting_cards
from engine.games.drunter_drueber.rules.board import BOARD, Board
from engine.games.drunter_drueber.rules.voting_cards import Cards

FUTURE_STAKE: Final = 0.6
"""What all votes of a whole game together are taken to be worth to a seat on one side, for yes or for no, in points.

The lower, the sooner cards are spent. In 300 deals of level 2 against its former self, every bot in every seat, 0.4, 1
and 2.5 came out alike (.229, .234 and .228 ± .02 of the games at four seats, .47 ± .03 at two). With 0.6, half of the
seats end with three votes or fewer.
"""
TILES_NEVER_LAID: Final = 10
"""How many tiles are left when the last vote is over, by and large; counted in the same games."""
LEAST_STAKE: Final = 0.12
"""The smallest gain or loss by a proposal, in points, for which a seat spends votes; set by hand."""
WANTED_STAKE: Final = 0.25
"""The gain by a proposal, in points, from which on a seat that thinks backs it with a yes, whoever proposed it; set by
hand."""
YES_SAVED: Final = 1
"""How many votes a seat saves on a yes that others will back, since a tie passes."""
CARD_COST: Final = 0.05
"""The cost of each card that a ballot spends, in votes; of two ballots with one total, fewer cards are better."""
SILENCE_COST: Final = 3.0
"""The cost of a ballot that says nothing for the side it should take, in votes: a card too high is better than none,
since most votes hang on a single one."""
SOME_MORE: Final = 1
"""How many votes more than twice those wanted a ballot within reason may have."""
JOKER_COST: Final = {1: 1.1, -1: 0.1}
"""The extra cost of spending the joker, in votes, by the side that it takes.

Measured with a card taken from one seat of level 2, 150 paired deals: without the joker it loses 0.10 ± 0.09 points at
four players, 0.03 ± 0.11 at three, as it does without "nee"; the loss of a yes card cannot be measured. So the joker is
worth keeping for a no, and a yes costs more with it than with other cards.
"""


@cache
def highest_vote_total_of_hand(hand: Cards, sign: int) -> int:
    """Return the most votes that a hand can cast for yes (`sign` 1) or no (-1), the joker among them."""
    plain = sum(abs(votes) for votes in voting_cards.votes_of_plain_cards(hand) if votes * sign > 0)
    return plain + voting_cards.JOKER_VOTES * bool(hand & voting_cards.JOKER)


class VoteAhead(HasTiles, Protocol):
    """The circumstances of a vote apart from its stakes: a state, or a moment of a replayed game."""

    @property
    def board(self) -> Board:
        """The board, which need not be the usual one."""

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

    Voting cards are worth next to nothing at the end, so they are a budget: of what the hand can cast for a side, this
    vote gets its share in all that is at stake on that side from now on (FUTURE_STAKE, less as tiles run out).

    It is never 0 for a no and for a yes that the seat `has_to_back`. It is at most what all others can cast
    for the other side, and one more for a no, since a tie passes. It is never below 0 for a seat's own proposal.
    """
    if abs(gain) < LEAST_STAKE or (seat == vote.turn and gain < 0):
        return 0
    sign, stake = (1 if gain > 0 else -1), abs(gain)
    future = FUTURE_STAKE * share_of_votes_to_come(vote)
    wanted = round(highest_vote_total_of_hand(vote.votes[seat], sign) * stake / (stake + future))
    wanted = max(1, wanted) if sign < 0 or has_to_back(vote, seat) else max(0, wanted - YES_SAVED)
    return sign * min(wanted, most_votes_of_use(vote, seat, sign))


def share_of_votes_to_come(vote: VoteAhead) -> float:
    """Return how much of all votes of a game is still to come, 0 to 1, by the tiles left; a small board has fewer."""
    size = vote.board.rows * vote.board.columns / (BOARD.rows * BOARD.columns)
    return max(0, sum(map(sum, vote.tiles)) - TILES_NEVER_LAID * size) / ((TILES_ALL - TILES_NEVER_LAID) * size)


def has_to_back(vote: VoteAhead, seat: Seat) -> bool:
    """Return whether nobody else can be relied on for a yes: the proposal is the seat's, or its owner has no yes."""
    return seat == vote.turn or not highest_vote_total_of_hand(vote.votes[vote.turn], 1)


def most_votes_of_use(vote: VoteAhead, seat: Seat, sign: int) -> int:
    """Return how many votes for yes (`sign` 1) or no (-1) settle the vote whatever all others lay; a tie passes.

    Nobody lays a no against a proposal of their own.
    """
    backing = {seat, vote.turn} if sign > 0 else {seat}
    others = [hand for other, hand in enumerate(vote.votes) if other not in backing]
    return sum([highest_vote_total_of_hand(hand, -sign) for hand in others]) + (sign < 0)


class VoteRange(NamedTuple):
    """The votes that a seat can cast within reason, below 0 for no, both ends included."""

    least: int
    most: int

    def miss(self, total: int) -> tuple[bool, int]:
        """Return whether a total says nothing for the side that the range asks for, and by how many votes it is off."""
        silent = not self.least <= 0 <= self.most and total * self.least <= 0
        return silent, max(self.least - total, total - self.most, 0)


def sensible_vote_range(vote: VoteAhead, seat: Seat, gain: float, defends: bool) -> VoteRange:
    """Return the votes that people at the table could see a reason for; `defends`: a dear building is at stake.

    From half of the `wanted_vote_total` to a little more than twice as many, and at least one to defend a dear building
    or for a yes that the seat wants or `has_to_back`. With a stake that is hardly felt, one either way, but none
    against a proposal of one's own.
    """
    if abs(gain) < LEAST_STAKE or (seat == vote.turn and gain < 0):
        return VoteRange(0 if seat == vote.turn else -1, 1)
    sign, wanted = (1 if gain > 0 else -1), abs(wanted_vote_total(vote, seat, gain))
    of_use = most_votes_of_use(vote, seat, sign)
    needed = defends if sign < 0 else has_to_back(vote, seat) or gain >= WANTED_STAKE
    least, most = min(of_use, max(int(needed), ceil(wanted / 2))), min(of_use, 2 * wanted + SOME_MORE)
    return VoteRange(least, most) if sign > 0 else VoteRange(-most, -least)


@cache
def ballot_score(cards: Cards, want: int) -> float:
    """Return how well a ballot fits the votes wanted, in votes: 0 less the difference and the cost of its cards.

    A joker takes the side of the other cards.
    """
    joker = voting_cards.JOKER_VOTES if cards & voting_cards.JOKER else 0
    plain = voting_cards.net_votes_without_joker(cards)
    side = 1 if (plain or want) >= 0 else -1
    total = plain + side * joker
    cost = CARD_COST * (
        len(voting_cards.cards_of_bits(cards & ~voting_cards.UNDECIDED)) + bool(cards & voting_cards.UNDECIDED) / 2
    )
    silent = SILENCE_COST if want and total * want <= 0 else 0.0
    return -abs(total - want) - cost - JOKER_COST[side] * bool(joker) - silent


@cache
def candidate_ballots(hand: Cards) -> tuple[str, ...]:
    """Return the ballots worth comparing: the undecided card alone, and for each total the cheapest cards."""
    found: dict[int, Cards] = {}
    for cards in voting_cards.BALLOTS.values():
        if cards & hand != cards or (cards & voting_cards.UNDECIDED and cards != voting_cards.UNDECIDED):
            continue
        for total in vote_totals_of_ballot(cards):
            if total not in found or ballot_score(cards, total) > ballot_score(found[total], total):
                found[total] = cards
    return tuple(map(voting_cards.ballot_text, sorted(set(found.values()))))


def vote_totals_of_ballot(cards: Cards) -> tuple[int, ...]:
    """Return the totals that these cards can make, below 0 for no; a joker joins their side, mixed sides give ()."""
    if cards == voting_cards.UNDECIDED:
        return (0,)
    plain = voting_cards.votes_of_plain_cards(cards)
    if any(votes > 0 for votes in plain) and any(votes < 0 for votes in plain):
        return ()
    total = sum(plain)
    if not cards & voting_cards.JOKER:
        return (total,)
    return (
        (total + voting_cards.JOKER_VOTES,)
        if total > 0
        else (total - voting_cards.JOKER_VOTES,)
        if total < 0
        else (voting_cards.JOKER_VOTES, -voting_cards.JOKER_VOTES)
    )


@cache
def ballots_within(hand: Cards, votes: VoteRange) -> tuple[str, ...]:
    """Return the `candidate_ballots` that can make a total in this range; if there is none, those nearest to it."""
    missed = {
        text: min([votes.miss(total) for total in vote_totals_of_ballot(voting_cards.BALLOTS[text])])
        for text in candidate_ballots(hand)
    }
    least = min(missed.values())
    return tuple(text for text, miss in missed.items() if miss == least)


@cache
def candidate_vote_totals(hand: Cards) -> tuple[int, ...]:
    """Return the totals of all `candidate_ballots`, below 0 for no, in rising order."""
    return tuple(
        sorted(
            {total for text in candidate_ballots(hand) for total in vote_totals_of_ballot(voting_cards.BALLOTS[text])}
        )
    )
