"""Pawns that are blocked, chapter 4 of the rules."""

from engine.core.game import Log, Refusal
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import FREE, NO_SQUARE
from engine.games.drunter_drueber.rules.components import PAWN_KINDS, Pawn
from engine.games.drunter_drueber.rules.state import State, behind_bridges


def refuse_removed(state: State, pawn: Pawn) -> None:
    """DD-4.2: a removed pawn stays out of the game.

    Raises Refusal("pawn_gone").
    """
    if not state.pawns[pawn]:
        raise Refusal("pawn_gone", "DD-4.2", kind=PAWN_KINDS[pawn])


def remove_blocked(state: State, log: Log[State] | None) -> list[int]:
    """DD-4.1: after every tile laid, each pawn beside which not even a tile of length 1 fits is removed (D9).

    All four are checked, those in the corners too. Edge, corners and tiles close a side, a bridge that can be
    passed opens it, outhouses and the tiles in hand don't matter. Return the pawns removed.
    """
    blocked = [pawn for pawn, square in enumerate(state.pawns) if square and not has_room(state, pawn)]
    for pawn in blocked:
        square, state.pawns[pawn] = state.pawns[pawn], NO_SQUARE
        if log is not None:
            log(state, e.PawnRemoved("DD-4.1", PAWN_KINDS[pawn], state.board.name(square)))
    return blocked


def has_room(state: State, pawn: Pawn) -> bool:
    """Return whether a tile of length 1 would fit somewhere beside a pawn."""
    at, cover = state.pawns[pawn], state.cover
    return any(cover[at + step] == FREE or behind_bridges(state, at + step, step) for step in state.board.steps)
