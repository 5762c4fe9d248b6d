"""On paper: how many sheets, how heavy, and that the first one is not blank."""

import re
from io import BytesIO
from typing import Final

import pytest
from pikepdf import Pdf
from playwright.sync_api import Browser, Page

from engine.games.registry import GAMES
from tests.site.conftest import LANGS, Visit, built, pages
from tools import booklets
from tools.paths import page_folder

RULES_SHEETS: Final = 12
RULES_BYTES: Final = 3_000_000
TEXT: Final = re.compile(rb"\bT[jJ]\b")


def sheets(pdf: bytes) -> list[int]:
    """Return how many pieces of text are on each sheet of a PDF."""
    with Pdf.open(BytesIO(pdf)) as book:
        return [len(TEXT.findall(page.obj["/Contents"].read_bytes())) for page in book.pages]


def printed(page: Page) -> bytes:
    """Return a page as a reader prints it."""
    return page.pdf(prefer_css_page_size=True, print_background=True)


@pytest.mark.parametrize("lang", LANGS)
def test_rules_and_aids_are_printed_on_few_sheets(load: Visit, lang: str) -> None:
    page = load(f"{lang}/land-unter/rules/")
    rules = printed(page)
    assert (
        page.locator(".step.telling:not(:has(.board))").count() == 0 < page.locator(".step:not(:has(.board))").count()
    )
    assert len(rules) <= RULES_BYTES
    assert len(sheets(rules)) <= RULES_SHEETS
    for game in map(page_folder, GAMES):
        assert len(sheets(printed(load(f"{lang}/{game}/aid/")))) == 1, game
    assert min(sheets(rules)) > 10


def test_a_booklet_is_printed_on_few_sheets(browser: Browser, site: str) -> None:
    """In French, which takes more room."""
    booklet = sheets(booklets.booklet_as_pdf(browser, site, "fr", "land-unter", ""))
    assert len(booklet) <= RULES_SHEETS + 3
    assert min(booklet) > 10


@pytest.mark.parametrize("lang", LANGS)
def test_pages_from_which_one_prints_lead_to_the_booklet(site: str, lang: str) -> None:
    offering = {"rules", "glossary", "aid", "play"}
    for game in map(page_folder, GAMES):
        name = booklets.booklet_path(lang, game).rpartition("/")[2]
        found = {path for path in pages(lang) if f'href="../{name}"' in built(path).read_text("utf-8")}
        assert found == {f"{lang}/{game}/{page}/" for page in offering}
