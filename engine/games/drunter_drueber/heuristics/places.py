"""Placements by rule of thumb: what they cover, and what they come near to."""

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Final

from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics.values import (
    danger,
    informed_prior,
    interest,
    kinds_left,
    pressure,
    survival,
)
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.components import PAWN_KINDS
from engine.games.drunter_drueber.rules.state import Placement, State, start_of

BOTHER: Final = 0.1
"""What it costs to have to win a vote, in points."""


class Survey:
    """How the board lies for a seat: what the covering of each building would bring it.

    `open_`: as if all target cards lay open; else by one's own alone.
    """

    __slots__ = ("before", "pressure", "state", "weights")

    def __init__(self, state: State, seat: Seat, *, open_: bool = False) -> None:
        left = kinds_left(state)
        chances = survival(state, left)
        self.state = state
        liking = informed_prior(state, seat, left, chances) if open_ else interest(state, seat, chances)
        self.weights = [like * chance for like, chance in zip(liking, chances, strict=True)]
        self.pressure = [pressure(left, pawn) for pawn in range(len(PAWN_KINDS))]
        self.before = [self.pull(square) for square in state.pawns]

    def pull(self, square: int) -> float:
        """Return what a pawn on a square promises the seat; below 0 if it endangers its own buildings."""
        return float(sum(map(mul, self.weights, danger(self.state.board, square))))

    def gain(self, placement: Placement, squares: range) -> float:
        """Return what a placement brings: what it covers, and where its pawn goes."""
        pawn, board = placement.pawn, self.state.board
        near, places = danger(board, squares[-1]), building_places(board)
        covered = later = 0.0
        for square in squares:
            if square in places:
                worth = self.weights[places[square]]
                covered += worth
                later -= worth * near[places[square]]
        later += self.pull(squares[-1]) - self.before[pawn]
        return covered + self.pressure[pawn] * later

    def looks(self, placement: Placement) -> float:
        """Return how good a placement looks, with the vote it may need."""
        squares = path(self.state, placement)
        return self.gain(placement, squares) - BOTHER * (not self.state.board.outhouses.isdisjoint(squares))


def path(state: State, placement: Placement) -> range:
    """Return the squares of a placement that fits."""
    start, step = start_of(state, placement.pawn, placement.direction), state.board.steps[placement.direction]
    return range(start, start + step * placement.length, step)


@cache
def building_places(board: Board) -> dict[int, int]:
    """Return the place of each building among the board's, by square."""
    return {square: place for place, square in enumerate(board.buildings)}


def stake(state: State, seat: Seat, *, open_: bool = False) -> float:
    """Return what the proposal that is voted on would bring a seat."""
    assert state.proposal is not None, "there is a proposal while there is a vote"
    return Survey(state, seat, open_=open_).gain(state.proposal, path(state, state.proposal))


def places_looks(state: State, seat: Seat, placements: Sequence[Placement], *, open_: bool = False) -> list[float]:
    """Return how good each placement looks."""
    survey = Survey(state, seat, open_=open_)
    return [survey.looks(placement) for placement in placements]
