"""A number of the rules is told by the engine: pages and sentences quote it, docstrings name its constant."""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module

import pytest

from engine.core.locale import LANGUAGES
from engine.core.number_words import FACT
from engine.games.registry import GAMES, PRESENTATIONS
from tests.paths import ROOT, pages
from tests.typed_numbers import (
    OF_THE_BOOK,
    PLAYERS,
    PLURALS,
    excused,
    numbers_in_remark,
    numbers_in_sentence,
    numbers_told,
    numbers_typed,
    numbers_with_sign,
    ones_told,
    plain,
    remarks,
    told_by_game,
    without,
)
from tools.paths import page_folder

BOTS = "bots"
"""The page that may type numbers before no noun: it tells what was measured."""
every_game = pytest.mark.parametrize("key", PRESENTATIONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts_of_pages(key: str, lang: str) -> Mapping[str, str]:
    """Return what the pages of a game say, by their names."""
    return {path.stem: plain(path.read_text("utf-8")) for path in sorted(pages(key, lang).glob("*.md"))}


def own_texts(key: str, lang: str) -> Mapping[str, str]:
    """Return the texts that a game has of its own as they are written, without plurals."""
    package = import_module(f"engine.games.{key}.locale")
    own = {**package.OWN_TEXTS[lang], **package.RENDER[lang]}
    return {name: plain(text) for name, text in own.items() if not PLURALS.search(name)}


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
    for name, said in texts.items():
        text = without_names(key, lang, said)
        yield from (f"{name}: {told}" for told in (*numbers_with_sign(text), *ones_told(text, lang)))
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


@pytest.mark.parametrize(
    ("name", "lang", "text", "told"),
    [
        ("now.card", "en", "{seat:verb|draws|draw two|draw} them: {n:count|one|#}; with three.", ["draw two /"]),
        (
            "now.card",
            "en",
            "The second one, one card, one bonus point; the third round.",
            ["third round", "one bonus point"],
        ),
        ("now.card", "fr", "Piochez-en sept : une carte, une seule voix.", ["Piochez-en sept :", "une seule voix"]),
        ("example.tide.intro", "en", "An 11 and 10 points.", ["10 points"]),
        ("field.hand.f2", "en", "Flood 2, two waves", ["2, two waves", "two waves"]),
    ],
)
def test_a_sentence_types_a_number_which_one_it_is_or_one(name: str, lang: str, text: str, told: list[str]) -> None:
    assert [*numbers_in_sentence(name, plain(text), lang, range(3, 6))] == told


@pytest.mark.parametrize(
    ("remark", "told"),
    [
        ("LU-2.1: two tide cards, the HAND cards of 12; one point.", ["of 12", "two tide cards", "one point"]),
        ("Exchange two districts, one card at a time, from 0 to 1: `f3`, chapters 3 and 4 (V12), red 3.", []),
        ("Measured at three players.", []),
    ],
)
def test_a_docstring_types_numbers_from_two_of_what_is_counted(remark: str, told: list[str]) -> None:
    assert [*numbers_in_remark(remark, names_of_pieces("vineta", "en")[0])] == told


def test_docstrings_and_comments_of_a_module_are_read() -> None:
    assert [*remarks('"""Module."""\nHAND = 7  # cards\n"""Constant."""\n')] == ["Module.", "Constant.", "# cards"]


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
def test_sentences_quote_numbers_of_the_rules(key: str, lang: str) -> None:
    players, texts = GAMES[key].player_counts, PRESENTATIONS[key].texts[lang]
    for name, text in without(own_texts(key, lang), excused_of_game(key, lang)).items():
        assert "{{" not in texts[name], f"engine/games/{key}/locale in {lang}, “{name}”: “{{{{” asks for no number"
        said = without_names(key, lang, text)
        found = [*numbers_with_sign(said), *numbers_in_sentence(name, said, lang, players)]
        assert not found, (
            f"engine/games/{key}/locale types “{'”, “'.join(found)}” in {lang}, “{name}”: quote FACTS of its rules, "
            f"as in {{{{ word … }}}}, or say in tests/games/{key}/told.py why it is no number of the rules"
        )


@every_game
def test_docstrings_name_constants_of_the_rules(key: str) -> None:
    """Those of lessons tell their examples."""
    names = "|".join(names_of_pieces(key, "en")) or r"(?!)"
    home = ROOT / "engine/games" / key
    for path in sorted({*home.rglob("*.py")} - {*home.glob("lessons/*.py")}):
        for remark in remarks(path.read_text("utf-8")):
            found = [*numbers_in_remark(remark, names)]
            assert not found, (
                f"{path.relative_to(ROOT)} types “{'”, “'.join(found)}” in “{' '.join(remark.split())[:80]} …”: "
                "name the constant (HAND cards), or say it without a number"
            )


@every_language
@every_game
def test_nothing_is_excused_that_is_not_said(key: str, lang: str) -> None:
    texts = {**own_texts(key, lang), **texts_of_pages(key, lang)}
    for name, said in excused_of_game(key, lang):
        assert said in texts[name], f"tests/games/{key}/told.py excuses “{said}” in {lang}, which “{name}” doesn’t say"
        assert [*numbers_typed(said, lang, ()), *ones_told(said, lang)], (
            f"tests/games/{key}/told.py excuses “{said}” in {lang}, which is no number"
        )


@every_language
@every_game
def test_names_of_pieces_are_on_a_page(key: str, lang: str) -> None:
    text = " ".join(texts_of_pages(key, lang).values())
    for pattern in names_of_pieces(key, lang):
        assert re.search(pattern, text), f"tests/games/{key}/told.py names pieces in {lang} that no page names"
