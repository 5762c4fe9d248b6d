"""Telling single squares near a dispute, in any order: where a pawn stands, and what lies on a square."""

from collections.abc import Collection, Iterator, Mapping
from functools import partial

from engine.core.situations import Situation, with_values_at_keys, without_keys
from engine.core.table.fields import Tool
from engine.games.drunter_drueber.question_near import ON_ANY, told_on_square, with_pawn_told, with_square_told
from engine.games.drunter_drueber.question_play import PAWN
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import (
    NEAR,
    ON_BRIDGE,
    ON_COVERED,
    ON_FREE,
    ON_TILE,
    PAWNS_AT,
    can_pawn_stand,
    is_place_near_possible,
)


def near_tools(_situation: Situation) -> Iterator[Tool]:
    """Yield the tools that tell single squares: for pawns, for what is free, for tiles and for bridges."""
    for letter in c.KINDS:
        spots, put = partial(squares_for_pawn, letter=letter), partial(with_pawn_toggled, letter=letter)
        yield Tool(f"pawn-{letter}", NEAR, NEAR, f"pawn-{letter}", spots, put)
    for what in (ON_FREE, ON_ANY, *ON_COVERED):
        spots, put = partial(squares_for_piece, what=what), partial(with_piece_near_toggled, what=what)
        yield Tool(what, NEAR, NEAR, what, spots, put)


def squares_in_reading_order(state: State, squares: Collection[Square]) -> list[str]:
    """Return the names of squares, each once, in reading order."""
    return [name for name, square in state.board.squares_by_name.items() if square in squares]


def squares_for_pawn(situation: Situation, letter: str) -> list[str]:
    """Return the squares where a pawn of a kind may stand, and those where any is told to."""
    state, pawn = mended_state(situation), pawn_to_put(situation, letter)
    told, squares = situation.position.get(PAWNS_AT, {}).values(), state.board.squares_by_name
    return [name for name, at in squares.items() if name in told or can_pawn_stand(state, pawn, at)]


def squares_for_piece(situation: Situation, what: str) -> list[str]:
    """Return the squares where a tile or a bridge is told, or may lie.

    A square beside a bridge may be told, too, before or after it.
    """
    state, near = mended_state(situation), situation.position.get(NEAR, {})
    piece = ON_TILE if what == ON_ANY else what
    bridges = {name: there for name, there in near.items() if there in ON_BRIDGE}
    grounds = {name: ground_of_bridges(situation, without_keys(bridges, name)) for name in ("", *bridges)}
    return [
        name
        for name, square in state.board.squares_by_name.items()
        if square not in state.pawns and is_place_near_possible(grounds.get(name, grounds[""]), square, piece)
    ]


def ground_of_bridges(situation: Situation, bridges: Mapping[str, str]) -> State:
    """Return the state with these bridges, but neither pawns nor other tiles told of single squares."""
    return mended_state(with_values_at_keys(situation, **{PAWNS_AT: None, NEAR: bridges}))


def pawn_to_put(situation: Situation, letter: str) -> c.Pawn:
    """Return the pawn that a tool puts: of the wall's, the one asked about, else the first that is not told yet."""
    told, asked = situation.position.get(PAWNS_AT, {}), situation.moves.get(PAWN, "")
    names = [name for name in c.PAWNS if name.startswith(letter)]
    return c.pawn_named(asked if asked in names else next((name for name in names if name not in told), names[0]))


def with_piece_near_toggled(situation: Situation, spot: str, what: str) -> Situation:
    """Return the situation with a tile or a bridge on a square; without it if it was told already."""
    return with_square_told(situation, spot, "" if told_on_square(situation, spot) == what else what)


def with_pawn_toggled(situation: Situation, spot: str, letter: str) -> Situation:
    """Return the situation with a pawn of a kind on a square; without the one that was told to stand there already."""
    there = next((name for name, at in situation.position.get(PAWNS_AT, {}).items() if at == spot), "")
    return with_pawn_told(situation, there or c.PAWNS[pawn_to_put(situation, letter)], None if there else spot)
