"""Looking back: the match as it was at each of its moments, and what each viewer saw of it."""

import pytest

from engine.core.game import EVERYONE, Refusal
from engine.games.registry import GAMES
from engine.match.replay import possible_viewers, step_number_before_turn, steps_seen_by, turn_count_at_step_end
from engine.match.saves import match_from_save, save_before_turn
from tests.match.test_review import new, play

TURNS = 3


@pytest.mark.parametrize("key", GAMES)
def test_the_match_before_a_turn_is_the_one_that_led_there(key: str) -> None:
    match = play(new(key), TURNS)
    for turn in range(TURNS):
        then = match_from_save(save_before_turn(match, turn))
        assert len(then.turns) == turn
        assert then.state == play(new(key), turn).state
    assert len(match.turns) == TURNS, "the match itself stays"


@pytest.mark.parametrize("key", GAMES)
def test_each_step_leads_to_the_match_after_the_turn_that_brought_it(key: str) -> None:
    match = play(new(key), TURNS)
    steps = steps_seen_by(match, 0)
    turns = [turn_count_at_step_end(match, step) for step in steps]
    assert turns == sorted(turns)
    assert turns[-1] == TURNS
    for turn in range(TURNS):
        before = step_number_before_turn(match, steps, turn)
        assert turns[before - 1] <= turn
        assert before == len(steps) or turns[before] > turn


def test_before_the_end_nobody_looks_through_other_eyes() -> None:
    match = play(new(), 1)
    assert possible_viewers(match) == (0,)
    for viewer in (1, EVERYONE):
        with pytest.raises(Refusal, match="bad_request"):
            steps_seen_by(match, viewer)
