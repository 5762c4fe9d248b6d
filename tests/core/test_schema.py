"""The schema of positions: what may stand under each key, and what is found where it does not."""

from typing import Any

import pytest

from engine.core.game import Refusal
from engine.core.schema import ASeat, ByKey, BySeat, Finding, Flag, ListOf, Open, Schema, Shape, Whole, Word, word

CARDS = ListOf(Whole(1, 9), most=3, once=True)

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
]


@pytest.mark.parametrize(("shape", "value", "code", "place"), WRONG, ids=str)
def test_what_has_another_form_is_found(shape: Shape, value: object, code: str, place: str) -> None:
    assert [(finding.code, finding.place) for finding in shape.check(value, "a", 3)] == [(code, place)]


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
    ],
    ids=str,
)
def test_what_has_its_form_passes(shape: Shape, value: object) -> None:
    assert not [*shape.check(value, "a", 3)]


def test_a_position_has_no_other_keys() -> None:
    schema = Schema({"a": Flag()})
    assert not [*schema.check({}, 3)]
    (unknown,) = schema.check({"b": 1}, 3)
    assert (unknown.code, unknown.place, unknown.fix) == ("unknown_key", "b", {"b": None})
    others: tuple[object, ...] = ([], None, "a", 7)
    for data in others:
        assert [finding.code for finding in schema.check(data, 3)] == ["not_a_position"]


def test_the_first_finding_refuses_a_position() -> None:
    with pytest.raises(Refusal) as refusal:
        Schema({"a": Flag(), "b": Flag()}).verify({"b": 1, "a": 1}, 3)
    assert (refusal.value.code, refusal.value.params) == ("bad_position", {"place": "b", "finding": "not_a_flag"})
    assert Finding("odd", "a", "LU-2.4", {"card": 3}).refusal.params == {"place": "a", "finding": "odd", "card": 3}


def test_texts_name_places_without_their_indexes() -> None:
    assert (word("hands.0.2"), word("houses.G1"), word("round")) == ("hands", "houses.G1", "round")
