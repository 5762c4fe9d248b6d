"""What a move costs: measured apart from the worlds that found the best one, called bad only beyond doubt."""

from dataclasses import replace
from math import hypot
from typing import Any, Final

import pytest

from engine.bots.comparison import standard_error
from engine.coach.analysis import (
    EQUAL_WITHIN,
    FIRST_WORLDS,
    MOST_WORLDS,
    Analysis,
    Grade,
    Judgement,
    MoveValue,
    MoveValues,
    judgement_against_best_move,
    needs_more_worlds,
)
from engine.coach.calibration import Scale
from engine.games.registry import GAMES
from tests.coach.decisions import choice, judged, playouts


def values(*chances: list[float]) -> MoveValues:
    """Return moves "a", "b", … that led to these chances, world by world."""
    found = MoveValues("abcdef"[: len(chances)], [0.0] * len(chances), 2)
    for at, each in enumerate(chances):
        for chance in each:
            found.add_playout_result(at, chance, 0.0)
    return found


def test_the_best_move_of_one_half_is_compared_in_the_other() -> None:
    found = values([0.6, 0.2, 0.6, 0.2], [0.4, 0.5, 0.4, 0.5])
    # In even worlds "a" is best, and worse by 0.3 in the others; there "b" is, and worse by 0.2 in the even ones.
    assert found.cross_fitted_cost(1)[0] == pytest.approx((-0.3 + 0.0) / 2)
    assert found.cross_fitted_cost(0)[0] == pytest.approx((0.0 - 0.2) / 2)
    clear = values([0.5] * 4, [0.1, 0.3, 0.1, 0.3])
    assert clear.cross_fitted_cost(1) == pytest.approx((0.3, hypot(standard_error([0.4, 0.2, 0.4, 0.2]), 1 / 4)))
    assert clear.cross_fitted_cost(0) == (0.0, 0.0)
    assert values([0.5] * 4, [0.2] * 4).cross_fitted_cost(1) == pytest.approx((0.3, 1 / 4)), (
        "a fifth world may be another one"
    )


def test_who_is_clearly_behind_is_dropped_but_for_the_one_kept() -> None:
    found = values([0.6, 0.5] * 4, [0.5, 0.6] * 4, [0.2, 0.1] * 4)
    found.drop_clearly_worse_moves(2)
    assert found.alive == [0, 1, 2]
    found.drop_clearly_worse_moves()
    assert found.alive == [0, 1]
    assert found.ensure_move_is_compared("c", 0.0) == 2
    assert found.ensure_move_is_compared("z", 0.0) == 3
    assert found.alive == [0, 1, 2, 3]


def test_a_move_that_is_added_is_compared_as_if_it_had_been_there_from_the_start() -> None:
    late, early = MoveValues("a", [0.0], 2), MoveValues("ab", [0.0, 0.1], 2)
    assert late.ensure_move_is_compared("b", 0.1) == 1
    for found in (late, early):
        for at in (0, 1):
            found.add_playout_result(at, 0.5, 3.0)
    for name in ("moves", "costs", "utilities", "chances", "tables", "alive"):
        assert [*getattr(late, name)] == [*getattr(early, name)], name


SAMPLE = Judgement(
    "b", 0.06, 0.01, (MoveValue("a", 0.5, True, 0.0), MoveValue("b", 0.44, False, 0.06)), (0.44, 0.56), 64
)


@pytest.mark.parametrize(
    ("cost", "error", "grade"),
    [
        (0.01, 0.001, Grade.FINE),
        (0.03, 0.001, Grade.INACCURACY),
        (0.06, 0.01, Grade.MISTAKE),
        (0.06, 0.03, Grade.FINE),
        (0.3, 0.1, Grade.BLUNDER),
        (-0.1, 0.0, Grade.FINE),
    ],
)
def test_a_grade_needs_proof(cost: float, error: float, grade: Grade) -> None:
    assert replace(SAMPLE, cost=cost, error=error).move_grade is grade


def test_what_is_neither_equal_nor_proven_is_too_close() -> None:
    assert not SAMPLE.is_too_close_to_call
    assert replace(SAMPLE, error=0.04).is_too_close_to_call
    assert not replace(SAMPLE, move="a", cost=0.0).is_too_close_to_call
    assert replace(SAMPLE, move="a").is_equal_to_best


def test_more_worlds_are_seen_only_where_a_grade_hangs_on_them() -> None:
    assert needs_more_worlds(0.06, 0.01, FIRST_WORLDS)
    assert needs_more_worlds(0.06, 0.01, MOST_WORLDS // 2)
    assert not needs_more_worlds(0.06, 0.01, MOST_WORLDS)
    assert not needs_more_worlds(0.07, 0.005, FIRST_WORLDS)
    assert not needs_more_worlds(0.0, 0.005, FIRST_WORLDS)
    assert not needs_more_worlds(0.02, 0.01, MOST_WORLDS // 4), "less than a mistake: not worth more"
    assert not needs_more_worlds(0.3, 0.05, FIRST_WORLDS)


CLOSE: Final = {"vineta": 18}
"""A decision that the first worlds do not settle, where the usual one is settled by them."""


def analysis(key: str, number: int = 11) -> tuple[Analysis, Any]:
    """Return an analysis of a decision, not begun, and the move that was made."""
    _, view, move = choice(key, number)
    return Analysis(playouts(key, view)), move


@pytest.mark.parametrize("key", GAMES)
def test_a_judgement_does_not_depend_on_what_was_judged_before(key: str) -> None:
    number = CLOSE.get(key, 11)
    one, move = analysis(key, number)
    first = judged(one, move)
    other = analysis(key, number)[0]
    for _ in zip(range(10), other.try_all_moves_in_first_worlds(), strict=False):
        pass
    assert 0 < other.fraction_done < 1
    for value in first.values[-1:]:
        judged(other, value.move)
    assert judged(other, move) == first
    assert first.worlds >= FIRST_WORLDS
    assert first.values[0].equal


def test_no_move_is_told_as_better_than_the_one_that_is_advised() -> None:
    """What a move gives away, and points, count for the advice as well; a move left out has seen the first worlds."""
    found = MoveValues("abc", [0.0, 0.05, 0.0], 2)
    for world in range(16):
        chances = (0.5, 0.52, 0.3) if world >= 8 else (0.5, 0.52, 0.6)
        for at in found.alive:
            found.add_playout_result(at, chances[at], 0.0)
        if world == 7:
            found.alive = [0, 1]
    assert found.index_of_best_candidate() == 0
    judgement = judgement_against_best_move(found, 0, Scale.scale_from_rival_chances(1.0, [1.0]), (0.5, 0.5))
    assert [value.move for value in judgement.values] == ["a", "c", "b"]
    assert [value.chance for value in judgement.values] == pytest.approx([0.5, 0.5, 0.47])


def test_a_move_that_is_no_candidate_is_judged_too() -> None:
    for number in range(30):
        state, view, _ = choice("drunter_drueber", number)
        found = Analysis(playouts("drunter_drueber", view))
        left_out = [move for move in GAMES["drunter_drueber"].legal_moves(state, 0) if move not in found.values.moves]
        if left_out:
            judgement = judged(found, left_out[0])
            assert judgement.move in [value.move for value in judgement.values]
            assert sum(judgement.chances) == pytest.approx(1)
            return
    pytest.fail("every legal move is a candidate")


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_changes_nothing(key: str) -> None:
    state, view, move = choice(key, 4)
    game = GAMES[key]
    other = game.sampler(view)(playouts(key, view).random_stream_for_purpose(0, "other"))
    assert game.position(other) != game.position(state)
    found = [judged(Analysis(playouts(key, game.view(each, 0))), move) for each in (state, other)]
    assert found[0] == found[1]
    assert repr(found[0]) == repr(found[1])


def test_what_differs_by_less_than_the_limit_is_equal() -> None:
    found, move = analysis("land_unter")
    judgement = judged(found, move)
    best = judgement.values[0].chance
    assert all(value.equal for value in judgement.values if best - value.chance < EQUAL_WITHIN / 2)
    assert judgement.best_move == judgement.values[0].move
