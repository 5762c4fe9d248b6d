"""Placements by rule of thumb: what they cover, and what they come near to."""

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Final

from engine.core.game import Seat
from engine.drunter_drueber.board import Board
from engine.drunter_drueber.components import PAWN_KINDS
from engine.drunter_drueber.instinct_values import danger, haste, insight, interest, kinds_left, stay
from engine.drunter_drueber.state import Placement, State, start_of

BOTHER: Final = 0.1
"""What it costs to have to win a vote, in points."""


class Lie:
    """How the board lies for a seat: what the covering of each building would bring it.

    `open_`: as if all target cards lay open; else by one's own alone.
    """

    __slots__ = ("before", "haste", "state", "weights")

    def __init__(self, state: State, seat: Seat, *, open_: bool = False) -> None:
        left = kinds_left(state)
        chances = stay(state, left)
        self.state = state
        liking = insight(state, seat, left, chances) if open_ else interest(state, seat, chances)
        self.weights = [like * chance for like, chance in zip(liking, chances, strict=True)]
        self.haste = [haste(left, pawn) for pawn in range(len(PAWN_KINDS))]
        self.before = [self.threat(square) for square in state.pawns]

    def threat(self, square: int) -> float:
        """Return what a pawn on a square promises: harm to one's own is below 0."""
        return float(sum(map(mul, self.weights, danger(self.state.board, square))))

    def gain(self, placement: Placement, squares: range) -> float:
        """Return what a placement brings: what it covers, and where its pawn goes."""
        pawn, board = placement.pawn, self.state.board
        near, places = danger(board, squares[-1]), at(board)
        covered = later = 0.0
        for square in squares:
            if square in places:
                worth = self.weights[places[square]]
                covered += worth
                later -= worth * near[places[square]]
        later += self.threat(squares[-1]) - self.before[pawn]
        return covered + self.haste[pawn] * later

    def looks(self, placement: Placement) -> float:
        """Return how good a placement looks, with the vote it may need."""
        squares = path(self.state, placement)
        return self.gain(placement, squares) - BOTHER * (not self.state.board.outhouses.isdisjoint(squares))


def path(state: State, placement: Placement) -> range:
    """Return the squares of a placement that fits."""
    start, step = start_of(state, placement.pawn, placement.direction), state.board.steps[placement.direction]
    return range(start, start + step * placement.length, step)


@cache
def at(board: Board) -> dict[int, int]:
    """Return the place of each building among the board's, by square."""
    return {square: place for place, square in enumerate(board.buildings)}


def stake(state: State, seat: Seat, *, open_: bool = False) -> float:
    """Return what the proposal that is voted on would bring a seat."""
    assert state.proposal is not None, "there is a proposal while there is a vote"
    return Lie(state, seat, open_=open_).gain(state.proposal, path(state, state.proposal))


def places_looks(state: State, seat: Seat, placements: Sequence[Placement], *, open_: bool = False) -> list[float]:
    """Return how good each placement looks."""
    lie = Lie(state, seat, open_=open_)
    return [lie.looks(placement) for placement in placements]
