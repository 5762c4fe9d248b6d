"""Limits and orders that readers never see broken: how long a slice lasts, what counts as known, examples of a rule."""

from collections.abc import Mapping

import pytest

from engine.api import pages
from engine.api.beliefs import BotBelief
from engine.games.registry import PRESENTATIONS
from engine.match.thinking import Thinker
from tests.api.client import ask, begin_match

LONGEST_SLICE = 10.0
"""Seconds: the page takes an engine that answers nothing for much longer for dead."""


def test_a_slice_of_thinking_ends_after_ten_seconds_whatever_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_match("human", "random", "random")
    asked: list[float] = []
    monkeypatch.setattr(Thinker, "work_for_seconds", lambda _self, seconds: asked.append(seconds))
    for ms in (50, 10_000):
        ask("think", ms=ms)
    assert asked == [0.05, LONGEST_SLICE]
    for ms in (10_001, 10**9, -1):
        assert ask("think", ms=ms)["code"] == "bad_request"
    assert asked == [0.05, LONGEST_SLICE]


@pytest.mark.parametrize(("chance", "known"), [(0.6, False), (0.98, False), (0.995, True), (1.0, True)])
def test_only_what_is_all_but_certain_counts_as_known(chance: float, known: bool) -> None:
    belief = BotBelief(1, {0: {"K": 0.5}}, {0: {"K": chance}})
    assert belief.is_secret_true("K", 0) is known


def test_examples_of_a_rule_come_with_the_plainest_first_and_three_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: Mapping[str, tuple[str, ...]] = {
        "XX-1": ("crowded", "plain", "middling", "packed"),
        "XX-2": ("crowded", "middling", "packed"),
        "XX-3": ("crowded", "packed"),
        "XX-4": ("packed",),
    }
    game = next(iter(PRESENTATIONS))
    monkeypatch.setattr(pages, "examples_by_rule", lambda key: shown if key == game else {})
    assert pages.examples_of_rule("XX-1") == [(game, "plain"), (game, "middling"), (game, "crowded")]
    assert pages.examples_of_rule("XX-4") == [(game, "packed")]
    assert pages.examples_of_rule("XX-5") == []
