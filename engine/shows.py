"""Every game as it is shown, by its key."""

from engine.core.game import Refusal
from engine.core.show import Show
from engine.drunter_drueber.show import SHOW as DRUNTER_DRUEBER
from engine.land_unter.show import SHOW as LAND_UNTER
from engine.vineta.show import SHOW as VINETA

SHOWS: dict[str, Show] = {each.game.key: each for each in (LAND_UNTER, DRUNTER_DRUEBER, VINETA)}


def show(key: str) -> Show:
    """Return how the game of this key is shown; raise Refusal if there is none."""
    if key not in SHOWS:
        raise Refusal("unknown_game", game=key)
    return SHOWS[key]
