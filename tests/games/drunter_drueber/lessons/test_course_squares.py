"""Questions of the course that ask for a square: where another one would do, too, they say which are meant."""

from dataclasses import replace

import pytest

from engine.core.locale import LANGUAGES
from engine.games.drunter_drueber.lessons import course
from engine.games.drunter_drueber.rules.events import TileLaid
from engine.games.registry import presentation_by_key
from engine.match.course import events_after_table, lesson_from_table

DRUNTER = presentation_by_key("drunter_drueber")
TILE = "r-1"
"""The tile that these questions give."""
SINGLES = [
    (stage.key, number, task)
    for stage in (course.FREE_END, course.BRIDGE)
    for number, task in enumerate(stage.tasks, 1)
    if task.decides is TileLaid and any(move.startswith(TILE) for move in task.moves.values())
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_another_square_would_do_the_question_is_about_the_dotted_ones(lang: str) -> None:
    texts = DRUNTER.describer(lang, ("A", "B")).texts
    found = []
    for stage, number, task in SINGLES:
        others = {f"{TILE}{way}" for way in "nesw"} - {*task.moves.values()}
        tried = [lesson_from_table(DRUNTER, replace(task, moves={"x": move}), "x") for move in sorted(others)]
        if any(isinstance(event, TileLaid) for lesson in tried for event in events_after_table(lesson)):
            found.append(number)
            assert {"en": "dotted", "fr": "pointillé"}[lang] in texts[f"stage.{stage}.{number}.ask"]
    assert found
