"""The pieces that boards, forms and sentences are drawn with: houses, cards, god chips, districts."""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from engine.core import render
from engine.core.describe import Texts, with_minus_sign
from engine.core.html import Child, Html, tag
from engine.core.render import inline_icon, svg
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS, LESS, MORE, RINGS, ColourLetter
from engine.games.vineta.rules.notation import ANY_FLOOD, CARD_BY_NAME

HOUSE_BOX: Final = "-10.5 -11.5 21 21"
CARD_BOX: Final = "0 0 24 32"
CHIP_BOX: Final = "-9 -9 18 18"
LETTERS: Final = {"fr": {"R": "R", "Y": "J", "G": "V"}, "en": {ring: ring for ring in RINGS}}
"""The letter of each ring, by language."""

SIGN: Final = 20
"""The width of the small plan of the city."""

SIGN_BOX: Final = f"{-SIGN / 2:g} {-SIGN / 2:g} {SIGN} {SIGN}"
TIMES: Final = "\u202f×\u202f"


use: Final = partial(render.symbol_reference, "vi")
"""Returns a reference to a symbol of this game."""

symbol: Final = partial(render.symbol_definition, "vi")
"""Returns a symbol of this game."""


def short_label_drawing(point: tuple[float, float], text: str, kind: str = "v-l", width: int | None = None) -> Html:
    """Return a short text centred on a point; squeezed or stretched to `width` if one is given."""
    x, y = point
    fit = "spacingAndGlyphs" if width else None
    return tag("text", text, class_=kind, x=x, y=y + 4, textLength=width, lengthAdjust=fit)


def small_house_drawing(colour: str, count: int = 1) -> Html:
    """Return a house as small as a word, with the letter of its colour; and its number if there are several."""
    return svg("vh1", HOUSE_BOX, use(symbol_name_of_houses(colour, count)))


def symbol_name_of_houses(colour: str, count: int) -> str:
    """Return the id of a symbol: a colour's letter, followed by the number of houses unless it is 1."""
    return colour + (str(count) if count > 1 else "")


def face_up_card_drawing(name: str) -> Html:
    """Return the face of a card, by its name in CARDS, as an SVG."""
    return svg("vc", CARD_BOX, use(f"k{name}"))


def small_symbol_drawing(symbol: str) -> Html:
    """Return one symbol as small as a word."""
    return svg("vg", CHIP_BOX, use(symbol))


def small_city_plan_drawing(district: str) -> Html:
    """Return the city as small as a word, with a district that stands out."""
    return svg("vg", SIGN_BOX, use(f"p{district}"))


def strip_of_pieces_drawing(kind: str, width: int, height: int, *drawn: Child) -> Html:
    """Return pieces as one picture of this size, shrunk where there is less room."""
    return tag("svg", drawn, class_=f"vs {kind}", width=width, viewBox=f"0 0 {width} {height}")


def district_name(district: str, texts: Texts) -> str:
    """Return the name of a district: "green 1"."""
    return texts[f"render.district_{district}"]


def short_district_name(district: str, texts: Texts) -> str:
    """Return the short name of a district, as it stands on the board: "G1"."""
    return f"{LETTERS[texts['render.lang']][district[0]]}{district[1]}"


def card_name(name: str, texts: Texts) -> str:
    """Return a card's name in the language of the texts, as it stands alone."""
    return texts[f"render.card_{name}"]


def authority_name(value: str, texts: Texts) -> str:
    """Return the name of an authority card with what it adds or takes away, "?" where that is not told."""
    waves = value if value == "?" else with_minus_sign(int(value), "+")
    return f"{card_name('authority', texts)} {waves}"


def card_name_in_sentence(name: str, texts: Texts) -> str:
    """Return the name of a card in a sentence: quoted where it could be read as a number of cards."""
    called = card_name(name, texts)
    return texts["render.quoted"].format(card=called) if CARD_BY_NAME.get(name) in (MORE, LESS) else called


def house_name(colour: str, texts: Texts) -> str:
    """Return the name of a house: "blue house"."""
    return texts["render.house"].format(colour=texts[f"render.colour_{colour}"])


def cards_in_words(cards: Iterable[str], texts: Texts) -> str:
    """Return cards in words, equal ones counted, in the order of the deck."""
    return texts["render.plus"].join(
        (f"{count}{TIMES}" if count > 1 else "") + card_name_in_sentence(name, texts)
        for name, count in cards_with_counts(cards)
    )


def cards_with_counts(cards: Iterable[str]) -> list[tuple[str, int]]:
    """Return the different cards in the order of the deck, each with its number."""
    found = Counter(cards)
    return sorted(found.items(), key=lambda pair: CARD_BY_NAME[pair[0]])


def houses_in_words(counts: Iterable[tuple[str, int]], texts: Texts) -> str:
    """Return houses in words: "2 blue, 1 orange"; by colour and number."""
    return ", ".join(
        f"{count}\u00a0{texts[f'render.colour_{colour}' if count == 1 else f'render.colours_{colour}']}"
        for colour, count in counts
        if count
    )


def colours_with_counts(counts: Iterable[int]) -> list[tuple[ColourLetter, int]]:
    """Return the letter and the number of houses of each colour that has any; `counts` by colour."""
    return [(letter, count) for letter, count in zip(COLOURS, counts, strict=False) if count]


def series_sum_text(floods: int, authority: int) -> str:
    """Return a series as a sum: "11−7=4"; authority cards are added up, and left out where they cancel each other."""
    if not authority:
        return with_minus_sign(floods)
    return f"{floods}{with_minus_sign(authority, '+')}={with_minus_sign(floods + authority)}"


def piece_icon(token: str, texts: Texts, *, labelled: bool = True) -> Html:
    """Return the drawing that stands for a component in a sentence, with a label unless the sentence names it.

    Cards `f1`…`f4`, `hope`…, districts `G1`, houses `B`, and `chip`, `start`, `quarantined`, `sea`.
    """
    return inline_icon(*picture_and_name_of_piece(token, texts), labelled=labelled)


def picture_and_name_of_piece(token: str, texts: Texts) -> tuple[Html, str]:
    """Return the drawing and the name of a component; raise LookupError for an unknown token."""
    if token in (*CARDS, ANY_FLOOD):
        return face_up_card_drawing(token), card_name(token, texts)
    if token in DISTRICTS:
        return small_city_plan_drawing(token), district_name(token, texts)
    if token in COLOURS:
        return small_house_drawing(token), house_name(token, texts)
    signs = {"chip": "g0", "start": "start", "quarantined": "quarantined", "sea": "sea"}
    return small_symbol_drawing(signs[token]), texts[f"render.icon_{token}"]
