"""Filling up sets of Land Unter with cards that are named nowhere."""

from collections import Counter
from collections.abc import Iterable
from operator import ge
from typing import Final

from engine.core.rng import random_stream, shuffled
from engine.games.land_unter.rules import components as c

TRIES: Final = 1000
"""Random fillings tried before the gaps get cards chosen for the preservers printed on them."""

Sets = tuple[tuple[c.Card, ...], ...]


def preservers_printed_on(sets: Iterable[Iterable[c.Card]]) -> tuple[int, ...]:
    """Return how many whole preservers are printed on each set; a last half is dropped."""
    return tuple(c.printed_halves(cards) // 2 for cards in sets)


def fill_sets_for_preservers(seed: int, sets: list[list[c.Card]], least: list[int], tries: int = TRIES) -> Sets:
    """Return the sets filled up so that each prints at least so many preservers, as `needed_cards` finds possible."""
    for number in range(tries):
        filled = fill_sets(seed, sets, number)
        if all(map(ge, preservers_printed_on(filled), least)):
            return filled
    free = free_cards(sets)
    shuffled_free = shuffled(random_stream(seed, "fill"), free)
    needed = [
        [*cards, *take_cards(shuffled_free, 2, ones), *take_cards(shuffled_free, 1, halves)]
        for cards, (ones, halves) in zip(sets, needed_cards(sets, least) or (), strict=True)
    ]
    return fill_sets(seed, needed, TRIES)


def take_cards(free: list[c.Card], printed: int, count: int) -> list[c.Card]:
    """Take so many cards that print so many half preservers out of the free ones; return them."""
    taken = [card for card in free if c.HALVES[card] == printed][:count]
    free[:] = [card for card in free if card not in taken]
    return taken


def free_cards(sets: Iterable[Iterable[c.Card]]) -> list[c.Card]:
    """Return the weather cards that no set names."""
    named = {card for cards in sets for card in cards}
    return [card for card in c.WEATHER_CARDS if card not in named]


Needs = tuple[tuple[int, int], ...]
"""Of each set, how many cards it needs that print a whole preserver, and half a one."""


def needed_cards(sets: list[list[c.Card]], least: list[int]) -> Needs | None:
    """Return the free cards that the sets need to print at least so many preservers each; None where it can't be.

    Exact: for each number of wholes given to the sets so far, the way that takes the fewest halves is kept.
    """
    if all(map(ge, preservers_printed_on(sets), least)):
        return ((0, 0),) * len(sets)
    left = Counter(c.HALVES[card] for card in free_cards(sets))
    ways: dict[int, tuple[int, Needs]] = {0: (0, ())}
    for cards, count in zip(sets, least, strict=True):
        gap, missing = c.HAND - len(cards), max(0, 2 * count - c.printed_halves(cards))
        longer: dict[int, tuple[int, Needs]] = {}
        for used, (halves, needs) in ways.items():
            for ones in range(min(gap, left[2] - used, (missing + 1) // 2) + 1):
                more = max(0, missing - 2 * ones)
                way = (halves + more, (*needs, (ones, more)))
                if ones + more <= gap and way < longer.get(used + ones, (left[1] + 1, ())):
                    longer[used + ones] = way
        ways = longer
    return min((needs for _, needs in ways.values()), default=None)


def fill_sets(seed: int, sets: list[list[c.Card]], number: int) -> Sets:
    """Return the sets, each filled up to twelve with cards that no set names."""
    if all(len(cards) == c.HAND for cards in sets):
        return tuple(tuple(sorted(cards)) for cards in sets)
    free = shuffled(random_stream(seed, "fill", number), free_cards(sets))
    return tuple(tuple(sorted([*cards, *(free.pop() for _ in range(c.HAND - len(cards)))])) for cards in sets)
