"""Going back: it closes what lies above the page before it leaves the page, which comes back as it was left."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import DESK, HIGH, Visit, in_english, in_french
from tests.site.hands import PLAY, RULES, begin, until, until_links_stay

PHONE: Final = 390
SEARCH: Final = "label.md-header__button[for=__search]"
DRAWER: Final = "label.md-header__button[for=__drawer]"
PANEL: Final = ".panel:popover-open"


def scrolled(page: Page) -> int:
    """Return how far the page is scrolled."""
    return int(page.evaluate("Math.round(scrollY)"))


@in_french
def test_back_closes_what_is_open_and_keeps_the_page(load: Visit, lang: str) -> None:
    page = load(f"{lang}/about/", width=PHONE)
    page.goto(f"{lang}/{RULES}")
    address = page.url
    for opener, checked in ((DRAWER, "#__drawer:checked"), (SEARCH, "#__search:checked")):
        page.locator(opener).click()
        expect(page.locator(checked)).to_have_count(1)
        page.go_back()
        expect(page.locator(checked)).to_have_count(0)
    rule = page.locator("article :is(a.rule, a[data-in-place]):visible").first
    rule.click()
    expect(page.locator(PANEL)).to_have_count(1)
    page.keyboard.press("Escape")
    # Closed otherwise, it leaves nothing to go back from.
    expect(page.locator(PANEL)).to_have_count(0)
    rule.click()
    expect(page.locator(PANEL)).to_have_count(1)
    page.go_back()
    expect(page.locator(PANEL)).to_have_count(0)
    assert page.url == address
    page.go_back()
    expect(page).to_have_url(re.compile("/about/$"))


@in_english
def test_a_page_comes_back_as_it_was_left(load: Visit, lang: str) -> None:
    page = load(f"{lang}/{RULES}", width=DESK)
    until_links_stay(page)
    fold = page.locator("details.example").nth(3)
    fold.locator("summary").first.click()
    fold.locator("trick-example").focus()
    page.keyboard.press("ArrowRight")
    step = fold.locator("li.current").get_attribute("id")
    page.locator("footer a.md-footer__link--next").scroll_into_view_if_needed()
    until(page, "() => Math.abs((history.state?.y ?? 0) - scrollY) < 1")
    before = scrolled(page)
    page.evaluate("() => { window.pages = 0; window.document$.subscribe(() => window.pages++) }")
    page.locator("footer a.md-footer__link--next").click()
    # The address changes first, then the title, and the page is another one a moment later.
    until(page, "() => window.pages > 1")
    expect(page).not_to_have_url(re.compile("/rules/"))
    page.go_back()
    expect(fold).to_have_attribute("open", "")
    expect(fold.locator("li.current")).to_have_id(step or "")
    # What is far from the window is drawn later, and has a height that is only about right.
    assert abs(scrolled(page) - before) < HIGH / 3


@in_french
def test_a_link_to_an_example_shows_its_title_and_back_leads_to_the_link(load: Visit, lang: str) -> None:
    page = load(f"{lang}/drunter-drueber/", width=PHONE)
    until_links_stay(page)
    link = page.locator("article a[href$='#ex-dd_refused']").first
    link.scroll_into_view_if_needed()
    top = "link => link.getBoundingClientRect().top"
    before = link.evaluate(top)
    link.click()
    title = page.locator("details:has(> #ex-dd_refused) .title")
    expect(title).to_be_in_viewport()
    assert title.evaluate(top) > page.locator(".md-header").evaluate("header => header.getBoundingClientRect().bottom")
    page.go_back()
    expect(link).to_be_in_viewport()
    assert abs(link.evaluate(top) - before) < 50


@pytest.mark.parametrize("lang", ["fr"])
def test_back_leads_from_the_window_to_the_page_and_the_game_is_still_there(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{PLAY}", speed="once", width=PHONE)
    play = page.locator("#play-one_trick")
    begin(play)
    page.evaluate("location.hash = 'play=nothing&at=play-one_trick'")
    expect(page.locator("#play-one_trick .note.damaged")).to_be_visible()
    page.go_back()
    expect(play.locator(".decision form")).to_be_visible()
    play.locator(".full-view").click()
    play.locator(".more").click()
    expect(play.locator(".menu:popover-open")).to_have_count(1)
    page.go_back()
    expect(play.locator(".menu:popover-open")).to_have_count(0)
    expect(play).to_have_attribute("data-full", "")
    page.go_back()
    expect(play).not_to_have_attribute("data-full", "")
    expect(play.locator(".decision form")).to_be_visible()
    play.locator(".full-view").click()
    expect(play).to_have_attribute("data-full", "")
    # What it is left for is elsewhere on the page: there the page stays.
    page.evaluate("() => { document.querySelector('[data-full]').dispatchEvent(new Event('leave')); scrollTo(0, 0); }")
    until(page, "() => history.scrollRestoration === 'auto'")
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    assert scrolled(page) == 0
