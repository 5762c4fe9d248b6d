"""The prior of placements: what they cover, and what they bring their pawn near to. All values are in points."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from operator import mul
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics.building_values import (
    cover_chances,
    cover_gains,
    informed_cover_gains,
    kinds_left,
    outlook,
)
from engine.games.drunter_drueber.rules.board import Board, Square
from engine.games.drunter_drueber.rules.reach import reaches
from engine.games.drunter_drueber.rules.state import Placement, State

VOTE_COST: Final = 0.1
"""What it costs that a placement has to win a vote, in points; set by hand."""


class PlacementValues:
    """The values of placements for one seat on one board.

    `informed`: with all target cards known; else by the seat's own alone.
    """

    __slots__ = ("outlook", "pawn_values", "reach", "state", "worth")

    def __init__(self, state: State, seat: Seat, *, informed: bool = False) -> None:
        left = kinds_left(state)
        self.state, self.reach, self.outlook = state, reaches(state), outlook(state, left)
        chances = self.outlook.chances
        gains = informed_cover_gains(state, seat, left, chances) if informed else cover_gains(state, seat, chances)
        self.worth = {place: gains[place] * chances[place] for place in self.outlook.open}
        self.pawn_values = PawnValues(self.worth.values(), self.outlook.near)

    def gain(self, placement: Placement) -> tuple[float, bool]:
        """Return the gain of a placement that fits, and whether it needs a vote.

        It gains from what it covers, and from where its pawn ends.
        """
        pawn, length, direction = placement
        board, before = self.state.board, self.state.pawns[pawn]
        step = board.steps[direction]
        end, places, vote = landing(board, before + step * self.reach[pawn][direction].ahead, step, length)
        later = self.pawn_values[end] - self.pawn_values[before]
        covered = 0.0
        for place in places:
            worth = self.worth[place]
            covered += worth
            later -= worth * cover_chances(board, end)[place]
        return covered + self.outlook.strength[pawn] * later, vote


class PawnValues(dict[Square, float]):
    """By square, the gain to expect from a pawn there, below 0 if it is near the seat's own buildings.

    Worked out when first asked for. `worth`: the gain from covering each uncovered building; `near`: see `Outlook`.
    """

    def __init__(self, worth: Collection[float], near: Mapping[Square, Sequence[float]]) -> None:
        super().__init__()
        self.worth, self.near = worth, near

    def __missing__(self, square: Square) -> float:
        """Work out the gain for a pawn on one square."""
        found = self[square] = float(sum(map(mul, self.worth, self.near[square])))
        return found


class Landing(NamedTuple):
    """What a tile covers: its last square, the places of the buildings under it, and whether it needs a vote."""

    end: Square
    places: tuple[int, ...]
    vote: bool


@cache
def landing(board: Board, start: Square, step: int, length: int) -> Landing:
    """Return what a tile of this length covers that begins on a square; `step`: from one square to the next."""
    squares = range(start, start + step * length, step)
    buildings = [*board.buildings]
    places = tuple(buildings.index(square) for square in squares if square in board.buildings)
    return Landing(squares[-1], places, not board.outhouses.isdisjoint(squares))


def proposal_gain(state: State, seat: Seat, *, informed: bool = False) -> float:
    """Return what the placement that is voted on would gain a seat, in points; below 0 for a loss."""
    assert state.proposal is not None, "there is a proposal while there is a vote"
    return PlacementValues(state, seat, informed=informed).gain(state.proposal)[0]


def placement_scores(state: State, seat: Seat, placements: Iterable[Placement], *, informed: bool) -> list[float]:
    """Return the prior score of each placement: its gain, less the cost of the vote that it may need."""
    found = map(PlacementValues(state, seat, informed=informed).gain, placements)
    return [gain - VOTE_COST * vote for gain, vote in found]
