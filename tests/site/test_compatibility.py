"""Browsers that lack something, are told to change a page, or keep nothing: what can work works, all else is said."""

from typing import Final

from playwright.sync_api import expect

from tests.site.conftest import Fresh
from tests.site.test_search import HITS, ask
from tools.scripts import SOURCES

TRANSLATED: Final = "document.documentElement.lang = 'de'"
"""What a browser does that translates a page."""


def test_a_translated_page_still_knows_its_language(fresh: Fresh) -> None:
    """Its search asks the index of its language, which no script takes from where browsers write theirs."""
    page = fresh("fr/land-unter/")
    page.evaluate(TRANSLATED)
    ask(page, "égalité")
    expect(page.locator(HITS).first).to_be_visible()
    lines = [line for path in SOURCES.glob("*.js") for line in path.read_text("utf-8").splitlines()]
    assert not [line for line in lines if "documentElement" in line and "lang" in line], "paths.js has the language"
