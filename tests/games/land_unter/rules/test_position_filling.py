"""Positions of Land Unter: pieces that are left out are filled in sensibly, those that are named stay."""

from collections import Counter
from itertools import product

import pytest

from engine.core.game import Refusal
from engine.games.land_unter.rules.components import ELIMINATED, NO_TIDE, TIDE_CARDS, TURNED
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State
from tests.games.land_unter.rules.test_positions import laid_out

HANDS = [[1, 2], [13, 14], [25, 26]]


def test_hands_are_filled_up_to_sets_of_twelve() -> None:
    state = laid_out(round=10, hands=HANDS)
    assert state.hands == HANDS
    assert [len(cards) for cards in state.sets] == [12, 12, 12]
    assert all(set(hand) < set(cards) for hand, cards in zip(HANDS, state.sets, strict=True))
    assert len({card for cards in state.sets for card in cards}) == 36


def test_sets_are_counted_by_the_seat_that_was_dealt_them() -> None:
    state = laid_out(round=10, stage=1, hands=HANDS)
    assert [set(HANDS[seat]) < set(state.sets[(seat - 1) % 3]) for seat in range(3)] == [True] * 3


def test_an_open_hand_is_drawn_from_the_rest_of_its_set() -> None:
    state = laid_out(round=10, hands=[None, *HANDS[1:]], sets=[[*range(1, 13)], *HANDS[1:]])
    assert len(state.hands[0]) == 2
    assert set(state.hands[0]) <= {*range(1, 13)}


def test_the_sets_print_at_least_the_preservers_that_are_left() -> None:
    state = laid_out(round=10, hands=HANDS, preservers=[3, 4, 5])
    assert state.preservers == [3, 4, 5]
    assert all(printed >= count for printed, count in zip(state.printed, [3, 4, 5], strict=True))


def test_the_richest_hands_are_possible() -> None:
    for preservers in ([12, 0, 0], [0, 10, 2], [8, 8, 7], [8, 8, 8]):
        state = laid_out(preservers=preservers)
        assert state.preservers == preservers
        assert len({card for cards in state.sets for card in cards}) == 12 * state.players, "no card is dealt twice"
    for preservers in ([9, 8, 8], [12, 9, 4]):
        with pytest.raises(Refusal):
            laid_out(preservers=preservers)


def test_preservers_left_out_are_those_printed() -> None:
    state = laid_out(round=10, hands=HANDS)
    assert tuple(state.preservers) == state.printed


def test_preservers_and_levels_may_be_told_of_some_seats() -> None:
    state = laid_out(round=3, preservers=[None, 2, None], levels=[7, None, None], tides=[1, 2])
    assert state.preservers == [state.printed[0], 2, state.printed[2]]
    assert state.levels[0] == 7
    assert took_the_last_pair(state)
    assert GAME.begin(3, 1, None, GAME.position(state)) == state


def test_tide_cards_shown_are_among_those_turned_up_before() -> None:
    state = laid_out(round=2, levels=[9, 9, 3], tides=[4, 7])
    assert {9, 3} <= set(state.tides[:4])
    assert state.tides[:4].count(9) == 2
    assert state.tides[4:6] == (4, 7)
    assert tuple(sorted(state.tides)) == TIDE_CARDS


LATE = [
    (players, finished, out)
    for players in GAME.player_counts
    for finished in (1, 2, 3, 11)
    for out in range(min(players - 2, 2 * finished + 1))
]
"""Players, finished rounds, and how many seats are eliminated."""


def took_the_last_pair(state: State) -> bool:
    """Return whether the last two tide cards are shown, but for those that eliminated seats may have turned down."""
    taken, out = TURNED * state.round, state.levels.count(ELIMINATED)
    shown = [level for level in state.levels if level > NO_TIDE]
    unseen = Counter(state.tides[taken - TURNED : taken]) - Counter(shown)
    return unseen.total() <= out and len(shown) + out <= taken


@pytest.mark.parametrize(("players", "finished", "out"), LATE)
def test_levels_left_out_are_those_of_tide_cards_taken(players: int, finished: int, out: int) -> None:
    """Whatever the seed: each round two seats have taken tide cards, and only the eliminated turn theirs down."""
    preservers = [-1] * out + [0] * (players - out)
    turned = list(TIDE_CARDS[7 : 7 + 2 * finished])
    for seed, named in product(range(20), ({}, {"turned": turned}, {"turned": turned[:-1]})):
        data = {"round": finished, "preservers": preservers, **named}
        state = GAME.begin(players, seed, None, data)
        assert [level == -1 for level in state.levels] == [count == -1 for count in preservers]
        assert sum(level > 0 for level in state.levels) == min(players - out, 2 * finished - out)
        assert took_the_last_pair(state)
        assert not Counter(named.get("turned", ())) - Counter(state.tides[: 2 * finished])
        assert GAME.begin(players, seed, None, GAME.position(state)) == state


@pytest.mark.parametrize("seed", range(20))
def test_tide_cards_turned_up_last_are_shown(seed: int) -> None:
    """Where they are not all named, in an order that lets the seats have come by theirs."""
    for levels in ([9, 9, 3, 0], [0, 12, 0, 1], [-1, 5, 0, 0]):
        data = {"round": 3, "levels": levels, "preservers": [min(0, level) for level in levels], "turned": [2, 3]}
        state = GAME.begin(4, seed, None, data)
        assert state.levels == levels
        assert took_the_last_pair(state)
        assert not Counter([2, 3]) - Counter(state.tides[:6])
        assert GAME.begin(4, seed, None, GAME.position(state)) == state


def test_after_the_first_stage_all_sets_have_been_seen_unless_it_is_said() -> None:
    assert laid_out(stage=1).shown == tuple(map(frozenset, laid_out(stage=1).sets))
    assert laid_out(stage=1, shown=[[], [], []]).shown == (frozenset(), frozenset(), frozenset())
    assert laid_out().shown == (frozenset(), frozenset(), frozenset())
