"""The types that JavaScript sees are those of the engine."""

import re
from dataclasses import dataclass
from typing import Annotated, NotRequired, TypedDict

import pytest

from engine.api.endpoints import ENDPOINTS, REQUESTS
from engine.api.requests import Request
from tools import protocol


def test_the_written_types_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["protocol", "check"])
    protocol.main()


def test_types_that_are_out_of_date_fail_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["protocol", "check"])
    monkeypatch.setitem(REQUESTS, "undo", REQUESTS["again"])
    with pytest.raises(SystemExit, match=r"protocol\.d\.ts is out of date: run `python -m tools\.protocol`"):
        protocol.main()


def test_every_action_is_answered_by_a_handler_of_its_own_type() -> None:
    for do, kind in REQUESTS.items():
        assert kind is Request or kind.__name__ == protocol.request_name(do)
    written = protocol.declarations()
    for do in REQUESTS:
        assert re.search(rf'interface {protocol.request_name(do)} extends \w+ {{\n  do: "{do}";', written), do
    table = re.findall(r"^  (\w+): .* \| Refused;$", written, re.MULTILINE)
    assert table == list(ENDPOINTS)


@dataclass(frozen=True)
class Part:
    """A part."""

    size: Annotated[int, range(1, 10)]
    """How large."""


class Whole(TypedDict):
    """All of it."""

    parts: list[Part | None]
    pair: tuple[str, int]
    more: NotRequired[bool]


def test_a_type_is_written_as_typescript() -> None:
    assert protocol.interface_text(Part) == (
        "/** A part. */\nexport interface Part {\n  /** How large. From 1 to 9. */\n  size: number;\n}\n"
    )
    assert protocol.interface_text(Whole) == (
        "/** All of it. */\nexport interface Whole {\n"
        "  parts: (Part | null)[];\n  pair: [string, number];\n  more?: boolean;\n}\n"
    )
