"""A number of the rules is told by the engine: pages quote it, and what sentences tell is compared with it."""

import re
from collections.abc import Iterator, Mapping, Sequence

import pytest

from engine.core.locale import LANGUAGES, TEXTS
from engine.games.registry import GAMES, PRESENTATIONS
from tests.paths import pages
from tests.typed_numbers import (
    OF_THE_BOOK,
    PLAYERS,
    excused,
    filled,
    numbers_told,
    numbers_typed,
    numbers_with_sign,
    plain,
    told_by_game,
    without,
)
from tools.number_words import FACT
from tools.paths import page_folder

BOTS = "bots"
"""The page that may type numbers before no noun: it tells what was measured."""
PLURALS = re.compile(r"_(?:one|none)$")
"""Texts for one or none of a thing, which are no numbers of the rules."""

ONE = re.compile(r"\b(?:one|une?)\b", re.IGNORECASE)
"""A number too, of which nobody has to say anything."""

every_game = pytest.mark.parametrize("key", PRESENTATIONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts_of_pages(key: str, lang: str) -> Mapping[str, str]:
    """Return what the pages of a game say, by their names."""
    return {path.stem: plain(path.read_text("utf-8")) for path in sorted(pages(key, lang).glob("*.md"))}


def own_texts(key: str, lang: str) -> Mapping[str, str]:
    """Return the texts that a game has of its own, without plurals."""
    texts, shared = PRESENTATIONS[key].texts[lang], TEXTS[lang]
    own = {name: plain(text) for name, text in texts.items() if shared.get(name) != text}
    return {name: text for name, text in own.items() if not PLURALS.search(name)}


def sentences_told(key: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield a name of a text and what it says with a number of the engine, for each in TOLD."""
    told = told_by_game(key)
    for template, names in told.TOLD[lang].items() if told else ():
        for name in names.split():
            yield name, filled(template, PRESENTATIONS[key].facts, lang)


def excused_of_game(key: str, lang: str) -> Sequence[tuple[str, str]]:
    """Return what a game excuses: pages and names of texts, each with words that tell a number."""
    told = told_by_game(key)
    return [*excused(told.EXCUSED[lang])] if told else []


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
        yield from (f"{name}: {told}" for told in numbers_with_sign(text))
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


def test_a_figure_with_a_sign_is_typed_too() -> None:
    found = [*numbers_with_sign(plain("A tie: −1 for both, +2, {n:plus}, ±{{ DD.joker }}; 3-1 and 0."))]
    assert found == ["−1 for", "+2"]


def typed_on_page(key: str, lang: str, page: str, said: str) -> str:
    """Return what mends a page that types a number."""
    return (
        f"docs/{lang}/{page_folder(key)}/{page}.md types “{said}”: quote FACTS, as in {{{{ word … }}}}, or say in "
        f"tests/games/{key}/told.py why it is no number of the rules"
    )


@every_language
@every_game
def test_pages_quote_numbers_of_the_rules(key: str, lang: str) -> None:
    found = next(typed(key, lang, without(texts_of_pages(key, lang), excused_of_game(key, lang))), "")
    page, _, said = found.partition(": ")
    assert not found, typed_on_page(key, lang, page, said)


@every_language
@every_game
def test_pages_type_no_number_at_all(key: str, lang: str) -> None:
    """Nor one before no noun: “draw seven of them”, “a fourth round”."""
    for page, text in without(texts_of_pages(key, lang), excused_of_game(key, lang)).items():
        if page != BOTS:
            found = [*numbers_typed(without_names(key, lang, text), lang, GAMES[key].player_counts)]
            assert not found, typed_on_page(key, lang, page, "”, “".join(found))


@every_language
@every_game
def test_points_follow_the_number_that_pages_quote(key: str, lang: str) -> None:
    """A page that quotes one point must still be right when there are two."""
    point = re.compile(rf"{FACT}(?: [^ ]+)? point\b(?!\{{\{{ s )")
    for path in sorted(pages(key, lang).glob("*.md")):
        found = point.search(path.read_text("utf-8"))
        assert not found, f"docs/{lang}/{page_folder(key)}/{path.name}, {found[0]}: write “point{{{{ s {found[2]} }}}}”"


@every_language
@every_game
def test_sentences_tell_numbers_of_the_rules_as_they_are(key: str, lang: str) -> None:
    for name, said in sentences_told(key, lang):
        text = plain(PRESENTATIONS[key].texts[lang][name])
        assert re.search(rf"(?<!\w){re.escape(said)}(?!\w)", text), (
            f"engine/games/{key}/locale, “{name}” in {lang} does not say “{said}”"
        )


@every_language
@every_game
def test_sentences_tell_no_other_numbers(key: str, lang: str) -> None:
    known = [*sentences_told(key, lang), *excused_of_game(key, lang)]
    found = next(typed(key, lang, without(own_texts(key, lang), known)), "")
    assert not found, f"engine/games/{key}/locale in {lang}, “{found}”: compare it in tests/games/{key}/told.py"


@every_language
@every_game
def test_nothing_is_excused_that_is_not_said(key: str, lang: str) -> None:
    texts = {**own_texts(key, lang), **texts_of_pages(key, lang)}
    for name, said in excused_of_game(key, lang):
        assert said in texts[name], f"tests/games/{key}/told.py excuses “{said}” in {lang}, which “{name}” doesn’t say"
        assert [*numbers_typed(said, lang, ())] or ONE.search(said), (
            f"tests/games/{key}/told.py excuses “{said}” in {lang}, which is no number"
        )


@every_language
@every_game
def test_names_of_pieces_are_on_a_page(key: str, lang: str) -> None:
    text = " ".join(texts_of_pages(key, lang).values())
    for pattern in names_of_pieces(key, lang):
        assert re.search(pattern, text), f"tests/games/{key}/told.py names pieces in {lang} that no page names"
