"""What the pictures of the course leave open, and what is told of their signs."""

from engine.api.course import TaskTold
from engine.games.vineta.presentation import PRESENTATION

STAGES = {stage.key: stage for stage in PRESENTATION.course}


def test_who_has_the_token_is_not_seen_where_it_is_asked() -> None:
    for number in (1, 2):
        before = TaskTold(PRESENTATION, STAGES["next_opener"], number, "en").table_html()
        assert ("starts" in before, "start player" in before) == (False, False)


def test_a_picture_explains_the_signs_that_it_has_and_no_other() -> None:
    signs = {key: TaskTold(PRESENTATION, STAGES[key], 1, "en").signs for key in ("sinking", "length_of_turn")}
    assert ("sign-less" in signs["sinking"], "sign-less" in signs["length_of_turn"]) == (False, True)
    assert ("sign-chip" in signs["sinking"], "sign-chip" in signs["length_of_turn"]) == (True, False)
