"""Makes the pictures that are shown where a page is shared: one of the book and one of each game, in each language.

    python -m tools.pictures

That of a game is a drawing of the engine's beside the game's name, that of the book the top of its home page; both are
photographed by the Chromium of the browser tests in the style of the site. Pages name theirs where SITE_URL is set.
"""

import re
from pathlib import Path
from string import Template
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize

from engine.api.pages import symbols_svg
from engine.api.steps import step_board_and_beside_html
from engine.core.html import Html, tag
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.lesson import lesson_of_printed_example
from tools import build, chromium, links
from tools.paths import LANGS, SITE, page_folder
from tools.serve import serving_site

SIZE: Final = ViewportSize(width=1200, height=630)
FOLDER: Final = "assets/shared"
"""Where the pictures of a language are in its site."""

BOOK: Final = "book"
"""The picture of all pages that belong to no game."""

STYLES: Final = re.compile(r'<link rel="stylesheet"[^>]*>')
NAME: Final = re.compile(r'<span class="game">(.*?)</span>')
BOOK_NAME: Final = re.compile(r'<meta property="og:site_name" content="(.*?)">')
ONLY_THE_TOP: Final = """
  .md-header, .md-skip, .hero .md-button { display: none !important }
  .md-typeset .hero { box-sizing: border-box; height: 100vh; margin-top: 0; padding: 2.2rem 3rem 0 }
"""

LINES: Final = {
    "fr": "Des règles numérotées, des exemples à parcourir et à modifier, des parties contre des robots.",
    "en": "Numbered rules, examples to step through and to change, and games against bots.",
}


def main() -> None:
    """Make all pictures, and let the pages name them."""
    build.build_if_needed()
    with serving_site() as site, chromium.running_browser() as chrome:
        for lang in LANGS:
            folder = SITE / lang / FOLDER
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{BOOK}.png").write_bytes(picture_of_book(chrome, site, lang))
            for presentation in PRESENTATIONS.values():
                name = page_folder(presentation.game.key)
                (folder / f"{name}.png").write_bytes(picture_of_game(chrome, site, lang, presentation))
    links.show_waiting(SITE, "picture")
    print(f"{len(LANGS) * (len(PRESENTATIONS) + 1)} pictures")


def picture_of_book(chrome: Browser, site: str, lang: str) -> bytes:
    """Return the top of the home page as a PNG; `site` is where the site is served."""
    page = chrome.new_page(viewport={"width": 960, "height": 504}, device_scale_factor=1.25, bypass_csp=True)
    page.goto(f"{site}{lang}/")
    page.add_style_tag(content=ONLY_THE_TOP)
    return page_as_png(page)


def picture_of_game(chrome: Browser, site: str, lang: str, presentation: Presentation) -> bytes:
    """Return the picture of a game as a PNG; `site` is where the site is served."""
    place = f"{lang}/{page_folder(presentation.game.key)}/"
    html = picture_html(presentation, lang, (SITE / place / "index.html").read_text("utf-8"))
    page = chrome.new_page(viewport=SIZE)
    page.route(f"{site}{place}", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(f"{site}{place}")
    return page_as_png(page)


def page_as_png(page: Page) -> bytes:
    """Return what a page shows as a PNG, and close it."""
    page.evaluate("document.fonts.ready.then(() => true)")
    content = page.screenshot()
    page.close()
    return content


def picture_html(presentation: Presentation, lang: str, page: str) -> str:
    """Return the HTML of a game's picture; `page` is that of the game's first page, whose styles and names it takes."""
    name, book = NAME.search(page), BOOK_NAME.search(page)
    assert name, f"the page of {presentation.game.key} does not name it"
    assert book, f"the page of {presentation.game.key} does not name the book"
    return Template((Path(__file__).parent / "picture.html").read_text("utf-8")).substitute(
        lang=lang,
        styles="\n".join(STYLES.findall(page)),
        symbols=symbols_svg(presentation.game.key),
        book=book[1],
        title=name[1],
        line=LINES[lang],
        board=board_of_example(presentation, lang),
    )


def board_of_example(presentation: Presentation, lang: str) -> Html:
    """Draw the game in the middle of its longest example."""
    lessons = [lesson_of_printed_example(presentation, example) for example in presentation.examples.values()]
    longest = max(lessons, key=lambda lesson: len(lesson.steps))
    describer = presentation.describer(lang, longest.example.names)
    return tag(
        "div",
        step_board_and_beside_html(longest.steps[len(longest.steps) // 2], presentation, describer),
        class_="board",
        data_game=presentation.game.key,
    )


if __name__ == "__main__":
    main()
