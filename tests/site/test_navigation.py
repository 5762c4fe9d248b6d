"""Where one is and where one can go: names in the sidebar and the header, cards of the home page, shared pages."""

from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from engine.games.registry import GAMES
from tests.site.conftest import LANGS, Visit, in_english, pages
from tests.site.hands import STILL, until
from tests.site.markup import tags, with_attribute

PAGES: Final = [page for lang in LANGS for page in pages(lang)]
GAME_PAGES: Final = [page for page in PAGES if page.count("/") > 2 or page.split("/")[1].replace("-", "_") in GAMES]
SHORT: Final = 15
HOME: Final = {"fr": "Pli par pli", "en": "Trick by Trick"}


def named(lists: Locator) -> list[str]:
    """Return the names of the pages in a list of the sidebar."""
    return [name.strip() for name in lists.locator("a .md-ellipsis").all_text_contents()]


@pytest.mark.parametrize("lang", LANGS)
def test_pages_have_short_names_beside_their_game(load: Visit, lang: str) -> None:
    page = load(f"{lang}/")
    home = page.locator(".md-nav--primary > ul > li > a .md-ellipsis").first.text_content() or ""
    assert home.strip() not in HOME.values()
    games = page.locator(".md-nav--primary .md-nav__item--nested")
    expect(games).to_have_count(len(GAMES))
    for game in games.all():
        title = (game.locator("label").first.text_content() or "").strip()
        names = named(game)
        assert len(set(names)) == len(names) >= 7
        assert [name for name in names if len(name) > SHORT or title in name] == []
    assert {name for name, times in Counter(named(games)).items() if times == len(GAMES)} >= {*named(games.last)}


@pytest.mark.parametrize("path", GAME_PAGES)
def test_the_header_names_game_and_page(path: str) -> None:
    assert ("span", {"class": "game"}) in tags(path)


@in_english
def test_the_whole_card_of_a_game_is_one_link(load: Visit, lang: str) -> None:
    for index in range(len(GAMES)):
        page = load(f"{lang}/")
        cards = page.locator(".games .card")
        expect(cards).to_have_count(len(GAMES))
        card = cards.nth(index)
        expect(card.locator("a:visible")).to_have_count(1)
        target = card.locator("h3 a").first.evaluate("link => link.href")
        card.scroll_into_view_if_needed()
        until(page, STILL)
        box = card.locator("p").last.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_url(target)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_one_title_and_says_what_it_is_where_it_is_shared(path: str) -> None:
    assert [name for name, _ in tags(path)].count("h1") == 1
    said = {one["property"]: one["content"] for one in with_attribute(path, "meta", "property")}
    assert said["og:site_name"] == HOME[path[:2]]
    assert said["og:title"]
    assert said["og:description"] == next(
        one["content"] for one in with_attribute(path, "meta", "name") if one["name"] == "description"
    )
    assert (said["og:title"] == said["og:site_name"]) == (path in {f"{lang}/" for lang in LANGS})


AWAY: Final = "element => { const home = element.parentNode; home.append(home.removeChild(element)); }"
"""Takes an element out of its page and puts it back."""


def test_what_was_erased_can_be_taken_back_until_the_page_is_left(load: Visit) -> None:
    results = load("en/about/").locator("trick-results")
    results.locator(".erase").click()
    expect(results.locator(".back")).to_be_focused()
    results.evaluate(AWAY)
    expect(results.locator(".erase")).to_have_count(1)
    expect(results.locator(".back")).to_have_count(0)
    expect(results.locator("[role=status]")).to_have_text("")
