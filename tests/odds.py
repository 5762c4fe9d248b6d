"""Chi-square tests of what samplers draw, shared by the tests of all samplers."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from engine.core.game import Seat
from tests.game_driver import Happened

S = TypeVar("S")


def chi_square(seen: Mapping[Any, int], odds: Mapping[Any, float]) -> float:
    """Return chi-square less its mean, in standard deviations; what is rarer than 5 in the sample is put together."""
    total, rare, cells = sum(seen.values()), [0.0, 0.0], list[tuple[float, float]]()
    assert {*seen} <= {*odds}, "something impossible was drawn"
    for key, share in odds.items():
        cell = (seen.get(key, 0), share * total)
        if cell[1] >= 5:
            cells.append(cell)
        else:
            rare = [rare[0] + cell[0], rare[1] + cell[1]]
    cells += [(rare[0], rare[1])] if rare[1] >= 5 else []
    freedom = len(cells) - 1
    return float((sum((drawn - due) ** 2 / due for drawn, due in cells) - freedom) / (2 * freedom) ** 0.5)


def even(*keys: object) -> dict[Any, float]:
    """Return even odds."""
    return dict.fromkeys(keys, 1 / len(keys))


def draws(happened: Happened[S, Any], seat: Seat | None, count: int = 3000) -> list[S]:
    """Return many states that a seat holds possible, each with the same view."""
    view = happened.view(seat)
    draw, rng = happened.game.sampler(view), Random(7)
    states = [draw(rng) for _ in range(count)]
    assert all(happened.game.view(state, seat) == view for state in states[:50])
    return states
