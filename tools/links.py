"""Links that only the finished site knows: from an example's sentence to its rule, from a rule to its examples."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parent.parent / "docs/fr"
"""Both languages have the same pages, so one of them tells where everything stands."""

EXAMPLE: Final = re.compile(r"^/// example \| (?:(\w+)/)?(\w+)", re.MULTILINE)
RULE_LINK: Final = re.compile(r'href="#([A-Z]{2}-\d+\.\d+)"')
RULE_PLACE: Final = re.compile(r'id="([A-Z]{2}-\d+\.\d+)"')
WIDGET: Final = re.compile(r"<trick-(example|play) (?![^>]*data-rules)")


def example_page(key: str) -> str:
    """Return where an example stands, as a path under the language's documents; raise KeyError if nowhere."""
    return example_pages()[key]


@cache
def example_pages() -> dict[str, str]:
    """Return the page and anchor of every example, by key."""
    return {
        key: f"{path.relative_to(DOCS).as_posix()}#ex-{key}"
        for path in sorted(DOCS.rglob("*.md"))
        for _game, key in EXAMPLE.findall(path.read_text("utf-8"))
    }


def point_rules(book: Path) -> None:
    """Let every link to a rule, in all pages of one language's site, lead to the page that has it."""
    pages = {path: path.read_text("utf-8") for path in book.rglob("*.html")}
    homes = {rule: path for path, text in pages.items() for rule in RULE_PLACE.findall(text)}
    for path, text in pages.items():
        mended = RULE_LINK.sub(lambda link: f'href="{way(path, homes.get(link[1], path))}#{link[1]}"', text)
        rules = next((way(path, home) for home in homes.values()), "")
        mended = WIDGET.sub(lambda tag: f'{tag[0]}data-rules="{rules}" ', mended)
        if mended != text:
            path.write_text(mended, "utf-8")


def way(source: Path, target: Path) -> str:
    """Return the relative address from one page to another, "" for the same."""
    if source == target:
        return ""
    return os.path.relpath(target.parent, source.parent).replace(os.sep, "/") + "/"
