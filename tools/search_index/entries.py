"""Makes entries of the search index out of the passages of all pages of a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from tools.search_index.reader import CITES, Passage, plain_text

NUMBERED: Final = frozenset({"rule", "ruling"})
TABLE: Final = "/table/"
"""The end of the location of a page whose questions are answered in a word: they are compared by themselves."""


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
    called: list[str] = field(default_factory=list)
    """What people call its subject."""
    asked: list[str] = field(default_factory=list)
    """The questions that link here."""
    cites: list[str] = field(default_factory=list)
    """Of a question, the rules and rulings that its answer cites."""

    def as_written(self) -> dict[str, Any]:
        """Return what the index holds of it: nothing that is empty."""
        lists = {name: getattr(self, name) for name in ("names", "words", "called", "asked", "cites")}
        texts = {name: "\n".join(dict.fromkeys(lines)) for name, lines in lists.items()}
        own = {"id": self.id, "kind": self.kind, "game": self.game, "url": self.url, "title": self.title}
        rest = {"text": self.text, "under": "\n".join(self.under), **texts}
        return own | {name: text for name, text in rest.items() if text}


def entries(pages: Mapping[str, list[Passage]], games: Mapping[str, str]) -> list[Entry]:
    """Return all entries of a language, rules first; `pages` by location, `games` by folder."""
    found = []
    for location, passages in pages.items():
        game = location.partition("/")[0] if location.partition("/")[0] in games else ""
        for passage in passages:
            if passage.kind == "question" and location.endswith(TABLE):
                passage.kind = "short"
        found += [entry_of_passage(passage, location, game) for passage in passages if passage.kind != "quiz"]
    found = [each for each in found if each.title]
    numbered = {each.id: each for each in found if each.kind in NUMBERED}
    for passage in chain.from_iterable(pages.values()):
        add_linked_rules(passage, numbered)
    return sorted(found, key=lambda each: each.kind not in NUMBERED)


def frequent_questions(rules: list[Passage]) -> list[dict[str, str]]:
    """Return the questions that the page of a game's rules names as asked most often, with the ids of their answers."""
    lists = ([(link[1], plain_text(link[2])) for link in CITES.finditer(block)] for block in rules[0].blocks)
    asked = next((links for links in lists if len(links) > 1 and all(said.endswith("?") for _, said in links)), [])
    return [{"asked": said, "id": number} for number, said in asked]


def add_callings(found: list[Entry], game: str, callings: Mapping[str, list[str]]) -> None:
    """Give entries of a game what people call their subjects; raise ValueError for an id that no entry has."""
    known = {each.id: each for each in found if each.game == game}
    for key, said in callings.items():
        if key not in known:
            raise ValueError(f"synonyms of {game}: there is no {key}")
        known[key].called += said


def entry_of_passage(passage: Passage, location: str, game: str) -> Entry:
    """Return the entry of one passage."""
    names = names_of(passage) if passage.kind == "term" else []
    title = names[0] if names else plain_text(passage.title)
    text = "\n".join(filter(None, map(plain_text, passage.blocks)))
    url = location if passage.kind == "page" else f"{location}#{passage.anchor}"
    found = Entry(id_of_passage(passage, title), passage.kind, game, url, title, text, passage.under, names)
    if passage.kind in {"question", "short"}:
        found.cites += [link[1] for block in passage.blocks for link in CITES.finditer(block)]
    return found


def names_of(term: Passage) -> list[str]:
    """Return the names of a term in all editions, that of the page's language first."""
    return [name.strip(" *") for name in plain_text(term.title).split(" · ")]


def id_of_passage(passage: Passage, title: str) -> str:
    """Return the id of a passage's entry."""
    if passage.kind == "term":
        return f"term:{plain_text(passage.name)}"
    return passage.anchor if passage.kind in NUMBERED | {"example", "minigame"} else f"#{passage.anchor}"


def add_linked_rules(passage: Passage, numbered: Mapping[str, Entry]) -> None:
    """Give the rules that a passage links to its question or its term: people ask as learn page and home page ask."""
    for block in passage.blocks:
        for link in CITES.finditer(block):
            target, words = numbered.get(link[1]), plain_text(link[2])
            if target and words.endswith("?"):
                target.asked.append(words)
    first = next((link[1] for block in passage.blocks for link in CITES.finditer(block) if link[1] == link[2]), "")
    if target := numbered.get(first):
        target.asked += [plain_text(passage.title)] if passage.kind in {"question", "quiz"} else []
        target.words += names_of(passage) if passage.kind == "term" and in_parentheses(passage, first) else []


def in_parentheses(passage: Passage, number: str) -> bool:
    """Return whether a passage cites this number at its end, "(LU-2.4)", and not as an example of its kind."""
    return any(f"({number}" in plain_text(block) for block in passage.blocks)
