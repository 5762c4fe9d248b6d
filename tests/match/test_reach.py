"""Which moves of an example are nearest to a step."""

from itertools import pairwise

import pytest

from engine.games.registry import PRESENTATIONS
from engine.match.lesson import Lesson, lesson_of_printed_example
from engine.match.reach import choices_by_nearness, move_count_at_step_end


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    """Return an example of several rounds."""
    presentation = PRESENTATIONS["land_unter"]
    return lesson_of_printed_example(presentation, presentation.examples["full_stage"])


def test_each_choice_is_reached_once_from_every_step(lesson: Lesson) -> None:
    for index in range(len(lesson.steps)):
        assert sorted(each.place for each in choices_by_nearness(lesson, index)) == sorted(
            each.place for each in lesson.choices
        )


def test_those_made_in_a_step_come_first_then_those_of_the_next_one(lesson: Lesson) -> None:
    ends = [move_count_at_step_end(lesson, index) for index in range(-1, len(lesson.steps))]
    assert any(one < other for one, other in pairwise(ends))
    for index in range(len(lesson.steps) - 1):
        start, end, later = ends[index : index + 3]
        assert [*choices_by_nearness(lesson, index)][: later - start] == [
            *lesson.choices[start:end],
            *lesson.choices[end:later],
        ]
