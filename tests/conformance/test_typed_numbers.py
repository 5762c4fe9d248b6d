"""A number of the rules is told by the engine: pages quote it, and what sentences tell is compared with it."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import pytest

from engine.core.locale import LANGUAGES, TEXTS
from engine.games.registry import GAMES, PRESENTATIONS
from tests.paths import pages
from tests.typed_numbers import OF_THE_BOOK, PLAYERS, filled, numbers_told, numbers_typed, plain, told_by_game
from tools.paths import page_folder

LESSONS = ("example.", "minigame.")
"""Texts of positions made up: their numbers are those of the position."""
PLURALS = re.compile(r"_(?:one|none)$")
"""Texts for one or none of a thing, which are no numbers of the rules."""

every_game = pytest.mark.parametrize("key", PRESENTATIONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts_of_pages(key: str, lang: str) -> Mapping[str, str]:
    """Return what the pages of a game say, by their names."""
    return {path.stem: plain(path.read_text("utf-8")) for path in sorted(pages(key, lang).glob("*.md"))}


def own_texts(key: str, lang: str) -> Mapping[str, str]:
    """Return the texts that a game has of its own, without lessons and plurals."""
    texts, shared = PRESENTATIONS[key].texts[lang], TEXTS[lang]
    own = {name: plain(text) for name, text in texts.items() if shared.get(name) != text}
    return {name: text for name, text in own.items() if not name.startswith(LESSONS) and not PLURALS.search(name)}


def sentences_told(key: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield a name of a text and what it says with a number of the engine, for each in TOLD."""
    told = told_by_game(key)
    for template, names in told.TOLD[lang].items() if told else ():
        for name in names.split():
            yield name, filled(template, PRESENTATIONS[key].facts, lang)


def excused(key: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield a page or the name of a text, and words of it that tell a number that is none of the rules."""
    told = told_by_game(key)
    for reason in told.EXCUSED[lang].values() if told else ():
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


def names_of_pieces(key: str, lang: str) -> Sequence[str]:
    """Return the pattern for numbers that are names of pieces, if a game has any."""
    told = told_by_game(key)
    return [told.NAMED[lang]] if told and lang in told.NAMED else []


def without_names(key: str, lang: str, text: str) -> str:
    """Return a text with a sign in place of names of pieces and of what pages of every game may type."""
    return re.sub("|".join((*OF_THE_BOOK[lang], *names_of_pieces(key, lang))), "¤", text)


def typed(key: str, lang: str, texts: Mapping[str, str]) -> Iterator[str]:
    """Yield the numbers that texts type, each with the name of its text; how many players there can be may be told."""
    for name, text in texts.items():
        for told in numbers_told(text, lang):
            if told.noun not in PLAYERS or told.number not in GAMES[key].player_counts:
                yield f"{name}: {told.said}"


@pytest.mark.parametrize(
    ("lang", "text", "told"),
    [
        ("en", "Draw seven new weather cards, one card, 12 points.", ["seven new weather cards", "12 points"]),
        ("en", "Seven of them are in the cards; {{ word LU.hand }} tiles.", []),
        ("fr", "Les deux plus fortes séries, une carte ; dix-sept voix.", ["deux plus fortes séries", "dix-sept voix"]),
    ],
)
def test_a_number_is_told_before_its_noun(lang: str, text: str, told: list[str]) -> None:
    assert [found.said for found in numbers_told(plain(text), lang)] == told


@pytest.mark.parametrize(
    ("lang", "text", "told"),
    [
        (
            "en",
            "## 2. Two cards\nDraw seven of them, with three. Five players, two players.",
            ["Two cards", "Draw seven of", "players, two players."],
        ),
        ("fr", "1. Piochez-en sept. À quatre, une carte ; à deux, 0.", ["Piochez-en sept", "à deux"]),
        ("en", "First, the 4s; no fourth round, the 5th.", ["the 4s", "no fourth round,", "the 5th"]),
        ("fr", "La première manche, une seconde, vingt et un tours.", ["une seconde", "seconde, vingt et un tours."]),
    ],
)
def test_a_number_is_typed_wherever_it_is(lang: str, text: str, told: list[str]) -> None:
    """But not how many play, where so many can."""
    assert [*numbers_typed(plain(text), lang, range(3, 6))] == told


@every_language
@every_game
def test_pages_quote_numbers_of_the_rules(key: str, lang: str) -> None:
    found = next(typed(key, lang, without(texts_of_pages(key, lang), excused(key, lang))), "")
    page, _, said = found.partition(": ")
    assert not found, (
        f"docs/{lang}/{page_folder(key)}/{page}.md types “{said}”: quote FACTS, as in {{{{ word … }}}}, or say in "
        f"tests/games/{key}/told.py why it is no number of the rules"
    )


@every_language
@every_game
@pytest.mark.parametrize("name", ["index", "rules", "aid"])
def test_these_pages_type_no_number_at_all(key: str, lang: str, name: str) -> None:
    """Nor one before no noun: “draw seven of them”, “a fourth round”."""
    text = without_names(key, lang, without(texts_of_pages(key, lang), excused(key, lang))[name])
    found = [*numbers_typed(text, lang, GAMES[key].player_counts)]
    assert not found, f"docs/{lang}/{page_folder(key)}/{name}.md types {found}: quote FACTS, as in {{{{ word … }}}}"


@every_language
@every_game
def test_sentences_tell_numbers_of_the_rules_as_they_are(key: str, lang: str) -> None:
    for name, said in sentences_told(key, lang):
        text = plain(PRESENTATIONS[key].texts[lang][name])
        assert said in text, f"engine/games/{key}/locale, “{name}” in {lang} does not say “{said}”"


@every_language
@every_game
def test_sentences_tell_no_other_numbers(key: str, lang: str) -> None:
    known = [*sentences_told(key, lang), *excused(key, lang)]
    found = next(typed(key, lang, without(own_texts(key, lang), known)), "")
    assert not found, f"engine/games/{key}/locale in {lang}, “{found}”: compare it in tests/games/{key}/told.py"


@every_language
@every_game
def test_nothing_is_excused_that_is_not_said(key: str, lang: str) -> None:
    texts = {**own_texts(key, lang), **texts_of_pages(key, lang)}
    for name, said in excused(key, lang):
        assert said in texts[name], f"tests/games/{key}/told.py excuses “{said}” in {lang}, which “{name}” doesn’t say"
        assert [*numbers_typed(said, lang, ())], (
            f"tests/games/{key}/told.py excuses “{said}” in {lang}, which is no number"
        )


@every_language
@every_game
def test_names_of_pieces_are_on_a_page(key: str, lang: str) -> None:
    text = " ".join(texts_of_pages(key, lang).values())
    for pattern in names_of_pieces(key, lang):
        assert re.search(pattern, text), f"tests/games/{key}/told.py names pieces in {lang} that no page names"
