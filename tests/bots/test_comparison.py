"""Candidates compared in the same worlds: what is left out, when it is settled, what is chosen and told."""

from math import e, inf, sqrt

import pytest

from engine.bots.comparison import (
    LEAST_WORLDS,
    NEAR_BEST,
    Comparison,
    mixed_strategy_weight,
    weighted_random_index,
)
from engine.core.heuristics import POINT


def compared(*chances: list[float], costs: tuple[float, ...] = ()) -> Comparison:
    """Return a comparison of candidates "a", "b", … that led to these chances, world by world."""
    moves = "abcdef"[: len(chances)]
    found = Comparison(moves, costs or [0.0] * len(moves))
    for at, each in enumerate(chances):
        for chance in each:
            found.add_playout_result(at, chance, 0.0)
    return found


def test_the_gap_is_paired_and_has_its_standard_error() -> None:
    found = compared([0.9, 0.1, 0.9, 0.1], [0.8, 0.1, 0.7, 0.0])
    gap, error = found.gap_to_leading_candidate(1, 0)
    # Differences 0.1, 0, 0.2, 0.1, though the values themselves are 0.4 apart from their means.
    assert gap == pytest.approx(0.1)
    assert error == pytest.approx(sqrt(0.02 / 3 / 4))
    assert compared([0.5], [0.4]).gap_to_leading_candidate(1, 0) == pytest.approx((0.1, inf))


def test_who_is_clearly_behind_is_left_out_but_not_in_few_worlds() -> None:
    leader, close, far = [0.6, 0.5] * 4, [0.5, 0.6] * 4, [0.2, 0.1] * 4
    found = compared(leader, close, far)
    found.drop_clearly_worse_moves(3)
    assert found.alive == [0, 1]
    few = compared(leader[:-1], close[:-1], far[:-1])
    few.drop_clearly_worse_moves(3)
    assert few.alive == [0, 1, 2]


def test_no_more_than_so_many_are_left_the_best_of_them() -> None:
    found = compared([0.5, 0.3] * 4, [0.5, 0.5] * 4, [0.2, 0.6] * 4, [0.6, 0.38] * 4)
    found.drop_clearly_worse_moves(2)
    assert found.alive == [1, 3]


def test_it_is_settled_when_one_is_left_or_all_are_equal() -> None:
    assert compared([0.5] * LEAST_WORLDS, [0.5005] * LEAST_WORLDS).is_comparison_settled()
    assert not compared([0.5] * LEAST_WORLDS, [0.502] * LEAST_WORLDS).is_comparison_settled()
    assert not compared([0.5] * (LEAST_WORLDS - 1), [0.5] * (LEAST_WORLDS - 1)).is_comparison_settled()
    assert compared([0.5]).is_comparison_settled()


def test_points_and_the_information_cost_decide_between_equal_chances() -> None:
    found = Comparison("ab", [0.0, 0.0])
    found.add_playout_result(0, 0.0, -4.0)
    found.add_playout_result(1, 0.0, -3.0)
    assert found.index_of_best_candidate() == 1
    assert found.gap_to_leading_candidate(0, 1)[0] == pytest.approx(POINT)
    assert compared([0.5], [0.5], costs=(0.01, 0.0)).index_of_best_candidate() == 1


def test_only_what_is_as_good_as_the_best_is_mixed_and_only_with_the_same_answer() -> None:
    found = compared([0.6, 0.5, 0.7, 0.6], [0.5, 0.56, 0.7, 0.56], [0.7, 0.5, 0.6, 0.595], [0.1, 0.1, 0.2, 0.1])
    leader = found.index_of_best_candidate()
    assert leader == 0
    assert [
        found.gap_to_leading_candidate(at, leader)[0] < found.gap_to_leading_candidate(at, leader)[1] for at in (1, 2)
    ] == [True, True]
    shares = [stat.share for stat in found.best_choice([1, 1, 1, 1], 0.0).stats]
    assert shares[0] > shares[2] > 0
    assert shares[1] == shares[3] == 0, "within one error is not near enough"
    assert sum(shares) == pytest.approx(1)
    assert [stat.share > 0 for stat in found.best_choice([1, 1, 2, 1], 0.0).stats] == [True, False, False, False]
    assert [stat.share for stat in found.best_choice(None, 0.99).stats] == [1, 0, 0, 0]
    assert {found.best_choice([1, 1, 1, 1], luck / 20).move for luck in range(20)} == set("ac")


def test_the_weight_of_a_candidate_falls_with_its_gap() -> None:
    near = NEAR_BEST * 0.01
    assert mixed_strategy_weight(0.0, 0.01) == 1
    assert 0 < mixed_strategy_weight(0.9 * near, 0.01) < mixed_strategy_weight(0.1 * near, 0.01) < 1
    assert mixed_strategy_weight(near / 2, 0.01) == pytest.approx(1 / e), "half as near is good for a third"
    assert mixed_strategy_weight(near, 0.01) == mixed_strategy_weight(0.0, inf) == 0


def test_candidates_that_differ_by_a_rounding_error_alone_are_no_reason_to_mix() -> None:
    assert mixed_strategy_weight(-1e-17, 0.0) == mixed_strategy_weight(0.0, 0.0) == 0
    assert mixed_strategy_weight(-1e-17, 0.01) == 1


def test_shares_are_drawn_by_luck() -> None:
    assert [weighted_random_index([0.25, 0.0, 0.75], luck) for luck in (0.0, 0.24, 0.26, 0.999)] == [0, 0, 2, 2]
    assert weighted_random_index([0.3, 0.7 - 1e-16], 1 - 1e-17) == 1


def test_what_was_found_is_told_and_the_luck_of_fewer_worlds_taken_off() -> None:
    found = compared([0.8, 0.8, 0.4, 0.4], [0.7, 0.7])
    best, other = found.best_choice(None, 0.0).stats
    assert (best.worlds, best.value, best.error) == pytest.approx((4, 0.6, 0.0))
    assert (other.worlds, other.value) == pytest.approx((2, 0.5))
    untried = compared([0.5], []).best_choice(None, 0.0).stats[1]
    assert (untried.worlds, untried.value, untried.error) == (0, None, None)
