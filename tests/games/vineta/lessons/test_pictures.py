"""What the pictures of the course leave open, and what is told of their signs."""

import re

from engine.api.course import TaskTold
from engine.games.vineta.presentation import PRESENTATION

STAGES = {stage.key: stage for stage in PRESENTATION.course}


def test_the_token_is_seen_where_one_asks_whither_it_goes_and_once_it_is_there() -> None:
    for number, (before, after) in enumerate([(1, 1), (2, 3)], 1):
        told = TaskTold(PRESENTATION, STAGES["next_opener"], number, "en")
        [right] = [touch for touch in told.played.touches if touch.right]
        boards = (told.table_html(), told.touch_view(right)["boards"][-1])
        assert [re.findall(r'class="[^"]*\bs(\d)\b[^"]*"(?:(?!<li).)*?\bstarts\b', each) for each in boards] == [
            [str(before)],
            [str(after)],
        ]


def test_a_picture_explains_the_signs_that_it_has_and_no_other() -> None:
    signs = {key: TaskTold(PRESENTATION, STAGES[key], 1, "en").signs for key in ("sinking", "length_of_turn")}
    assert ("sign-less" in signs["sinking"], "sign-less" in signs["length_of_turn"]) == (False, True)
    assert ("sign-chip" in signs["sinking"], "sign-chip" in signs["length_of_turn"]) == (True, False)
