"""Writes the search index of one language: a JSON that holds all its entries, by which the browser searches."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from mkdocs.utils import yaml_load

from tools.paths import LANGS, ROOT
from tools.search_index.entries import entries
from tools.search_index.reader import Passage, read
from tools.search_index.words import stopwords, synonyms

INDEX: Final = "search/index.json"


def write(book: Path, lang: str) -> None:
    """Write the index of the finished book in one language."""
    place = book / INDEX
    place.parent.mkdir(exist_ok=True)
    place.write_text(json.dumps(index(book, lang), ensure_ascii=False, separators=(",", ":")), "utf-8")


def index(book: Path, lang: str) -> dict[str, Any]:
    """Return the index of one language."""
    docs, games = ROOT / "docs" / lang, game_names(navigation(lang))
    return {
        "lang": lang,
        "games": games,
        "stopwords": stopwords(docs),
        "synonyms": {game: synonyms(docs / game) for game in ("", *games)},
        "entries": [each.data() for each in entries(pages(book), games)],
    }


def pages(book: Path) -> dict[str, list[Passage]]:
    """Return the passages of every page by its location."""
    found = {}
    for path in sorted(book.rglob("index.html")):
        location = path.parent.relative_to(book).as_posix().removeprefix(".")
        location += "/" if location else ""
        found[location] = read(path.read_text("utf-8"), location.endswith("/glossary/"))
    return found


def navigation(lang: str) -> list[Any]:
    """Return the navigation of the book as its settings have it, or as those that they inherit."""
    settings = ROOT / LANGS[lang]
    while "nav" not in (found := yaml_load(settings.open("rb"))):
        settings = ROOT / found["INHERIT"]
    return list(found["nav"])


def game_names(nav: Iterable[Any]) -> dict[str, str]:
    """Return the title of each game by the folder of its pages: a game is a section of the navigation."""
    sections = (each for each in nav if isinstance(each, Mapping))
    return {folder(pages): title for each in sections for title, pages in each.items() if isinstance(pages, list)}


def folder(pages: Iterable[Any]) -> str:
    """Return the folder that a section's pages are in."""
    first = next(iter(pages))
    path = str(next(iter(first.values())) if isinstance(first, Mapping) else first)
    return path.partition("/")[0]
