"""Why one move is better: the numbers told are those of the worlds, and only what is clear is told."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine.coach import contrast as c
from engine.coach.analysis import Analysis, Grade
from engine.coach.contrast import (
    Contrast,
    Fact,
    WorldResult,
    chance_gap_explained_by_outcome,
    first_fact_of_each_kind,
    play_out_and_contrast_moves,
)
from engine.core.outcomes import Outcome
from engine.games.land_unter.rules import events as e
from engine.games.registry import GAMES, PRESENTATIONS
from tests.coach.decisions import choice, choices, judged, playouts


def contrasted(key: str, view: Any, better: Any, worse: Any, worlds: int = 40) -> Contrast:
    """Return what tells two moves apart."""
    *_, found = play_out_and_contrast_moves(playouts(key, view), PRESENTATIONS[key].outcomes, better, worse, worlds)
    assert found is not None
    return found


LATE = 20
"""Decisions of which none is a blunder of the card that comes first."""


def test_numbers_are_those_of_the_worlds() -> None:
    for _, view, _ in islice(choices("land_unter"), LATE, None):
        analysis = Analysis(playouts("land_unter", view))
        worst = judged(analysis, view.hands[0][0])
        if worst.move_grade is Grade.BLUNDER:
            break
    found = contrasted("land_unter", view, worst.best_move, worst.move)
    assert found.facts
    runs = playouts("land_unter", view)
    outcomes = {outcome.key: outcome for outcome in PRESENTATIONS["land_unter"].outcomes}
    for fact in found.facts:
        only = [outcomes[fact.key]]
        counts = [
            sum(fact.key in WorldResult(runs, only, number, move).rules for number in range(fact.worlds))
            for move in (found.better, found.worse)
        ]
        assert counts == [fact.better, fact.worse]
        shown = [fact.key in WorldResult(runs, only, fact.world, move).rules for move in (found.better, found.worse)]
        assert shown == [fact.better > fact.worse, fact.better < fact.worse]
        assert fact.rule.startswith("LU-")


@pytest.mark.parametrize("key", GAMES)
def test_between_equal_moves_nothing_is_told(key: str) -> None:
    _, view, move = choice(key, 5)
    found = contrasted(key, view, move, move, 12)
    assert (found.facts, found.points) == ((), 0.0)


class Pair(WorldResult):
    """What a test says has happened in a world."""

    def __init__(self, chance: float, *keys: str) -> None:
        self.points = 0.0
        self.chance, self.rules, self.counts = chance, dict.fromkeys(keys, "XX-1"), Counter(keys)


def pairs(*groups: tuple[int, Pair, Pair]) -> list[tuple[WorldResult, WorldResult]]:
    """Return so many worlds of each kind."""
    return [(one, other) for count, one, other in groups for _ in range(count)]


OUTCOMES = (Outcome("x", (e.Eliminated,)), Outcome("y", (e.StageEnded,)), Outcome("z", (e.Eliminated,)))


def test_only_what_is_clearly_more_frequent_is_a_fact() -> None:
    clear = pairs((30, Pair(0.6), Pair(0.2, "x")), (70, Pair(0.5), Pair(0.5)))
    assert [*c.facts_that_tell_moves_apart(OUTCOMES, clear)] == [Fact("x", "XX-1", 0, 30, 100, 0)]
    enough = pairs((12, Pair(0.6), Pair(0.2, "x")), (88, Pair(0.5), Pair(0.5)))
    assert [*c.facts_that_tell_moves_apart(OUTCOMES, enough)] == [Fact("x", "XX-1", 0, 12, 100, 0)], (
        "3.7 standard errors"
    )
    few = pairs((9, Pair(0.6), Pair(0.2, "x")), (91, Pair(0.5), Pair(0.5)))
    noisy = pairs((30, Pair(0.6), Pair(0.2, "x")), (18, Pair(0.6, "x"), Pair(0.2)), (52, Pair(0.5), Pair(0.5)))
    assert [*c.facts_that_tell_moves_apart(OUTCOMES, few)] == [*c.facts_that_tell_moves_apart(OUTCOMES, noisy)] == []


def test_the_world_that_is_shown_is_one_in_which_the_move_has_it_that_has_it_more_often() -> None:
    found = pairs((2, Pair(0.6, "x"), Pair(0.2)), (40, Pair(0.6), Pair(0.2, "x")), (58, Pair(0.5), Pair(0.5)))
    assert [*c.facts_that_tell_moves_apart(OUTCOMES, found)] == [Fact("x", "XX-1", 2, 40, 100, 2)]


def test_of_the_worlds_that_differ_as_told_one_is_shown_in_which_the_better_move_wins_more() -> None:
    lost = (3, Pair(0.2), Pair(0.6, "x"))
    found = pairs(lost, (30, Pair(0.6), Pair(0.2, "x")), (67, Pair(0.5), Pair(0.5)))
    assert [*c.facts_that_tell_moves_apart(OUTCOMES, found)] == [Fact("x", "XX-1", 0, 33, 100, 3)]
    assert c.index_of_world_to_show(pairs(lost), [False, True, True]) == 1


def test_what_players_dread_explains_no_better_move_and_what_they_wish_for_no_worse_one() -> None:
    better = pairs((30, Pair(0.6, "x"), Pair(0.2)), (70, Pair(0.5), Pair(0.5)))
    worse = pairs((30, Pair(0.6), Pair(0.2, "x")), (70, Pair(0.5), Pair(0.5)))
    wished, dreaded = (Outcome("x", (e.Eliminated,), wish=wish) for wish in (1, -1))
    assert [*c.facts_that_tell_moves_apart((wished,), better)]
    assert [*c.facts_that_tell_moves_apart((dreaded,), worse)]
    assert (
        [*c.facts_that_tell_moves_apart((wished,), worse)] == [*c.facts_that_tell_moves_apart((dreaded,), better)] == []
    )


def test_an_outcome_scores_by_what_it_is_worth_within_worlds() -> None:
    found = pairs((30, Pair(0.6), Pair(0.2, "x")), (70, Pair(0.5), Pair(0.5)))
    assert chance_gap_explained_by_outcome(OUTCOMES[0], found) == pytest.approx(0.3 * 0.4)
    turned = pairs((30, Pair(0.2), Pair(0.6, "x")), (70, Pair(0.5), Pair(0.5)))
    assert chance_gap_explained_by_outcome(OUTCOMES[0], turned) == pytest.approx(-0.3 * 0.4)


def test_of_what_is_averaged_the_means_are_told() -> None:
    more, fewer = Pair(0.6, "x", "x", "x"), Pair(0.4, "x")
    found = pairs((60, more, fewer), (40, Pair(0.5, "x"), Pair(0.5, "x")))
    averaged = Outcome("x", (e.Eliminated,), averaged=True)
    assert [*c.facts_that_tell_moves_apart([averaged], found)] == [Fact("x", "XX-1", 2.2, 1.0, 100, 0, averaged=True)]
    assert chance_gap_explained_by_outcome(averaged, found) == pytest.approx(0.6 * 0.2)
    assert [*c.facts_that_tell_moves_apart(OUTCOMES, found)] == [], "it happens as often with the one as with the other"


def test_points_gained_are_told_only_where_they_are_clear() -> None:
    found = [(Pair(0.6), Pair(0.2)) for _ in range(100)]
    for at, (one, _) in enumerate(found):
        one.points = 1.0 + at % 2
    assert c.mean_gain_of_better_move(found) == 1.5
    for at, (one, _) in enumerate(found):
        one.points = 40.0 if at == 0 else 0.0
    assert c.mean_gain_of_better_move(found) == 0.0, "one world only"


def test_of_the_same_events_one_outcome_is_told() -> None:
    x, y, z = (Fact(key, "XX-1", 0, 30, 100, 0) for key in "xyz")
    assert first_fact_of_each_kind(OUTCOMES, [x, z, y]) == (x, y)
    assert first_fact_of_each_kind(OUTCOMES, [y, z, x]) == (y, z)
    one_topic = [Outcome("x", (e.Eliminated,), topic="t"), Outcome("y", (e.StageEnded,), topic="t")]
    assert first_fact_of_each_kind(one_topic, [y, x]) == (y,)
