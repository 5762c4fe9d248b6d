"""The built site, served; a Chromium; and pages that fail on any error and on any third party."""

import re
from collections.abc import Iterator
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools import build, chromium, paths
from tools.serve import serving

LANGS: Final = tuple(paths.LANGS)
PHONE: Final = 320
DESK: Final = 1280


def pages(lang: str) -> list[str]:
    """Return every page of a language, as paths in the site."""
    docs = paths.ROOT / "docs" / lang
    sources = (source.relative_to(docs).with_suffix("").as_posix() for source in sorted(docs.rglob("*.md")))
    return [f"{lang}/{source}/".replace("/index/", "/") for source in sources]


class Visit(Protocol):
    """Opens a page of the site."""

    def __call__(
        self, path: str = "", *, width: int = DESK, scheme: str = "light", fault: str | None = None, **context: Any
    ) -> Page:
        """Open `path` in a fresh context, to which `context` gives other settings of Playwright's.

        The test fails at its end if the page logged an error, unless all of them match `fault`, or if it asked
        anything of another host.
        """


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the whole site, built if it has to be."""
    build.ensure()
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium.installed(), args=["--no-sandbox"])
        yield chrome
        chrome.close()


@pytest.fixture
def visit(site: str, browser: Browser) -> Iterator[Visit]:
    """A way to open pages, each in its own context, and to be told of every fault at the end."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "", *, width: int = DESK, scheme: str = "light", fault: str | None = None, **context: Any
    ) -> Page:
        settings = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme, "base_url": site, **context}
        contexts.append(browser.new_context(**settings))
        page = contexts[-1].new_page()
        watch(page, site, fault, faults)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def watch(page: Page, site: str, fault: str | None, faults: list[str]) -> None:
    """Note in `faults` what a page must not do: log an error (but for `fault`), raise one, ask a third party."""

    def note(text: str) -> None:
        if not fault or not re.search(fault, text):
            faults.append(text)

    page.on("console", lambda message: note(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: note(str(error)))
    page.on("request", lambda asked: None if ours(asked.url, site) else faults.append(f"third party: {asked.url}"))


def ours(url: str, site: str) -> bool:
    """Tell whether an address is the site's, or no address of any host."""
    return url.startswith((site, "data:", "blob:", "about:"))
