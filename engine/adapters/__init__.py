"""The games as environments of other libraries: `pettingzoo` for PettingZoo, `openspiel` for OpenSpiel.

Both are extras of the package: `pip install ".[pettingzoo]"`. In both an action is the number of a move and an
observation a row of whole numbers; which they are says `vectors_of_game(key)`, with the names of all parts of a row.
"""

from importlib import import_module
from typing import Any

from engine.core.game import Refusal
from engine.core.vectors import GameVectors
from engine.games.registry import KEYS


def vectors_of_game(key: str) -> GameVectors[Any]:
    """Return a game in numbers; raise Refusal("unknown_game") if no game has this key."""
    if key not in KEYS:
        raise Refusal("unknown_game", game=key)
    found: GameVectors[Any] = import_module(f"engine.games.{key}.vectors").VECTORS
    return found
