"""The tokens of Vineta: districts, houses, cards and series in a sentence, as plain text or drawn small."""

from collections import Counter
from collections.abc import Sequence

from engine.core.describe import Texts, Token, minus
from engine.core.game import POINTED_AT
from engine.core.html import fragment, join
from engine.core.render import counted
from engine.games.vineta.render.pieces import (
    TIMES,
    card_counts,
    card_name,
    card_said,
    district_name,
    grouped,
    house_counts,
    house_name,
    icon,
)
from engine.games.vineta.render.spoken import card_at, ordinal
from engine.games.vineta.rules.components import CARDS, COLOURS, FLOODS, waves

VOWELS = "aeio"


def district(form: str = "") -> Token:
    """Return a form that names a district, alone or by a text that it stands in."""
    if not form:
        return lambda value, _html, texts: district_name(value, texts)
    return lambda value, _html, texts: texts[f"render.{form}"].format(district=district_name(value, texts))


def districts(last: str) -> Token:
    """Return a form that names several districts, the last one joined by a word."""
    return lambda value, _html, texts: joined([district_name(each, texts) for each in value], texts, last)


def joined(names: Sequence[str], texts: Texts, last: str = "last_and") -> str:
    """Return several things in a row: "a, b and c"."""
    if not names:
        return texts["render.none"]
    return texts[f"render.{last}"].join(filter(None, (", ".join(names[:-1]), names[-1])))


def card(value: str, html: bool, texts: Texts) -> str:
    """Name a card by its name."""
    return drawn(value, card_said(value, texts), html, texts)


def named_card(article: str) -> Token:
    """Return a form that names a card with its article: "a false hope card", "the flood of 3 waves"."""

    def of_card(value: str, html: bool, texts: Texts) -> str:
        number = CARDS.index(value)
        if number < FLOODS:
            text = texts[f"render.{article}_flood"].format(waves=counted(texts, "waves", waves(number)))
        else:
            name = card_name(value, texts)
            key = "an" if article == "a" and name[0] in VOWELS and not name.startswith("one") else article
            text = texts[f"render.{key}_card"].format(card=name)
        return fragment(text, "\u00a0", icon(value, texts, labelled=False)) if html else text

    return of_card


def drawn(token: str, name: str, html: bool, texts: Texts) -> str:
    """Return a name, in HTML with its picture before it."""
    return fragment(icon(token, texts, labelled=False), "\u00a0", name) if html else name


def cards(value: Sequence[str], html: bool, texts: Texts) -> str:
    """Name several cards, equal ones counted."""
    if not value:
        return texts["render.no_card"]
    if not html:
        return card_counts(value, texts)
    return join(" ", ((f"{count}{TIMES}" if count > 1 else "", icon(name, texts)) for name, count in grouped(value)))


def flood(value: int, html: bool, texts: Texts) -> str:
    """Name a flood card by its waves."""
    return card(CARDS[value - 1], html, texts)


def colour(group: str) -> Token:
    """Return a form that names a colour, by the group of texts it is found in."""
    return lambda value, _html, texts: texts[f"render.{group}_{value}"]


def colours(value: Sequence[str], _html: bool, texts: Texts) -> str:
    """Name several colours."""
    return joined([texts[f"render.named_{letter}"] for letter in value], texts)


def house(value: str, html: bool, texts: Texts) -> str:
    """Name a house by its colour."""
    return drawn(value, house_name(value, texts), html, texts)


def a_house(value: str, html: bool, texts: Texts) -> str:
    """Name a house by its colour, with its article."""
    name = texts[f"render.colour_{value}"]
    text = texts["render.an_house" if name[0] in VOWELS else "render.a_house"].format(colour=name)
    return fragment(text, "\u00a0", icon(value, texts, labelled=False)) if html else text


def houses(value: Sequence[str], _html: bool, texts: Texts) -> str:
    """Name several houses by their colours, counted."""
    found = Counter(value)
    return house_counts(((letter, found[letter]) for letter in COLOURS), texts) or texts["render.none"]


def sums(value: Sequence[tuple[str, int]], _html: bool, texts: Texts) -> str:
    """Name districts, each with a number: what its series is worth, how many houses it has."""
    text = texts["render.sum"]
    return joined(
        [text.format(number=minus(number), district=district_name(name, texts)) for name, number in value], texts
    )


def waves_of(value: int, _html: bool, texts: Texts) -> str:
    """Name a number of waves."""
    return counted(texts, "waves", value)


def move(value: str, html: bool, texts: Texts) -> str:
    """Name any move, or a part of one: a card, a house, a district, where something goes."""
    if value in CARDS:
        return card(value, html, texts)
    if value.startswith(POINTED_AT):
        pointed = value.removeprefix(POINTED_AT)
        return district_name(pointed, texts) if len(pointed) == 2 else texts["render.none"]
    if "=" in value:
        one, other = (district_name(each, texts) for each in value.split("="))
        return texts["render.move_swap"].format(one=one, other=other)
    if "." in value or ":" in value:
        return moved(value, texts)
    name = district_name(value[:2], texts)
    return f"{name} {minus(int(value[2:]), '+')}" if value[2:] else name


def moved(value: str, texts: Texts) -> str:
    """Name a house or a flood card, where it is, and where it goes."""
    first, _, target = value.partition(">")
    if "." in first:
        name, _, place = first.partition(".")
        text = card_at(name, int(place), texts)
        return texts["render.move_card"].format(card=text, target=district_name(target, texts)) if target else text
    letter, _, source = first.partition(":")
    name = house_name(letter, texts)
    if not source:
        return name
    source = district_name(source, texts)
    if not target:
        return f"{name}, {source}"
    return texts["render.move_house"].format(house=name, source=source, target=district_name(target, texts))


def authority_way(value: str, html: bool, texts: Texts) -> str:
    """Name an authority card by what it adds or takes away."""
    return drawn("authority", f"{card_name('authority', texts)} {minus(int(value), '+')}", html, texts)


LAID_SIGNS = {"sunk": "sea", "quarantine": "quarantined"}
"""Which pieces of a table that is laid out have a drawing of their own."""


def laid_piece(value: str, html: bool, texts: Texts) -> str:
    """Name what a reader puts on a district, beside houses and cards, or takes away from it."""
    name = texts[f"render.laid_{value}"]
    return drawn(LAID_SIGNS[value], name, html, texts) if value in LAID_SIGNS else name


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
    "authority_way": authority_way,
    "laid_piece": laid_piece,
    "waves_of": waves_of,
    "colour": colour("colour"),
    "colours": colours,
    "house": house,
    "a_house": a_house,
    "houses": houses,
    "sums": sums,
    "counts": sums,
    "ordinal": lambda value, _html, texts: ordinal(value, texts),
    "move": move,
}
"""The forms that Vineta adds to those of every game."""
