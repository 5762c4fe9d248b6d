"""The worth of buildings to a seat, and their chances to stay uncovered.

Values and gains are in points, chances from 0 to 1. Buildings go by their index in `Board.buildings`, so that
`Weights` are plain lists. Constants are set by hand unless said otherwise.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from typing import Any, Final, Protocol

from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics.flood import flood_of_position, pooled_tiles, steps_by_kind
from engine.games.drunter_drueber.rules.board import FREE, Board, Square
from engine.games.drunter_drueber.rules.components import (
    BUILDING_TYPES,
    EACH,
    EVERY_PAWN,
    LOWEST,
    PAWN_KINDS,
    STOCK,
    WALL,
    Pawn,
    Target,
)
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.scoring import OF_VALUE
from engine.games.drunter_drueber.rules.state import State

RIVAL_LOSS: Final = 0.2
"""A seat's gain, in points, for each point of a covered building that does not count for itself: it may be a
rival's."""
EITHER_TARGET: Final = 0.5
"""The weight, 0 to 1, of each of a seat's target cards until its main one is chosen."""
COVER_CHANCES: Final = (0.0, 0.78, 0.57, 0.49, 0.38, 0.30, 0.27, 0.22, 0.18, 0.16, 0.14)
"""The chance that a pawn will cover a building, by its distance in steps, the last one also for greater distances;
counted in games between bots."""
WALL_FACTOR: Final = 0.75
"""The factor on COVER_CHANCES for a pawn of the wall, compared with other pawns."""
FULL_STOCK: Final = 25
"""The number of tiles of a kind from which on its pawns have the full `COVER_CHANCES`.

Measured at three seats: level 2 wins 0.867 ± 0.032 of 450 games against two of level 1 (0.811 ± 0.034 with 15), 0.844
with 35, 0.864 with 50; 0.335 ± 0.058 of 240 against two of level 2 that use 15, so it costs no strength."""

REACH_CHANCES: Final = (0.0, 0.68, 0.43, 0.36, 0.32, 0.28, 0.26, 0.23, 0.18, 0.16, 0.15, 0.11, 0.08, 0.06, 0.04)
"""The chance that a pawn with many tiles left will cover a building in its reach, by its distance in steps.

The last one is also for greater distances. Counted in 160 games of the rollout policy.
"""
NEARNESS: Final = 1.2
"""With few tiles left, that chance falls with the square of the distance: it is multiplied by NEARNESS times the steps
of all tiles left, divided by that square, if that is less than 1. Set by hand to suit the same games."""
MOST_STEPS: Final = 45
"""More steps than this do not count in these chances."""
STEP_GRAIN: Final = 3
"""Steps are rounded up to a multiple of it, so that chances are cached more often."""
LATE: Final = 42
"""The number of tiles left from which on it matters which pawns can still reach a building.

Measured in 24 games: with more tiles left, nearly every building is in reach of every pawn, and no game is decided;
with 24 to 29 left, one building in ten is safe for ever, with 12 to 17 every other one.
"""

EVERYWHERE: Final = (-1,) * len(PAWN_KINDS)
"""For each pawn, the mask of all squares."""

TILES_ALL: Final = sum(map(sum, STOCK))
"""How many tiles a game has."""


class HasTiles(Protocol):
    """Anything with the seats' tiles: a state, or a moment of a replayed game."""

    @property
    def tiles(self) -> Sequence[Sequence[int]]:
        """How many of each type each seat holds, in the order of TILES."""


Weights = Sequence[float]
"""A number for each building, by place."""


@cache
def building_values_for_target(board: Board, target: Target) -> Weights:
    """Return the points that each building brings with a target card other than LOWEST if it stays uncovered."""
    special = OF_VALUE.get(target)
    return [
        1 if target == EACH else each.value if each.type == target or each.value == special else 0
        for each in board.buildings.values()
    ]


def building_values_for_lowest(board: Board, chances: Weights) -> Weights:
    """Return the points that the card LOWEST loses with each building if it is covered; below 0 for a gain."""
    found = [0.0] * len(chances)
    for buildings in buildings_lowest_first(board):
        higher = 0.0
        for place, value in reversed(buildings):
            found[place] = value - higher if chances[place] else 0.0
            higher = chances[place] * value + (1 - chances[place]) * higher
        lower_gone = 1.0
        for place, _ in buildings:
            found[place] *= lower_gone
            lower_gone *= 1 - chances[place]
    return found


Weighted = tuple[tuple[Target, float], ...]
"""The target cards that count for a seat, each with its weight, 0 to 1."""


def targets_with_weights_of_seat(state: State, seat: Seat) -> Weighted:
    """Return the target cards that count for a seat: its main one, or all TARGETS_HELD as long as none is."""
    main = state.main[seat]
    return targets_with_weights((main,) if main else state.targets[seat])


@cache
def targets_with_weights(targets: tuple[Target, ...]) -> Weighted:
    """Return these target cards with their weights: in full for a single one, EITHER_TARGET for each of several."""
    return tuple((target, EITHER_TARGET if len(targets) > 1 else 1.0) for target in targets)


def cover_gains(board: Board, targets: Weighted, chances: Weights) -> Weights:
    """Return the points that a seat with these target cards gains when each building is covered."""
    if all(target != LOWEST for target, _ in targets):
        return cover_gains_that_never_change(board, targets)
    low = building_values_for_lowest(board, chances)
    return cover_gains_from_target_values(
        board,
        [
            (low if target == LOWEST else building_values_for_target(board, target), weight)
            for target, weight in targets
        ],
    )


@cache
def cover_gains_that_never_change(board: Board, targets: Weighted) -> Weights:
    """Return `cover_gains` without the card LOWEST; they stay the same for the whole game."""
    return cover_gains_from_target_values(
        board, [(building_values_for_target(board, target), weight) for target, weight in targets]
    )


def cover_gains_from_target_values(board: Board, parts: Sequence[tuple[Weights, float]]) -> Weights:
    """Return the gain from covering each building: minus its worth, or for a worthless one, a rival's expected loss.

    `parts`: the values of each target card, and its weight.
    """
    own = [sum(weight * worth[place] for worth, weight in parts) for place in range(len(board.buildings))]
    printed = board.buildings.values()
    return [-mine if mine else RIVAL_LOSS * each.value for mine, each in zip(own, printed, strict=True)]


@cache
def pawn_cover_chances(board: Board, square: Square) -> Weights:
    """Return the chance that a pawn on this square will cover each building; 0 for no pawn (square 0)."""
    if not square:
        return [0.0] * len(board.buildings)
    row, column = board.row_and_column(square)
    steps = [abs(r - row) + abs(c - column) for r, c in map(board.row_and_column, board.buildings)]
    return [COVER_CHANCES[min(step, len(COVER_CHANCES) - 1)] for step in steps]


class Outlook:
    """What is known of the buildings on one ground with this many tiles left; the same for all seats.

    `open`: the indexes of the uncovered buildings, in order. `chances`: see `building_survival_chances`. `near`: by
    square, the chances that a pawn there covers each of the `open` buildings. `strength`: see `pawn_covering_factor`.
    `scores`: a cache for the scores of placements.
    """

    __slots__ = ("chances", "near", "open", "scores", "strength")

    def __init__(self, board: Board, cover: bytes, pawns: Sequence[Square], left: Sequence[int]) -> None:
        self.open = tuple([place for place, square in enumerate(board.buildings) if cover[square] == FREE])
        self.near = NearOpen.cached_cover_chances_by_square(board, self.open)
        near = [self.near[square] for square in pawns]
        self.strength = a, b, c, d = [pawn_covering_factor(left, pawn) for pawn in EVERY_PAWN]
        self.chances = [0.0] * len(board.buildings)
        for place, w1, w2, r, f in zip(self.open, *near, strict=True):
            self.chances[place] = (1 - a * w1) * (1 - b * w2) * (1 - c * r) * (1 - d * f)
        self.scores: dict[object, Any] = {}


class NearOpen(dict[Square, tuple[float, ...]]):
    """A cache by square of the chances that a pawn there covers each of some buildings."""

    def __init__(self, board: Board, places: tuple[int, ...]) -> None:
        super().__init__()
        self.board, self.there = board, [place in places for place in range(len(board.buildings))]

    @staticmethod
    @lru_cache(maxsize=128)
    def cached_cover_chances_by_square(board: Board, places: tuple[int, ...]) -> "NearOpen":
        """Return the cached instance for a board and the buildings at these indexes; all outlooks share it."""
        return NearOpen(board, places)

    def __missing__(self, square: Square) -> tuple[float, ...]:
        """Work out the chances for a pawn on one square."""
        found = self[square] = tuple(compress(pawn_cover_chances(self.board, square), self.there))
        return found


def building_survival_chances(state: State, left: Sequence[int]) -> list[float]:
    """Return for each building the chance that it stays uncovered to the end; 0 if it is covered.

    `left`: see `tiles_left_by_kind`.
    """
    return building_survival_outlook(state, left).chances


def building_survival_outlook(ground: Ground, left: Sequence[int]) -> Outlook:
    """Return what is known of the buildings on a ground; `left`: see `tiles_left_by_kind`."""
    return find_building_survival_outlook(ground.board, ground.cover, tuple(ground.pawns), tuple(left))


@lru_cache(maxsize=512)
def find_building_survival_outlook(
    board: Board, cover: bytes, pawns: tuple[Square, ...], left: tuple[int, ...]
) -> Outlook:
    """Return the same as `building_survival_outlook`, from hashable arguments and cached."""
    return Outlook(board, cover, pawns, left)


def pawn_covering_factor(left: Sequence[int], pawn: Pawn) -> float:
    """Return the factor, 0 to 1, on the chances of a pawn to cover buildings, by the tiles left of its kind."""
    kind = PAWN_KINDS[pawn]
    return min(1.0, left[kind] / FULL_STOCK) * (WALL_FACTOR if kind == WALL else 1.0)


def tiles_left_by_kind(state: HasTiles) -> list[int]:
    """Return how many tiles of each kind the seats still hold."""
    walls = roads = rivers = 0
    for w1, w2, w3, r1, r2, r3, f1, f2, f3 in state.tiles:
        walls += w1 + w2 + w3
        roads += r1 + r2 + r3
        rivers += f1 + f2 + f3
    return [walls, roads, rivers]


def expected_points_of_target(board: Board, target: Target, chances: Weights) -> float:
    """Return the expected points of a target card at the end."""
    if target == LOWEST:
        return expected_points_of_lowest_values(board, chances)
    return sum([value * chances[place] for place, value in counted_building_value_pairs(board, target)])


@cache
def counted_building_value_pairs(board: Board, target: Target) -> Sequence[tuple[int, float]]:
    """Return index and points of each building that counts for a target card other than LOWEST."""
    return [(place, value) for place, value in enumerate(building_values_for_target(board, target)) if value]


def expected_points_of_lowest_values(board: Board, chances: Weights) -> float:
    """Return the expected points of the card LOWEST: the sum over the lowest uncovered building of each type."""
    total = 0.0
    for buildings in buildings_lowest_first(board):
        expected = 0.0
        for place, value in reversed(buildings):
            expected = chances[place] * value + (1 - chances[place]) * expected
        total += expected
    return total


@cache
def buildings_lowest_first(board: Board) -> Sequence[Sequence[tuple[int, int]]]:
    """Return for each type the place and value of its buildings, the lowest values first."""
    places = [(place, each.type, each.value) for place, each in enumerate(board.buildings.values())]
    return [
        sorted(((place, value) for place, kind, value in places if kind == wanted), key=lambda building: building[1])
        for wanted in BUILDING_TYPES
    ]


def is_late(left: Sequence[int]) -> bool:
    """Return whether at most `LATE` of the tiles are still held; `left`: how many of each kind, or of each type."""
    return sum(left) <= LATE


def survival_chances_by_reach(state: State) -> list[float]:
    """Return for each building the chance that it stays uncovered to the end; 0 if it is covered, 1 if it is safe.

    Only pawns that can still reach a building threaten it, by `chances_within_steps`. This is nearer to what happens
    than `building_survival_chances` but takes several times as long: too long for every placement of a playout.
    """
    board, pool = state.board, pooled_tiles(state.tiles)
    steps = steps_by_kind(pool, state.pawns, state.options.bridges == "several")
    flood = flood_of_position(state) if is_late(pool) else EVERYWHERE
    squares = [*board.buildings]
    chances = [float(state.cover[square] == FREE) for square in squares]
    for kind, square, mask in zip(PAWN_KINDS, state.pawns, flood, strict=True):
        if square:
            threats = chances_within_steps(board, square, min(MOST_STEPS, -(-steps[kind] // STEP_GRAIN) * STEP_GRAIN))
            chances = [
                chance * (1 - threat) if mask >> at & 1 else chance
                for chance, threat, at in zip(chances, threats, squares, strict=True)
            ]
    return chances


@lru_cache(maxsize=4096)
def chances_within_steps(board: Board, square: Square, steps: int) -> Weights:
    """Return the chance that a pawn on this square covers each building within so many steps."""
    row, column = board.row_and_column(square)
    away = [abs(r - row) + abs(c - column) for r, c in map(board.row_and_column, board.buildings)]
    return [
        REACH_CHANCES[min(step, len(REACH_CHANCES) - 1)] * min(1.0, NEARNESS * steps / max(1, step**2)) for step in away
    ]


def expected_points_by_seat(state: State) -> list[float]:
    """Return the expected points of each seat at the end, by its main target card or the best of its TARGETS_HELD."""
    chances = survival_chances_by_reach(state)
    known = {
        target: expected_points_of_target(state.board, target, chances)
        for targets in state.targets
        for target in targets
    }
    return [
        known[main] if main else max([known[target] for target in targets])
        for main, targets in zip(state.main, state.targets, strict=True)
    ]
