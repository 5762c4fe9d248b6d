"""How likely a weather card takes a tide card, if nothing is known of the cards that others will lay."""

from collections.abc import Sequence
from functools import lru_cache

from engine.games.land_unter.rules.components import NO_CARD, WEATHER_CARDS, Card

Chances = tuple[float, float]
"""The chances, 0 to 1, to lay the highest card of a round, and to lay the second highest."""


@lru_cache(maxsize=1024)
def chances_to_take_tides(rivals: int, laid: tuple[Card, ...]) -> Sequence[Chances]:
    """Return the chances of every weather card, by its number, if others may lay any cards (index 0 is NO_CARD).

    `rivals`: how many others play a card; `laid`: the cards face up so far, NO_CARD where none is laid yet.
    """
    found: list[Chances] = [(0.0, 0.0)]
    coming = rivals - sum(card != NO_CARD for card in laid)
    for card in WEATHER_CARDS:
        above = sum(rival > card for rival in laid)
        below = (card - 1) / (len(WEATHER_CARDS) - 1)
        first = below**coming if above == 0 else 0.0
        second = below**coming if above == 1 else coming * (1 - below) * below ** (coming - 1) if above == 0 else 0.0
        found.append((first, second))
    return found
