"""Vineta as a game: the object that bots, matches and tests use."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from engine.core import game
from engine.core.game import Decision, Event, Game, Log, Option, Position, Refusal, Result, Seat
from engine.core.rng import Random
from engine.core.schema import Schema
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import SEATS
from engine.games.vineta.rules.hand import REVEAL_RULE
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME, canonical_move_text, parse_target_text
from engine.games.vineta.rules.options import OPTIONS
from engine.games.vineta.rules.sampler import state_known_from_view, state_sampler
from engine.games.vineta.rules.scoring import result
from engine.games.vineta.rules.setup import PLACING_RULE, set_up
from engine.games.vineta.rules.sinking import FORCED_END_RULE
from engine.games.vineta.rules.state import ACTING, CHOOSING, OVER, PLACING, SINKING, State, new_state, seats_to_move
from engine.games.vineta.rules.turn import legal_moves, make_move, move_pointed_at, refuse_illegal_move
from engine.games.vineta.rules.view import View, phase_key, view
from engine.games.vineta.table.positions import position_of_state, restore_position
from engine.games.vineta.table.schema import SCHEMA

TURN_RULES: Final = {PLACING: PLACING_RULE, ACTING: REVEAL_RULE, SINKING: FORCED_END_RULE}
"""The id of the rule that says which seat moves, by phase."""


@cache
def decision_of_seats(kind: str, seats: tuple[Seat, ...], *, hidden: bool) -> Decision:
    """Return the decision of these seats; cached, since every check of a move asks for one."""
    return Decision(kind, seats, hidden)


class Vineta(Game[State, str, View]):
    """Vineta. A move is its own text (see `notation`)."""

    key: ClassVar[str] = "vineta"
    letters: ClassVar[str] = "VI"
    version: ClassVar[int] = State.version
    player_counts: ClassVar[range] = SEATS
    move_type: ClassVar[type] = str
    schema: ClassVar[Schema] = SCHEMA
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    events: ClassVar[tuple[type[Event], ...]] = e.EVENTS
    refusals: ClassVar[tuple[str, ...]] = (
        *("not_your_turn", "no_house_left", "already_chosen", "not_in_hand", "not_coastal", "chip_placed", "no_series"),
        *(
            "no_such_card",
            "same_series",
            "other_source",
            "quarantined",
            "no_house",
            "not_in_danger",
            "only_danger",
            "same_district",
        ),
        *("same_end", "other_end", "sunk", "not_tied", "empty", "unfinished"),
        *("card_played", "other_seats_card", "too_many_houses", "houses_missing", "colour_shown", "district_shown"),
    )

    def set_up(
        self, players: int, seed: int, options: Mapping[str, str], position: Position | None, log: Log[State] | None
    ) -> State:
        """Set the game up: a fresh deal, or the position with its gaps filled from the seed."""
        state = new_state(players, seed, options)
        if position is None:
            set_up(state, log)
        else:
            restore_position(state, position)
        return state

    def decision(self, state: State) -> Decision | None:
        """Return the decision about a house, a card, a card's target or what sinks; None after the end."""
        if state.phase == OVER:
            return None
        return decision_of_seats(phase_key(state), seats_to_move(state), hidden=state.phase == CHOOSING)

    def moves_for_seat(self, state: State, seat: Seat) -> Sequence[str]:
        """Return the texts of the moves that the seat may make."""
        return legal_moves(state, seat)

    def moves_from_view(self, view: View, seat: Seat) -> Sequence[str]:
        """Return the same as `moves_for_seat`, as no move depends on what is hidden from the seat."""
        return legal_moves(state_known_from_view(view), seat)

    def refuse_illegal_move(self, state: State, seat: Seat, move: str) -> None:
        """Each seat moves in its turn, as `TURN_RULES` say, but all choose their cards at once.

        Raises Refusal("not_your_turn"), else as `turn.refuse_illegal_move` does.
        """
        if state.phase != CHOOSING and seat not in seats_to_move(state):
            raise Refusal("not_your_turn", TURN_RULES[state.phase], seat=seats_to_move(state)[0])
        refuse_illegal_move(state, seat, move)

    def apply_move(self, state: State, seat: Seat, move: str, log: Log[State] | None = None) -> None:
        """Make a legal move, and all that follows from it."""
        make_move(state, seat, move, log)

    def moves_by_seat(self, state: State) -> Sequence[Sequence[str]]:
        """Return the legal moves of each seat of `seats_to_move`, in that order."""
        return [legal_moves(state, seat) for seat in seats_to_move(state)]

    def apply_moves(self, state: State, moves: Sequence[str]) -> None:
        """Make a move for each seat to move; raise ValueError for too few moves or too many."""
        # Like `moves_by_seat`, it makes no Decision to learn who owes a move: games at random take a tenth less time.
        seats = seats_to_move(state)
        if len(moves) != len(seats):
            raise ValueError(f"{len(moves)} moves for {len(seats)} seats")
        for seat, move in zip(seats, moves, strict=True):
            make_move(state, seat, move, None)

    def result(self, state: State) -> Result | None:
        """Return points by seat and the winners, None before the end."""
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

    def parse_gesture(self, state: State, seat: Seat, text: str) -> str:
        """Return the move that a gesture means: a text, or a district pointed at, "@G1", or half a move, "@".

        Raises Refusal: "game_over" after the end, "unreadable" for what means nothing, else as `move_pointed_at` does.
        """
        before, at, district = game.checked_text(text).partition(game.POINTED_AT)
        if before or not at or district not in {*DISTRICT_BY_NAME, ""}:
            return self.parse_move(canonical_move_text(text))
        if state.phase == OVER:
            raise Refusal("game_over")
        return move_pointed_at(state, seat, district)

    def move_from_text(self, text: str) -> str | None:
        """Return the text if it names a card or a well-formed target, legal now or not, else None."""
        return text if text in CARD_BY_NAME or parse_target_text(text) is not None else None


GAME: Final = Vineta()
"""The one instance: it has no state."""
