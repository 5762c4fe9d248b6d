"""The banks of questions: each is proved by the engine, and there are enough of every rule that a course teaches."""

import gzip
from collections import Counter

import pytest

from engine.api.course import refusal_of_touch
from engine.api.question_bank import question_view
from engine.core.course import ASKED
from engine.core.locale import LANGUAGES
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.registry import PRESENTATIONS
from engine.match.course import LEAST_WRONG_RULES, Unproven
from engine.match.question_bank import (
    Question,
    all_that_is_shown,
    deal_of_task,
    first_to_ask,
    moments_of_game,
    played_question,
    questions_from_games,
    read_bank,
    tables_for_task,
    tasks_for_any_table,
    without_what_changes_nothing,
)
from tests.taught import words_before_taught
from tools.paths import BANK, ROOT

MOST_BYTES = 60_000
GAMES = [key for key in PRESENTATIONS if (ROOT / BANK.format(key)).exists()]
every_game = pytest.mark.parametrize("game", GAMES)


def bank(game: str) -> list[Question]:
    """Return the bank of a game."""
    return read_bank(ROOT / BANK.format(game))


@every_game
def test_each_question_is_proved_and_its_wrong_answers_follow_named_rules(game: str) -> None:
    presentation, decided = PRESENTATIONS[game], Counter[str]()
    for question in bank(game):
        played = played_question(presentation, question)
        decided[played.deciding.rule] += 1
        wrong = [touch.wrong for touch in played.touches if touch.wrong]
        # A move that is made, but not what was asked for, is told as a mistake, not as what happens.
        assert all(each.right or each.wrong or not each.steps or refusal_of_touch(each) for each in played.touches)
        assert len({*wrong}) >= LEAST_WRONG_RULES, question.key
        # Of the spots where a move may lead several may be right, and by the same rule several wrong.
        if not any(move.startswith(ASKED) for move in question.moves):
            assert len({*wrong}) == len(wrong), question.key
            assert sum(touch.right for touch in played.touches) == 1, question.key
    assert min(decided.values()) >= 2, "each rule is asked twice at least"


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_question_speaks_of_nothing_that_comes_later_in_the_course(game: str, lang: str) -> None:
    presentation, seen = PRESENTATIONS[game], set[str]()
    for question in bank(game):
        if question.idea not in seen:
            seen.add(question.idea)
            view = question_view(presentation, question, lang)
            early = words_before_taught(presentation, question.stage, lang, view)
            assert not early, f"{question.key}: {early} is taught later"


@every_game
def test_a_bank_is_rich_and_light(game: str) -> None:
    keys = [question.key for question in bank(game)]
    assert len({*keys}) == len(keys) >= 150
    assert {question.stage for question in bank(game)} == {
        stage for stage, _, _ in tasks_for_any_table(PRESENTATIONS[game])
    }
    assert len(gzip.compress((ROOT / BANK.format(game)).read_bytes())) <= MOST_BYTES


def test_the_same_games_have_the_same_questions() -> None:
    made = [[*questions_from_games(PRESENTATION, 2, 1)] for _ in range(2)]
    assert made[0] == made[1]
    assert len(made[0]) >= 5


def test_where_a_move_may_lead_is_asked_of_every_spot_and_no_more_is_kept_than_is_shown() -> None:
    presentation = PRESENTATIONS["vineta"]
    stage, number, task = next(
        each for each in tasks_for_any_table(presentation) if each[0] == "flood" and each[1] == 4
    )
    tables = tables_for_task(presentation, task, moments_of_game(presentation, deal_of_task(task), 0))
    found = first_to_ask(presentation, (Question(stage, number, 0, *table) for table in tables))
    assert found
    question, _ = found
    played = played_question(presentation, question)
    right = {played.task.moves[touch.touch] for touch in played.touches if touch.right}
    assert question.moves[-1].removeprefix(ASKED) in right
    assert len({touch.wrong for touch in played.touches} - {None}) >= LEAST_WRONG_RULES
    lighter = without_what_changes_nothing(presentation, question)
    assert question.position
    assert lighter.position
    assert lighter.position.keys() < question.position.keys()
    assert all_that_is_shown(presentation, lighter) == all_that_is_shown(presentation, question)


@pytest.mark.parametrize(
    ("changed", "why"),
    [({"task": 9}, "no course has a task 9"), ({"stage": "x"}, "of a stage x"), ({"moves": ()}, "too little")],
)
def test_a_question_that_fits_no_task_is_refused(changed: dict[str, object], why: str) -> None:
    [question] = [each for each in bank("land_unter") if each.idea == "who_takes-1"][:1]
    with pytest.raises(Unproven, match=why):
        played_question(PRESENTATION, Question(**{**question._asdict(), **changed}))
