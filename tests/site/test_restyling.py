"""What a change at a table costs: few elements get new styles, however much stands on the page."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser

from engine.games.registry import PRESENTATIONS
from tests.site.conftest import Visit
from tests.site.hands import begin
from tools.paths import page_folder

CHANGE: Final = """play => {
  const caption = play.querySelector(".caption");
  const line = document.createElement("p");
  caption.append(line);
  getComputedStyle(caption).height;
  line.remove();
  getComputedStyle(caption).height;
}"""
MOST_ELEMENTS: Final = 300
"""Elements; a table has some two thousand. A rule with `:has()` and a subject of many kinds asks for all of them."""


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_changed_caption_restyles_little_else(visit: Visit, browser: Browser, game: str) -> None:
    page = visit(f"fr/{page_folder(game)}/play/", motion="reduce", speed="once")
    play = page.locator("#play-game")
    begin(play)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    try:
        play.evaluate(CHANGE)
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    restyled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event["args"]
    ]
    assert len(restyled) >= 2
    assert max(restyled) < MOST_ELEMENTS
