"""From JSON to requests: whatever comes in, it is a typed request or a refusal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest

from engine.api.decode import decode_dataclass
from engine.core.game import Refusal


@dataclass(frozen=True, kw_only=True)
class Inner:
    """A part of a request."""

    name: str


@dataclass(frozen=True, kw_only=True)
class Outer:
    """A request of every kind of field."""

    do: Literal["it"] = "it"
    number: int
    small: Annotated[int, range(10)] = 0
    yes: bool = False
    inner: Inner | None = None
    pairs: tuple[tuple[str, int], ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)


def test_a_request_is_read() -> None:
    request = {
        "do": "it",
        "number": -3,
        "small": 9,
        "yes": True,
        "inner": {"name": "x"},
        "pairs": [["a", 1]],
        "names": {"k": "v"},
    }
    assert decode_dataclass(Outer, request) == Outer(
        number=-3, small=9, yes=True, inner=Inner(name="x"), pairs=(("a", 1),), names={"k": "v"}
    )


def test_what_has_a_default_may_be_missing_and_an_option_be_null() -> None:
    assert decode_dataclass(Outer, {"number": 1}) == Outer(number=1)
    assert decode_dataclass(Outer, {"number": 1, "inner": None}).inner is None


WRONG: list[dict[str, Any]] = [
    {},
    {"number": 1.0},
    {"number": True},
    {"number": "1"},
    {"number": None},
    {"number": 1, "do": "that"},
    {"number": 1, "do": []},
    {"number": 1, "small": -1},
    {"number": 1, "small": 10},
    {"number": 1, "small": 10**400},
    {"number": 1, "yes": 1},
    {"number": 1, "inner": {}},
    {"number": 1, "inner": []},
    {"number": 1, "inner": {"name": "x", "more": 1}},
    {"number": 1, "pairs": [["a"]]},
    {"number": 1, "pairs": [["a", 1, 2]]},
    {"number": 1, "pairs": "ab"},
    {"number": 1, "pairs": {"a": 1}},
    {"number": 1, "names": {"k": 1}},
    {"number": 1, "names": [["k", "v"]]},
    {"number": 1, "unknown": 1},
]


@pytest.mark.parametrize("value", [*WRONG, [], None, 3, "x"])
def test_what_is_of_another_type_is_bad_request(value: object) -> None:
    with pytest.raises(Refusal, match="bad_request"):
        decode_dataclass(Outer, value)
