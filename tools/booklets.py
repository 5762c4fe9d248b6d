"""Prints a booklet of each game in each language: rules, glossary and aid as one PDF, into the built site.

    python -m tools.booklets

The pages are those of the site, printed by the Chromium of the browser tests. SITE_URL is the address where the site
will live: links that leave the booklet lead there; without it they are no links.
"""

import os
import re
from html import unescape
from pathlib import Path
from typing import Final
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Browser, Page

from engine.games.registry import GAMES
from tools import build, chromium, links
from tools.paths import LANGS, SITE, page_folder
from tools.pdf import lighter_pdf
from tools.serve import serving_site

PARTS: Final = ("rules", "glossary", "aid")
"""The pages of a booklet. The aid comes last: its sheet can be taken off."""

ARTICLE: Final = re.compile(r"(<article[^>]*>)(.*?)(</article>)", re.DOTALL)
HEADING_ID: Final = re.compile(r'(<h[1-6] id=")([^"]+)"')
HREF: Final = re.compile(r'(<a\b[^>]*?) href="([^"]*)"')
TITLE: Final = re.compile(r"<title>(.*?)</title>")
NOWHERE: Final = "http://nowhere.invalid/book/lang/game/"
"""Stands for the address of a game's pages where it is not known: links that lead there are no links on paper."""


def main() -> None:
    """Print all booklets and let the pages link to them."""
    build.build_if_needed()
    address = os.environ.get("SITE_URL", "")
    with serving_site() as site, chromium.running_browser() as chrome:
        for lang, game in ((lang, page_folder(key)) for lang in LANGS for key in GAMES):
            target = SITE / booklet_path(lang, game)
            target.write_bytes(booklet_as_pdf(chrome, site, lang, game, address))
            print(f"{target.relative_to(SITE)}: {target.stat().st_size / 1e6:.1f} MB")
    links.show_waiting(SITE, "booklet")


def booklet_path(lang: str, game: str) -> str:
    """Return the path of a booklet in the site; `game` is the folder of its pages."""
    return f"{lang}/{game}/{game}-{lang}.pdf"


def booklet_as_pdf(chrome: Browser, site: str, lang: str, game: str, address: str) -> bytes:
    """Return the booklet of a game as a PDF; `site` is where the site is served, `address` where it will live."""
    html = booklet_html(SITE / lang / game, f"{address.rstrip('/')}/{lang}/{game}/" if address else "")
    place = f"{site}{lang}/{game}/{PARTS[0]}/"
    # The site allows no style of a page's own; the foot of a booklet is one.
    page = chrome.new_page(java_script_enabled=False, bypass_csp=True)
    page.route(place, lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(place)
    content = page_as_pdf(page)
    page.close()
    return lighter_pdf(content)


def page_as_pdf(page: Page) -> bytes:
    """Return a page as a PDF on A4 paper, with its headings as bookmarks and what screen readers need."""
    page.emulate_media(media="print")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.pdf(prefer_css_page_size=True, print_background=True, outline=True, tagged=True)


def booklet_html(folder: Path, address: str) -> str:
    """Return the parts of a game's booklet as one page, to be served where the game's rules are.

    `folder` has the pages of the game in the site. `address` is where they will live, "" if that is not known.
    """
    pages = {part: (folder / part / "index.html").read_text("utf-8") for part in PARTS}
    articles = "".join(article_of_part(part, text, address) for part, text in pages.items())
    whole = ARTICLE.sub(lambda _: articles, pages[PARTS[0]], count=1)
    return whole.replace("</head>", f"<style>{footer_style(whole)}</style></head>", 1)


def footer_style(html: str) -> str:
    """Return the style that writes the title of a page at the foot of each sheet."""
    title = TITLE.search(html)
    words = unescape(title[1]).replace('"', "") if title else ""
    return f'@page {{ @bottom-left {{ content: "{words}"; font: 9pt sans-serif; color: #4c5c62; }} }}'


def article_of_part(part: str, html: str, address: str) -> str:
    """Return the article of a page, with ids that no other part has, and links within the booklet or into the site."""
    found = ARTICLE.search(html)
    assert found, part
    inside = HEADING_ID.sub(lambda heading: f'{heading[1]}{anchor_in_booklet(part, heading[2])}"', found[2])
    inside = HREF.sub(lambda link: link[1] + link_in_booklet(part, link[2], address), inside)
    return f"{found[1].replace('>', f' id={anchor_in_booklet(part)}>')}{inside}{found[3]}"


def anchor_in_booklet(part: str, name: str = "") -> str:
    """Return the id in the booklet of what has the id `name` on the page of a part; without `name` that of the part."""
    return name if name and part == PARTS[0] else "-".join(filter(None, ("part", part, name)))


def link_in_booklet(part: str, link: str, address: str) -> str:
    """Return the attribute of a link on the page of a part: within the booklet, into the site, or none."""
    home = address or NOWHERE
    target = urljoin(f"{home}{part}/", link)
    place, _, name = target.removeprefix(home).partition("#")
    if target.startswith(home) and place.rstrip("/") in PARTS:
        return f' href="#{anchor_in_booklet(place.rstrip("/"), name)}"'
    return f' href="{target}"' if address or urlsplit(target).hostname != urlsplit(NOWHERE).hostname else ""


if __name__ == "__main__":
    main()
