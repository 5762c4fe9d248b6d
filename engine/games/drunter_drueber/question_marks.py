"""What the pictures of a question show besides the table: the part of the town it is about, and the tile to lay."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.course import SPOTS, Task
from engine.core.events import MoveRefused, VictoryShared
from engine.core.following import Ask
from engine.core.game import Event
from engine.games.drunter_drueber.lessons import asked
from engine.games.drunter_drueber.render.marks import COUNTS, POINTS_ASKED, TILES_ASKED, VOTES_ASIDE, VOTES_ASKED
from engine.games.drunter_drueber.render.part import COLUMNS, name_of_part_mark, part_around_squares
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import EVERY_WAY, FREE, Square, SquareName, squares_in_line
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import EVERY_KIND, LENGTHS, PAWN_KINDS, PAWNS, tile_index
from engine.games.drunter_drueber.rules.state import Placement, bridge_across
from engine.games.drunter_drueber.rules.view import View

ABOUT_WHOLE_TOWN = (e.TargetScored, e.SecondScored, e.VotesCompared, e.GameWon)
"""Whoever foresees one of these events has to look around the whole town."""

ABOUT_PAWNS = (e.TurnPassed, e.BuildingEnded)
"""Whoever foresees one of these events has to look around the pawns that tiles left in hand need."""


def question_marks(task: Task, view: View, shown: Sequence[Event], coming: Sequence[Event]) -> tuple[str, ...]:
    """Return the marks of a question's pictures; `shown`: the events of its table, `coming`: of the right answer."""
    points = (POINTS_ASKED,) if task.outcome is asked.seat_winning_by_points else ()
    tiles = (TILES_ASKED,) if task.outcome is asked.seat_going_on else ()
    votes = (VOTES_ASIDE,) if task.outcome is asked.votes_against else ()
    if task.decides in (e.VotesCompared, VictoryShared):
        votes = (VOTES_ASKED,)
    return (
        *part_mark(task, view, shown, coming),
        *tile_marks(task, view, coming),
        *points,
        *tiles,
        *votes,
        *counted_marks(task, [*shown, *coming]),
    )


def counted_marks(task: Task, events: Sequence[Event]) -> Iterator[str]:
    """Yield marks of the buildings that second targets score, where the words tell whose these are."""
    for event in events if task.here_only else ():
        if isinstance(event, e.SecondScored):
            yield from (f"{COUNTS}{name}" for name in event.counted)


def part_marks(view: View, ask: Ask) -> tuple[str, ...]:
    """Return the mark for the part of the town in which a tile is told or voted on, unless that is the whole town."""
    board, pawn = view.board, ask.values.get("pawn")
    if not view.proposed and not pawn:
        return ()
    ends = {board.square_named(spot) for choice in ask.choices if not choice.refusal for spot in choice.spots}
    squares = {*view.proposed} or {*ends, view.pawns[PAWNS.index(pawn)]}
    part = part_around_squares(board, squares)
    return (name_of_part_mark(board, part),) if part else ()


def part_mark(task: Task, view: View, shown: Sequence[Event], coming: Sequence[Event]) -> Iterator[str]:
    """Yield the mark for the part of the town that a question is about, unless that is the whole town."""
    if any(isinstance(event, ABOUT_WHOLE_TOWN) for event in coming):
        return
    board = view.board
    if any(isinstance(event, ABOUT_PAWNS) for event in coming):
        yield from pawns_mark(view, shown, coming)
        return
    touched = map(board.square_named, task.touches if task.at == SPOTS else ())
    needed = {*touched, *view.proposed, *squares_of_events(view, coming)}
    if placement := placement_coming(view, coming):
        needed |= {*squares_ahead(view, placement)}
    if task.decides == e.PawnRemoved:
        needed |= {*squares_around(view, needed)}
    # What has just happened is seen, too, where it is near.
    for squares in (needed | {*squares_of_events(view, shown)}, needed):
        part = part_around_squares(board, squares) if squares else None
        if part:
            yield name_of_part_mark(board, part)
            return


def pawns_mark(view: View, shown: Sequence[Event], coming: Sequence[Event]) -> Iterator[str]:
    """Yield the mark for the part around the pawns that the seats in question need for their tiles.

    None where such a pawn is off the board and has not just been removed: it would seem to be elsewhere.
    """
    ends = any(isinstance(event, e.BuildingEnded) for event in coming)
    seats = range(len(view.tiles)) if ends else {event.seat for event in coming if hasattr(event, "seat")}
    held = ((kind, length) for kind in EVERY_KIND for length in sorted(LENGTHS, reverse=True))
    shortest = {
        kind: length for kind, length in held if any(view.tiles[seat][tile_index(kind, length)] for seat in seats)
    }
    pawns = [(pawn, kind) for pawn, kind in zip(view.pawns, PAWN_KINDS, strict=True) if kind in shortest]
    told = {event.kind for event in shown if isinstance(event, e.PawnRemoved)}
    needed = {square for pawn, kind in pawns if pawn for square in room_of_pawn(view, pawn, shortest[kind])}
    if needed and all(pawn or kind in told for pawn, kind in pawns):
        part = part_around_squares(view.board, needed, COLUMNS[-1])
        if part:
            yield name_of_part_mark(view.board, part)


def room_of_pawn(view: View, pawn: Square, length: int) -> Iterator[Square]:
    """Yield the square of a pawn and, on each side, those that decide whether a tile of this length fits there."""
    yield pawn
    for direction, step in zip(EVERY_WAY, view.board.steps, strict=True):
        bridges = int(view.cover[pawn + step] == bridge_across(direction))
        for at, square in enumerate(squares_in_line(Square(pawn + step), step, bridges + length)):
            if square not in view.board.squares_by_name.values():
                break
            yield square
            if at >= bridges and view.cover[square] != FREE:
                break


def squares_of_events(view: View, events: Sequence[Event]) -> Iterator[Square]:
    """Yield the squares that events are about."""
    for event in events:
        yield from map(view.board.square_named, names_of_squares(event))


def squares_ahead(view: View, placement: Placement) -> Iterator[Square]:
    """Yield the square of a pawn and those straight ahead that a tile there would cover, as far as the board goes."""
    step = view.board.steps[placement.direction]
    for square in squares_in_line(view.pawns[placement.pawn], step, placement.length + 1):
        if square not in view.board.squares_by_name.values():
            return
        yield square


def squares_around(view: View, squares: Iterable[Square]) -> Iterator[Square]:
    """Yield the squares on all sides of these, as far as they are on the board."""
    for square in squares:
        for step in view.board.steps:
            if square + step in view.board.squares_by_name.values():
                yield Square(square + step)


def names_of_squares(event: Event) -> Sequence[SquareName]:
    """Return the names of the squares that an event is about."""
    if isinstance(event, (e.TileLaid, e.VoteCalled)):
        return event.squares
    if isinstance(event, (e.BuildingCovered, e.PawnMoved, e.PawnRemoved)):
        return (event.square,)
    return (event.bridge,) if isinstance(event, e.BridgePassed) else ()


def placement_coming(view: View, coming: Sequence[Event]) -> Placement | None:
    """Return the placement that is made, proposed or tried next, None if something else comes."""
    if not asked.comes_at_once(coming):
        return None
    for event in coming:
        if isinstance(event, MoveRefused):
            placement = PLACEMENTS.get(event.move)
            return placement if placement and view.pawns[placement.pawn] else None
        if isinstance(event, (e.TileLaid, e.VoteCalled)):
            first = view.board.square_named(event.squares[0])
            return next(each for each in placements_of_tile(view, event) if first in beginnings(view, each))
    return None


def placements_of_tile(view: View, event: e.TileLaid | e.VoteCalled) -> Iterator[Placement]:
    """Yield the placements of a tile that is laid or proposed, at each pawn of its kind."""
    for text, placement in PLACEMENTS.items():
        fits = text.endswith(f"{event.length}{event.direction}") and PAWN_KINDS[placement.pawn] == event.kind
        if fits and view.pawns[placement.pawn]:
            yield placement


def beginnings(view: View, placement: Placement) -> tuple[Square, ...]:
    """Return the squares on which a tile may begin: beside its pawn, or behind a bridge there."""
    step = view.board.steps[placement.direction]
    return squares_in_line(Square(view.pawns[placement.pawn] + step), step, 2)


def tile_marks(task: Task, view: View, coming: Sequence[Event]) -> Iterator[str]:
    """Yield the marks for the tile that is to be laid, and for its pawn unless the question is which pawn it is."""
    placement = placement_coming(view, coming)
    if not placement:
        return
    yield f"lay:{placement.tile_type}"
    square = view.board.square_name(view.pawns[placement.pawn])
    pawns = {view.board.square_name(pawn) for pawn in view.pawns if pawn}
    if len(pawns & {*task.touches}) < 2:
        yield f"pawn:{square}"
