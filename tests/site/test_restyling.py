"""What a change at a table costs: few elements get new styles, however much stands on the page."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator

from engine.games.registry import PRESENTATIONS
from tests.site.conftest import Visit
from tests.site.hands import begin
from tools.paths import page_folder

CHANGE: Final = """place => {
  const line = document.createElement("p");
  place.append(line);
  getComputedStyle(place).height;
  line.remove();
  getComputedStyle(place).height;
  place.classList.toggle("changed");
  getComputedStyle(place).height;
}"""
MOST_ELEMENTS: Final = 400
"""Elements; a table has some two thousand. A rule with `:has()` and a subject of many kinds asks for all of them."""


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_changed_caption_restyles_little_else(visit: Visit, browser: Browser, game: str) -> None:
    page = visit(f"fr/{page_folder(game)}/play/", motion="reduce", speed="once")
    play = page.locator("#play-game")
    begin(play)
    assert max(restyled(browser, play.locator(".caption").first)) < MOST_ELEMENTS


@pytest.mark.parametrize("place", ["trick-course .told", "article"])
def test_a_changed_part_of_a_page_restyles_little_of_it(visit: Visit, browser: Browser, place: str) -> None:
    page = visit(f"fr/{page_folder('vineta')}/", motion="reduce")
    page.locator("trick-course .current").wait_for()
    assert max(restyled(browser, page.locator(place).first)) < MOST_ELEMENTS


def restyled(browser: Browser, place: Locator) -> list[int]:
    """Change something at a place; return how many elements got new styles, each time that any did."""
    place.evaluate("place => getComputedStyle(place).height")
    browser.start_tracing(page=place.page, categories=["devtools.timeline"])
    try:
        place.evaluate(CHANGE)
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    found = [
        int(event["args"]["elementCount"])
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event["args"]
    ]
    assert len(found) >= 2
    return found
