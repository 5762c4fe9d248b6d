"""Answers: certain, counted or judged; editions; and what cannot be asked."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.ask import Situation, ask
from engine.ask.advice import advice_before_any_work
from engine.ask.answering import FILLINGS, STEPS_PRINTED, Certainty, question_by_key
from engine.ask.findings import findings_in_situation, with_fix_made
from engine.ask.links import Asked, question_from_link, question_to_link, situation_from_json, situation_to_json
from engine.core.events import MoveRefused
from engine.core.game import Refusal
from engine.core.record import bytes_to_address
from engine.games.registry import presentation_by_key
from engine.match.lesson import step_numbers_printed_on_paper
from tests.paths import ROOT

POSITION = {"tides": [4, 7], "levels": [3, 9, 1, 2], "preservers": [2, 0, 1, 1]}
CARDS = {"card.0": "44", "card.1": "12", "card.2": "30", "card.3": "5"}
ROUND = Situation(4, POSITION, CARDS)
THREE_CARDS = {"card.0": "44", "card.1": "12", "card.2": "30"}

TWO_TARGETS = Situation(4, {"laid": ["0:r-3w"], "targets": [["K"], None, ["S"], None]})
"""The target cards of two players are not told."""


def code(game: str, situation: Situation, question: str) -> str:
    """Return the code of the refusal that a question meets with."""
    with pytest.raises(Refusal) as refusal:
        ask(game, situation, question)
    return refusal.value.code


def test_a_round_of_which_all_is_told_is_certain() -> None:
    answer = ask("land_unter", ROUND, "round")
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params["out"]) == ("round.both", (1,))
    assert answer.certainty
    assert answer.certainty == Certainty("rules", times=1, fillings=1)
    assert answer.lesson
    assert [event.rule for event in answer.events if event.rule == "LU-3.2"] == ["LU-3.2"]


def test_on_paper_the_steps_that_decide_are_printed() -> None:
    lesson = ask("land_unter", ROUND, "round").lesson
    assert lesson
    printed = [lesson.steps[number - 1] for number in sorted(step_numbers_printed_on_paper(lesson))]
    assert len(printed) <= STEPS_PRINTED
    assert any(snapshot.event.rule == "LU-3.2" for step in printed for snapshot in step)


def test_house_rules_that_decide_otherwise_are_told() -> None:
    (off,) = ask("land_unter", ROUND, "round").editions
    assert (off.option, off.choice, off.verdict.key) == ("redrown", "off", "round.out")


def test_what_is_hidden_at_the_table_too_is_counted() -> None:
    answer = ask("drunter_drueber", TWO_TARGETS, "score")
    assert answer.certainty
    assert (answer.certainty.kind, answer.certainty.fillings) == ("counted", FILLINGS)
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params["targets"]) == ("depends.1", (1, 3)), "no winner is named"
    counts = [times for _, times in answer.others]
    assert (sum(counts), counts[0]) == (FILLINGS, answer.certainty.times)
    assert counts == sorted(counts, reverse=True)


def test_what_is_impossible_gets_no_verdict() -> None:
    answer = ask("land_unter", Situation(3, {"tides": [5, 5, 5]}, CARDS), "round")
    assert [finding.code for finding in answer.findings] == ["three_tides"]
    assert (answer.verdict, answer.lesson, answer.events) == (None, None, ())


def test_advice_is_judged() -> None:
    answer = ask("land_unter", Situation(3, {"round": 10, "hands": [[3, 51], None, None]}), "advice")
    assert answer.verdict
    assert answer.verdict.params["move"] in ("3", "51")
    assert answer.certainty
    assert answer.certainty.kind == "judged"
    assert answer.certainty.times == answer.certainty.fillings, "the deals in which it was tried"
    assert answer.certainty.times > 1
    assert (answer.lesson, answer.events) == (None, ()), "it was not played once, but many times"


def test_after_the_end_nobody_is_advised() -> None:
    over = Situation(3, {"over": True, "stage": 2, "round": 12, "hands": [[], [], []]})
    presentation = presentation_by_key("land_unter")
    with pytest.raises(Refusal) as refusal:
        advice_before_any_work(presentation, over, question_by_key(presentation, "advice"))
    assert (refusal.value.code, refusal.value.params) == ("not_your_move", {"seat": 0})


def test_what_cannot_be_asked_is_refused() -> None:
    assert code("land_unter", ROUND, "weather") == "unknown_question"
    assert code("land_unter", Situation(9), "round") == "player_count"
    assert code("land_unter", Situation(3, options={"redrown": "twice"}), "round") == "unknown_choice"
    assert code("land_unter", Situation(3, moves={"seat": "3"}), "advice") == "no_such_seat"
    assert code("land_unter", Situation(3, names=("x" * 99, "", "")), "round") == "long_name"
    assert code("land_unter", Situation(3), "advice") == "not_given"
    assert code("chess", ROUND, "round") == "unknown_game"


def test_a_table_that_there_cannot_be_is_refused_before_anything_is_found_in_it() -> None:
    wrong = {"tides": [5, 5, 5]}
    assert ask("land_unter", Situation(3, wrong), "round").findings
    assert code("land_unter", Situation(3, wrong, names=("x" * 99, "", "")), "round") == "long_name"


def test_a_move_against_the_rules_is_the_last_step_of_its_answer() -> None:
    answer = ask("drunter_drueber", Situation(3, {"turn": 1}, {"tile": "w1@b2"}), "lay")
    last = answer.events[-1]
    assert isinstance(last, MoveRefused)
    assert (last.seat, last.move) == (1, "w1@b2")


def test_findings_of_the_form_come_alone() -> None:
    found = findings_in_situation(
        presentation_by_key("land_unter"), Situation(3, {"tides": 7, "wind": 1, "levels": [0, 0]})
    )
    assert [finding.code for finding in found] == ["not_a_list", "unknown_key", "not_by_seat"]


def test_a_fix_writes_over_what_it_names_and_nothing_else() -> None:
    presentation = presentation_by_key("land_unter")
    wrong = Situation(3, {"round": 10, "hands": [[1, 2], [5, 7], None], "chosen": [0, 0, 7]}, {"card.0": "1"})
    laid = next(each for each in findings_in_situation(presentation, wrong) if each.code == "card_laid")
    assert with_fix_made(wrong, laid).position == {**wrong.position, "hands": [[1, 2], [5], None]}
    odd = Situation(3, {"round": 1}, {"card.0": "1", "card.1": "99"})
    (card,) = findings_in_situation(presentation, odd)
    assert with_fix_made(odd, card) == Situation(3, {"round": 1}, {"card.0": "1"})


def test_an_address_holds_the_whole_question() -> None:
    asked = Asked("land_unter", "round", Situation(4, POSITION, CARDS, {"redrown": "off"}, ("Anna", "", "", "")))
    assert question_from_link(question_to_link(asked)) == asked
    assert situation_to_json(Situation(3)) == {"players": 3}


@pytest.mark.parametrize("text", ["", "x", "znd42qtWSk_MTVWyUspJ", bytes_to_address(b"{")])
def test_a_damaged_address_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="damaged"):
        question_from_link(text)


@pytest.mark.parametrize("body", [b"[]", b"{}", b'{"game":1}', b"[" * 30 + b"]" * 30])
def test_an_address_of_something_else_is_refused(body: bytes) -> None:
    with pytest.raises(Refusal, match="foreign"):
        question_from_link(bytes_to_address(body))


@pytest.mark.parametrize(
    "value", [None, [], {"players": "3"}, {"players": 3, "moves": {"a": 1}}, {"players": 3, "x": 1}]
)
def test_a_situation_of_another_shape_is_refused(value: object) -> None:
    with pytest.raises(Refusal, match="foreign"):
        situation_from_json(value)


def test_the_shell_asks_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.read", lambda: json.dumps({**situation_to_json(ROUND), "question": "round"}))
    main(["ask", "land_unter", "-"])
    said = capsys.readouterr().out
    assert "Alma takes the 4 and Cleo the 7" in said
    assert "LU-3.3" in said
    assert "With the rules chosen here that is certain" in said


def test_the_shell_tells_each_verdict_of_other_deals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {**situation_to_json(TWO_TARGETS), "question": "score"}
    monkeypatch.setattr("sys.stdin.read", lambda: json.dumps(asked))
    main(["ask", "drunter_drueber", "-"])
    others = [line for line in capsys.readouterr().out.splitlines() if line.startswith("- In ")]
    assert len(others) == len(ask("drunter_drueber", TWO_TARGETS, "score").others) > 1
    assert all("DD-6" in line for line in others)


def test_the_shell_tells_each_case_of_a_choice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Situation(3, {}, {"vote.0": "jein", "vote.1": "nee", "vote.2": "ja"})
    monkeypatch.setattr("sys.stdin.read", lambda: json.dumps({**situation_to_json(table), "question": "vote"}))
    main(["ask", "drunter_drueber", "-"])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("It depends on what Alma says the joker means, two votes for yes or as many for no")
    yes, no = (line for line in said if line.startswith("- "))
    assert yes.startswith("- Yes: the proposal is accepted, with 3 yes to 2 no: the tile is laid as proposed. ")
    assert yes.endswith("DD-5.5, DD-5.4, DD-5.7, D5")
    assert no.startswith("- No: the proposal is voted down, with 4 no to 1 yes")
    assert no.endswith("DD-5.6, DD-5.4, DD-5.7, D5, D2")


def test_the_shell_tells_what_is_impossible(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = {**situation_to_json(Situation(3, {"tides": [5, 5, 5]}, CARDS)), "question": "round"}
    monkeypatch.setattr("sys.stdin.read", lambda: json.dumps(table))
    with pytest.raises(SystemExit, match="1"):
        main(["ask", "land_unter", "-"])
    (line,) = capsys.readouterr().out.splitlines()
    assert line == "There are two tide cards of each number, so not 3 of 5."


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"question": 1}', '{"question": "round", "players": "3"}'])
def test_the_shell_refuses_what_holds_no_table(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.read", lambda: text)
    with pytest.raises(SystemExit, match=r"is damaged|come from this book"):
        main(["ask", "land_unter", "-"])


def test_the_shell_speaks_utf_8_whatever_the_system_does(tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    table.write_text(json.dumps({**situation_to_json(ROUND), "question": "round"}), "utf-8")
    command = [sys.executable, "-m", "engine", "ask", "land_unter", str(table), "--lang", "fr"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONIOENCODING": "cp850"}, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert "’" in done.stdout.decode("utf-8")
    table.write_bytes('{"question": "é"}'.encode("cp1252"))
    done = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert "abîmé" in done.stderr.decode("utf-8")


def test_the_shell_names_every_seat_that_owes_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Situation(4, {"turn": 0, "laid": []}, {"seat": "3"})
    monkeypatch.setattr("sys.stdin.read", lambda: json.dumps({**situation_to_json(turn), "question": "advice"}))
    with pytest.raises(SystemExit, match="nothing to choose now"):
        main(["ask", "drunter_drueber", "-"])


def test_a_stage_is_scored_only_where_twelve_rounds_lead_there() -> None:
    dry = Situation(3, {"levels": [0, 0, 0], "preservers": [1, 2, 1]})
    assert code("land_unter", dry, "stage") == "bad_position"
    wet = Situation(3, {"levels": [0, 4, 7], "preservers": [1, 2, 1]})
    assert ask("land_unter", wet, "stage").verdict is not None
