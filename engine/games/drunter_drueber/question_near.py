"""The squares that a question hangs on where only a part of the board is told, and what may lie on each of them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from engine.core.game import POINTED_AT
from engine.core.schema import Path
from engine.core.situations import (
    Situation,
    missing_field_refusal,
    with_assumed,
    with_values_at_keys,
    without_keys,
)
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import (
    CLOSED,
    EVERY_WAY,
    FREE,
    Direction,
    Square,
    SquareName,
    squares_in_line,
)
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.state import TILE, Placement, State, bridge_across
from engine.games.drunter_drueber.rules.vote import is_proposal
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import (
    NEAR,
    ON_COVERED,
    ON_FREE,
    ON_SQUARE,
    ON_TILE,
    PAWNS_AT,
    can_pawn_stand,
    is_part_told,
    leaves_squares_open,
    squares_covered_near,
)

SUPPOSES: Final = frozenset({NEAR})
"""Where it is not told what lies on a square, nothing is supposed to."""

BRIDGE_ACROSS: Final = ("bridge-e", "bridge-n")
"""The bridges under which a way to the north or south leads, and one to the east or west."""

NO_NAME: Final = SquareName("")

OTHER: Final = "other"
"""What is supposed of one pawn of the wall, where the other one is told: that it is still in its corner."""

SUPPOSED: Final = "supposed"
"""The key, among the moves, of whether what is on some square beside a pawn is only supposed."""

ON_ANY: Final = "bridge-any"
"""What is told of a square where some tile lies, and nobody says whether it has its bridge there."""


def with_square_told(situation: Situation, name: str, what: str) -> Situation:
    """Return the situation with this on a square; "" for what is not known.

    For ON_ANY it is a tile whose form is only assumed.
    """
    told = {name: ON_TILE if what == ON_ANY else what} if what else {}
    near = without_keys(situation.position.get(NEAR, {}), name) | told
    found = with_assumed(situation, [f"{NEAR}.{name}"], assumed=what == ON_ANY)
    return with_values_at_keys(found, **{NEAR: near})


def told_on_square(situation: Situation, name: str) -> str:
    """Return what is told of a square, "" for nothing."""
    what: str = situation.position.get(NEAR, {}).get(name, "")
    return ON_ANY if what == ON_TILE and f"{NEAR}.{name}" in situation.assumed else what


def with_pawn_told(situation: Situation, pawn: str, at: str | None) -> Situation:
    """Return the situation with a pawn on a square, or off the board (""); None where it is not told."""
    pawns = without_keys(situation.position.get(PAWNS_AT, {}), pawn) | ({} if at is None else {pawn: at})
    return with_values_at_keys(situation, **{PAWNS_AT: pawns})


def ways_to_cover_square(situation: Situation, place: Path) -> Sequence[Situation]:
    """Return one situation for each thing that may lie on a square that is not told: nothing comes first.

    Where a tile lies of any form, one without a bridge does.
    """
    key, _, name = place.partition(".")
    every = ON_COVERED if told_on_square(situation, name) == ON_ANY else ON_SQUARE
    return [with_square_told(situation, name, what) for what in every] if key == NEAR else ()


def places_of_untold_squares(situation: Situation, ways: Iterable[Placement]) -> Iterator[Path]:
    """Yield the place of the first square on each way that a tile would need and of which nothing is told.

    So is that of a tile of any form, where a tile could begin behind it if it had a bridge there. Nothing is yielded
    for a board that is told as a whole.
    """
    state, near = mended_state(situation), situation.position.get(NEAR, {})
    for way in ways if leaves_squares_open(situation.position) else ():
        if beside := square_of_any_form(situation, state, way):
            yield f"{NEAR}.{beside}"
            continue
        for square in squares_needed(state, way):
            if state.cover[square] != FREE:
                break
            name = state.board.square_name(square)
            if near.get(name) != ON_FREE:
                yield f"{NEAR}.{name}"
                break


def square_of_any_form(situation: Situation, state: State, way: Placement) -> SquareName:
    """Return the square beside a pawn on which a tile of any form lies that a way may lead under, NO_NAME for none.

    There has to be room for its bridge, which runs across the way.
    """
    step = state.board.steps[way.direction]
    beside = Square(state.pawns[way.pawn] + step)
    behind = squares_in_line(Square(beside + step), step, way.length)
    across = squares_covered_near(state.board, beside, BRIDGE_ACROSS[way.direction % len(BRIDGE_ACROSS)])
    room = all(state.cover[each] in (FREE, TILE) for each in across)
    if state.cover[beside] != TILE or not room or any(state.cover[each] != FREE for each in behind):
        return NO_NAME
    name = state.board.square_name(beside)
    return name if told_on_square(situation, name) == ON_ANY else NO_NAME


def squares_needed(state: State, way: Placement) -> tuple[Square, ...]:
    """Return the squares that a tile would cover, past the bridges that are known on its way, whether free or not."""
    step = state.board.steps[way.direction]
    first = Square(state.pawns[way.pawn] + step)
    while state.cover[first] == bridge_across(way.direction):
        first = Square(first + step)
        if state.options.bridges == "one":
            break
    return squares_in_line(first, step, way.length)


def ways_of_tile(state: State, text: str) -> Iterator[Placement]:
    """Yield the placements that a text may mean, however many bridges there are on the way."""
    tile, at, name = text.partition(POINTED_AT)
    if not at and text in PLACEMENTS:
        yield PLACEMENTS[text]
    if tile not in c.TILES or name not in state.board.squares_by_name:
        return
    (kind, length), target = c.kind_and_length_of_tile(c.TileType(tile)), state.board.square_named(name)
    furthest = max(state.board.rows, state.board.columns) if state.options.bridges == "several" else length + 1
    for placement in PLACEMENTS.values():
        pawn, size, direction = placement
        fits = (c.PAWN_KINDS[pawn], size) == (kind, length) and state.pawns[pawn]
        if fits and target in squares_on_board(state, pawn, direction, furthest):
            yield placement


def squares_on_board(state: State, pawn: c.Pawn, direction: Direction, count: int) -> Iterator[Square]:
    """Yield at most this many squares ahead of a pawn, as far as the board goes."""
    step = state.board.steps[direction]
    for square in squares_in_line(Square(state.pawns[pawn] + step), step, count):
        if state.cover[square] == CLOSED:
            return
        yield square


def pawns_besides(situation: Situation, text: str) -> Iterator[tuple[dict[Path, str], Situation]]:
    """Yield where the pawns of a tile may be besides their corners, if nothing is told of them.

    Where the tile begins at one, that one has gone; else each is right beside the square that is to be covered.
    """
    tile, at, name = text.partition(POINTED_AT)
    state = mended_state(situation)
    if not at or name not in state.board.squares_by_name or not leaves_squares_open(situation.position):
        return
    kind, _ = c.kind_and_length_of_tile(c.TileType(tile))
    same = [pawn for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == kind]
    untold = [pawn for pawn in same if not is_pawn_told(situation, state, pawn)]
    ways = {way.pawn for way in ways_of_tile(state, text)}
    if ways and ways <= {*untold}:
        gone = situation
        for pawn in untold:
            gone = with_pawn_told(gone, c.PAWNS[pawn], "")
        yield {f"{PAWNS_AT}.{c.PAWNS[min(ways)]}": ""}, gone
    beside = [Square(state.board.square_named(name) + step) for step in state.board.steps]
    for pawn in () if ways else untold:
        places = (state.board.square_name(square) for square in beside if can_pawn_stand(state, pawn, square))
        for square in islice(places, 1):
            key = PAWNS_AT if len(untold) == len(same) else OTHER
            yield {f"{key}.{c.PAWNS[pawn]}": "beside"}, with_pawn_told(situation, c.PAWNS[pawn], square)


def places_that_decide_on_pawn(situation: Situation, pawn: c.Pawn) -> Iterator[Path]:
    """Yield the places of squares that decide whether a pawn is blocked, and which squares are open to it.

    Once one is told to be, none matters; once one is supposed to be, no tile of any form.
    """
    if ways_told_open(situation, pawn):
        return
    state, ways = mended_state(situation), [Placement(pawn, 1, way) for way in EVERY_WAY]
    is_open = any(is_way_open(situation, state, way) for way in ways)
    for place in places_of_untold_squares(situation, ways):
        if not (is_open and place in situation.assumed):
            yield place


def ways_told_open(situation: Situation, pawn: c.Pawn) -> list[Direction]:
    """Return the ways on which a single fits beside a pawn by squares told to be free; [] where some are SUPPOSED."""
    if SUPPOSED in situation.moves:
        return []
    state = mended_state(situation)
    return [way for way in EVERY_WAY if is_way_open(situation, state, Placement(pawn, 1, way))]


def is_way_open(situation: Situation, state: State, way: Placement) -> bool:
    """Return whether nothing is told to lie on each square that a tile would need."""
    free = {
        state.board.square_named(name) for name, what in situation.position.get(NEAR, {}).items() if what == ON_FREE
    }
    return all(state.cover[at] == FREE and at in free for at in squares_needed(state, way))


def places_that_decide_on_hand(situation: Situation, hand: Sequence[int], *, by_vote: bool = False) -> Iterator[Path]:
    """Yield the places of squares that decide whether a tile of a hand fits somewhere; none for a whole board.

    A kind fits where its shortest tile does. Once one does for certain, the rest does not matter; a way over an
    outhouse is enough where it may go there `by_vote`.
    """
    if not leaves_squares_open(situation.position):
        return
    state = mended_state(situation)
    ways = [Placement(*tile, way) for tile in shortest_tiles_at_pawns(state, hand) for way in EVERY_WAY]
    if not any(is_way_open(situation, state, way) and (by_vote or not is_proposal(state, way)) for way in ways):
        yield from places_of_untold_squares(situation, ways)


def shortest_tiles_at_pawns(state: State, hand: Sequence[int]) -> Iterator[tuple[c.Pawn, int]]:
    """Yield each pawn on the board of whose kind a hand has tiles, with the length of the shortest."""
    for pawn in c.EVERY_PAWN:
        held = [length for length in c.LENGTHS if hand[c.tile_index(c.PAWN_KINDS[pawn], length)]]
        if held and state.pawns[pawn]:
            yield pawn, held[0]


def refuse_untold_pawn(situation: Situation, text: str) -> None:
    """Raise Refusal("not_given") if a tile begins at none of its pawns, and none of these is told.

    Beside a corner it is about the pawn there.
    """
    tile, at, name = text.partition(POINTED_AT)
    state = mended_state(situation)
    if not at or name not in state.board.squares_by_name or any(ways_of_tile(state, text)):
        return
    kind, _ = c.kind_and_length_of_tile(c.TileType(tile))
    told = any(is_pawn_told(situation, state, pawn) for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == kind)
    if not told and (is_part_told(situation.position) or not is_beside_pawn(state, state.board.square_named(name))):
        raise missing_field_refusal(PAWNS_AT)


def is_beside_pawn(state: State, square: Square) -> bool:
    """Return whether a square is beside a pawn, be it diagonally."""
    row, column = state.board.row_and_column(square)
    places = (state.board.row_and_column(pawn) for pawn in state.pawns if pawn)
    return any(max(abs(row - line), abs(column - col)) <= 1 for line, col in places)


def refuse_untold_pawn_asked_about(situation: Situation, pawn: c.Pawn) -> None:
    """Raise Refusal("not_given") if it is not told where a pawn stands, and its corner is not what is told about."""
    if not is_pawn_known(situation, mended_state(situation), pawn):
        raise missing_field_refusal(PAWNS_AT)


def is_pawn_known(situation: Situation, state: State, pawn: c.Pawn) -> bool:
    """Return whether it is told where a pawn stands, or what lies beside its corner, or else the whole board."""
    beside = {Square(state.pawns[pawn] + step) for step in state.board.steps}
    near = {*map(state.board.square_named, situation.position.get(NEAR, {}))}
    told = is_pawn_told(situation, state, pawn) or bool(beside & near)
    return told or not leaves_squares_open(situation.position)


def is_pawn_told(situation: Situation, state: State, pawn: c.Pawn) -> bool:
    """Return whether it is told where a pawn stands, by itself or by the tiles of its path."""
    return c.PAWNS[pawn] in situation.position.get(PAWNS_AT, {}) or any(
        laid.placement.pawn == pawn for laid in state.laid
    )
