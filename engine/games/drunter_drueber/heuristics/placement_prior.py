"""The prior of placements, from the buildings they cover and those their pawn comes near. All values are in points."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics import building_values
from engine.games.drunter_drueber.heuristics.building_values import Outlook, Weights
from engine.games.drunter_drueber.rules.board import NO_SQUARE, Board, Square, squares_in_line
from engine.games.drunter_drueber.rules.building import PLACEMENTS, TEXTS, free_end
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.reach import Reach, reach_of_pawns
from engine.games.drunter_drueber.rules.state import State

VOTE_COST: Final = 0.1
"""The cost of a placement that has to win a vote, in points; set by hand."""


REFUSED_COST: Final = 0.35
"""The cost of a placement over an outhouse for each vote that has kept that outhouse, in points.

Set by hand: in 75 games a bot of level 2 repeats a proposal just lost 18 times instead of 56, and is as strong as
without it (480 games at 4 seats: share .252 of .25).
"""


class PlacementScores(dict[str, float]):
    """A cache of the prior scores of placements on one ground, by their texts.

    Only placements that fit may be looked up. `gains`: see `cover_gains`.
    """

    def __init__(self, ground: Ground, outlook: Outlook, gains: Weights) -> None:
        super().__init__()
        self.board, self.pawns = ground.board, tuple(ground.pawns)
        self.landings = Landings.coverage_of_placements(self.board, self.pawns, reach_of_pawns(ground))
        self.strength = outlook.strength
        self.gains = gains
        self.worth = {place: gains[place] * outlook.chances[place] for place in outlook.open}
        self.pawn_values = PawnValues(self.worth.values(), outlook.near)

    def __missing__(self, text: str) -> float:
        """Work out a score: the gain, less the cost of the vote that the placement may need.

        A seat that covers its own building loses its full value, even if another seat was likely to cover it.
        """
        _, places, outhouse = self.landings[text]
        own = sum([min(0.0, self.gains[place] - self.worth[place]) for place in places]) if places else 0.0
        found = self[text] = self.placement_gain(text) + own - VOTE_COST * (outhouse != NO_SQUARE)
        return found

    def placement_gain(self, text: str) -> float:
        """Return the gain of a placement: from what it covers, and from where its pawn ends."""
        pawn, (end, places, _) = PLACEMENTS[text].pawn, self.landings[text]
        later = self.pawn_values[end] - self.pawn_values[self.pawns[pawn]]
        if not places:
            return self.strength[pawn] * later
        near, worth = building_values.pawn_cover_chances(self.board, end), self.worth
        later -= sum([worth[place] * near[place] for place in places])
        return sum([worth[place] for place in places]) + self.strength[pawn] * later

    def covers_own_building(self, text: str) -> bool:
        """Return whether a placement covers a building that is worth something to the seat."""
        return any(self.gains[place] < 0 for place in self.landings[text].places)


def placement_scores_for_seat(state: State, seat: Seat) -> PlacementScores:
    """Return the scores of all placements for a seat, by its own target cards."""
    found = building_values.building_survival_outlook(state, building_values.tiles_left_by_kind(state))
    own = building_values.targets_with_weights_of_seat(state, seat)
    key = own, state.options.bridges == "several"
    if key not in found.scores:
        found.scores[key] = PlacementScores(state, found, building_values.cover_gains(state.board, own, found.chances))
    scores: PlacementScores = found.scores[key]
    return scores


class PawnValues(dict[Square, float]):
    """A cache by square of the expected gain from a pawn there, below 0 near the seat's own buildings.

    `worth`: the gain from covering each uncovered building; `near`: see `Outlook`.
    """

    def __init__(self, worth: Collection[float], near: Mapping[Square, Sequence[float]]) -> None:
        super().__init__()
        self.worth, self.near = worth, near

    def __missing__(self, square: Square) -> float:
        """Work out the gain for a pawn on one square."""
        found = self[square] = float(sum(map(mul, self.worth, self.near[square])))
        return found


class Landing(NamedTuple):
    """What a tile covers: its last square, the indexes of the buildings, and the outhouse or NO_SQUARE."""

    end: Square
    places: tuple[int, ...]
    outhouse: Square


class Landings(dict[str, Landing]):
    """A cache of what each placement on one ground covers, by its text."""

    def __init__(self, board: Board, pawns: Sequence[Square], reach: Sequence[Reach]) -> None:
        super().__init__()
        self.board, self.pawns, self.reach = board, pawns, reach

    @staticmethod
    @lru_cache(maxsize=256)
    def coverage_of_placements(board: Board, pawns: tuple[Square, ...], reach: tuple[Reach, ...]) -> "Landings":
        """Return the cache of what placements cover, for these pawns and their reaches."""
        return Landings(board, pawns, reach)

    def __missing__(self, text: str) -> Landing:
        """Work out what a placement covers."""
        pawn, length, direction = PLACEMENTS[text]
        step = self.board.steps[direction]
        start = Square(self.pawns[pawn] + step * self.reach[pawn][direction].ahead)
        found = self[text] = coverage_of_tile(self.board, start, step, length)
        return found


@cache
def coverage_of_tile(board: Board, start: Square, step: int, length: int) -> Landing:
    """Return what a tile covers from its first square `start`; `step`: from one square to the next."""
    squares = squares_in_line(start, step, length)
    places = tuple(place for place, square in enumerate(board.buildings) if square in squares)
    return Landing(
        free_end(squares), places, next((square for square in squares if square in board.outhouses), NO_SQUARE)
    )


def proposal_gain(state: State, seat: Seat) -> float:
    """Return a seat's gain from the placement under vote, in points; below 0 for a loss."""
    assert state.proposal is not None, "there is a proposal while there is a vote"
    return placement_scores_for_seat(state, seat).placement_gain(TEXTS[state.proposal])


def own_points_at_stake(state: State, seat: Seat) -> float:
    """Return the points of a seat's own buildings under the placement voted on, by the weights of its target cards."""
    assert state.proposal is not None, "there is a proposal while there is a vote"
    found = placement_scores_for_seat(state, seat)
    return sum([-min(0.0, found.gains[place]) for place in found.landings[TEXTS[state.proposal]].places])


def placement_scores(state: State, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return the prior score of each placement, less REFUSED_COST for votes lost on its outhouse."""
    found = placement_scores_for_seat(state, seat)
    scores = [*map(found.__getitem__, moves)]
    kept = failed_vote_count_by_outhouse(state)
    if not kept:
        return scores
    landings = map(found.landings.__getitem__, moves)
    return [score - REFUSED_COST * kept[each.outhouse] for score, each in zip(scores, landings, strict=True)]


def failed_vote_count_by_outhouse(state: State) -> Counter[Square]:
    """Return how many votes have kept each outhouse that is still uncovered."""
    lost = (square for ballot in state.ballots if not ballot.passed for square in ballot.squares)
    return Counter(square for square in lost if square in state.board.outhouses and not state.cover[square])


def placements_without_own_harm(state: State, seat: Seat, moves: Sequence[str]) -> Sequence[str]:
    """Return these placements without those that cover an own building and score less than the best that doesn't.

    If each of them covers an own building, all are returned.
    """
    scores = placement_scores_for_seat(state, seat)
    harmless = [scores[move] for move in moves if not scores.covers_own_building(move)]
    if not harmless or len(harmless) == len(moves):
        return moves
    best = max(harmless)
    return [move for move in moves if scores[move] >= best or not scores.covers_own_building(move)]
