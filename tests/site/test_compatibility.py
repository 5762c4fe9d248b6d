"""Browsers that lack something, are told to change a page, or keep nothing: what can work works, all else is said."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.conftest import LANGS, PHONE, Fresh
from tests.site.hands import SOON, begin
from tests.site.test_search import HITS, ask
from tools.paths import ROOT
from tools.scripts import SOURCES
from tools.styles import BROWSERS

TRANSLATED: Final = "document.documentElement.lang = 'de'"
"""What a browser does that translates a page."""


def test_a_translated_page_still_knows_its_language(fresh: Fresh) -> None:
    """Its search asks the index of its language, which no script takes from where browsers write theirs."""
    page = fresh("fr/land-unter/")
    page.evaluate(TRANSLATED)
    ask(page, "égalité")
    expect(page.locator(HITS).first).to_be_visible()
    lines = [line for path in SOURCES.glob("*.js") for line in path.read_text("utf-8").splitlines()]
    assert not [line for line in lines if "documentElement" in line and "lang" in line], "paths.js has the language"


REFUSED: Final = """for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
"""A reader's settings allow the site to keep nothing."""

SPOILT: Final = "for (const root of ['/', '/fr/']) localStorage.setItem(`${root}.__palette`, `%s`)"


@pytest.mark.parametrize(
    "script", [REFUSED, SPOILT % "no JSON", SPOILT % '{"index": "night"}'], ids=("no", "bad", "odd")
)
def test_the_theme_works_whatever_is_stored_or_refused(fresh: Fresh, script: str) -> None:
    """Its colours follow the device and the switch, and its table of contents the reader."""
    page = fresh("404.html", scheme="dark")
    page.add_init_script(script)
    page.goto("fr/land-unter/rules/")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.locator("label[for=__palette_1]").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.locator("#open").scroll_into_view_if_needed()
    expect(page.locator(".md-sidebar--secondary .md-nav__link--active")).to_be_visible()


ZOOMED: Final = """() => [...document.querySelectorAll("button, summary, label, input, select, textarea, .board")]
  .filter((part) => part.checkVisibility()).filter((part) => {
    const { fontSize, touchAction } = getComputedStyle(part);
    const typed = part.matches("select, textarea, input:not([type=radio], [type=checkbox])");
    return touchAction !== "manipulation" || (typed && parseFloat(fontSize) < 16);
  }).map((part) => part.outerHTML.slice(0, 100))"""
"""What a phone zooms to by itself: what is pressed twice, and a field with small letters."""


def test_no_press_zooms(fresh: Fresh) -> None:
    """On the pages with most fields: of tables to play at, and of a reader's own."""
    page = fresh("en/land-unter/table/", width=PHONE, has_touch=True)
    page.locator("input[name=question]").first.check()
    expect(page.locator(".laid .board svg").first).to_be_visible(timeout=SOON)
    assert page.evaluate(ZOOMED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.goto("en/vineta/play/")
    assert page.evaluate(ZOOMED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE


WITHOUT: Final = {
    "popovers": """
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) delete HTMLElement.prototype[name];
      delete HTMLButtonElement.prototype.popoverTargetElement;
      const { matches } = Element.prototype;
      Element.prototype.matches = function (selector) {
        if (selector.includes(":popover-open")) throw new SyntaxError(selector);
        return matches.call(this, selector);
      };""",
    "checkVisibility and idle time": "delete Element.prototype.checkVisibility; delete window.requestIdleCallback;",
    "ARIA as properties": """
      const names = Object.keys(Element.prototype).filter((name) => /^(aria[A-Z]|role$)/.test(name));
      for (const name of names) delete Element.prototype[name];
    """,
}
"""What makes a browser of today lack something newer."""


@pytest.mark.parametrize("feature", WITHOUT)
def test_a_browser_without_something_newer_does_all_the_same(fresh: Fresh, feature: str) -> None:
    """A rule opens and closes, an example goes on, a game begins, its menu opens and closes."""
    page = fresh("404.html")
    page.add_init_script(WITHOUT[feature])
    page.goto("en/land-unter/")
    rule, panel = page.locator(".md-content a.rule:visible").first, page.locator(".panel")
    rule.click()
    expect(panel.locator("section.rule")).to_be_visible()
    panel.locator(".panel-close").click()
    expect(panel).to_be_hidden()
    expect(rule).to_be_focused()
    example = page.locator("trick-example[data-live]").first
    example.get_by_role("button", name="Next").click()
    expect(example.locator(".step.current")).to_have_attribute("id", re.compile("-2$"))
    play = page.locator("#play-bad_hand")
    begin(play)
    more, menu = play.locator("button.more"), play.locator(".menu")
    expect(play.locator(".undo")).to_have_attribute("aria-disabled", "true")
    ways: tuple[Callable[[], object], ...] = (
        partial(page.keyboard.press, "Escape"),
        more.click,
        play.locator(".status").click,
    )
    for close in ways:
        expect(menu).to_be_hidden()
        more.click()
        expect(menu).to_be_visible()
        close()
    expect(menu).to_be_hidden()


def test_where_webassembly_is_switched_off_the_page_says_so(fresh: Fresh) -> None:
    page = fresh("404.html")
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("en/land-unter/")
    play = page.locator("#play-bad_hand")
    play.locator(".trick-start").click()
    expect(play.get_by_role("alert")).to_contain_text("Lockdown Mode")
    link = play.get_by_role("link", name="Which browsers can play")
    expect(link).to_have_attribute("href", re.compile(r"/en/about/#browsers$"))


def test_older_browsers_are_the_same_everywhere() -> None:
    """README, the page about the book and the styles name the same; what is newer has something in its place."""
    numbers = sorted(re.findall(r"[\d.]+", BROWSERS))
    for path, start in (
        ("README.md", "## Which browsers"),
        *((f"docs/{lang}/about.md", "{#browsers}") for lang in LANGS),
    ):
        told = (ROOT / path).read_text("utf-8").partition(start)[2].partition("\n## ")[0]
        assert set(numbers) <= set(re.findall(r"\d+(?:\.\d+)?", told)), path
    scripts = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.js") if path.name != "aria.js")
    used = set(re.findall(r"[.{ ](aria[A-Z]\w+|role)\b(?= *[=;.:,)])", scripts)) - {"role"}
    assert used <= set(re.findall(r'"(aria\w+)"', (SOURCES / "aria.js").read_text("utf-8")))
    newer = {name: scripts.count(name) for name in (":popover-open", ".showPopover", "checkVisibility", ":has(")}
    assert newer == {":popover-open": 1, ".showPopover": 1, "checkVisibility": 1, ":has(": 0}
    sheets = "".join(path.read_text("utf-8") for path in (SOURCES.parent / "css").glob("*.css"))
    assert not re.findall(r'(?<!; )content: "[^"]*" / ""', sheets), "Safari before 17.4 knows no such content"


DARKENED: Final = """(part) => {
  const probe = Object.assign(document.createElement("i"), { style: "background: canvas" });
  part.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor !== "rgb(255, 255, 255)";
}"""
"""Whether the browser darkens a part of a page: then the lightest colour that it knows is no white."""


def test_a_browser_that_darkens_pages_leaves_the_day_that_was_chosen(fresh: Fresh) -> None:
    """It follows the night of the device; who goes to the book's day sees its own colours, pieces and all."""
    page = fresh("404.html", scheme="dark")
    page.context.new_cdp_session(page).send("Emulation.setAutoDarkModeOverride", {"enabled": True})
    assert page.evaluate(DARKENED, page.evaluate_handle("document.documentElement"))
    page.goto("fr/land-unter/")
    page.locator("label[for=__palette_1]").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    for part in ("html", "body", ".board .wc", ".step-bar"):
        assert not page.locator(part).first.evaluate(DARKENED), part
