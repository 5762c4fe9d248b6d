"""Hidden cards are dealt to several seats at once: no card twice, and drawn as often as the probabilities say."""

import pytest

from engine.core.dealing import Dealing, Holding
from engine.core.rng import Random


def test_of_two_that_want_the_same_card_one_must_have_another() -> None:
    dealing = Dealing([[Holding(2, "one", 0.8), Holding(4, "other", 0.2)]] * 2)
    assert dealing.holding_chances() == [pytest.approx({"one": 0.5, "other": 0.5})] * 2
    assert all(sorted(dealing.draw_deal(Random(seed))) == ["one", "other"] for seed in range(9))


def test_pairs_of_cards_are_drawn_as_often_as_their_joint_says() -> None:
    pairs = [Holding(0b011, "ab", 0.5), Holding(0b110, "bc", 0.3), Holding(0b1100, "cd", 0.2)]
    dealing = Dealing([pairs, [Holding(0b001, "a", 0.25), Holding(0b1000, "d", 0.75)]])
    # a|cd 0.05, d|ab 0.375, d|bc 0.225, a|bc 0.075; the other ways use a card twice.
    expected = {("cd", "a"): 0.05, ("ab", "d"): 0.375, ("bc", "d"): 0.225, ("bc", "a"): 0.075}
    total = sum(expected.values())
    rng = Random(1)
    drawn = [tuple(dealing.draw_deal(rng)) for _ in range(4000)]
    assert {*drawn} == {*expected}
    for way, weight in expected.items():
        assert drawn.count(way) / 4000 == pytest.approx(weight / total, abs=0.03)
    assert dealing.holding_chances()[0]["bc"] == pytest.approx(0.3 / total)
