"""What `reach` finds at once for all pawns is what the rules say of each tile: whether it fits, under which bridges."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import EventLog, Refusal
from engine.games.drunter_drueber.rules.board import FREE, NORTH, Direction, Square, squares_in_line
from engine.games.drunter_drueber.rules.bridges import remove_blocked_pawns
from engine.games.drunter_drueber.rules.building import (
    PLACEMENTS,
    board_cover_after_tile,
    lay_tile,
    refuse_tile_without_room,
)
from engine.games.drunter_drueber.rules.components import LENGTHS, LONGEST, PAWNS, TILES, Pawn
from engine.games.drunter_drueber.rules.events import BridgePassed, PawnRemoved
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import NOWHERE, reach_of_pawns, squares_of_placement
from engine.games.drunter_drueber.rules.state import Laid, Placement, State
from tests.games.drunter_drueber.referee import square_of
from tests.games.drunter_drueber.rules.test_rules_invariants import TOWN, SlotState


@st.composite
def towns(draw: st.DrawFn) -> SlotState:
    """Draw a town with tiles and pawns anywhere; half of the tiles are beside the one before: bridges come in rows."""
    options = {"bridges": draw(st.sampled_from(("one", "several")))}
    state, rng = GAME.begin(2, 1, options, {"deal": True, "board": TOWN}), Random(draw(st.integers(0, 2**32 - 1)))
    squares = [*state.board.squares_by_name.values()]
    at, direction = rng.choice(squares), NORTH
    for _ in range(draw(st.integers(0, 24))):
        if rng.random() < 0.5:
            at = Square(at + state.board.steps[(direction + 1) % 4])
        else:
            at, direction = rng.choice(squares), Direction(rng.randrange(4))
        lay_anywhere(state, Placement(Pawn(rng.randrange(len(PAWNS))), rng.choice((*LENGTHS, LONGEST)), direction), at)
    state.pawns = [rng.choice(squares) for _ in PAWNS]
    return SlotState(state, EventLog())


def lay_anywhere(state: State, placement: Placement, first: Square) -> None:
    """Lay a tile from a square on, if these squares are free, wherever its pawn is."""
    step = state.board.steps[placement.direction]
    squares = squares_in_line(first, step, placement.length)
    if all(0 <= square < len(state.cover) and state.cover[square] == FREE for square in squares):
        state.cover = board_cover_after_tile(state.cover, placement, squares)
        state.laid.append(Laid(0, placement, squares))


def placements_on_board(state: State) -> Iterator[Placement]:
    """Yield every placement beside a pawn that is on the board, whether it fits or not."""
    return (placement for placement in PLACEMENTS.values() if state.pawns[placement.pawn])


def is_refused(state: State, placement: Placement) -> bool:
    """Return whether the rules have a reason why there is no room for a tile."""
    try:
        refuse_tile_without_room(state, placement)
    except Refusal:
        return True
    return False


def with_each_tile_laid(state: State) -> Iterator[tuple[Placement, State, EventLog]]:
    """Yield each placement that fits, the state with its tile on the board, and what laying it logged."""
    for placement in placements_on_board(state):
        squares = squares_of_placement(state, placement)
        if squares:
            after, events = state.clone(), EventLog()
            after.tiles[0] = [1] * len(TILES)
            lay_tile(after, 0, placement, squares, events)
            yield placement, after, events


@settings(max_examples=200)
@given(town=towns())
def test_reach_finds_room_for_each_tile_that_the_rules_do_not_refuse(town: SlotState) -> None:
    for placement in placements_on_board(town.state):
        pawn, direction = town.pawns[PAWNS[placement.pawn]], "nesw"[placement.direction]
        squares = town.referee.squares(pawn, placement.length, direction)
        found = squares_of_placement(town.state, placement)
        assert [square_of(town.state.board.square_name(square)) for square in found] == squares
        assert is_refused(town.state, placement) == (not squares)


@settings(max_examples=200)
@given(town=towns())
def test_the_bridges_that_reach_leaves_behind_are_those_that_are_logged(town: SlotState) -> None:
    for placement, _, events in with_each_tile_laid(town.state):
        passed = [event for event in events if isinstance(event, BridgePassed)]
        assert len(passed) == reach_of_pawns(town.state)[placement.pawn][placement.direction].ahead - 1


@settings(max_examples=200)
@given(town=towns())
def test_a_pawn_is_removed_where_reach_and_the_rules_leave_no_room_for_a_single(town: SlotState) -> None:
    for _, state, events in with_each_tile_laid(town.state):
        singles = [placement for placement in placements_on_board(state) if placement.length == LENGTHS[0]]
        able = {placement.pawn for placement in singles if not is_refused(state, placement)}
        shut_in = [pawn for pawn in range(len(PAWNS)) if pawn not in able]
        assert [pawn for pawn, ways in enumerate(reach_of_pawns(state)) if ways == NOWHERE] == shut_in
        assert remove_blocked_pawns(state, events) == shut_in
        assert len([event for event in events if isinstance(event, PawnRemoved)]) == len(shut_in)
