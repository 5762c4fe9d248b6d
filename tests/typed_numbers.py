"""Numbers that a text tells of the pieces of a game: as figures or as words, before the noun that they count.

A game's `tests/games/<game>/told.py` says of its texts, by language:

- `TOLD`      which number of the engine a sentence tells: `{{ word LU.hand }} cards`, as pages quote it, and the keys
              of the texts that say so, apart by spaces
- `EXCUSED`   which numbers are none of the rules: why, and each with words around it, as `page: two players tie` or as
              `key of a text: two players tie`
- `NAMED`     which numbers are the names of pieces on pages, as in “red 1”: a pattern

`tests/told.py` excuses numbers of the book's own pages in the same way.

Nobody guards “one”: it is an article too. Where it tells a number that the engine has, a text of TOLD may say so all
the same, and where the engine has none, EXCUSED may say why.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple, Protocol, cast

from tools.number_words import FACT, NUMBER_WORDS, ORDINAL_WORDS, number_told, sum_told

NOUNS: Final[Mapping[str, str]] = {
    "en": (
        "bridges|buildings|cards|chips|colours|corners|decks|districts|doubles|greens|halves|hands|houses|jokers|kinds"
        "|losers|neighbours|outhouses|paths|pawns|pieces|players|points?|preservers|reds|rings|rivers|roads|rounds|series"
        "|sides|singles|squares|stages|survivors|targets|tiles|tricks|triples|turns|types|votes?|walls|waves|watchtowers"
        "|yellows"
    ),
    "fr": (
        "anneaux|bouées|bâtiments|cabinets|cartes|cases|coins|couleurs|côtés|inondations|jaunes|jetons|jokers|joueurs"
        "|maisons|manches|moitiés|murailles|objectifs|paquets|perdants|pions|plaquettes|plis|points?|ponts|quartiers"
        "|rouges|routes|séries|sortes|survivants|tours|tracés|tuiles|types|vagues|verts|voisins|voix"
    ),
}
"""What is counted in these games, by language: nouns that follow a number, perhaps after an adjective or two."""

BETWEEN: Final[Mapping[str, str]] = {
    "en": "and|are|by|for|from|in|need|of|on|or|the|to|with",
    "fr": "au|de|des|du|devant|en|et|les|ou|par|portent|pour|sur|à",
}
"""Words after which a noun is no longer what the number before them counts."""

OTHER_WORDS: Final[Mapping[str, str]] = {
    "en": "thirty|forty|fifty|sixty|hundred",
    "fr": "secondes?|seconds?|trente|quarante|cinquante|soixante|cent",
}
"""Words of numbers that no page asks for."""

ORDER: Final[Mapping[str, str]] = {
    lang: "|".join(rf"{word}s?" for word in words[1:]) for lang, words in ORDINAL_WORDS.items()
}
"""Words that tell which one it is, but not of the first."""

FIGURES: Final[Mapping[str, str]] = {"en": r"\d+(?:s|st|nd|rd|th)?", "fr": r"\d+(?:e|er|ère|ème)?"}
"""Figures, also “4s” and “4th”."""

OF_THE_BOOK: Final[Mapping[str, Sequence[str]]] = {
    "en": (
        r"from about \w+ years of age",
        r"(?:A game|learning it) takes \w+ (?:minutes|quarters of an hour)",
        r"## \w+ surprises",
        r"\d+ minutes · from \d+ years",
        r"from 1 to",
        r"\b(?:19|20)\d\d\b",
        r"second-hand",
    ),
    "fr": (
        r"à partir de \w+ ans environ",
        r"dure (?:environ )?\w+ (?:minutes|quarts d’heure)",
        r"s’apprennent en \w+ minutes",
        r"## \w+ surprises",
        r"\d+ minutes · dès \d+ ans",
        r"de 1 à",
        r"\b(?:19|20)\d\d\b",
        r"des humains, des robots, ou les deux",
    ),
}
"""What the pages of every game may type, as patterns.

Whom it is for, how long it takes, how many surprises follow, where a scale begins, years, people and bots.
"""

PLAYERS: Final = {"players", "joueurs"}
MARKS: Final = re.compile(
    r"\A---\n(?s:.*?)\n---\n|\*[^*\n]+\*\{: lang=\w+ \}|\]\(.*?\)|\{:.*?\}|\{#.*?\}"
    r"|[A-Z]{2}-[\d.]+|\b[A-Z]\d+|^///.*|^(?:#+ )?\d+\. |[*“”«»]",
    re.MULTILINE,
)
"""What stands out of the sentences of a page.

Its head, words of another language, addresses, ids, blocks, numbers of headings and of lists.
"""
FILLED: Final = re.compile(r"\{+.*?\}+|:[\w-]+:")
"""What the engine puts into a page or a sentence: a number, a piece."""


class Told(NamedTuple):
    """A number told of something: what is said, the number, and the noun that it counts."""

    said: str
    number: int
    noun: str


class ToldByGame(Protocol):
    """The constants of `tests/games/<game>/told.py`."""

    TOLD: Mapping[str, Mapping[str, str]]
    EXCUSED: Mapping[str, Mapping[str, Sequence[str]]]
    NAMED: Mapping[str, str]


def told_by_game(key: str) -> ToldByGame | None:
    """Return what a game says of the numbers in its texts; None if it has nothing to say."""
    name = f"tests.games.{key}.told"
    return cast(ToldByGame, import_module(name)) if find_spec(name) else None


def plain(text: str) -> str:
    """Return a page or a sentence without its marks, in one line, with a sign for what the engine fills in."""
    return " ".join(FILLED.sub("¤", MARKS.sub("", text)).split())


def filled(template: str, facts: Mapping[str, object], lang: str) -> str:
    """Return a template with its numbers filled in, as a page is."""
    return re.sub(
        FACT,
        lambda found: number_told(sum_told(found[2], lambda name: str(facts[name])), found[1] or "", lang),
        template,
    )


def excused(words_by_reason: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """Yield a page or the name of a text, and words of it that tell a number that is none of the rules."""
    for reason in words_by_reason.values():
        for said in reason:
            place, _, words = said.partition(": ")
            yield place, words


def without(texts: Mapping[str, str], known: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """Return texts with a sign in place of what is known of them."""
    left = dict(texts)
    for name, said in known:
        if name in left:
            left[name] = left[name].replace(said, "¤")
    return left


def numbers_typed(text: str, lang: str, players: Container[int]) -> Iterator[str]:
    """Yield every number of a plain text with a word before and after; no “one”, no “first”, no 0.

    Nor how many can play: “with three” and “à trois” are of players too.
    """
    words = NUMBER_WORDS[lang]
    with_players = {"en": "with ", "fr": "à "}[lang]
    number_of = "|".join((ORDER[lang], *words[:1:-1], OTHER_WORDS[lang], FIGURES[lang]))
    for found in re.finditer(rf"(?<![\w’'.-])({number_of})\b(?=( [^ ]+)?)", text, re.IGNORECASE):
        said = found[1].lower()
        number = int(said) if said.isdecimal() else words.index(said) if said in words else -1
        before, after = re.search(r"[^ ]* ?\Z", text[: found.start()]), found[2] or ""
        assert before
        of_players = after.strip(" .,;?") in PLAYERS or before[0].lower() == with_players
        if number and not (of_players and number in players):
            yield f"{before[0]}{found[1]}{after}"


def numbers_with_sign(text: str) -> Iterator[str]:
    """Yield the figures of a plain text that have a sign, each with the word after it: what is won or lost."""
    for found in re.finditer(r"[−+±]\d+(?: [^ ]+)?", text):
        yield found[0]


def numbers_told(text: str, lang: str) -> Iterator[Told]:
    """Yield the numbers that a plain text types before a noun; no “one”, which is an article too."""
    words = NUMBER_WORDS[lang]
    number = "|".join((*words[:1:-1], r"\d+"))
    adjectives = rf"(?: (?!(?:{BETWEEN[lang]})\b)[\w’]+){{0,2}}?"
    for found in re.finditer(rf"(?<![\w’'.-])({number}){adjectives} ({NOUNS[lang]})\b", text, re.IGNORECASE):
        told, noun = found[1].lower(), found[2].lower()
        yield Told(found[0], int(told) if told.isdecimal() else words.index(told), noun)
