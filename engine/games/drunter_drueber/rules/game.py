"""Drunter & Drüber as a game: the object that bots, matches and tests use."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from engine.core import game
from engine.core.game import Decision, Event, Game, Log, Option, Position, Refusal, Result, Seat
from engine.core.rng import Random
from engine.core.schema import Schema
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.building import PLACEMENTS, placement_covering_square, refuse_illegal_placement
from engine.games.drunter_drueber.rules.components import DEAL, TARGETS, TILES, Target, TileType
from engine.games.drunter_drueber.rules.options import OPTIONS
from engine.games.drunter_drueber.rules.sampler import state_known_from_view, state_sampler
from engine.games.drunter_drueber.rules.scoring import result
from engine.games.drunter_drueber.rules.setup import new_state, set_up
from engine.games.drunter_drueber.rules.state import (
    CHOOSING,
    DECLARING,
    OVER,
    PLACING,
    VOTING,
    Phase,
    State,
    seats_to_move,
)
from engine.games.drunter_drueber.rules.turn import WORDS, legal_moves, make_move
from engine.games.drunter_drueber.rules.variant import refuse_illegal_main_target
from engine.games.drunter_drueber.rules.view import PHASES, View, view
from engine.games.drunter_drueber.rules.vote import refuse_illegal_voting_cards, refuse_joker_out_of_turn
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS
from engine.games.drunter_drueber.table import positions
from engine.games.drunter_drueber.table.pieces import SCHEMA

BY_PHASE: Final[Mapping[Phase, Any]] = {PLACING: PLACEMENTS, VOTING: BALLOTS, DECLARING: WORDS, CHOOSING: TARGETS}
"""The texts of all possible moves, by phase."""


@cache
def decision_of_seats(phase: Phase, seats: tuple[Seat, ...]) -> Decision:
    """Return the decision that these seats have to make in a phase before the end."""
    return Decision(PHASES[phase], seats, hidden=phase in (VOTING, CHOOSING))


class DrunterDrueber(Game[State, str, View]):
    """Drunter & Drüber by Klaus Teuber, for as many players as DEAL has hands for.

    A move is its own text: a placement ("r-3e": pawn, length, direction), voting cards ("jaa+ne"), what a joker
    means ("yes", "no"), or the main target card ("K", "all3").
    """

    key: ClassVar[str] = "drunter_drueber"
    letters: ClassVar[str] = "DD"
    version: ClassVar[int] = State.version
    player_counts: ClassVar[range] = range(min(DEAL), max(DEAL) + 1)
    move_type: ClassVar[type] = str
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    events: ClassVar[tuple[type[Event], ...]] = e.EVENTS
    refusals: ClassVar[tuple[str, ...]] = (
        *("not_your_turn", "pawn_gone", "no_tile", "wrong_kind", "not_beside", "occupied", "corner", "off_board"),
        *("far_side", "two_bridges", "no_room", "already_voted", "not_in_hand", "not_your_joker", "already_main"),
        "not_your_target",
        *("all_laid", "length_laid", "passed_without", "tile_elsewhere", "cannot_pass"),
        *("card_used", "no_card_laid", "joker_both_ways", "target_shown"),
    )

    schema: ClassVar[Schema] = SCHEMA

    def set_up(
        self, players: int, seed: int, options: Mapping[str, str], position: Position | None, log: Log[State] | None
    ) -> State:
        """Return the state of a fresh deal, or of the position with its gaps filled from the seed."""
        state = new_state(players, seed, options, positions.board_of_position(position))
        if position is None or positions.is_fresh_deal(position):
            set_up(state, log)
        else:
            positions.restore_position(state, position)
        return state

    def decision(self, state: State) -> Decision | None:
        """Return the decision on a placement, voting cards, a joker's meaning or main targets; None at the end."""
        return None if state.phase == OVER else decision_of_seats(state.phase, seats_to_move(state))

    def moves_for_seat(self, state: State, seat: Seat) -> Sequence[str]:
        """Return the texts of the moves that the seat may make."""
        return legal_moves(state, seat)

    def moves_from_view(self, view: View, seat: Seat) -> Sequence[str]:
        """Return the same as `moves_for_seat`, since no move depends on hidden information."""
        return legal_moves(state_known_from_view(view), seat)

    def refuse_illegal_move(self, state: State, seat: Seat, move: str) -> None:
        """Raise Refusal unless the seat may make this move now.

        Raises Refusal("not_now") for a move of another phase, else as the rule functions do.
        """
        if move not in BY_PHASE[state.phase]:
            raise Refusal("not_now", text=move)
        if state.phase == PLACING:
            refuse_illegal_placement(state, seat, PLACEMENTS[move])
        elif state.phase == VOTING:
            refuse_illegal_voting_cards(state, seat, BALLOTS[move])
        elif state.phase == DECLARING:
            refuse_joker_out_of_turn(state, seat)
        else:
            refuse_illegal_main_target(state, seat, Target(move))

    def apply_move(self, state: State, seat: Seat, move: str, log: Log[State] | None = None) -> None:
        """Make a legal move, and all that follows from it."""
        make_move(state, seat, move, log)

    def result(self, state: State) -> Result | None:
        """Return points by seat and the winners, None before the end."""
        return result(state)

    def position(self, state: State) -> Position:
        """Return the whole state as JSON data."""
        return positions.position_of_state(state)

    def view_of_seat(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know."""
        return view(state, seat)

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Return a function that draws states that the view's seat holds possible."""
        return state_sampler(view)

    def move_from_text(self, text: str) -> str | None:
        """Return the text if it is a move of any phase, legal now or not, else None."""
        return text if any(text in moves for moves in BY_PHASE.values()) else None

    def parse_gesture(self, state: State, seat: Seat, text: str) -> str:
        """Return the move that a gesture means: a text, or a type of tile and the square that it is to cover, "r3@h4".

        Raises Refusal: "unreadable", "game_over", "not_now" (no move now), or as `placement_covering_square` does.
        """
        tile, at, square = game.checked_text(text).partition(game.POINTED_AT)
        if not at:
            return self.parse_move(text)
        if tile not in TILES or square not in {*state.board.squares_by_name, ""}:
            raise Refusal("unreadable", text=text)
        if state.phase != PLACING:
            raise Refusal("game_over") if state.phase == OVER else Refusal("not_now", text=text)
        return placement_covering_square(state, seat, TileType(tile), square)


GAME: Final = DrunterDrueber()
"""The one instance: it has no state."""
