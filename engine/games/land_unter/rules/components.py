"""The components of Land Unter: every number that is printed on a card or in the rules."""

from collections.abc import Iterable
from typing import Final

Card = int
"""A weather card by its number, from 1; see WEATHER_CARDS."""
Tide = int
"""A tide card by its level, from 1; see TIDE_CARDS."""

PLAYERS: Final = range(3, 6)
"""How many can play; a game has as many stages as players."""

WEATHER_CARDS: Final = range(1, 61)
NO_CARD: Final = 0
"""In place of a weather card: none chosen yet."""
TIDE_CARDS: Final = tuple(level for level in range(1, 13) for _ in range(2))
HIGHEST_TIDE: Final = TIDE_CARDS[-1]
"""The level of the highest tide card."""
PRESERVER_CARDS: Final = 24
"""Life preserver cards in the box."""
HAND: Final = 12
"""Weather cards that each seat is dealt; one is laid each round."""
ROUNDS: Final = HAND
"""Rounds of a stage."""
TURNED: Final = 2
"""Tide cards turned up each round."""
SURVIVORS: Final = 2
"""The stage ends at once when no more seats than these are left."""
ELIMINATED: Final = -1
"""In `preservers` and `levels`: an eliminated seat; it is also what that seat scores."""
NOT_GIVEN: Final = -2
"""In `preservers`: not given, of a table that a reader lays out."""
BONUS: Final = 1
"""Points of each survivor with the lowest tide card at the end of a stage."""
_HALVES_BY_BAND: Final = (0, 1, 2, 1, 0)
BAND: Final = len(WEATHER_CARDS) // len(_HALVES_BY_BAND)
"""Weather cards that print the same number of preservers come in bands of so many."""
HALVES: Final = (0, *(_HALVES_BY_BAND[(card - 1) // BAND] for card in WEATHER_CARDS))
"""Half preservers printed on each weather card, by its number (index 0 is no card)."""


def half_preservers_on_card(card: Card) -> int:
    """Return the half preservers printed on a weather card."""
    return HALVES[card]


def half_preservers_on_cards(cards: Iterable[Card]) -> int:
    """Return the half preservers printed on all these weather cards."""
    return sum(map(HALVES.__getitem__, cards))


def left_over_card_count(players: int) -> int:
    """Return how many weather cards stay out of the game."""
    return len(WEATHER_CARDS) - HAND * players
