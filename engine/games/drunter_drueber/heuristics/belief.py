"""What one can guess of the others' target cards, by what they built and how they voted.

Who covers a building hardly collects it, and who leads a path toward it hardly either; who spends votes for or
against a proposal has a reason. All of that is public: the belief is the same for everybody, but for one's own card.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from math import exp, prod
from typing import Final, NamedTuple, TypeVar

from engine.core.game import Seat
from engine.core.rng import Random
from engine.games.drunter_drueber.heuristics.values import TILES_ALL, counting_places, danger
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BALLOTS, JOKER, JOKER_VOTES, TARGETS, TYPES, declared_votes
from engine.games.drunter_drueber.rules.sampler import Dealt, hidden_targets, sampler, with_mains
from engine.games.drunter_drueber.rules.state import Ballot, Laid, Placement, State, squares_of
from engine.games.drunter_drueber.rules.view import UNSEEN, View

TELL: Final = 0.8
"""How much less likely a target card becomes by each point that its seat covers or sets at risk itself."""
STEER: Final = 0.8
"""How much a building that a path comes near to counts, compared with one covered."""
DUE: Final = 0.5
"""The votes that a seat is expected to spend for each point at stake."""
SWAY: Final = 0.06
"""How strongly it speaks against a target card if a vote was not what it would call for."""

DOUBT: Final = 0.03
"""How far nobody is to be trusted: people have reasons of their own."""
HUSH: Final = 0.05
"""What it would cost at the beginning to let everyone know one's own target card, in chances of victory."""

T = TypeVar("T")

Clues = dict[str, float]
"""The logarithm of how well a seat's moves fit each target card; only comparisons count."""


class Proposal(NamedTuple):
    """A placement that was made or voted on, and what it would cost each target card, in points."""

    seat: Seat
    harm: Mapping[str, float]
    ballot: Ballot | None


class Past:
    """The board as it was, while the history of a game is told again."""

    def __init__(self, board: Board, two: bool) -> None:
        self.board, self.pawns = board, list(board.pawns)
        self.targets = TARGETS if two else TYPES
        self.standing = [1.0] * len(board.buildings)
        self.places = {square: place for place, square in enumerate(board.buildings)}

    def harm(self, placement: Placement, squares: Sequence[int]) -> dict[str, float]:
        """Return what a placement costs each target card."""
        old, new = danger(self.board, self.pawns[placement.pawn]), danger(self.board, squares[-1])
        cost = [STEER * (after - before) for before, after in zip(old, new, strict=True)]
        for square in squares:
            if square in self.places:
                cost[self.places[square]] = 1.0
        lost = [open_ * each for open_, each in zip(self.standing, cost, strict=True)]
        return {
            target: sum([lost[place] * value for place, value in counting_places(self.board, target)])
            for target in self.targets
            if target != "lowest"
        }

    def lay(self, tile: Laid) -> None:
        """Lay a tile as it was laid then."""
        self.pawns[tile.placement.pawn] = tile.squares[-1]
        for square in tile.squares:
            if square in self.places:
                self.standing[self.places[square]] = 0.0


def history(view: View, past: Past) -> Iterator[Proposal]:
    """Yield every placement made or voted on, in order; the past goes along."""
    ballots = iter(view.ballots)
    coming = next(ballots, None)
    for number in range(len(view.laid) + 1):
        settled = None
        while coming and coming.before == number:
            settled = coming
            coming = next(ballots, None)
            if not settled.passed:
                yield Proposal(settled.seat, past.harm(settled.placement, settled.squares), settled)
        if number < len(view.laid):
            tile = view.laid[number]
            passed = settled if settled and settled.passed else None
            yield Proposal(tile.seat, past.harm(tile.placement, tile.squares), passed)
            past.lay(tile)
    if view.proposal:
        yield Proposal(view.turn, past.harm(view.proposal, view.proposed), None)


def all_clues(view: View, past: Past | None = None) -> list[Clues]:
    """Return for each seat how well its moves fit each target card; a fresh past comes up to date."""
    found: list[Clues] = [dict.fromkeys(TARGETS if view.two else TYPES, 0.0) for _ in range(view.players)]
    for proposal in history(view, past or Past(view.board, view.two)):
        clues = found[proposal.seat]
        for target, harm in proposal.harm.items():
            clues[target] -= TELL * harm
        if proposal.ballot:
            weigh_votes(found, proposal.ballot, proposal.harm)
    return found


def weigh_votes(found: list[Clues], ballot: Ballot, harm: Mapping[str, float]) -> None:
    """Add what a vote tells of those who did not propose: who spends votes has a reason, who spares them as well."""
    for seat, clues in enumerate(found):
        if seat != ballot.seat:
            weigh_vote(clues, declared_votes(ballot.cards[seat]) + JOKER_VOTES * ballot.jokers[seat], harm)


def weigh_vote(clues: Clues, spent: int, harm: Mapping[str, float]) -> None:
    """Add what it tells of a seat that it spent so many votes, no below 0."""
    for target, each in harm.items():
        clues[target] -= SWAY * (spent + DUE * each) ** 2


def beliefs(view: View) -> dict[Seat, dict[str, float]]:
    """Return how likely each target card is each other seat's, as far as the view's seat can tell.

    Of a seat with two cards the chances add up to 2.
    """
    clues = all_clues(view)
    hidden = [seat for seat in range(view.players) if UNSEEN in view.targets[seat]]
    free = hidden_targets(view)
    found = {
        seat: dict.fromkeys(free, 0.0) if seat in hidden else dict.fromkeys(view.targets[seat], 1.0)
        for seat in range(view.players)
        if seat != view.seat
    }
    if view.two:
        for seat in hidden:
            found[seat] = either(likely(clues[seat], free))
        return found
    for cards, weight in assignments(clues, hidden, free):
        for seat, card in zip(hidden, cards, strict=True):
            found[seat][card] += weight
    return found


def likely(clues: Clues, free: Sequence[str]) -> dict[str, float]:
    """Return how likely each target card is, by the clues alone; a little doubt always stays."""
    most = max(clues[target] for target in free)
    weights = {target: exp(clues[target] - most) for target in free}
    sure, doubt = (1 - DOUBT) / sum(weights.values()), DOUBT / len(free)
    return {target: weight * sure + doubt for target, weight in weights.items()}


def either(chances: Mapping[str, float]) -> dict[str, float]:
    """Return how likely each card is one of two that are drawn one after another by these chances."""
    return {
        card: chance * (1 + sum(each / (1 - each) for other, each in chances.items() if other != card))
        for card, chance in chances.items()
    }


def assignments(
    clues: Sequence[Clues], hidden: Sequence[Seat], free: Sequence[str]
) -> list[tuple[tuple[str, ...], float]]:
    """Return who may have which card, one each and no two the same, and how likely that is."""
    chances = [likely(clues[seat], free) for seat in hidden]
    found = [
        (cards, prod([chance[card] for chance, card in zip(chances, cards, strict=True)]))
        for cards in permutations(free, len(hidden))
    ]
    total = sum(weight for _, weight in found)
    return [(cards, weight / total) for cards, weight in found]


def believing_sampler(view: View) -> Callable[[Random], State]:
    """Return a function that draws states that the view's seat holds possible, the likely ones more often."""
    return sampler(view, two_cards(view) if view.two else one_card(view))


def one_card(view: View) -> Callable[[Random], Dealt]:
    """Return a function that draws everyone's target card."""
    hidden = [seat for seat in range(view.players) if UNSEEN in view.targets[seat]]
    possible = assignments(all_clues(view), hidden, hidden_targets(view))

    def deal(rng: Random) -> Dealt:
        cards = weighted(possible, rng)
        drawn = dict(zip(hidden, cards, strict=True))
        targets = tuple((drawn[seat],) if seat in drawn else view.targets[seat] for seat in range(view.players))
        return targets, tuple(card for (card,) in targets)

    return deal


def two_cards(view: View) -> Callable[[Random], Dealt]:
    """Return a function that draws everyone's two target cards, one after another."""
    clues, free = all_clues(view), hidden_targets(view)
    chances = [likely(each, free) if free else {} for each in clues]

    def deal(rng: Random) -> Dealt:
        left, dealt = list(free), []
        for seat, cards in enumerate(view.targets):
            hand = []
            for card in cards:
                drawn = card
                if card == UNSEEN:
                    drawn = weighted([(each, chances[seat][each]) for each in left], rng)
                    left.remove(drawn)
                hand.append(drawn)
            dealt.append(tuple(hand))
        return with_mains(view, tuple(dealt), rng)

    return deal


def weighted(possible: Sequence[tuple[T, float]], rng: Random) -> T:
    """Draw one of these by their weights."""
    aim = rng.random() * sum([weight for _, weight in possible])
    for each, weight in possible:
        aim -= weight
        if aim < 0:
            return each
    return possible[-1][0]


def information_cost(view: View, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return what each move of the view's seat would betray of its target cards, in chances of victory.

    Somebody who watches and knows no card at all is asked what they would believe next. It matters less and less.
    """
    if view.phase not in ("place", "vote"):
        return [0.0] * len(moves)
    past = Past(view.board, view.two)
    clues = all_clues(view, past)[seat]
    after = after_placing if view.phase == "place" else after_voting
    price = HUSH * sum(map(sum, view.tiles)) / TILES_ALL
    own = [view.main[seat]] if view.main[seat] else view.targets[seat]
    found = []
    for move in moves:
        chances = likely(after(view, past, clues, move), past.targets)
        found.append(price * sum([chances[target] for target in own]))
    return found


def after_placing(view: View, past: Past, clues: Clues, move: str) -> Clues:
    """Return the clues after one's own placement."""
    placement = PLACEMENTS[move]
    harm = past.harm(placement, squares_of(view, placement))
    return {target: clue - TELL * harm.get(target, 0.0) for target, clue in clues.items()}


def after_voting(view: View, past: Past, clues: Clues, move: str) -> Clues:
    """Return the clues after one's own vote; a joker says what the other cards say."""
    clues = dict(clues)
    if view.proposal and view.turn != view.seat:
        plain = declared_votes(BALLOTS[move])
        joker = JOKER_VOTES * bool(BALLOTS[move] & JOKER)
        weigh_vote(clues, plain + (joker if plain > 0 else -joker), past.harm(view.proposal, view.proposed))
    return clues
