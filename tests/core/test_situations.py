"""Situations: telling more or less of a table, and another number of players."""

from dataclasses import replace

import pytest

from engine.core.game import Refusal
from engine.core.record_shapes import Keyed
from engine.core.schema import ASeat, BySeat, Flag, ListOf, Schema, Whole
from engine.core.situations import (
    Situation,
    index_from_text,
    is_place_given,
    value_at_place,
    with_move_given,
    with_player_count,
    with_position_value,
)

SCHEMA = Schema(
    {
        "levels": BySeat(Whole(0, 9), open=True),
        "cards": BySeat(Whole(0, 9)),
        "over": Flag(),
        "turn": ASeat(),
        "laid": ListOf(Keyed({"by": ASeat()}, dict)),
    }
)
NOTHING = Situation(3)


def test_the_first_entry_makes_a_list_and_the_last_one_removes_it() -> None:
    one = with_position_value(NOTHING, SCHEMA, "levels.1", 4)
    assert one.position == {"levels": [None, 4, None]}
    assert with_position_value(one, SCHEMA, "levels.1", None) == NOTHING
    assert with_position_value(NOTHING, SCHEMA, "over", True).position == {"over": True}
    assert NOTHING.position == {}


@pytest.mark.parametrize("place", ["levels.3", "levels.x", "levels.-1", "cards.0", "over.0", "wind"])
def test_only_places_that_there_are_can_be_told(place: str) -> None:
    with pytest.raises(Refusal, match="bad_position"):
        with_position_value(NOTHING, SCHEMA, place, 4)


def test_only_what_has_its_form_can_be_told() -> None:
    with pytest.raises(Refusal, match="bad_position"):
        with_position_value(NOTHING, SCHEMA, "levels.0", 10)


def test_a_place_is_told_when_all_of_it_is() -> None:
    some = Situation(3, {"levels": [None, 0, None], "cards": [1, 2, 3]}, {"card.1": "7"})
    assert [is_place_given(some, place) for place in ("levels.1", "cards", "cards.0", "card.1")] == [True] * 4
    assert [is_place_given(some, place) for place in ("levels", "levels.0", "levels.9", "over", "card.0")] == [
        False
    ] * 5
    assert value_at_place({"a": {"b": [1]}}, "a.b.0") == 1
    assert value_at_place({"a": 1}, "a.b") is None


def test_a_move_is_told_and_taken_back() -> None:
    told = with_move_given(NOTHING, "card.0", "44")
    assert told.moves == {"card.0": "44"}
    assert with_move_given(told, "card.0", None) == with_move_given(told, "card.0", "") == NOTHING


def test_another_number_of_players_keeps_what_still_has_a_seat() -> None:
    piles = {"turn": 2, "laid": [{"by": 0}, {"by": 2}, {"by": 1}]}
    three = Situation(3, {"levels": [1, None, 3], "cards": [1, 2, 3], "over": True, **piles}, {"tile": "x"})
    four = with_player_count(three, SCHEMA, 4)
    assert (four.position, four.moves) == ({"levels": [1, None, 3, None], "over": True, **piles}, three.moves)
    two = with_player_count(replace(three, names=("A", "B", "C")), SCHEMA, 2)
    assert two.position == {"levels": [1, None], "over": True, "laid": [{"by": 0}, {"by": 1}]}
    assert two.names == ("A", "B")
    assert with_player_count(Situation(3, {"a.b": 1, "over": 2, "laid": [{}]}), SCHEMA, 2).position == {}


@pytest.mark.parametrize("text", ["9" * 5000, "-1", "x", "", "03", "٣", "3", "1.0"])
def test_a_text_that_is_no_index_is_none_however_long(text: str) -> None:
    assert index_from_text(text, 3) is None
    assert index_from_text("2", 3) == 2
    some = Situation(3, {"levels": [1, None, 3]}, {f"card.{text}": "7", "seat": text})
    assert value_at_place(some.position, f"levels.{text}") is None
    assert not is_place_given(some, f"levels.{text}.0")
    with pytest.raises(Refusal, match="bad_position"):
        with_position_value(some, SCHEMA, f"levels.{text}.", 1)
