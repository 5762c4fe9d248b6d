"""Draws the app's icons out of icon.svg, into this folder: to be run when that has changed.

    python -m tools.icons

A maskable icon may be cut to any shape: its drawing keeps within the circle that is always seen. That of Apple's
home screen has no transparent corners.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tools import chromium

HERE: Final = Path(__file__).parent
PAGE: Final = """<!doctype html><style>
  body { margin: 0; display: grid; place-content: center; height: 100vh; background: %s }
  svg { display: block; width: %svw }
</style>%s"""
SEA: Final = "#104450"
ICONS: Final[Mapping[str, tuple[int, str, int]]] = {
    "icon-192": (192, "transparent", 100),
    "icon-512": (512, "transparent", 100),
    "icon-maskable": (512, SEA, 68),
    "icon-180": (180, SEA, 84),
}
"""Name: size in pixels, background, width of the drawing in per cent."""


def main() -> None:
    """Draw all of them."""
    with chromium.running_browser() as chrome:
        for name, (size, background, width) in ICONS.items():
            (HERE / f"{name}.png").write_bytes(icon_as_png(chrome, size, background, width))


def icon_as_png(chrome: Browser, size: int, background: str, width: int) -> bytes:
    """Return the icon as a PNG."""
    page = chrome.new_page(viewport={"width": size, "height": size})
    page.set_content(PAGE % (background, width, (HERE / "icon.svg").read_text("utf-8")))
    return page.screenshot(omit_background=True)


if __name__ == "__main__":
    main()
