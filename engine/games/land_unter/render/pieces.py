"""The pieces that boards, hands and sentences are drawn with: cards, rings, water."""

from functools import partial
from typing import Final

from engine.core import render
from engine.core.describe import Texts
from engine.core.html import Html, tag
from engine.core.render import UNTOLD, inline_icon, shapes_of_symbol_file, svg, with_attribute
from engine.games.land_unter.rules.components import BAND, TIDE_CARDS, WEATHER_CARDS, Card, Tide

use: Final = partial(render.symbol_reference, "lu")
"""Returns a reference to a symbol of this game."""

CARD_BOX = "0 0 50 70"
_CARD_FLOOR, _CARD_STEP = 64.0, 4.2
"""On a tide card: the bottom of its picture, and the rise of the water for each level."""


def symbols_svg() -> Html:
    """Return the hidden SVG with every symbol the drawings use; a page needs it once."""
    return shapes_of_symbol_file(__package__)


def small_symbol_drawing(symbol: str, kind: str = "sg") -> Html:
    """Return a symbol as an SVG by itself, for use amid text; `kind` is its CSS class."""
    return tag("svg", use(symbol), class_=kind)


def water_drawing_at_depth(symbol: str, depth: float) -> Html:
    """Return a reference to a symbol of water, with its surface `depth` below the top of the picture."""
    return use(symbol, kind="w", transform=f"translate(0 {depth:g})")


def sky_number_of_card(card: Card) -> int:
    """Return the number of the sky on a weather card, from 1 for calm to the storm; each spans BAND cards."""
    return (card - 1) // BAND + 1


def weather_card_drawing(number: Card, *, hidden: bool = False) -> Html:
    """Return a weather card, face up; `hidden` from screen readers where a label next to it names it."""
    text = tag("text", number, x=25, y=25)
    return svg(
        f"wc b{sky_number_of_card(number)}", CARD_BOX, use(f"b{sky_number_of_card(number)}"), text, hidden=hidden
    )


def weather_card_back_drawing() -> Html:
    """Return a weather card, face down."""
    return svg("wc", CARD_BOX, use("wback"))


def empty_card_place_drawing() -> Html:
    """Return an outline as large as a weather card, where one may be laid."""
    return svg("wc no", CARD_BOX, use("none"))


def tide_card_drawing(level: Tide) -> Html:
    """Return a tide card, face up, its water as high as its number says."""
    water = water_drawing_at_depth("rise", _CARD_FLOOR - _CARD_STEP * level)
    text = tag("text", level, x=29, y=43)
    return svg("tc", CARD_BOX, use("tide"), water, use("float"), text)


def tide_card_back_drawing() -> Html:
    """Return a tide card, face down."""
    return svg("tc", CARD_BOX, use("tback"))


def empty_tide_place_drawing() -> Html:
    """Return an outline as large as a tide card, for the place of one that is missing."""
    return svg("tc no", CARD_BOX, use("none"))


def unknown_tide_place_drawing() -> Html:
    """Return the place of a tide card of which nobody has told whether it is there, and which it is."""
    return svg(f"tc no {UNTOLD}", CARD_BOX, use("none"), tag("text", "?", x=25, y=43))


def preserver_ring_drawing(kind: str = "ring") -> Html:
    """Return a life preserver: a whole `ring`, a `half`, or a `lost` one."""
    return small_symbol_drawing(kind, "r")


def small_weather_card_drawing(number: Card) -> Html:
    """Return a weather card as small as a word: number, sky, and the preservers it prints."""
    return tag("b", number, class_=f"mc b{sky_number_of_card(number)}")


def small_tide_card_drawing(level: Tide) -> Html:
    """Return a tide card's number as bold text, which CSS makes look like a card."""
    return tag("b", level, class_="mt", data_n=level)


def piece_icon(token: str, texts: Texts) -> Html:
    """Return the drawing for `w44`, `t7`, `lp`, `half` or `lost` in a sentence.

    Raises LookupError or ValueError for a name that is no piece.
    """
    rings = {"lp": "ring", "half": "half", "lost": "lost"}
    if token in rings:
        return inline_icon(preserver_ring_drawing(rings[token]), texts[f"render.icon_{token}"])
    kind, number = token[0], int(token[1:])
    if kind == "w" and number in WEATHER_CARDS:
        return with_attribute(small_weather_card_drawing(Card(number)), "translate", "no")
    if kind == "t" and number in TIDE_CARDS:
        return with_attribute(small_tide_card_drawing(Tide(number)), "translate", "no")
    raise LookupError(token)
