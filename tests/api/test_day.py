"""The deal of a day as the page asks for it, and what bots make of it at the end."""

from itertools import product
from typing import Any

import pytest

from engine.api import day_endpoint
from engine.bots import Budget
from engine.games.registry import GAMES
from engine.match import same_deal
from tests.api.client import Answer, ask, link, play_out, send, settle

DAY = 20785


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_endpoint, "GAMES", 2)
    monkeypatch.setattr(same_deal, "Budget", lambda iterations: Budget(min(iterations, 1)))


def begin_day(game: str = "land_unter", *, counts: bool = True, lang: str = "en") -> Answer:
    """Begin a try at the deal of DAY; return the table."""
    return ask("open", lang=lang, day={"game": game, "number": DAY, "counts": counts})


def bots_of_day() -> Answer:
    """Let the bots play the deal until they are done."""
    answer = send("day", ms=1000)
    while answer["kind"] == "day" and not answer["done"]:
        answer = send("day", ms=1000)
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_everyone_gets_the_same_cards_in_both_languages(game: str) -> None:
    links = set[str]()
    for lang, counts in product(("fr", "en"), (True, False)):
        settle(begin_day(game, lang=lang, counts=counts))
        links.add(link())
    assert len(links) == 1


def test_a_try_says_whether_it_counts_and_gives_no_hint_if_it_does() -> None:
    counted = settle(begin_day())
    assert counted["day"] == {"number": DAY, "counts": True}
    assert "your try that counts" in counted["form"]
    assert not ask("hint")["busy"]
    assert ask("check", seat=0, move="", ms=0)["html"] == ""
    again = settle(begin_day(counts=False))
    assert "doesn’t count" in again["form"]
    assert ask("hint")["busy"]


def test_only_a_try_that_is_over_is_played_again_by_bots() -> None:
    begin_day()
    assert send("day")["code"] == "bad_request"
    over = play_out(
        ask("open", new={"game": "land_unter", "seed": 1, "players": 3, "seats": ["human"] + ["random"] * 2})
    )
    assert over["day"] is None
    assert send("day")["code"] == "bad_request"


def test_bots_make_the_same_of_the_cards_in_every_try() -> None:
    found = []
    for counts in (True, False):
        over = play_out(begin_day(counts=counts))
        assert "data-day-bots" in over["form"]
        assert 'value="next"' not in over["form"]
        assert 'value="stronger"' not in over["form"]
        found.append(bots_of_day())
    assert found[0] == found[1]
    assert found[0]["games"] == 2
    assert found[0]["won"] in range(3)


def test_after_the_end_the_same_deal_comes_again_and_does_not_count() -> None:
    play_out(begin_day())
    over, again = link(), ask("again", variation="same")
    assert again["day"] == {"number": DAY, "counts": False}
    same = link()
    assert over != same
    begin_day()
    assert link() == same


@pytest.mark.parametrize(
    "wrong", [{"number": -1}, {"number": 10**9}, {"number": "2026-11-28"}, {"counts": 1}, {"more": 1}, {"game": 3}]
)
def test_what_is_no_deal_of_a_day_is_refused(wrong: dict[str, Any]) -> None:
    deal = {"game": "land_unter", "number": DAY, "counts": True} | wrong
    assert ask("open", day=deal)["code"] == "bad_request"
    assert ask("open", day={"game": "chess", "number": DAY, "counts": True})["code"] == "unknown_game"
