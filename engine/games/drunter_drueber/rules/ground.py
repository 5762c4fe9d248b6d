"""What a tile is laid on: all that decides where one fits, whoever holds it."""

from collections.abc import Sequence
from typing import Protocol

from engine.games.drunter_drueber.rules.board import Board, Square


class Ground(Protocol):
    """What decides where a tile fits: states and views have it."""

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
    def several(self) -> bool:
        """Whether several bridges may be passed in one go."""
