"""The ground of a game: everything that decides where a tile fits, whoever holds it."""

from collections.abc import Sequence
from typing import Protocol

from engine.games.drunter_drueber.rules.board import Board, Square
from engine.games.drunter_drueber.rules.options import Options


class Ground(Protocol):
    """Everything that decides where a tile fits; states, views and moments of a replay have it."""

    @property
    def board(self) -> Board:
        """The printed board: buildings, corners, and which squares exist."""

    @property
    def cover(self) -> bytes:
        """By square: FREE, TILE, one of BRIDGES or CLOSED."""

    @property
    def pawns(self) -> Sequence[Square]:
        """The square of each pawn, NO_SQUARE once it is removed."""

    @property
    def options(self) -> Options:
        """What is played where groups play differently."""
