"""The schema of positions: what may stand under each key, and what is found where it does not."""

from typing import Any, NamedTuple

import pytest

from engine.core.game import Refusal
from engine.core.record_shapes import As, Keyed, OfSeat, Row
from engine.core.schema import (
    ASeat,
    ByKey,
    BySeat,
    Finding,
    Flag,
    ListOf,
    Open,
    Schema,
    Shape,
    Text,
    Whole,
    Word,
    entries_if_any_known,
    path_without_indexes,
    removing_fix,
    rewriting_fix,
)

CARDS = ListOf(Whole(1, 9), most=3, once=True)
COLOUR = Word(("red", "blue"), (10, 20))


class Move(NamedTuple):
    """A record that is read."""

    colour: int
    to: int


MOVE = Keyed({"colour": COLOUR, "to": Whole(0, 9)}, Move, optional={"to": 5})
WHOLE_MOVE = Keyed({"colour": COLOUR, "to": Whole(0, 9)}, Move, code="not_a_move")
STEP = Row((COLOUR, Whole(0, 9)), Move)
OWNED = OfSeat(COLOUR, "not_owned", Move)

WRONG: list[tuple[Shape, Any, str, str]] = [
    *((Whole(1, 3), value, "not_a_number", "a") for value in (True, 2.0, "3", None, [1])),
    (Whole(1, 3), 0, "out_of_range", "a"),
    (Whole(1, 3), 4, "out_of_range", "a"),
    *((Flag(), value, "not_a_flag", "a") for value in (1, 0, None, "true")),
    *((ASeat(), value, "no_such_seat", "a") for value in (-1, 3, True, 1.0, None)),
    *((Word(("x", "y")), value, "unknown_word", "a") for value in ("z", 1, None, ["x"])),
    *((CARDS, value, "not_a_list", "a") for value in ((1,), "12", {1: 2}, None)),
    (CARDS, [1, 2, 3, 4], "too_long", "a"),
    (CARDS, [0] * 9999, "too_long", "a"),
    (ListOf(Flag(), most=2, exactly=True), [True], "wrong_length", "a"),
    (Open(Flag()), 1, "not_a_flag", "a"),
    (CARDS, [1, 2, 1], "twice", "a.2"),
    (CARDS, [1, 10], "out_of_range", "a.1"),
    (BySeat(Flag()), [True, False], "not_by_seat", "a"),
    (BySeat(Flag()), [True, None, False], "not_a_flag", "a.1"),
    (BySeat(CARDS, open=True), [[1], None, [0]], "out_of_range", "a.2.0"),
    (ByKey(("x", "y"), Flag()), [], "not_by_key", "a"),
    (ByKey(("x", "y"), Flag()), {"z": True}, "unknown_word", "a"),
    (ByKey(("x", "y"), Flag()), {"x": 1}, "not_a_flag", "a.x"),
    (Text("no_text"), 1, "no_text", "a"),
    (As(CARDS, tuple, list), [1, 1], "twice", "a.1"),
    (MOVE, [], "not_keyed", "a"),
    (MOVE, {"to": 1}, "missing_key", "a"),
    (MOVE, {"colour": "red", "from": 1}, "unknown_key", "a.from"),
    (MOVE, {"colour": "red", "to": 10}, "out_of_range", "a.to"),
    (WHOLE_MOVE, {"colour": "red"}, "not_a_move", "a"),
    (WHOLE_MOVE, {"colour": "red", "to": 10}, "out_of_range", "a.to"),
    (STEP, "red", "not_a_list", "a"),
    (STEP, ["red"], "wrong_length", "a"),
    (STEP, ["red", "x"], "not_a_number", "a.1"),
    *((OWNED, value, "not_owned", "a") for value in ("red", "3:red", "0:green", "-1:red", 7, None)),
]


@pytest.mark.parametrize(("shape", "value", "code", "place"), WRONG, ids=str)
def test_what_has_another_form_is_found(shape: Shape, value: object, code: str, place: str) -> None:
    assert [(finding.code, finding.place) for finding in shape.findings_in_value(value, "a", 3)] == [(code, place)]


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (Whole(1, 3), 3),
        (Flag(), False),
        (ASeat(), 2),
        (Word(("x", "y")), "y"),
        (CARDS, [3, 1, 9]),
        (ListOf(Flag()), [True] * 99),
        (Open(Flag()), None),
        (Open(Flag()), True),
        (BySeat(CARDS, open=True), [[1], None, []]),
        (ByKey(("x", "y"), Flag()), {"y": True}),
        (Text("no_text"), ""),
        (MOVE, {"colour": "red"}),
        (WHOLE_MOVE, {"to": 1, "colour": "red"}),
        (STEP, ["red", 1]),
        (OWNED, "2:blue"),
    ],
    ids=str,
)
def test_what_has_its_form_passes(shape: Shape, value: object) -> None:
    assert not [*shape.findings_in_value(value, "a", 3)]


def test_a_position_has_no_other_keys() -> None:
    schema = Schema({"a": Flag()})
    assert not [*schema.findings_in_position({}, 3)]
    (unknown,) = schema.findings_in_position({"b": 1}, 3)
    assert (unknown.code, unknown.place, unknown.fix) == ("unknown_key", "b", {"b": None})
    others: tuple[object, ...] = ([], None, "a", 7)
    for data in others:
        assert [finding.code for finding in schema.findings_in_position(data, 3)] == ["not_a_position"]


def test_the_first_finding_refuses_a_position() -> None:
    with pytest.raises(Refusal) as refusal:
        Schema({"a": Flag(), "b": Flag()}).verify_well_formed_position({"b": 1, "a": 1}, 3)
    assert (refusal.value.code, refusal.value.params) == ("bad_position", {"place": "b", "finding": "not_a_flag"})
    assert Finding("odd", "a", "LU-2.4", {"card": 3}).as_refusal.params == {"place": "a", "finding": "odd", "card": 3}


@pytest.mark.parametrize(
    ("shape", "value", "read"),
    [
        (Whole(1, 3), 3, 3),
        (Word(("x", "y")), "y", "y"),
        (COLOUR, "blue", 20),
        (ListOf(COLOUR), ["blue", "red"], [20, 10]),
        (As(ListOf(COLOUR), tuple, list), ["blue", "red"], (20, 10)),
        (Open(COLOUR), None, None),
        (Open(COLOUR), "red", 10),
        (BySeat(COLOUR, open=True), ["red", None], [10, None]),
        (ByKey(("x", "y"), COLOUR), {"y": "red"}, {"y": 10}),
        (MOVE, {"colour": "red", "to": 1}, Move(10, 1)),
        (STEP, ["red", 1], Move(10, 1)),
        (OWNED, "2:blue", Move(2, 20)),
    ],
    ids=str,
)
def test_what_is_read_is_written_back(shape: Shape, value: object, read: object) -> None:
    assert shape.value_reader()(value) == read
    assert shape.value_writer()(read) == value


def test_a_key_that_may_be_missing_is_read_as_what_it_is_then() -> None:
    assert MOVE.value_reader()({"colour": "blue"}) == Move(20, 5)


def test_a_state_is_written_by_its_attributes_but_for_what_is_said() -> None:
    schema = Schema({"colour": COLOUR, "to": Whole(0, 9), "done": Flag(), "by": ASeat()})
    assert schema.write_position(Move(10, 1), done=True) == {"colour": "red", "to": 1, "done": True}
    assert schema.write_position(Move(10, 1), to=None, by=0) == {"colour": "red", "by": 0}
    assert schema.read_position({"colour": "red", "done": True}) == {"colour": 10, "done": True}


def test_fixes_write_over_what_stands_at_their_places_and_leave_it_alone() -> None:
    data = {"hands": [[1, 2], None], "votes": [{"yes": [1, 2], "no": []}], "round": 3}
    assert rewriting_fix(data, {"round": 4, "hands.0.1": 9, "hands.1": []}) == {"round": 4, "hands": [[1, 9], []]}
    assert rewriting_fix(data, {"votes.0.yes": None}) == {"votes": [{"yes": None, "no": []}]}
    assert removing_fix(data, "hands.0") == {"hands": [None]}
    assert data == {"hands": [[1, 2], None], "votes": [{"yes": [1, 2], "no": []}], "round": 3}
    assert entries_if_any_known([None, 0]) == [None, 0]
    assert entries_if_any_known([None, None]) is None


def test_texts_name_places_without_their_indexes() -> None:
    assert (path_without_indexes("hands.0.2"), path_without_indexes("houses.G1"), path_without_indexes("round")) == (
        "hands",
        "houses.G1",
        "round",
    )
