"""Who has most."""

from engine.core.leaders import leading_seats


def test_all_who_tie_for_the_highest_value_lead() -> None:
    assert leading_seats(range(4), (3, 5, -1, 5)) == [1, 3]


def test_only_the_seats_that_are_compared_can_lead() -> None:
    assert leading_seats([0, 2], (3, 5, -1, 5)) == [0]
    assert leading_seats(iter((2,)), (3, 5, -1, 5)) == [2]
