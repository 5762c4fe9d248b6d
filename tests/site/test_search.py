"""Search: in each language its own index, deaf to accents and to kinds of apostrophe."""

import pytest
from playwright.sync_api import expect

from tests.site.conftest import Visit

RULES = "land-unter/rules/"


@pytest.mark.parametrize(
    ("lang", "asked", "page"),
    [
        ("fr", "regles", RULES),
        ("fr", "bouees", RULES),
        ("fr", "d'eau", RULES),
        ("fr", "egalite", RULES),
        ("en", "preserver", RULES),
        ("en", "re-drown", RULES),
    ],
)
def test_what_is_asked_is_found(visit: Visit, lang: str, asked: str, page: str) -> None:
    opened = visit(f"{lang}/")
    opened.locator("input[name=query]").click()
    opened.keyboard.type(asked)
    expect(opened.locator(f'.md-search-result__link[href*="/{lang}/{page}"]').first).to_be_attached()
