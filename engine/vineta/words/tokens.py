"""How districts, houses, cards and series stand in a sentence: as plain text, and drawn as small as a word."""

from collections import Counter
from collections.abc import Sequence

from engine.core.drawing import counted
from engine.core.telling import Token, Words, minus
from engine.vineta.components import CARDS, COLOURS, FLOODS, waves
from engine.vineta.look.picks import card_at, ordinal
from engine.vineta.look.pieces import (
    TIMES,
    card_counts,
    card_name,
    district_name,
    grouped,
    house_counts,
    house_name,
    icon,
)

VOWELS = "aeio"


def district(form: str = "") -> Token:
    """Return a form that names a district, alone or by a text that it stands in."""
    if not form:
        return lambda value, _html, words: district_name(value, words)
    return lambda value, _html, words: words[f"look.{form}"].format(district=district_name(value, words))


def districts(last: str) -> Token:
    """Return a form that names several districts, the last one joined by a word."""
    return lambda value, _html, words: joined([district_name(each, words) for each in value], words, last)


def joined(told: Sequence[str], words: Words, last: str = "last_and") -> str:
    """Return several things in a row: "a, b and c"."""
    if not told:
        return words["look.none"]
    return words[f"look.{last}"].join(filter(None, (", ".join(told[:-1]), told[-1])))


def card(value: str, html: bool, words: Words) -> str:
    """Tell a card by its name."""
    return drawn(value, card_name(value, words), html, words)


def named_card(article: str) -> Token:
    """Return a form that tells a card with its article: "a false hope card", "the flood of 3 waves"."""

    def tell(value: str, html: bool, words: Words) -> str:
        number = CARDS.index(value)
        if number < FLOODS:
            told = words[f"look.{article}_flood"].format(waves=counted(words, "waves", waves(number)))
        else:
            name = card_name(value, words)
            key = "an" if article == "a" and name[0] in VOWELS and not name.startswith("one") else article
            told = words[f"look.{key}_card"].format(card=name)
        return f"{told}\u00a0{icon(value, words, aloud=False)}" if html else told

    return tell


def drawn(token: str, name: str, html: bool, words: Words) -> str:
    """Return a name, in HTML with its picture before it."""
    return f"{icon(token, words, aloud=False)}\u00a0{name}" if html else name


def cards(value: Sequence[str], html: bool, words: Words) -> str:
    """Tell several cards, equal ones counted."""
    if not value:
        return words["look.no_card"]
    if not html:
        return card_counts(value, words)
    return " ".join(f"{f'{count}{TIMES}' if count > 1 else ''}{icon(name, words)}" for name, count in grouped(value))


def flood(value: int, html: bool, words: Words) -> str:
    """Tell a flood card by its waves."""
    return card(CARDS[value - 1], html, words)


def colour(group: str) -> Token:
    """Return a form that names a colour, by the group of texts it is found in."""
    return lambda value, _html, words: words[f"look.{group}_{value}"]


def colours(value: Sequence[str], _html: bool, words: Words) -> str:
    """Tell several colours."""
    return joined([words[f"look.named_{letter}"] for letter in value], words)


def house(value: str, html: bool, words: Words) -> str:
    """Tell a house by its colour."""
    return drawn(value, house_name(value, words), html, words)


def a_house(value: str, html: bool, words: Words) -> str:
    """Tell a house by its colour, with its article."""
    name = words[f"look.colour_{value}"]
    told = words["look.an_house" if name[0] in VOWELS else "look.a_house"].format(colour=name)
    return f"{told}\u00a0{icon(value, words, aloud=False)}" if html else told


def houses(value: Sequence[str], _html: bool, words: Words) -> str:
    """Tell several houses by their colours, counted."""
    found = Counter(value)
    return house_counts(((letter, found[letter]) for letter in COLOURS), words) or words["look.none"]


def sums(value: Sequence[tuple[str, int]], _html: bool, words: Words) -> str:
    """Tell districts, each with a number: what its series is worth, how many houses it has."""
    told = [f"{district_name(name, words)}{words['look.colon']}{minus(number)}" for name, number in value]
    return ", ".join(told) or words["look.none"]


def waves_of(value: int, _html: bool, words: Words) -> str:
    """Tell a number of waves."""
    return counted(words, "waves", value)


def move(value: str, html: bool, words: Words) -> str:
    """Tell any move, or a part of one: a card, a house, a district, where something goes."""
    if value in CARDS:
        return card(value, html, words)
    if value.startswith("@"):
        return district_name(value[1:], words) if len(value) == 3 else words["look.none"]
    if "=" in value:
        one, other = (district_name(each, words) for each in value.split("="))
        return words["look.move_swap"].format(one=one, other=other)
    if "." in value or ":" in value:
        return moved(value, words)
    name = district_name(value[:2], words)
    return f"{name} {minus(int(value[2:]), '+')}" if value[2:] else name


def moved(value: str, words: Words) -> str:
    """Tell a house or a flood card, where it is, and where it goes."""
    first, _, target = value.partition(">")
    if "." in first:
        name, _, place = first.partition(".")
        told = card_at(name, int(place), words)
        return words["look.move_card"].format(card=told, target=district_name(target, words)) if target else told
    letter, _, source = first.partition(":")
    name = house_name(letter, words)
    if not source:
        return name
    source = district_name(source, words)
    if not target:
        return f"{name}, {source}"
    return words["look.move_house"].format(house=name, source=source, target=district_name(target, words))


TOKENS: dict[str, Token] = {
    "district": district(),
    "district_name": district(),
    "the_district": district("the_district"),
    "of_district": district("of_district"),
    "to_district": district("to_district"),
    "on_district": district("on_district"),
    "districts": districts("last_and"),
    "or_districts": districts("last_or"),
    "card": card,
    "a_card": named_card("a"),
    "the_card": named_card("the"),
    "cards": cards,
    "flood": flood,
    "waves_of": waves_of,
    "colour": colour("colour"),
    "colours": colours,
    "house": house,
    "a_house": a_house,
    "houses": houses,
    "sums": sums,
    "counts": sums,
    "ordinal": lambda value, _html, words: ordinal(value, words),
    "move": move,
}
"""The forms that Vineta adds to those of every game."""
