"""Links words of a game to its glossary, in the finished pages: in each chapter the first time that one comes up.

Which words, the glossary says: those that nobody knows from elsewhere and that mean nothing else are marked there,
`**god chip**{: .key }`. A word in a heading, in a link or in a drawing is left alone.

The sentences of widgets, which the engine makes while one plays or steps through an example, are linked in the browser
(`overrides/assets/js/terms.js`); a page with widgets has the links for that in a `<template class="terms">`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from pathlib import Path
from typing import Final

from engine.core.html import Html, tag
from tools.finished import Pages
from tools.links import relative_address
from tools.paths import page_folder

PAGES: Final = ("", "rules", "play", "night", "table", "rulings")
"""The pages of a game that are read as prose; the others are lists of these words, or sheets for the table."""

TERM: Final = re.compile(r'<dt id="(term-[\w-]+)">\s*<strong class="key">(.*?)</strong>')
WIDGET: Final = re.compile(r'<trick-(?:example|play|course|night|table) [^>]*data-game="(\w+)"')
ARTICLE: Final = re.compile(r"(<article\b[^>]*>)(.*)(</article>)", re.DOTALL)
CHAPTER: Final = re.compile(r"(?=<h2\b)")
ASIDE: Final = re.compile(
    r"<(trick-\w+|a|h\d|svg|script|style|code|dt|button|table|details)\b.*?</\1>"
    r"|<(\w+)(?=[^>]* lang=)[^>]*>.*?</\2>"
    r"|<[^>]*>",
    re.DOTALL,
)
"""What holds no prose of the page: widgets, links, headings, words of another language; and every mere tag."""

LETTER: Final = r"[\wÀ-ÖØ-öø-ÿŒœ-]"
"""What makes a word go on; in JavaScript `\\w` has no accents."""


def link_words(book: Path, pages: Pages) -> None:
    """Link the words of all games in the site of one language, and give them to its widgets."""
    glossaries = {path.parent.parent.name: path for path in pages if path.match(f"{book}/*/glossary/index.html")}
    words = {folder: marked_words(pages[path]) for folder, path in glossaries.items()}
    for folder, path in glossaries.items():
        for page in (book / folder / name / "index.html" for name in PAGES):
            if words[folder] and page in pages:
                pages[page] = linked_page(pages[page], words[folder], relative_address(page, path))
    for page, text in pages.items():
        ways = {folder: relative_address(page, path) for folder, path in glossaries.items()}
        pages[page] = with_widget_words(text, words, ways)


def with_widget_words(page: str, words: Mapping[str, Mapping[str, str]], ways: Mapping[str, str]) -> str:
    """Return a page with the words of each game that it has widgets of; words and addresses of glossaries by folder."""
    games = [key for key in sorted(set(WIDGET.findall(page))) if words.get(page_folder(key))]
    lists = "".join([word_list(key, words[page_folder(key)], ways[page_folder(key)]) for key in games])
    return page.replace("</article>", f"{lists}</article>", 1)


def word_list(game: str, words: Mapping[str, str], glossary: str) -> Html:
    """Return the links of a game's words, each with a pattern that JavaScript reads, too; long words come first."""
    links = (
        tag("a", class_="term", href=f"{glossary}#{words[word]}", data_pattern=word_pattern(word).pattern)
        for word in longest_first(words)
    )
    return tag("template", links, class_="terms", data_game=game)


def longest_first(words: Iterable[str]) -> list[str]:
    """Return the words, long ones before short ones, which may be within them."""
    return sorted(words, key=len, reverse=True)


def marked_words(glossary: str) -> Mapping[str, str]:
    """Return the words that a glossary marks, each with its anchor."""
    return {unescape(word): anchor for anchor, word in TERM.findall(glossary)}


def linked_page(page: str, words: Mapping[str, str], glossary: str) -> str:
    """Return a page whose words lead to the glossary at this address, the first time in each chapter."""
    article = ARTICLE.search(page)
    if article is None:
        return page
    chapters = (chapter_linked(chapter, words, glossary) for chapter in CHAPTER.split(article[2]))
    return f"{page[: article.start(2)]}{''.join(chapters)}{page[article.end(2) :]}"


def chapter_linked(chapter: str, words: Mapping[str, str], glossary: str) -> str:
    """Return a chapter, each word linked once."""
    left = dict(words)
    return "".join(
        part if aside else prose_linked(part, left, glossary) for aside, part in prose_and_other_parts(chapter)
    )


def prose_and_other_parts(chapter: str) -> Iterator[tuple[bool, str]]:
    """Yield a chapter in parts, each with whether it is no prose."""
    end = 0
    for aside in ASIDE.finditer(chapter):
        yield False, chapter[end : aside.start()]
        yield True, aside[0]
        end = aside.end()
    yield False, chapter[end:]


def prose_linked(text: str, left: dict[str, str], glossary: str) -> str:
    """Return a text with links from those words that are left, which it takes away; long words before short ones."""
    for word in longest_first(left):
        found = word_pattern(word).search(text)
        if found:
            here = tag("a", Html(found[0]), class_="term", href=f"{glossary}#{left.pop(word)}")
            before = prose_linked(text[: found.start()], left, glossary)
            return before + here + prose_linked(text[found.end() :], left, glossary)
    return text


def word_pattern(word: str) -> re.Pattern[str]:
    """Return what finds a word, also in the plural, whatever its first letter."""
    parts = r"\s".join(f"{re.escape(part)}[sx]?" for part in word.split())
    return re.compile(rf"(?<!{LETTER}){parts}(?!{LETTER})", re.IGNORECASE)
