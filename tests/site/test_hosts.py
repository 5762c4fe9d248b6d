"""Hosts and lines that are worse than ours: nothing may be kept, files are lost."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.site.conftest import ALONE, OPEN, Fresh, Host
from tools.serve import serving_site

ASKED: Counter[str] = Counter()
SHIFTS = """
window.shifted = 0;
const add = (list) => list.getEntries().forEach(({ value }) => (window.shifted += value));
new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });"""


class Forgetful(Host):
    """Lets a browser keep nothing, and notes what it is asked for."""

    caching = "no-store"

    def do_GET(self) -> None:
        """Serve a file."""
        ASKED[self.path] += 1
        super().do_GET()


@pytest.fixture
def forgetful() -> Iterator[str]:
    """The address of such a host, which nobody has asked for anything yet."""
    ASKED.clear()
    with serving_site(Forgetful) as address:
        yield address


def styles_asked(page: Page) -> list[int]:
    """Return how often each style sheet and font was asked for, once nothing more is."""
    page.wait_for_load_state("networkidle")
    return [count for path, count in ASKED.items() if re.search(r"\.(css|woff2)$", path)]


def test_styles_come_once_where_nothing_may_be_kept(browser: Browser, forgetful: str) -> None:
    page = browser.new_page(**ALONE)
    page.add_init_script(SHIFTS)
    page.goto(f"{forgetful}en/land-unter/rules/")
    asked = styles_asked(page)
    assert set(asked) == {1}
    page.evaluate(OPEN, "en/")
    assert styles_asked(page) == asked, "a page at another depth names the same styles"
    # Without styles, all of a page moves: by 1 to 2.
    assert page.evaluate("shifted") < 0.5
    page.close()


def test_a_lost_script_or_style_is_asked_for_once_more_and_then_named(fresh: Fresh) -> None:
    page = fresh("about:blank", fault="ERR_FAILED|404")
    seen: Counter[str] = Counter()

    def lose_once(route: Route) -> None:
        seen[route.request.url.partition("?")[0]] += 1
        if "?again" in route.request.url:
            route.continue_()
        else:
            route.abort()

    page.route(re.compile(r"/(main|bundle[^/]*|without-widgets)\.js|/all\.css"), lose_once)
    page.goto("en/land-unter/play/")
    expect(page.locator("#play-game .trick-start")).to_be_visible()
    expect(page.locator(".no-js:visible")).to_have_count(0)
    assert sorted(seen.values()) == [2, 2, 2, 2]
    page.unroute_all()
    page.route("**/main.js*", lambda route: route.fulfill(status=404, body="gone"))
    page.reload()
    told = page.locator("#play-game .no-js")
    expect(told).to_contain_text("main.js")
    page.unroute_all()
    told.locator("button").click()
    expect(page.locator("#play-game .trick-start")).to_be_visible()
