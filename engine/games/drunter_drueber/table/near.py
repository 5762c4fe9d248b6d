"""What a reader tells of single squares near a dispute, in any order: a tile, a bridge, nothing, and pawns there.

Whoever tells some squares has not told the others: there may be tiles on them. A state takes them to be free.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.core.game import Position
from engine.core.schema import Finding, impossible
from engine.games.drunter_drueber.rules.board import (
    CLOSED,
    EAST,
    FREE,
    NO_SQUARE,
    NORTH,
    Board,
    Square,
    squares_in_line,
)
from engine.games.drunter_drueber.rules.building import BESIDE_RULE, FREE_RULE, free_end
from engine.games.drunter_drueber.rules.components import EVERY_PAWN, LONGEST, PAWNS, Pawn, pawn_named
from engine.games.drunter_drueber.rules.state import BRIDGES, TILE, State

NEAR: Final = "near"
"""The key of a position that tells by square what lies there: one of ON_SQUARE."""
PAWNS_AT: Final = "pawns"
"""The key of a position that tells by pawn its square, "" for one that is off the board."""

ON_FREE: Final = "free"
ON_TILE: Final = "tile"
ON_BRIDGE: Final = {"bridge-n": NORTH, "bridge-e": EAST}
"""What lies on the middle square of a triple, by the way in which the triple runs."""
ON_COVERED: Final = (ON_TILE, *ON_BRIDGE)
"""What may lie on a covered square."""
ON_SQUARE: Final = (ON_FREE, *ON_COVERED)
"""What may lie on a square. A tile is one without a bridge there, of any kind and length."""


def is_part_told(position: Position) -> bool:
    """Return whether a position tells only a part of the board: single squares, or where pawns stand."""
    return bool(position.get(NEAR) or position.get(PAWNS_AT))


def leaves_squares_open(position: Position) -> bool:
    """Return whether a position tells only a part of the board, or nothing of it: then there may be tiles anywhere.

    That nothing is on the board is told by tiles of which there are none.
    """
    return is_part_told(position) or not {"laid", "board", "deal"} & position.keys()


def squares_covered_near(board: Board, square: Square, what: str) -> tuple[Square, ...]:
    """Return the squares that are covered where this lies on a square; perhaps off the board."""
    if what in ON_BRIDGE:
        step = board.steps[ON_BRIDGE[what]]
        return squares_in_line(Square(square - step), step, LONGEST)
    return () if what == ON_FREE else (square,)


def is_place_near_possible(state: State, square: Square, what: str) -> bool:
    """Return whether this may lie on a square beside the tiles that are told otherwise: a bridge wants a triple."""
    if what in ON_BRIDGE:
        return all(state.cover[each] == FREE for each in squares_covered_near(state.board, square, what))
    return state.cover[square] in ((FREE,) if what == ON_FREE else (FREE, TILE))


def restore_near_squares(state: State, position: Position) -> Iterator[Finding]:
    """Cover what is told to be covered, and put the told pawns; leave out what is impossible, with a finding each."""
    near: Mapping[str, str] = position.get(NEAR, {})
    # Bridges come first: a square beside one may be told, too.
    for name in sorted(near, key=lambda each: (near[each] not in ON_BRIDGE, near[each] == ON_FREE)):
        square = state.board.squares_by_name.get(name, NO_SQUARE)
        if not is_place_near_possible(state, square, near[name]):
            yield impossible(f"{NEAR}.{name}", FREE_RULE, fix_without(position, NEAR, name))
            continue
        cover = bytearray(state.cover)
        for each in squares_covered_near(state.board, square, near[name]):
            cover[each] = TILE
        if near[name] in ON_BRIDGE:
            cover[square] = BRIDGES[ON_BRIDGE[near[name]]]
        state.cover = bytes(cover)
    for name, at in position.get(PAWNS_AT, {}).items():
        pawn, square = pawn_named(name), state.board.squares_by_name.get(at, NO_SQUARE)
        if at and not can_pawn_stand(state, pawn, square):
            yield impossible(f"{PAWNS_AT}.{name}", BESIDE_RULE, fix_without(position, PAWNS_AT, name))
            continue
        state.pawns[pawn] = square
        if state.cover[square] == FREE:
            state.cover = state.cover[:square] + bytes([TILE]) + state.cover[square + 1 :]


def can_pawn_stand(state: State, pawn: Pawn, square: Square) -> bool:
    """Return whether a pawn may stand on a square: its own corner, or where a path of its kind may have ended."""
    if square in (at for other, at in enumerate(state.pawns) if other != pawn):
        return False
    return state.cover[square] in (FREE, TILE) or (square == state.board.pawns[pawn] and square != NO_SQUARE)


def fix_without(position: Position, key: str, name: str) -> Mapping[str, Any]:
    """Return the fix that forgets one thing told under a key."""
    left = {other: value for other, value in position[key].items() if other != name}
    return {key: left or None}


def position_of_ground(state: State) -> Position:
    """Return what is covered and where pawns stand, square by square; {} where the tiles laid tell all of it."""
    laid = {square for each in state.laid for square in each.squares}
    covered = {Square(at) for at, what in enumerate(state.cover) if what not in (FREE, CLOSED)}
    ends = [*state.board.pawns]
    for each in state.laid:
        ends[each.placement.pawn] = free_end(each.squares)
    if laid == covered and all(state.pawns[pawn] in (ends[pawn], NO_SQUARE) for pawn in EVERY_PAWN):
        return {}
    bridges = {at: name for at in covered for name, way in ON_BRIDGE.items() if state.cover[at] == BRIDGES[way]}
    beside = {each for at, what in bridges.items() for each in squares_covered_near(state.board, at, what)}
    near = {at: bridges.get(at, ON_TILE) for at in sorted(covered) if at in bridges or at not in beside}
    name = state.board.square_name
    return {
        NEAR: {name(at): what for at, what in near.items()},
        PAWNS_AT: {PAWNS[pawn]: name(at) if (at := state.pawns[pawn]) else "" for pawn in EVERY_PAWN},
    }
