"""All that can still happen in the last stage of Land Unter: the cards that are laid, and the tide cards to come."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Final

from engine.core.game import AnyGame, Seat
from engine.games.land_unter.rules.components import HALVES, ROUNDS, TURNED, WEATHER_CARDS, Card, Tide
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import OVER, State
from tests.decided.future import Future, Shares

ROUNDS_SEARCHED: Final = 3
"""The most rounds left of which all continuations are gone through."""


class LandUnterFuture(Future[State]):
    """Whatever can follow, as far as a seat can tell. In the last stage everybody has held all sets."""

    game: ClassVar[AnyGame] = GAME

    def can_be_searched(self) -> bool:
        """Return whether the last rounds of the last stage are played."""
        state: State = self.state
        return state.stage + 1 == state.players and ROUNDS - state.round <= ROUNDS_SEARCHED

    @property
    def is_exact(self) -> bool:
        """True: nothing is hidden but tide cards to come, of which each order is gone through."""
        return True

    def first_nodes(self) -> Iterable[State]:
        """Return the state, after the seat's move if one is given."""
        return [self.state] if self.move is None else card_laid(self.state, self.seat, self.move)

    def next_nodes(self, node: State) -> Iterator[State]:
        """Yield what follows from each card of the next seat to lay one."""
        decision = GAME.decision(node)
        assert decision is not None
        seat = decision.seats[0]
        for card in node.hands[seat]:
            yield from card_laid(node, seat, card)

    def key(self, node: State) -> Hashable:
        """Return table and hands, and the tide cards to come in no order, since all their orders are gone through."""
        come = TURNED * (node.round + 1)
        return (
            *(node.phase, node.round, node.leader, node.turn, node.scores),
            node.tides[come - TURNED : come],
            tuple(sorted(node.tides[come:])),
            tuple(map(tuple, node.hands)),
            tuple(node.chosen),
            tuple(node.levels),
            tuple(node.preservers),
        )

    def shares_at_end(self, node: State) -> Shares | None:
        """Return the share of the seat: nothing is hidden at the end."""
        return self.possible_shares(node) if node.phase == OVER else None

    def possible_shares(self, end: Any) -> Shares:
        """Return the share of the seat."""
        result = GAME.result(end)
        assert result is not None
        return frozenset({(self.seat in result.winners) / len(result.winners)})

    def hidden_redrawn(self, rng: Random) -> State:
        """Return a state with other tide cards to come, now and in later stages, and others' cards exchanged."""
        state: State = self.state.clone()
        state.seed = -1 - rng.randrange(1000)
        come = TURNED * (state.round + 1)
        state.tides = (*state.tides[:come], *rng.sample(state.tides[come:], len(state.tides) - come))
        exchange_unknown_cards(state, GAME.view(state, self.seat).known, rng)
        return state


def card_laid(state: State, seat: Seat, card: Card) -> Iterator[State]:
    """Yield what can follow when a card is laid: each pair of tide cards that may be turned up if the round is over."""
    for tides in tides_to_come(state) if state.owed == 1 else (state.tides,):
        after = state.clone()
        after.tides = tides
        GAME.apply_move(after, seat, card)
        yield after


def tides_to_come(state: State) -> Iterator[tuple[Tide, ...]]:
    """Yield the tide cards in an order for each pair that can be turned up next; the others follow in rising order."""
    gone = TURNED * (state.round + 1)
    rest = sorted(state.tides[gone:])
    if not rest:
        yield state.tides
    pairs = {(rest[low], rest[high]) for high in range(len(rest)) for low in range(high)}
    for pair in sorted(pairs):
        others = [*rest]
        for tide in pair:
            others.remove(tide)
        yield (*state.tides[:gone], *pair, *others)


def exchange_unknown_cards(state: State, known: Sequence[Iterable[Card]], rng: Random) -> None:
    """Exchange cards that the seat cannot place, among the sets and those left over, for ones that print as much."""
    placed = {card for cards in state.sets for card in cards}
    unknown = [card for own, cards in enumerate(state.sets) for card in cards if card not in known[own]]
    unknown += [card for card in WEATHER_CARDS if card not in placed]
    other = dict[Card, Card]()
    for printed in sorted({*HALVES}):
        alike = [card for card in unknown if HALVES[card] == printed]
        other.update(zip(alike, rng.sample(alike, len(alike)), strict=True))
    played = [state.played_cards(seat) | {state.chosen[seat]} for seat in range(state.players)]
    state.sets = tuple(tuple(sorted(other.get(card, card) for card in cards)) for cards in state.sets)
    for seat, gone in enumerate(played):
        held = state.sets[state.played_set_index_of_seat(seat)]
        state.hands[seat] = [card for card in held if card not in gone]


FUTURE: Final = LandUnterFuture
"""How all continuations of this game are gone through."""
