"""The key moments of a review, and the score of its decisions next to those of bots."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.bots import BOTS
from engine.coach.ledger import Claim, Ledger, Standing
from engine.match import key_moments as k
from engine.match.key_moments import KeyMoment, LevelsOnSameDecisions, MomentKind
from engine.match.review import DecisionReview, Review
from tests.coach.decisions import ToldLedger
from tests.match.test_review import new, play

SURE = 0.001
"""A standard error that leaves no doubt."""


def review(turns: int = 6) -> Review:
    """Return a review of a match in which nothing is judged yet."""
    found = Review(play(new(), turns), 0)
    found.catch_up_with_match()
    return found


def judge(
    decision: DecisionReview, costs: Sequence[float], made: int = 0, chance: float = 0.5, error: float = SURE
) -> None:
    """Judge a decision of so many moves by what each of them costs; that of this index was made."""
    legal = decision.playouts.moves_with_information_costs(decision.playouts.draw_world(0).state)[0]
    claims = tuple(
        Claim(move, chance - cost, cost, SURE, 64, error, Standing.BEHIND if cost else Standing.LEVEL)
        for move, cost in zip(legal, costs, strict=False)
    )
    decision.move, decision.is_judged = claims[made].move, True
    decision.ledger = cast("Ledger", ToldLedger(*claims))


def kinds(found: Sequence[KeyMoment]) -> list[tuple[MomentKind, int]]:
    """Return what key moments are, and when."""
    return [(each.kind, each.decision.turn) for each in found]


@pytest.fixture(autouse=True)
def first_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the first thought to be as good as the best move."""
    monkeypatch.setattr(DecisionReview, "cost_of_greedy_move", 0.0)


def test_what_is_done_well_comes_first_then_the_turning_point_then_what_cost_most() -> None:
    found = review()
    first, second, third, fourth, *_ = found.decisions_with_move_made
    judge(first, (0, 0.03), made=1)
    judge(second, (0, 0.2), made=1)
    judge(third, (0, 0.12, 0.3))
    judge(fourth, (0, 0.02), chance=0.9)
    assert kinds(k.key_moments(found)) == [
        (MomentKind.ONLY_MOVE, third.turn),
        (MomentKind.TURN, fourth.turn),
        (MomentKind.MISTAKE, second.turn),
        (MomentKind.MISTAKE, first.turn),
    ]
    only, turn, worst, _ = k.key_moments(found)
    assert [each.is_praise for each in (only, turn, worst)] == [True, False, False]
    assert (only.size, turn.size, worst.size) == pytest.approx((0.12, 0.4, 0.2))
    assert turn.before is third


def test_a_move_well_seen_goes_before_one_that_everybody_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    found = review()
    first, second, *_ = found.decisions_with_move_made
    for each in (first, second):
        judge(each, (0, 0.3))
    monkeypatch.setattr(DecisionReview, "cost_of_greedy_move", property(lambda each: 0.06 * (each is second)))
    assert kinds(k.key_moments(found)) == [(MomentKind.WELL_SEEN, second.turn), (MomentKind.ONLY_MOVE, first.turn)]


@pytest.mark.parametrize(("error", "chance", "told"), [(SURE, 0.7, True), (0.09, 0.7, False), (SURE, 0.6, False)])
def test_a_turning_point_is_large_and_proven(error: float, chance: float, told: bool) -> None:
    found = review()
    first, second, *_ = found.decisions_with_move_made
    judge(first, (0, 0), error=error)
    judge(second, (0, 0), chance=chance, error=error)
    assert bool(k.turning_point(found)) == told


def test_one_s_own_mistake_is_no_turning_point() -> None:
    found = review()
    first, second, *_ = found.decisions_with_move_made
    judge(first, (0, 0.4), made=1)
    judge(second, (0, 0), chance=0.1)
    assert kinds(k.key_moments(found)) == [(MomentKind.MISTAKE, first.turn)]


def test_decisions_in_which_nothing_can_be_lost_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    found = review()
    first, second, third, *_ = found.decisions_with_move_made
    judge(first, (0, 0, 0.017))
    judge(second, (0, 0, 0.025))
    judge(third, (0, 0.3), made=1)
    levels = LevelsOnSameDecisions(found)
    assert levels.real_decisions == [second, third]
    legal = [levels.legal_move_count(each) for each in (second, third)]
    before = levels.score()
    assert (before.decisions, before.found, before.by_level) == (2, 1, {})
    assert before.by_chance == pytest.approx(2 / legal[0] + 1 / legal[1])
    best: dict[int, Any] = {id(each.playouts.view): k.best_moves(each)[0] for each in (second, third)}

    def choose(_bot: object, view: object, *_: object) -> SimpleNamespace:
        return SimpleNamespace(move=best[id(view)])

    monkeypatch.setattr(BOTS[2], "choose", choose)
    while not levels.is_finished:
        levels.work_for_seconds(0)
    assert levels.score().by_level[2] == 2
    assert replace(levels.score(), by_level={}) == before
    levels.chosen[third.playouts, 2] = third.move
    assert levels.score().by_level[2] == 1
