"""What an example asks before it shows, and what is refused of it."""

from dataclasses import replace

import pytest

from engine.games.registry import PRESENTATIONS
from engine.match.asked_step import played_asked_step
from engine.match.course import Unproven


def test_what_an_example_asks_has_an_answer_in_the_steps_after_it() -> None:
    presentation = PRESENTATIONS["land_unter"]
    steps = {"first_trick": replace(presentation.asked_steps["first_trick"], step=7)}
    with pytest.raises(Unproven, match="first_trick: nothing comes after step 7"):
        played_asked_step(replace(presentation, asked_steps=steps), "first_trick")
