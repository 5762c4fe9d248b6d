"""Every game as it is shown, by its key."""

from engine.core.game import Refusal
from engine.core.show import Show
from engine.land_unter.show import SHOW as LAND_UNTER

SHOWS: dict[str, Show] = {LAND_UNTER.game.key: LAND_UNTER}


def show(key: str) -> Show:
    """Return how the game of this key is shown; raise Refusal if there is none."""
    if key not in SHOWS:
        raise Refusal("unknown_game", game=key)
    return SHOWS[key]
