"""What can be told of Vineta at a real table: seats, numbers, colours, districts and cards as choices."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from engine.core.following import Ask, Choice
from engine.core.game import Refusal, Seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.notation import CARD_BY_NAME
from engine.games.vineta.rules.setup import DECK_RULE, PLACING_RULE, TILES_RULE
from engine.games.vineta.rules.state import State

OF_SEAT: Final = ":"
"""Between a seat and the name of its card, in a word."""


def numbers_as_choices(left: int, most: int = 0, group: Seat | None = None) -> tuple[Choice, ...]:
    """Return a choice for each number of houses up to `left`; up to `most` those that there are not are refused."""
    return tuple(
        Choice(str(n), "n", n, Refusal("too_many_houses", c.COLOURS_RULE, left=left) if n > left else None, group)
        for n in range(max(left, most) + 1)
    )


def colour_choice(colour: c.Colour, refusal: Refusal | None = None, group: Seat | None = None) -> Choice:
    """Return a choice for a colour of houses, whose word is its letter."""
    return Choice(c.COLOURS[colour], "house_colour", c.COLOURS[colour], refusal, group)


def district_choice(district: c.District, refusal: Refusal | None = None) -> Choice:
    """Return a choice for a district, whose word is its text."""
    name = c.DISTRICTS[district]
    return Choice(name, "district", name, refusal, spots=(name,))


def ask_plan(colours: Sequence[c.Colour]) -> Ask:
    """Ask where the houses of these colours are: all of them, wherever each is."""
    houses = tuple(house_of_plan(f"{c.COLOURS[colour]}:{district}") for district in c.DISTRICTS for colour in colours)
    count = c.HOUSES * len(colours)
    missing = Refusal("houses_missing", PLACING_RULE, count=c.HOUSES)
    return Ask("plan", houses, least=count, most=count, otherwise=missing, column_sum=c.HOUSES)


def house_of_plan(word: str) -> Choice:
    """Return the choice of a house of a colour on a district, by both: "B:R1"."""
    letter, _, district = word.partition(OF_SEAT)
    return Choice(word, "house_count", (letter, 1), under=("district_on_plan", district))


def colour_tiles_as_choices(colours: Iterable[c.Colour], shown: Sequence[c.Colour]) -> tuple[Choice, ...]:
    """Return a choice for each house tile; no two seats have the same; `shown`: those of the first seats."""
    taken = {
        colour: Refusal("colour_shown", TILES_RULE, seat=seat, colour=c.COLOURS[colour])
        for seat, colour in enumerate(shown)
    }
    return tuple(colour_choice(colour, taken.get(colour), len(shown)) for colour in colours)


def district_tiles_as_choices(districts: Iterable[c.District], shown: Sequence[c.District]) -> tuple[Choice, ...]:
    """Return a choice for each district tile; no two seats have the same; `shown`: those of the first seats."""
    taken = {
        district: Refusal("district_shown", TILES_RULE, seat=seat, district=c.DISTRICTS[district])
        for seat, district in enumerate(shown)
    }
    return tuple(district_choice(district, taken.get(district)) for district in districts)


def cards_as_choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return a choice for each kind of card; those that a seat has played since it last shuffled are refused.

    Their words name the seat: a card that was told of it is never taken for another one's.
    """
    played = {
        name: Refusal("card_played", DECK_RULE, seat=seat, card=name, count=c.DECK[name])
        for card, name in zip(c.EVERY_CARD, c.CARDS, strict=True)
        if not may_have_card(state, seat, card)
    }
    return tuple(Choice(seated_card(seat, name), "card", name, played.get(name), seat) for name in c.CARDS)


def seated_card(seat: Seat, name: str) -> str:
    """Return the word for a seat's card, by its name."""
    return f"{seat}{OF_SEAT}{name}"


def card_of_word(word: str) -> c.Card:
    """Return the card that such a word names."""
    return CARD_BY_NAME[word.partition(OF_SEAT)[2]]


def may_have_card(state: State, seat: Seat, card: c.Card) -> bool:
    """Return whether a seat can turn over this card now: it has not played all of them since it last shuffled."""
    return card in (state.chosen[seat], *state.hands[seat], *state.piles[seat])


def refusal_by(refuse: Callable[..., None], *given: Any) -> Refusal | None:
    """Return why a rule refuses what is given, None if it does not."""
    try:
        refuse(*given)
    except Refusal as refusal:
        return refusal
    return None
