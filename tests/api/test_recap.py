"""What happened since the reader last decided, told in short."""

import re

import pytest

from engine.api.open_matches import MATCHES
from engine.api.recap import recap_marks
from engine.games.registry import GAMES
from engine.match.seats import HUMAN
from tests.api.client import Answer, ask, begin_match, now, play, settle
from tests.seats import rivals

SEAT_MARK = re.compile(r'<li class="(?:seat|mat) s\d[^"]* m-')


def played(answer: Answer) -> Answer:
    """Make the first move that the form offers, let the bots decide, and return the next answer with a form."""
    move = re.findall(r'name="move" value="([^"]+)"', answer["form"])[0]
    answer = ask("play", seat=0, move=move)
    while answer["busy"] and not answer["form"]:
        answer = now()
    return answer


def deciding(answer: Answer) -> Answer:
    """Let the bots decide until the person can."""
    while not answer["form"]:
        answer = now()
    return answer


def test_before_the_first_decision_there_is_nothing_to_tell() -> None:
    assert deciding(begin_match("human", "random", "random"))["recap"] is None


def test_a_vote_comes_with_who_proposes_what() -> None:
    answer = deciding(begin_match("human", "random", "random", game="drunter_drueber"))
    while "Your vote" not in answer["form"] or "own proposal" in answer["form"]:
        while not re.search(r'name="move" value', answer["form"]) or "Your vote" in answer["form"]:
            vote = re.search(r'type="checkbox"[^>]*value="([^"]+)"', answer["form"])
            answer = deciding(ask("play", seat=0, move=vote[1] if vote else "yes"))
        answer = deciding(played(answer))
    assert re.search("(Bruno|Cleo) proposes", answer["recap"]["say"])


def test_a_round_that_everyone_plays_is_told_with_the_readers_own_card_and_a_picture() -> None:
    answer = begin_match("human", "random", "random")
    for _ in range(2):
        answer = played(deciding(answer))
        while answer["recap"] is None:
            answer = now()
        said = answer["recap"]["say"]
        assert said.count("highest weather card") == 1, "one round, not the one before"
        assert answer["recap"]["html"].count("<li") == 3


def test_turns_of_others_are_told_without_the_readers_own_and_stay_marked_on_the_board() -> None:
    answer = deciding(played(deciding(begin_match("human", "random", "random", game="drunter_drueber"))))
    assert "m-new" in answer["board"]
    assert not re.match("You", answer["recap"]["say"])
    assert "<svg" not in answer["recap"]["html"].split("<p>")[0]


def test_what_is_undone_is_not_told() -> None:
    answer = played(deciding(begin_match("human", "random", "random")))
    while answer["recap"] is None:
        answer = now()
    assert ask("undo")["recap"] is None


def first_moves(answer: Answer, count: int) -> Answer:
    """Make so many people's first legal moves, one device being handed on."""
    for _ in range(count):
        ask("show")
        match = MATCHES["t"].match
        [seat, *_], game = match.seats_to_choose(HUMAN), match.presentation.game
        answer = ask("play", seat=seat, move=game.format_move(game.legal_moves(match.state, seat)[0]))
    return answer


def test_of_several_people_each_is_told_what_happened_since_their_own_last_turn() -> None:
    answer = first_moves(begin_match("human", "human", "human", game="drunter_drueber"), 5)
    assert re.findall("(Alma|Bruno|Cleo) builds", answer["recap"]["say"]) == ["Cleo", "Alma"], "for Bruno"


def test_of_several_people_who_choose_at_once_each_is_told_the_round_before() -> None:
    answer = first_moves(begin_match("human", "human", "human"), 5)
    assert answer["curtain"] == 1, "who had the device was the first to choose"
    assert answer["recap"]["say"].count("highest weather card") == 1


def test_what_is_too_long_says_that_there_was_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.api.recap.MOST_EVENTS", 1)
    recap = first_moves(begin_match("human", "human", "human", game="drunter_drueber"), 5)["recap"]
    assert recap["say"].endswith(" What came before is in the log.")
    assert "<p>What came before is in the log.</p>" in recap["html"]
    assert recap["say"].count("builds") == 1


def test_after_a_stage_its_points_are_told_and_its_last_round_is_drawn() -> None:
    answer = begin_match("human", "random", "random")
    while answer["recap"] is None or not re.search("stage.1 is over|the stage ends at once", answer["recap"]["say"]):
        answer = played(deciding(answer))
        while answer["recap"] is None:
            answer = now()
    recap = answer["recap"]
    assert "life preserver" in recap["say"]
    assert "highest weather card" not in recap["say"]
    assert "in the log" not in recap["say"], "what ended the stage is where its telling begins"
    drawn = recap["html"].partition("</ol>")[0]
    assert drawn.count('<svg class="wc') == 3, "no card of it lies on the board any more"
    assert "no" not in re.findall(r'<svg class="wc ?(\w*)', drawn)


def test_after_each_turn_of_vineta_what_sank_and_who_took_its_houses_is_told_first() -> None:
    begin_match("human", "random", "random", game="vineta", options={"houses": "drawn"})
    match = MATCHES["t"].match
    game, ended_by_reader, told_before, turn = match.presentation.game, 0, 0, 0
    while match.state.turn < 4:
        answer = deciding(ask("show"))
        if match.state.turn > turn:
            ended_by_reader += match.turns[-1][-1][0] == 0
            assert re.match(r"The [^.]* sinks (with no house|[^.]*\. Houses taken: )", answer["recap"]["say"])
            taken = re.search("Houses taken: [^.]*you.[1-9]", answer["recap"]["say"])
            assert not taken or re.search("You now have .* in all", answer["recap"]["say"])
            assert "in the log" not in answer["recap"]["say"], "the turn before is where its telling begins"
            assert recap_marks(match)[0].startswith("sunk:"), "what came before it is marked no more"
            told_before += "Just before: " in answer["recap"]["html"]
        turn = match.state.turn
        ask("play", seat=0, move=game.format_move(game.legal_moves(match.state, 0)[0]))
    assert told_before, "the last moves of one of these turns were others'"
    assert ended_by_reader, "one of these turns ends with the reader's own move"


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_no_seat_is_marked_as_the_one_that_moved_last(game: str) -> None:
    answer = settle(begin_match("human", *rivals(game, "greedy"), game=game))
    marked = 0
    while not answer["over"]:
        marked += bool(SEAT_MARK.search(answer["board"] + answer["beside"]))
        answer = play(answer)
    assert marked or game == "land_unter", "its recap has a picture of its own"
    assert not SEAT_MARK.search(answer["board"] + answer["beside"])


def test_at_the_start_of_a_later_stage_it_is_told_who_plays_a_hand_that_was_held_before() -> None:
    answer = deciding(begin_match("human", "random", "random", game="land_unter"))
    notes = list[str]()
    while not answer["over"]:
        answer = played(answer) if answer["form"] else now()
        notes += re.findall("[^.]* that you have played before", (answer["recap"] or {"say": ""})["say"])
    assert [note.strip() for note in notes] == [
        "Bruno now plays a hand that you have played before",
        "Bruno and Cleo now play hands that you have played before",
    ]
