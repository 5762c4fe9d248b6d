"""A game's bank of questions as a page has it: where in the course each stands, how it is answered."""

import pytest

from engine.api.question_bank import bank_view
from engine.core.course import SEATS, SPOTS
from engine.games.registry import PRESENTATIONS
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
