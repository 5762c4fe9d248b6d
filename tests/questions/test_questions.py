"""The search answers as people ask: the page's own modules, the built index, and the questions of this folder."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tools import build
from tools.bench import search
from tools.bench.search import FIRST, THREE, Asked
from tools.paths import LANGS, ROOT, SITE
from tools.search_index.index import INDEX
from tools.search_index.words import callings

MOST = 150_000
"""The bytes that a language's index may have, compressed."""

LATER: Final = search.QUESTIONS / "later"
"""Questions that were written when the search was done: harder, and answered less often."""

FRESH: Final = search.QUESTIONS / "fresh"
"""Questions to which nothing was fitted."""

every_language = pytest.mark.parametrize("lang", LANGS)


@cache
def asked(lang: str, folder: Path = search.QUESTIONS) -> list[Asked]:
    """Return all questions of a language in a folder, with what is found."""
    build.ensure()
    return search.ask(lang, folder)[0]


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
def test_later_questions_find_their_answers_nearly_as_often(lang: str) -> None:
    later = asked(lang, LATER)
    assert search.share(later, FIRST) >= 0.75, wrong(later, FIRST)
    assert search.share(later, THREE) >= 0.95, wrong(later, THREE)


@every_language
def test_fresh_questions_find_their_answers(lang: str) -> None:
    fresh = asked(lang, FRESH)
    assert search.share(fresh, FIRST) >= 0.7, wrong(fresh, FIRST)
    assert search.share(fresh, THREE) >= 0.9, wrong(fresh, THREE)


@every_language
def test_there_are_enough_questions_of_each_game(lang: str) -> None:
    games = [each.game for each in asked(lang)]
    assert all(games.count(game) >= 40 for game in set(games))


@every_language
def test_each_answer_is_a_place_that_can_be_found(lang: str) -> None:
    build.ensure()
    book = json.loads((SITE / lang / INDEX).read_text("utf-8"))
    known = {(entry["game"], entry["id"]) for entry in book["entries"]}
    for each in asked(lang) + asked(lang, LATER) + asked(lang, FRESH):
        missing = [answer for answer in each.answers if (each.game, answer) not in known]
        assert not missing, f"{each.ask}: {missing}"


@every_language
def test_the_index_is_light(lang: str) -> None:
    build.ensure()
    assert search.index_bytes(lang) <= MOST


@every_language
def test_no_question_is_written_into_the_data(lang: str) -> None:
    """What people call a rule is told in other words than the questions: else the questions would prove nothing."""
    for each in asked(lang) + asked(lang, LATER):
        called = callings(ROOT / "docs" / lang / each.game).values()
        said = {phrase.lower() for phrases in called for phrase in phrases}
        assert len(each.ask.split()) == 1 or each.ask.lower() not in said
