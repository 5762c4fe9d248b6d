"""The editor for a table of Drunter & Drüber: tiles along their paths, the tile asked about, buildings covered."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Final

from engine.core.game import POINTED_AT
from engine.core.schema import without_entry
from engine.core.situations import Situation, with_move_given, with_values_at_keys
from engine.core.table.fields import Editor, Tool
from engine.games.drunter_drueber.editor_fields import ABOUT, FIELDS, HELD, TOLD
from engine.games.drunter_drueber.editor_near import near_tools, squares_in_reading_order
from engine.games.drunter_drueber.editor_view import (
    editor_view,
    situation_from_view,
    tiles_asked_about,
    untold_fields,
    untold_in_view,
    with_untold_hidden,
)
from engine.games.drunter_drueber.question_doubt import printed_building, with_building_tapped
from engine.games.drunter_drueber.question_near import is_pawn_told
from engine.games.drunter_drueber.question_play import HOLDING, KEPT, TILE, state_with_each_bridge_option
from engine.games.drunter_drueber.question_where import WHERE
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import FREE, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS, free_end, would_cover_square
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.table.filling import tiles_not_on_board
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import NEAR, PAWNS_AT, is_part_told


def building_tools(situation: Situation) -> Iterator[Tool]:
    """Yield a tool for each pawn, which lays its next tile or takes its last away, with the tiles left of its kind."""
    left = tiles_not_on_board(mended_state(situation))
    for name in c.PAWNS:
        pawn = c.pawn_named(name)
        spots, put = partial(squares_to_build_on, pawn=pawn), partial(with_tile_toggled, pawn=pawn)
        kind_left = sum(left[c.tile_index(c.PAWN_KINDS[pawn], length)] for length in c.LENGTHS)
        yield Tool(name, "lay", "pawn", name, spots, put, kind_left)


def asking_tools(situation: Situation) -> Iterator[Tool]:
    """Yield a tool for each type of tile that puts the tile asked about, in place of another one if it can be there.

    Until one is put, it is the one of which it was asked where it may go.
    """
    text = situation.moves.get(TILE, "")
    state = mended_state(situation)
    drawn = next(tiles_asked_about(state, text), None)
    spot = text.partition(POINTED_AT)[2] or (state.board.square_name(drawn[1][0]) if drawn else "")
    meant = drawn[0].tile_type if drawn else situation.moves.get(WHERE, "")
    for tile in c.TILES:
        spots, put = partial(squares_to_ask_about, tile=tile), partial(with_tile_asked_about, tile=tile)
        other = drawn and drawn[0].tile_type != tile
        fits = other and may_ask_about_square(situation, state, tile, state.board.square_named(spot))
        yield Tool(f"ask-{tile}", "ask", "tile", tile, spots, put, instead=spot if fits else "", meant=tile == meant)


def with_tile_asked_about(situation: Situation, spot: str, tile: c.TileType) -> Situation:
    """Return the situation with this tile asked about on a square; if it is there, it stays.

    The question is about some tile: whoever taps its square again means it, since picking it may have put it there.
    """
    return with_move_given(situation, TILE, f"{tile}{POINTED_AT}{spot}")


def squares_to_build_on(situation: Situation, pawn: c.Pawn) -> list[str]:
    """Return the squares where a pawn's next tile can end, and the last one of its last tile if that can be removed.

    A pawn put on a square by itself has no path that goes on from its corner.
    """
    if c.PAWNS[pawn] in situation.position.get(PAWNS_AT, {}):
        return []
    state = mended_state(situation)
    return squares_in_reading_order(
        state, [*end_squares_of_next_tile(state, pawn), *last_square_of_last_tile(situation, state, pawn)]
    )


def end_squares_of_next_tile(state: State, pawn: c.Pawn) -> Iterator[Square]:
    """Yield the squares where a pawn's next tile can end, no matter whether it would need a vote."""
    left = tiles_not_on_board(state)
    for placement in PLACEMENTS.values():
        if placement.pawn == pawn and left[placement.tile_index]:
            yield from squares_of_placement(state, placement)[-1:]


def last_square_of_last_tile(situation: Situation, state: State, pawn: c.Pawn) -> Iterator[Square]:
    """Yield the last square of a pawn's last tile if it can be removed without moving later tiles."""
    last = index_of_last_tile(state, pawn)
    if last >= 0:
        rest = mended_state(with_tile_removed(situation, last))
        if rest.laid == without_entry(state.laid, last):
            yield free_end(state.laid[last].squares)


def index_of_last_tile(state: State, pawn: c.Pawn) -> int:
    """Return the index of a pawn's last tile in `State.laid`, -1 if it has none."""
    return max((at for at, laid in enumerate(state.laid) if laid.placement.pawn == pawn), default=-1)


def with_tile_toggled(situation: Situation, spot: str, pawn: c.Pawn) -> Situation:
    """Return the situation with a pawn's next tile ending on a square, or without its last tile if that ends there."""
    state = mended_state(situation)
    square, last = state.board.square_named(spot), index_of_last_tile(state, pawn)
    if last >= 0 and free_end(state.laid[last].squares) == square:
        return with_tile_removed(situation, last)
    own = ((text, each) for text, each in PLACEMENTS.items() if each.pawn == pawn)
    text = next(text for text, each in own if squares_of_placement(state, each)[-1:] == (square,))
    laid = situation.position.get("laid", ())[: len(state.laid)]
    return with_laid_tiles_replaced(situation, [*laid, f"{situation.position.get('turn', 0)}:{text}"])


def with_tile_removed(situation: Situation, at: int) -> Situation:
    """Return the situation without the laid tile at this index."""
    return with_laid_tiles_replaced(situation, without_entry(situation.position["laid"], at))


def with_laid_tiles_replaced(situation: Situation, laid: list[str]) -> Situation:
    """Return the situation with other tiles on the board; past votes and turns, which depend on them, are cleared."""
    return with_values_at_keys(situation, ballots=None, turns=None, laid=laid)


def squares_to_ask_about(situation: Situation, tile: c.TileType) -> list[str]:
    """Return the squares that a tile would cover if nothing were in its way, and those where people try it in vain.

    These are beside its pawns diagonally, and right beside the pawns of other kinds; and all squares where only a part
    of the board is told, or no pawn of its kind yet: it may be put afterwards.
    """
    state = mended_state(situation)
    every = state.board.squares_by_name.values()
    return squares_in_reading_order(state, [at for at in every if may_ask_about_square(situation, state, tile, at)])


def may_ask_about_square(situation: Situation, state: State, tile: c.TileType, square: Square) -> bool:
    """Return whether a tile may be asked about on a square."""
    kind, length = c.kind_and_length_of_tile(tile)
    own = (pawn for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == kind)
    if is_part_told(situation.position) or not any(is_pawn_told(situation, state, pawn) for pawn in own):
        return True
    row, column = state.board.row_and_column(square)
    for pawn, at in zip(c.PAWN_KINDS, state.pawns, strict=True):
        there = state.board.row_and_column(at)
        away = sorted((abs(row - there[0]), abs(column - there[1])))
        if at and away == ([1, 1] if pawn == kind else [0, 1]):
            return True
    aimed = product(state_with_each_bridge_option(state), PLACEMENTS.values())
    return any(would_cover_square(ground, each, kind, length, square) for ground, each in aimed)


def covering_tools(_situation: Situation) -> Iterator[Tool]:
    """Yield the one tool that covers a building without a tile; after that nobody knows, then it is left again."""
    yield Tool("cover", "cover", "covering", "cover", squares_of_coverable_buildings, with_building_tapped)


def squares_of_coverable_buildings(situation: Situation) -> list[str]:
    """Return the squares without tiles that have a building, or had one that the reader covered."""
    state = mended_state(situation)
    return [
        name
        for name, square in state.board.squares_by_name.items()
        if state.cover[square] == FREE and (square in state.board.buildings or printed_building(state.board, square))
    ]


EDITOR: Final = Editor(
    editor_view,
    untold_in_view,
    situation_from_view,
    FIELDS,
    with_untold_hidden,
    untold_fields=untold_fields,
    tools={
        NEAR: near_tools,
        f"{NEAR}{TOLD}": lambda situation: near_tools(situation) if is_part_told(situation.position) else (),
        "lay": building_tools,
        "ask": asking_tools,
        "cover": covering_tools,
    },
    spot_form="square",
    # Buildings that are covered without a tile are part of the board.
    told_by={
        **dict.fromkeys((NEAR, f"{NEAR}{TOLD}"), (NEAR, PAWNS_AT)),
        **dict.fromkeys((HELD, f"{HELD}{TOLD}"), ("tiles", "turn")),
        **dict.fromkeys(("used", "refusals"), ("votes", HOLDING)),
        "votes": ("votes", HOLDING, KEPT),
        f"used{TOLD}": ("votes",),
        **dict.fromkeys(("ask", ABOUT), (TILE,)),
        **dict.fromkeys(("lay", "empty"), ("laid",)),
        "gone": (PAWNS_AT,),
    },
)
