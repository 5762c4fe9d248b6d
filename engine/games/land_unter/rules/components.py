"""The components of Land Unter: every number that is printed on a card, on the box or in the rules.

The function in brackets is the one that decides by a number and names its rule.
"""

from collections.abc import Iterable
from typing import Final, NewType

Card = NewType("Card", int)
"""A weather card by the number printed on it, or NO_CARD."""
Tide = NewType("Tide", int)
"""A tide card by its level; in `levels` also NO_TIDE or ELIMINATED."""

PLAYERS: Final = range(3, 6)
"""How many people may play, as the box says. A game has as many stages as players."""
WEATHER_CARDS: Final = tuple(map(Card, range(1, 61)))
"""All weather cards, in rising order."""
NO_CARD: Final = Card(0)
"""Stands for a weather card that is not laid yet."""
TIDE_COPIES: Final = 2
"""How many tide cards there are of each level."""
TIDE_CARDS: Final = tuple(Tide(level) for level in range(1, 13) for _ in range(TIDE_COPIES))
"""All tide cards, in rising order."""
HIGHEST_TIDE: Final = TIDE_CARDS[-1]
"""The level of the highest tide card."""
NO_TIDE: Final = Tide(0)
"""In `levels`: no tide card taken yet; below every card, so that it counts as the lowest tide for the bonus."""
ELIMINATED: Final = Tide(-1)
"""In `preservers` and `levels`: an eliminated seat. Lower than all else, so that no maximum finds it."""
NOT_GIVEN: Final = -2
"""In `preservers`: a number that a reader who lays out a table has not given."""
PRESERVER_CARDS: Final = 24
"""Life preserver cards in the box: one for each that weather cards print, so that there are always enough."""
HAND: Final = 12
"""Weather cards that each seat is dealt (`shuffled_sets`); one is laid each round."""
ROUNDS: Final = HAND
"""Rounds of a stage (`is_stage_played_out`)."""
TURNED: Final = 2
"""Tide cards turned up each round (`turn_up_tides`)."""
SURVIVORS: Final = 2
"""The stage ends at once when no more seats than these are left (`is_stage_cut_short`)."""
PRESERVER_POINTS: Final = 1
"""Points of a survivor for each life preserver left (`points_for_preservers`)."""
ELIMINATED_POINTS: Final = -1
"""Points of an eliminated seat for its stage (`points_for_preservers`)."""
BONUS: Final = 1
"""Points of each survivor with the lowest tide card at the end of a stage (`score_bonus`)."""
HALVES_OF_WHOLE: Final = 2
"""Half preservers that make a whole one (`preservers_printed_on_sets`)."""

_HALVES_BY_BAND: Final = (0, 1, HALVES_OF_WHOLE, 1, 0)
BAND: Final = len(WEATHER_CARDS) // len(_HALVES_BY_BAND)
"""How many consecutive weather cards show the same sky and print the same preservers."""
HALVES: Final = (0, *(_HALVES_BY_BAND[(card - 1) // BAND] for card in WEATHER_CARDS))
"""Half preservers printed on each weather card, by its number (index 0 is NO_CARD)."""


def half_preservers_on_card(card: Card) -> int:
    """Return the half preservers printed on a weather card: 0, 1 or HALVES_OF_WHOLE."""
    return HALVES[card]


def half_preservers_on_cards(cards: Iterable[Card]) -> int:
    """Return the half preservers printed on all these cards; `preservers_printed_on_sets` makes whole ones of them."""
    return sum(map(HALVES.__getitem__, cards))


def left_over_card_count(players: int) -> int:
    """Return how many weather cards nobody is dealt; they leave the game, as `log_left_over_cards` says."""
    return len(WEATHER_CARDS) - HAND * players
