"""The ledger of a decision: one claim of each move, measured apart from the worlds that found the best one."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from string import ascii_lowercase
from typing import Any, Final

import pytest

from engine.bots.comparison import standard_error
from engine.coach import ledger as l
from engine.coach.ledger import Claim, Grade, Ledger, Standing, chance_in_percent
from engine.coach.playouts import Playouts
from engine.core.rng import random_stream
from engine.games.registry import GAMES
from tests.coach.decisions import choice, claimed, playouts

SAMPLE: Final = Claim("b", 0.44, 0.06, 0.01, 64, 0.01, Standing.BEHIND, (0.44, 0.56))


def new(key: str = "land_unter", number: int = 11) -> tuple[Ledger, Any]:
    """Return the ledger of a decision, nothing tried yet, and the move that was made."""
    _, view, move = choice(key, number)
    return Ledger(playouts(key, view)), move


@cache
def settled(key: str) -> tuple[Ledger, Any, list[int]]:
    """Return a settled ledger, the move that was made, and how many moves were alive at each step: made once."""
    found, move = new(key)
    looks = [len(found.alive)]
    for _ in found.grow_until_settled():
        looks.append(len(found.alive))
    return found, move, looks


def ledger_with(*chances: list[float]) -> Ledger:
    """Return a ledger of moves "a", "b", … that led to these chances, world by world, taken as they are."""
    _, view, _ = choice("land_unter", 0)
    runs = playouts("land_unter", view)
    runs.calibration_power = 1.0
    found = Ledger(runs, ascii_lowercase[: len(chances)])
    for at, each in enumerate(chances):
        for chance in each:
            found.add_playout_result(at, chance, 0.0)
            found.leads[at].append(0.0)
        found.tables[at] = [sum(each), *[(len(each) - sum(each)) / (found.players - 1)] * (found.players - 1)]
    found.lowest, found.highest = min(map(min, chances)), max(map(max, chances))
    found.worlds = max(map(len, chances))
    return found


def test_the_best_move_of_one_half_is_compared_in_the_other() -> None:
    found = ledger_with([0.6, 0.2, 0.6, 0.2], [0.4, 0.5, 0.4, 0.5])
    # In even worlds "a" is best, and worse by 0.3 in the others; there "b" is, and worse by 0.2 in the even ones.
    assert found.cross_fitted_cost(1)[0] == pytest.approx((-0.3 + 0.0) / 2)
    assert found.cross_fitted_cost(0)[0] == pytest.approx((0.0 - 0.2) / 2)


def test_worlds_that_all_agree_may_have_missed_one_unless_there_are_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ledger_with([0.5] * 4, [0.2] * 4)
    assert found.cross_fitted_cost(1) == pytest.approx((0.3, 0.3 / 4))
    monkeypatch.setattr(Playouts, "world_count", 4)
    assert found.cross_fitted_cost(1) == pytest.approx((0.3, 0.0))
    assert found.claim("a").chance_error == 0.0


def test_of_many_moves_alike_the_luckiest_makes_no_mistakes_of_the_others() -> None:
    """To a goal, where the best of many moves is compared in the very worlds in which it was found best."""
    blamed, others = 0, 23
    for seed in range(10):
        random = random_stream(seed, "alike").random
        one, *rest = ([float(random() < 0.6) for _ in range(100)] for _ in range(1 + others))
        alike, better = ledger_with(one, *rest), ledger_with([float(random() < 0.95) for _ in range(100)], *rest)
        alike.has_goal = better.has_goal = True
        blamed += sum(claim.grade is not Grade.FINE for claim in alike.claims())
        assert all(claim.grade is Grade.BLUNDER for claim in better.claims()[1:])
    assert blamed <= 0.07 * 10 * others


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
    assert replace(SAMPLE, cost=cost, error=error).grade is grade


@pytest.mark.parametrize(
    ("other", "standing"),
    [
        ([0.3, 0.29] * 16, Standing.BEHIND),
        ([0.52, 0.52, 0.47, 0.47] * 8, Standing.LEVEL),
        ([0.9, 0.9, 0.0, 0.0] * 8, Standing.OPEN),
    ],
)
def test_a_move_is_behind_if_proved_level_if_surely_not_much_worse_and_else_open(
    other: list[float], standing: Standing
) -> None:
    found = ledger_with([0.5] * 32, other)
    assert found.claim("b").standing is standing
    assert found.claim("a").standing is Standing.BEST
    assert found.claims()[0].move == "a"
    assert found.best_set == (("a",) if standing is Standing.BEHIND else ("a", "b"))


def test_no_move_is_told_to_win_more_often_than_the_best_and_costs_fit_the_chances() -> None:
    for key in GAMES:
        found, move, _ = settled(key)
        claimed(found, move)
        claims = found.claims()
        assert all(one.chance >= other.chance for one in claims[:1] for other in claims)
        for claim in claims:
            assert claim.chance == pytest.approx(max(0, claims[0].chance - max(0, claim.cost)))
            assert claim.chances[found.playouts.seat] == claim.chance
            assert sum(claim.chances) == pytest.approx(1)


@pytest.mark.parametrize("key", GAMES)
def test_it_only_grows_and_what_was_asked_first_changes_nothing(key: str) -> None:
    one, move, _ = settled(key)
    first = claimed(one, move)
    other = new(key)[0]
    for _ in zip(range(10), other.grow_to_first_worlds(), strict=False):
        pass
    assert 0 < other.fraction_done < 1
    lengths = [*map(len, other.chances)]
    for _ in other.grow_until_settled():
        pass
    assert all(now >= then for now, then in zip(map(len, other.chances), lengths, strict=True))
    assert claimed(other, move) == first
    assert repr(other.claims()) == repr(one.claims())


def test_a_move_left_out_is_taken_up_where_it_was_left() -> None:
    """In the worlds that the others have seen, with the same chance."""
    for number in range(20):
        found, _ = new("drunter_drueber", number)
        for _ in found.grow_until_settled():
            pass
        left_out = [at for at, chances in enumerate(found.chances) if len(chances) < found.first]
        if left_out:
            break
    [at, *_] = left_out
    move, before = found.moves[at], [*found.chances[at]]
    assert not found.claim(move).has_figures
    claim = claimed(found, move)
    assert claim.has_figures
    assert found.chances[at][: len(before)] == before
    alone = Ledger(found.playouts, [move])
    for _ in found.chances[at]:
        alone.try_move_in_next_world(0)
    assert alone.chances[0] == found.chances[at]


def test_a_move_that_is_no_candidate_is_claimed_too() -> None:
    for number in range(30):
        state, view, _ = choice("drunter_drueber", number)
        found = Ledger(playouts("drunter_drueber", view))
        others = [move for move in GAMES["drunter_drueber"].legal_moves(state, 0) if move not in found.moves]
        if others:
            assert claimed(found, others[0]).worlds >= found.first
            return
    pytest.fail("every legal move is a candidate")


def test_what_has_not_been_tried_is_not_claimed() -> None:
    found, move = new()
    with pytest.raises(ValueError, match="has not been tried"):
        found.claim(move)


def test_worlds_are_doubled_until_all_is_known_to_a_point() -> None:
    for key in GAMES:
        found, _, looks = settled(key)
        assert all(now <= then for then, now in pairwise(looks))
        assert found.worlds in (32, 64, 128, 256)
        known = [found.claim(found.moves[at]).error <= l.KNOWN_WITHIN for at in found.alive]
        assert all(known) or found.worlds == l.MOST_WORLDS


def test_where_all_worlds_are_there_no_more_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view, _ = choice("land_unter", 11)
    monkeypatch.setattr(Playouts, "world_count", 5)
    found = Ledger(playouts("land_unter", view))
    for _ in found.grow_until_settled():
        pass
    assert (found.worlds, found.most, found.may_be_told) == (5, 5, True)
    assert all(claim.has_figures for claim in found.claims() if claim.worlds == 5)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_of_a_decided_game_no_move_costs_a_chance(share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Playouts, "certain_share", lambda _playouts, _move=None: share)
    found, move = new()
    assert claimed(found, move).worlds == l.FIRST_WORLDS
    for claim in found.claims():
        assert (claim.chance, claim.certain, claim.grade) == (share, True, Grade.FINE)
        assert claim.cost == 0.0
        assert claim.standing in (Standing.BEST, Standing.LEVEL)
    points = [claim.points for claim in found.claims()]
    assert points == sorted(points), "the one that keeps most points comes first"


def test_only_what_is_certain_is_told_as_100_or_0() -> None:
    assert [chance_in_percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [1, 1, 50, 99, 99]
    assert [chance_in_percent(chance, certain=True) for chance in (0.0, 0.5, 1.0)] == [0, 50, 100]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_changes_nothing(key: str) -> None:
    state, view, move = choice(key, 4)
    game = GAMES[key]
    other = game.sampler(view)(playouts(key, view).random_stream_for_purpose(0, "other"))
    assert game.position(other) != game.position(state)
    found = [claimed(Ledger(playouts(key, game.view(each, 0))), move) for each in (state, other)]
    assert found[0] == found[1]
    assert repr(found[0]) == repr(found[1])


def test_errors_of_costs_are_those_of_paired_worlds() -> None:
    found = ledger_with([0.9, 0.1] * 16, [0.6, 0.0] * 16)
    expected = standard_error([0.3, 0.1] * 16)
    cost, error = found.cross_fitted_cost(1)
    assert cost == pytest.approx(0.2)
    assert error == pytest.approx((expected**2 + (0.9 / 32) ** 2) ** 0.5)
