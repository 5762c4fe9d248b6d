"""What is certain of the result, whatever anybody will do and whatever is hidden: the foresight of Vineta.

Far from the end points are counted (`heuristics.certain`). In the last turns a round is carried out in every way, with
every card that the others may have laid, and points are counted where it ends. Most positions are open, which a few
lines at random show at once.
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
"""The last turns of a game whose rounds are searched: before them too many houses are left. Set by hand."""
LINES: Final = 24
"""Lines at random before all are tried: two that end differently show that a position is open. Set by hand."""
MOST_STATES: Final = 4000
"""The most states that a search looks at before it gives up. Set by hand."""
STAND_IN: Final = EVERY_FLOOD[0]
"""The card before a seat whose card is not looked at yet: it always has a target, so that the round waits for it."""


class VinetaForesight(Foresight[str, View]):
    """Finds certain victories and defeats, by what can still be won and by a search of the round under way."""

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
        return RoundSearch(view, known, view.seat, move).certain_share()

    def point_ranges(self, view: View) -> Sequence[tuple[int, int]]:
        """Return the least and the most final points of each seat, by what it has taken and what is left."""
        prospects = Prospects(state_known_from_view(view), possible_tiles_by_seat(view))
        return [prospects.range_of_points(seat) for seat in range(view.players)]


def possible_cards(view: View, seat: Seat) -> Sequence[Card]:
    """Return the different cards that a seat may carry out in this round."""
    if view.chosen[seat] > NO_CARD:
        return (view.chosen[seat],)
    hand = view.hands[seat]
    return sorted({*(unseen_cards(view, seat) if hand is None or view.chosen[seat] < NO_CARD else hand)})


class RoundSearch:
    """The round under way, carried out in every way that a seat holds possible; with a move, after that move."""

    def __init__(self, view: View, known: State, seat: Seat, move: str | None) -> None:
        self.seat, self.turn, self.tiles = seat, view.turn, possible_tiles_by_seat(view)
        self.cards = [possible_cards(view, each) for each in range(view.players)]
        self.start = known.clone()
        self.start.deeds = []
        # Nobody draws: no pile has a card, and no hand is empty.
        self.start.hands = [[STAND_IN] for _ in self.cards]
        self.start.chosen = [STAND_IN] * view.players
        self.start.phase = ACTING
        if known.phase == CHOOSING:
            self.cards[seat] = (CARD_BY_NAME[move],) if move else self.cards[seat]
        else:
            acting = acting_seat(known)
            self.start.chosen[acting] = known.chosen[acting]
            if move is not None:
                make_move(self.start, seat, move, None)

    def certain_share(self) -> float | None:
        """Return the seat's share of the victory if all ways of carrying the round out lead to it."""
        rng = random_stream(self.turn, "lines")
        share = self.share_at_end_of_line(rng)
        if share is None or any(self.share_at_end_of_line(rng) != share for _ in range(LINES - 1)):
            return None
        return share if self.do_all_lines_end_with(share) else None

    def is_round_over(self, state: State) -> bool:
        """Return whether a state is one after the round."""
        return state.phase != ACTING or state.turn != self.turn

    def share_at_end_of_line(self, rng: Random) -> float | None:
        """Return the share that is certain at the end of the round, carried out at random."""
        state = self.start.clone()
        while not self.is_round_over(state):
            seat = acting_seat(state)
            if state.moving is None:
                state.chosen[seat] = pick_random(rng, self.cards[seat])
            if asks_for_target(state, seat):
                make_move(state, seat, pick_random(rng, legal_moves(state, seat)), None)
            else:
                carry_cards_out(state, None)
        return certain_share_with_tiles(state, self.seat, self.tiles)

    def do_all_lines_end_with(self, share: float) -> bool:
        """Return whether this share is certain at the end of every line; False if there are more than MOST_STATES."""
        left, seen = [self.start], set[tuple[object, ...]]()
        while left:
            state = left.pop()
            if self.is_round_over(state):
                if certain_share_with_tiles(state, self.seat, self.tiles) != share:
                    return False
                continue
            for after in self.states_after_one_move(state):
                key = what_matters(after)
                if key not in seen:
                    seen.add(key)
                    left.append(after)
            if len(seen) > MOST_STATES:
                return False
        return True

    def states_after_one_move(self, state: State) -> Iterator[State]:
        """Yield the states after each move of the acting seat, with each card that it may have laid."""
        seat = acting_seat(state)
        for card in self.cards[seat] if state.moving is None else (state.chosen[seat],):
            shown = state.clone()
            shown.chosen[seat] = card
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


def what_matters(state: State) -> tuple[object, ...]:
    """Return all of a state that what follows in the round, and the result, depend on."""
    return (
        *(state.turn, state.step, state.series, len(state.extra), state.quarantined, state.moving),
        *(tuple(state.houses), tuple(state.taken), state.sunk, tuple(state.extra)),
    )
