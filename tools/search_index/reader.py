"""Reads a finished page into passages: each rule, ruling, question, term, example, heading and mini-game by itself."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape
from html.parser import HTMLParser
from typing import Final

from tools.links import RULE, RULING

MAP: Final = "trick-known"
"""The names of all rules once more."""
SILENT: Final = frozenset({"svg", "script", "style", "form", "legend", "button", "nav", "select", "noscript", MAP})
"""What holds nothing to be found: no words of a page, or those that stand on another one."""

UNSAID: Final = frozenset(
    {"visually-hidden", "headerlink", "number", "seen", "label", "steps", "board", "no-js", "paper", "reference"}
)
"""Classes of what no reader of rules asks for: what is said elsewhere or only to screen readers, names of the code."""

HEADINGS: Final = frozenset({"h1", "h2", "h3"})
BLOCKS: Final = frozenset({"p", "li", "tr", "caption", "dt", "dd", "summary"})
VOID: Final = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
ARTICLE: Final = re.compile(r"<article.*?</article>", re.DOTALL)
NUMBER: Final = re.compile(rf"#({RULE}|{RULING})$")
"""The end of a link to a rule or a ruling."""

CITED: Final = "\x00{}\x01"
CITES: Final = re.compile("\x00([^\x01]*)\x01([^\x02]*)\x02")
"""In a block's text, a link to a rule or a ruling: its number, and the words of the link."""
END: Final = "\x02"
MARKS: Final = re.compile("\x00[^\x01]*\x01|\x02")
DESCRIPTION: Final = re.compile(r'<meta name="description" content="([^"]*)"')


@dataclass(eq=False)
class Passage:
    """One place of a page, and what it says."""

    kind: str
    """rule, ruling, question, short (answered in a word), term, quiz, example, minigame, ask, heading or page."""
    anchor: str = ""
    title: str = ""
    name: str = ""
    """Of a term, its name alone."""
    blocks: list[str] = field(default_factory=lambda: [""])
    """Its text, a block an element, with marks where it cites a rule."""
    under: tuple[str, ...] = ()
    """The headings above it, the nearest last."""


@dataclass
class Opened:
    """An element that is still open."""

    tag: str
    silent: bool
    title: bool
    back: Passage | None
    """The passage that goes on when this element ends."""


class Reader(HTMLParser):
    """Reads an article into its passages, the page's own first."""

    def __init__(self, glossary: bool) -> None:
        """Begin before the article; in a glossary a defined word is a term, elsewhere it may be a question."""
        super().__init__()
        self.glossary = glossary
        self.passages = [Passage("page")]
        self.now = self.passages[0]
        self.headings: dict[str, Passage] = {}
        self.open: list[Opened] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Go into an element: perhaps a passage begins, perhaps its words are left out."""
        if tag in VOID:
            return
        given = {key: value or "" for key, value in attrs}
        classes = frozenset(given.get("class", "").split())
        back = self.begin_passage(tag, classes, given)
        silent, titled = self.is_silent(tag, classes, given), self.is_title(tag, classes, given)
        self.open.append(Opened(tag, silent, titled, back))
        if tag in BLOCKS:
            self.now.blocks.append("")
        elif tag in {"td", "th"} and self.now.blocks[-1].strip():
            self.now.blocks[-1] += " · "
        elif tag == "a" and (cited := NUMBER.search(given.get("href", ""))):
            self.mark_citation(cited[1])

    def handle_endtag(self, tag: str) -> None:
        """Leave an element, and whatever in it was never closed."""
        while any(tag == opened.tag for opened in self.open):
            left = self.open.pop()
            if left.tag == "a" and "\x01" in self.now.blocks[-1].rpartition(END)[2]:
                self.now.blocks[-1] += END
            self.now = left.back or self.now
            if left.tag == tag:
                return

    def handle_data(self, data: str) -> None:
        """Add words to the passage, unless they are left out."""
        if any(opened.silent for opened in self.open):
            return
        said = data.replace("\N{WORD JOINER}", "")
        if any(opened.title for opened in self.open):
            self.now.title += said
            self.now.name += said if self.open[-1].tag == "strong" else ""
        else:
            self.now.blocks[-1] += said

    def mark_citation(self, number: str) -> None:
        """Mark that the text links to a rule or a ruling here."""
        if not any(opened.silent or opened.title for opened in self.open):
            self.now.blocks[-1] += CITED.format(number)

    def begin_passage(self, tag: str, classes: frozenset[str], given: Mapping[str, str]) -> Passage | None:
        """Begin the passage of an element that has one; return which passage goes on when the element ends."""
        before, anchor = self.now, given.get("id", "")
        if tag == "dl":
            return before
        kind = self.passage_kind(tag, classes, given)
        if not kind or any(opened.tag == MAP for opened in self.open):
            return None
        if tag == "h1":
            self.now = self.passages[0]
        if tag == "h1" or (tag == "trick-example" and before.kind == "example"):  # folded: its title came before
            self.now.anchor = anchor
            return None
        self.now = Passage(kind, anchor, under=self.headings_above(tag))
        self.passages.append(self.now)
        if kind == "heading":
            self.headings = {level: each for level, each in self.headings.items() if level < tag} | {tag: self.now}
        return None if tag in HEADINGS | {"dt"} else before

    def passage_kind(self, tag: str, classes: frozenset[str], given: Mapping[str, str]) -> str:
        """Return the kind of passage that an element begins, "" for none."""
        if tag == "details":
            return "example" if "example" in classes else "quiz"
        if "id" not in given:
            return ""
        if tag == "section":
            return "".join(classes & {"rule", "ruling"})
        if tag == "trick-play":
            return "minigame" if given.get("data-key") else ""
        if tag == "dt":
            return "term" if self.glossary else "question"
        if tag == "label":
            return "".join(classes & {"ask"})
        return {"trick-example": "example"}.get(tag, "heading" if tag in HEADINGS else "")

    def headings_above(self, tag: str) -> tuple[str, ...]:
        """Return the titles of the headings over an element."""
        levels = [level for level in sorted(self.headings) if tag not in HEADINGS or level < tag]
        return tuple(plain_text(self.headings[level].title) for level in levels)

    def is_silent(self, tag: str, classes: frozenset[str], given: Mapping[str, str]) -> bool:
        """Return whether nothing in this element is to be found."""
        return tag in SILENT or bool(classes & UNSAID) or given.get("aria-hidden") == "true"

    def is_title(self, tag: str, classes: frozenset[str], given: Mapping[str, str]) -> bool:
        """Return whether this element is its passage's title: a heading, an example's, a rule's first strong words."""
        if tag == "strong":
            return self.now.kind in {"rule", "ruling"} and not self.now.title and not "".join(self.now.blocks).strip()
        if tag == "dt":
            return "id" in given
        if tag == "summary":
            return self.now.kind != "example"
        return tag in HEADINGS or (tag in {"p", "span"} and "title" in classes)


def plain_text(text: str) -> str:
    """Return a text without its marks, its spaces made one."""
    return " ".join(MARKS.sub("", text).split())


def read_passages(html: str, glossary: bool = False) -> list[Passage]:
    """Return the passages of a finished page, its own first."""
    reader = Reader(glossary)
    article = ARTICLE.search(html)
    reader.feed(article[0] if article else "")
    reader.close()
    if described := DESCRIPTION.search(html):
        reader.passages[0].blocks.insert(0, unescape(described[1]))
    return reader.passages
