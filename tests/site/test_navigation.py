"""Where one is and where one can go: names in the sidebar and the header, cards of the home page, shared pages."""

import re
from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from engine.games.registry import GAMES
from tests.site.conftest import DESK, LANGS, PHONE, Visit, in_english, in_french, pages
from tests.site.hands import STILL, until
from tests.site.markup import tags, with_attribute
from tools.paths import page_folder

PAGES: Final = [page for lang in LANGS for page in pages(lang)]
GAME_PAGES: Final = [page for page in PAGES if page.count("/") > 2 or page.split("/")[1].replace("-", "_") in GAMES]
SHORT: Final = 15
HOME: Final = {"fr": "Pli par pli", "en": "Trick by Trick"}


def named(game: Locator) -> list[str]:
    """Return the names of the pages of the game that is read, in the sidebar."""
    return [name.strip() for name in game.locator("> nav > ul > li > a .md-ellipsis").all_text_contents()]


@pytest.mark.parametrize("lang", LANGS)
def test_pages_have_short_names_beside_their_game(load: Visit, lang: str) -> None:
    page = load(f"{lang}/")
    home = page.locator(".md-nav--primary > ul > li > a .md-ellipsis").first.text_content() or ""
    assert home.strip() not in HOME.values()
    everywhere = Counter[str]()
    for key in GAMES:
        page = load(f"{lang}/{page_folder(key)}/glossary/")
        read = page.locator(".md-nav--primary > ul > li").nth(1)
        title = (read.locator("label").first.text_content() or "").strip()
        names = named(read)
        assert len(set(names)) == len(names) >= 7
        assert [name for name in names if len(name) > SHORT or title in name] == []
        everywhere.update(names)
    assert {name for name, times in everywhere.items() if times == len(GAMES)} >= {*names}


@in_french
def test_the_game_one_reads_comes_first_and_of_the_others_the_names(load: Visit, lang: str) -> None:
    page = load(f"{lang}/{page_folder([*GAMES][-1])}/rules/")
    items = page.locator(".md-nav--primary > ul > li")
    expect(items.nth(1)).to_have_class(re.compile("md-nav__item--active"))
    expect(items.nth(1).locator(".md-nav__link--active:visible")).to_be_in_viewport()
    for other in range(2, 1 + len(GAMES)):
        expect(items.nth(other).locator("a")).to_have_count(1)


@in_english
def test_a_link_inside_the_book_leads_the_focus_to_the_heading(load: Visit, lang: str) -> None:
    page = load(f"{lang}/about/")
    page.locator("footer a.md-footer__link--prev").click()
    expect(page.locator("main h1")).to_be_focused()
    part = page.locator(".md-sidebar--secondary a[href*='#']").last
    part.click()
    expect(page.locator(f"[id='{(part.get_attribute('href') or '').partition('#')[2]}']")).to_be_focused()
    page.go_back()
    page.go_back()
    expect(page.locator("main h1#about, main h1:has-text('About')")).to_be_focused()


REACHED: Final = """() => {
  const seen = document.activeElement;
  const { right, left } = seen.getBoundingClientRect();
  const drawn = seen.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = drawn && right > 0 && left < innerWidth;
  // The theme draws the ring of a choice without a size around its label.
  return seen === document.body || shown || seen.matches(".md-option") ? "" : seen.outerHTML.slice(0, 200);
}"""


@pytest.mark.parametrize(("lang", "width"), [("fr", PHONE), ("en", DESK)])
def test_tab_reaches_nothing_that_is_not_seen(visit: Visit, lang: str, width: int) -> None:
    page = visit(f"{lang}/land-unter/", width=width, motion="reduce")
    for _ in range(30):
        page.keyboard.press("Tab")
        until(page, STILL)
        assert page.evaluate(REACHED) == ""


@pytest.mark.parametrize("path", GAME_PAGES)
def test_the_header_names_game_and_page(path: str) -> None:
    assert ("span", {"class": "game"}) in tags(path)


@in_english
def test_the_whole_card_of_a_game_leads_to_its_lessons(load: Visit, lang: str) -> None:
    for index in range(len(GAMES)):
        page = load(f"{lang}/")
        cards = page.locator(".games .card")
        expect(cards).to_have_count(len(GAMES))
        card = cards.nth(index)
        target = card.locator("h3 a").first.evaluate("link => link.href")
        # Its name, and the button.
        assert card.locator("a:visible").evaluate_all("links => links.map(({ href }) => href)") == [target] * 2
        card.scroll_into_view_if_needed()
        until(page, STILL)
        box = card.locator(".at-a-glance").bounding_box()
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


UNKNOWN: Final = """() => localStorage.setItem("trick:results", JSON.stringify(
  [{ game: "x", minigame: "y", levels: [9], points: 1, lead: 1, won: true, key: "k", at: 1 }]))"""
"""Keeps the result of a game that this book does not have."""


def test_what_was_erased_can_be_taken_back_until_the_page_is_left(load: Visit) -> None:
    results = load("en/about/").locator("trick-results")
    results.page.evaluate(UNKNOWN)
    results.evaluate(AWAY)
    expect(results.locator("tbody tr")).to_contain_text(
        re.compile("doesn’t have .x. · another small game.*another bot")
    )
    results.locator(".erase").click()
    expect(results.locator(".back")).to_be_focused()
    results.evaluate(AWAY)
    expect(results.locator(".erase")).to_have_count(1)
    expect(results.locator(".back")).to_have_count(0)
    expect(results.locator("[role=status]")).to_have_text("")
