"""Laying tiles, chapter 2 of the rules: the squares where a tile may go, and what happens to those under it."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.drunter_drueber.rules import bridges
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import (
    CLOSED,
    DIRECTIONS,
    FREE,
    Board,
    Direction,
    Square,
    SquareName,
    squares_in_line,
)
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.reach import (
    NOWHERE,
    Reach,
    find_reaches,
    reach_of_pawns,
    squares_of_placement,
    start_square_of_tile,
)
from engine.games.drunter_drueber.rules.state import BRIDGES, TILE, Laid, Placement, State, bridge_across

PLACEMENTS: Final = {
    f"{c.PAWNS[pawn]}-{length}{letter}": Placement(pawn, length, Direction(direction))
    for pawn in c.EVERY_PAWN
    for length in c.LENGTHS
    for direction, letter in enumerate(DIRECTIONS)
}
"""Every placement by its text: pawn, length and direction, "r-3e"."""

TEXTS: Final = {placement: text for text, placement in PLACEMENTS.items()}

TURN_RULE: Final = "DD-2.1"
"""The rule that a seat in turn lays one tile of its own."""
BESIDE_RULE: Final = "DD-2.3"
"""The rule that a tile begins beside its pawn."""
START_RULE: Final = "DD-2.4"
"""The rule that a tile with a start edge has that at its pawn, and runs straight on."""
FREE_RULE: Final = "DD-2.5"
"""The rule that no tile covers another one."""
PASSING_RULE: Final = "DD-2.10"
"""The rule that a seat passes if it has no tile that can be placed, and only then."""
LOST_RULE: Final = "DD-2.9"
"""The rule that a covered building is lost, without a vote."""

DECIDING: Final = tuple(
    DecidingRule(rule, ("place",)) for rule in (TURN_RULE, "DD-2.2", BESIDE_RULE, FREE_RULE, "DD-2.7")
)
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def placements_of_seat(state: State, seat: Seat) -> Sequence[str]:
    """Return every placement that a seat could make if it were its turn, in a fixed order, as texts."""
    return placements_of_hand(state, state.tiles[seat])


def can_place(state: State, seat: Seat) -> bool:
    """DD-2.10: a seat passes only if none of its tiles fits anywhere, outhouses or not. Return whether one does."""
    return bool(placements_of_hand(state, state.tiles[seat]))


def placements_of_hand(ground: Ground, tiles: Sequence[int]) -> tuple[str, ...]:
    """Return every placement of a hand (counts in the order of TILES), in a fixed order."""
    several = ground.options.bridges == "several"
    return find_placements(ground.board, ground.cover, tuple(ground.pawns), several, tuple(tiles))


@lru_cache(maxsize=256)
def find_placements(
    board: Board, cover: bytes, pawns: tuple[Square, ...], several: bool, tiles: tuple[int, ...]
) -> tuple[str, ...]:
    """Return the same as `placements_of_hand`, from hashable arguments and cached."""
    w1, w2, w3, r1, r2, r3, f1, f2, f3 = map(bool, tiles)
    held = (w1, w2, w3), (r1, r2, r3), (f1, f2, f3)
    found: list[str] = []
    for pawn, ways in zip(c.EVERY_PAWN, find_reaches(board, cover, pawns, several), strict=True):
        if ways != NOWHERE:
            found += placements_of_pawn(pawn, ways, held[c.PAWN_KINDS[pawn]])
    return tuple(found)


@cache
def placements_of_pawn(pawn: c.Pawn, ways: Reach, held: tuple[bool, ...]) -> tuple[str, ...]:
    """Return the placements of a pawn along its `ways`; `held`: for each of LENGTHS, whether the hand has it."""
    return tuple(
        TEXTS[Placement(pawn, length, Direction(direction))]
        for direction, way in enumerate(ways)
        for length, there in zip(c.LENGTHS, held, strict=True)
        if there and length <= way.longest
    )


def refuse_illegal_placement(state: State, seat: Seat, placement: Placement) -> None:
    """Refuse a placement that the seat may not propose: whatever the reason, and before any vote on it (D6).

    Raises Refusal as `refuse_out_of_turn`, `refuse_tile_not_held`, `refuse_removed_pawn`, `refuse_blocked_bridge` and
    `refuse_covered_or_closed_square` do.
    """
    refuse_out_of_turn(state, seat)
    bridges.refuse_removed_pawn(state, placement.pawn)
    refuse_tile_not_held(state, seat, placement)
    refuse_tile_without_room(state, placement)


def refuse_tile_without_room(state: State, placement: Placement) -> None:
    """Refuse a tile that does not fit, whoever holds it; its pawn must be on the board.

    `squares_of_placement` decides whether it fits; this function finds the reason why it does not.
    Raises Refusal as `refuse_blocked_bridge` and `refuse_covered_or_closed_square` do.
    """
    if squares_of_placement(state, placement):
        return
    board, step = state.board, state.board.steps[placement.direction]
    at = state.pawns[placement.pawn]
    if state.cover[at + step] == bridge_across(placement.direction):
        bridges.refuse_blocked_bridge(state, at, step)
    first = start_square_of_tile(state, placement.pawn, placement.direction)
    for square in squares_in_line(first, step, placement.length):
        if state.cover[square] != FREE:
            refuse_covered_or_closed_square(state, square, board.square_name(Square(square - step)))


def refuse_out_of_turn(state: State, seat: Seat) -> None:
    """DD-2.1: a seat lays a tile only in its own turn.

    Raises Refusal("not_your_turn").
    """
    if seat != state.turn:
        raise Refusal("not_your_turn", TURN_RULE, seat=state.turn)


def refuse_tile_not_held(state: State, seat: Seat, placement: Placement) -> None:
    """DD-2.1, DD-2.2: a seat lays one of its own tiles, of any length, of the pawn's kind.

    A placement names a pawn, not a kind: `Placement.tile_index` says which tile it takes.
    Raises Refusal: "wrong_kind" if the seat has tiles of this length of other kinds only, else "no_tile".
    """
    kind, length = c.PAWN_KINDS[placement.pawn], placement.length
    if state.tiles[seat][c.tile_index(kind, length)]:
        return
    others = [other for other in c.EVERY_KIND if state.tiles[seat][c.tile_index(other, length)]]
    if others:
        raise Refusal("wrong_kind", "DD-2.2", kind=kind, length=length, other=others[0])
    raise Refusal("no_tile", TURN_RULE, kind=kind, length=length)


def refuse_covered_or_closed_square(state: State, square: Square, before: SquareName) -> None:
    """DD-2.5, DD-2.6, DD-2.7: a tile covers only free squares of the board: no tile, no corner.

    `Ways` decides how long a tile may be; this function finds the reason why not longer.
    Raises Refusal: "off_board", "corner" or "occupied". `before`: the square before this one, as text.
    """
    if state.cover[square] != CLOSED:
        raise Refusal("occupied", FREE_RULE, square=state.board.square_name(square))
    if square in state.board.pawns:
        raise Refusal("corner", "DD-2.7", square=state.board.square_name(square))
    raise Refusal("off_board", "DD-2.6", square=before)


def refuse_if_tile_fits_nowhere(ground: Ground, kind: c.Kind, length: int) -> None:
    """DD-2.5: beside a pawn of its kind a tile needs as many free squares in a row as it is long.

    Raises Refusal: "pawn_gone" once such pawns are all removed, else "no_room" where a tile of this type fits nowhere.
    """
    ways = [reach for at, reach in enumerate(reach_of_pawns(ground)) if c.PAWN_KINDS[at] == kind and ground.pawns[at]]
    if not ways:
        raise bridges.removed_pawn_refusal(kind)
    longest = max(way.longest for reach in ways for way in reach)
    if longest < length:
        raise Refusal("no_room", FREE_RULE, kind=kind, length=length, longest=longest)


def placement_covering_square(state: State, seat: Seat, tile: c.TileType, square: str) -> str:
    """DD-2.3: a tile begins beside its pawn. Return the placement of a tile that would cover a square.

    `tile` is a type ("r3"), `square` a name ("h4"), or "" for none yet; of several placements, a legal one comes first.
    Raises Refusal: "not_beside" if none would cover the square, "nothing_chosen" without one, else as
    `refuse_out_of_turn`, `refuse_if_tile_fits_nowhere` (without a square) and `refuse_covered_or_closed_square` do.
    """
    refuse_out_of_turn(state, seat)
    kind, length = c.kind_and_length_of_tile(tile)
    if not square:
        refuse_if_tile_fits_nowhere(state, kind, length)
        raise Refusal("nothing_chosen")
    at = state.board.square_named(square)
    reach = [text for text, placement in PLACEMENTS.items() if would_cover_square(state, placement, kind, length, at)]
    legal = placements_of_seat(state, seat)
    if not reach and state.cover[at] != FREE:
        refuse_covered_or_closed_square(state, at, state.board.square_name(at))
    if not reach:
        pawns = [
            state.board.square_name(pawn)
            for pawn, k in zip(state.pawns, c.PAWN_KINDS, strict=True)
            if pawn and k == kind
        ]
        raise Refusal("not_beside", BESIDE_RULE, kind=kind, square=square, pawns=tuple(pawns))
    return min(reach, key=lambda text: text not in legal)


def would_cover_square(state: State, placement: Placement, kind: c.Kind, length: int, square: Square) -> bool:
    """Return whether a placement of this type of tile would cover a square, if nothing were in its way."""
    at = state.pawns[placement.pawn]
    if c.PAWN_KINDS[placement.pawn] != kind or placement.length != length or not at:
        return False
    step = state.board.steps[placement.direction]
    first = start_square_of_tile(state, placement.pawn, placement.direction)
    # Past the end of a row or column the numbers belong to another one.
    line = placement.direction % 2
    in_line = state.board.row_and_column(square)[1 - line] == state.board.row_and_column(at)[1 - line]
    return in_line and square in squares_in_line(first, step, length)


def lay_tile(
    state: State, seat: Seat, placement: Placement, squares: tuple[Square, ...], log: Log[State] | None
) -> None:
    """Lay a tile that fits: take it from the hand, cover its squares, and move the pawn to its free end.

    The rules are those of `log_passed_bridges`, `log_laid_tile` and `move_pawn`.
    """
    kind, length = c.PAWN_KINDS[placement.pawn], placement.length
    if log is not None:
        bridges.log_passed_bridges(state, seat, placement, log)
    state.tiles[seat][c.tile_index(kind, length)] -= 1
    state.cover = board_cover_after_tile(state.cover, placement, squares)
    state.laid.append(Laid(seat, placement, squares))
    if log is not None:
        log_laid_tile(state, seat, placement, squares, log)
    move_pawn(state, placement.pawn, squares, log)


def board_cover_after_tile(cover: bytes, placement: Placement, squares: tuple[Square, ...]) -> bytes:
    """Return a cover with a tile on these squares; the longest tiles have a bridge on the middle square."""
    found = bytearray(cover)
    for square in squares:
        found[square] = TILE
    if placement.length == c.LONGEST:
        found[squares[c.LONGEST // 2]] = BRIDGES[placement.direction % len(BRIDGES)]
    return bytes(found)


def pawns_blocked_by(ground: Ground, placement: Placement, squares: tuple[Square, ...]) -> list[c.Pawn]:
    """Return the pawns that a fitting tile on these squares would block, so that they are removed."""
    pawns = list(ground.pawns)
    pawns[placement.pawn] = free_end(squares)
    cover = board_cover_after_tile(ground.cover, placement, squares)
    several = ground.options.bridges == "several"
    return bridges.blocked_pawns(pawns, find_reaches(ground.board, cover, tuple(pawns), several))


def log_laid_tile(state: State, seat: Seat, placement: Placement, squares: tuple[Square, ...], log: Log[State]) -> None:
    """DD-2.3, DD-2.4: a tile begins beside its pawn and runs straight on; one with a start edge has that at the pawn.

    `squares_of_placement` decides on the squares. A single has no start edge, so it cites the first rule.
    """
    board, kind, length = state.board, c.PAWN_KINDS[placement.pawn], placement.length
    names = tuple(map(board.square_name, squares))
    rule = BESIDE_RULE if length == 1 else START_RULE
    log(state, e.TileLaid(rule, seat, kind, length, DIRECTIONS[placement.direction], names))
    log_covered_buildings(state, seat, squares, log)


def log_covered_buildings(state: State, seat: Seat, squares: tuple[Square, ...], log: Log[State]) -> None:
    """DD-2.9: a covered building is lost without a vote: `uncovered_buildings` no longer includes it."""
    board = state.board
    for square in squares:
        if square in board.buildings:
            building = board.buildings[square]
            log(state, e.BuildingCovered(LOST_RULE, seat, building.type, building.value, board.square_name(square)))


def free_end(squares: Sequence[Square]) -> Square:
    """DD-2.8: a pawn goes to the free end of its tile. Return it, of squares that begin at the start edge."""
    return squares[-1]


def move_pawn(state: State, pawn: c.Pawn, squares: Sequence[Square], log: Log[State] | None) -> None:
    """DD-2.8: the pawn goes to the free end of the tile on these squares."""
    state.pawns[pawn] = free_end(squares)
    if log is not None:
        log(state, e.PawnMoved("DD-2.8", c.PAWN_KINDS[pawn], state.board.square_name(state.pawns[pawn])))


def log_pass(state: State, seat: Seat, log: Log[State] | None) -> None:
    """DD-2.10: a seat that cannot place a tile passes; `end_turn` finds these seats with `can_place`."""
    if log is not None:
        log(state, e.TurnPassed(PASSING_RULE, seat))
