"""Components within the sentences of Drunter & Drüber: icons, names, letters."""

import pytest

from engine.games.drunter_drueber.locale.tokens import TOKENS
from engine.games.drunter_drueber.render import piece_icon
from engine.games.drunter_drueber.render.pieces import (
    LETTERS,
    PRINT,
    small_building_drawing,
    target_card_html,
    voting_card_html,
)
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS, TILES
from engine.games.drunter_drueber.rules.voting_cards import CARDS
from tests.games.drunter_drueber.render.views import EN, FR, LANGUAGES
from tests.rendered import parsed, spoken


@pytest.mark.parametrize(("lang", "words"), [("fr", FR), ("en", EN)])
def test_a_building_bears_the_initial_of_a_word_of_its_name(lang: str, words: dict[str, str]) -> None:
    assert len(set(LETTERS[lang].values())) == len(BUILDING_TYPES)
    for type_, letter in LETTERS[lang].items():
        assert letter in {word[0].upper() for word in words[f"render.type_{type_}"].split()}
        assert f">{letter}</text>" in small_building_drawing(type_, words)


@LANGUAGES
def test_every_component_has_an_icon_with_a_text(words: dict[str, str]) -> None:
    cards = (*CARDS[:-2], "joker", "undecided")
    tokens = [*TILES, *BUILDING_TYPES, *(f"{type_}{value}" for type_ in BUILDING_TYPES for value in range(1, 6))]
    for piece in (*tokens, "outhouse", "bridge", "pawn-w", "pawn-r", "pawn-f"):
        drawn = parsed(piece_icon(piece, words)).find("span")
        assert drawn is not None
        assert drawn.get("aria-label"), piece
    assert [spoken(piece_icon(piece, words)) for piece in cards] == list(PRINT.values())
    for unknown in ("w0", "r4", "K6", "K0", "x1", "", "pawn-x"):
        with pytest.raises(LookupError):
            piece_icon(unknown, words)


def test_every_card_can_be_drawn() -> None:
    assert len({voting_card_html(card) for card in CARDS}) == len(CARDS)
    assert len({target_card_html(card, EN) for card in TARGETS}) == len(TARGETS)


@LANGUAGES
def test_every_move_has_a_text_of_its_own(words: dict[str, str]) -> None:
    texts = [*PLACEMENTS, "jaa", "jaa+ne", "jein+?", "yes", "no", *TARGETS, "r3@h4"]
    described = [TOKENS["move"](text, False, words) for text in texts]
    assert len(set(described)) == len(texts)
    assert all(parsed(TOKENS["move"](text, True, words)) is not None for text in texts)


@pytest.mark.parametrize(
    ("form_name", "value", "fr", "en"),
    [
        ("kind", 1, "route", "road"),
        ("kind", "f", "fleuve", "river"),
        ("of_kind", 2, "du fleuve", "of the river"),
        ("the_kind", 0, "la muraille", "the wall"),
        ("some_kind", 0, "de muraille", "wall"),
        ("way", "e", "vers l’est", "east"),
        ("size", 3, "de trois cases", "triple"),
        ("squares", ("h4", "j4"), "h4 à j4", "h4 to j4"),
        ("squares", ("h4",), "h4", "h4"),
        ("any_square", (), "aucun", "none"),
        ("targets", ("K", "all3"), "École, Tous les 3", "School, Every 3"),
        ("cards", ("jaa", "ne"), "JAA + NE", "JAA + NE"),
        ("buildings", ("K5", "S3"), "école 5, auberge 3", "school 5, inn 3"),
        ("buildings", (), "aucun", "none"),
        (
            "tiles",
            (2, 1, 0, 0, 1, 0, 0, 0, 0),
            "muraille 2 d’une case, 1 de deux cases ; route 1 de deux cases",
            "wall 2 singles, 1 double; road 1 double",
        ),
        ("move", "r-3e", "route, 3 cases, vers l’est", "road, 3 squares, east"),
    ],
)
def test_components_within_sentences(form_name: str, value: object, fr: str, en: str) -> None:
    assert TOKENS[form_name](value, False, FR) == fr
    assert TOKENS[form_name](value, False, EN) == en
    assert parsed(TOKENS[form_name](value, True, FR)) is not None
