"""Pages with many examples are light: boards are drawn when they are about to be seen, examples are folded."""

from typing import Final

from playwright.sync_api import expect

from tests.site.conftest import Fresh, Visit
from tests.site.hands import LEARN

HEAVIEST: Final = "fr/vineta/rules/"
WIDTH: Final = 390
HEIGHT: Final = 844
ELEMENTS: Final = 6_000
NODES: Final = 20_000
SCREENS: Final = 25
SHIFT: Final = 0.02

SHIFTED: Final = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(0), 500);
})"""
"""How far the page has shifted since it was opened, as Chromium counts it; it says nothing where nothing shifted."""


def test_the_heaviest_page_is_light_and_short_on_a_phone(fresh: Fresh) -> None:
    page = fresh(HEAVIEST, width=WIDTH)
    browser = page.context.new_cdp_session(page)
    browser.send("Performance.enable")
    expect(page.locator("trick-example[data-live]").last).to_be_attached()
    metrics = {each["name"]: each["value"] for each in browser.send("Performance.getMetrics")["metrics"]}
    assert page.locator("*").count() <= ELEMENTS
    assert metrics["Nodes"] <= NODES
    assert page.evaluate("document.documentElement.scrollHeight") <= SCREENS * HEIGHT
    assert page.evaluate(SHIFTED) <= SHIFT


def test_a_folded_example_is_opened_by_its_title_and_by_a_link_to_it(visit: Visit) -> None:
    page = visit(f"{HEAVIEST}#ex-vi_rescue-2", width=WIDTH, height=HEIGHT)
    expect(page.locator("#ex-vi_rescue-2 .board")).to_be_in_viewport()
    page.locator("a[href$='#ex-vi_hope_open']").first.click()
    expect(page.locator("#ex-vi_hope_open-1 .board")).to_be_in_viewport()
    folded = page.locator("details.example:not([open])")
    expect(folded.locator(".board:visible")).to_have_count(0)
    folded.last.locator("summary").click()
    expect(page.locator("details.example").last.locator(".step.current .board")).to_be_visible()


def test_on_a_desk_the_first_example_of_each_chapter_is_open(visit: Visit) -> None:
    page = visit(HEAVIEST)
    expect(page.locator("details.first[open]")).to_have_count(page.locator("details.first").count())
    assert page.locator("details.example:not([open])").count() > page.locator("details.first").count() > 0


def test_boards_are_seen_if_the_widgets_fail_to_start(fresh: Fresh) -> None:
    page = fresh("404.html", fault="Failed to load|ERR_FAILED")
    page.route("**/main.js*", lambda route: route.abort())
    page.goto(f"fr/{LEARN}")
    steps = page.locator(".step")
    expect(page.locator(".step .board:visible")).to_have_count(steps.count())
    assert steps.count() > 1
