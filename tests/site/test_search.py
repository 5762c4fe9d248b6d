"""Search: in each language its own index, deaf to accents and to kinds of apostrophe."""

import re

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
def test_what_is_asked_is_found(load: Visit, lang: str, asked: str, page: str) -> None:
    opened = load(f"{lang}/")
    opened.locator("input[name=query]").click()
    opened.keyboard.type(asked)
    expect(opened.locator(f'.md-search-result__link[href*="/{lang}/{page}"]').first).to_be_attached()


@pytest.mark.parametrize(
    ("lang", "asked", "place"),
    [
        ("fr", "égalité vineta", "vineta/rules/#VI-7.2"),
        ("fr", "pioche vide", "vineta/rules/#VI-2.5"),
        ("fr", "quarantaine", "vineta/rules/#VI-5.5"),
        ("fr", "déménagement vide", "vineta/rules/#VI-5.3"),
        ("en", "tie vineta", "vineta/rules/#VI-7.2"),
        ("en", "who gets the houses", "vineta/rules/#VI-7.5"),
    ],
)
def test_the_first_hit_is_the_rule_and_its_page_names_the_game(load: Visit, lang: str, asked: str, place: str) -> None:
    opened = load(f"{lang}/")
    opened.locator("input[name=query]").click()
    opened.keyboard.type(asked)
    first = opened.locator(".md-search-result__item").first
    page, _, anchor = place.partition("#")
    found = first.locator(f'.md-search-result__link[href*="/{lang}/{page}"][href*="#"]')
    expect(found.first).to_have_attribute("href", re.compile(f"#{anchor}$"))
    expect(first.locator("h1")).to_contain_text("Vineta")
