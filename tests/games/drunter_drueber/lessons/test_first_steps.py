"""What the course says of one's own buildings, of dear cards, and what it leaves out where nobody asks."""

import pytest

from engine.api.course import TaskTold
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.match.course import played_task

STAGES = {stage.key: stage for stage in PRESENTATION.course}


def wrong_rules(stage: str, number: int) -> dict[str, str]:
    """Return by which wrong rule each touch of a question that is not right would be."""
    played = played_task(PRESENTATION, STAGES[stage].tasks[number - 1])
    return {touch.touch: touch.wrong.__name__ if touch.wrong else "" for touch in played.touches if not touch.right}


@pytest.mark.parametrize("number", [1, 2])
def test_the_first_lesson_lets_one_build_over_each_of_ones_own_buildings(number: int) -> None:
    assert sorted(wrong_rules("first_tile", number).values()) == ["covering_scores", "small_buildings_may_go"]


def test_a_card_that_does_what_is_asked_but_is_too_dear_is_told_so() -> None:
    assert wrong_rules("outhouse", 2)["jaaa"] == "more_than_a_tie_is_needed"
    assert wrong_rules("outhouse", 3)["neee"] == "strongest_no_is_needed"


def test_votes_kept_are_drawn_only_where_they_matter() -> None:
    tables = [str(TaskTold(PRESENTATION, STAGES["joker"], number, "en").table_html()) for number in (1, 2)]
    assert ['class="sum"' in table for table in tables] == [False, True]
