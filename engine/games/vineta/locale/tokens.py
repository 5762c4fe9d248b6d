"""The tokens of Vineta: districts, houses, cards and series in a sentence, as plain text or drawn small."""

from collections import Counter
from collections.abc import Sequence

from engine.core.describe import Texts, Token, with_minus_sign
from engine.core.game import POINTED_AT
from engine.core.html import fragment, join_html
from engine.core.render import counted_text, inline_icon
from engine.games.vineta.render import pieces
from engine.games.vineta.render.spoken import card_place_in_words, ordinal_text
from engine.games.vineta.rules.components import CARDS, COLOURS, FLOOD_KINDS, waves_of_card
from engine.games.vineta.rules.notation import ANY_FLOOD, CARD_BY_NAME

VOWELS = "aeio"


def sentence_token_of_district(form: str = "") -> Token:
    """Return a form that names a district, alone or within a given text."""
    if not form:
        return lambda value, _html, texts: pieces.district_name(value, texts)
    return lambda value, _html, texts: texts[f"render.{form}"].format(district=pieces.district_name(value, texts))


def sentence_token_of_districts(last: str) -> Token:
    """Return a form that names several districts, the last one joined by a word."""
    return lambda value, _html, texts: joined_names([pieces.district_name(each, texts) for each in value], texts, last)


def joined_names(names: Sequence[str], texts: Texts, last: str = "last_and") -> str:
    """Join names: "a, b and c"."""
    if not names:
        return texts["render.none"]
    return texts[f"render.{last}"].join(filter(None, (", ".join(names[:-1]), names[-1])))


def card_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a card as sentences call it, without an article; in HTML with its picture."""
    return name_with_picture_if_html(value, pieces.card_name_in_sentence(value, texts), html, texts)


def sentence_token_of_card(article: str) -> Token:
    """Return a form that names a card with its article: "a false hope card", "the flood of 3 waves"."""

    def card_with_article_in_sentence(value: str, html: bool, texts: Texts) -> str:
        if value == ANY_FLOOD:
            text = texts[f"render.{article}_any_flood"]
        elif CARD_BY_NAME[value] < FLOOD_KINDS:
            waves = counted_text(texts, "waves", waves_of_card(CARD_BY_NAME[value]))
            text = texts[f"render.{article}_flood"].format(waves=waves)
        else:
            name = pieces.card_name(value, texts)
            key = "an" if article == "a" and name[0] in VOWELS and not name.startswith("one") else article
            text = texts[f"render.{key}_card"].format(card=name)
        return fragment(text, "\u00a0", pieces.piece_icon(value, texts, labelled=False)) if html else text

    return card_with_article_in_sentence


def name_with_picture_if_html(token: str, name: str, html: bool, texts: Texts) -> str:
    """Return a name, in HTML with its picture before it."""
    return fragment(pieces.piece_icon(token, texts, labelled=False), "\u00a0", name) if html else name


def cards_in_sentence(value: Sequence[str], html: bool, texts: Texts) -> str:
    """Name several cards, equal ones counted."""
    if not value:
        return texts["render.no_card"]
    if not html:
        return pieces.cards_in_words(value, texts)
    return join_html(
        " ",
        (
            (f"{count}{pieces.TIMES}" if count > 1 else "", pieces.piece_icon(name, texts))
            for name, count in pieces.cards_with_counts(value)
        ),
    )


def flood_in_sentence(value: int, html: bool, texts: Texts) -> str:
    """Name a flood card by its waves."""
    return card_in_sentence(CARDS[value - 1], html, texts)


def sentence_token_keyed_by_value(group: str) -> Token:
    """Return a form that writes a value by its text `render.<group>_<value>`."""
    return lambda value, _html, texts: texts[f"render.{group}_{value}"]


def reasons_in_sentence(value: Sequence[tuple[str, Sequence[str]]], _html: bool, texts: Texts) -> str:
    """Say why a card has no target: reasons with their districts."""
    said = []
    for reason, districts in value:
        names = joined_names([pieces.district_name(each, texts) for each in districts], texts)
        text = texts[f"render.why_{reason}" if len(districts) < 2 else f"render.why_{reason}_many"]
        said.append(text.format(districts=names))
    return joined_names(said, texts)


def colours_in_sentence(value: Sequence[str], _html: bool, texts: Texts) -> str:
    """Write several colours, by their letters, in a row: "a, b and c"."""
    return joined_names([texts[f"render.named_{letter}"] for letter in value], texts)


def house_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a house by the letter of its colour, without an article: "blue house"; in HTML with its picture."""
    return name_with_picture_if_html(value, pieces.house_name(value, texts), html, texts)


def house_colour_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Name a colour by its letter: "blue"; in HTML after the picture of a house of it."""
    return name_with_picture_if_html(value, texts[f"render.named_{value}"], html, texts)


def house_sign_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a house by its colour's letter: "blue house"; in HTML its picture alone."""
    return pieces.piece_icon(value, texts) if html else pieces.house_name(value, texts)


def house_with_article_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a house by its colour's letter: "a blue house"; in HTML its picture follows. "": "a house"."""
    if not value:
        return texts["render.any_house"]
    name = texts[f"render.colour_{value}"]
    text = texts["render.an_house" if name[0] in VOWELS else "render.a_house"].format(colour=name)
    return fragment(text, "\u00a0", pieces.piece_icon(value, texts, labelled=False)) if html else text


def houses_alike_in_sentence(value: tuple[str, int], html: bool, texts: Texts) -> str:
    """Write the colour of a house; in HTML after the picture of it and of so many like it."""
    letter, count = value
    name = texts[f"render.colour_{letter}"]
    return (
        fragment(inline_icon(pieces.small_house_drawing(letter, count), "", labelled=False), " ", name)
        if html
        else name
    )


def house_set_in_sentence(value: Sequence[str], html: bool, texts: Texts) -> str:
    """Name the colours of a few houses, "blue + blue"; in HTML after a picture of each."""
    return join_html(" + ", (houses_alike_in_sentence((letter, 1), html, texts) for letter in value))


def houses_in_sentence(value: Sequence[str], _html: bool, texts: Texts) -> str:
    """Name several houses by their colours, counted."""
    found = Counter(value)
    return pieces.houses_in_words(((letter, found[letter]) for letter in COLOURS), texts) or texts["render.none"]


def numbered_districts_in_sentence(value: Sequence[tuple[str, int]], _html: bool, texts: Texts) -> str:
    """Name districts, each with a number: what its series is worth, how many houses it has."""
    text = texts["render.sum"]
    return joined_names(
        [
            text.format(number=with_minus_sign(number), district=pieces.district_name(name, texts))
            for name, number in value
        ],
        texts,
    )


def wave_count_in_sentence(value: int, _html: bool, texts: Texts) -> str:
    """Write how many waves, with the noun in singular or plural."""
    return counted_text(texts, "waves", value)


def flood_at_place_in_sentence(value: tuple[str, int], _html: bool, texts: Texts) -> str:
    """Name a flood card by its place in a series and its waves: "G1.2", 3."""
    place, waves = value
    district, _, number = place.partition(".")
    card = card_place_in_words(district, int(number), texts)
    return texts["render.card_waves"].format(card=card, waves=counted_text(texts, "waves", waves))


def move_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Name any move, or a part of one: a card, a house, a district, where something goes."""
    if value in CARDS:
        return card_in_sentence(value, html, texts)
    if value.startswith(POINTED_AT):
        pointed = value.removeprefix(POINTED_AT)
        return pieces.district_name(pointed, texts) if len(pointed) == 2 else texts["render.none"]
    if "=" in value:
        one, other = (pieces.district_name(each, texts) for each in value.split("="))
        return texts["render.move_swap"].format(one=one, other=other)
    if "." in value or ":" in value:
        return piece_move_in_sentence(value, texts)
    name = pieces.district_name(value[:2], texts)
    return f"{name} {with_minus_sign(int(value[2:]), '+')}" if value[2:] else name


def piece_move_in_sentence(value: str, texts: Texts) -> str:
    """Name a house or a flood card with where it is and where it goes."""
    first, _, target = value.partition(">")
    if "." in first:
        name, _, place = first.partition(".")
        text = card_place_in_words(name, int(place), texts)
        return (
            texts["render.move_card"].format(card=text, target=pieces.district_name(target, texts)) if target else text
        )
    letter, _, source = first.partition(":")
    name = pieces.house_name(letter, texts)
    if not source:
        return name
    source = pieces.district_name(source, texts)
    if not target:
        return f"{name}, {source}"
    return texts["render.move_house"].format(house=name, source=source, target=pieces.district_name(target, texts))


def authority_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Name an authority card by what it adds or takes away, "?" where that is not told."""
    return name_with_picture_if_html("authority", pieces.authority_name(value, texts), html, texts)


LAID_SIGNS = {"sunk": "sea", "quarantine": "quarantined"}
"""The marks on districts that have a drawing of their own, with its name."""


def piece_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Name any piece, such as "god chip"; in HTML after its picture."""
    return name_with_picture_if_html(value, pieces.picture_and_name_of_piece(value, texts)[1], html, texts)


def laid_piece_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write what a reader puts on a district, other than houses and cards, or takes away from it."""
    name = texts[f"render.laid_{value}"]
    return name_with_picture_if_html(LAID_SIGNS[value], name, html, texts) if value in LAID_SIGNS else name


TOKENS: dict[str, Token] = {
    "district": sentence_token_of_district(),
    "district_on_plan": lambda value, html, texts: name_with_picture_if_html(
        value, pieces.district_name(value, texts), html, texts
    ),
    "district_name": sentence_token_of_district(),
    "the_district": sentence_token_of_district("the_district"),
    "of_district": sentence_token_of_district("of_district"),
    "to_district": sentence_token_of_district("to_district"),
    "on_district": sentence_token_of_district("on_district"),
    "district_card": lambda value, html, texts: name_with_picture_if_html(
        value, pieces.short_district_name(value, texts) if html else pieces.district_name(value, texts), html, texts
    ),
    "districts": sentence_token_of_districts("last_and"),
    "each_district": sentence_token_of_districts("last_and_one"),
    "or_districts": sentence_token_of_districts("last_or"),
    "card": card_in_sentence,
    "a_card": sentence_token_of_card("a"),
    "the_card": sentence_token_of_card("the"),
    "cards": cards_in_sentence,
    "flood": flood_in_sentence,
    "flood_at": flood_at_place_in_sentence,
    "authority_way": authority_in_sentence,
    "piece": piece_in_sentence,
    "laid_piece": laid_piece_in_sentence,
    "waves_of": wave_count_in_sentence,
    "reasons": reasons_in_sentence,
    "danger": sentence_token_keyed_by_value("danger"),
    "colour": sentence_token_keyed_by_value("colour"),
    "secret_tile": lambda value, html, texts: TOKENS["colour" if value in COLOURS else "district"](value, html, texts),
    "colours": colours_in_sentence,
    "colours_many": sentence_token_keyed_by_value("colours"),
    "house": house_in_sentence,
    "house_sign": house_sign_in_sentence,
    "a_house": house_with_article_in_sentence,
    "house_colour": house_colour_in_sentence,
    "house_set": house_set_in_sentence,
    "houses": houses_in_sentence,
    "house_count": houses_alike_in_sentence,
    "sums": numbered_districts_in_sentence,
    "counts": numbered_districts_in_sentence,
    "ordinal": lambda value, _html, texts: ordinal_text(value, texts),
    "move": move_in_sentence,
}
"""The forms that Vineta adds to those of every game."""
