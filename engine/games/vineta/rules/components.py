"""The components of Vineta: districts, houses and the deck that everybody has.

Districts, colours and cards go by number in states (their place in `DISTRICTS`, `COLOURS`, `CARDS`) and by their texts
everywhere else.
"""

from typing import Final

District = int
"""A district by its place in DISTRICTS."""
Colour = int
"""A colour by its place in COLOURS."""
Card = int
"""A card by its place in CARDS; the floods come first."""

RING_NAMES: Final = {"R": "red", "Y": "yellow", "G": "green"}
RINGS: Final = tuple(RING_NAMES)
"""The rings from the centre outwards, by their letters."""
RING_SIZE: Final = 3
"""Districts of a ring."""

DISTRICTS: Final = tuple(f"{ring}{number}" for ring in RINGS for number in range(1, RING_SIZE + 1))
RING_OF: Final = tuple(RINGS.index(name[0]) for name in DISTRICTS)
"""The ring of each district by its place in RINGS: 0 is the centre."""
BONUS: Final = tuple({"R": 2, "Y": 4, "G": 7}[district[0]] for district in DISTRICTS)
"""Points for the owner of each district if it is the last one."""

COLOURS: Final = "BOLITMA"
"""Blue, orange, lilac, ivory, turquoise, magenta, anthracite."""

SEATS: Final = range(2, len(COLOURS))
"""Numbers of players: one colour always has no owner."""

FEWEST_COLOURS: Final = 4
"""Colours that are used however few play."""

HOUSES: Final = 7
"""Houses of each colour."""

OWN_HOUSE: Final = 3
"""Points for a house of one's own colour on the last district."""

TAKEN_HOUSE: Final = 1
"""Points for a house taken, whatever its colour."""

DECK: Final = {
    **{"f1": 5, "f2": 6, "f3": 4, "f4": 1},
    **{"authority": 1, "wind": 3, "calm": 1, "hope": 3, "more": 1, "less": 1},
    **{"rescue": 1, "relocation": 1, "panic": 1, "quarantine": 1},
}
"""How many there are of each card in a deck; f and a number is a flood of so many waves."""

CARDS: Final = tuple(DECK)
FLOODS: Final = CARDS.index("authority")
"""The cards before this place are floods."""

AUTHORITY, WIND, CALM, HOPE, MORE, LESS, RESCUE, RELOCATION, PANIC, QUARANTINE = range(FLOODS, len(CARDS))
"""The places of the other cards."""
WHOLE_DECK: Final = tuple(card for card, count in enumerate(DECK.values()) for _ in range(count))
HAND: Final = 7
"""Cards in a full hand."""
AUTHORITY_WAVES: Final = 7
"""Waves that an authority card adds or takes away."""

TURNS: Final = len(DISTRICTS) - 1
"""Turns of a game: each sinks a district, one is left."""
OPENER_STAYS: Final = 3
"""With so many players the start player token stays where it is at a turn's end."""
ROUNDS: Final = 3
"""Rounds of a turn that no card makes longer or shorter."""

LAST_ROUND: Final = 30
"""No turn has more rounds (ruling V3)."""


def waves_of_card(card: Card) -> int:
    """Return the waves of a flood card, 0 for any other."""
    return card + 1 if card < FLOODS else 0


def flood_card_of_waves(waves_: int) -> Card:
    """Return the place in CARDS of the flood card that prints so many waves, from 1."""
    return waves_ - 1


def colour_count(players: int) -> int:
    """Return how many colours are used: one more than players, and never fewer than FEWEST_COLOURS."""
    return max(players + 1, FEWEST_COLOURS)
