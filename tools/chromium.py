"""Finds a Chromium for the browser tests, or gets one: Debian's package if we may install it, else Playwright's own.

    python -m tools.chromium

CHROMIUM names one of your own.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first one has no window to draw in: the browser tests take a fifth less of the processor with it."""

PACKAGES: Final = NAMES[:2]
"""Debian's, in this order: older releases lack the first one."""


def installed_chromium() -> str | None:
    """Return the path of a Chromium of this machine, or None; one that Playwright fetched is not counted."""
    named = os.environ.get("CHROMIUM")
    if named and not shutil.which(named):
        sys.exit(f"CHROMIUM names {named}, which is no program.")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


@contextmanager
def running_browser(*flags: str) -> Iterator[Browser]:
    """Run the Chromium of this machine, or the one that Playwright fetched, with these flags of its command line."""
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=installed_chromium(), args=["--no-sandbox", *flags])
        yield chrome
        chrome.close()


def install_debian_package() -> bool:
    """Install Debian's package where that can be done without asking anybody."""
    if not shutil.which("apt-get"):
        return False
    rights = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if rights and (not shutil.which("sudo") or subprocess.run([*rights, "true"], stderr=subprocess.DEVNULL).returncode):
        return False
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-qq", "-y", "--no-install-recommends"]

    def done(*order: str) -> bool:
        return not subprocess.run([*rights, "apt-get", *order], env=environ, stdout=subprocess.DEVNULL).returncode

    return done("update", "-qq") and any(done(*install, name) for name in PACKAGES) and installed_chromium() is not None


def main() -> None:
    """Make sure that there is a Chromium."""
    if installed_chromium() or install_debian_package():
        return
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"]).returncode:
        sys.exit(
            "Chromium is missing and could not be installed: please install it, or name it with CHROMIUM=/path/to/it."
        )


if __name__ == "__main__":
    main()
