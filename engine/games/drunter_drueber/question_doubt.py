"""Buildings of which nobody knows whether they are covered: the board has them, and what they score is in doubt."""

from itertools import product
from typing import Final

from engine.core.game import Seat
from engine.core.leaders import leading_seats
from engine.core.rng import random_stream
from engine.core.situations import Situation, with_assumed, with_values_at_keys
from engine.games.drunter_drueber import question_play
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules.board import BOARD, FREE, PLAIN, Board, Square, SquareName
from engine.games.drunter_drueber.rules.state import TILE
from engine.games.drunter_drueber.table.findings import mended_state

BUILDING: Final = "building"
"""The key, before a square ("building.g1"), of whether the building there is covered."""
LEFT: Final = "left"
GONE: Final = "covered"

SQUARES: Final = tuple(map(BOARD.square_name, BOARD.buildings))
"""The squares of the buildings of the usual board."""

MOST_TRIED: Final = 6
"""The most buildings in doubt that are tried for a tie. Chosen by eye."""


def printed_building(board: Board, square: Square) -> str:
    """Return the name of the building that the usual board has on this square; "" for none or another size of board."""
    row, column = board.row_and_column(square)
    if (board.rows, board.columns) != (BOARD.rows, BOARD.columns):
        return ""
    there = BOARD.buildings.get(BOARD.square_at(row, column))
    return f"{there.type}{there.value}" if there else ""


def with_building(situation: Situation, spot: str, *, left: bool) -> Situation:
    """Return the situation with a building left on its square, or removed from its board as covered; not in doubt."""
    board = mended_state(situation).board
    rows, square = [line.split() for line in board.text.strip().splitlines()], board.square_named(spot)
    row, column = board.row_and_column(square)
    rows[row][column] = printed_building(board, square) if left else PLAIN
    usual = rows == [line.split() for line in BOARD.text.strip().splitlines()]
    sure = with_assumed(situation, [f"{BUILDING}.{spot}"], assumed=False)
    return with_values_at_keys(sure, board=None if usual else "\n".join(map(" ".join, rows)))


def building_on_square(situation: Situation, spot: SquareName) -> str:
    """Return whether the building on a square is left on its board, or gone."""
    board = mended_state(situation).board
    return LEFT if board.square_named(spot) in board.buildings else GONE


def with_building_tapped(situation: Situation, spot: str) -> Situation:
    """Return the situation with the next that may be told of a building: it is covered, nobody knows, it is left."""
    place, board = f"{BUILDING}.{spot}", mended_state(situation).board
    if place in situation.assumed:
        return with_assumed(situation, [place], assumed=False)
    if board.square_named(spot) in board.buildings:
        return with_building(situation, spot, left=False)
    return with_assumed(with_building(situation, spot, left=True), [place])


def buildings_in_doubt(situation: Situation) -> list[str]:
    """Return the squares of the buildings that no tile covers and that may be covered; [] where points are told."""
    state = mended_state(situation)
    return [
        name
        for name, square in state.board.squares_by_name.items()
        if f"{BUILDING}.{name}" in situation.assumed
        and square in state.board.buildings
        and state.cover[square] == FREE
        and not question_play.are_points_told(situation)
    ]


def with_doubt_settled(situation: Situation, seed: int) -> Situation:
    """Return the situation with each building in doubt covered or left, by the seed."""
    rng = random_stream(seed, "asked buildings")
    for spot in buildings_in_doubt(situation):
        situation = with_building(situation, spot, left=rng.random() < 1 / 2)
    return situation


def seats_perhaps_tied(situation: Situation) -> set[Seat]:
    """Return the seats that are tied on points, whatever of the buildings in doubt is covered."""
    state = mended_state(situation)
    doubtful = [state.board.square_named(name) for name in buildings_in_doubt(situation)][:MOST_TRIED]
    tied, cover = set[Seat](), state.cover
    for covered in product((FREE, TILE), repeat=len(doubtful)):
        now = bytearray(cover)
        for square, what in zip(doubtful, covered, strict=True):
            now[square] = what
        state.cover = bytes(now)
        leading = leading_seats(situation.seats, scoring.points_by_seat(state))
        tied.update(leading if len(leading) > 1 else ())
    return tied
