"""Who has most."""

from engine.core.leaders import leaders


def test_all_who_tie_for_the_highest_value_lead() -> None:
    assert leaders(range(4), (3, 5, -1, 5)) == [1, 3]


def test_only_the_seats_that_are_compared_can_lead() -> None:
    assert leaders([0, 2], (3, 5, -1, 5)) == [0]
    assert leaders(iter((2,)), (3, 5, -1, 5)) == [2]
