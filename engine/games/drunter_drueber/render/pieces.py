"""The pieces that boards, forms and sentences are drawn with: tiles, buildings, pawns, cards."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.core import render
from engine.core.describe import Texts
from engine.core.html import Html, fragment, tag
from engine.core.render import inline_icon, svg
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import BUILDINGS
from engine.games.drunter_drueber.rules.voting_cards import CARDS, JOKER_CARD, UNDECIDED_CARD, WORTH, VotingCard

SIDE: Final = 20
"""The side of a square in every drawing, in SVG units."""

HOUSE_BOX: Final = "-10.5 -11.5 21 21"

PRINT: Final = dict(zip(CARDS, ("JA", "JAA", "JAAA", "NE", "NEE", "NEEE", "JEEIIN", "…?"), strict=True))
"""The print on each voting card, the same in every language."""

SPECIAL_PRINT: Final = dict(zip(c.SPECIAL_TARGETS, ("3", "4", "▾", "×1"), strict=True))
"""The print on each special target card."""

LETTERS: Final = {
    "fr": dict(zip(c.BUILDING_TYPES, "ÉAMPHC", strict=True)),
    "en": dict(zip(c.BUILDING_TYPES, "SIMFTC", strict=True)),
}
"""The letter drawn on each building type, by language."""

_NICKNAMES: Final = {"joker": JOKER_CARD, "undecided": UNDECIDED_CARD}


use: Final = partial(render.symbol_reference, "dd")
"""Returns a reference to a symbol of this game."""

symbol: Final = partial(render.symbol_definition, "dd")
"""Returns a symbol of this game."""


def tile_name(tile: c.TileType, texts: Texts) -> str:
    """Return the name of a type of tile in the texts' language."""
    kind, length = c.kind_and_length_of_tile(tile)
    return texts[f"render.tile_{length}"].format(kind=texts[f"render.kind_{c.KINDS[kind]}"])


def building_name(type_: c.BuildingType, value: int | str, texts: Texts) -> str:
    """Return the name of a building in the texts' language, with its value."""
    return texts["render.building"].format(type=texts[f"render.type_{type_}"], value=value)


def joined_target_names(cards: Sequence[c.Target], texts: Texts) -> str:
    """Return the names of target cards, joined by "and" in the texts' language."""
    return texts["render.and"].join(texts[f"render.target_{card}"] for card in cards)


def small_tile_drawing(tile: c.TileType) -> Html:
    """Return a tile as small as a word, its start edge on the left."""
    _, length = c.kind_and_length_of_tile(tile)
    return svg(f"dt l{length}", f"-10 -10 {SIDE * length} {SIDE}", use(f"{tile}e"))


def small_building_drawing(type_: c.BuildingType, texts: Texts, value: int = 0) -> Html:
    """Return a building with its letter, and its value if there is one."""
    return svg("dh", HOUSE_BOX, building_drawing(type_, texts, value))


def building_drawing(type_: c.BuildingType, texts: Texts, value: int = 0) -> Html:
    """Return a building's shape, letter and value (0: none) around the origin, for use inside an SVG."""
    initial = LETTERS[texts["render.lang"]][type_]
    if not value:
        return fragment(use(type_), tag("text", initial, class_="d-tl", y=7.9))
    letter = tag("text", initial, class_="d-bl", x=-4, y=7.7)
    return fragment(use(type_), use("p"), letter, tag("text", value, class_="d-bv", x=4, y=7.7))


def small_pawn_drawing(name: str) -> Html:
    """Return a pawn as small as a word; `name`: "w", "r", "f", or a pawn of the wall with its number."""
    return svg("dh", "-10.5 -12 21 23", use(f"p{name}"))


def tile_to_lay_html(tile: c.TileType, texts: Texts) -> Html:
    """Return a line that shows and names a tile that is about to be laid, and the pawn of its kind."""
    kind, length = c.kind_and_length_of_tile(tile)
    letter = c.KINDS[kind]
    named = texts[f"render.lay_{length}"].format(kind=texts[f"render.some_{letter}"])
    parts = ((small_tile_drawing(tile), named), (small_pawn_drawing(letter), texts[f"render.pawn_of_{letter}"]))
    drawn = (tag("span", tag("span", drawing, class_="ic", aria_hidden="true"), " ", words) for drawing, words in parts)
    return tag("p", drawn, class_="lay")


def voting_card_html(card: VotingCard) -> Html:
    """Return a voting card as a short bold text, coloured by its vote."""
    return tag("b", PRINT[card], class_=f"dv {css_class_of_voting_card(card)}", translate="no")


def css_class_of_voting_card(card: VotingCard) -> str:
    """Return the class of a voting card: `y` for yes, `n` for no, `j` for the joker, `u` for undecided."""
    worth = WORTH[CARDS.index(card)]
    return "y" if worth > 0 else "n" if worth < 0 else "j" if card == JOKER_CARD else "u"


def voting_card_worth_text(card: VotingCard, texts: Texts) -> str:
    """Return a phrase with a card's votes and side; the joker and the undecided card have phrases of their own."""
    worth = WORTH[CARDS.index(card)]
    key = {JOKER_CARD: "worth_joker", UNDECIDED_CARD: "worth_undecided"}.get(
        card, "worth_yes" if worth > 0 else "worth_no"
    )
    return texts[f"render.{key}"].format(votes=abs(worth))


def target_card_html(target: c.Target, texts: Texts) -> Html:
    """Return a target card: the building's shape and letter, or the print of a special card."""
    if target in c.SPECIAL_TARGETS:
        return tag("i", SPECIAL_PRINT[target], class_=f"dg sp {target}", translate="no")
    if target in c.BUILDING_TYPES:
        return tag("i", small_building_drawing(c.BuildingType(target), texts), class_="dg")
    return target_card_back_html()


def target_card_back_html() -> Html:
    """Return a target card, face down."""
    return tag("i", svg("dh", HOUSE_BOX, use("o")), class_="dg bk")


def piece_icon(token: str, texts: Texts, *, labelled: bool = True) -> Html:
    """Return the drawing that stands for a component in a sentence, with a label unless the sentence names it.

    Tiles `w1`…`f3`, buildings `K5`, types `K`, voting cards `ja`…, `joker`, `undecided`, `outhouse`, `bridge`,
    and pawns `pawn-w`, `pawn-r`, `pawn-f`.
    """
    card = _NICKNAMES.get(token, VotingCard(token))
    if card in PRINT:
        return voting_card_html(card)
    return inline_icon(*picture_and_name_of_piece(token, texts), labelled=labelled)


def picture_and_name_of_piece(token: str, texts: Texts) -> tuple[Html, str]:
    """Return drawing and name of a component; raise LookupError for an unknown token."""
    if token in c.TILES:
        return small_tile_drawing(c.TileType(token)), tile_name(c.TileType(token), texts)
    if token in c.BUILDING_TYPES:
        return small_building_drawing(c.BuildingType(c.Target(token)), texts), texts[f"render.type_{token}"]
    if token in BUILDINGS:
        type_, value = BUILDINGS[token].type, BUILDINGS[token].value
        return small_building_drawing(type_, texts, value), building_name(type_, value, texts)
    if token in ("outhouse", "bridge"):
        drawing = svg("dh", "-10 -10 20 20", use("o" if token == "outhouse" else "rbe"))
        return drawing, texts[f"render.{token}"]
    if token.startswith("pawn-") and token[5:] in c.KINDS:
        return small_pawn_drawing(token[5:]), texts[f"render.pawn_of_{token[5:]}"]
    raise LookupError(token)
