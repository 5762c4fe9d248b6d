"""Who sits at a seat."""

import pytest

from engine.match.seats import stronger_bot


@pytest.mark.parametrize(
    ("kind", "then"),
    [("random", "greedy"), ("greedy", "sampling"), ("sampling", "search"), ("search", "search"), ("human", "human")],
)
def test_a_stronger_bot_is_of_the_next_level_while_there_is_one(kind: str, then: str) -> None:
    assert stronger_bot(kind) == then
