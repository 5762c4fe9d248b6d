"""What is said after an answer to a question of the bank: the rule that its words are about, and what decides there."""

import re
from dataclasses import replace
from functools import cache

import pytest

from engine.api.answers import TaskView
from engine.api.question_bank import question_view
from engine.games.drunter_drueber.render import pieces
from engine.games.drunter_drueber.render.board import vote_result_drawings
from engine.games.drunter_drueber.render.town import centre_of_square
from engine.games.registry import PRESENTATIONS
from engine.match.question_bank import played_question, read_bank
from tools.paths import BANK, ROOT


@cache
def asked(game: str, idea: str) -> list[tuple[TaskView, dict[str, str]]]:
    """Return the questions about an idea as they are asked in English, with what is said by wrong rule, or "right"."""
    found = []
    for question in read_bank(ROOT / BANK.format(game)):
        if question.idea == idea:
            [task] = question_view(PRESENTATIONS[game], question, "en")["tasks"]
            touches = played_question(PRESENTATIONS[game], question).touches
            names = [touch.wrong.__name__ if touch.wrong else "right" if touch.right else "" for touch in touches]
            found.append((task, {name: told["said"] for name, told in zip(names, task["touches"], strict=True)}))
    assert found
    return found


@pytest.mark.parametrize(
    ("game", "idea", "answer", "rule"),
    [
        ("drunter_drueber", "outhouse-4", "nearness_takes_a_vote", "DD-5.1"),
        ("drunter_drueber", "outhouse-4", "right", "DD-5.1"),
        ("drunter_drueber", "free_end-3", "buildings_are_in_the_way", "DD-2.9"),
        ("vineta", "authority-3", "authority_decides_nothing", "VI-4.1"),
        ("vineta", "authority-3", "right", "VI-7.1"),
        ("vineta", "quarantine-2", "quarantine_spares_a_district", "VI-5.5"),
        ("vineta", "quarantine-2", "lowest_series_sinks", "VI-7.1"),
        ("vineta", "sinking-4", "right", "VI-7.1"),
        ("vineta", "length_of_turn-6", "oldest_series_sinks", "VI-7.1"),
    ],
)
def test_an_answer_cites_the_rule_that_its_words_are_about(game: str, idea: str, answer: str, rule: str) -> None:
    said = [answers[answer] for _, answers in asked(game, idea) if answer in answers]
    assert said
    assert all(f"#{rule}" in each for each in said)


@pytest.mark.parametrize("idea", ["sinking-4", "authority-3", "length_of_turn-6"])
def test_waves_that_sink_a_district_are_added_up(idea: str) -> None:
    assert any("\u00a0=\u00a0" in answers["right"] for _, answers in asked("vineta", idea))


def test_who_can_lay_no_tile_is_told_which_one_does_not_fit_where() -> None:
    for task, answers in asked("drunter_drueber", "the_end-1"):
        assert "the last" in task["question"].lower()
        for answer in filter(None, answers):
            assert re.search("there is no room for a|has no pawn left", answers[answer])


def test_a_pawn_with_one_open_side_is_told_with_the_square() -> None:
    said = [answers.get("one_open_side_is_too_few", "") for _, answers in asked("drunter_drueber", "blocked_pawn-1")]
    assert any(said)
    assert all("a tile still fits at " in each for each in said if each)


def test_how_long_a_tile_is_stands_in_the_question() -> None:
    sizes = ("single", "double", "triple")
    assert all(
        any(size in task["question"] for size in sizes) for task, _ in asked("drunter_drueber", "tile_and_pawn-1")
    )


def test_points_that_are_compared_are_told_by_their_buildings() -> None:
    for _, answers in asked("drunter_drueber", "second_target-4"):
        assert answers["right"].count("(<") == 2
    for _, answers in asked("drunter_drueber", "the_end-4"):
        assert answers["right"].count("<svg") > 3


def test_no_building_is_crossed_out_that_a_rejected_tile_leaves_standing() -> None:
    shown = 0
    for question in read_bank(ROOT / BANK.format("drunter_drueber")):
        if question.idea != "outhouse-6":
            continue
        view = played_question(PRESENTATIONS["drunter_drueber"], question).table[-1].view
        drawn = "".join(vote_result_drawings(replace(view, phase="joker"), None, "refused", "1", "2"))
        shown += pieces.use("x", 0, 0).split("#")[1].split('"')[0] in drawn
        for square in {*view.proposed} & {*view.board.buildings, *view.board.outhouses}:
            assert pieces.use("x", *centre_of_square(view.board, square)) not in drawn, question.key
    assert shown
