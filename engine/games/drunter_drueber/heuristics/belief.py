"""The belief about the others' target cards, from what they built and how they voted.

A Bayesian update with hand-made likelihoods: whoever covers a building, or leads a path toward it, is less likely to
score it, and votes spent should fit what is at stake. All evidence is public, so everybody believes the same, but for
their own card. Constants are set by hand unless said otherwise; "evidence" is in natural logarithms.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from math import exp, prod
from typing import Final, NamedTuple, TypeVar

from engine.core.game import Seat
from engine.core.heuristics import Belief
from engine.core.rng import Random
from engine.games.drunter_drueber.heuristics.building_values import TILES_ALL, counting_places, cover_chances
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BALLOTS, JOKER, JOKER_VOTES, TARGETS, TYPES, declared_votes
from engine.games.drunter_drueber.rules.reach import squares_of
from engine.games.drunter_drueber.rules.sampler import Dealt, hidden_targets, sampler, with_mains
from engine.games.drunter_drueber.rules.state import Ballot, Laid, Placement, State
from engine.games.drunter_drueber.rules.view import UNSEEN, View

HARM_EVIDENCE: Final = 0.8
"""Evidence against a target card for each point of harm that its holder's own placement does to it."""
APPROACH_HARM: Final = 0.8
"""The harm to a building by a pawn's coming near, per unit of its chance to be covered; covering it is 1."""
EXPECTED_VOTES: Final = 0.5
"""Votes that a seat is expected to cast against a proposal, for each point of harm to its target."""
VOTE_EVIDENCE: Final = 0.06
"""Evidence against a target card for each squared vote by which a ballot differs from the expected one."""

UNIFORM_SHARE: Final = 0.03
"""The share of probability, 0 to 1, that is spread evenly: people have reasons that the evidence does not know."""
REVEAL_COST: Final = 0.05
"""What it costs at the beginning of a game if everyone knows one's target card for certain, in chances of victory."""

T = TypeVar("T")

Evidence = dict[str, float]
"""The logarithm of the likelihood of a seat's moves by target card, up to a constant."""


class DrunterDrueberBelief(Belief[State, str, View]):
    """Target cards, and which of two is the main one, are the secret."""

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Draw target cards by what everyone built and voted."""
        return sampler_by_belief(view)

    def beliefs(self, view: View) -> Mapping[Seat, Mapping[str, float]]:
        """Return the probability of each target card ("K", "all3") for each other seat."""
        return beliefs(view)

    def information_cost(self, view: View, moves: Sequence[str]) -> Sequence[float]:
        """Return what it costs that each move shows a bystander of the seat's target cards."""
        assert view.seat is not None, "a bot has a seat"
        return information_cost(view, view.seat, moves)

    def secret(self, state: State, seat: Seat) -> object:
        """Return the target cards of a seat, and the main one of two."""
        return state.targets[seat], state.main[seat]


class Proposal(NamedTuple):
    """A placement that was made or voted on, and the harm that it would do to each target card, in points."""

    seat: Seat
    harm: Mapping[str, float]
    ballot: Ballot | None


class BoardReplay:
    """The board at an earlier moment, while the public history of a game is replayed."""

    def __init__(self, board: Board, two: bool) -> None:
        self.board, self.pawns = board, list(board.pawns)
        self.targets = TARGETS if two else TYPES
        self.uncovered = [1.0] * len(board.buildings)
        self.places = {square: place for place, square in enumerate(board.buildings)}

    def harm(self, placement: Placement, squares: Sequence[int]) -> dict[str, float]:
        """Return the harm that a placement does to each target card, in points; nothing for "lowest"."""
        old, new = cover_chances(self.board, self.pawns[placement.pawn]), cover_chances(self.board, squares[-1])
        cost = [APPROACH_HARM * (after - before) for before, after in zip(old, new, strict=True)]
        for square in squares:
            if square in self.places:
                cost[self.places[square]] = 1.0
        lost = [there * each for there, each in zip(self.uncovered, cost, strict=True)]
        return {
            target: sum([lost[place] * value for place, value in counting_places(self.board, target)])
            for target in self.targets
            if target != "lowest"
        }

    def lay(self, tile: Laid) -> None:
        """Bring the board up to date with a tile that was laid."""
        self.pawns[tile.placement.pawn] = tile.squares[-1]
        for square in tile.squares:
            if square in self.places:
                self.uncovered[self.places[square]] = 0.0


def proposals(view: View, replay: BoardReplay) -> Iterator[Proposal]:
    """Yield every placement made or voted on, in order; `replay` is brought up to date on the way."""
    ballots = iter(view.ballots)
    coming = next(ballots, None)
    for number in range(len(view.laid) + 1):
        settled = None
        while coming and coming.before == number:
            settled = coming
            coming = next(ballots, None)
            if not settled.passed:
                yield Proposal(settled.seat, replay.harm(settled.placement, settled.squares), settled)
        if number < len(view.laid):
            tile = view.laid[number]
            passed = settled if settled and settled.passed else None
            yield Proposal(tile.seat, replay.harm(tile.placement, tile.squares), passed)
            replay.lay(tile)
    if view.proposal:
        yield Proposal(view.turn, replay.harm(view.proposal, view.proposed), None)


def evidence_by_seat(view: View, replay: BoardReplay | None = None) -> list[Evidence]:
    """Return the evidence for each seat; a new `replay` is brought up to date on the way."""
    found: list[Evidence] = [dict.fromkeys(TARGETS if view.two else TYPES, 0.0) for _ in range(view.players)]
    for proposal in proposals(view, replay or BoardReplay(view.board, view.two)):
        evidence = found[proposal.seat]
        for target, harm in proposal.harm.items():
            evidence[target] -= HARM_EVIDENCE * harm
        if proposal.ballot:
            add_ballot_evidence(found, proposal.ballot, proposal.harm)
    return found


def add_ballot_evidence(found: list[Evidence], ballot: Ballot, harm: Mapping[str, float]) -> None:
    """Add the evidence of a vote for all seats but the one that proposed."""
    for seat, evidence in enumerate(found):
        if seat != ballot.seat:
            add_vote_evidence(evidence, declared_votes(ballot.cards[seat]) + JOKER_VOTES * ballot.jokers[seat], harm)


def add_vote_evidence(evidence: Evidence, spent: int, harm: Mapping[str, float]) -> None:
    """Add the evidence of a seat's having cast so many votes, no below 0."""
    for target, each in harm.items():
        evidence[target] -= VOTE_EVIDENCE * (spent + EXPECTED_VOTES * each) ** 2


def beliefs(view: View) -> dict[Seat, dict[str, float]]:
    """Return for each other seat the probability that it holds each target card; see `Belief.beliefs`."""
    evidence = evidence_by_seat(view)
    hidden = [seat for seat in range(view.players) if UNSEEN in view.targets[seat]]
    free = hidden_targets(view)
    found = {
        seat: dict.fromkeys(free, 0.0) if seat in hidden else dict.fromkeys(view.targets[seat], 1.0)
        for seat in range(view.players)
        if seat != view.seat
    }
    if view.two:
        for seat in hidden:
            found[seat] = held_among_two(probabilities(evidence[seat], free))
        return found
    for cards, weight in assignments(evidence, hidden, free):
        for seat, card in zip(hidden, cards, strict=True):
            found[seat][card] += weight
    return found


def probabilities(evidence: Evidence, free: Sequence[str]) -> dict[str, float]:
    """Return the probability of each of these target cards by the evidence of one seat alone."""
    most = max(evidence[target] for target in free)
    weights = {target: exp(evidence[target] - most) for target in free}
    scale, even = (1 - UNIFORM_SHARE) / sum(weights.values()), UNIFORM_SHARE / len(free)
    return {target: weight * scale + even for target, weight in weights.items()}


def held_among_two(chances: Mapping[str, float]) -> dict[str, float]:
    """Return how likely each card is among two drawn one after another with these probabilities; together 2."""
    return {
        card: chance * (1 + sum(each / (1 - each) for other, each in chances.items() if other != card))
        for card, chance in chances.items()
    }


def assignments(
    evidence: Sequence[Evidence], hidden: Sequence[Seat], free: Sequence[str]
) -> list[tuple[tuple[str, ...], float]]:
    """Return every way in which the hidden seats may hold one card each, no two the same, with its probability."""
    chances = [probabilities(evidence[seat], free) for seat in hidden]
    found = [
        (cards, prod([chance[card] for chance, card in zip(chances, cards, strict=True)]))
        for cards in permutations(free, len(hidden))
    ]
    total = sum(weight for _, weight in found)
    return [(cards, weight / total) for cards, weight in found]


def sampler_by_belief(view: View) -> Callable[[Random], State]:
    """Return a function that draws determinizations, target cards by belief; see `Belief.sampler`."""
    return sampler(view, deal_two_each(view) if view.two else deal_one_each(view))


def deal_one_each(view: View) -> Callable[[Random], Dealt]:
    """Return a function that draws everyone's target card where each has one."""
    hidden = [seat for seat in range(view.players) if UNSEEN in view.targets[seat]]
    possible = assignments(evidence_by_seat(view), hidden, hidden_targets(view))

    def deal(rng: Random) -> Dealt:
        cards = draw_weighted(possible, rng)
        drawn = dict(zip(hidden, cards, strict=True))
        targets = tuple((drawn[seat],) if seat in drawn else view.targets[seat] for seat in range(view.players))
        return targets, tuple(card for (card,) in targets)

    return deal


def deal_two_each(view: View) -> Callable[[Random], Dealt]:
    """Return a function that draws everyone's target cards where each has two, seat after seat."""
    evidence, free = evidence_by_seat(view), hidden_targets(view)
    chances = [probabilities(each, free) if free else {} for each in evidence]

    def deal(rng: Random) -> Dealt:
        left, dealt = list(free), []
        for seat, cards in enumerate(view.targets):
            hand = []
            for card in cards:
                drawn = card
                if card == UNSEEN:
                    drawn = draw_weighted([(each, chances[seat][each]) for each in left], rng)
                    left.remove(drawn)
                hand.append(drawn)
            dealt.append(tuple(hand))
        return with_mains(view, tuple(dealt), rng)

    return deal


def draw_weighted(possible: Sequence[tuple[T, float]], rng: Random) -> T:
    """Draw one of these in proportion to their weights, 0 or more."""
    aim = rng.random() * sum([weight for _, weight in possible])
    for each, weight in possible:
        aim -= weight
        if aim < 0:
            return each
    return possible[-1][0]


def information_cost(view: View, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return the information cost of each move of the view's seat; see `Belief.information_cost`.

    It is `REVEAL_COST`, less as tiles run out, times the probability of the seat's own card to a bystander afterwards.
    """
    if view.phase not in ("place", "vote"):
        return [0.0] * len(moves)
    replay = BoardReplay(view.board, view.two)
    evidence = evidence_by_seat(view, replay)[seat]
    after = after_placing if view.phase == "place" else after_voting
    cost = REVEAL_COST * sum(map(sum, view.tiles)) / TILES_ALL
    own = [view.main[seat]] if view.main[seat] else view.targets[seat]
    found = []
    for move in moves:
        chances = probabilities(after(view, replay, evidence, move), replay.targets)
        found.append(cost * sum([chances[target] for target in own]))
    return found


def after_placing(view: View, replay: BoardReplay, evidence: Evidence, move: str) -> Evidence:
    """Return the evidence after a placement of the view's own seat."""
    placement = PLACEMENTS[move]
    harm = replay.harm(placement, squares_of(view, placement))
    return {target: so_far - HARM_EVIDENCE * harm.get(target, 0.0) for target, so_far in evidence.items()}


def after_voting(view: View, replay: BoardReplay, evidence: Evidence, move: str) -> Evidence:
    """Return the evidence after a ballot of the view's own seat; its joker takes the side of its other cards."""
    evidence = dict(evidence)
    if view.proposal and view.turn != view.seat:
        plain = declared_votes(BALLOTS[move])
        joker = JOKER_VOTES * bool(BALLOTS[move] & JOKER)
        add_vote_evidence(evidence, plain + (joker if plain > 0 else -joker), replay.harm(view.proposal, view.proposed))
    return evidence
