"""What the bots believed: told after a whole game, from each bot's own view, with nobody's cards."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine.api.beliefs import BotBelief
from engine.core.game import Seat
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.rules.view import View
from engine.games.registry import GAMES
from tests.api.client import Answer, ask, begin_match, now, settle
from tests.match.toy import KEY, TOWN, put, toy

VIEWS: list[View] = []


class Believing(DrunterDrueberBelief):
    """Believes much of everybody else, and keeps the views it was asked of."""

    def beliefs(self, view: View) -> Mapping[Seat, Mapping[str, float]]:
        """Return the same beliefs always."""
        VIEWS.append(view)
        if view.phase == "over":
            return {seat: {view.targets[seat][0]: 1.0} for seat in range(view.players)}
        return {seat: {"K": 0.754, "S": 0.246} for seat in range(view.players) if seat != view.seat}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy on the shelf, with believing bots."""
    put(monkeypatch, toy())
    monkeypatch.setattr(f"engine.games.{KEY}.heuristics.HEURISTICS", replace(HEURISTICS, belief=Believing()))
    VIEWS.clear()


NEARLY = TOWN | {"tiles": [[2] + [0] * 8, [1] + [0] * 8], "targets": [["K"], ["S"]]}


def end(*kinds: str, lang: str = "en") -> Answer:
    """Return the end of a short game."""
    moves = ("0:w1-1e", "1:w2-1w", "0:w1-1n")
    record: dict[str, Any] = {
        "game": KEY,
        "version": GAMES[KEY].version,
        "players": 2,
        "seed": 1,
        "position": NEARLY,
        "moves": moves,
    }
    answer = settle(ask("open", lang=lang, save=json.dumps({"record": record, "seats": kinds})))
    assert answer["over"]
    return answer


def test_each_attentive_bot_tells_what_it_believed_of_the_others() -> None:
    form = end("human", "sampling")["form"]
    assert 0 < form.index('class="ranking"') < form.index("<summary>What the bots believed")
    assert "<summary>What the bots believed</summary>" in form
    assert form.count("<table><caption>Bruno, before the last decision</caption>") == 1
    assert '<th scope="col">You</th>' in form
    assert '<tr><th scope="row">card S</th><td>25\u00a0%</td></tr>' in form
    assert "croyaient" in end("sampling", "sampling", lang="fr")["form"]


def test_two_attentive_bots_tell_two_tables() -> None:
    assert end("sampling", "search")["form"].count("before the last decision") == 2


def test_it_is_asked_of_the_bots_own_view_before_the_last_decision() -> None:
    end("human", "sampling")
    view = VIEWS[0]
    assert view.seat == 1
    assert view.targets == (("?",), ("S",))
    assert len(view.laid) == 3
    assert view.phase == "place"


@pytest.mark.parametrize("kinds", [("human", "greedy"), ("random", "human"), ("human", "human")])
def test_bots_that_only_see_believe_nothing(kinds: tuple[str, str]) -> None:
    assert "beliefs" not in end(*kinds)["form"]
    assert VIEWS == []


def test_a_game_without_beliefs_shows_none() -> None:
    answer = settle(begin_match("sampling", "sampling", "sampling"))
    assert answer["over"]
    assert "ranking" in answer["form"]
    assert "beliefs" not in answer["form"]


def test_the_beliefs_are_reckoned_once() -> None:
    end("human", "sampling")
    asked = len(VIEWS)
    now()
    assert len(VIEWS) == asked == 2, "before the last decision, and after the end"


SECRETS = {"K": 0.5, "S": 0.2, "J": 0.1, "T": 0.08, "B": 0.07, "G": 0.05}


def test_secrets_of_several_kinds_share_the_rows_and_the_truth_is_always_among_them() -> None:
    belief = BotBelief(1, {0: {**SECRETS, "1": 0.9, "2": 0.1}}, {0: {"G": 1.0}})
    presentation = replace(toy(), secret=lambda text: "number" if text.isdigit() else "target")
    assert belief.secrets_by_token(presentation) == {"target": [*SECRETS], "number": ["1", "2"]}
    assert belief.secrets_worth_showing([*SECRETS], 3) == ["K", "S", "J", "G"]
    assert belief.secrets_worth_showing(["1", "2"], 1) == ["1"]


def kind(second: str, text: str) -> str:
    """Return the token that names a secret: numbers are of a second kind, or of the same."""
    return second if text.isdigit() else "target"


def test_ten_rows_are_shared_among_the_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    chances = dict.fromkeys([*map(str, range(11)), *"ABCDEFGHIJK"], 1 / 22)
    monkeypatch.setattr(Believing, "beliefs", lambda _self, _view: {0: chances})
    for second, rows in (("target", (10, 0)), ("move", (5, 5))):
        put(monkeypatch, replace(toy(), secret=partial(kind, second)))
        form = end("human", "sampling")["form"]
        assert (form.count('row">card '), form.count('row">move ')) == rows


@pytest.mark.parametrize(("chance", "true"), [(1.0, True), (0.99, False), (0.5, False)])
def test_what_is_held_more_likely_than_99_in_100_is_true(chance: float, true: bool) -> None:
    assert BotBelief(1, {0: SECRETS}, {0: {"G": chance}}).is_secret_true("G", 0) == true


def test_what_was_true_is_marked() -> None:
    """Once all lies open, the toy knows that seat 0 had the card K."""
    form = end("human", "sampling")["form"]
    assert '<td class="true"><b>75\u00a0%\u00a0✓</b><span class="visually-hidden"> This is true</span></td>' in form
    assert form.count('class="true"') == 1
