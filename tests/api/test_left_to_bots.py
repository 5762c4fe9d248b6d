"""People who have seen enough let bots finish their game."""

import pytest

from engine.api.open_matches import MATCHES
from engine.match.saves import match_from_save, match_to_save
from tests.api.client import ask, begin_match, moves, settle


@pytest.mark.parametrize("seats", [["human", "random", "random"], ["human", "human", "random"]])
def test_bots_finish_a_game_for_its_people_and_no_move_of_theirs_is_judged(seats: list[str]) -> None:
    answer = begin_match(*seats)
    if answer["curtain"] is not None:
        answer = ask("show")
    settle(ask("play", seat=0, move=moves(answer)[0]))
    answer = ask("finish")
    whose = 0 if seats.count("human") == 1 else None
    assert (answer["curtain"], answer["form"], answer["whose"], answer["busy"]) == (None, "", whose, True)
    answer = settle(answer)
    assert answer["over"]
    assert any(step["counts"] for step in answer["steps"]), "the final count is seen"
    assert answer["result"] is None
    assert ask("finish")["code"] == "bad_request"
    match = MATCHES["t"].match
    count = sum(seats[seat] == "human" for turn in match.turns for seat, _ in turn)
    begun = 3 - seats.count("human")
    said = f"Bots played for you: {count - 1} of {count} choices, from “Stage 1, round {begun}” on."
    assert said in answer["form"], "the end tells it"
    own = [(number, seat) for number, turn in enumerate(match.turns) for seat, _ in turn if seats[seat] == "human"]
    assert match.lots == {*own} - {(0, 0)}
    assert match_from_save(match_to_save(match)).lots == match.lots, "nor are they after a reload"
    assert ask("undo")["form"] or ask("show")["form"], "people play on themselves"


def test_what_bots_have_finished_is_no_result_after_a_reload_nor_when_it_is_undone_and_redone() -> None:
    answer = settle(begin_match("human", "random", "random"))
    answer = settle(ask("play", seat=0, move=moves(answer)[0]))
    reloaded = ask("open", lang="en", save=ask("finish")["save"])
    while not reloaded["over"]:
        reloaded = settle(ask("play", seat=0, move=moves(reloaded)[0]))
    assert reloaded["result"], "they have played all of it themselves"
    begin_match("human", "random", "random")
    settle(ask("play", seat=0, move=moves(settle(ask("hide")))[0]))
    over = settle(ask("finish"))
    assert over["result"] is None
    assert ask("open", lang="en", save=over["save"])["result"] is None
    ask("undo")
    again = settle(ask("redo"))
    assert (again["over"], again["result"]) == (True, None)


@pytest.mark.parametrize("seats", [["human", "random", "random"], ["human", "human", "random"]])
def test_people_take_over_where_the_game_stands(seats: list[str]) -> None:
    answer = begin_match(*seats)
    assert answer["finishing"] is None
    answer = ask("finish")
    shares = [answer["finishing"]["share"]]
    for _ in range(3):
        answer = ask("think", ms=0)
        assert answer["steps"] == [], "what nobody watches is not drawn"
        shares.append(answer["finishing"]["share"])
    assert shares == sorted({*shares}), "several choices are made before it is drawn"
    assert answer["finishing"]["at"]
    played = MATCHES["t"].match.turns[:]
    answer = settle(ask("stop"))
    assert answer["finishing"] is None
    assert MATCHES["t"].match.turns == played, "bots decide nothing more for people"
    assert bool(answer["form"]) == (seats.count("human") == 1)
    assert answer["curtain"] == (None if seats.count("human") == 1 else 0)
    if answer["curtain"] is not None:
        answer = ask("show")
    assert settle(ask("play", seat=0, move=moves(answer)[0]))["kind"] == "table"
