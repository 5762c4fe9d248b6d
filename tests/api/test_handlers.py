"""The door: whole games through JSON, refusals in the reader's language, and nothing lost."""

import json

import pytest

from engine.api.handlers import handle
from engine.core.locale import TEXTS
from engine.games.registry import PRESENTATIONS
from tests.api.client import ask, moves, play, play_out, settle, sit

BOTS = ("greedy", "random", "greedy")


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_reaches_its_ranking(lang: str, game: str) -> None:
    end = play_out(sit("human", *BOTS, lang=lang, game=game))
    assert end["over"]
    assert 'class="ranking"' in end["form"]
    assert TEXTS[lang]["table.again"] in end["form"]


def test_a_new_game_tells_its_set_up_once() -> None:
    answer = sit("human", *BOTS)
    assert [snapshot["rule"] for snapshot in answer["frames"]][:2] == ["LU-1.1", "LU-5.2"]
    assert settle(answer)["frames"] == []


def test_the_readers_choice_waits_for_the_bots() -> None:
    answer = sit("human", *BOTS)
    answer = ask("play", seat=0, move=moves(answer)[0])
    assert answer["busy"]
    assert answer["frames"] == []
    assert len(settle(answer)["frames"]) > 3


def test_a_card_not_in_hand_is_refused_with_its_rule_and_changes_nothing() -> None:
    before = settle(sit("human", *BOTS))
    missing = next(str(card) for card in range(1, 61) if str(card) not in moves(before))
    after = ask("play", seat=0, move=missing)
    assert after["refusal"]["rule"] == "LU-2.2"
    assert 'href="#LU-2.2"' in after["refusal"]["html"]
    assert {**after, "refusal": None, "code": None} == {**before, "frames": [], "code": None}


def test_nothing_can_be_found_out_by_choosing_for_another_seat() -> None:
    settle(sit("human", *BOTS))
    codes = {ask("play", seat=1, move=str(card))["code"] for card in range(1, 61)}
    assert codes == {"not_your_move"}, "whatever the bot holds"


@pytest.mark.parametrize(("lang", "word"), [("fr", "abîmé"), ("en", "damaged")])
@pytest.mark.parametrize("wish", [{"link": "abc"}, {"save": "{}"}, {"save": "[]"}, {"link": ""}, {"new": {}}, {}])
def test_a_damaged_origin_is_refused_in_the_readers_language(lang: str, word: str, wish: dict[str, object]) -> None:
    answer = ask("open", lang=lang, **wish)
    assert answer["code"] == "damaged"
    assert word in answer["refusal"]["text"]


def test_a_damaged_link_leaves_the_open_table_alone() -> None:
    before = play(settle(sit("human", *BOTS)))
    ask("open", link="nonsense")
    assert ask("think", ms=0)["save"] == before["save"]


def test_a_link_opens_the_same_position_in_the_other_language() -> None:
    french = play(settle(sit("human", *BOTS, lang="fr")))
    english = ask("open", lang="en", link=french["link"])
    assert english["save"] == french["save"]
    assert english["form"] != french["form"]
    assert "Round" in english["board"] or "round" in english["board"]


def test_a_save_opens_the_same_position_and_its_redo() -> None:
    table = play(settle(sit("human", *BOTS)))
    undone = ask("undo")
    assert undone["can"]["redo"]
    again = ask("open", save=undone["save"])
    assert again["can"]["redo"]
    assert settle(ask("redo"))["link"] == table["link"]


def test_undo_goes_back_to_the_readers_own_decision_and_strikes_the_log() -> None:
    first = settle(sit("human", *BOTS))
    play(first, 3)
    back = ask("undo")
    assert moves(back) == moves(first)
    assert 'class="struck"' in back["log"]
    assert not back["can"]["undo"]


def test_undo_before_the_first_move_says_so_by_doing_nothing() -> None:
    first = settle(sit("human", *BOTS))
    assert ask("undo")["save"] == first["save"]


def test_people_who_share_a_device_see_a_curtain_and_not_each_others_hands() -> None:
    answer = sit("human", "human", "greedy")
    assert answer["curtain"] == 0
    assert answer["form"] == ""
    mine = ask("show")
    assert mine["curtain"] is None
    answer = settle(ask("play", seat=0, move=moves(mine)[0]))
    assert answer["curtain"] == 1
    assert not any(f"<b>{card}</b>" in answer["board"] for card in moves(mine))


def test_the_hint_names_a_legal_move_with_its_numbers() -> None:
    answer = settle(sit("human", *BOTS))
    answer = ask("hint")
    while not answer["note"]:
        answer = ask("think", ms=1000)
    assert any(f">{move}<" in answer["note"] for move in moves(answer))
    assert "<meter" in answer["note"]


def test_bots_alone_play_to_the_end() -> None:
    assert settle(sit("greedy", "random", "greedy"))["over"]


def test_again_deals_new_cards() -> None:
    first = settle(sit("human", *BOTS))
    assert moves(ask("again")) != moves(first)


def test_an_unknown_table_is_refused() -> None:
    assert ask("play", id="nobody", seat=0, move="1")["code"] == "damaged"


@pytest.mark.parametrize(("lang", "word"), [("fr", "Choisissez"), ("en", "Choose")])
def test_playing_nothing_is_refused_with_what_to_do(lang: str, word: str) -> None:
    sit("human", *BOTS, lang=lang)
    answer = ask("play", seat=0)
    assert answer["code"] == "nothing_chosen"
    assert word in answer["refusal"]["text"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        '{"do": []}',
        '{"do": "fly", "id": "t"}',
        '{"do": "play"}',
        '{"do": "open", "id": 3}',
        "[" * 9999,
    ],
)
def test_nonsense_at_the_door_is_refused(text: str) -> None:
    assert json.loads(handle(text))["code"] == "damaged"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "play", "seat": "x", "move": "1"},
        {"do": "think", "ms": "soon"},
        {"do": "play", "seat": None, "move": "1"},
    ],
)
def test_a_request_of_the_wrong_form_changes_nothing(request_: dict[str, object]) -> None:
    before = settle(sit("human", *BOTS))
    do = str(request_.pop("do"))
    after = ask(do, **request_)
    assert after["code"] == "damaged"
    assert after["save"] == before["save"]


def test_a_thought_of_before_an_undo_is_not_played_after_it() -> None:
    first = settle(sit("human", *BOTS))
    play(play(first, 0), 0)
    ask("undo")
    answer = settle(ask("undo"))
    answer = settle(ask("play", seat=0, move=moves(answer)[5]))
    opened = ask("open", id="twin", save=answer["save"])
    assert opened["refusal"] is None
    assert settle(play(answer, 2))["refusal"] is None


def test_a_hint_ends_with_the_decision_it_was_asked_for() -> None:
    sit("human", "human", "greedy")
    mine = ask("show")
    ask("hint")
    answer = ask("play", seat=0, move=moves(mine)[0])
    while answer["busy"]:
        answer = ask("think", ms=1000)
        assert not answer["note"]
    assert answer["curtain"] == 1
    assert not ask("hint")["note"]


def test_only_the_seat_that_owes_may_play_and_only_once() -> None:
    answer = sit("human", *BOTS)
    assert ask("play", seat=1, move="1")["refusal"]
    ask("play", seat=0, move=moves(answer)[0])
    assert ask("play", seat=0, move=moves(answer)[1])["code"] == "not_your_move"


def test_a_curtain_lifted_twice_stays_up() -> None:
    sit("human", "human", "greedy")
    ask("show")
    assert ask("show")["curtain"] is None


def test_a_save_with_an_illegal_move_is_damaged() -> None:
    save = json.loads(play(settle(sit("human", *BOTS)))["save"])
    save["record"]["moves"][0] = "0:61"
    assert ask("open", id="new", save=json.dumps(save))["code"] == "damaged"
