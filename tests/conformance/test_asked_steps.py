"""What examples of every game ask before they show: the engine answers it, and it is touched in the printed step."""

import re

import pytest

from engine.api.asked_step import AskedStepTold
from engine.api.steps import steps_html
from engine.core.course import ASKED, BESIDE
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.asked_step import asks_for_best_move, played_asked_step
from engine.match.lesson import lesson_of_printed_example

ASKED_STEPS = [
    (presentation, key)
    for presentation in PRESENTATIONS.values()
    for key, asked in presentation.asked_steps.items()
    if not asks_for_best_move(asked)
]
every_asked_step = pytest.mark.parametrize(
    ("presentation", "key"), ASKED_STEPS, ids=[key for _presentation, key in ASKED_STEPS]
)
MOST_WORDS = 24
"""So many words at most has a question: it stands below the sentences of its step."""


@every_asked_step
def test_the_engine_answers_what_an_example_asks(presentation: Presentation, key: str) -> None:
    played = played_asked_step(presentation, key)
    right = [touch for touch in played.touches if touch.right]
    assert 0 < len(right) < len(played.touches), f"{key}: every touch is right, or none"
    assert bool(played.task.aim) == (ASKED in played.task.example.moves)


@every_asked_step
def test_each_touch_is_in_the_printed_step(presentation: Presentation, key: str) -> None:
    told = AskedStepTold(presentation, key, "en")
    lesson = lesson_of_printed_example(presentation, presentation.examples[key])
    board = steps_html(presentation, lesson, "en")[told.asked.step - 1]
    for touch in told.step_view()["touches"]:
        if at := touch["at"]:
            seat = re.fullmatch(r"li\.(s\d)", at)
            wanted = rf'<li class="[^"]*\b{seat[1]}\b' if seat else re.escape(at.strip("[]"))
            assert re.search(wanted, board), f"{key}: “{at}” is not in the picture of step {told.asked.step}"
        else:
            assert told.task.at == BESIDE or touch["name"] == "Nobody"


@pytest.mark.parametrize("lang", LANGUAGES)
@every_asked_step
def test_a_question_of_an_example_is_short(presentation: Presentation, key: str, lang: str) -> None:
    asked = re.sub(r"<[^>]*>", " ", AskedStepTold(presentation, key, lang).step_view()["ask"])
    assert 0 < len(re.findall(r"[\w’-]+", asked)) <= MOST_WORDS, f"{key}: {asked}"
