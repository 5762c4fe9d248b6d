"""Every game that there is, by its key."""

from typing import Any

from engine.core.game import Game, Refusal
from engine.drunter_drueber import GAME as DRUNTER_DRUEBER
from engine.land_unter import GAME as LAND_UNTER
from engine.vineta import GAME as VINETA

GAMES: dict[str, Game[Any, Any, Any]] = {each.key: each for each in (LAND_UNTER, DRUNTER_DRUEBER, VINETA)}


def game(key: str) -> Game[Any, Any, Any]:
    """Return the game of this key; raise Refusal if there is none."""
    if key not in GAMES:
        raise Refusal("unknown_game", game=key)
    return GAMES[key]
