"""The search answers as people ask: the page's own modules, the built index, and the questions of this folder."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tools import build
from tools.bench import search
from tools.bench.search import FIRST, THREE, Asked
from tools.paths import LANGS, ROOT, SITE
from tools.search_index.index import INDEX
from tools.search_index.words import callings

MOST = 150_000
"""The bytes that a language's index may have, compressed."""

LEAST = {
    "later": (0.9, 0.95),
    "fresh": (0.88, 0.97),
    "unseen": (0.84, 0.93),
    "spoken": (0.87, 0.95),
    "kept": (0.9, 0.95),
}
"""Of each further set, the shares of questions of which the first hit, and one of the first three, must be right."""

every_language = pytest.mark.parametrize("lang", LANGS)


@cache
def asked(lang: str, folder: Path = search.QUESTIONS) -> list[Asked]:
    """Return all questions of a language in a folder, with what is found."""
    build.ensure()
    return search.ask(lang, folder)[0]


def every_question(lang: str) -> list[Asked]:
    """Return the questions of all sets in a language, with what is found."""
    return [each for folder in (search.QUESTIONS, *search.OTHERS.values()) for each in asked(lang, folder)]


def wrong(questions: Iterable[Asked], among: int) -> str:
    """Return the questions to which no right answer is among the first hits, one a line."""
    return "\n".join(f"{each.game}: {each.ask} → {each.hits[:THREE]}" for each in questions if not each.right(among))


@every_language
def test_the_first_hit_is_right(lang: str) -> None:
    assert search.share(asked(lang), FIRST) >= 0.9, wrong(asked(lang), FIRST)


@every_language
def test_one_of_the_first_three_is_right(lang: str) -> None:
    assert search.share(asked(lang), THREE) >= 0.97, wrong(asked(lang), THREE)


@every_language
@pytest.mark.parametrize("name", LEAST)
def test_questions_of_other_sets_find_their_answers(lang: str, name: str) -> None:
    others, (first, three) = asked(lang, search.OTHERS[name]), LEAST[name]
    assert search.share(others, FIRST) >= first
    assert search.share(others, THREE) >= three


@every_language
def test_there_are_enough_questions_of_each_game(lang: str) -> None:
    games = [each.game for each in asked(lang)]
    assert all(games.count(game) >= 40 for game in set(games))


@every_language
def test_each_answer_is_a_place_that_can_be_found(lang: str) -> None:
    build.ensure()
    book = json.loads((SITE / lang / INDEX).read_text("utf-8"))
    known = {(entry["game"], entry["id"]) for entry in book["entries"]}
    for each in every_question(lang):
        missing = [answer for answer in each.answers if (each.game, answer) not in known]
        assert not missing, f"{each.ask}: {missing}"


@every_language
def test_the_index_is_light(lang: str) -> None:
    build.ensure()
    assert search.index_bytes(lang) <= MOST


@every_language
def test_no_question_is_written_into_the_data(lang: str) -> None:
    """What people call a rule is told in other words than the questions: else the questions would prove nothing."""
    others = [each for name in ("unseen", "spoken", "kept") for each in asked(lang, search.OTHERS[name])]
    sentences = [each for each in others if each.kind == "sentence"]
    for each in asked(lang) + asked(lang, search.OTHERS["later"]) + sentences:
        called = callings(ROOT / "docs" / lang / each.game).values()
        said = {phrase.lower() for phrases in called for phrase in phrases}
        assert len(each.ask.split()) == 1 or each.ask.lower() not in said
