"""Positions of worked examples and mini-games, written in short texts."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Position


def town_position(laid: str, tiles: Sequence[str] = (), votes: Sequence[str] = (), **more: Any) -> Position:
    """Return a position from the tiles laid, in order, and each seat's tiles in hand ("653 341 331") and voting cards.

    The digits count singles, doubles and triples, first of the wall, then of the road and of the river; "" leaves a
    hand to the seed.
    """
    position: Position = {"laid": laid.split(), **more}
    if tiles:
        position["tiles"] = [[int(digit) for digit in hand if digit != " "] or None for hand in tiles]
    if votes:
        position["votes"] = [hand.split() for hand in votes]
    return position
