"""The prior of placements: what they cover, and what they bring their pawn near to. All values are in points."""

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Final

from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics.building_values import (
    cover_chances,
    cover_gains,
    informed_cover_gains,
    kinds_left,
    pawn_strength,
    survival,
)
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.components import PAWN_KINDS
from engine.games.drunter_drueber.rules.reach import start_of
from engine.games.drunter_drueber.rules.state import Placement, State

VOTE_COST: Final = 0.1
"""What it costs that a placement has to win a vote, in points; set by hand."""


class PlacementValues:
    """The values of placements for one seat on one board.

    `informed`: with all target cards known; else by the seat's own alone.
    """

    __slots__ = ("before", "pawn_strength", "state", "weights")

    def __init__(self, state: State, seat: Seat, *, informed: bool = False) -> None:
        left = kinds_left(state)
        chances = survival(state, left)
        self.state = state
        gains = informed_cover_gains(state, seat, left, chances) if informed else cover_gains(state, seat, chances)
        self.weights = [each * chance for each, chance in zip(gains, chances, strict=True)]
        self.pawn_strength = [pawn_strength(left, pawn) for pawn in range(len(PAWN_KINDS))]
        self.before = [self.pawn_value(square) for square in state.pawns]

    def pawn_value(self, square: int) -> float:
        """Return the gain to expect from a pawn on this square; below 0 if it is near the seat's own buildings."""
        return float(sum(map(mul, self.weights, cover_chances(self.state.board, square))))

    def gain(self, placement: Placement, squares: range) -> float:
        """Return the gain of a placement: from what it covers, and from where its pawn ends."""
        pawn, board = placement.pawn, self.state.board
        near, places = cover_chances(board, squares[-1]), building_places(board)
        covered = later = 0.0
        for square in squares:
            if square in places:
                worth = self.weights[places[square]]
                covered += worth
                later -= worth * near[places[square]]
        later += self.pawn_value(squares[-1]) - self.before[pawn]
        return covered + self.pawn_strength[pawn] * later

    def score(self, placement: Placement) -> float:
        """Return the gain of a placement, less the cost of the vote that it may need."""
        squares = placement_path(self.state, placement)
        return self.gain(placement, squares) - VOTE_COST * (not self.state.board.outhouses.isdisjoint(squares))


def placement_path(state: State, placement: Placement) -> range:
    """Return the squares of a placement that fits on the board, its pawn's new square last."""
    start, step = start_of(state, placement.pawn, placement.direction), state.board.steps[placement.direction]
    return range(start, start + step * placement.length, step)


@cache
def building_places(board: Board) -> dict[int, int]:
    """Return the place of each building among the board's, by square."""
    return {square: place for place, square in enumerate(board.buildings)}


def proposal_gain(state: State, seat: Seat, *, informed: bool = False) -> float:
    """Return what the placement that is voted on would gain a seat, in points; below 0 for a loss."""
    assert state.proposal is not None, "there is a proposal while there is a vote"
    return PlacementValues(state, seat, informed=informed).gain(state.proposal, placement_path(state, state.proposal))


def placement_scores(state: State, seat: Seat, placements: Sequence[Placement], *, informed: bool) -> list[float]:
    """Return the prior score of each placement."""
    values = PlacementValues(state, seat, informed=informed)
    return [values.score(placement) for placement in placements]
