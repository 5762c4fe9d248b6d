"""All pages bear one policy and hold nothing that it forbids; every browser test runs under it."""

import json
import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, expect

from tests.payloads import PAYLOADS
from tests.site.conftest import Visit
from tests.site.hands import deciding, use
from tests.site.markup import tags, with_attribute
from tests.site.test_pages import ALL

PAGES = [*ALL, "index.html"]
FORBIDDEN = re.compile("style|on[a-z]+")
"""Attributes that hold styles or scripts."""


def policy(path: str) -> str:
    """Return the policy of a page: the only one there is."""
    (meta,) = [one for one in with_attribute(path, "meta", "http-equiv") if "content" in one]
    assert meta["http-equiv"] == "Content-Security-Policy"
    return meta["content"]


def test_every_page_has_the_same_policy() -> None:
    assert {policy(path) for path in PAGES} == {policy("index.html")}
    assert "unsafe" not in policy("index.html")


@pytest.mark.parametrize("path", PAGES)
def test_no_element_holds_a_script_or_a_style(path: str) -> None:
    held = {name for _, attributes in tags(path) for name in attributes if FORBIDDEN.fullmatch(name)}
    assert held == set()
    assert not [attributes for _, attributes in tags(path) if attributes.get("href", "").startswith("javascript:")]


def kept() -> dict[str, str]:
    """Return what a browser keeps of games, for the payloads: in the key, as the whole text, as what the list shows."""
    found = {}
    for number, payload in enumerate(PAYLOADS):
        summary = {"en": payload, "fr": payload}
        game = {"save": payload, "summary": summary, "over": number % 2 == 1, "counts": True, "at": number}
        found[f"trick:game:land_unter/game:{number}{payload}"] = payload if number % 3 == 0 else json.dumps(game)
    return found


def begin_with(play: Locator, names: tuple[str, ...]) -> None:
    """Begin a game of people and bots of these names, by Enter in the last one."""
    play.locator("[name=players]").select_option(str(len(names)))
    play.locator("form.start details").evaluate_all("parts => parts.forEach((part) => { part.open = true })")
    for seat, name in enumerate(names):
        play.locator(f"[name=name-{seat}]").fill(name)
    play.locator(f"[name=name-{len(names) - 1}]").press("Enter")
    deciding(play)


def open_link(play: Locator, link: str) -> None:
    """Change the address as if a link had been opened."""
    play.page.evaluate("hash => { location.hash = hash }", urlencode({"play": link, "at": "play-game"}))


def test_payloads_of_others_run_nothing(visit: Visit) -> None:
    """What is written into names, links, saves and the search is shown as text; the policy has nothing to block."""
    play = visit("en/land-unter/play/", speed="once", stored=kept()).locator("#play-game")
    page = play.page
    page.evaluate("() => { window.ran = 0; window.p = () => { ran += 1 } }")
    play.locator(".kept-games summary").click()
    play.locator(".kept-games .show-more").click()
    expect(play.locator(".kept-games")).to_contain_text(PAYLOADS[-1])
    for number in range(0, len(PAYLOADS), 5):
        begin_with(play, PAYLOADS[number : number + 5])
        expect(play.locator(".game-table > .board")).to_contain_text(PAYLOADS[number + 1])
        use(play, ".new")
    for payload in PAYLOADS:
        open_link(play, payload)
    expect(play.locator(".damaged")).to_be_visible()
    page.locator("header label[for=__search]").first.press("Enter")
    for payload in PAYLOADS:
        page.locator("input[name=query]").fill(payload)
    expect(page.locator("trick-search [role=status]")).not_to_be_empty()
    assert page.evaluate("ran") == 0
