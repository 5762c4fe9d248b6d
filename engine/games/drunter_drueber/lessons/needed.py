"""Which lessons a moment of a game takes for granted: on laying tiles, and on bridges and votes where they come up."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import outhouse_under_tile

FIRST: Final = ("tile_and_pawn", "covered_buildings", "free_end", "blocked_pawn")
"""What laying a tile does."""


def lessons_needed(view: View, _seat: Seat, moves: Sequence[str]) -> Iterator[str]:
    """Yield the keys of the lessons that have taught all that a seat chooses from."""
    yield from FIRST
    placements = [PLACEMENTS[move] for move in moves if move in PLACEMENTS]
    laid = [(each, squares_of_placement(view, each)) for each in placements]
    if any(squares[0] != view.pawns[each.pawn] + view.board.steps[each.direction] for each, squares in laid):
        yield "bridge"
    if not laid or any(outhouse_under_tile(view.board, squares) for _, squares in laid):
        yield "outhouse"
    if not laid:
        yield "joker"
