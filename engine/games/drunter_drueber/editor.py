"""The editor for a table of Drunter & Drüber: tiles along their paths, the tile asked about, buildings covered."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final

from engine.core.game import POINTED_AT
from engine.core.schema import Finding, without_entry
from engine.core.situations import EditorField, Question, Situation, Tool, with_move_given, without_keys
from engine.games.drunter_drueber.editor_fields import FIELDS, with_editor_field_set
from engine.games.drunter_drueber.editor_near import is_near_tool, near_tools, part_marks, spots_near, with_near_toggled
from engine.games.drunter_drueber.editor_view import (
    editor_view,
    situation_from_view,
    tiles_asked_about,
    untold_in_view,
)
from engine.games.drunter_drueber.question_near import is_pawn_told
from engine.games.drunter_drueber.question_play import TILE, state_with_each_bridge_option
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import BOARD, CLOSED, FREE, PLAIN, Board, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS, free_end, would_cover_square
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.table.filling import tiles_not_on_board
from engine.games.drunter_drueber.table.findings import mended_state_and_findings
from engine.games.drunter_drueber.table.near import NEAR, PAWNS_AT, is_part_told

ASK: Final = "ask-"
"""The prefix of the tools that place a tile asked about: "ask-r3". Tools that build are named after their pawns."""
COVER: Final = "cover"
"""The tool that covers a building without a tile, or uncovers it."""


class TownEditor:
    """Lays out tables of Drunter & Drüber; see `engine.core.situations.Editor`."""

    def view(self, situation: Situation) -> View:
        """Return a view for the board to draw, with nothing but what the situation gives."""
        return editor_view(situation)

    def untold(self, situation: Situation, start: View, view: View) -> frozenset[str]:
        """Return what of a view is not told; see `untold_in_view`."""
        return untold_in_view(situation, view)

    def marks(self, situation: Situation) -> Sequence[str]:
        """Return the mark for the part of the town that is told, where it is only a part."""
        return part_marks(situation)

    def editor_fields(self, situation: Situation, question: Question) -> Sequence[EditorField]:
        """Return the fields that the question asks for."""
        return [field for name in question.asks if name in FIELDS for field in FIELDS[name](situation, question)]

    def editor_tools(self, situation: Situation, question: Question) -> Sequence[Tool]:
        """Return the tools that a question uses: for pawns, types of tile asked about, or covering buildings."""
        state, _ = mended_state_and_findings(situation)
        return [tool for name in question.asks for tool in tools_in_group(name, situation, question, state)]

    def spots_for_tool(self, situation: Situation, tool: str) -> Sequence[str]:
        """Return the names of the squares where a tool can be used, in reading order."""
        state, _ = mended_state_and_findings(situation)
        if is_near_tool(tool):
            found = {*spots_near(situation, tool)}
        elif tool in c.PAWNS:
            found = {
                *end_squares_of_next_tile(state, c.pawn_named(tool)),
                *last_square_of_last_tile(situation, state, tool),
            }
        elif tool == COVER:
            found = {*squares_of_coverable_buildings(state)}
        else:
            found = {*squares_to_ask_about_for_tile(situation, state, c.TileType(tool.removeprefix(ASK)))}
        return [name for name, square in state.board.squares_by_name.items() if square in found]

    def form_and_value_naming_spot(self, spot: str) -> tuple[str, Any]:
        """Return the token form and the value that name a square in a sentence."""
        return "square", spot

    def with_piece_toggled(self, situation: Situation, tool: str, spot: str) -> Situation:
        """Return the situation with a tile or a covered building added or removed; raise Refusal for a wrong spot."""
        if spot not in self.spots_for_tool(situation, tool):
            raise Finding("unknown_word", tool, params={"value": spot}).as_refusal
        state, _ = mended_state_and_findings(situation)
        square = state.board.square_named(spot)
        if is_near_tool(tool):
            return with_near_toggled(situation, tool, spot)
        if tool == COVER:
            return with_building_toggled(situation, state.board, square)
        if tool in c.PAWNS:
            return with_tile_toggled(situation, state, c.pawn_named(tool), square)
        asked = next(tiles_asked_about(state, situation.moves.get(TILE, "")), None)
        same = asked and asked[0].tile_type == tool.removeprefix(ASK) and square in asked[1]
        return with_move_given(situation, TILE, None if same else f"{tool.removeprefix(ASK)}{POINTED_AT}{spot}")

    def with_field_set(self, situation: Situation, place: str, value: int | str | None) -> Situation:
        """Return the situation with this field set; None clears it. Raises Refusal for an unknown field."""
        return with_editor_field_set(situation, place, value)

    def situation_from_view(self, view: View) -> Situation:
        """Return a situation with what a view's seat knows of a game under way."""
        return situation_from_view(view)


def tools_in_group(name: str, situation: Situation, question: Question, state: State) -> Iterator[Tool]:
    """Yield the tools of a group, by the name that questions give it; none for a group of fields.

    A pawn put on a square by itself has no path that goes on from its corner.
    """
    left, told = tiles_not_on_board(state), situation.position.get(PAWNS_AT, {})
    if name == NEAR:
        yield from near_tools(situation, question)
    elif name == "lay":
        paths = ((pawn, kind) for pawn, kind in zip(c.PAWNS, c.PAWN_KINDS, strict=True) if pawn not in told)
        for pawn, kind in paths:
            tiles = sum(left[c.tile_index(kind, length)] for length in c.LENGTHS)
            yield Tool(pawn, "lay", "pawn", pawn, tiles)
    elif name == "ask":
        yield from (Tool(f"{ASK}{tile}", "ask", "tile", tile) for tile in c.TILES)
    elif name == COVER:
        yield Tool(COVER, COVER, "covering", COVER)


def end_squares_of_next_tile(state: State, pawn: c.Pawn) -> Iterator[Square]:
    """Yield the squares where a pawn's next tile can end, no matter whether it would need a vote."""
    left = tiles_not_on_board(state)
    for placement in PLACEMENTS.values():
        if placement.pawn == pawn and left[placement.tile_index]:
            yield from squares_of_placement(state, placement)[-1:]


def last_square_of_last_tile(situation: Situation, state: State, tool: str) -> Iterator[Square]:
    """Yield the last square of a pawn's last tile if it can be removed without moving later tiles."""
    last = index_of_last_tile(state, c.pawn_named(tool))
    if last >= 0:
        rest, _ = mended_state_and_findings(with_tile_removed(situation, last))
        if rest.laid == without_entry(state.laid, last):
            yield free_end(state.laid[last].squares)


def index_of_last_tile(state: State, pawn: c.Pawn) -> int:
    """Return the index of a pawn's last tile in `State.laid`, -1 if it has none."""
    return max((at for at, laid in enumerate(state.laid) if laid.placement.pawn == pawn), default=-1)


def with_tile_toggled(situation: Situation, state: State, pawn: c.Pawn, square: Square) -> Situation:
    """Return the situation with a pawn's next tile ending on a square, or without its last tile if that ends there."""
    last = index_of_last_tile(state, pawn)
    if last >= 0 and free_end(state.laid[last].squares) == square:
        return with_tile_removed(situation, last)
    text = next(
        text
        for text, each in PLACEMENTS.items()
        if each.pawn == pawn and squares_of_placement(state, each)[-1:] == (square,)
    )
    seat = situation.position.get("turn", 0)
    return with_laid_tiles_replaced(
        situation, [*situation.position.get("laid", ())[: len(state.laid)], f"{seat}:{text}"]
    )


def with_tile_removed(situation: Situation, at: int) -> Situation:
    """Return the situation without the laid tile at this index; past votes and the number of turns are cleared."""
    laid = situation.position["laid"]
    return with_laid_tiles_replaced(situation, without_entry(laid, at))


def with_laid_tiles_replaced(situation: Situation, laid: list[str]) -> Situation:
    """Return the situation with other tiles on the board; past votes and turns, which depend on them, are cleared."""
    position = without_keys(situation.position, "ballots", "turns", "laid")
    return replace(situation, position={**position, "laid": laid} if laid else position)


def squares_to_ask_about_for_tile(situation: Situation, state: State, tile: c.TileType) -> Iterator[Square]:
    """Yield the squares that a tile would cover if nothing were in its way, and those where people try it in vain.

    These are beside its pawns diagonally, and right beside the pawns of other kinds; and all squares where only a part
    of the board is told, or no pawn of its kind yet: it may be put afterwards.
    """
    kind, length = c.kind_and_length_of_tile(tile)
    own = (pawn for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == kind)
    anywhere = is_part_told(situation.position) or not any(is_pawn_told(situation, state, pawn) for pawn in own)
    for square in state.board.squares_by_name.values():
        if anywhere and state.cover[square] != CLOSED:
            yield square
            continue
        row, column = state.board.row_and_column(square)
        aimed = product(state_with_each_bridge_option(state), PLACEMENTS.values())
        if any(would_cover_square(ground, placement, kind, length, square) for ground, placement in aimed):
            yield square
        for pawn, at in zip(c.PAWN_KINDS, state.pawns, strict=True):
            there = state.board.row_and_column(at)
            away = sorted((abs(row - there[0]), abs(column - there[1])))
            if at and away == ([1, 1] if pawn == kind else [0, 1]):
                yield square


def squares_of_coverable_buildings(state: State) -> Iterator[Square]:
    """Yield the squares without tiles that have a building, or had one that the reader covered."""
    for square in state.board.squares_by_name.values():
        if state.cover[square] == FREE and (square in state.board.buildings or printed_building(state.board, square)):
            yield square


def printed_building(board: Board, square: Square) -> str:
    """Return the name of the building that the usual board has on this square; "" for none or another size of board."""
    row, column = board.row_and_column(square)
    if (board.rows, board.columns) != (BOARD.rows, BOARD.columns):
        return ""
    there = BOARD.buildings.get(BOARD.square_at(row, column))
    return f"{there.type}{there.value}" if there else ""


def with_building_toggled(situation: Situation, board: Board, square: Square) -> Situation:
    """Return the situation with a building removed from its board as covered, or put back if it was removed."""
    rows = [line.split() for line in board.text.strip().splitlines()]
    row, column = board.row_and_column(square)
    rows[row][column] = PLAIN if square in board.buildings else printed_building(board, square)
    position = without_keys(situation.position, "board")
    if rows != [line.split() for line in BOARD.text.strip().splitlines()]:
        position["board"] = "\n".join(map(" ".join, rows))
    return replace(situation, position=position)
