"""Who sits at a seat."""

import pytest

from engine.match.seats import kind_of_stronger_bot


@pytest.mark.parametrize(
    ("kind", "then"),
    [("random", "greedy"), ("greedy", "sampling"), ("sampling", "search"), ("search", "search"), ("human", "human")],
)
def test_a_stronger_bot_is_of_the_next_level_while_there_is_one(kind: str, then: str) -> None:
    assert kind_of_stronger_bot(kind) == then
