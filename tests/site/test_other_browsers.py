"""A short tour in browsers beside Chromium, where they are installed: a step, a change, a round, a link, the search."""

import json
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.site import webdriver
from tests.site.heard import link

HERE: Final = Path(__file__).parent
TOUR: Final = HERE / "tour.js"
FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT: Final = webdriver.mini_browser()
LEARN: Final = "fr/land-unter/"


def stages(site: str) -> list[tuple[str, str]]:
    """Return the stages of the tour, each with the address it begins at, if that is another one."""
    shared = f"{site}{LEARN}play/#play={link('land_unter', None, 3)}&at=play-game"
    return [(site + LEARN, "step"), ("", "change"), ("", "play"), (shared, "link"), ("", "search")]


# Chromium is what everybody can install for the tests; the project's workflow installs the other two.
@pytest.mark.skipif(FIREFOX is None, reason="no Firefox is installed here: firefox-esr")
def test_tour_in_firefox(site: str) -> None:
    tour = stages(site)
    command: list[str | Path] = [
        "node",
        "--experimental-websocket",
        HERE / "firefox.mjs",
        FIREFOX or "",
        TOUR,
        json.dumps(tour),
    ]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert json.loads(done.stdout) == {"answers": ["done"] * len(tour), "errors": []}


@pytest.mark.skipif(WEBKIT is None, reason="no driver of WebKitGTK is installed here: webkit2gtk-driver and xvfb")
def test_tour_in_webkit(site: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with webdriver.webkit(WEBKIT or "", port) as window:
        for url, stage in stages(site):
            if url:
                window.go(url)
            assert window.do(TOUR.read_text("utf-8"), stage) == "done", stage
