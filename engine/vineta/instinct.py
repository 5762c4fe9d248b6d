"""Vineta by feel. A stand-in: everything looks alike."""

from collections.abc import Sequence

from engine.core.instinct import Instinct
from engine.core.nature import Random
from engine.vineta.state import State, owing
from engine.vineta.turn import legal_moves


class VinetaInstinct(Instinct[State, str]):
    """Rules of thumb of Vineta."""

    def appeal(self, state: State, seat: int, moves: Sequence[str]) -> Sequence[float]:
        """Like all moves."""
        return [0.0] * len(moves)

    def habits(self, state: State, rng: Random) -> list[str]:
        """Do anything."""
        return [moves[int(rng.random() * len(moves))] for moves in (legal_moves(state, seat) for seat in owing(state))]

    def span(self, state: State) -> int:
        """Count turns."""
        return state.turn

    def prospects(self, state: State) -> Sequence[float]:
        """Know nothing."""
        return [1 / state.players] * state.players

    def standing(self, state: State, seat: int) -> float:
        """Know nothing."""
        return 0.0
