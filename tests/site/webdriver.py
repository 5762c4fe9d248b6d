"""Speaks with WebKit's driver, by the W3C's WebDriver: as much as a tour needs."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

DRIVER: Final = "WebKitWebDriver"
SCREEN: Final = "xvfb-run"
BROWSERS: Final = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
MILLISECONDS: Final = 180_000
"""As long as a stage may take on a busy machine."""

DO: Final = "const done = arguments[1]; ({})(arguments[0]).then(done, (error) => done(`failed: ${{error}}`));"


def mini_browser() -> str | None:
    """Return the browser that the driver drives, or None if driver, browser or a screen is missing."""
    found = sorted(Path("/").glob(BROWSERS.lstrip("/")))
    return str(found[-1]) if found and shutil.which(DRIVER) and shutil.which(SCREEN) else None


class Session:
    """A window of the browser."""

    def __init__(self, driver: str, browser: str) -> None:
        self._at = driver
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": {"script": MILLISECONDS}}}
        self._at += f"/session/{self._send('/session', capabilities=wanted)['sessionId']}"

    def go(self, url: str) -> None:
        """Load a page."""
        self._send("/url", url=url)

    def do(self, tour: str, stage: str) -> Any:
        """Do a stage of a tour, and return what it returned."""
        return self._send("/execute/async", script=DO.format(tour), args=[stage])

    def _send(self, path: str, **body: object) -> Any:
        order = Request(self._at + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(order) as answer:
            return json.load(answer)["value"]


@contextmanager
def webkit(browser: str, port: int) -> Iterator[Session]:
    """Run the driver on a screen that nobody sees, and open a window."""
    driver = subprocess.Popen([SCREEN, "--auto-servernum", DRIVER, f"--port={port}"], start_new_session=True)
    try:
        yield opened(f"http://127.0.0.1:{port}", browser)
    finally:
        subprocess.run(["kill", "--", f"-{driver.pid}"], check=False)
        driver.wait()


def opened(driver: str, browser: str) -> Session:
    """Open a window as soon as the driver answers."""
    for _ in range(200):
        try:
            return Session(driver, browser)
        except URLError:
            sleep(0.1)
    raise TimeoutError(driver)
