"""What a correction of a game at a real table makes different, as sentences to come."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Sentence(NamedTuple):
    """A text of a language, by its key and what fills it in."""

    key: str
    values: Mapping[str, object]


def items_without(items: Sequence[T], others: Sequence[T]) -> list[T]:
    """Return the items that the others do not have, or not as often, in order."""
    left, found = Counter(others), list[T]()
    for item in items:
        if left[item]:
            left[item] -= 1
        else:
            found.append(item)
    return found


def sentences_by_seat(counts: Sequence[int], others: Sequence[int], more: str, less: str) -> list[Sentence]:
    """Return a sentence for each seat that has another count than it had: first who has more, then who has less.

    Their texts, `more` and `less`, name the `seat` and the difference, `count`.
    """
    differences = [(seat, now - was) for seat, (now, was) in enumerate(zip(counts, others, strict=True))]
    return [
        *(Sentence(more, {"seat": seat, "count": count}) for seat, count in differences if count > 0),
        *(Sentence(less, {"seat": seat, "count": -count}) for seat, count in differences if count < 0),
    ]
