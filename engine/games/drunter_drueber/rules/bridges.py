"""Passing under bridges, chapter 3 of the rules. Every triple has a bridge over its middle square."""

from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.drunter_drueber.rules.board import FREE, Square
from engine.games.drunter_drueber.rules.components import PAWN_KINDS
from engine.games.drunter_drueber.rules.events import BridgePassed
from engine.games.drunter_drueber.rules.state import BRIDGES, Placement, State

DECIDING: Final = (
    DecidingRule("DD-3.1", ("place",)),
    DecidingRule("DD-3.3", ("place",), ("bridges", "one")),
)
"""What is to be read of this chapter before a decision."""


def refuse_bridge(state: State, at: int, step: int) -> None:
    """DD-3.2, DD-3.3: the square right behind a bridge must be free; a second bridge there blocks the way (D7).

    Raises Refusal: "far_side" or "two_bridges".
    """
    crossed = state.cover[at + step]
    bridge = far = at + step
    while state.cover[far] == crossed:
        bridge, far = far, far + step
        if not state.several:
            break
    if state.cover[far] == FREE:
        return
    name = state.board.name
    if state.cover[far] == crossed:
        raise Refusal("two_bridges", "DD-3.3", bridge=name(bridge), far=name(far))
    raise Refusal("far_side", "DD-3.2", bridge=name(bridge))


def pass_bridges(state: State, seat: Seat, placement: Placement, log: Log[State]) -> None:
    """DD-3.1: a path may go on under a bridge, whatever kind it is; with the option under several (DD-3.3)."""
    step = state.board.steps[placement.direction]
    square = state.pawns[placement.pawn] + step
    rule = "DD-3.1"
    while state.cover[square] == BRIDGES[(placement.direction + 1) % 2]:
        kind = PAWN_KINDS[placement.pawn]
        bridge = (state.board.name(square), kind_at(state, square))
        log(state, BridgePassed(rule, seat, kind, *bridge, rule != "DD-3.1"))
        rule = "DD-3.3"
        square += step


def kind_at(state: State, square: Square) -> int:
    """Return the kind of the tile on a square; raise LookupError if there is none."""
    for laid in state.laid:
        if square in laid.squares:
            return PAWN_KINDS[laid.placement.pawn]
    raise LookupError(square)
