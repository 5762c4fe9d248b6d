"""The notation of moves. A move is its own text:

- a card: `f3`, `hope` …
- a house to be put on a district: `B:G1`; a house that moves: `B:G1>R2`
- a district: `G1`; two that exchange their houses: `G1=R2`, in the order of `DISTRICTS`
- an authority card: `G1+7`, `G1-7`
- a flood card of a series, counted from 1: `G1.2`; and the series to which it goes: `G1.2>Y3`
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.game import Bundle, Pair, Parts, Seat
from engine.games.vineta.rules import components as c


class House(NamedTuple):
    """A house on a district: its colour, the district."""

    colour: c.Colour
    district: c.District


class HouseMove(NamedTuple):
    """A house that moves: its colour, from where, to where."""

    colour: c.Colour
    source: c.District
    target: c.District


class CardAt(NamedTuple):
    """A flood card of a series: its district, the card's place from 0."""

    district: c.District
    place: int


class CardMove(NamedTuple):
    """A flood card that moves to the end of another series."""

    district: c.District
    place: int
    target: c.District


class Relocation(NamedTuple):
    """Two districts that exchange their houses."""

    one: c.District
    other: c.District


class AuthorityMove(NamedTuple):
    """An authority card at a series: its district, and the waves that it adds (below 0: takes away)."""

    district: c.District
    waves: int


DISTRICT_BY_NAME: Final[Mapping[str, c.District]] = dict(zip(c.DISTRICTS, c.EVERY_DISTRICT, strict=True))
COLOUR_BY_LETTER: Final[Mapping[str, c.Colour]] = dict(zip(c.COLOURS, c.EVERY_COLOUR, strict=True))
CARD_BY_NAME: Final[Mapping[str, c.Card]] = dict(zip(c.CARDS, c.EVERY_CARD, strict=True))
ANY_FLOOD: Final = "flood"
"""In what a reader tells of a table: a flood card, whatever its waves."""
HOUSE_PLACEMENTS: Final = {
    f"{letter}:{name}": House(colour, district)
    for letter, colour in COLOUR_BY_LETTER.items()
    for name, district in DISTRICT_BY_NAME.items()
}
HOUSE_MOVES: Final = {
    f"{letter}:{c.DISTRICTS[source]}>{c.DISTRICTS[target]}": HouseMove(colour, source, target)
    for letter, colour in COLOUR_BY_LETTER.items()
    for source in c.EVERY_DISTRICT
    for target in c.EVERY_DISTRICT
}
RELOCATIONS: Final = {
    f"{c.DISTRICTS[one]}={c.DISTRICTS[other]}": Relocation(one, other)
    for one in c.EVERY_DISTRICT
    for other in c.EVERY_DISTRICT[one:]
}
AUTHORITY_WAYS: Final = {f"{waves:+}": waves for waves in (c.AUTHORITY_WAVES, -c.AUTHORITY_WAVES)}
"""What an authority card may add to a series, in waves."""
AUTHORITY_MOVES: Final = {
    f"{name}{way}": AuthorityMove(district, waves)
    for name, district in DISTRICT_BY_NAME.items()
    for way, waves in AUTHORITY_WAYS.items()
}
_DISTRICT: Final = f"({'|'.join(c.DISTRICTS)})"
CARD_AT: Final = re.compile(rf"{_DISTRICT}\.([1-9]\d{{0,2}})(?:>{_DISTRICT})?")
"""A flood card of a series, with the series to which it goes if there is one; no place is above MOST_FLOODS."""

MOST_FLOODS: Final = c.LAST_ROUND * c.SEATS[-1]
"""The most flood cards of a series: one for each seat and round."""
FLOOD_TEXTS: Final = tuple(tuple(f"{name}.{at}" for at in range(1, MOST_FLOODS + 1)) for name in c.DISTRICTS)
"""The texts of flood cards by [district][place]."""

HOUSE_TEXTS: Final = tuple(f"{letter}:" for letter in c.COLOURS)
MOVE_TEXTS: Final = tuple(
    tuple(tuple(f"{letter}:{source}>{target}" for target in c.DISTRICTS) for source in c.DISTRICTS)
    for letter in c.COLOURS
)
"""The texts of house moves by [colour][source][target], for fast access."""


@lru_cache(4096)
def flood_card_named_by_text(text: str) -> CardAt | CardMove | None:
    """Return the flood card that a text names, with the series to which it goes if it names one; None for neither."""
    found = CARD_AT.fullmatch(text)
    if found is None:
        return None
    district, place, target = DISTRICT_BY_NAME[found[1]], int(found[2]) - 1, found[3]
    return CardMove(district, place, DISTRICT_BY_NAME[target]) if target else CardAt(district, place)


Meaning = c.District | House | HouseMove | CardAt | CardMove | Relocation | AuthorityMove


def owner_and_card_from_text(text: str) -> tuple[Seat, str]:
    """Return the owner of a card on the table and its text: "0:f3" is the f3 of seat 0."""
    seat, _, rest = text.partition(":")
    return int(seat), rest


def parse_target_text(text: str) -> Meaning | None:
    """Return the meaning of a text: a district's number or one of the pairs above; None if it is not a target."""
    for texts in (DISTRICT_BY_NAME, HOUSE_PLACEMENTS, HOUSE_MOVES, RELOCATIONS, AUTHORITY_MOVES):
        if text in texts:
            return texts[text]
    return flood_card_named_by_text(text)


def canonical_move_text(text: str) -> str:
    """Return a text in the one way it is written: of two districts that exchange their houses, the first one first."""
    one, equals, other = text.partition("=")
    return f"{other}={one}" if equals and f"{other}={one}" in RELOCATIONS else text


PARTS: Final[Mapping[str, Parts]] = {
    "house": Pair(":", kept=True),
    **dict.fromkeys(("hope", "rescue", "panic", "wind"), Pair(">")),
    "relocation": Bundle(c.DISTRICTS, "=", count=2),
}
"""How the moves of each kind of decision are put together; those of the others are chosen whole."""
