"""All that can still happen in the last turn of Vineta: cards, targets, and everybody's tiles.

A seat's card is found when it is carried out, any that it may have: so cards need not be chosen for all seats at once.
The own cards that are drawn later in the turn may be any of the pile, and as many: more than can happen.
"""

from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from engine.core.game import AnyGame, Seat
from engine.games.vineta.rules.components import BONUS, EVERY_FLOOD, OWN_HOUSE, TURNS, Card
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.scoring import last_district, taken_house_count
from engine.games.vineta.rules.state import (
    ACTING,
    CHOOSING,
    NO_CARD,
    OVER,
    SINKING,
    State,
    acting_seat,
    house_counts_on_district,
)
from engine.games.vineta.rules.turn import carry_cards_out
from tests.decided.future import Future, Shares, TooMuch, share_of_best

ANY_CARD: Final = EVERY_FLOOD[0]
"""Lies before a seat whose card is not known yet: a flood, for which there always is a target, so that all wait."""


class Node(NamedTuple):
    """A moment of the last turn: the seats before which an unknown card lies, and own cards drawn after the round.

    Unknown cards are in the hands, all that others may hold among them.
    """

    state: State
    unknown: frozenset[Seat]
    later: tuple[Card, ...]


class VinetaFuture(Future[Node]):
    """Whatever can follow in the last turn, as far as a seat can tell."""

    game: ClassVar[AnyGame] = GAME

    def can_be_searched(self) -> bool:
        """Return whether the last turn is played."""
        state: State = self.state
        return state.turn == TURNS - 1

    @property
    def is_exact(self) -> bool:
        """Whether all own cards are in hand."""
        return not self.state.piles[self.seat]

    def first_nodes(self) -> Iterable[Node]:
        """Return the moment of the state, after the seat's move if one is given."""
        node = self.moment()
        if self.move is None:
            return [node]
        if node.state.phase == CHOOSING:
            return [cards_laid(node, self.seat, self.move)]
        GAME.apply_move(node.state, self.seat, self.move)
        return [self.with_own_draw(node)]

    def moment(self) -> Node:
        """Return the moment of the state, with all cards that others may hold in their hands."""
        state = self.state.clone()
        state.deeds = []
        now = acting_seat(state) if state.phase == ACTING else self.seat
        unknown = {seat for seat, card in enumerate(state.chosen) if card != NO_CARD} - {self.seat, now}
        for seat in range(state.players):
            if seat != self.seat:
                state.hands[seat] = cards_out_of_sight(state, seat, {*unknown})
                state.piles[seat] = []
        for seat in unknown:
            state.chosen[seat] = ANY_CARD
        later, state.piles[self.seat] = tuple(sorted(state.piles[self.seat])), []
        return Node(state, frozenset(unknown), later)

    def with_own_draw(self, node: Node) -> Node:
        """Return the moment with the own pile in hand, if a round begins."""
        if node.state.phase == CHOOSING and node.later:
            node.state.hands[self.seat] += node.later
            return node._replace(later=())
        return node

    def next_nodes(self, node: Node) -> Iterator[Node]:
        """Yield what follows from each card that can be before the seat whose turn it is, or from each of its moves."""
        state = node.state
        if state.phase == CHOOSING:
            yield cards_laid(node)
            return
        seat = state.start if state.phase == SINKING else acting_seat(state)
        if seat in node.unknown:
            for card in sorted({*state.hands[seat]}):
                after = state.clone()
                after.hands[seat].remove(card)
                after.chosen[seat] = card
                carry_cards_out(after, None)
                yield self.checked(after, node, node.unknown - {seat})
            return
        for move in GAME.legal_moves(state, seat):
            after = state.clone()
            GAME.apply_move(after, seat, move)
            yield self.checked(after, node, node.unknown)

    def checked(self, after: State, before: Node, unknown: frozenset[Seat]) -> Node:
        """Return a node for a state; raise TooMuch if a discard pile was shuffled."""
        if after.renewed != before.state.renewed:
            raise TooMuch
        return self.with_own_draw(Node(after, unknown, before.later))

    def key(self, node: Node) -> Hashable:
        """Return the whole table and all hands."""
        state = node.state
        return (
            *(state.phase, state.round, state.step, state.start, state.series, state.extra, state.quarantined),
            *(state.moving, node.unknown, node.later, tuple(state.houses), tuple(state.taken), tuple(state.chosen)),
            tuple(tuple(sorted(hand)) for hand in state.hands),
        )

    def shares_at_end(self, node: Node) -> Shares | None:
        """Return the shares of the seat over all tiles that others may have."""
        return self.possible_shares(node.state) if node.state.phase == OVER else None

    def possible_shares(self, end: Any) -> Shares:
        """Return the shares of the seat over all tiles that others may have."""
        last, (own_colour, own_district) = last_district(end), self.state.tiles[self.seat]
        counts = house_counts_on_district(end, last)
        taken = [taken_house_count(end, seat) for seat in range(end.players)]
        bonus = BONUS[last] if own_district == last else 0
        return shares_of_houses(
            (OWN_HOUSE * counts[own_colour] + taken[self.seat] + bonus, counts[own_colour]),
            tuple(sorted(counts[colour] for colour in end.colours_used if colour != own_colour)),
            tuple(sorted(count for seat, count in enumerate(taken) if seat != self.seat)),
            0 if bonus else BONUS[last],
        )

    def hidden_redrawn(self, rng: Random) -> State:
        """Return a state in which the cards out of sight are spread anew over hands, table and piles."""
        state: State = self.state.clone()
        state.seed = -1 - rng.randrange(1000)
        now = acting_seat(state) if state.phase == ACTING else self.seat
        hidden = {seat for seat, card in enumerate(state.chosen) if card != NO_CARD} - {self.seat, now}
        for seat in range(state.players):
            if seat == self.seat:
                rng.shuffle(state.piles[seat])
                continue
            cards = cards_out_of_sight(state, seat, hidden)
            rng.shuffle(cards)
            if seat in hidden:
                state.chosen[seat] = cards.pop()
            size = len(state.hands[seat])
            state.hands[seat], state.piles[seat] = sorted(cards[:size]), cards[size:]
        return state


def cards_out_of_sight(state: State, seat: Seat, hidden: set[Seat]) -> list[Card]:
    """Return the cards of a seat's deck that another one cannot place: of the hand, the pile, and face down."""
    face_down = [state.chosen[seat]] if seat in hidden else []
    return [*state.hands[seat], *state.piles[seat], *face_down]


def cards_laid(node: Node, seat: Seat = -1, card: str | None = None) -> Node:
    """Return the moment after all have chosen a card; that of the seat is known, if it is given."""
    state, own = node.state.clone(), node.state.chosen
    if card is not None:
        # Alone it ends no round: the others' choices are still missing.
        GAME.apply_move(state, seat, card)
        own = state.chosen
    unknown = frozenset(each for each in range(state.players) if own[each] == NO_CARD)
    state.chosen = [ANY_CARD if each in unknown else laid for each, laid in enumerate(own)]
    carry_cards_out(state, None)
    return Node(state, unknown, node.later)


@cache
def shares_of_houses(own: tuple[int, int], houses: tuple[int, ...], taken: tuple[int, ...], bonus: int) -> Shares:
    """Return the shares of a seat over all tiles that others may have.

    `own`: its points, and its houses on the last district. `houses`: those of the other colours there; `taken`: the
    houses that others have taken; `bonus`: what the last district brings whichever of them owns it, if one does.
    """
    found = set[float]()
    for counts in {*permutations(houses, len(taken))}:
        points = [OWN_HOUSE * count + more for count, more in zip(counts, taken, strict=True)]
        for owner in range(-1, len(taken)):
            others = [(each + bonus * (at == owner), counts[at]) for at, each in enumerate(points)]
            found.add(share_of_best(own, others))
    return frozenset(found)


FUTURE: Final = VinetaFuture
"""How all continuations of this game are gone through."""
