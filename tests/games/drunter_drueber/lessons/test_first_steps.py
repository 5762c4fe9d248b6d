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


@pytest.mark.parametrize("number", [2, 3])
def test_votes_that_break_a_tie_are_drawn_as_cards_and_not_added_up(number: int) -> None:
    table = str(TaskTold(PRESENTATION, STAGES["the_end"], number, "en").table_html())
    assert table.count('class="kept"') == 3
    assert 'class="sum"' not in table


def test_the_usual_end_is_won_neither_by_the_most_buildings_nor_by_the_best_one() -> None:
    assert wrong_rules("covered_buildings", 3) == {"0": "highest_building_wins", "2": "most_buildings_win"}


def test_who_can_lay_nothing_is_told_of_the_kinds_of_tile_that_they_hold() -> None:
    told = TaskTold(PRESENTATION, STAGES["the_end"], 1, "en")
    said = {touch.touch: str(told.verdict_html(touch)) for touch in told.played.touches}
    assert ["river" in said[seat] for seat in "012"] == [True, True, False]
    assert ["road" in said[seat] for seat in "012"] == [True, False, True]
