"""Chance and the clock."""

from collections import Counter
from itertools import permutations

from engine.core.rng import clock_seconds, random_stream, shuffled


def test_a_stream_is_made_of_its_seed_and_names() -> None:
    assert random_stream(1, "deal").random() == random_stream(1, "deal").random()
    values = {random_stream(seed, *names).random() for seed in (1, 2, -1) for names in ((), ("a",), ("a", 1), ("a", 2))}
    assert len(values) == 12


def test_a_stream_gives_the_same_numbers_everywhere() -> None:
    """Written down once: another Python must not deal other cards."""
    assert [int(random_stream(7, "cards").random() * 10**6) for _ in range(2)] == [963348, 963348]
    assert shuffled(random_stream(7, "cards"), range(10)) == [4, 1, 3, 8, 9, 2, 5, 6, 7, 0]


def test_shuffling_keeps_the_items_and_leaves_the_given_ones_alone() -> None:
    items = [3, 1, 2, 2]
    assert sorted(shuffled(random_stream(1), items)) == [1, 2, 2, 3]
    assert items == [3, 1, 2, 2]
    assert shuffled(random_stream(1), []) == []


def test_every_order_is_equally_likely() -> None:
    rng = random_stream(5)
    seen = Counter(tuple(shuffled(rng, "abcd")) for _ in range(4800))
    assert set(seen) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 23 + 5 * 46**0.5


def test_the_clock_goes_forward() -> None:
    assert clock_seconds() <= clock_seconds()
