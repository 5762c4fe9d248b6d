"""The numbers of the rules that pages and sentences quote."""

from collections.abc import Mapping
from typing import Final

from engine.games.land_unter.rules import components as c

FACTS: Final[Mapping[str, object]] = {
    "LU.weather_cards": len(c.WEATHER_CARDS),
    "LU.weather_min": c.WEATHER_CARDS[0],
    "LU.weather_max": c.WEATHER_CARDS[-1],
    "LU.hand": c.HAND,
    "LU.rounds": c.ROUNDS,
    "LU.tide_cards": len(c.TIDE_CARDS),
    "LU.tide_min": c.TIDE_CARDS[0],
    "LU.tide_max": c.TIDE_CARDS[-1],
    "LU.tide_copies": c.TIDE_COPIES,
    "LU.band": c.BAND,
    **{f"LU.band_{band}": ("0", "½", "1")[halves] for band, halves in enumerate(c.HALVES[1 :: c.BAND], 1)},
    "LU.preserver_cards": c.PRESERVER_CARDS,
    "LU.players_min": c.PLAYERS[0],
    "LU.players_max": c.PLAYERS[-1],
    **{f"LU.left_over_{players}": c.left_over_card_count(players) for players in c.PLAYERS},
    "LU.preserver_points": c.PRESERVER_POINTS,
    "LU.turned": c.TURNED,
    "LU.eliminated_points": f"\u2212{-c.ELIMINATED_POINTS}",
    "LU.bonus": c.BONUS,
    "LU.survivors": c.SURVIVORS,
    "LU.no_redrown": c.SURVIVORS + 1,
}
