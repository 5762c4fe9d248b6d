"""The likelihood of each seat's public moves for every secret it may have, as evidence for the belief.

The model: for a whole game a seat plays either by the prior of its own target cards, with noise (softmax), or at
random. Placements are compared with those that the seat could have made instead, votes with the worth of the proposal
to it.

The constants were chosen among some 30 sets by the log-loss of the belief (see the tests) in 144 games between
bots: levels 1, 2, 3 and mixed, two to four seats, one target card and two, six games of each. In 240 others the belief
was better than a uniform one by 0.95 to 1.45 nats a card with one target card and by 0.24 to 0.80 with two; where all
play at random, and nothing can be known, it was worse by 0.00 to 0.03.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp, log
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.core.heuristics import softmax
from engine.games.drunter_drueber.heuristics import ballot_prior, building_values
from engine.games.drunter_drueber.heuristics.placement_prior import PlacementScores
from engine.games.drunter_drueber.heuristics.replay import Moment, Proposed
from engine.games.drunter_drueber.rules import voting_cards
from engine.games.drunter_drueber.rules.building import TEXTS, placements_of_hand
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS, TARGETS_HELD, Target
from engine.games.drunter_drueber.rules.state import Placement
from engine.games.drunter_drueber.rules.voting_cards import Cards

PLACEMENT_TEMPERATURE: Final = 0.5
"""In points: a placement that scores this much less is e times less likely."""
VOTE_TEMPERATURE: Final = 2.2
"""In votes: a ballot that misses the wanted total by this many more is e times less likely."""
MAIN_TEMPERATURE: Final = 0.5
"""In points: a target card that promises this many more is e times as likely to become the main one."""
WHIM: Final = 0.1
"""The probability, 0 to 1, of a random move by a seat that plays by its targets: people may have other reasons."""
RANDOM_SEAT: Final = 0.5
"""The probability, 0 to 1, before any move, that a seat plays at random for the whole game."""
Secret = tuple[Target, ...]
"""The target cards by which a seat plays: its main one (or only one), or TARGETS_HELD as long as none is chosen."""

Logs = Mapping[Secret, float]
"""The log-likelihood of one or more moves, by secret."""


@cache
def possible_secrets(two: bool, settled: bool) -> tuple[Secret, ...]:
    """Return every secret that a seat may have; `two`: with the variant, `settled`: with main targets chosen."""
    if two and not settled:
        return tuple(combinations(sorted(TARGETS), TARGETS_HELD))
    return tuple((target,) for target in (TARGETS if two else BUILDING_TYPES))


class Likelihoods(NamedTuple):
    """The log-likelihood of one move: for each secret, and for a seat that plays at random."""

    logs: Logs
    at_random: float


def placement_likelihoods(moment: Moment, two: bool) -> Mapping[str, Likelihoods]:
    """Return the likelihoods of each placement that the active seat of a moment could make, by its text."""
    # What else is held, and by whom, makes no difference.
    left = tuple(building_values.tiles_left_by_kind(moment))
    key = moment._replace(tiles=(moment.tiles[moment.turn],), votes=(), turn=0)
    return find_placement_likelihoods(key, left, two)


@lru_cache(maxsize=512)
def find_placement_likelihoods(moment: Moment, left: tuple[int, ...], two: bool) -> Mapping[str, Likelihoods]:
    """Return the likelihoods of placements with this many tiles of each kind left."""
    texts = placements_of_hand(moment, moment.tiles[0])
    if not texts:
        return {}
    by_secret = {
        secret: log_chances_with_random_moves(
            softmax([*map(placement_scores_for_secret(moment, left, secret).__getitem__, texts)], PLACEMENT_TEMPERATURE)
        )
        for secret in possible_secrets(two, moment.settled)
    }
    return {
        text: Likelihoods({secret: logs[at] for secret, logs in by_secret.items()}, -log(len(texts)))
        for at, text in enumerate(texts)
    }


def log_chances_with_random_moves(chances: Sequence[float]) -> list[float]:
    """Return the logarithms of these chances after mixing them with random moves at probability WHIM."""
    return [log((1 - WHIM) * chance + WHIM / len(chances)) for chance in chances]


def placement_scores_for_secret(moment: Moment, left: Sequence[int], secret: Secret) -> PlacementScores:
    """Return the prior scores of placements for a seat that plays by a secret."""
    found = building_values.building_survival_outlook(moment, left)
    return PlacementScores(
        moment,
        found,
        building_values.cover_gains(moment.board, building_values.targets_with_weights(secret), found.chances),
    )


class Vote(NamedTuple):
    """One seat's vote: the hand before it, the cards laid, and the total, below 0 for no."""

    hand: Cards
    cards: Cards
    total: int


def vote_likelihoods(moment: Moment, two: bool, placement: Placement, seat: Seat, vote: Vote) -> Likelihoods:
    """Return the likelihoods of a seat's vote on a placement."""
    # Nobody who plays by targets spends more cards than the votes need.
    usual = voting_cards.ballot_text(vote.cards) in ballot_prior.candidate_ballots(vote.hand)
    gains = proposal_gains_by_secret(moment, two, placement)
    wanted = {secret: ballot_prior.wanted_vote_total(moment, seat, gain) for secret, gain in gains.items()}
    count = len(voting_cards.ballots_of_hand(vote.hand))
    chances = {want: usual * vote_total_chances(vote.hand, want).get(vote.total, 0.0) for want in set(wanted.values())}
    logs = {want: log((1 - WHIM) * chance + WHIM / count) for want, chance in chances.items()}
    sides = 2 if vote.cards & voting_cards.JOKER else 1
    return Likelihoods({secret: logs[want] for secret, want in wanted.items()}, -log(count * sides))


@lru_cache(maxsize=4096)
def vote_total_chances(hand: Cards, want: int) -> Mapping[int, float]:
    """Return the probability of each total that a hand may vote when its seat wants this many votes."""
    totals = ballot_prior.candidate_vote_totals(hand)
    within = min(max(want, totals[0]), totals[-1])
    chances = softmax([-float(abs(total - within)) for total in totals], VOTE_TEMPERATURE)
    return dict(zip(totals, chances, strict=True))


def proposal_gains_by_secret(moment: Moment, two: bool, placement: Placement) -> Mapping[Secret, float]:
    """Return the gain from a placement for a seat with each secret, in points."""
    key = moment._replace(tiles=(), votes=(), turn=0)
    return find_proposal_gains_by_secret(key, tuple(building_values.tiles_left_by_kind(moment)), two, placement)


@lru_cache(maxsize=512)
def find_proposal_gains_by_secret(
    moment: Moment, left: tuple[int, ...], two: bool, placement: Placement
) -> Mapping[Secret, float]:
    """Return a placement's gain for each secret with this many tiles of each kind left."""
    return {
        secret: placement_scores_for_secret(moment, left, secret).placement_gain(TEXTS[placement])
        for secret in possible_secrets(two, moment.settled)
    }


def main_target_choice_likelihood(moment: Moment, main: Target, other: Target) -> float:
    """Return the probability that a seat chooses `main` rather than `other` as its main target at a moment."""
    chances = building_values.building_survival_outlook(moment, building_values.tiles_left_by_kind(moment)).chances
    points = [building_values.expected_points_of_target(moment.board, target, chances) for target in (main, other)]
    return softmax(points, MAIN_TEMPERATURE)[0]


class SeatEvidence:
    """The evidence of one seat's moves: log-likelihoods of those before and after the main targets were chosen."""

    def __init__(self, two: bool) -> None:
        self.before: dict[Secret, float] = dict.fromkeys(possible_secrets(two, settled=False), 0.0)
        self.after: dict[Secret, float] = (
            dict.fromkeys(possible_secrets(two, settled=True), 0.0) if two else self.before
        )
        self.at_random = 0.0

    def add_move_evidence(self, settled: bool, likelihoods: Likelihoods) -> None:
        """Add the log-likelihoods of one more move; `settled`: it was made after the main targets were chosen."""
        logs = self.after if settled else self.before
        for secret, more in likelihoods.logs.items():
            logs[secret] += more
        self.at_random += likelihoods.at_random

    def copy(self) -> "SeatEvidence":
        """Return an independent copy of this evidence."""
        twin = SeatEvidence.__new__(SeatEvidence)
        twin.before, twin.at_random = dict(self.before), self.at_random
        twin.after = twin.before if self.after is self.before else dict(self.after)
        return twin

    def secret_weights(self, settled_at: Moment | None) -> dict[Secret, float]:
        """Return the relative weight of each secret given the moves, about 1 or less.

        With `settled_at`, the moment when main targets were chosen, the main one comes first in each secret.
        """
        logs = self.before
        if settled_at:
            logs = {
                (main, other): so_far + self.after[main,] + log(main_target_choice_likelihood(settled_at, main, other))
                for pair, so_far in self.before.items()
                for main, other in (pair, pair[::-1])
            }
        most = max(self.at_random, *logs.values())
        # Whoever plays at random could have any of the secrets.
        even = RANDOM_SEAT * exp(self.at_random - most)
        return {
            secret: (1 - RANDOM_SEAT) * exp(so_far - most) + even / (1 + bool(settled_at))
            for secret, so_far in logs.items()
        }


def add_proposal_evidence(evidence: Sequence[SeatEvidence], proposed: Proposed, two: bool) -> None:
    """Add to the evidence of the proposer from a placement, and to that of all seats from the vote on it."""
    moment, placement, ballot = proposed
    found = placement_likelihoods(moment, two).get(TEXTS[placement])
    if found:
        evidence[moment.turn].add_move_evidence(moment.settled, found)
    if ballot:
        for seat, each in enumerate(evidence):
            cards = ballot.cards[seat]
            vote = Vote(
                moment.votes[seat],
                cards,
                voting_cards.net_votes_without_joker(cards) + voting_cards.JOKER_VOTES * ballot.jokers[seat],
            )
            each.add_move_evidence(moment.settled, vote_likelihoods(moment, two, placement, seat, vote))
