"""A game's bank of questions as a page has it: where in the course each stands, how it is answered."""

import pytest

from engine.api.question_bank import bank_view
from engine.core.course import SEATS, SPOTS
from engine.games.registry import PRESENTATIONS
from engine.match.question_bank import question_task
from tools.stages import banks


@pytest.mark.parametrize("game", [game for game, _ in banks()])
def test_ideas_tell_their_stage_and_kind_so_that_a_night_can_mix_them(game: str) -> None:
    presentation = PRESENTATIONS[game]
    questions = next(found for key, found in banks() if key == game)
    ideas = bank_view(presentation, questions, "en")["ideas"]
    assert sum(len(idea["questions"]) for idea in ideas) == len(questions)
    assert all(presentation.course[idea["stage"]].key == idea["key"].rpartition("-")[0] for idea in ideas)
    kinds = {idea["kind"].split()[0] for idea in ideas}
    assert SEATS in kinds
    assert len(kinds) >= 3, "else two alike would follow each other"
    assert (SPOTS in kinds) == (game != "land_unter")


def test_a_wrong_rule_finds_the_questions_that_show_it_wrong() -> None:
    presentation = PRESENTATIONS["vineta"]
    questions = next(found for key, found in banks() if key == "vineta")
    idea = next(each for each in bank_view(presentation, questions, "en")["ideas"] if each["key"] == "flood-2")
    found = idea["tests"]["district_may_have_two_series"]
    assert 0 < len(found) < len(idea["questions"])
    by_key = {question.key: question for question in questions}
    for at, key in enumerate(idea["questions"]):
        rules = {rule.__name__ for rule in question_task(presentation, by_key[key]).wrong}
        assert ("district_may_have_two_series" in rules) == (at in found)
