"""Numbers that were worked out by hand or taken from the rules: the engine must agree with them."""

from fractions import Fraction
from math import comb

import pytest

from engine.core.game import EventLog
from engine.games.land_unter.rules.components import (
    HAND,
    PRESERVER_CARDS,
    TIDE_CARDS,
    WEATHER_CARDS,
    Card,
    half_preservers_on_card,
    half_preservers_on_cards,
    left_over_card_count,
)
from engine.games.land_unter.rules.events import PreserversTaken
from engine.games.land_unter.rules.game import GAME

DEAL = (
    ((31, 26, 54, 19, 8, 45, 39, 16, 28, 42, 3, 38), 6),
    ((30, 60, 58, 56, 51, 10, 41, 48, 14, 9, 32, 44), 4),
    ((29, 35, 7, 49, 1, 21, 13, 46, 6, 18, 43, 24), 5),
    ((27, 34, 33, 11, 12, 47, 23, 55, 40, 37, 22, 15), 6),
    ((57, 36, 50, 20, 53, 52, 59, 4, 25, 2, 17, 5), 3),
)
"""All sixty cards, dealt to five players, and the preservers that each of them takes."""


def test_bands_of_preservers_on_the_weather_cards() -> None:
    """None on 1 to 12, a half from 13, a whole one from 25, a half from 37, none from 49 on; 24 in all."""
    assert [half_preservers_on_card(card) for card in WEATHER_CARDS] == [0] * 12 + [1] * 12 + [2] * 12 + [1] * 12 + [
        0
    ] * 12
    assert half_preservers_on_cards(WEATHER_CARDS) == 2 * PRESERVER_CARDS == 48


def test_components() -> None:
    """Sixty weather cards, 24 tide cards: two of each number from 1 to 12."""
    assert list(WEATHER_CARDS) == list(range(1, 61))
    assert sorted(TIDE_CARDS) == sorted([*range(1, 13)] * 2)
    assert [left_over_card_count(players) for players in (3, 4, 5)] == [24, 12, 0]


def test_the_printed_example_of_a_hand() -> None:
    """Four and a half preservers make four."""
    hand = (2, 40, 28, 42, 3, 38, 54, 19, 8, 45, 39, 16)
    assert half_preservers_on_cards(map(Card, hand)) == 9


def test_a_deal_of_all_sixty_cards() -> None:
    """Each seat takes as many preservers as the rules' example says."""
    events = EventLog()
    GAME.begin(5, 1, position={"deal": [list(cards) for cards, _ in DEAL]}, log=events)
    taken = [event.preservers for event in events if isinstance(event, PreserversTaken)]
    assert taken == [preservers for _, preservers in DEAL]


def odds() -> dict[int, Fraction]:
    """Return how likely each number of preservers is on a random hand, exactly."""
    kinds = [sum(half_preservers_on_card(card) == printed for card in WEATHER_CARDS) for printed in (0, 1, 2)]
    found = dict.fromkeys(range(HAND + 1), Fraction(0))
    for single in range(HAND + 1):
        for double in range(HAND + 1 - single):
            ways = comb(kinds[0], HAND - single - double) * comb(kinds[1], single) * comb(kinds[2], double)
            found[(single + 2 * double) // 2] += Fraction(ways, comb(len(WEATHER_CARDS), HAND))
    return found


def test_preservers_of_a_random_hand() -> None:
    """The mean is 4.55; 3 to 6 in 91.5 % of all hands."""
    share = odds()
    assert sum(share.values()) == 1
    assert float(sum(count * part for count, part in share.items())) == pytest.approx(4.55, abs=0.005)
    assert float(sum(share[count] for count in range(3, 7))) == pytest.approx(0.915, abs=0.0005)


def test_deals_of_the_engine_follow_these_odds() -> None:
    """A thousand deals of five hands: chi-square far below what chance would hardly ever reach."""
    share, seen = odds(), dict.fromkeys(range(HAND + 1), 0)
    for seed in range(1000):
        for count in GAME.begin(5, seed).preservers:
            seen[count] += 1
    common = [count for count in share if share[count] > Fraction(1, 500)]
    chi = sum((seen[count] - 5000 * float(share[count])) ** 2 / (5000 * float(share[count])) for count in common)
    assert chi < len(common) + 5 * (2 * len(common)) ** 0.5
