"""The book's own pages quote the numbers of the rules, too, and texts of all games have none.

tests/conformance has the pages and texts of each game.
"""

import re
from collections.abc import Mapping, Sequence

import pytest

from engine.api.locale import en, fr
from engine.core.locale import LANGUAGES, TEXTS
from tests.paths import ROOT
from tests.told import EXCUSED
from tests.typed_numbers import (
    OF_THE_BOOK,
    PLURALS,
    excused,
    numbers_told,
    numbers_typed,
    numbers_with_sign,
    ones_told,
    plain,
    without,
)

HOME = "index"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def pages_of_book(lang: str) -> Mapping[str, str]:
    """Return what the pages say that are of no game, by their names, but for what every page may type."""
    read = {path.stem: plain(path.read_text("utf-8")) for path in sorted((ROOT / "docs" / lang).glob("*.md"))}
    return {page: re.sub("|".join(OF_THE_BOOK[lang]), "¤", text) for page, text in read.items()}


def shared_texts(lang: str) -> Mapping[str, str]:
    """Return the texts that all games share and those of the browser, by their keys, without plurals."""
    browser = {"fr": fr.JS_TEXTS, "en": en.JS_TEXTS}[lang]
    texts = {**TEXTS[lang], **{f"js.{name}": text for name, text in browser.items()}}
    return {name: plain(text) for name, text in texts.items() if not PLURALS.search(name)}


def typed_on_page(lang: str, page: str, found: Sequence[str]) -> str:
    """Return what mends a page that types numbers."""
    return f"docs/{lang}/{page}.md types {found}: quote FACTS, or say in tests/told.py why they are no rule’s"


def numbers_of_rules(text: str, lang: str) -> Sequence[str]:
    """Return the numbers that a text types before what they count, or with a sign."""
    return [*(told.said for told in numbers_told(text, lang)), *ones_told(text, lang), *numbers_with_sign(text)]


@every_language
def test_the_home_page_types_no_number_at_all(lang: str) -> None:
    text = without(pages_of_book(lang), excused(EXCUSED[lang]))[HOME]
    found = [*numbers_typed(text, lang, ())]
    assert not found, typed_on_page(lang, HOME, found)


@every_language
def test_other_pages_type_no_number_before_what_it_counts(lang: str) -> None:
    """Nor one with a sign. Their other numbers are of programs, years and measurements."""
    for page, text in without(pages_of_book(lang), excused(EXCUSED[lang])).items():
        found = numbers_of_rules(text, lang)
        assert not found, typed_on_page(lang, page, found)


@every_language
def test_texts_that_games_share_type_no_number_of_a_game(lang: str) -> None:
    for name, text in without(shared_texts(lang), excused(EXCUSED[lang])).items():
        found = numbers_of_rules(text, lang)
        assert not found, f"“{name}” in {lang} types {found}: a text of all games has no number of one"


@every_language
def test_nothing_is_excused_that_is_not_said(lang: str) -> None:
    texts = {**pages_of_book(lang), **shared_texts(lang)}
    for page, said in excused(EXCUSED[lang]):
        assert said in texts[page], f"tests/told.py excuses “{said}” in {lang}, which “{page}” doesn’t say"
        assert [*numbers_typed(said, lang, ())], f"tests/told.py excuses “{said}” in {lang}, which is no number"
