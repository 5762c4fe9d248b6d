"""Riddles: bots play, the reader watches as a bystander, answers one question, and only then sees all."""

import json
import re
from dataclasses import replace

import pytest

from engine.api import pages
from engine.api.ending import EVIDENCE
from engine.core.lessons import Minigame, Riddle
from engine.core.presentation import Presentation
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES
from engine.games.drunter_drueber.rules.events import TileLaid
from tests.api.client import Answer, ask, link, now, settle
from tests.match.toy import KEY, TOWN, put, toy

WHOSE = Riddle(
    ready=lambda state: len(state.laid) >= 4,
    choices=lambda view: [letter for letter in BUILDING_TYPES if view.seat is None],
    answer=lambda state: state.targets[1][0],
    token="target",
    evidence=lambda events, seat: [isinstance(event, TileLaid) and event.seat == seat for event in events],
)
MINI = Minigame("whose", 2, 1, (1, 1), (3, 4), position=TOWN, riddle=WHOSE)
NEVER = replace(MINI, key="never", seeds=(3,), riddle=replace(WHOSE, ready=lambda _: False))


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Presentation:
    """The toy on the shelf."""
    return put(monkeypatch, toy(minigames={mini.key: mini for mini in (MINI, NEVER)}))


def begin(key: str = "whose") -> Answer:
    """Open the riddle as a page does."""
    return ask("open", lang="en", new={"game": KEY, "key": key, "seed": 1})


def shown(answer: Answer) -> str:
    """Return all that a reader sees of an answer."""
    return json.dumps({**answer, "save": ""})


def test_bots_play_until_the_question_and_the_reader_sees_no_card() -> None:
    first = begin()
    assert first["busy"]
    asked = settle(first)
    assert not asked["over"]
    assert not asked["busy"]
    assert not any(asked["can"].values())
    for answer in (first, asked):
        assert "=?" in answer["board"]
        assert not any(f"={letter}" in shown(answer) for letter in BUILDING_TYPES)
    assert 'data-laid="4"' in asked["board"]


def test_the_form_asks_with_a_button_for_each_answer() -> None:
    assert begin()["form"] == ""
    asked = settle(begin())
    assert 'data-do="guess"' in asked["form"]
    assert "<legend>Minigame.whose.question</legend>" in asked["form"]
    for letter in BUILDING_TYPES:
        assert f'<input type="radio" name="answer" value="{letter}"> card {letter}</label>' in asked["form"]
    assert asked["say"] == "Minigame.whose.question"
    assert asked["status"] == '<b class="goal">Minigame.whose.goal</b> '


@pytest.mark.parametrize(("answer", "ending"), [("S", "won"), ("K", "lost")])
def test_the_answer_is_judged_and_everything_turned_up(answer: str, ending: str) -> None:
    settle(begin())
    end = ask("guess", answer=answer)
    assert end["over"]
    assert f'<p class="verdict {ending}">Minigame.whose.{ending}</p>' in end["form"]
    assert "Alma=K" in end["board"]
    assert "Bruno=S" in end["board"]
    assert 'data-laid="4"' in end["board"]


@pytest.mark.parametrize("answer", ["S", "K"])
def test_the_answer_comes_with_what_gave_the_seat_away(answer: str) -> None:
    settle(begin())
    form = ask("guess", answer=answer)["form"]
    told = re.findall(r"<li><b>Turn (\d+)</b> · (.*?)</li>", form)
    assert "What gave Bruno away:" in form
    assert 0 < len(told) <= EVIDENCE
    turns = [int(turn) for turn, _ in told]
    assert turns == sorted(turns)
    assert all("TileLaid" in line for _, line in told)


def test_no_answer_too_early_twice_or_that_is_none() -> None:
    begin()
    assert ask("guess", answer="S")["code"] == "not_now"
    asked = settle(now())
    assert ask("guess")["code"] == "nothing_chosen"
    assert ask("guess", answer="X")["code"] == "not_now"
    assert now()["form"] == asked["form"]
    assert ask("guess", answer="S")["kind"] != "refused"
    assert ask("guess", answer="K")["code"] == "not_now"
    assert ask("play", seat=1, move="w1-1e")["code"] == "game_over"


def test_a_riddle_that_is_asked_goes_on_there_and_its_answer_is_kept() -> None:
    asked = settle(begin())
    begun = link()
    end = ask("guess", answer="K")
    for way, before, after in (("save", asked["save"], end["save"]), ("link", begun, link())):
        again = ask("open", id="again", lang="en", **{way: before})
        assert (again["form"], again["board"]) == (asked["form"], asked["board"])
        kept = ask("open", id="again", lang="en", **{way: after})
        assert (kept["form"], kept["board"], kept["over"]) == (end["form"], end["board"], True)


@pytest.mark.parametrize("guess", ["X", 3, None])
def test_a_kept_answer_that_is_none_is_damaged(guess: object) -> None:
    settle(begin())
    save = json.loads(ask("guess", answer="K")["save"]) | {"guess": guess}
    assert ask("open", id="x", save=json.dumps(save))["code"] == "foreign"
    assert ask("open", id="x", link=link() + "x")["code"] == "foreign"


def test_nobody_sits_down_at_a_riddle() -> None:
    save = json.loads(settle(begin())["save"]) | {"seats": ["random", "human"]}
    assert ask("open", id="x", save=json.dumps(save))["code"] == "foreign"


def test_again_asks_anew() -> None:
    settle(begin())
    ask("guess", answer="S")
    answer = settle(ask("again"))
    assert '"seed":4,' in answer["save"]
    assert not answer["over"]


def test_a_riddle_whose_time_never_comes_is_asked_at_the_end() -> None:
    asked = settle(begin("never"))
    assert not asked["over"]
    assert 'data-do="guess"' in asked["form"]


def test_the_page_promises_it_without_a_hint() -> None:
    html = pages.table_before_play_html(KEY, "whose", "en")
    assert "Alma=? Bruno=?" in html
