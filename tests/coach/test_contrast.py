"""Why one move is better: the numbers told are those of the worlds, and only what is clear is told."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import pytest

from engine.coach import facts as f
from engine.coach.contrast import Contrast, mean_gain_of_better_move, play_out_and_contrast_moves
from engine.coach.facts import Fact, chance_gap_explained_by_outcome, first_fact_of_each_kind
from engine.coach.ledger import Grade, Ledger
from engine.coach.outcome_counts import Pairs, WorldResult, things_that_happen
from engine.core.outcomes import Happening, Outcome, Way, particulars, seat_of_event
from engine.games.land_unter.rules import events as e
from engine.games.registry import GAMES, PRESENTATIONS
from tests.coach.decisions import choice, choices, claimed, playouts


def contrasted(key: str, view: Any, better: Any, worse: Any, worlds: int = 40) -> Contrast:
    """Return what tells two moves apart."""
    *_, found = play_out_and_contrast_moves(playouts(key, view), PRESENTATIONS[key].outcomes, better, worse, worlds)
    assert found is not None
    return found


LATE = 20
"""Decisions of which none is a blunder of the card that comes first."""


def test_numbers_are_those_of_the_worlds() -> None:
    for _, view, _ in islice(choices("land_unter"), LATE, None):
        ledger = Ledger(playouts("land_unter", view))
        worst = claimed(ledger, view.hands[0][0])
        if worst.grade is Grade.BLUNDER:
            break
    found = contrasted("land_unter", view, ledger.claims()[0].move, worst.move)
    assert found.facts
    runs = playouts("land_unter", view)
    outcomes = {outcome.key: outcome for outcome in PRESENTATIONS["land_unter"].outcomes}
    for fact in found.facts:
        only = [outcomes[fact.key]]
        counts = [
            sum(fact.happening in WorldResult(runs, only, number, move).rules for number in range(fact.worlds))
            for move in (found.better, found.worse)
        ]
        assert counts == [fact.better, fact.worse]
        after = [WorldResult(runs, only, fact.world, move) for move in (found.better, found.worse)]
        shown = [fact.happening in each.rules for each in after]
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
        self.chance, self.counts = chance, Counter(map(Happening, keys))
        self.rules, self.ways = dict.fromkeys(self.counts, "XX-1"), dict.fromkeys(self.counts, ())


def pairs(*groups: tuple[int, Pair, Pair]) -> list[tuple[WorldResult, WorldResult]]:
    """Return so many worlds of each kind."""
    return [(one, other) for count, one, other in groups for _ in range(count)]


OUTCOMES = (Outcome("x", (e.Eliminated,)), Outcome("y", (e.StageEnded,)), Outcome("z", (e.Eliminated,)))


def told(outcomes: Sequence[Outcome], found: Pairs) -> list[Fact]:
    """Return the facts that these worlds bear out."""
    things = things_that_happen(outcomes, found)
    return [fact for each, about in things if (fact := f.fact_about(each, about, found, found))]


def test_only_what_is_clearly_more_frequent_is_a_fact() -> None:
    clear = pairs((30, Pair(0.6), Pair(0.2, "x")), (70, Pair(0.5), Pair(0.5)))
    assert told(OUTCOMES, clear) == [Fact("x", "XX-1", 0, 30, 100, 0)]
    enough = pairs((12, Pair(0.6), Pair(0.2, "x")), (88, Pair(0.5), Pair(0.5)))
    assert told(OUTCOMES, enough) == [Fact("x", "XX-1", 0, 12, 100, 0)], "3.7 standard errors"
    few = pairs((9, Pair(0.6), Pair(0.2, "x")), (91, Pair(0.5), Pair(0.5)))
    noisy = pairs((30, Pair(0.6), Pair(0.2, "x")), (18, Pair(0.6, "x"), Pair(0.2)), (52, Pair(0.5), Pair(0.5)))
    assert told(OUTCOMES, few) == told(OUTCOMES, noisy) == []


def test_the_world_that_is_shown_is_one_in_which_the_move_has_it_that_has_it_more_often() -> None:
    found = pairs((2, Pair(0.6, "x"), Pair(0.2)), (40, Pair(0.6), Pair(0.2, "x")), (58, Pair(0.5), Pair(0.5)))
    assert told(OUTCOMES, found) == [Fact("x", "XX-1", 2, 40, 100, 2)]


def test_of_the_worlds_that_differ_as_told_one_is_shown_in_which_the_better_move_wins_more() -> None:
    lost = (3, Pair(0.2), Pair(0.6, "x"))
    found = pairs(lost, (30, Pair(0.6), Pair(0.2, "x")), (67, Pair(0.5), Pair(0.5)))
    assert told(OUTCOMES, found) == [Fact("x", "XX-1", 0, 33, 100, 3)]
    assert f.index_of_world_to_show(pairs(lost), [False, True, True]) == 1


def test_what_players_dread_explains_no_better_move_and_what_they_wish_for_no_worse_one() -> None:
    better = pairs((30, Pair(0.6, "x"), Pair(0.2)), (70, Pair(0.5), Pair(0.5)))
    worse = pairs((30, Pair(0.6), Pair(0.2, "x")), (70, Pair(0.5), Pair(0.5)))
    wished, dreaded = (Outcome("x", (e.Eliminated,), wish=wish) for wish in (1, -1))
    assert told((wished,), better)
    assert told((dreaded,), worse)
    assert told((wished,), worse) == told((dreaded,), better) == []


def test_an_outcome_scores_by_what_it_is_worth_within_worlds() -> None:
    found = pairs((30, Pair(0.6), Pair(0.2, "x")), (70, Pair(0.5), Pair(0.5)))
    assert chance_gap_explained_by_outcome(OUTCOMES[0], (), found) == pytest.approx(0.3 * 0.4)
    turned = pairs((30, Pair(0.2), Pair(0.6, "x")), (70, Pair(0.5), Pair(0.5)))
    assert chance_gap_explained_by_outcome(OUTCOMES[0], (), turned) == pytest.approx(-0.3 * 0.4)


def test_of_what_is_averaged_the_means_are_told() -> None:
    more, fewer = Pair(0.6, "x", "x", "x"), Pair(0.4, "x")
    found = pairs((60, more, fewer), (40, Pair(0.5, "x"), Pair(0.5, "x")))
    averaged = Outcome("x", (e.Eliminated,), averaged=True)
    assert told([averaged], found) == [Fact("x", "XX-1", 2.2, 1.0, 100, 0, averaged=True)]
    assert chance_gap_explained_by_outcome(averaged, (), found) == pytest.approx(0.6 * 0.2)
    assert told(OUTCOMES, found) == [], "it happens as often with the one as with the other"


def test_points_gained_are_told_only_where_they_are_clear() -> None:
    found = [(Pair(0.6), Pair(0.2)) for _ in range(100)]
    for at, (one, _) in enumerate(found):
        one.points = 1.0 + at % 2
    assert mean_gain_of_better_move(found) == 1.5
    for at, (one, _) in enumerate(found):
        one.points = 40.0 if at == 0 else 0.0
    assert mean_gain_of_better_move(found) == 0.0, "one world only"


def test_of_the_same_events_one_outcome_is_told() -> None:
    x, y, z = (Fact(key, "XX-1", 0, 30, 100, 0) for key in "xyz")
    assert first_fact_of_each_kind(OUTCOMES, [x, z, y]) == (x, y)
    assert first_fact_of_each_kind(OUTCOMES, [y, z, x]) == (y, z)
    one_topic = [Outcome("x", (e.Eliminated,), topic="t"), Outcome("y", (e.StageEnded,), topic="t")]
    assert first_fact_of_each_kind(one_topic, [y, x]) == (y,)


def about(place: str) -> Happening:
    """Return the outcome x at a place."""
    return Happening("x", particulars(place=place))


def at_places(*places: str, way: str = "") -> Pair:
    """Return a world in which the outcome happens at these places, in one way."""
    found = Pair(0.2)
    found.counts = Counter(map(about, places))
    found.rules = dict.fromkeys(found.counts, "XX-1")
    found.ways = dict.fromkeys(found.counts, (particulars(way=way), particulars(every="way")))
    return found


POINTED: Final = Outcome(
    "x",
    (e.Eliminated,),
    about=seat_of_event,
    ways=[Way("exact", seat_of_event), Way("any", seat_of_event)],
    wish=-1,
)


def test_each_place_is_counted_apart_and_the_one_that_tells_is_named() -> None:
    worse = pairs((30, Pair(0.6), at_places("here", "there")), (30, Pair(0.6), Pair(0.6)), (40, Pair(0.5), Pair(0.5)))
    here, there = f.facts_to_tell([POINTED], worse, worse), [fact.about for fact in told([POINTED], worse)]
    assert there == [(("place", "here"),), (("place", "there"),)]
    assert [(fact.better, fact.worse, fact.about) for fact in here] == [(0, 30, (("place", "here"),))], "one of a kind"


def test_the_way_is_told_that_is_exact_and_common_enough() -> None:
    ways = (20, Pair(0.6), at_places("here", way="a")), (10, Pair(0.6), at_places("here", way="b"))
    [fact] = told([POINTED], pairs(*ways, (70, Pair(0.5), Pair(0.5))))
    assert fact.way == f.CommonWay("exact", particulars(way="a"), 20, only=False)
    rare = *ways, *((10, Pair(0.6), at_places("here", way=way)) for way in "cd")
    [fact] = told([POINTED], pairs(*rare, (50, Pair(0.5), Pair(0.5))))
    assert fact.way == f.CommonWay("any", particulars(every="way"), 50, only=True)


def test_what_stands_out_in_the_worlds_of_the_choice_is_told_as_often_as_it_is_counted_in_others() -> None:
    lucky = pairs((30, Pair(0.6), at_places("here")), (30, Pair(0.5), Pair(0.5)))
    usual = pairs((20, Pair(0.6), at_places("here")), (80, Pair(0.5), Pair(0.5)))
    [fact] = f.facts_to_tell([POINTED], lucky, usual)
    assert (fact.worse, fact.worlds) == (20, 100)
    assert f.facts_to_tell([POINTED], lucky, pairs((100, Pair(0.6), Pair(0.5)))) == (), "it was luck alone"


def test_of_many_small_things_the_largest_is_told_with_its_share() -> None:
    small = pairs((20, Pair(0.7), at_places("here")), (80, Pair(0.7), Pair(0.2)))
    [fact] = f.facts_to_tell([POINTED], small, small)
    assert fact.share == pytest.approx(0.2)
    large = pairs((30, Pair(0.7), at_places("here")), (70, Pair(0.7), Pair(0.2)))
    assert [fact.share for fact in f.facts_to_tell([POINTED], large, large)] == [1.0]
    tiny = pairs((12, Pair(0.21), at_places("here")), (88, Pair(0.7), Pair(0.2)))
    assert f.facts_to_tell([POINTED], tiny, tiny) == ()


def test_what_can_be_pointed_at_is_told_before_what_is_true_on_average() -> None:
    found = pairs((40, Pair(0.7), at_places("here")), (60, Pair(0.2), Pair(0.2)))
    for _, other in found:
        if other.counts:
            other.counts |= {Happening("mean"): 3}
            other.rules |= {Happening("mean"): "XX-2"}
    averaged = Outcome("mean", (e.StageEnded,), averaged=True)
    assert [fact.key for fact in f.facts_to_tell([averaged, POINTED], found, found)] == ["x", "mean"]
