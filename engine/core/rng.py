"""What no seat decides: chance and the clock. The only module that touches `random` and `time`."""

from collections.abc import Iterable, Sequence
from random import Random, SystemRandom
from time import perf_counter, process_time
from typing import TypeVar

__all__ = ["Random", "clock_seconds", "draw_start_seat", "pick_random", "random_stream", "shuffled"]

T = TypeVar("T")


def random_stream(seed: int, *names: object) -> Random:
    """Return the random stream with these names for a seed.

    Streams with different names are independent: what one purpose draws never moves another one.
    Equal on CPython 3.11 to 3.14 and Pyodide, because only `Random(str)` and `random()` are used.
    """
    return Random("/".join(map(str, (seed, *names))))


def seed_by_lot() -> int:
    """Return any seed of at most six digits, another one each time."""
    return SystemRandom().randrange(1_000_000)


def shuffled(rng: Random, items: Iterable[T]) -> list[T]:
    """Return the items in a new random order: sorted by a random number for each.

    Later versions of Python may change `Random.shuffle`, but promise to keep `random()`.
    """
    random = rng.random
    return sorted(items, key=lambda _: random())


def pick_random(rng: Random, items: Sequence[T]) -> T:
    """Return any of the items, all with the same probability; one number is drawn, even for a single item."""
    return items[int(rng.random() * len(items))]


def draw_start_seat(seed: int, players: int) -> int:
    """Return the seat that begins a game of this seed and number of players."""
    return pick_random(random_stream(seed, "starter"), range(players))


def clock_seconds() -> float:
    """Return seconds on a clock that only goes forward; its zero means nothing."""
    return perf_counter()


def processor_seconds() -> float:
    """Return how long this process has been computing, in seconds: of a busy machine, too, only its own share."""
    return process_time()
