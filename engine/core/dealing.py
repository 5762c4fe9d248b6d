"""Deals hidden cards to several seats at once, to each by its own probabilities, and none twice."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from engine.core.rng import Random

H = TypeVar("H")


class Holding(NamedTuple, Generic[H]):
    """Something that a seat may hold: its cards as bits, its name, and its probability apart from all other seats."""

    cards: int
    name: H
    chance: float


class Dealing(Generic[H]):
    """All ways to deal, each weighted by the product of its chances; at least one must be possible.

    `holdings`: for each seat, what it may hold.
    """

    def __init__(self, holdings: Sequence[Sequence[Holding[H]]]) -> None:
        self.holdings = holdings
        self.weights: list[dict[int, float]] = [{} for _ in holdings]
        self.choices: dict[tuple[int, int], tuple[list[Holding[H]], list[float]]] = {}

    def total_weight_of_deals(self, at: int, used: int) -> float:
        """Return the weight of all ways to deal to the seats from `at` on; `used`: cards dealt already, as bits."""
        if at == len(self.holdings):
            return 1.0
        known = self.weights[at]
        if used not in known:
            known[used] = sum(
                [
                    each.chance * self.total_weight_of_deals(at + 1, used | each.cards)
                    for each in self.possible_holdings(at, used)
                ]
            )
        return known[used]

    def possible_holdings(self, at: int, used: int) -> list[Holding[H]]:
        """Return what a seat may hold if these cards are used."""
        return [each for each in self.holdings[at] if not each.cards & used]

    def draw_deal(self, rng: Random) -> list[H]:
        """Return a deal drawn in proportion to its weight: for each seat, what it holds."""
        used, drawn = 0, []
        for at in range(len(self.holdings)):
            left, sums = self.holdings_and_running_weights(at, used)
            held = left[min(bisect(sums, rng.random() * sums[-1]), len(left) - 1)]
            used |= held.cards
            drawn.append(held.name)
        return drawn

    def holdings_and_running_weights(self, at: int, used: int) -> tuple[list[Holding[H]], list[float]]:
        """Return what a seat may hold if these cards are used, and the running sums of the weights."""
        if (at, used) not in self.choices:
            left = self.possible_holdings(at, used)
            sums = accumulate(each.chance * self.total_weight_of_deals(at + 1, used | each.cards) for each in left)
            self.choices[at, used] = left, [*sums]
        return self.choices[at, used]

    def holding_chances(self) -> list[dict[H, float]]:
        """Return for each seat the probability, 0 to 1, of each thing that it may hold."""
        found: list[dict[H, float]] = [{each.name: 0.0 for each in holdings} for holdings in self.holdings]
        reached = {0: 1 / self.total_weight_of_deals(0, 0)}
        for at, chances in enumerate(found):
            further: dict[int, float] = {}
            for used, so_far in reached.items():
                for held in self.possible_holdings(at, used):
                    after, weight = used | held.cards, so_far * held.chance
                    chances[held.name] += weight * self.total_weight_of_deals(at + 1, after)
                    further[after] = further.get(after, 0.0) + weight
            reached = further
        return found
