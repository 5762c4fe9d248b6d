"""Lessons in which a card leads somewhere: all that the rules allow there can be touched, on each of their tables."""

from dataclasses import replace

import pytest

from engine.core.course import ASKED
from engine.games.registry import PRESENTATIONS
from engine.games.vineta.rules.components import DISTRICTS
from engine.match.course import lesson_from_table
from engine.match.question_bank import Question, question_task, read_bank, reason_of_refusal
from tests.paths import ROOT
from tools.paths import BANK

LED = [
    question
    for question in read_bank(ROOT / BANK.format("vineta"))
    if question.moves
    and question.moves[-1].startswith(ASKED)
    and question.moves[-1].endswith(DISTRICTS)
    # There it is asked which inland districts the sea has reached.
    and question.stage != "coast"
]


@pytest.mark.parametrize("question", LED, ids=lambda question: question.key)
def test_a_district_that_cannot_be_touched_is_none_to_which_the_card_may_lead(question: Question) -> None:
    presentation = PRESENTATIONS["vineta"]
    task = question_task(presentation, question)
    touch, move = next(iter(task.moves.items()))
    for district in {*DISTRICTS} - {*task.touches}:
        other = replace(task, moves={district: move.removesuffix(touch) + district}, touches=(district,))
        assert reason_of_refusal(lesson_from_table(presentation, other, district)), district
