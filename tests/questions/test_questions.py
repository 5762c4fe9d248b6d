"""The search answers as people ask: the page's own modules, the built index, and the questions of this folder."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tools import build
from tools.bench import search
from tools.bench.search import FIRST, THREE, UNANSWERED, Asked
from tools.paths import LANGS, ROOT, SITE
from tools.search_index.index import INDEX
from tools.search_index.words import read_callings

MOST_BYTES = 160_000
"""The bytes that a language's index may have, with all that was learnt, compressed with brotli."""

LEAST_RIGHT = {
    "first": (0.93, 0.98),
    "later": (0.94, 0.98),
    "fresh": (0.93, 0.97),
    "unseen": (0.89, 0.95),
    "spoken": (0.93, 0.97),
    "kept": (0.93, 0.96),
    "home": (0.93, 0.96),
    "apart": (0.89, 0.96),
    "named": (0.83, 0.95),
    "away": (0.92, 0.97),
}
"""Of each set, the shares of questions of which the first hit, and one of the first three, must be right."""

LEAST_IN_A_WORD = 0.6
"""The share of the questions from the table, asked in other words, that must be answered in a sentence."""

every_language = pytest.mark.parametrize("lang", LANGS)


def wrong(questions: Iterable[Asked], among: int) -> str:
    """Return the questions to which no right answer is among the first hits, one a line."""
    return "\n".join(f"{each.game}: {each.ask} → {each.hits[:THREE]}" for each in questions if not each.right(among))


@every_language
def test_the_first_hits_are_right(lang: str) -> None:
    build.build_if_needed()
    results, _ = search.ask(lang)
    unanswered = results.pop(UNANSWERED)
    right = [each for asked in results.values() for each in asked if each.right(FIRST)]
    assert search.share_doubted(right) <= 0.02
    assert search.share_doubted(unanswered) >= 0.4
    near = [each for asked in results.values() for each in asked if each.right(THREE)]
    assert search.share_denied(near) <= 0.002, "that the book does not say it stands above an answer"
    assert search.share_denied(unanswered) >= 0.15
    for name, asked in results.items():
        for among, least in zip((FIRST, THREE), LEAST_RIGHT[name], strict=True):
            assert search.share(asked, among) >= least, f"{name}: {wrong(asked, among)}"


@every_language
def test_an_answer_is_shown_to_the_question_that_was_asked_and_to_no_other(lang: str) -> None:
    build.build_if_needed()
    told = list(search.in_a_word(lang))
    other = [f"{each['ask']} → {said}" for each, said in told if said and said not in each["asks"]]
    assert not other
    right = [bool(said) for each, said in told if each["asks"]]
    assert sum(right) / len(right) >= LEAST_IN_A_WORD


@every_language
def test_there_are_enough_questions_of_each_game(lang: str) -> None:
    games = [game for game, _ in search.questions(lang)]
    assert all(games.count(game) >= 40 for game in set(games))


@every_language
def test_each_answer_is_a_place_that_can_be_found(lang: str) -> None:
    build.build_if_needed()
    book = json.loads((SITE / lang / INDEX).read_text("utf-8"))
    known = {(entry["game"], entry["id"]) for entry in book["entries"]}
    for game, question in (each for folder in search.SETS.values() for each in search.questions(lang, folder)):
        missing = [answer for answer in question["answers"] if (game, answer) not in known]
        assert not missing, f"{question['ask']}: {missing}"


@every_language
def test_the_index_is_light(lang: str) -> None:
    build.build_if_needed()
    assert search.index_bytes(lang) <= MOST_BYTES


@cache
def people_say(pages: Path) -> frozenset[str]:
    """Return what people call the rules of a game, in small letters."""
    return frozenset(phrase.lower() for phrases in read_callings(pages).values() for phrase in phrases)


@every_language
def test_no_question_is_written_into_the_data(lang: str) -> None:
    """What people call a rule is told in other words than the questions: else the questions would prove nothing."""
    for name in search.SETS.keys() - {"fresh"}:
        for game, question in search.questions(lang, search.SETS[name]):
            asked = question["ask"].lower()
            if " " in asked and (name in ("first", "later", "named", "away") or question["kind"] == "sentence"):
                assert asked not in people_say(ROOT / "docs" / lang / game)
