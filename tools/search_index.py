"""What the search finds: one entry per page, heading, rule, ruling and example; words only, nothing of the drawings.

Material's own index takes in every letter of a page, also those drawn on the pieces. This one is made of the finished
pages, and its entries look like Material's.
"""

import json
import re
from collections.abc import Mapping
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

INDEX: Final = "search/search_index.json"
BOOSTS: Final = {"title": {"boost": 20.0}, "text": {"boost": 1.0}, "tags": {"boost": 5.0}}
"""How much a word counts in a title, in a text, and in the title of the page (our worker's tags)."""

SILENT: Final = frozenset({"svg", "script", "style", "form", "button", "nav", "figure", "select"})
UNSAID: Final = frozenset({"vh", "headerlink", "number", "seen", "label", "steps", "board", "no-js", "paper"})
"""Classes of what is said elsewhere or only to screen readers: other pages' titles, descriptions of drawings."""

HEADINGS: Final = frozenset({"h1", "h2", "h3"})
NUMBERED: Final = frozenset({"rule", "ruling"})
WIDGETS: Final = frozenset({"trick-example", "trick-play"})
BLOCKS: Final = frozenset({"p", "li", "tr", "dt", "dd", "summary"})
VOID: Final = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
ARTICLE: Final = re.compile(r"<article.*?</article>", re.DOTALL)


class IndexEntry:
    """What one place of a page says."""

    def __init__(self, anchor: str) -> None:
        """Begin empty; `anchor` is empty for the page itself."""
        self.anchor = anchor
        self.title = ""
        self.blocks = [""]

    @property
    def played(self) -> bool:
        """Whether this is an example or a game: a rule comes before what shows it."""
        return self.anchor.startswith(("ex-", "play-"))

    def data(self, location: str) -> dict[str, Any]:
        """Return the entry as the index has it; `location` is the page's."""
        said = [" ".join(block.split()) for block in self.blocks]
        text = " ".join(f"<p>{escape(block, quote=False)}</p>" for block in said if block)
        title = escape(" ".join(self.title.split()).strip(" ·"), quote=False)
        return {"location": location + (f"#{self.anchor}" if self.anchor else ""), "title": title, "text": text}


class Reader(HTMLParser):
    """Reads an article into its entries, the page's own first."""

    def __init__(self) -> None:
        """Begin before the article."""
        super().__init__()
        self.entries = [IndexEntry("")]
        self.open: list[tuple[str, IndexEntry | None, bool, bool]] = []
        """Elements still open: tag, the entry to go back to, whether they are silent, whether they are a title."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Go into an element: perhaps a new entry begins, perhaps its words are left out."""
        if tag in VOID:
            return
        given = {key: value or "" for key, value in attrs}
        classes = frozenset(given.get("class", "").split())
        back = self.begun(tag, classes, given.get("id", ""))
        self.open.append((tag, back, self.silent(tag, classes, given), self.titled(tag, classes)))
        if tag in BLOCKS:
            self.now.blocks.append("")
        elif tag in {"td", "th"} and self.now.blocks[-1].strip():
            self.now.blocks[-1] += " · "

    def handle_endtag(self, tag: str) -> None:
        """Leave an element, and whatever in it was never closed."""
        while any(tag == name for name, *_ in self.open):
            name, back, *_ = self.open.pop()
            if back:
                self.entries.append(back)
            if name == tag:
                return

    def handle_data(self, data: str) -> None:
        """Add words to the open entry, unless they are left out."""
        if any(silent for *_, silent, _ in self.open):
            return
        if any(title for *_, title in self.open):
            self.now.title += data.replace("\N{WORD JOINER}", "")
        else:
            self.now.blocks[-1] += data.replace("\N{WORD JOINER}", "")

    @property
    def now(self) -> IndexEntry:
        """The entry to which words are added."""
        return self.entries[-1]

    def begun(self, tag: str, classes: frozenset[str], anchor: str) -> IndexEntry | None:
        """Begin the entry of an element that has one; return which entry to go back to when it ends."""
        numbered = tag == "section" and bool(classes & NUMBERED)
        if not anchor or not (numbered or tag in HEADINGS or tag in WIDGETS):
            return None
        before = self.now
        if tag != "h1":
            self.entries.append(IndexEntry(anchor))
        if numbered:
            self.now.title = f"{anchor} · "
        return None if tag in HEADINGS else before

    def silent(self, tag: str, classes: frozenset[str], given: Mapping[str, str]) -> bool:
        """Return whether nothing in this element is to be found."""
        return tag in SILENT or bool(classes & UNSAID) or given.get("aria-hidden") == "true"

    def titled(self, tag: str, classes: frozenset[str]) -> bool:
        """Return whether this element is its entry’s title: a heading, an example’s, a rule’s first strong words."""
        ruled = tag == "strong" and self.now.title.endswith(" · ")
        return tag in HEADINGS or (tag == "p" and "title" in classes) or ruled


def read(html: str) -> list[IndexEntry]:
    """Return the entries of a page, its own first, each once."""
    reader = Reader()
    article = ARTICLE.search(html)
    reader.feed(article[0] if article else "")
    reader.close()
    return list(dict.fromkeys(reader.entries))


def write(book: Path) -> None:
    """Put the index of one language's site in the place of Material's."""
    place = book / INDEX
    index = json.loads(place.read_text("utf-8"))
    pages: dict[str, dict[str, Any]] = {}
    for entry in index["docs"]:
        pages.setdefault(entry["location"].partition("#")[0], entry)
    entries = []
    for location, first in pages.items():
        boost = {"boost": first["boost"]} if "boost" in first else {}
        page = read((book / location / "index.html").read_text("utf-8"))
        page[0].title = unescape(first["title"])
        entries += [each.data(location) | ({} if each.played else boost) for each in page if each.title.strip()]
    index["docs"] = entries
    # Small words are dropped from the question by our worker; one that is left there must be found.
    index["config"] |= {"fields": BOOSTS, "pipeline": []}
    place.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")
