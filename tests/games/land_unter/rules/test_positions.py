"""Positions of Land Unter: what is left out is filled in sensibly, what cannot be is refused by name."""

from collections import Counter
from functools import partial
from itertools import product
from operator import ge
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import Decision, EventLog, Refusal, Result
from engine.games.land_unter.rules.components import TIDE_CARDS, WEATHER_CARDS, printed_halves
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State
from tests.conformance.walks import refusal_of

HANDS = [[1, 2], [13, 14], [25, 26]]


def laid(players: int = 3, options: dict[str, str] | None = None, **position: Any) -> State:
    """Return the state of a position."""
    return GAME.begin(players, 1, options, position)


def test_hands_are_filled_up_to_sets_of_twelve() -> None:
    state = laid(round=10, hands=HANDS)
    assert state.hands == HANDS
    assert [len(cards) for cards in state.sets] == [12, 12, 12]
    assert all(set(hand) < set(cards) for hand, cards in zip(HANDS, state.sets, strict=True))
    assert len({card for cards in state.sets for card in cards}) == 36


def test_sets_are_counted_by_the_seat_that_was_dealt_them() -> None:
    state = laid(round=10, stage=1, hands=HANDS)
    assert [set(HANDS[seat]) < set(state.sets[(seat - 1) % 3]) for seat in range(3)] == [True] * 3


def test_an_open_hand_is_drawn_from_the_rest_of_its_set() -> None:
    state = laid(round=10, hands=[None, *HANDS[1:]], sets=[[*range(1, 13)], *HANDS[1:]])
    assert len(state.hands[0]) == 2
    assert set(state.hands[0]) <= {*range(1, 13)}


def test_the_sets_print_at_least_the_preservers_that_are_left() -> None:
    state = laid(round=10, hands=HANDS, preservers=[3, 4, 5])
    assert state.preservers == [3, 4, 5]
    assert all(printed >= count for printed, count in zip(state.printed, [3, 4, 5], strict=True))


@st.composite
def preserver_totals(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """Draw some cards of each set, and preservers that the sets should print: more than they do on average."""
    players = draw(st.integers(3, 5))
    deck = draw(st.permutations(WEATHER_CARDS))
    sizes = [draw(st.integers(0, 11)) for _ in range(players)]
    sets = [[deck.pop() for _ in range(size)] for size in sizes]
    return sets, [draw(st.integers(0, 9)) for _ in range(players)]


def can_print(sets: list[list[int]], wanted: list[int]) -> bool:
    """Return whether the sets can be filled up so, by trying every number of wholes that each one might get."""
    free = {*WEATHER_CARDS} - {card for cards in sets for card in cards}
    ones, halves = sum(37 > card > 24 for card in free), sum(12 < card < 25 or 36 < card < 49 for card in free)

    def fits(own: int, ones: int, halves: int) -> bool:
        if own == len(sets):
            return True
        missing = max(0, 2 * wanted[own] - printed_halves(sets[own]))
        for used in range(min(ones, 12 - len(sets[own])) + 1):
            more = max(0, missing - 2 * used)
            if more <= halves and used + more <= 12 - len(sets[own]) and fits(own + 1, ones - used, halves - more):
                return True
        return False

    return fits(0, ones, halves)


@settings(max_examples=60)
@given(totals=preserver_totals())
def test_preservers_are_refused_only_where_no_filling_prints_them(totals: tuple[list[list[int]], list[int]]) -> None:
    """Whatever the seed: a hand of ten preservers is rare, and possible."""
    sets, wanted = totals
    data = {"sets": sets, "preservers": wanted}
    for seed in (1, 2):
        refusal = refusal_of(partial(GAME.begin, len(sets), seed, None, data))
        assert (refusal is None) == can_print(sets, wanted)
        if refusal:
            assert told(refusal) == ("preservers", "unprintable")
        else:
            state = GAME.begin(len(sets), seed, None, data)
            assert all(map(ge, state.printed, wanted))
            assert all(set(named) <= set(cards) for named, cards in zip(sets, state.sets, strict=True))


def test_the_richest_hands_are_possible() -> None:
    for preservers in ([12, 0, 0], [0, 10, 2], [8, 8, 7], [8, 8, 8]):
        state = laid(preservers=preservers)
        assert state.preservers == preservers
        assert len({card for cards in state.sets for card in cards}) == 12 * state.players, "no card is dealt twice"
    for preservers in ([9, 8, 8], [12, 9, 4]):
        with pytest.raises(Refusal):
            laid(preservers=preservers)


def test_preservers_left_out_are_those_printed() -> None:
    state = laid(round=10, hands=HANDS)
    assert tuple(state.preservers) == state.printed


def test_preservers_and_levels_may_be_told_of_some_seats() -> None:
    state = laid(round=3, preservers=[None, 2, None], levels=[7, None, None], tides=[1, 2])
    assert state.preservers == [state.printed[0], 2, state.printed[2]]
    assert state.levels[0] == 7
    assert took_the_last_pair(state)
    assert GAME.begin(3, 1, None, GAME.position(state)) == state


def test_a_round_left_out_is_the_first_one_that_can_be() -> None:
    assert laid().round == 0
    assert laid(levels=[5, 4, 3]).round == 2
    assert laid(4, preservers=[-1, 1, 1, 1], levels=[-1, 4, 3, 0]).round == 2
    assert laid(hands=[[1, 2, 3], None, None]).round == 9
    assert laid(turned=[1, 2, 3]).round == 2


def test_a_stage_that_has_been_played_is_scored_at_once() -> None:
    log = EventLog()
    state = GAME.begin(3, 1, None, {"round": 12, "levels": [4, 9, 0], "preservers": [1, 0, 2]}, log)
    assert (state.stage, state.scores) == (1, (1, 0, 3))
    assert GAME.begin(3, 1, None, GAME.position(state)) == state
    short = GAME.begin(4, 1, None, {"stage": 3, "round": 12, "levels": [4, 9, -1, -1], "preservers": [1, 0, -1, -1]})
    assert GAME.result(short) == Result((2, 0, -1, -1), (0,))
    assert GAME.begin(4, 1, None, GAME.position(short)) == short


def test_tide_cards_shown_are_among_those_turned_up_before() -> None:
    state = laid(round=2, levels=[9, 9, 3], tides=[4, 7])
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
    shown = [level for level in state.levels if level > 0]
    unseen = Counter(state.tides[2 * state.round - 2 : 2 * state.round]) - Counter(shown)
    return unseen.total() <= state.levels.count(-1) and len(shown) + state.levels.count(-1) <= 2 * state.round


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


def test_a_dry_table_is_accepted_in_a_late_round_where_it_is_stated() -> None:
    """A stored game begins so; left out, the levels are those of tide cards."""
    assert laid(round=11, levels=[0, 0, 0]).levels == [0, 0, 0]
    assert 0 not in laid(round=11).levels


def test_only_tide_cards_eliminate() -> None:
    """Before the first round is over, nobody is out; after it, two at most."""
    for round, preservers in ((0, [1, 1, 1, 1, -1]), (0, [1, 1, 1, -1, -1])):
        with pytest.raises(Refusal) as refusal:
            laid(5, round=round, preservers=preservers)
        assert told(refusal.value) == ("preservers", "too_many_out")
        assert laid(5, round=1, preservers=preservers).alive == preservers.count(1)


def test_after_the_first_stage_all_sets_have_been_seen_unless_it_is_said() -> None:
    assert laid(stage=1).shown == tuple(map(frozenset, laid(stage=1).sets))
    assert laid(stage=1, shown=[[], [], []]).shown == (frozenset(), frozenset(), frozenset())
    assert laid().shown == (frozenset(), frozenset(), frozenset())


def test_in_the_open_variant_the_turn_follows_from_leader_and_cards() -> None:
    state = laid(4, {"play": "open"}, leader=2, chosen=[0, 0, 5, 0])
    assert GAME.decision(state) == Decision("weather_card", (3,))


def told(refusal: Refusal) -> tuple[object, object]:
    """Return the place and the code of the finding that a position was refused for."""
    assert refusal.code == "bad_position"
    return refusal.params["place"], refusal.params["finding"]


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("stage", "no_such_stage", {"stage": 3}),
    ("stage", "not_a_number", {"stage": True}),
    ("round", "out_of_range", {"round": -1}),
    ("hands", "not_by_seat", {"round": 11, "hands": [[1], [2]]}),
    ("hands.0.0", "out_of_range", {"round": 11, "hands": [[61], [2], [3]]}),
    ("hands.0.1", "twice", {"round": 10, "hands": [[1, 1], None, None], "sets": [[1], [], []]}),
    ("hands.0", "not_in_set", {"round": 11, "hands": [[1], None, None], "sets": [[2], [], []]}),
    ("hands.0", "card_laid", {"round": 10, "hands": [[1], None, None], "chosen": [1, 0, 0], "sets": [[1], [], []]}),
    ("hands", "not_by_seat", {"hands": None}),
    ("hands.1.0", "card_twice", {"round": 11, "hands": [[1], [1], [3]]}),
    ("sets.0", "too_long", {"sets": [[*range(1, 14)], [], []]}),
    ("sets", "not_by_seat", {"sets": [[], []]}),
    ("sets.0", "not_a_list", {"sets": [None, [], []]}),
    ("tides", "three_tides", {"tides": [5, 5, 5]}),
    ("tides.0", "out_of_range", {"tides": [13]}),
    ("levels", "pair_gone", {"levels": [5, 0, 0]}),
    ("levels", "too_many_shown", {"round": 1, "levels": [5, 4, 3]}),
    ("levels", "three_tides", {"round": 3, "levels": [5, 0, 0], "tides": [5, 5]}),
    ("turned", "turned_too_many", {"round": 1, "turned": [1, 2, 3]}),
    ("tides", "coming_too_many", {"round": 5, "tides": list(TIDE_CARDS)}),
    ("preservers", "not_by_seat", {"preservers": [1, 1]}),
    ("preservers.0", "out_of_range", {"preservers": [13, 1, 1]}),
    ("preservers", "unprintable", {"preservers": [12, 12, 12]}),
    ("preservers", "stage_over", {"round": 3, "preservers": [-1, 1, 1]}),
    ("chosen", "all_laid", {"chosen": [1, 2, 3]}),
    ("preservers", "stage_over", {"round": 3, "levels": [-1, 0, 0]}),
    ("levels", "pair_gone", {"round": 11, "levels": [0, 7, 0]}),
    ("levels", "pair_gone", {"round": 1, "levels": [5, 0, 0]}),
    ("levels", "pair_gone", {"round": 2, "turned": [1, 2, 3, 4], "levels": [1, 2, 3]}),
    ("levels", "pair_gone", {"over": True, "stage": 2, "round": 12, "levels": [0, 0, 5]}),
    ("levels", "not_by_seat", {"levels": [0, 0, 0, 0]}),
    ("levels.2", "turned_down", {"round": 3, "preservers": [1, 1, 5], "levels": [3, 4, -1], "chosen": [5, 6, 0]}),
    ("levels.0", "out_of_range", {"levels": [13, 0, 0]}),
    ("scores", "not_by_seat", {"scores": [1, 1]}),
    ("scores.2", "not_a_number", {"scores": [1, 1, 1.5]}),
    ("shown", "not_by_seat", {"shown": [[], []]}),
    ("sets.0", "set_size", {"sets": [[*range(1, 13)], [], []], "shown": [[60], [], []]}),
    ("chosen", "not_by_seat", {"chosen": [0, 0]}),
    ("leader", "no_such_seat", {"leader": 3}),
    ("over", "not_a_flag", {"over": 1}),
    ("over", "not_over", {"over": True}),
    ("over", "not_over", {"over": True, "stage": 2, "round": 5}),
    ("chosen", "laid_late", {"over": True, "stage": 2, "round": 12, "chosen": [1, 0, 0]}),
    ("tide", "unknown_key", {"tide": [4, 7]}),
    ("tides", "deal_alone", {"deal": [[], [], []], "tides": [4, 7]}),
    ("deal.1.0", "card_twice", {"deal": [[1], [1], []]}),
    ("deal", "not_by_seat", {"deal": 7}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED, ids=lambda value: str(value)[:60])
def test_a_position_that_cannot_be_is_refused_by_its_place(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        laid(3, None, **position)
    assert told(refusal.value) == (place, finding)


@pytest.mark.parametrize(
    ("place", "finding", "position"),
    [
        ("leader", "not_clockwise", {"leader": 0, "chosen": [0, 5, 0, 0]}),
        ("leader", "leader_out", {"round": 1, "leader": 3, "preservers": [1, 1, 1, -1]}),
        ("turn", "not_their_turn", {"leader": 1, "turn": 2}),
        ("chosen.0", "out_laid", {"round": 1, "chosen": [5, 0, 0, 0], "preservers": [-1, 1, 1, 1]}),
    ],
    ids=str,
)
def test_in_the_open_variant_cards_lie_clockwise_from_the_leader(
    place: str, finding: str, position: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as refusal:
        laid(4, {"play": "open"}, **position)
    assert told(refusal.value) == (place, finding)
