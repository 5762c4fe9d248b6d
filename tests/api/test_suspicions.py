"""The sheet of suspicions as a page gets it: nothing that its reader cannot know, and how good the guesses were."""

import json
import re

import pytest

from engine.api.open_matches import MATCHES
from engine.core.game import EVERYONE
from engine.core.rng import Random
from engine.match.suspicions import true_secrets
from tests.api.client import Answer, ask, begin_match, play, send, settle
from tests.api.finished import finished

READ = ("drunter_drueber", "vineta")
every_read_game = pytest.mark.parametrize("key", READ)


def begun(key: str, *seats: str) -> Answer:
    """Return a game of these seats after two moves of people."""
    answer = settle(begin_match(*seats, game=key))
    for _ in range(2):
        answer = go_on(answer)
    return answer


def go_on(answer: Answer) -> Answer:
    """Let the person who is to choose do so, behind the curtain where there is one."""
    if answer["curtain"] is not None:
        answer = ask("show")
    return play(answer, 3, seat=MATCHES["t"].match.seats_to_choose("human")[0])


def asked(sheet: Answer) -> list[str]:
    """Return all secrets that a sheet asks about."""
    return [each["secret"] for group in sheet["asked"] for each in group["secrets"]]


@every_read_game
def test_the_sheet_leaves_out_ones_own_and_tells_what_each_did(key: str) -> None:
    begun(key, "human", "greedy", "greedy")
    sheet = send("suspicions")
    match = MATCHES["t"].match
    own = true_secrets_of(0)
    assert (sheet["seat"], sheet["people"]) == (0, [0])
    assert not set(own) & set(asked(sheet))
    assert {secret for seat in (1, 2) for secret in true_secrets_of(seat)} <= set(asked(sheet))
    assert [each["name"] for each in sheet["suspects"]] == ["You", "Bruno", "Cleo"]
    assert all(each["name"] in each["curtain"] for each in sheet["suspects"][1:])
    assert any(each["count"] for each in sheet["suspects"][1:])
    steps = send("replay")["moments"]
    for moment in re.findall(r'data-moment="(\d+)"', json.dumps(sheet).replace('\\"', '"')):
        assert 1 <= int(moment) <= len(steps)
    assert match.state == MATCHES["t"].match.state


def true_secrets_of(seat: int) -> list[str]:
    """Return the secrets of a seat in the match under way."""
    match = MATCHES["t"].match
    suspicions = match.presentation.suspicions
    assert suspicions
    hidden, seen = (suspicions.secrets(match.game.view(match.state, viewer)) for viewer in (None, seat))
    return [secret for token, group in hidden.items() for secret in group if secret not in seen[token]]


@every_read_game
def test_another_truth_behind_the_same_view_gives_the_same_sheet(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(key, "human", "greedy", "greedy")
    match, before = MATCHES["t"].match, send("suspicions")
    others = [match.game.sampler(match.view(0))(Random(seed)) for seed in range(5)]
    assert len({str(match.game.view(state, EVERYONE)) for state in others}) > 1, "there are other truths"
    for state in others:
        monkeypatch.setattr(match, "state", state)
        assert send("suspicions") == before


@every_read_game
def test_at_a_shared_device_it_is_told_from_the_view_that_is_shown(key: str) -> None:
    answer = begun(key, "human", "human", "greedy")
    everything, own_views = {secret for seat in range(3) for secret in true_secrets_of(seat)}, 0
    for _ in range(40):
        sheet = send("suspicions")
        assert (sheet["seat"], sheet["people"]) == (None, [0, 1])
        assert everything <= set(asked(sheet)), "nobody's own is left out while all may look"
        if answer["curtain"] is not None:
            seat = ask("show")["whose"]
            sheet = send("suspicions")
            assert sheet["seat"] == seat
            assert not set(true_secrets_of(seat)) & set(asked(sheet))
            own_views += 1
        answer = go_on(answer)
        if own_views > 2:
            return
    raise AssertionError("nobody looked at their own")


@every_read_game
def test_between_the_last_move_and_the_reveal_the_sheet_is_as_secret_as_before(key: str) -> None:
    answer = finished("human", "greedy", "greedy", game=key)
    assert (answer["over"], answer["can"]["suspect"]) == (True, True)
    true = true_secrets(MATCHES["t"].match)
    sheet = send("suspicions")
    assert not set(true[0]) & set(asked(sheet))
    assert {*true[1], *true[2]} <= set(asked(sheet))
    assert len(asked(sheet)) > len(true[1]) + len(true[2])


@pytest.mark.parametrize("lang", ["en", "fr"])
@every_read_game
def test_guesses_are_measured_with_the_truth_and_with_a_bots(key: str, lang: str) -> None:
    answer = finished("human", "sampling", "greedy", game=key, lang=lang)
    assert "data-suspicions" in answer["form"]
    true = true_secrets(MATCHES["t"].match)
    right = [{"seat": 1, "secret": secret} for secret in true[1]]
    told = send("guessed", seat=0, guesses=right)["html"]
    count = len(true[1]) + len(true[2])
    said = f"guessed {len(right)} of {count}" if lang == "en" else f"sur {count}. Un robot attentif"
    assert said in told
    assert told.count("✓") >= len(right)
    assert "Bruno" in told.rpartition("<p>")[2], "what the bot that remembers believed"
    (reveal,) = send("guessed", seat=0, guesses=right)["reveals"]
    assert reveal["seat"] == 1
    assert reveal["html"].count("✓") == len(right), "it is answered when that seat shows what it has"
    nothing = send("guessed", seat=0)["html"]
    assert "table" not in nothing
    assert told.endswith(nothing)
    wrong = [{"seat": 2, "secret": secret} for secret in true[1]]
    said = f"guessed 0 of {count}" if lang == "en" else f"0 secret sur {count}"
    answer = send("guessed", seat=0, guesses=wrong)
    assert said in answer["html"]
    assert answer["reveals"][0]["html"].count("✗") == len(wrong)


def test_without_a_bot_that_remembers_somebody_only_watched() -> None:
    finished("human", "human", "greedy", game="vineta")
    assert "a bot that only watched" in send("guessed", seat=1)["html"]


def test_what_cannot_be_asked_is_refused() -> None:
    begin_match("human", "greedy", "greedy")
    assert send("suspicions")["code"] == "bad_request", "no secrets in Land Unter"
    assert not settle(ask("think", ms=0))["can"]["suspect"]
    begin_match("human", "greedy", "greedy", game="vineta")
    assert send("guessed", seat=0)["code"] == "bad_request", "not over"
    ask("open", new={"game": "vineta", "key": "vi_sink", "seed": 37})
    assert send("suspicions")["code"] == "bad_request", "a mini-game is about its goal"
    finished("human", "greedy", "greedy", game="vineta")
    own = true_secrets(MATCHES["t"].match)[0][0]
    for guess in (
        {"seat": 0, "secret": "B"},
        {"seat": 3, "secret": "B"},
        {"seat": 1, "secret": "x"},
        {"seat": 1, "secret": own},
    ):
        assert send("guessed", seat=0, guesses=[guess])["code"] == "bad_request"
    for seat in (1, -1, 9):
        assert send("guessed", seat=seat)["code"] == "bad_request", "no person"
