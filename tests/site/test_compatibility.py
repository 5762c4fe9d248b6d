"""Browsers that lack something, are told to change a page, or keep nothing: what can work works, all else is said."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.conftest import PHONE, Fresh
from tests.site.hands import SOON
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


REFUSED: Final = """for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
"""A reader's settings allow the site to keep nothing."""

SPOILT: Final = "for (const root of ['/', '/fr/']) localStorage.setItem(`${root}.__palette`, `%s`)"


@pytest.mark.parametrize(
    "script", [REFUSED, SPOILT % "no JSON", SPOILT % '{"index": "night"}'], ids=("no", "bad", "odd")
)
def test_the_theme_works_whatever_is_stored_or_refused(fresh: Fresh, script: str) -> None:
    """Its colours follow the device and the switch, and its table of contents the reader."""
    page = fresh("404.html", scheme="dark")
    page.add_init_script(script)
    page.goto("fr/land-unter/rules/")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.locator("label[for=__palette_1]").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.locator("#open").scroll_into_view_if_needed()
    expect(page.locator(".md-sidebar--secondary .md-nav__link--active")).to_be_visible()


ZOOMED: Final = """() => [...document.querySelectorAll("button, summary, label, input, select, textarea, .board")]
  .filter((part) => part.checkVisibility()).filter((part) => {
    const { fontSize, touchAction } = getComputedStyle(part);
    const typed = part.matches("select, textarea, input:not([type=radio], [type=checkbox])");
    return touchAction !== "manipulation" || (typed && parseFloat(fontSize) < 16);
  }).map((part) => part.outerHTML.slice(0, 100))"""
"""What a phone zooms to by itself: what is pressed twice, and a field with small letters."""


def test_no_press_zooms(fresh: Fresh) -> None:
    """On the pages with most fields: of tables to play at, and of a reader's own."""
    page = fresh("en/land-unter/table/", width=PHONE, has_touch=True)
    page.locator("input[name=question]").first.check()
    expect(page.locator(".laid .board svg").first).to_be_visible(timeout=SOON)
    assert page.evaluate(ZOOMED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.goto("en/vineta/play/")
    assert page.evaluate(ZOOMED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
