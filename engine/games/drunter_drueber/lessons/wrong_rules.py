"""Rules by which people play Drunter & Drüber wrongly: what would come of a table by each; sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import MoveRefused, first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.lessons.asked import LAID, own_target, seat_with_target
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import DIRECTIONS, Square
from engine.games.drunter_drueber.rules.components import LONGEST, PAWN_KINDS, PAWNS
from engine.games.drunter_drueber.rules.scoring import points_of_target, uncovered_buildings_that_count
from engine.games.drunter_drueber.rules.view import View

# Where the pawn goes


def square_off_tile(view: View, laid: e.TileLaid, at: int, away: int) -> str:
    """Return the square some steps away from a tile's square in the tile's direction; `at`: its place on the tile."""
    step = view.board.steps[DIRECTIONS.index(laid.direction)]
    return view.board.square_name(Square(view.board.square_named(laid.squares[at]) + away * step))


def pawn_stays(view: View, events: Sequence[Event]) -> str:
    """Return the square beside which the tile begins."""
    laid = first_event_of(events, e.TileLaid)
    return square_off_tile(view, laid, 0, -1) if laid else ""


def pawn_goes_to_beginning(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which the tile begins."""
    laid = first_event_of(events, e.TileLaid)
    return laid.squares[0] if laid else ""


def pawn_goes_past_tile(view: View, events: Sequence[Event]) -> str:
    """Return the square behind the tile's far end."""
    laid = first_event_of(events, e.TileLaid)
    return square_off_tile(view, laid, -1, 1) if laid else ""


# Where a tile may lie


def refusal(events: Sequence[Event]) -> tuple[str, str, Mapping[str, Any]]:
    """Return a refused move, the reason, "" for none, and what that names."""
    refused = first_event_of(events, MoveRefused)
    return (refused.move, refused.code, dict(refused.params)) if refused else ("", "", {})


def laid_all_the_same(events: Sequence[Event], code: str) -> str:
    """Return what would come of a move if it were not refused for this reason."""
    return LAID if refusal(events)[1] == code else ""


def any_pawn_will_do(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile at a pawn of another kind."""
    return laid_all_the_same(events, "wrong_kind")


def one_goes_on_after_the_last(view: View, events: Sequence[Event]) -> str:
    """Lay a tile at the pawn where the last one lies, whatever its kind."""
    last = PAWNS[view.laid[-1].placement.pawn]
    return any_pawn_will_do(view, events) if refusal(events)[0].startswith(f"{last}-") else ""


def tiles_may_lie_on_tiles(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile over another one."""
    return laid_all_the_same(events, "occupied")


def corners_may_be_covered(_view: View, events: Sequence[Event]) -> str:
    """Lay a tile over a corner."""
    return laid_all_the_same(events, "corner")


def is_askew(view: View, events: Sequence[Event]) -> bool:
    """Return whether a move is refused since its square is in no line with a pawn but near one."""
    _, code, told = refusal(events)
    if code != "not_beside":
        return False
    board, near = view.board, range(1, LONGEST)
    row, column = board.row_and_column(board.square_named(told["square"]))
    pawns = [board.row_and_column(board.square_named(name)) for name in told["pawns"]]
    return any(abs(row - at_row) in near and abs(column - at_column) in near for at_row, at_column in pawns)


def tiles_may_begin_diagonally(view: View, events: Sequence[Event]) -> str:
    """Lay a single on a square that only a corner joins to that of its pawn."""
    return LAID if is_askew(view, events) else ""


def tiles_may_bend(view: View, events: Sequence[Event]) -> str:
    """Lay a long tile round a corner."""
    return LAID if is_askew(view, events) else ""


def paths_may_branch_off(view: View, events: Sequence[Event]) -> str:
    """Lay a tile beside any tile of its kind."""
    _, code, told = refusal(events)
    if code != "not_beside":
        return ""
    square = view.board.square_named(told["square"])
    path = {each for laid in view.laid if PAWN_KINDS[laid.placement.pawn] == told["kind"] for each in laid.squares}
    return LAID if any(square + step in path for step in view.board.steps) else ""


# What a covered building costs


def builder_loses(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that lays the tile."""
    covered = first_event_of(events, e.BuildingCovered)
    return str(covered.seat) if covered else ""


def buildings_beside_tiles_are_lost(view: View, events: Sequence[Event]) -> str:
    """Return the seat whose target card shows a building beside the tile."""
    laid, board = first_event_of(events, e.TileLaid), view.board
    beside = [
        board.buildings[Square(square + step)].type
        for square in (map(board.square_named, laid.squares) if laid else ())
        for step in board.steps
        if square + step in board.buildings
    ]
    return next((seat for each in beside if (seat := seat_with_target(view, each))), "")


def own_covering_costs_nothing(view: View, _events: Sequence[Event]) -> str:
    """Return the points of the reader's target card before a building is covered."""
    return str(points_of_target(view, own_target(view)))


def each_building_is_one_point(view: View, _events: Sequence[Event]) -> str:
    """Return how many buildings of the reader's target card are left once one is covered."""
    return str(len(uncovered_buildings_that_count(view, own_target(view))) - 1)


def covered_building_costs_one_point(view: View, _events: Sequence[Event]) -> str:
    """Return one point less than before."""
    return str(points_of_target(view, own_target(view)) - 1)
