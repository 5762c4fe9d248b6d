"""Writes the search index of one language: a JSON that holds all its entries, by which the browser searches."""

import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from mkdocs.utils.yaml import yaml_load

from tools.finished import Pages
from tools.paths import LANGS, ROOT
from tools.search_index.entries import add_callings, entries, frequent_questions
from tools.search_index.reader import Passage, read_passages
from tools.search_index.words import ENDINGS, read_callings, read_names, read_stopwords, read_synonyms

INDEX: Final = "search/index.json"


def write_index(book: Path, pages: Pages) -> None:
    """Write the index of the finished book in one language, after which its folder is named."""
    place = book / INDEX
    place.parent.mkdir(exist_ok=True)
    place.write_text(json.dumps(search_index(book, pages), ensure_ascii=False, separators=(",", ":")), "utf-8")


def search_index(book: Path, pages: Pages) -> dict[str, Any]:
    """Return the index of one language."""
    lang = book.name
    docs, nav = ROOT / "docs" / lang, navigation(lang)
    games = game_names(nav)
    passages = passages_by_page(book, pages, sources_in_navigation(nav))
    found = entries(passages, games)
    for game in games:
        add_callings(found, game, read_callings(docs / game))
    known = {
        "lang": lang,
        "games": games,
        "names": {game: [title, *read_names(docs / game)] for game, title in games.items()},
        "stopwords": read_stopwords(docs),
        "endings": ENDINGS[lang],
        "synonyms": {game: read_synonyms(docs / game) for game in ("", *games)},
        "frequent": {game: frequent_questions(passages[f"{game}/rules/"]) for game in games},
        "entries": [each.as_written() for each in found],
    }
    return known | {"learnt": learnt(known)}


def learnt(known: Mapping[str, Any]) -> dict[str, Any]:
    """Return, by game, which words speak for which rule: with the page's own modules, so that no reader waits."""
    command = ["node", str(ROOT / "tools/search_index/learn.mjs")]
    done = subprocess.run(command, input=json.dumps(known), capture_output=True, encoding="utf-8", check=True, cwd=ROOT)
    return dict(json.loads(done.stdout))


def passages_by_page(book: Path, pages: Pages, order: Iterable[str]) -> dict[str, list[Passage]]:
    """Return the passages of every page by its location; `order` has the sources of the pages."""
    found = {}
    for source in order:
        location = source.removesuffix("index.md").removesuffix(".md")
        location += "/" if location and not location.endswith("/") else ""
        html = pages[book / location / "index.html"]
        found[location] = read_passages(html, location.endswith("/glossary/"))
    return found


def sources_in_navigation(nav: Iterable[Any]) -> Iterator[str]:
    """Yield the sources of all pages in the navigation."""
    for each in nav:
        if isinstance(each, str):
            yield each
        else:
            for page in each.values():
                yield from sources_in_navigation([page] if isinstance(page, str) else page)


def navigation(lang: str) -> list[Any]:
    """Return the navigation of the book as its settings, or those that they inherit, have it."""
    with (ROOT / LANGS[lang]).open("rb") as settings:
        return list(yaml_load(settings)["nav"])


def game_names(nav: Iterable[Any]) -> dict[str, str]:
    """Return the title of each game by the folder of its pages: a game is a section of the navigation."""
    sections = (item for each in nav if isinstance(each, Mapping) for item in each.items())
    return {
        next(sources_in_navigation(pages)).partition("/")[0]: title
        for title, pages in sections
        if isinstance(pages, list)
    }
