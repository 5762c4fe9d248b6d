"""Positions of worked examples and mini-games, written in short texts."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Position


def town_position(laid: str, tiles: Sequence[str] = (), votes: Sequence[str] = (), **more: Any) -> Position:
    """Return a position from the tiles laid, in order, and by seat the tiles in hand ("653 341 331") and voting cards.

    The tiles are counts: singles, doubles and triples of the wall, of the road, of the river.
    """
    position: Position = {"laid": laid.split(), **more}
    if tiles:
        position["tiles"] = [[int(digit) for digit in hand if digit != " "] for hand in tiles]
    if votes:
        position["votes"] = [hand.split() for hand in votes]
    return position
