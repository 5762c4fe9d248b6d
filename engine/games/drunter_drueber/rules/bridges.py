"""Passing under bridges, and pawns that are blocked: chapters 3 and 4 of the rules.

Every triple has a bridge over its middle square. `reach` decides which bridges a path can pass; this module logs it
and refuses the rest.
"""

from collections.abc import Sequence
from typing import Final, Literal

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import CLOSED, FREE, NO_SQUARE, Direction, Square
from engine.games.drunter_drueber.rules.components import EVERY_PAWN, PAWN_KINDS, UNTOLD_KIND, Kind, Pawn
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.reach import NOWHERE, Reach, reach_of_pawns
from engine.games.drunter_drueber.rules.state import Placement, State, bridge_across

BRIDGE_RULE: Final = "DD-3.1"
"""The rule that a path may go on under a bridge."""
SEVERAL_RULE: Final = "DD-3.3"
"""The rule that a path stops at a second bridge, unless several may be passed."""
BLOCKING_RULE: Final = "DD-4.1"
"""The rule that a pawn is removed when not even a single fits beside it."""

Obstacle = Literal["tile", "corner", "edge", "bridge"]
"""What closes a side: a tile, a corner of the board, its edge, or a bridge that cannot be passed."""

DECIDING: Final = (
    DecidingRule(BRIDGE_RULE, ("place",)),
    DecidingRule(SEVERAL_RULE, ("place",), ("bridges", "one")),
)
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def refuse_blocked_bridge(state: State, at: Square, step: int) -> None:
    """DD-3.2, DD-3.3: the square right behind a bridge must be free; a second bridge there blocks the way (D7).

    `Ways` decides whether the path is open; this function finds the reason why it is not.
    Raises Refusal: "far_side" or "two_bridges".
    """
    crossed = state.cover[at + step]
    bridge = far = Square(at + step)
    while state.cover[far] == crossed:
        bridge, far = far, Square(far + step)
        if state.options.bridges == "one":
            break
    if state.cover[far] == FREE:
        return
    name = state.board.square_name
    if state.cover[far] == crossed:
        raise Refusal("two_bridges", SEVERAL_RULE, bridge=name(bridge), far=name(far))
    raise Refusal("far_side", "DD-3.2", bridge=name(bridge), behind=obstacle_on_square(state, far))


def obstacle_on_square(ground: Ground, square: Square) -> Obstacle:
    """Return what closes a square to a path."""
    if ground.cover[square] != CLOSED:
        return "tile"
    return "corner" if square in ground.board.pawns else "edge"


def obstacles_around(ground: Ground, square: Square) -> list[Obstacle]:
    """Return what closes each side of a square on which a pawn is blocked, by direction."""
    beside = [Square(square + step) for step in ground.board.steps]
    return [
        "bridge" if ground.cover[each] == bridge_across(Direction(way)) else obstacle_on_square(ground, each)
        for way, each in enumerate(beside)
    ]


def log_passed_bridges(state: State, seat: Seat, placement: Placement, log: Log[State]) -> None:
    """DD-3.1: a path may go on under a bridge across it, whatever its kind; by an option under several (DD-3.3).

    Whether it can, `Ways` decides.
    """
    step = state.board.steps[placement.direction]
    square = Square(state.pawns[placement.pawn] + step)
    rule = BRIDGE_RULE
    while state.cover[square] == bridge_across(placement.direction):
        kind = PAWN_KINDS[placement.pawn]
        bridge = (state.board.square_name(square), kind_of_tile_at(state, square))
        log(state, e.BridgePassed(rule, seat, kind, *bridge, rule != BRIDGE_RULE))
        rule = SEVERAL_RULE
        square = Square(square + step)


def kind_of_tile_at(state: State, square: Square) -> Kind:
    """Return the kind of the tile on a square; UNTOLD_KIND where only is told that one lies there."""
    for laid in state.laid:
        if square in laid.squares:
            return PAWN_KINDS[laid.placement.pawn]
    return UNTOLD_KIND


def refuse_removed_pawn(state: State, pawn: Pawn) -> None:
    """DD-4.2: a removed pawn stays out of the game: it has no square, so `find_reaches` lets its path go nowhere.

    Raises Refusal("pawn_gone").
    """
    if not state.pawns[pawn]:
        raise removed_pawn_refusal(PAWN_KINDS[pawn])


def removed_pawn_refusal(kind: Kind) -> Refusal:
    """DD-4.2: return the refusal of a tile whose pawn, or pawns, are out of the game."""
    return Refusal("pawn_gone", "DD-4.2", kind=kind)


def blocked_pawns(pawns: Sequence[Square], reaches: Sequence[Reach]) -> list[Pawn]:
    """DD-4.1: a pawn beside which not even a single fits is removed. Return these pawns; `reaches` go by pawn."""
    return [pawn for pawn, ways in zip(EVERY_PAWN, reaches, strict=True) if ways == NOWHERE and pawns[pawn]]


def remove_blocked_pawns(state: State, log: Log[State] | None) -> list[Pawn]:
    """DD-4.1: after every tile laid, all pawns are checked, those in the corners too, and blocked ones removed (D9).

    Edge, corners and tiles close a side, a bridge that can be passed opens it, outhouses and the tiles in hand don't
    matter: what counts is how far `Ways` lets a path go. Return the pawns removed.
    """
    blocked = blocked_pawns(state.pawns, reach_of_pawns(state))
    for pawn in blocked:
        square, state.pawns[pawn] = state.pawns[pawn], NO_SQUARE
        if log is not None:
            log(state, e.PawnRemoved(BLOCKING_RULE, PAWN_KINDS[pawn], state.board.square_name(square)))
    return blocked
