"""The reference of positions: every key of every game, in both languages."""

import re
from html import unescape

import pytest

from engine.api.pages import rules_table_html
from engine.core.locale import LANGUAGES
from engine.games.registry import GAMES, PRESENTATIONS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in GAMES if PRESENTATIONS[key].own_table.questions])
def test_every_key_of_a_position_is_explained(key: str, lang: str) -> None:
    drawn = rules_table_html(f"{key}/positions", lang)
    assert re.findall(r"<code>([^<]+)</code>", drawn) == [*GAMES[key].schema.shapes]
    assert f'data-game="{key}"' in drawn
    assert "{" not in drawn


def test_forms_are_told_in_words() -> None:
    told = unescape(re.sub("<[^>]+>", " ", rules_table_html("land_unter/positions", "en")))
    assert "A list by seat; each entry: a whole number from −1 to 12, or null where not known" in told
    assert "True or false" in told
