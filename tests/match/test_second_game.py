"""A table of any game: gestures at a board, several decisions in a row, an end without rounds."""

import json

import pytest

from engine.api.open_matches import MATCHES
from engine.api.view_model import snapshot_that_decided_minigame, view_model
from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.games.registry import GAMES
from tests.api.client import Answer, ask, now, settle
from tests.match.toy import KEY, TOWN, put, toy

ONE_TILE = Minigame("one_tile", 2, 0, (1,), (1, 2), lambda first, now, _: len(now.laid) > len(first.laid) or None, TOWN)
OVER = Minigame("over", 2, 0, (1,), (1,), lambda _first, _now, _seat: True, TOWN)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Presentation:
    """The toy on the shelf."""
    return put(monkeypatch, toy(minigames={mini.key: mini for mini in (ONE_TILE, OVER)}))


def begin_match(*seats: str, moves: tuple[str, ...] = ()) -> Answer:
    """Open a table in the town after these moves."""
    record = {"game": KEY, "version": GAMES[KEY].version, "players": 2, "seed": 1, "position": TOWN, "moves": moves}
    return ask("open", lang="en", save=json.dumps({"record": record, "seats": seats}))


def test_the_grid_lies_over_the_board_of_who_may_place() -> None:
    assert begin_match("human", "random")["board"].endswith("</trick-grid>")
    assert "trick-grid" not in begin_match("human", "human")["board"]
    assert "trick-grid" in ask("show")["board"]
    assert "trick-grid" not in begin_match("human", "random", moves=("0:w1-2e",))["board"]
    assert "trick-grid" not in begin_match("random", "random")["board"]


def test_a_gesture_becomes_a_move() -> None:
    begin_match("human", "random")
    answer = ask("play", seat=0, move="w1@b4")
    assert answer["kind"] != "refused"
    assert '"moves":["0:w1-1e"]' in answer["save"]


def test_a_gesture_is_refused_with_its_reason_and_changes_nothing() -> None:
    before = begin_match("human", "random")
    after = ask("play", seat=0, move="r3@h4")
    assert after["code"] == "not_beside"
    assert after["refusal"]["rule"] == "DD-2.3"
    assert view_model(MATCHES["t"].match, "en").items() <= before.items()
    assert ask("play", seat=0, move="x9@h4")["code"] == "unreadable"


@pytest.mark.parametrize("seat", [7, -1])
def test_a_gesture_from_no_seat_is_refused(seat: int) -> None:
    begin_match("human", "random")
    assert ask("play", seat=seat, move="w1@b4")["code"] == "no_such_seat"


def test_who_goes_on_after_what_all_have_seen_lifts_the_curtain_once_more_like_who_comes_next() -> None:
    assert begin_match("human", "human")["curtain"] == 0
    ask("show")
    proposed = ask("play", seat=0, move="w1-2e")
    assert (proposed["curtain"], proposed["form"], proposed["whose"]) == (0, "", None)
    assert proposed["say"] == "Alma goes on."
    vote = ask("show")
    assert (vote["curtain"], vote["whose"]) == (None, 0)
    assert 'data-seat="0"' in vote["form"]
    next_one = ask("play", seat=0, move="ja")
    assert (next_one["curtain"], next_one["form"]) == (1, "")
    assert next_one["say"] == "Hand the device to Bruno. Alma has already chosen."
    assert "=K" not in next_one["board"]


def test_bots_between_do_not_draw_the_curtain() -> None:
    record = {"game": KEY, "version": GAMES[KEY].version, "players": 3, "seed": 1, "position": {"turn": 2}, "moves": []}
    answer = ask("open", lang="en", save=json.dumps({"record": record, "seats": ["human", "human", "random"]}))
    answer = settle(answer)
    assert answer["curtain"] == 0
    shown = ask("show")
    assert shown["curtain"] is None
    assert now()["curtain"] is None


def test_a_minigame_ends_on_the_moment_that_decided_it() -> None:
    ask("open", lang="en", new={"game": KEY, "key": "one_tile", "seed": 1})
    end = ask("play", seat=0, move="w1-1e")
    assert end["over"]
    assert 'data-laid="2"' in end["board"]


def test_a_minigame_that_is_over_before_it_begins_shows_its_start() -> None:
    end = ask("open", lang="en", new={"game": KEY, "key": "over", "seed": 1})
    assert end["over"]
    assert 'data-laid="1"' in end["board"]
    MATCHES["t"].match.log.clear()
    assert snapshot_that_decided_minigame(MATCHES["t"].match) is None
