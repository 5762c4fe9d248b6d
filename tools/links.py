"""Links that need the finished site: rule to examples, sentence to rule, page to what is made after the build."""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from engine.games.registry import GAMES
from tools.finished import Pages

BY_LETTERS: Final = {game.letters: key for key, game in GAMES.items()}
"""Which game the first letters of a rule id speak of."""

RULE: Final = r"[A-Z]{2}-\d+\.\d+"
RULING: Final = r"[A-Z]\d+"
"""How rules and rulings are numbered, as parts of regular expressions."""

EXAMPLE: Final = re.compile(r"^/// example \| (\w+)", re.MULTILINE)
RULE_LINK: Final = re.compile(rf'href="#({RULE})"')
RULE_PLACE: Final = re.compile(rf'id="({RULE})"')
IN_PLACE: Final = re.compile(
    rf'<a (?=[^>]*href="[^"#]*#(?:{RULE}|{RULING}|term-[\w-]+)")'
    r'(?![^>]*(?:class="(?:number|rule)"|data-in-place))'
)
"""The start of a link to a rule, a ruling or a word of a glossary.

Not one that stands on that itself, nor one of the engine's, which needs no mark.
"""
WIDGET: Final = re.compile(
    r'<trick-(?:example|play|course|night|table|companion) (?![^>]*data-rules)(?=[^>]*data-game="(\w+)")'
)


@cache
def example_pages(docs: Path) -> Mapping[str, str]:
    """Return by key the first page that shows each example, from the root of docs, with its anchor."""
    pages: dict[str, str] = {}
    for source in sorted(docs.rglob("*.md")):
        for key in EXAMPLE.findall(source.read_text("utf-8")):
            pages.setdefault(key, f"/{source.relative_to(docs).as_posix()}#ex-{key}")
    return pages


def examples_beside(docs: Path, key: str) -> int:
    """Return how many examples the page has that shows this one; 0 if none does."""
    shown_on = example_pages(docs)
    page = shown_on.get(key, "").partition("#")[0]
    return sum(at.partition("#")[0] == page for at in shown_on.values()) if page else 0


def point_rules(_book: Path, pages: Pages) -> None:
    """Let every link to a rule, in all pages of one language's site, lead to the page that has it."""
    homes = {rule: path for path, text in pages.items() for rule in RULE_PLACE.findall(text)}
    for path, text in pages.items():
        pages[path] = with_rule_links(text, {rule: relative_address(path, home) for rule, home in homes.items()})


def with_rule_links(text: str, ways: Mapping[str, str]) -> str:
    """Return a page whose links to rules lead along `ways`, and whose widgets know where their game's rules are.

    Links to a paragraph get the mark by which it opens in place.
    """
    rules = {BY_LETTERS[rule.partition("-")[0]]: where for rule, where in ways.items()}
    text = RULE_LINK.sub(lambda link: f'href="{ways.get(link[1], "")}#{link[1]}"', text)
    text = IN_PLACE.sub("<a data-in-place ", text)
    return WIDGET.sub(lambda tag: f'{tag[0]}data-rules="{rules.get(tag[1], "")}" ', text)


def relative_address(source: Path, target: Path) -> str:
    """Return the relative address from one page to another, "" for the same."""
    if source == target:
        return ""
    return os.path.relpath(target.parent, source.parent).replace(os.sep, "/") + "/"


def show_waiting(site: Path, what: str) -> None:
    """Show on all pages what waits in comments, `<!-- booklet: … -->`, for something that is made after the build."""
    waiting = re.compile(rf"<!-- {what}: (.*?) -->")
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        shown = waiting.sub(r"\1", text)
        if shown != text:
            page.write_text(shown, "utf-8")
