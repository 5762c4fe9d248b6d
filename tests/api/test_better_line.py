"""The better line of a key moment: the better move and what may well follow, as the person would see it."""

import pytest

from engine.api.better_line import MOST_STEPS, line_to_tell, steps_of_line
from engine.core.game import EVERYONE
from engine.core.locale import LANGUAGES
from engine.match.key_moments import key_moments
from engine.match.recorder import Step
from engine.match.review import DecisionReview
from tests.api.client import ask
from tests.api.reviewed import OVER, finished_report, review, text


@pytest.fixture(scope="module", autouse=True)
def report() -> None:
    """Have the match reviewed."""
    finished_report()


def decisions_shown() -> list[DecisionReview]:
    """Return the decisions of which the review offers a line."""
    return [each.decision for each in key_moments(review()) if each.is_about_move]


def line_of(decision: DecisionReview) -> list[Step]:
    """Return the steps of a decision's line."""
    return steps_of_line(decision, line_to_tell(decision), review())


def test_a_line_is_offered_for_each_moment_that_is_about_a_move() -> None:
    turns = [each.turn for each in decisions_shown()]
    assert turns
    for html in finished_report().values():
        assert html.count("data-line=") == len(turns)
        assert all(f'data-line="{turn}"' in html for turn in turns)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_begins_with_the_better_move_and_is_told_step_by_step(lang: str) -> None:
    for each in decisions_shown():
        first, second, last, beyond = (
            ask("line", id=OVER, seat=0, turn=each.turn, step=step, lang=lang) for step in (1, 2, MOST_STEPS, 99)
        )
        better = each.moves_to_contrast[0] if each.moves_to_contrast else each.best.move
        assert text(first["step"]["caption"]).startswith(f"{better}, ")
        assert 2 <= first["steps"] <= MOST_STEPS
        assert first["step"]["board"] != last["step"]["board"], "the pieces move"
        assert last["step"] == beyond["step"]
        assert first["step"]["say"] != second["step"]["say"]


def test_a_line_shows_what_its_seat_would_see_and_comes_to_the_reason() -> None:
    reasons = 0
    for each in decisions_shown():
        line = line_of(each)
        assert {snapshot.view.seat for step in line for snapshot in step} == {0} != {EVERYONE}
        facts = each.contrast.facts if each.contrast else ()
        if not facts or facts[0].better <= facts[0].worse:
            continue
        kinds = next(outcome.kinds for outcome in each.outcomes if outcome.key == facts[0].key)
        reasons += 1
        assert any(isinstance(snapshot.event, kinds) for step in line for snapshot in step)
    assert reasons


def test_where_nobody_decided_there_is_no_line() -> None:
    turns = {each.turn for each in review().decisions_with_move_made}
    other = next(turn for turn in range(99) if turn not in turns)
    assert ask("line", id=OVER, seat=0, turn=other, step=1)["kind"] == "refused"
