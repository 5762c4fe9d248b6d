"""The components of Vineta: districts, houses and the deck that everybody has.

Districts, colours and cards go by number in states (their place in `DISTRICTS`, `COLOURS`, `CARDS`) and by their texts
everywhere else. The numbers here are those of the printed rules or of the components; LAST_ROUND is a ruling of ours.
"""

from collections.abc import Mapping
from typing import Final, Literal, NewType, TypeVar, get_args

District = NewType("District", int)
"""A district by its place in DISTRICTS."""
DistrictName = Literal["R1", "R2", "R3", "Y1", "Y2", "Y3", "G1", "G2", "G3"]
"""A district by its text: the letter of its ring, and its number clockwise from the top."""
Colour = NewType("Colour", int)
"""A colour by its place in COLOURS."""
ColourLetter = Literal["B", "O", "L", "I", "T", "M", "A"]
"""A colour by its letter: blue, orange, lilac, ivory, turquoise, magenta, anthracite."""
Card = NewType("Card", int)
"""A card by its place in CARDS; the floods come first."""
FloodName = Literal["f1", "f2", "f3", "f4"]
"""A flood card by its text, the letter "f" and the number of its waves."""
OtherCardName = Literal[
    "authority", "wind", "calm", "hope", "more", "less", "rescue", "relocation", "panic", "quarantine"
]
"""Any other card by its text."""
CardName = Literal[FloodName, OtherCardName]
Tile = TypeVar("Tile", Colour, District)
"""A secret tile by what it shows: a colour of houses, or a district."""

RING_NAMES: Final = {"R": "red", "Y": "yellow", "G": "green"}
RINGS: Final = tuple(RING_NAMES)
"""The rings from the centre outwards, by their letters."""

DISTRICTS: Final[tuple[DistrictName, ...]] = get_args(DistrictName)
RING_SIZE: Final = len(DISTRICTS) // len(RINGS)
"""Districts of a ring."""
EVERY_DISTRICT: Final = tuple(District(place) for place in range(len(DISTRICTS)))
RING_OF: Final = tuple(RINGS.index(name[0]) for name in DISTRICTS)
"""The ring of each district by its place in RINGS: 0 is the centre."""
BONUS: Final = tuple({"R": 2, "Y": 4, "G": 7}[district[0]] for district in DISTRICTS)
"""Points for the owner of each district if it is the last one: they depend on its ring alone."""

COLOURS: Final[tuple[ColourLetter, ...]] = get_args(ColourLetter)
EVERY_COLOUR: Final = tuple(Colour(place) for place in range(len(COLOURS)))

SEATS: Final = range(2, len(COLOURS))
"""Numbers of players: one colour at least has no owner."""

COLOURS_RULE: Final = "VI-1.2"
"""The rule that says which houses are in the game."""
FEWEST_COLOURS: Final = 4
"""Colours used with the fewest players."""
HOUSES: Final = 7
"""Houses of each colour in the box."""

OWN_HOUSE: Final = 3
"""Points for a house of one's own colour on the last district."""

TAKEN_HOUSE: Final = 1
"""Points for a house taken, whatever its colour."""

CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
EVERY_CARD: Final = tuple(Card(place) for place in range(len(CARDS)))
FLOOD_KINDS: Final = len(get_args(FloodName))
"""The number of kinds of flood cards, which come first in CARDS."""
EVERY_FLOOD: Final = EVERY_CARD[:FLOOD_KINDS]

AUTHORITY, WIND, CALM, HOPE, MORE, LESS, RESCUE, RELOCATION, PANIC, QUARANTINE = EVERY_CARD[FLOOD_KINDS:]

DECK: Final[Mapping[str, int]] = {
    **{"f1": 5, "f2": 6, "f3": 4, "f4": 1},
    **{"authority": 1, "wind": 3, "calm": 1, "hope": 3, "more": 1, "less": 1},
    **{"rescue": 1, "relocation": 1, "panic": 1, "quarantine": 1},
}
"""The number of each card in a deck, by its text, in the order of CARDS; counted in the box."""
WHOLE_DECK: Final = tuple(card for card in EVERY_CARD for _ in range(DECK[CARDS[card]]))
HAND: Final = 7
"""Cards in a full hand, drawn at the beginning."""
AUTHORITY_WAVES: Final = 7
"""Waves that an authority card adds or takes away."""

TURNS: Final = len(DISTRICTS) - 1
"""Turns of a game: each sinks a district, one is left."""
ROUNDS: Final = 3
"""Rounds of a turn that no card makes longer or shorter, and no tie."""

TOKEN_STAYS: Final = 3
"""Number of players with whom the start player token stays where it is at a turn's end."""

LAST_ROUND: Final = 30
"""Most rounds of a turn, however many ties there are (ruling V3)."""


def waves_of_card(card: Card) -> int:
    """Return the waves of a flood card, 0 for any other."""
    return card + 1 if card < FLOOD_KINDS else 0


def flood_card_of_waves(waves: int) -> Card:
    """Return the place in CARDS of the flood card with this many waves, from 1."""
    return EVERY_FLOOD[waves - 1]


def colour_count(players: int) -> int:
    """VI-1.2: one colour more than there are players is used, and FEWEST_COLOURS at least. Return how many."""
    return max(players + 1, FEWEST_COLOURS)
