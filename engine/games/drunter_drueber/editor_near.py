"""Telling single squares near a dispute, in any order: where a pawn stands, and what lies on a square."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.core.game import POINTED_AT
from engine.core.situations import Question, Situation, Tool, without_keys
from engine.games.drunter_drueber.editor_fields import HELD, given_hand
from engine.games.drunter_drueber.question_near import with_pawn_told, with_square_told
from engine.games.drunter_drueber.question_play import PAWN, TILE
from engine.games.drunter_drueber.render.part import name_of_part_mark, part_around_squares
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.table.findings import mended_state_and_findings
from engine.games.drunter_drueber.table.near import (
    NEAR,
    ON_BRIDGE,
    ON_TILE,
    PAWNS_AT,
    can_pawn_stand,
    is_place_near_possible,
)

STAND: Final = "pawn-"
"""Before a kind ("pawn-r"): the tool that puts a pawn of this kind on a square."""
COLUMNS_NEAR: Final = 9
"""So many columns are drawn around a dispute: a tile past a bridge and its pawn, whichever way it goes."""
ROWS_NEAR: Final = range(7, 8)
"""So many rows."""
NEAR_TOOLS: Final = (ON_TILE, *ON_BRIDGE)
"""The tools that put something on a square, by what they put there."""


def is_near_tool(tool: str) -> bool:
    """Return whether a tool tells a single square."""
    return tool in NEAR_TOOLS or tool.startswith(STAND)


def near_tools(situation: Situation, question: Question) -> Iterator[Tool]:
    """Yield the tools that tell single squares: for the pawns asked about, or any; for tiles and for bridges."""
    asked = kinds_in_hand(situation) if HELD in question.asks else kind_asked_about(situation)
    for letter in asked or c.KINDS:
        yield Tool(f"{STAND}{letter}", NEAR, NEAR, f"{STAND}{letter}")
    yield from (Tool(what, NEAR, NEAR, what) for what in NEAR_TOOLS)


def kinds_in_hand(situation: Situation) -> str:
    """Return the kinds of tile of which the seat that asks has any, as letters."""
    hand = given_hand(situation) or [0] * len(c.TILES)
    return "".join(c.KINDS[kind] for kind in c.EVERY_KIND if any(c.tile_counts_of_kind(hand, kind)))


def kind_asked_about(situation: Situation) -> str:
    """Return the kind of the tile or pawn asked about as a letter; "" for none."""
    text = situation.moves.get(PAWN, "") or situation.moves.get(TILE, "")
    tile = PLACEMENTS[text].tile_type if text in PLACEMENTS else text.partition(POINTED_AT)[0]
    return tile[:1] if tile in (*c.TILES, *c.PAWNS) else ""


def part_marks(situation: Situation) -> tuple[str, ...]:
    """Return the mark for the part of the town around all that is told near a dispute, if it is not the whole town."""
    state, position = mended_state_and_findings(situation)[0], situation.position
    names = [*position.get(NEAR, {}), *filter(None, position.get(PAWNS_AT, {}).values())]
    names += [situation.moves.get(TILE, "").partition(POINTED_AT)[2]]
    squares = [state.board.square_named(name) for name in names if name in state.board.squares_by_name]
    if state.laid or not squares:
        return ()
    part = part_around_squares(state.board, squares, COLUMNS_NEAR, ROWS_NEAR)
    return (name_of_part_mark(state.board, part),) if part else ()


def spots_near(situation: Situation, tool: str) -> Iterator[Square]:
    """Yield the squares where a tool can be used: where its piece is told, or may lie or stand."""
    state, _ = mended_state_and_findings(situation)
    near, squares = situation.position.get(NEAR, {}), state.board.squares_by_name
    if tool.startswith(STAND):
        pawn = pawn_to_put(situation, tool)
        told = situation.position.get(PAWNS_AT, {}).values()
        yield from (at for name, at in squares.items() if name in told or can_pawn_stand(state, pawn, at))
        return
    # A square beside a bridge may be told, too, before or after it.
    bridges = {name: what for name, what in near.items() if what in ON_BRIDGE}
    ground = ground_of_bridges(situation, bridges)
    for name, square in squares.items():
        rest = {other: what for other, what in bridges.items() if other != name}
        free = ground_of_bridges(situation, rest) if name in bridges else ground
        if square not in state.pawns and is_place_near_possible(free, square, tool):
            yield square


def ground_of_bridges(situation: Situation, bridges: Mapping[str, str]) -> State:
    """Return the state with these bridges, but neither pawns nor other tiles told of single squares."""
    position = without_keys(situation.position, NEAR, PAWNS_AT) | {NEAR: bridges}
    return mended_state_and_findings(replace(situation, position=position))[0]


def pawn_to_put(situation: Situation, tool: str) -> c.Pawn:
    """Return the pawn that a tool puts: of the wall's, the one asked about, else the first that is not told yet."""
    told, letter = situation.position.get(PAWNS_AT, {}), tool.removeprefix(STAND)
    names = [name for name in c.PAWNS if name.startswith(letter)]
    asked = situation.moves.get(PAWN, "")
    return c.pawn_named(asked if asked in names else next((name for name in names if name not in told), names[0]))


def with_near_toggled(situation: Situation, tool: str, spot: str) -> Situation:
    """Return the situation with a pawn on a square, or something that lies there; without it if it was told already."""
    if not tool.startswith(STAND):
        there = situation.position.get(NEAR, {}).get(spot, "")
        return with_square_told(situation, spot, "" if there == tool else tool)
    there = next((name for name, at in situation.position.get(PAWNS_AT, {}).items() if at == spot), "")
    return with_pawn_told(situation, there or c.PAWNS[pawn_to_put(situation, tool)], None if there else spot)
