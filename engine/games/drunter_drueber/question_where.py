"""Where may this tile go? Each way on from its pawns: the squares that it would cover there, or why it does not fit."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.events import MoveRefused
from engine.core.game import POINTED_AT, Refusal
from engine.core.lessons import ATTEMPT, Example
from engine.core.schema import Path
from engine.core.situations import Played, Situation, Verdict, missing_field_refusal
from engine.games.drunter_drueber import question_near, question_play
from engine.games.drunter_drueber.rules import bridges, building, vote
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import DIRECTIONS, EVERY_WAY, FREE, BuildingName, Square, SquareName
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import Placement, State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import NEAR, ON_FREE, ON_TILE

WHERE: Final = "where"
"""The key of the type of the tile asked about: "r3"."""
MAY: Final = "may"
"""The mark of a place where a tile may go: its tile and way, then its squares, "may:r2s:n4:n5"."""

NEVER: Final = frozenset({"pawn_gone", "no_tile", "wrong_kind"})
"""The refusals of a tile that goes nowhere any more: its pawns are gone, or all such tiles are laid."""


class Place(NamedTuple):
    """A place where a tile may go: its tile and way ("r2s"), its squares, the first bridge that it passes under, the
    buildings that it covers, and the outhouse that a vote is on; "" for no bridge or outhouse."""

    tile: str
    squares: tuple[SquareName, ...]
    bridge: str
    lost: tuple[BuildingName, ...]
    outhouse: str


class Closed(NamedTuple):
    """A way on which a tile does not fit: its direction, the refusal's code, the square that closes it, and the pawn's
    square if there are other pawns; "" if not."""

    way: str
    code: str
    square: str
    pawn: str


def tile_to_place(situation: Situation) -> c.TileType:
    """Return the tile asked about; raise Refusal: "not_given" if missing, "unreadable" if it is not a tile."""
    text = situation.moves.get(WHERE, "")
    if not text:
        raise missing_field_refusal(WHERE)
    if text not in c.TILES:
        raise Refusal("unreadable", text=text)
    return c.TileType(text)


def pawns_of_tile(situation: Situation, state: State) -> tuple[list[c.Pawn], list[c.Pawn]]:
    """Return the pawns on the board at which the tile asked about is laid: those told, and those of which nothing is.

    Of a board that is told as a whole, all are.
    """
    kind, _ = c.kind_and_length_of_tile(tile_to_place(situation))
    pawns = [pawn for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == kind and state.pawns[pawn]]
    told = [pawn for pawn in pawns if question_near.is_pawn_known(situation, state, pawn)]
    return told, [pawn for pawn in pawns if pawn not in told]


def ways_to_place(situation: Situation, state: State) -> list[Placement]:
    """Return the placements of the tile asked about in each direction from its pawns, whether it fits or not."""
    _, length = c.kind_and_length_of_tile(tile_to_place(situation))
    return [Placement(pawn, length, way) for pawn in pawns_of_tile(situation, state)[0] for way in EVERY_WAY]


def inputs_needed_for_place(situation: Situation) -> Iterator[Path]:
    """Yield the place of the tile, and the squares that are not told on each way that nothing is known to close."""
    yield WHERE
    state = mended_state(situation)
    ways = ways_to_place(situation, state) if situation.moves.get(WHERE) in c.TILES else ()
    open_ones = [
        way for way in ways if all(state.cover[square] == FREE for square in question_near.squares_needed(state, way))
    ]
    needed = question_near.places_of_untold_squares(situation, open_ones)
    yield from dict.fromkeys(place for place in needed if place not in situation.assumed)


def ways_to_take_square(situation: Situation, place: Path) -> Sequence[Situation]:
    """Return the situations in which a square is free, and in which a tile lies there: no place is left then."""
    key, _, name = place.partition(".")
    told = (question_near.with_square_told(situation, name, what) for what in (ON_FREE, ON_TILE))
    return [*told] if key == NEAR else ()


def place_example(situation: Situation, seed: int) -> Example:
    """Return an example that tries the tile on each way that is closed; where none is, on its pawns' own squares."""
    tile = tile_to_place(situation)
    known = mended_state(situation)
    told, untold = pawns_of_tile(situation, known)
    for pawn in untold if not told else ():
        question_near.refuse_untold_pawn_asked_about(situation, pawn)
    seat = question_play.seat_whose_turn_it_is(situation)
    between = question_play.position_between_turns(situation, turn=seat)
    position = question_play.with_tile_in_hand(situation, seed, between, c.TileIndex(c.TILES.index(tile)))
    kind, length = c.kind_and_length_of_tile(tile)
    tried = [building.TEXTS[way] for way in ways_to_place(situation, known) if not squares_of_placement(known, way)]
    own = [f"{tile}{POINTED_AT}{known.board.square_name(known.pawns[pawn])}" for pawn in told]
    gone = [building.TEXTS[Placement(c.Pawn(c.PAWN_KINDS.index(kind)), length, EVERY_WAY[0])]]
    return situation.as_example(seed, [f"{ATTEMPT}{text}" for text in tried or own or gone], position)


def place_verdict(played: Played) -> Verdict:
    """Return the verdict that names each place where the tile may go, and why it may not on the other ways."""
    before, situation = played.before, played.situation
    state = mended_state(situation)
    told, untold = pawns_of_tile(situation, state)
    if played.refusal and played.refusal.code in NEVER:
        params = {**played.refusal.params, "why": f"refused.{played.refusal.code}"}
        return Verdict("where.gone", params, (played.refusal.rule,))
    ways = ways_to_place(situation, state)
    places = [told_place(before, way) for way in ways if squares_of_placement(before, way)]
    places.sort(key=lambda place: bool(place.outhouse))
    refused = [event for event in played.events if isinstance(event, MoveRefused) and POINTED_AT not in event.move]
    closed = tuple(told_refusal(before, event, several=len(told) > 1) for event in refused)
    rules = [building.BESIDE_RULE, *[building.START_RULE] * (ways[0].length > 1)]
    rules += [bridges.BRIDGE_RULE for place in places if place.bridge]
    rules += [vote.ASKING_RULE for place in places if place.outhouse]
    params = {
        "count": len(places),
        "places": tuple(places),
        "ends": tuple(place.squares[-1] for place in places),
        "closed": closed,
        "vote": any(place.outhouse for place in places),
        "long": ways[0].length > 1,
        "other": bool(untold),
        "bridges": tuple(bridges_that_may_be(situation, state, ways)),
    }
    cited = dict.fromkeys([*rules, *(event.rule for event in refused)])
    return Verdict("where.some" if places else "where.none", params, tuple(cited))


def told_place(before: View, way: Placement) -> Place:
    """Return a place where a tile fits, as it is told."""
    name, squares = before.board.square_name, squares_of_placement(before, way)
    start, step = before.pawns[way.pawn], before.board.steps[way.direction]
    bridge = name(Square(start + step)) if squares[0] != start + step else ""
    lost = tuple(before.board.buildings[square].name for square in squares if square in before.board.buildings)
    outhouse = vote.outhouse_under_tile(before.board, squares)
    tile = f"{way.tile_type}{DIRECTIONS[way.direction]}"
    return Place(tile, tuple(map(name, squares)), bridge, lost, name(outhouse) if outhouse else "")


def told_refusal(before: View, event: MoveRefused, *, several: bool) -> Closed:
    """Return a way on which a tile does not fit, as it is told; `several`: whether it may go at several pawns."""
    way, params = building.PLACEMENTS[event.move], dict(event.params)
    square = str(params.get("square") or params["bridge"])
    pawn = before.board.square_name(before.pawns[way.pawn]) if several else ""
    return Closed(DIRECTIONS[way.direction], event.code, square, pawn)


def bridges_that_may_be(situation: Situation, state: State, ways: Iterable[Placement]) -> Iterator[SquareName]:
    """Yield the squares with a tile of any form under which a tile might go on if that one has its bridge there."""
    for way in ways:
        if found := question_near.square_of_any_form(situation, state, way):
            yield found


def marks_of_places(verdict: Verdict) -> Iterator[str]:
    """Yield the mark of each place where the tile may go."""
    for place in verdict.params.get("places", ()):
        yield ":".join([MAY, place.tile, *place.squares])
