"""Matches that are over: played without the API, which draws each moment, and opened at their end."""

import json

from engine.games.registry import GAMES
from engine.match.saves import FORMAT
from tests.api.client import Answer, ask
from tests.stored_games import random_game


def finished(*seats: str, game: str = "land_unter", seed: int = 5, lang: str = "en", **more: object) -> Answer:
    """Open a match with these seats that has been played to its end, at random; `more` is in its save."""
    record = random_game(GAMES[game], (len(seats), {}, None), seed)
    save = {"format": FORMAT, "record": record.to_json(), "seats": seats, **more}
    return ask("open", lang=lang, save=json.dumps(save))
