"""The API: whole games through JSON, refusals in the reader's language, and nothing lost."""

import json
from itertools import cycle
from typing import get_type_hints

import pytest

from engine.api.answers import ProgressAnswer, RefusalView, TableAnswer
from engine.api.endpoints import dispatch_request
from engine.api.open_matches import MATCHES
from engine.api.requests import LONGEST
from engine.api.shown_steps import unseen_steps
from engine.api.view_model import view_model
from engine.core.locale import TEXTS
from engine.games.registry import PRESENTATIONS
from tests.api.client import TABLE_REQUEST, ask, begin_match, link, moves, now, play, play_out, send, settle
from tests.seats import rivals

BOTS = ("greedy", "random", "greedy")


@pytest.mark.parametrize(("lang", "game"), [*zip(cycle(["fr", "en"]), PRESENTATIONS, strict=False)])
def test_a_whole_game_reaches_its_ranking(lang: str, game: str) -> None:
    end = play_out(begin_match("human", *rivals(game, "greedy", 3), lang=lang, game=game))
    assert end["over"]
    assert 'class="ranking"' in end["form"]
    assert TEXTS[lang]["table.again"] in end["form"]


def test_a_new_game_tells_its_set_up_once() -> None:
    answer = begin_match("human", *BOTS)
    assert [step["rules"][0] for step in answer["steps"]] == ["LU-1.1"]
    assert settle(answer)["steps"] == []


def test_who_wants_it_is_told_the_set_up_step_by_step() -> None:
    new = {**TABLE_REQUEST, "players": 4, "seats": ["human", *BOTS]}
    (whole,) = ask("open", new=new)["steps"]
    steps = ask("open", stepwise=True, new=new)["steps"]
    assert [step["rules"][0] for step in steps][:2] == ["LU-1.1", "LU-5.2"]
    assert (whole["board"], whole["beside"]) == (steps[-1]["board"], steps[-1]["beside"])
    assert whole["say"].endswith(steps[-1]["say"])
    assert len(send("again", stepwise=True)["steps"]) > len(send("again")["steps"]) == 1


def trick(*, stepwise: bool) -> list[str]:
    """Play the first card of a game; return what is told of the trick, step by step."""
    ask("open", lang="en", stepwise=stepwise, new={**TABLE_REQUEST, "players": 4, "seats": ["human", *BOTS]})
    answer = send("play", seat=0, move=moves(settle(now()))[0])
    while answer["kind"] == "progress" or not answer["steps"]:
        answer = send("think", ms=1000)
    return [str(step["say"]) for step in answer["steps"]]


def test_the_end_of_a_round_holds_up_only_who_watches_step_by_step() -> None:
    told, slowly = trick(stepwise=False), trick(stepwise=True)
    assert len(told) == len(slowly) - 1
    assert " ".join(told) == " ".join(slowly), "nothing is lost"
    assert "Round 1 is over" in told[-1]
    assert "Round 2:" in told[-1]


def test_steps_are_told_until_the_page_has_seen_them() -> None:
    settle(begin_match("human", *BOTS))
    answer = send("play", seat=0, move=moves(now())[0])
    while answer["kind"] == "progress" or not answer["steps"]:
        answer = send("think", ms=1000)
    steps, unseen = answer["steps"], answer["unseen"]
    assert len(steps) > 3
    assert send("play", seat=0, move="0")["kind"] == "refused"
    assert send("hint")["steps"] == steps, "neither an answer nor a refusal loses any"
    assert send("seen", events=unseen - 1) == {"kind": "done"}
    (last,) = send("hint")["steps"]
    assert last["board"] == steps[-1]["board"]
    assert steps[-1]["say"].endswith(last["say"])
    send("seen", events=1)
    assert send("hint")["steps"] == []


def test_to_look_at_a_match_changes_nothing() -> None:
    send("open", new={**TABLE_REQUEST, "players": 3, "seats": ["human", "greedy", "greedy"]})
    match = MATCHES["t"].match
    before = len(match.unseen), len(match.log), match.changes, match.record
    for _ in range(2):
        view_model(match, "en")
        unseen_steps(match, "en")
    assert (len(match.unseen), len(match.log), match.changes, match.record) == before
    assert match.unseen


def test_answers_have_the_fields_of_their_types() -> None:
    assert settle(begin_match("human", *BOTS)).keys() == get_type_hints(TableAnswer).keys()
    assert ask("play", seat=9)["refusal"].keys() == RefusalView.__required_keys__


def test_a_decision_comes_with_what_one_may_do_and_its_rules() -> None:
    answer = settle(begin_match("human", *BOTS))
    assert "12 moves are possible." in answer["now"]["may"]
    assert "Your aim: have life preservers left." in answer["now"]["may"]
    assert answer["now"]["rules"][0] == "LU-2.2"
    open_cards = ask("open", new={**TABLE_REQUEST, "options": {"play": "open"}, "seats": ["human"] * 3, "players": 3})
    assert ask("show")["now"]["rules"][0] == "LU-6.1"
    assert open_cards["now"] is None


def test_what_one_plays_for_is_told_at_the_first_choice_of_a_whole_game() -> None:
    aim = "Your aim: have life preservers left."
    first = settle(begin_match("human", *BOTS))
    assert aim in first["form"]
    ask("play", seat=0, move=moves(first)[0])
    second = settle(ask("show"))
    assert second["form"]
    assert aim not in second["form"]


@pytest.mark.parametrize("ms", [0, 1, LONGEST])
def test_a_call_makes_one_decision_of_one_bot(ms: int) -> None:
    """However much time it is given, also where nobody but bots plays."""
    begin_match("greedy", "greedy", "greedy")
    match = MATCHES["t"].match
    for turn in range(4):
        for seat in range(2):
            answer = ask("think", ms=ms)
            assert (answer["kind"], answer["seat"], list(match.pending)) == ("progress", seat + 1, [*range(seat + 1)])
        assert ask("think", ms=ms)["kind"] == "table"
        assert len(match.turns) == turn + 1


def test_a_slice_of_thinking_answers_no_more_than_who_thinks_and_how_far() -> None:
    begin_match("search", "search", "search")
    answer = ask("think", ms=1)
    assert answer.keys() == get_type_hints(ProgressAnswer).keys()
    assert (answer["seat"], answer["hinting"]) == (0, False)
    assert 0 <= answer["done"] < 1
    assert len(json.dumps(answer)) < 200


def test_a_hint_that_is_hurried_is_what_has_been_found_so_far() -> None:
    settle(begin_match("human", *BOTS))
    assert ask("hint")["busy"]
    assert ask("think", ms=1)["hinting"]
    assert now()["note"]


@pytest.mark.parametrize("do", ["undo", "redo", "again"])
def test_a_hint_is_no_longer_worked_out_once_the_position_is_another(do: str) -> None:
    play(settle(begin_match("human", *BOTS)))
    ask("undo")
    assert ask("hint")["busy"]
    ask(do)
    assert not MATCHES["t"].hinting


def test_whose_choice_it_is_is_named_where_several_people_choose() -> None:
    alone = settle(begin_match("human", *BOTS))
    begin_match("human", "human", "greedy")
    shared = ask("show")
    assert "Alma" not in alone["form"]
    assert "Alma" in shared["form"]


def test_the_grid_lies_over_the_board_while_a_person_chooses_there() -> None:
    answer = settle(begin_match("human", "greedy", game="drunter_drueber"))
    while "data-squares" not in answer["form"]:
        answer = play(answer)
    assert "<trick-grid" in answer["board"]
    assert "<trick-grid" not in ask("play", seat=0, move=moves(answer)[0])["board"]


def test_a_preview_is_of_the_persons_own_legal_move_and_changes_nothing() -> None:
    before = settle(begin_match("human", *BOTS))
    move = moves(before)[0]
    assert f">{move}<" in ask("preview", seat=0, move=move)["html"]
    strange = next(str(card) for card in range(1, 61) if str(card) not in moves(before))
    for seat, text in ((0, strange), (0, "x"), (1, move), (9, move)):
        assert ask("preview", seat=seat, move=text) == {"kind": "preview", "html": ""}
    assert view_model(MATCHES["t"].match, "en").items() <= before.items()


def test_a_closed_match_is_forgotten() -> None:
    """Opening, replacing and closing leaves no more matches than are open."""
    before = len(MATCHES)
    for name in range(5):
        ask("open", id=f"match-{name}", new={**TABLE_REQUEST, "players": 3, "seats": ["greedy"] * 3})
        ask("open", id=f"match-{name}", new={**TABLE_REQUEST, "players": 4, "seats": ["greedy"] * 4})
        ask("again", id=f"match-{name}")
    assert len(MATCHES) == before + 5
    for name in range(5):
        for _ in range(2):
            assert ask("close", id=f"match-{name}") == {"kind": "done"}
        assert ask("think", id=f"match-{name}")["code"] == "bad_request"
    assert len(MATCHES) == before


def test_the_readers_choice_waits_for_the_bots() -> None:
    answer = begin_match("human", *BOTS)
    answer = ask("play", seat=0, move=moves(answer)[0])
    assert answer["busy"]
    assert answer["steps"] == []
    while not answer.get("steps"):
        answer = ask("think", ms=1000)
    assert len(answer["steps"]) > 3


def test_a_card_not_in_hand_is_refused_with_its_rule_and_changes_nothing() -> None:
    before = settle(begin_match("human", *BOTS))
    missing = next(str(card) for card in range(1, 61) if str(card) not in moves(before))
    after = ask("play", seat=0, move=missing)
    assert after["refusal"]["rule"] == "LU-2.2"
    assert 'href="#LU-2.2"' in after["refusal"]["html"]
    assert view_model(MATCHES["t"].match, "en").items() <= before.items()


def test_nothing_can_be_found_out_by_choosing_for_another_seat() -> None:
    settle(begin_match("human", *BOTS))
    codes = {ask("play", seat=1, move=str(card))["code"] for card in range(1, 61)}
    assert codes == {"not_your_move"}, "whatever the bot holds"


def test_a_damaged_link_leaves_the_open_table_alone() -> None:
    before = play(settle(begin_match("human", *BOTS)))
    ask("open", link="nonsense")
    assert now()["save"] == before["save"]


def test_a_link_opens_the_same_position_in_the_other_language() -> None:
    french = play(settle(begin_match("human", *BOTS, lang="fr")))
    english = ask("open", lang="en", link=link())
    assert english["save"] == french["save"]
    assert english["form"] != french["form"]
    assert "Round" in english["board"] or "round" in english["board"]


def test_a_save_opens_the_same_position_and_its_redo() -> None:
    table = play(settle(begin_match("human", *BOTS)))
    undone = ask("undo")
    assert undone["can"]["redo"]
    again = ask("open", save=undone["save"])
    assert again["can"]["redo"]
    assert settle(ask("redo"))["save"] == table["save"]


def test_undo_goes_back_to_the_readers_own_decision_and_strikes_the_log() -> None:
    first = settle(begin_match("human", *BOTS))
    play(first, 3)
    back = ask("undo")
    assert moves(back) == moves(first)
    assert 'class="struck"' in "".join(back["log"]["lines"])
    assert not back["can"]["undo"]


def test_undo_before_the_first_move_says_so_by_doing_nothing() -> None:
    first = settle(begin_match("human", *BOTS))
    assert ask("undo")["save"] == first["save"]


def test_people_who_share_a_device_see_a_curtain_and_not_each_others_hands() -> None:
    answer = begin_match("human", "human", "greedy")
    assert answer["curtain"] == 0
    assert answer["form"] == ""
    mine = ask("show")
    assert mine["curtain"] is None
    answer = settle(ask("play", seat=0, move=moves(mine)[0]))
    assert answer["curtain"] == 1
    assert not any(f"<b>{card}</b>" in answer["board"] for card in moves(mine))


def test_bots_alone_play_to_the_end() -> None:
    assert settle(begin_match("greedy", "random", "greedy"))["over"]


def test_again_deals_new_cards() -> None:
    first = settle(begin_match("human", *BOTS))
    assert moves(ask("again")) != moves(first)


def test_an_unknown_table_is_refused() -> None:
    assert ask("play", id="nobody", seat=0, move="1")["code"] == "bad_request"


@pytest.mark.parametrize(("lang", "word"), [("fr", "Choisissez"), ("en", "Choose")])
def test_playing_nothing_is_refused_with_what_to_do(lang: str, word: str) -> None:
    begin_match("human", *BOTS, lang=lang)
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
def test_nonsense_is_refused(text: str) -> None:
    assert json.loads(dispatch_request(text))["code"] == "bad_request"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "play", "seat": "x", "move": "1"},
        {"do": "think", "ms": "soon"},
        {"do": "play", "seat": None, "move": "1"},
    ],
)
def test_a_request_of_the_wrong_form_changes_nothing(request_: dict[str, object]) -> None:
    before = settle(begin_match("human", *BOTS))
    do = str(request_.pop("do"))
    after = ask(do, **request_)
    assert after["code"] == "bad_request"
    assert view_model(MATCHES["t"].match, "en").items() <= before.items()


def test_a_thought_of_before_an_undo_is_not_played_after_it() -> None:
    first = settle(begin_match("human", *BOTS))
    play(play(first, 0), 0)
    ask("undo")
    answer = settle(ask("undo"))
    answer = settle(ask("play", seat=0, move=moves(answer)[5]))
    opened = ask("open", id="twin", save=answer["save"])
    assert opened["kind"] != "refused"
    assert settle(play(answer, 2))["kind"] != "refused"


def test_a_hint_ends_with_the_decision_it_was_asked_for() -> None:
    begin_match("human", "human", "greedy")
    mine = ask("show")
    ask("hint")
    answer = ask("play", seat=0, move=moves(mine)[0])
    while answer["kind"] == "progress" or answer["busy"]:
        answer = ask("think", ms=1000)
        assert not answer.get("note")
    assert answer["curtain"] == 1
    assert not ask("hint")["note"]


def test_only_the_seat_that_owes_may_play_and_only_once() -> None:
    answer = begin_match("human", *BOTS)
    assert ask("play", seat=1, move="1")["refusal"]
    ask("play", seat=0, move=moves(answer)[0])
    assert ask("play", seat=0, move=moves(answer)[1])["code"] == "not_your_move"


def test_a_hint_ends_with_the_curtain_and_else_goes_on_after_a_look_at_the_past() -> None:
    begin_match("human", "human", "greedy")
    ask("show")
    assert ask("hint")["busy"]
    answer = ask("hide")
    assert (answer["curtain"], answer["form"], answer["now"]) == (0, "", None)
    assert not settle(answer)["note"]
    settle(begin_match("human", *BOTS))
    ask("hint")
    answer = ask("hide")
    assert (answer["curtain"], answer["whose"], answer["busy"]) == (None, 0, True)
    assert settle(answer)["note"]


def test_a_warning_is_given_only_to_who_may_choose_now() -> None:
    begin_match("human", "human", "greedy")
    mine = moves(ask("show"))
    assert ask("check", seat=0, move=mine[0], ms=0)["kind"] == "reviewing"
    hidden = ask("check", seat=1, move=mine[0], ms=0)
    assert (hidden["kind"], hidden["html"]) == ("checked", "")
    ask("hide")
    assert ask("check", seat=0, move=mine[0], ms=0)["kind"] == "checked"


def test_a_curtain_lifted_twice_stays_up() -> None:
    begin_match("human", "human", "greedy")
    ask("show")
    assert ask("show")["curtain"] is None


def test_lines_of_the_log_that_the_page_has_are_not_sent_again() -> None:
    begun = begin_match("human", "greedy", "random")
    whole = play(begun)["log"]["lines"]
    assert len(whole) > 2
    answer = ask("think", ms=0, lines=len(whole) - 2)
    assert answer["log"] == {"at": len(whole) - 2, "lines": whole[-2:]}
    assert ask("think", ms=0, lines=len(whole))["log"] == {"at": len(whole), "lines": []}
    assert ask("think", ms=0, lines=len(whole) + 1)["log"] == {"at": 0, "lines": whole}


def test_all_lines_are_sent_if_others_are_struck_by_now() -> None:
    lines = play(begin_match("human", "greedy", "random"))["log"]["lines"]
    back = ask("undo", lines=len(lines))["log"]
    assert back["at"] == 0
    struck = sum('class="struck"' in line for line in back["lines"])
    assert struck
    assert ask("hide", lines=len(back["lines"]), struck=struck)["log"]["lines"] == []
