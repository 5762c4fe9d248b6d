"""What is certain of the result, whatever anybody will do and whatever is hidden: the foresight of Vineta.

Far from the end points are counted (`heuristics.certain`). In the last turns the rest of a turn is carried out in every
way, with every card that the others may hold, and points are counted where it ends. Most positions are open, which a
few lines at random show at once.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Foresight
from engine.core.rng import Random, pick_random, random_stream
from engine.games.vineta.heuristics.certain import Prospects, certain_share_with_tiles, possible_tiles_by_seat
from engine.games.vineta.rules.card_table import TABLE
from engine.games.vineta.rules.components import EVERY_FLOOD, TURNS, Card
from engine.games.vineta.rules.notation import CARD_BY_NAME
from engine.games.vineta.rules.sampler import state_known_from_view, unseen_cards
from engine.games.vineta.rules.state import ACTING, CHOOSING, NO_CARD, State, acting_seat
from engine.games.vineta.rules.turn import carry_cards_out, legal_moves, make_move
from engine.games.vineta.rules.view import View

SEARCHED_TURNS: Final = 3
"""The last turns of a game that are searched: before them too many houses are left. Set by hand."""
LINES: Final = 40
"""Lines at random before all are tried: two that end differently show that a position is open. Set by hand."""
MOST_MOVES: Final = 4000
"""The most moves that a search tries before it gives up. Set by hand."""
STAND_IN: Final = EVERY_FLOOD[0]
"""The card before a seat whose card is not looked at yet. It always has a target, so that the round waits there."""


class VinetaForesight(Foresight[str, View]):
    """Finds certain victories and defeats, by what can still be won and by a search of the turn under way."""

    def certain_share(self, view: View, move: str | None = None) -> float | None:
        """Return the seat's share of the victory if it follows from what it sees; None while it is open."""
        assert view.seat is not None, "foresight is a seat's"
        known = state_known_from_view(view)
        share = certain_share_with_tiles(known, view.seat, possible_tiles_by_seat(view))
        if (
            share is not None
            or known.phase not in (CHOOSING, ACTING)
            or not TURNS - SEARCHED_TURNS <= view.turn < TURNS
        ):
            return share
        return TurnSearch(view, known, view.seat, move).certain_share()

    def point_ranges(self, view: View) -> Sequence[tuple[int, int]]:
        """Return the least and the most final points of each seat, by what it has taken and what is left."""
        prospects = Prospects(state_known_from_view(view), possible_tiles_by_seat(view))
        return [prospects.range_of_points(seat) for seat in range(view.players)]


def cards_in_hand_or_unseen(view: View, seat: Seat) -> list[Card]:
    """Return the cards of the viewer's own hand, or all that another seat may carry out in this turn."""
    hand = view.hands[seat] or ()
    return [*hand] if seat == view.seat else [*hand, *unseen_cards(view, seat)]


class TurnSearch:
    """What is left of a turn, carried out in every way that a seat holds possible; with a move, after that move.

    Cards are chosen when they are carried out, among all that a seat may hold: so all are in the hands, none in piles.
    """

    def __init__(self, view: View, known: State, seat: Seat, move: str | None) -> None:
        self.seat, self.turn, self.round = seat, view.turn, view.round
        self.tiles = possible_tiles_by_seat(view)
        self.laid = {each: card for each, card in enumerate(view.chosen) if card > NO_CARD}
        self.own_pile = unseen_cards(view, seat)
        start = self.start = known.clone()
        start.deeds = []
        start.hands = [cards_in_hand_or_unseen(view, each) for each in range(view.players)]
        start.chosen = [self.laid.get(each, STAND_IN) for each in range(view.players)]
        start.phase = ACTING
        if move is not None and known.phase == CHOOSING:
            self.laid[seat] = CARD_BY_NAME[move]
            start.hands[seat].remove(self.laid[seat])
        elif move is not None:
            make_move(start, seat, move, None)
            self.begin_next_round(start)

    def certain_share(self) -> float | None:
        """Return the seat's share of the victory if everything leads to it."""
        rng = random_stream(self.turn, "lines")
        share = self.share_at_end_of_line(rng)
        if share is None or any(self.share_at_end_of_line(rng) != share for _ in range(LINES - 1)):
            return None
        return share if self.do_all_lines_end_with(share) else None

    def begin_next_round(self, state: State) -> None:
        """Let everybody lay a stand-in, if all choose cards now, and give the seat what it may have drawn."""
        if state.phase == CHOOSING and state.turn == self.turn:
            state.phase, state.chosen = ACTING, [STAND_IN] * state.players
            if state.round == self.round + 1:
                state.hands[self.seat] += self.own_pile

    def is_turn_over(self, state: State) -> bool:
        """Return whether a state is one after the turn, or before a choice or a hand of which nothing is known."""
        return state.phase != ACTING or state.turn != self.turn or state.renewed != self.start.renewed

    def cards_to_lay(self, state: State, seat: Seat) -> Sequence[Card]:
        """Return the different cards that may lie before the acting seat."""
        if state.moving is not None:
            return (state.chosen[seat],)
        if state.round == self.round and seat in self.laid:
            return (self.laid[seat],)
        return sorted({*state.hands[seat]})

    def show_card(self, state: State, seat: Seat, card: Card) -> None:
        """Put a card before the acting seat in place of a stand-in; one from its hand, unless it was laid before."""
        state.chosen[seat] = card
        if state.moving is None and not (state.round == self.round and seat in self.laid):
            state.hands[seat].remove(card)

    def share_at_end_of_line(self, rng: Random) -> float | None:
        """Return the share that is certain at the end of the turn, played at random."""
        state = self.start.clone()
        while not self.is_turn_over(state):
            seat = acting_seat(state)
            self.show_card(state, seat, pick_random(rng, self.cards_to_lay(state, seat)))
            if asks_for_target(state, seat):
                make_move(state, seat, pick_random(rng, legal_moves(state, seat)), None)
            else:
                carry_cards_out(state, None)
            self.begin_next_round(state)
        return certain_share_with_tiles(state, self.seat, self.tiles)

    def do_all_lines_end_with(self, share: float) -> bool:
        """Return whether this share is certain at the end of every line; False if there are more than MOST_MOVES."""
        left, seen, moves = [self.start], set[tuple[object, ...]](), 0
        while left:
            state = left.pop()
            if self.is_turn_over(state):
                if certain_share_with_tiles(state, self.seat, self.tiles) != share:
                    return False
                continue
            for after in self.states_after_one_move(state):
                self.begin_next_round(after)
                key = self.what_matters(after)
                if key not in seen:
                    seen.add(key)
                    left.append(after)
                moves += 1
            if moves > MOST_MOVES:
                return False
        return True

    def what_matters(self, state: State) -> tuple[object, ...]:
        """Return all of a state that what follows in the turn, and the result, depend on."""
        houses = (state.sunk, tuple(state.houses), tuple(state.taken))
        if self.is_turn_over(state):
            return houses
        return (
            *(*houses, state.round, state.step, state.start, state.series, state.extra, state.quarantined),
            *(state.moving, tuple([tuple(sorted(hand)) for hand in state.hands])),
        )

    def states_after_one_move(self, state: State) -> Iterator[State]:
        """Yield the states after each move of the acting seat, with each card that it may have laid."""
        seat = acting_seat(state)
        for card in self.cards_to_lay(state, seat):
            shown = state.clone()
            self.show_card(shown, seat, card)
            if not asks_for_target(shown, seat):
                carry_cards_out(shown, None)
                yield shown
                continue
            for move in legal_moves(shown, seat):
                after = shown.clone()
                make_move(after, seat, move, None)
                yield after


def asks_for_target(state: State, seat: Seat) -> bool:
    """Return whether the card before a seat has a legal target."""
    entry = TABLE.get(state.chosen[seat])
    return entry is not None and (state.moving is not None or entry.has_target(state))
