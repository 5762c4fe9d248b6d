"""Hosts and lines that are worse than ours: nothing may be kept."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.site.conftest import ALONE, OPEN, Host
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
    assert page.evaluate("shifted") < 0.1
    page.close()
