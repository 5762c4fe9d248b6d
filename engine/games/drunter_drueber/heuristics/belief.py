"""The belief about the others' target cards, from what they built and how they voted.

It is a Bayesian update with the likelihoods of each seat's moves from `likelihood`. All evidence is public, so seats
differ in their beliefs only by the cards they hold. No two seats hold the same card: the joint distribution over all
seats is exact, and determinizations are drawn from it. Constants are set by hand.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Final

from engine.core.dealing import Dealing, Holding
from engine.core.game import Seat
from engine.core.heuristics import Belief
from engine.core.rng import Random
from engine.games.drunter_drueber.heuristics import likelihood, replay
from engine.games.drunter_drueber.heuristics.building_values import TILES_ALL
from engine.games.drunter_drueber.heuristics.likelihood import Likelihoods, SeatEvidence, Secret, Vote
from engine.games.drunter_drueber.heuristics.replay import Moment
from engine.games.drunter_drueber.rules.components import NO_TARGET, Target
from engine.games.drunter_drueber.rules.sampler import Dealt, state_sampler, unseen_targets
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import UNSEEN, View
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, JOKER, JOKER_VOTES, net_votes_without_joker

UNIFORM_SHARE: Final = 0.03
"""The share of probability, 0 to 1, spread evenly over all secrets, since people may have unknown reasons."""
REVEAL_COST: Final = 0.05
"""The cost of a target card that everyone knows for certain from the beginning, in chances of victory."""


class DrunterDrueberBelief(Belief[State, str, View]):
    """The belief about each seat's secret: its target cards, and which of TARGETS_HELD is the main one."""

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Return a function that draws states, with target cards by what everyone built and voted."""
        return sampler_by_belief(view)

    def beliefs(self, view: View) -> Mapping[Seat, Mapping[str, float]]:
        """Return the probability of each target card ("K", "all3") for each other seat."""
        return target_beliefs_by_seat(view)

    def information_costs(self, view: View, moves: Sequence[str]) -> Sequence[float]:
        """Return the cost of what each move reveals to a bystander about the seat's target cards."""
        assert view.seat is not None, "a bot has a seat"
        return information_costs_of_moves(view, view.seat, moves)


def evidence_from_all_moves(view: View) -> tuple[list[SeatEvidence], Moment | None]:
    """Return each seat's evidence, and the moment when main targets were chosen, None if they were not."""
    evidence = [SeatEvidence(view.options.goals == "two") for _ in range(view.players)]
    last = settled_at = None
    for proposed in replay.placements_made_or_voted_on(view):
        if proposed.moment.settled and not settled_at:
            settled_at = proposed.moment
        likelihood.add_proposal_evidence(evidence, proposed, view.options.goals == "two")
        last = proposed.moment
    if any(view.main) and view.options.goals == "two":
        return evidence, settled_at or last or replay.public_moment_before_first_tile(view)
    return evidence, None


def secret_chances(view: View, weights: Mapping[Secret, float]) -> dict[Secret, float]:
    """Return the probability of each secret that the viewer holds possible, from the weights of all."""
    free = {*unseen_targets(view)}
    possible = {secret: weight for secret, weight in weights.items() if free.issuperset(secret)}
    total = sum(possible.values())
    even = UNIFORM_SHARE / len(possible)
    return {secret: (1 - UNIFORM_SHARE) * weight / total + even for secret, weight in possible.items()}


def seats_with_unseen_targets(view: View) -> list[Seat]:
    """Return the seats whose target cards the viewer does not see."""
    return [seat for seat in range(view.players) if UNSEEN in view.targets[seat]]


def possible_target_deals(view: View) -> Dealing[Secret]:
    """Return the possible deals of unseen target cards to the seats that hold them, with their probabilities."""
    seats = seats_with_unseen_targets(view)
    evidence, settled_at = evidence_from_all_moves(view) if seats else ([], None)
    bits = {target: 1 << at for at, target in enumerate(unseen_targets(view))}
    holdings = []
    for seat in seats:
        chances = secret_chances(view, evidence[seat].secret_weights(settled_at if view.main[seat] else None))
        holdings.append([Holding(sum(map(bits.__getitem__, held)), held, chance) for held, chance in chances.items()])
    return Dealing(holdings)


def target_card_chances(chances: Mapping[Secret, float]) -> dict[str, float]:
    """Return the probability that a seat holds each target card, from the probabilities of its secrets."""
    found: dict[str, float] = {}
    for secret, chance in chances.items():
        for card in secret:
            found[card] = found.get(card, 0.0) + chance
    return found


def target_beliefs_by_seat(view: View) -> dict[Seat, dict[str, float]]:
    """Return for each other seat the probability that it holds each target card; see `Belief.beliefs`."""
    believed = dict(
        zip(
            seats_with_unseen_targets(view),
            map(target_card_chances, possible_target_deals(view).holding_chances()),
            strict=True,
        )
    )
    return {
        seat: believed.get(seat) or dict[str, float].fromkeys(view.targets[seat], 1.0)
        for seat in range(view.players)
        if seat != view.seat
    }


def sampler_by_belief(view: View) -> Callable[[Random], State]:
    """Return a function that draws determinizations, target cards by belief; see `Belief.sampler`."""
    seats, joint = seats_with_unseen_targets(view), possible_target_deals(view)

    def sample_targets(rng: Random) -> Dealt:
        targets, mains = [*view.targets], [*view.main]
        for seat, secret in zip(seats, joint.draw_deal(rng), strict=True):
            targets[seat] = secret if rng.random() < 0.5 else secret[::-1]
            mains[seat] = secret[0] if view.main[seat] else NO_TARGET
        return tuple(targets), tuple(mains)

    return state_sampler(view, sample_targets)


def information_costs_of_moves(view: View, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return the information cost of each move of the view's seat; see `Belief.information_costs`.

    It is `REVEAL_COST`, scaled down as tiles run out, times the bystander's new belief in the seat's own card.
    """
    if view.phase not in ("place", "vote"):
        return [0.0] * len(moves)
    evidence, settled_at = evidence_from_all_moves(view)
    moment = replay.public_moment_of_view(view)
    cost = REVEAL_COST * sum(map(sum, view.tiles)) / TILES_ALL
    own = {view.main[seat]} if view.main[seat] else {*view.targets[seat]}
    found = []
    for likelihoods in move_likelihoods(view, seat, moment, moves):
        after = evidence[seat].copy()
        after.add_move_evidence(moment.settled, likelihoods)
        weights = after.secret_weights(settled_at if view.main[seat] else None)
        known = sum([weight * own_target_count_in_secret(secret, own) for secret, weight in weights.items()])
        found.append(cost * known / sum(weights.values()))
    return found


def own_target_count_in_secret(secret: Secret, own: Set[Target]) -> int:
    """Return how many of the cards `own` are in a secret; one card alone, a chosen main one, must come first."""
    return secret[0] in own if len(own) == 1 else len(own & {*secret})


def move_likelihoods(view: View, seat: Seat, moment: Moment, moves: Sequence[str]) -> Iterator[Likelihoods]:
    """Yield the likelihoods of each of these moves of a seat; a joker takes the side of the other cards."""
    if view.proposal is None:
        found = likelihood.placement_likelihoods(moment, view.options.goals == "two")
        yield from (found[move] for move in moves)
        return
    for move in moves:
        cards = BALLOTS[move]
        plain, joker = net_votes_without_joker(cards), JOKER_VOTES * bool(cards & JOKER)
        vote = Vote(moment.votes[seat], cards, plain + (joker if plain > 0 else -joker))
        yield likelihood.vote_likelihoods(moment, view.options.goals == "two", view.proposal, seat, vote)
