"""The built site, served; a Chromium; and pages that fail on any error and on any third party.

Three ways to open a page, from the quickest to the most isolated: `visit` goes there by a link in the tab of its
language, whose engine is started once for all tests; `load` loads it in one tab kept for that; `fresh` loads it in a
browser context of its own.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tools import build, chromium, paths
from tools.scripts import SOURCES
from tools.serve import Handler, serving_site

LANGS: Final = tuple(paths.LANGS)
in_french = pytest.mark.parametrize("lang", ["fr"])
in_english = pytest.mark.parametrize("lang", ["en"])
"""For tests of what no language changes: taken in turn, since each takes seconds."""

PHONE: Final = 320
DESK: Final = 1280
HIGH: Final = 900
NOTHING: Final[Mapping[str, str]] = {}
ALONE: Final[Mapping[str, Any]] = {"service_workers": "block"}
"""What a service worker asks for no test sees or stops; tests/site/test_offline.py has contexts of its own."""

# Beside other tests a machine may stand still for longer than the usual five seconds.
expect.set_options(timeout=30_000)

BLANK: Final = "about:blank"
HOME: Final = "{}/about/"
"""A page without a widget, where the tab of a language rests between two tests."""

OPEN: Final = """path => new Promise((resolve, reject) => {
  let shown = 0;
  const pages = window.document$.subscribe(() => {
    if (!shown++) return;
    pages.unsubscribe();
    setTimeout(resolve);
  });
  setTimeout(() => reject(new Error(`${path} is not shown`)), 60_000);
  const link = Object.assign(document.createElement("a"), { href: `/${path}` });
  document.body.append(link);
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  link.click();
  link.remove();
})"""
"""Follow a link as a reader does. The theme then replaces what the page shows, and says so in `document$`.

Soon after a page is loaded the theme does not know yet which links are the site's: it follows them once it does, and
the browser, which would load the page, must not be quicker.
"""

RETURNING: Final = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = async function (message) {
  const { snapshot } = message;
  if (snapshot && !(await caches.match(snapshot))) await (await caches.open("tests")).add(snapshot);
  post.call(this, message);
};"""
"""Lets the device keep what an earlier visit would have left there: Python's snapshot, put there once a worker starts.

An engine that starts from it takes half the processor's time, and most tests begin with a start.
"""

SOURCE: Final = "/assets/source/js/"

FLAGS: Final = ("--js-flags=--liftoff-only", "--disable-gpu", "--disable-software-rasterizer")
"""WebAssembly is compiled once, quickly: compiling it again for speed takes a quarter of the processor's time here.

Pages are drawn without a graphics card that software would stand in for: a sixteenth of the time.
"""

KEEP: Final = "items => { for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text) }"
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear() }"


def pages(lang: str) -> list[str]:
    """Return every page of a language, as paths in the site."""
    docs = paths.ROOT / "docs" / lang
    sources = (source.relative_to(docs).with_suffix("").as_posix() for source in sorted(docs.rglob("*.md")))
    return [f"{lang}/{source}/".replace("/index/", "/") for source in sources]


def built(path: str) -> Path:
    """Return the file of a page in the built site."""
    file = paths.SITE / path
    return file / "index.html" if path.endswith("/") else file


def source(name: str, lang: str = "fr") -> str:
    """Return the address of a module of the pages' scripts, which the site has only joined with others."""
    return f"/{lang}{SOURCE}{name}"


BOUND: Final = "async ([keys, where, what]) => (await import(keys)).KEYS[where][what]"


def bound(page: Page, where: str, what: str) -> list[str]:
    """Return the keys that the pages' own list has for this, as Playwright calls them; fail if there is none.

    tests/js/every-key.test.mjs wants a test that presses them, for each entry of the list that it cannot test itself.
    """
    keys: list[str] = page.evaluate(BOUND, [source("keys.js"), where, what])
    assert keys, f"no key does {where}.{what}"
    return [key.replace("Mod", "Control").replace(" ", "Space") for key in keys]


class Host(Handler):
    """Serves the modules of the pages' scripts, too."""

    def translate_path(self, path: str) -> str:
        """Return the file at this address."""
        _, found, name = path.partition(SOURCE)
        return str(SOURCES / name) if found else super().translate_path(path)


class Visit(Protocol):
    """Opens a page of the site in a tab that is kept for other tests."""

    def __call__(
        self,
        path: str,
        *,
        width: int = DESK,
        height: int = HIGH,
        scheme: Any = "light",
        motion: Any = "no-preference",
        fault: str | None = None,
        speed: str = "",
        stored: Mapping[str, str] = NOTHING,
    ) -> Page:
        """Open `path`; of earlier visits nothing is stored but a speed of tables, if named, and these items.

        The test fails at its end if the page logged an error, unless all of them match `fault`, or if it asked
        anything of another host.
        """


class Fresh(Protocol):
    """Opens a page of the site as a new reader would."""

    def __call__(
        self,
        path: str = "",
        *,
        width: int = DESK,
        scheme: str = "light",
        fault: str | None = None,
        first: bool = False,
        **context: Any,
    ) -> Page:
        """Open `path` in a context of its own, to which `context` gives other settings of Playwright's.

        At a `first` visit the engine starts without a snapshot. The test fails as with `Visit`.
        """


@dataclass
class Faults:
    """What pages did that they must not: log an error (but for `allowed`), raise one, ask a third party."""

    site: str
    allowed: str | None = None
    found: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        """Note what this page does from now on."""
        page.on("console", lambda message: self._note(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("request", lambda asked: self._asked(asked.url))

    def taken(self) -> list[str]:
        """Return what was found since the last time."""
        found, self.found = self.found, []
        return found

    def _note(self, text: str) -> None:
        if not self.allowed or not re.search(self.allowed, text):
            self.found.append(text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.site, "data:", "blob:", "about:")):
            self.found.append(f"third party: {url}")


class Tab:
    """A page that is kept open from one test to the next, with nothing in it that a test could find there."""

    def __init__(self, browser: Browser, site: str, rest: str) -> None:
        self._rest = rest
        self._site = site
        self._context = browser.new_context(base_url=site, **ALONE)
        self._context.add_init_script(RETURNING)
        self.page = self._context.new_page()
        self.faults = Faults(site)
        self.faults.watch(self.page)
        self.page.goto(rest)

    @property
    def lang(self) -> str:
        """The language of the page shown, or "" outside of them."""
        start = self.page.url.removeprefix(self._site)[:3]
        return start[:2] if start[2:] == "/" and start[:2] in LANGS else ""

    @property
    def starting(self) -> bool:
        """Whether the engine is being started: what waits for it goes on after the page is left."""
        return self.page.locator(".loading").count() > 0

    def look(self, width: int, height: int, scheme: Any, motion: Any) -> None:
        """Be as wide and high, as light or dark, and as lively as this."""
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(media="null", color_scheme=scheme, reduced_motion=motion)

    def follow(self, path: str, items: dict[str, str]) -> None:
        """Go to a page of the same language by a link; the browser has kept these items from earlier."""
        self.page.evaluate(KEEP, items)
        if self.page.evaluate("path => location.pathname === new URL(path, location.origin).pathname", path):
            self.page.evaluate(OPEN, HOME.format(self.lang))
        self.page.evaluate(OPEN, path)

    def load(self, path: str, items: dict[str, str]) -> None:
        """Load a page; nothing can be kept from earlier."""
        assert not items
        self.page.goto(path)

    def leave(self) -> None:
        """Rest, and forget everything. In another language than before, rest there."""
        if self.lang and self._rest != BLANK:
            self.page.evaluate(OPEN, HOME.format(self.lang))
            self.page.evaluate(FORGET)
        else:
            self.page.evaluate(FORGET)
            self.page.goto(self._rest)

    def close(self) -> None:
        """End it."""
        self._context.close()


class Kept:
    """Hands the kept tabs out to one test."""

    def __init__(self, tabs: dict[str, Tab], browser: Browser, site: str) -> None:
        self._tabs = tabs
        self._browser = browser
        self._site = site
        self._used: dict[str, Tab] = {}

    def way(self, go: Callable[[Tab, str, dict[str, str]], None], name: Callable[[str], str]) -> Visit:
        """Return a way to open a path: in the tab of that name."""

        def opened(
            path: str,
            *,
            width: int = DESK,
            height: int = HIGH,
            scheme: Any = "light",
            motion: Any = "no-preference",
            fault: str | None = None,
            speed: str = "",
            stored: Mapping[str, str] = NOTHING,
        ) -> Page:
            tab = self._tab(name(path))
            tab.faults.allowed = fault
            tab.look(width, height, scheme, motion)
            go(tab, path, {**stored, **({"trick:speed": speed} if speed else {})})
            return tab.page

        return opened

    def _tab(self, name: str) -> Tab:
        """Return the tab of this name, a new one if there is none."""
        if name not in self._used:
            rest = HOME.format(name) if name else BLANK
            found = self._tabs.pop(name) if name in self._tabs else Tab(self._browser, self._site, rest)
            self._used[name] = found
        return self._used[name]

    def end(self, keep: bool) -> list[str]:
        """Take the tabs back; return their faults. A tab that has changed its language is kept under the new one."""
        faults = []
        for name, tab in self._used.items():
            again = keep and not tab.starting
            if again:
                tab.leave()
            found = tab.faults.taken()
            now = name and tab.lang
            if again and not found and now not in self._tabs:
                self._tabs[now] = tab
            else:
                tab.close()
            faults += found
        return faults


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the whole site, built if it has to be."""
    build.build_if_needed()
    with serving_site(Host) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    with chromium.running_browser(*FLAGS) as chrome:
        yield chrome


@pytest.fixture(scope="session")
def tabs() -> dict[str, Tab]:
    """The tabs kept open in this process: one a language, and "" for pages that are loaded."""
    return {}


@pytest.fixture
def kept(tabs: dict[str, Tab], browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Kept]:
    """The tabs that this test uses, and their faults at its end. After a failure none of them is used again."""
    tests_failed = request.session.testsfailed
    keeping = Kept(tabs, browser, site)
    yield keeping
    assert keeping.end(keep=request.session.testsfailed == tests_failed) == []


@pytest.fixture
def visit(kept: Kept) -> Visit:
    """Go to a page by a link, in the tab of its language; the engine, once started, is still there."""
    return kept.way(Tab.follow, lambda path: path[:2])


@pytest.fixture
def load(kept: Kept) -> Visit:
    """Load a page, in one tab kept for that; nothing is there yet but what the browser has in its cache."""
    return kept.way(Tab.load, lambda _: "")


@pytest.fixture
def fresh(site: str, browser: Browser) -> Iterator[Fresh]:
    """A way to load pages, each in its own context, and to be told of every fault at the end."""
    faults: list[Faults] = []
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "",
        *,
        width: int = DESK,
        scheme: str = "light",
        fault: str | None = None,
        first: bool = False,
        **context: Any,
    ) -> Page:
        look = {"viewport": {"width": width, "height": HIGH}, "color_scheme": scheme}
        settings = {**look, "base_url": site, **ALONE, **context}
        contexts.append(browser.new_context(**settings))
        if not first:
            contexts[-1].add_init_script(RETURNING)
        page = contexts[-1].new_page()
        faults.append(Faults(site, fault))
        faults[-1].watch(page)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [found for one in faults for found in one.found] == []
