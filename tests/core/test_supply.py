"""Supplies: which pieces are named too often, the fix, and what is left."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.table.supply import Supply, named_pieces

LETTERS = Supply("AABBBC")


def test_a_piece_named_too_often_is_told_with_all_its_places() -> None:
    (found,) = LETTERS.surplus([("here", "A"), ("there", "C"), ("there", "A"), ("last", "A"), ("last", "B")])
    assert (found.piece, found.most, found.places) == ("A", 2, ["here", "there", "last"])


def test_a_piece_that_is_none_of_the_supply_is_too_many_at_once() -> None:
    (found,) = LETTERS.surplus([("here", "X")])
    assert (found.most, found.places) == (0, ["here"])


@pytest.mark.parametrize(
    ("position", "fix"),
    [
        ({"houses": {"G1": "ACA", "G2": "BA"}}, {"houses": {"G1": "ACA", "G2": "B"}}),
        ({"houses": {"G1": "AAAA"}, "taken": ["A", None]}, {"houses": {"G1": "AA"}, "taken": ["", None]}),
        ({"hands": [["A", "B"], ["A", "A"]]}, {"hands": [["A", "B"], ["A"]]}),
        ({"reserve": "AAAB"}, {"reserve": "AAB"}),
    ],
)
def test_the_fix_takes_a_piece_out_where_it_is_named_last(position: dict[str, object], fix: dict[str, object]) -> None:
    (found,) = LETTERS.surplus(named_pieces(position, "houses", "reserve", "taken", "hands"))
    assert found.fix(position) == fix


def test_what_cannot_be_taken_out_has_no_fix() -> None:
    (found,) = LETTERS.surplus([("series", "C"), ("series", "C")])
    assert found.fix({"series": [{"floods": ["C", "C"]}]}) == {}


def test_numbers_and_what_is_not_known_name_no_piece() -> None:
    assert [*named_pieces({"houses": {"G1": 3, "G2": None}, "taken": [None, "A"]}, "houses", "taken", "hands")] == [
        ("taken.1", "A")
    ]


@given(named=st.lists(st.sampled_from("ABCX")), seed=st.integers(0, 9))
def test_what_is_left_and_what_is_named_are_the_supply(named: list[str], seed: int) -> None:
    left = LETTERS.left(named)
    assert Counter(left) == Counter(LETTERS.pieces) - Counter(named)
    assert left == sorted(left)
    assert Counter(LETTERS.drawn(named, seed, "fill")) == Counter(left)
    over = {found.piece: len(found.places) - found.most for found in LETTERS.surplus(("here", each) for each in named)}
    assert over == Counter(named) - Counter(LETTERS.pieces)
