"""Numbers that pages, sentences and docstrings type, where they could ask the engine: as figures or as words.

Pages and sentences write `{{ word LU.hand }} cards`. What they may type all the same, a game's
`tests/games/<game>/told.py` says by language:

- `EXCUSED`   which numbers are none of the rules: why, and each with words around it, as `page: two players tie` or as
              `key of a text: two players tie`
- `NAMED`     which numbers are the names of pieces, as in “red 1”: a pattern

`tests/told.py` excuses numbers of the book's own pages in the same way.

“One” is an article and a pronoun too: it is a number only before what is counted up, as points are.
"""

import ast
import io
import re
import tokenize
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple, Protocol, cast

from engine.core.number_words import NUMBER_WORDS, ORDINAL_WORDS

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

COUNTED_UP: Final[Mapping[str, str]] = {"en": "points?|votes?|waves?", "fr": "points?|voix|vagues?"}
"""What is counted up, by language: before these “one” is a number too."""

ONE: Final[Mapping[str, str]] = {"en": "one|single|a(?= point)", "fr": "(?:d’|qu’|l’)?une?"}

TIMES: Final[Mapping[str, str]] = {"en": "rounds?|turns?|stages?|tricks?", "fr": "manches?|tours?|plis?"}
"""What comes one after the other, by language: a sentence tells which one it is by a number of the rules."""

BETWEEN: Final[Mapping[str, str]] = {
    "en": "and|are|by|for|from|in|need|of|on|or|the|to|with|without|your",
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
        r"\b(?:19|20)\d\d\b",
        r"second-hand",
        r"(?i:two|three) bots",
        r"marks a point",
    ),
    "fr": (
        r"à partir de \w+ ans environ",
        r"dure (?:environ )?\w+ (?:minutes|quarts d’heure)",
        r"s’apprennent en \w+ minutes",
        r"## \w+ surprises",
        r"\d+ minutes · dès \d+ ans",
        r"\b(?:19|20)\d\d\b",
        r"des humains, des robots, ou les deux",
        r"(?i:deux|trois) robots",
        r"tous (?:les )?deux",
        r"[Uu]n point de règle",
        r"deux-points",
    ),
}
"""What the pages of every game may type, as patterns.

Whom it is for, how long it takes, how many surprises follow, years, people and bots, and “both”.
"""

PLAYERS: Final = {"players", "joueurs"}
PLURALS: Final = re.compile(r"_(?:one|none)$")
"""Names of texts for one or none of a thing, which are no numbers of the rules."""
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
CHOICES: Final = re.compile(r"\{\w+:(\w+)\|([^{}]*)\}")
"""A field of a sentence that chooses between words, by a number or by what else it holds."""
CODE: Final = re.compile(
    r"`[^`]*`|\"[^\"]*\"|\b(?i:chapters?) \d(?:(?: and| to) \d)*|\blevel \d|\bADR \d+|\b[A-Z]{1,2}[-+]?\d[\d.]*"
)
"""What a docstring quotes: names, texts, chapters, levels of bots, ids."""
MEASURED: Final = re.compile(r"\b(?:games|deals|measured)\b|±", re.IGNORECASE)
"""A docstring with one of these words tells a measurement."""
PAIRS: Final = "cards?|pawns|players|points?|rounds?|seats left|turns?|votes?|waves?"
"""What two of are a number of the rules: two districts are more often any two."""


class Told(NamedTuple):
    """A number told of something: what is said, the number, and the noun that it counts."""

    said: str
    number: int
    noun: str


class ToldByGame(Protocol):
    """The constants of `tests/games/<game>/told.py`."""

    EXCUSED: Mapping[str, Mapping[str, Sequence[str]]]
    NAMED: Mapping[str, str]


def told_by_game(key: str) -> ToldByGame | None:
    """Return what a game says of the numbers in its texts; None if it has nothing to say."""
    name = f"tests.games.{key}.told"
    return cast(ToldByGame, import_module(name)) if find_spec(name) else None


def plain(text: str) -> str:
    """Return a page or a sentence without its marks, in one line, with a sign for what the engine fills in."""
    return " ".join(FILLED.sub("¤", MARKS.sub("", CHOICES.sub(words_chosen, text))).split())


def words_chosen(found: re.Match[str]) -> str:
    """Return the words of a field that chooses between some; where a number chooses, those for several of a thing."""
    form, words = found.groups()
    return words.rpartition("|")[2].replace("#", "¤") if form in {"count", "mean"} else words.replace("|", " / ")


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


def number_pattern(lang: str, *others: str) -> str:
    """Return a pattern of the words for numbers from two, and others; the longest first."""
    return "|".join((*NUMBER_WORDS[lang][:1:-1], *others))


def every_number(lang: str) -> str:
    """Return the pattern of all that tells a number or which one it is; no “one”, no “first”."""
    return number_pattern(lang, ORDER[lang], OTHER_WORDS[lang], FIGURES[lang])


def numbers_typed(text: str, lang: str, players: Container[int], pattern: str = "") -> Iterator[str]:
    """Yield every number of a plain text that has this pattern, or any, with a word before and after; no 0.

    Nor how many can play: “with three” and “à trois” are of players too.
    """
    words = NUMBER_WORDS[lang]
    with_players = {"en": "with ", "fr": "à "}[lang]
    for found in re.finditer(rf"(?<![\w’'.-])({pattern or every_number(lang)})\b(?=( [^ ]+)?)", text, re.IGNORECASE):
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
    for found in re.finditer(before_noun(number_pattern(lang, r"\d+"), NOUNS[lang], lang), text, re.IGNORECASE):
        told, noun = found[1].lower(), found[2].lower()
        yield Told(found[0], int(told) if told.isdecimal() else words.index(told), noun)


def ones_told(text: str, lang: str) -> Iterator[str]:
    """Yield each “one” that a plain text types before what is counted up."""
    yield from (found[0] for found in re.finditer(before_noun(ONE[lang], COUNTED_UP[lang], lang), text, re.IGNORECASE))


def before_noun(number: str, nouns: str, lang: str) -> str:
    """Return the pattern of a number before a noun, perhaps with an adjective or two between them."""
    return rf"(?<![\w’'.-])({number})(?: (?!(?:{BETWEEN[lang]})\b)[\w’]+){{0,2}}? ({nouns})\b"


def numbers_in_sentence(name: str, text: str, lang: str, players: Container[int]) -> Iterator[str]:
    """Yield what a plain text of a game types: numbers but for how many can play, and “one” before what is counted up.

    Which one it is counts only of what comes one after the other: a “second” target is the other one. Figures in a
    lesson are names of its cards, and a text whose name ends with a figure (`field.hand.f2`) is asked for by it: both
    may have figures, but not before a noun.
    """
    figures = () if re.match(r"example\.|minigame\.", name) or name[-1].isdecimal() else (FIGURES[lang],)
    yield from numbers_typed(text, lang, players, number_pattern(lang, *figures))
    yield from (found[0] for found in re.finditer(rf"\b({ORDER[lang]}) ({TIMES[lang]})\b", text, re.IGNORECASE))
    yield from ones_told(text, lang)
    for told in numbers_told(text, lang):
        if told.noun not in PLAYERS or told.number not in players:
            yield told.said


def remarks(source: str) -> Iterator[str]:
    """Yield the docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def numbers_in_remark(remark: str, names: str) -> Iterator[str]:
    """Yield the numbers that a docstring or comment types: from three, figures from 2, two or one of what is counted.

    None where it tells a measurement. `names`: a pattern of what has a number as its name.
    """
    text = " ".join(re.sub(names, "¤", CODE.sub("¤", remark)).split())
    if MEASURED.search(text):
        return
    figures = r"(?!0\d|[01]\b)\d+(?![.\d])"
    yield from numbers_typed(text, "en", (), "|".join((*NUMBER_WORDS["en"][:2:-1], OTHER_WORDS["en"], figures)))
    for number, nouns in (("two", PAIRS), ("one", COUNTED_UP["en"])):
        yield from (found[0] for found in re.finditer(before_noun(number, nouns, "en"), text, re.IGNORECASE))
