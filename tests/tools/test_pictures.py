"""Pictures for sharing: the names of game and book beside a drawing of the engine's."""

import pytest

from engine.games.registry import PRESENTATIONS
from tools import pictures

HEAD = (
    '<meta property="og:site_name" content="The Book"><link rel="stylesheet" href="../assets/css/book.css">'
    '<span class="game">High &amp; Low</span>'
)


@pytest.mark.parametrize("lang", pictures.LINES)
@pytest.mark.parametrize("key", PRESENTATIONS)
def test_a_card_has_the_names_the_styles_and_a_drawing(key: str, lang: str) -> None:
    card = pictures.picture_html(PRESENTATIONS[key], lang, HEAD)
    assert "<h1>High &amp; Low</h1>" in card
    assert '<p class="name">The Book</p>' in card
    assert '<link rel="stylesheet" href="../assets/css/book.css">' in card
    assert f'<div class="board" data-game="{key}">' in card
    assert pictures.LINES[lang] in card
    assert "$" not in card


def test_the_page_of_a_game_has_to_name_it() -> None:
    with pytest.raises(AssertionError, match="does not name it"):
        pictures.picture_html(PRESENTATIONS["land_unter"], "en", "")
