"""What the buildings are worth to a seat, and how likely they are to stay uncovered.

Buildings go by their place in `Board.buildings` here, so that weights are plain lists.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import shares
from engine.games.drunter_drueber.rules.board import FREE, Board
from engine.games.drunter_drueber.rules.components import LENGTHS, PAWN_KINDS, STOCK, TYPES
from engine.games.drunter_drueber.rules.scoring import OF_VALUE
from engine.games.drunter_drueber.rules.state import State

SPITE: Final = 0.2
"""What it is worth that a rival may lose a point: a building is a given rival's with a chance of 1 in 5."""
RIVALRY: Final = 2.0
"""Of two rivals, the one that is so many points ahead is to be hindered e times as much."""
ONE_OF_TWO: Final = 0.5
"""How much a target card counts as long as it is one of two."""
NEAR: Final = (0.0, 0.78, 0.57, 0.49, 0.38, 0.30, 0.27, 0.22, 0.18, 0.16, 0.14)
"""The chance that a pawn will cover a building, by its distance in steps (the last one: or farther); as counted
in games between bots."""
WALL_NEAR: Final = 0.75
"""How dangerous one of the two pawns of the wall is, compared with the others."""
ENOUGH: Final = 15
"""So many tiles of a kind left make its pawns as dangerous as they can be."""

TILES_ALL: Final = sum(map(sum, STOCK))
"""The tiles of a game, before any is laid."""

Weights = Sequence[float]
"""A number for each building."""


@cache
def values(board: Board, target: str) -> Weights:
    """Return what a target card counts for each building; not for "lowest"."""
    special = OF_VALUE.get(target)
    return [
        1 if target == "each" else each.value if each.type == target or each.value == special else 0
        for each in board.buildings.values()
    ]


def lowest_values(board: Board, chances: Weights) -> Weights:
    """Return what is lost with each building where the lowest of a type counts: covering it may be a gain."""
    total = expected_lowest(board, chances)
    found = []
    for place, chance in enumerate(chances):
        if chance:
            less = expected_lowest(board, [*chances[:place], 0.0, *chances[place + 1 :]])
            found.append((total - less) / chance)
        else:
            found.append(0.0)
    return found


def goals(state: State, seat: Seat) -> tuple[tuple[str, float], ...]:
    """Return the target cards that count for a seat, with their weights."""
    main = state.main[seat]
    return ((main, 1.0),) if main else tuple((target, ONE_OF_TWO) for target in state.targets[seat])


def interest(state: State, seat: Seat, chances: Weights) -> Weights:
    """Return how glad a seat would be to see each building covered: its own never, others a little."""
    targets = goals(state, seat)
    if all(target != "lowest" for target, _ in targets):
        return fixed_interest(state.board, targets)
    low = lowest_values(state.board, chances)
    return blend(
        state.board, [(low if target == "lowest" else values(state.board, target), w) for target, w in targets]
    )


@cache
def fixed_interest(board: Board, targets: tuple[tuple[str, float], ...]) -> Weights:
    """Return the interest in each building where it does not change during the game."""
    return blend(board, [(values(board, target), weight) for target, weight in targets])


def blend(board: Board, parts: Sequence[tuple[Weights, float]]) -> Weights:
    """Return the interest in each building: minus one's own worths, or a little spite."""
    own = [sum(weight * worth[place] for worth, weight in parts) for place in range(len(board.buildings))]
    printed = board.buildings.values()
    return [-mine if mine else SPITE * each.value for mine, each in zip(own, printed, strict=True)]


def informed_prior(state: State, seat: Seat, left: Sequence[int], chances: Weights) -> Weights:
    """Return the interest in each building where everyone's target cards are known: the better a rival, the more."""
    points = hopes(state, left)
    rivals = [other for other in range(state.players) if other != seat]
    found = [0.0] * len(chances)
    parts = [(seat, -1.0), *zip(rivals, shares([points[other] for other in rivals], RIVALRY), strict=True)]
    for other, part in parts:
        for target, weight in goals(state, other):
            worth = lowest_values(state.board, chances) if target == "lowest" else values(state.board, target)
            found = [so_far + part * weight * each for so_far, each in zip(found, worth, strict=True)]
    return found


@cache
def danger(board: Board, square: int) -> Weights:
    """Return how a pawn on a square threatens each building; no pawn (0) threatens none."""
    if not square:
        return [0.0] * len(board.buildings)
    row, column = board.place(square)
    steps = [abs(r - row) + abs(c - column) for r, c in map(board.place, board.buildings)]
    return [NEAR[min(step, len(NEAR) - 1)] for step in steps]


def survival(state: State, left: Sequence[int]) -> list[float]:
    """Return for each building the chance that it stays uncovered to the end; 0 if it is covered."""
    return outlook(state.board, bytes(state.cover), tuple(state.pawns), tuple(left))[0]


@lru_cache(maxsize=256)
def outlook(
    board: Board, cover: bytes, pawns: tuple[int, ...], left: tuple[int, ...]
) -> tuple[list[float], dict[str, float]]:
    """Return what `survival` says of a board, and room for what target cards may expect there."""
    a, b, c, d = [pressure(left, pawn) for pawn in range(len(PAWN_KINDS))]
    near = [danger(board, square) for square in pawns]
    chances = [
        (1 - a * w1) * (1 - b * w2) * (1 - c * r) * (1 - d * f) if cover[square] == FREE else 0.0
        for square, w1, w2, r, f in zip(board.buildings, *near, strict=True)
    ]
    return chances, {}


def pressure(left: Sequence[int], pawn: int) -> float:
    """Return how dangerous a pawn is, 0 to 1, by the tiles of its kind that are left."""
    kind = PAWN_KINDS[pawn]
    return min(1.0, left[kind] / ENOUGH) * (1.0 if kind else WALL_NEAR)


def kinds_left(state: State) -> list[int]:
    """Return how many tiles of each kind are still held."""
    counts = list(map(sum, zip(*state.tiles, strict=True)))
    size = len(LENGTHS)
    return [sum(counts[size * kind : size * (kind + 1)]) for kind in range(len(STOCK))]


def expected(board: Board, target: str, chances: Weights) -> float:
    """Return the points that a target card may expect at the end."""
    if target == "lowest":
        return expected_lowest(board, chances)
    return sum([value * chances[place] for place, value in counting_places(board, target)])


@cache
def counting_places(board: Board, target: str) -> Sequence[tuple[int, float]]:
    """Return the places of the buildings that count for a target card, and what each counts; not for "lowest"."""
    return [(place, value) for place, value in enumerate(values(board, target)) if value]


def expected_lowest(board: Board, chances: Weights) -> float:
    """Return the points to be expected from the lowest uncovered building of each type."""
    total = 0.0
    gone = dict.fromkeys(TYPES, 1.0)
    for place, kind, value in by_value(board):
        total += gone[kind] * chances[place] * value
        gone[kind] *= 1 - chances[place]
    return total


@cache
def by_value(board: Board) -> Sequence[tuple[int, str, int]]:
    """Return place, type and value of each building, the lowest values first."""
    return sorted(
        ((place, each.type, each.value) for place, each in enumerate(board.buildings.values())),
        key=lambda building: building[2],
    )


def hopes(state: State, left: Sequence[int]) -> list[float]:
    """Return the points that each seat may expect at the end."""
    chances, known = outlook(state.board, bytes(state.cover), tuple(state.pawns), tuple(left))
    for targets in state.targets:
        for target in targets:
            if target not in known:
                known[target] = expected(state.board, target, chances)
    return [
        known[main] if main else max([known[target] for target in targets])
        for main, targets in zip(state.main, state.targets, strict=True)
    ]
