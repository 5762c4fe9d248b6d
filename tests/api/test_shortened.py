"""Answers as they are sent: short, and whole again with what came before."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api.shortened import LONG, shortened
from tests.api import client
from tests.api.client import Answer, begin_match, lengthened, play, settle

PARTS = st.lists(st.sampled_from(["a" * LONG, "b" * LONG, "\U0001f30a", "\u00e9", "x"]))


def told(*texts: list[str]) -> list[Any]:
    """Return answers with these texts, each put together of parts."""
    return [{"board": "".join(parts), "steps": [{"board": "".join(parts[1:]), "rules": parts}]} for parts in texts]


@given(first=PARTS, second=PARTS, third=PARTS)
def test_what_is_sent_is_made_whole_again(first: list[str], second: list[str], third: list[str]) -> None:
    here, there = dict[str, str](), dict[str, str]()
    for answer in told(first, second, third):
        assert lengthened(json.loads(json.dumps(shortened(answer, here))), there) == answer


def test_nothing_new_is_sent_of_what_did_not_change() -> None:
    last = dict[str, str]()
    for answer in told(["\U0001f30a" * LONG], ["\U0001f30a" * LONG]):
        sent = shortened(answer, last)["board"]
    assert sent == {"at": 2 * LONG, "text": "", "end": 0}


def test_about_half_of_a_game_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = list[tuple[int, int]]()

    def noted(sent: Answer, match: object) -> Answer:
        whole = answered(sent, match)
        sizes.append((size(sent), size(whole)))
        return whole

    def size(answer: Answer) -> int:
        return len(json.dumps({**answer, "log": "nothing told again to a page"}))

    answered = client.answered
    monkeypatch.setattr(client, "answered", noted)
    answer = settle(begin_match("human", "greedy", "greedy"))
    for _ in range(5):
        answer = play(answer)
    sent, whole = map(sum, zip(*sizes, strict=True))
    assert sent < 0.55 * whole
