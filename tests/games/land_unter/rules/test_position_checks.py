"""Positions of Land Unter: what cannot be is refused by name, and nothing else."""

from functools import partial
from operator import ge
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import Refusal
from engine.games.land_unter.rules.components import TIDE_CARDS, WEATHER_CARDS, Card, half_preservers_on_cards
from engine.games.land_unter.rules.game import GAME
from tests.conformance.walks import refusal_of
from tests.games.land_unter.rules.test_positions import laid_out


@st.composite
def preserver_totals(draw: st.DrawFn) -> tuple[list[list[Card]], list[int]]:
    """Draw some cards of each set, and preservers that the sets should print: more than they do on average."""
    players = draw(st.integers(3, 5))
    deck = draw(st.permutations(WEATHER_CARDS))
    sizes = [draw(st.integers(0, 11)) for _ in range(players)]
    sets = [[deck.pop() for _ in range(size)] for size in sizes]
    return sets, [draw(st.integers(0, 9)) for _ in range(players)]


def can_print(sets: list[list[Card]], wanted: list[int]) -> bool:
    """Return whether the sets can be filled up so, by trying every number of wholes that each one might get."""
    free = {*WEATHER_CARDS} - {card for cards in sets for card in cards}
    ones, halves = sum(37 > card > 24 for card in free), sum(12 < card < 25 or 36 < card < 49 for card in free)

    def fits(own: int, ones: int, halves: int) -> bool:
        if own == len(sets):
            return True
        missing = max(0, 2 * wanted[own] - half_preservers_on_cards(sets[own]))
        for used in range(min(ones, 12 - len(sets[own])) + 1):
            more = max(0, missing - 2 * used)
            if more <= halves and used + more <= 12 - len(sets[own]) and fits(own + 1, ones - used, halves - more):
                return True
        return False

    return fits(0, ones, halves)


@settings(max_examples=60)
@given(totals=preserver_totals())
def test_preservers_are_refused_only_where_no_filling_prints_them(totals: tuple[list[list[Card]], list[int]]) -> None:
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


def test_a_dry_table_is_accepted_in_a_late_round_where_it_is_stated() -> None:
    """A stored game begins so; left out, the levels are those of tide cards."""
    assert laid_out(round=11, levels=[0, 0, 0]).levels == [0, 0, 0]
    assert 0 not in laid_out(round=11).levels


def test_only_tide_cards_eliminate() -> None:
    """Before the first round is over, nobody is out; after it, two at most."""
    for round, preservers in ((0, [1, 1, 1, 1, -1]), (0, [1, 1, 1, -1, -1])):
        with pytest.raises(Refusal) as refusal:
            laid_out(5, round=round, preservers=preservers)
        assert told(refusal.value) == ("preservers", "too_many_out")
        assert laid_out(5, round=1, preservers=preservers).alive == preservers.count(1)


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
    ("hands.0", "impossible", {"round": 11, "hands": [[1], None, None], "sets": [[2], [], []]}),
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
    ("levels.2", "impossible", {"round": 3, "preservers": [1, 1, 5], "levels": [3, 4, -1], "chosen": [5, 6, 0]}),
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
    ("tides", "impossible", {"deal": [[], [], []], "tides": [4, 7]}),
    ("deal.1", "impossible", {"deal": [[1], [1], []]}),
    ("deal", "not_by_seat", {"deal": 7}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED, ids=lambda value: str(value)[:60])
def test_a_position_that_cannot_be_is_refused_by_its_place(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        laid_out(3, None, **position)
    assert told(refusal.value) == (place, finding)


@pytest.mark.parametrize(
    ("place", "finding", "position"),
    [
        ("leader", "not_clockwise", {"leader": 0, "chosen": [0, 5, 0, 0]}),
        ("turn", "impossible", {"leader": 1, "turn": 2}),
        ("chosen.0", "out_laid", {"round": 1, "chosen": [5, 0, 0, 0], "preservers": [-1, 1, 1, 1]}),
    ],
    ids=str,
)
def test_in_the_open_variant_cards_lie_clockwise_from_the_leader(
    place: str, finding: str, position: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as refusal:
        laid_out(4, {"play": "open"}, **position)
    assert told(refusal.value) == (place, finding)
