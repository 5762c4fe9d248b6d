"""Makes entries of the search index out of the passages of all pages of a language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tools.search_index.reader import CITES, Passage, plain

NUMBERED: Final = frozenset({"rule", "ruling"})
ROW: Final = 2
"""So few letters between two numbers are no sentence: `LU-1.1 to LU-1.3`."""


@dataclass
class Entry:
    """One place that answers something, and the words by which it is found."""

    id: str
    """The number of a rule or ruling, `term:bouée` of a term, `ex-…` of an example; else the anchor behind `#`."""
    kind: str
    game: str
    """The folder of the game's pages; "" for pages of no game."""
    url: str
    """From the root of the language."""
    title: str
    text: str
    under: tuple[str, ...] = ()
    """The headings above it, the nearest last."""
    names: list[str] = field(default_factory=list)
    """Of a term, its names in all editions."""
    words: list[str] = field(default_factory=list)
    """Of a rule, the names of the terms that are defined by it."""
    asked: list[str] = field(default_factory=list)
    """The questions that link here."""
    told: list[str] = field(default_factory=list)
    """Sentences elsewhere that cite this rule; of an example, its captions."""

    def data(self) -> dict[str, Any]:
        """Return what the index holds of it: nothing that is empty."""
        lists = {"names": self.names, "words": self.words, "asked": self.asked, "told": self.told}
        texts = {name: "\n".join(dict.fromkeys(lines)) for name, lines in lists.items()}
        own = {"id": self.id, "kind": self.kind, "game": self.game, "url": self.url, "title": self.title}
        rest = {"text": self.text, "under": "\n".join(self.under), **texts}
        return own | {name: text for name, text in rest.items() if text}


@dataclass(frozen=True)
class Citation:
    """A sentence that cites a rule or a ruling."""

    game: str
    number: str
    kind: str
    """The kind of passage that cites it."""
    text: str
    first: bool
    """Whether it is the first one that its passage cites."""


def entries(pages: Mapping[str, list[Passage]], games: Mapping[str, str]) -> list[Entry]:
    """Return all entries of a language, rules first; `pages` by location, `games` by folder."""
    found = []
    for location, passages in pages.items():
        game = location.partition("/")[0] if location.partition("/")[0] in games else ""
        found += [entry(passage, location, game) for passage in passages if passage.kind != "quiz"]
    found = [each for each in found if each.title]
    numbered = {(each.game, each.id): each for each in found if each.kind in NUMBERED}
    for location, passages in pages.items():
        game = location.partition("/")[0]
        for passage in passages:
            enrich(passage, game, numbered)
    return sorted(found, key=lambda each: each.kind not in NUMBERED)


def entry(passage: Passage, location: str, game: str) -> Entry:
    """Return the entry of one passage."""
    names = names_of(passage) if passage.kind == "term" else []
    title = names[0] if names else plain(passage.title)
    text = "\n".join(filter(None, map(plain, passage.blocks)))
    url = location if passage.kind == "page" else f"{location}#{passage.anchor}"
    made = Entry(identity(passage, title), passage.kind, game, url, title, text, passage.under, names)
    made.told += filter(None, map(plain, passage.steps))
    return made


def names_of(term: Passage) -> list[str]:
    """Return the names of a term in all editions, that of the page's language first."""
    return [name.strip(" *") for name in plain(term.title).split(" · ")]


def identity(passage: Passage, title: str) -> str:
    """Return the id of a passage's entry."""
    if passage.kind == "term":
        return f"term:{plain(passage.name)}"
    return passage.anchor if passage.kind in NUMBERED | {"example", "minigame"} else f"#{passage.anchor}"


def enrich(passage: Passage, game: str, numbered: Mapping[tuple[str, str], Entry]) -> None:
    """Give the rules that a passage cites its words: people ask as the learn page asks, not as the rules tell."""
    for citation in citations(passage, game):
        target = numbered.get((game, citation.number))
        if target is None or citation.number == passage.anchor:
            continue
        if citation.kind in {"question", "quiz"} and citation.first:
            target.asked.append(plain(passage.title))
        if citation.kind == "term" and citation.first:
            target.words += names_of(passage)
        (target.asked if citation.text.endswith("?") else target.told).append(citation.text)


def citations(passage: Passage, game: str) -> Iterator[Citation]:
    """Yield what a passage says of the rules that it cites.

    That is what comes before a number in parentheses, "… in a tie. (LU-2.8, L3)", or behind a caption; of any other
    link, its own words.
    """
    first = True
    for block, caption in [(block, False) for block in passage.blocks] + [(step, True) for step in passage.steps]:
        begun, before = 0, ""
        for link in CITES.finditer(block):
            said = plain(block[begun : link.start()])
            own = said.strip(" (),;·")
            if link[2] != link[1]:
                yield Citation(game, link[1], passage.kind, plain(link[2]), False)
            elif caption or said.endswith("(") or (before and len(own) <= ROW):
                before = before if len(own) <= ROW else own
                yield Citation(game, link[1], passage.kind, before, first)
                first = False
            else:
                before = ""
            begun = link.end()
