"""Moves of Vineta that a bot leaves out, since people would laugh at them. Constants are set by hand."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.heuristics.move_scores import prior_scores
from engine.games.vineta.rules.components import AUTHORITY, CALM, CARDS, FLOOD_KINDS, TURNS, WIND
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME, HOUSE_PLACEMENTS
from engine.games.vineta.rules.state import ACTING, CHOOSING, PLACING, State, house_counts_on_district

HEAP_SIZE: Final = 7
"""A bot places no more houses on a district that has this many."""
OWN_FLOOD_MARGIN: Final = 1.0
"""A bot does not flood its own district where another flood looks better by more than this, in points."""
NEEDS_SERIES: Final = frozenset(CARDS[card] for card in (AUTHORITY, WIND, CALM))


def sensible_moves(state: State, seat: Seat, moves: Sequence[str]) -> Sequence[str]:
    """Return those of a seat's moves that are not silly; all of them where every one is."""
    if state.phase == PLACING:
        left = moves_without_heaped_houses(state, moves)
    elif state.phase == CHOOSING:
        left = moves_without_idle_authority(state, moves)
    elif state.phase == ACTING and state.chosen[seat] < FLOOD_KINDS:
        left = moves_not_flooding_own_district(state, seat, moves)
    else:
        return moves
    return left or moves


def moves_without_heaped_houses(state: State, moves: Sequence[str]) -> Sequence[str]:
    """Return the placements in districts with fewer than HEAP_SIZE houses."""
    return [move for move in moves if sum(house_counts_on_district(state, HOUSE_PLACEMENTS[move].district)) < HEAP_SIZE]


def moves_without_idle_authority(state: State, moves: Sequence[str]) -> Sequence[str]:
    """Return the cards without authority, if there is no series for it yet and some other card needs none."""
    idle = not state.series and state.turn < TURNS - 1 and not NEEDS_SERIES.issuperset(moves)
    return [move for move in moves if move != CARDS[AUTHORITY]] if idle else moves


def moves_not_flooding_own_district(state: State, seat: Seat, moves: Sequence[str]) -> Sequence[str]:
    """Return the floods without that of the seat's own district, if another is better by more than OWN_FLOOD_MARGIN."""
    own, scores = state.tiles[seat][1], prior_scores(state, seat, moves)
    enough = max(scores) - OWN_FLOOD_MARGIN
    return [move for move, score in zip(moves, scores, strict=True) if DISTRICT_BY_NAME[move] != own or score >= enough]
