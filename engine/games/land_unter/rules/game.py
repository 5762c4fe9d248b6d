"""Land Unter as a game: the object that bots, matches and tests use."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from engine.core.game import Decision, Event, Game, Log, Option, Position, Result, Seat
from engine.core.rng import Random
from engine.core.schema import Schema
from engine.core.situations import Situation
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import ELIMINATED, PLAYERS, WEATHER_CARDS, Card
from engine.games.land_unter.rules.drowning import refuse_eliminated_seat
from engine.games.land_unter.rules.open_play import refuse_out_of_turn
from engine.games.land_unter.rules.options import OPTIONS
from engine.games.land_unter.rules.round import choose_card, play_round, refuse_illegal_card, score_stage_if_played_out
from engine.games.land_unter.rules.sampler import state_sampler
from engine.games.land_unter.rules.scoring import result
from engine.games.land_unter.rules.setup import begin_stage, deal_sets, log_turned_up_tides, shuffled_sets
from engine.games.land_unter.rules.state import (
    LAYING,
    OVER,
    State,
    new_state,
    seats_to_move,
)
from engine.games.land_unter.rules.view import View, view
from engine.games.land_unter.table.pieces import SCHEMA
from engine.games.land_unter.table.positions import dealt_sets_filled_up, position_of_state, restore_position


@cache
def decision_of_seats(owing: tuple[Seat, ...], *, hidden: bool) -> Decision:
    """Return the decision of these seats; cached, since a playout asks for one every round."""
    return Decision(LAYING, owing, hidden)


EVERYBODY: Final = {players: decision_of_seats(tuple(range(players)), hidden=True) for players in PLAYERS}
"""The decision in which every seat chooses a card at once, by the number of players."""

BY_TEXT: Final = {str(card): card for card in WEATHER_CARDS}


class LandUnter(Game[State, Card, View]):
    """Land Unter by Stefan Dorra. A move is the number of a weather card."""

    key: ClassVar[str] = "land_unter"
    letters: ClassVar[str] = "LU"
    version: ClassVar[int] = State.version
    player_counts: ClassVar[range] = PLAYERS
    move_type: ClassVar[type] = int
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    events: ClassVar[tuple[type[Event], ...]] = e.EVENTS
    schema: ClassVar[Schema] = SCHEMA
    refusals: ClassVar[tuple[str, ...]] = (
        *("eliminated", "not_your_turn", "already_chosen", "not_in_hand"),
        *("tide_gone", "too_many_preservers", "card_in_other_hand", "nobody_left", "took_lower_tide"),
    )

    def set_up(
        self, players: int, seed: int, options: Mapping[str, str], position: Position | None, log: Log[State] | None
    ) -> State:
        """Return the state of a fresh deal, or of the position with its gaps filled from the seed."""
        state = new_state(players, seed, options)
        if position is None:
            deal_sets(state, shuffled_sets(state), log)
        elif "deal" in position:
            deal_sets(state, dealt_sets_filled_up(state, position), log)
        else:
            restore_position(state, Situation(players, position, options=options))
            if log is not None:
                log_turned_up_tides(state, log)
            score_stage_if_played_out(state, log)
            return state
        begin_stage(state, log)
        return state

    def decision(self, state: State) -> Decision | None:
        """Return the decision of the seats to lay a card: all active ones, one in the open variant; None at the end."""
        if state.phase == OVER:
            return None
        if state.owed == state.players and state.options.play == "hidden":
            return EVERYBODY[state.players]
        return decision_of_seats(seats_to_move(state), hidden=state.options.play == "hidden")

    def moves_for_seat(self, state: State, seat: Seat) -> Sequence[Card]:
        """Return the seat's hand, in rising order."""
        return state.hands[seat]

    def moves_from_view(self, view: View, seat: Seat) -> Sequence[Card]:
        """Return the seat's hand, which it sees."""
        return view.hands[seat] or ()

    def refuse_illegal_move(self, state: State, seat: Seat, move: Card) -> None:
        """Refuse a card unless it is in the hand of a seat still in the stage, whose turn it is if cards are open.

        Raises Refusal as `refuse_eliminated_seat`, `refuse_out_of_turn` and `refuse_illegal_card` do.
        """
        refuse_eliminated_seat(state, seat)
        if state.options.play == "open":
            refuse_out_of_turn(state, seat)
        refuse_illegal_card(state, seat, move)

    def apply_move(self, state: State, seat: Seat, move: Card, log: Log[State] | None = None) -> None:
        """Lay a weather card; after the last one of a round, play the round."""
        choose_card(state, seat, move, log)

    def moves_by_seat(self, state: State) -> Sequence[Sequence[Card]]:
        """Return the hand of each seat that has to lay a card."""
        if state.options.play == "open" or state.owed < state.alive or state.phase == OVER:
            return super().moves_by_seat(state)
        if state.alive == state.players:
            return state.hands
        return [hand for hand, level in zip(state.hands, state.levels, strict=True) if level != ELIMINATED]

    def apply_moves(self, state: State, moves: Sequence[Card]) -> None:
        """Lay a weather card for each seat to move, and play the round."""
        if state.options.play == "open" or not moves or len(moves) != state.owed:
            super().apply_moves(state, moves)
            return
        if len(moves) == state.players:
            # `remove` returns None, so `any` runs through all hands; nothing is faster.
            any(map(list.remove, state.hands, moves))
            state.chosen = [*moves]
        else:
            for seat, card in zip(seats_to_move(state), moves, strict=True):
                state.hands[seat].remove(card)
                state.chosen[seat] = card
        play_round(state, None)

    def result(self, state: State) -> Result | None:
        """Return points by seat and the winners, None before the end of the last stage."""
        return result(state)

    def position(self, state: State) -> Position:
        """Return the whole state as JSON data."""
        return position_of_state(state)

    def view_of_seat(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know."""
        return view(state, seat)

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Return a function that draws states that the view's seat holds possible."""
        return state_sampler(view)

    def move_from_text(self, text: str) -> Card | None:
        """Return the weather card whose number this is, held or not; None for any other text."""
        return BY_TEXT.get(text)


GAME: Final = LandUnter()
"""The one instance: it has no state."""
