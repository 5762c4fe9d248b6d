"""What is certain is told before the cases, and what other house rules make of a case beside it."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from engine.ask import Situation, ask
from engine.ask.answering import question_by_key, verdict_text
from engine.ask.choices import case_label, verdict_of_filling
from engine.ask.completing import possible_fillings
from engine.core.game import Refusal
from engine.core.situations import Verdict
from engine.games.land_unter.presentation import PRESENTATION

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
ROUND = {"tides": [3, 6], "levels": [11, 10, 5, 0, 0]}
CARDS = {"card.0": "58", "card.1": "21", "card.2": "17", "card.3": "40", "card.4": "6"}
TIED: dict[str, Any] = {"levels": [9, 9, 8, 3], "preservers": [None, 2, 1, 4]}
ONE_UNTOLD = {"levels": [11, 8, 6, 1], "preservers": [0, None, 2, 1]}
PAYS_TWICE = {"levels": [11, 11, 8, 3], "preservers": [0, None, 2, 3]}
ONE_TIDE = {"tides": [None, 7], "levels": [3, 4, 1], "preservers": [2, 2, 1]}
END = {"levels": [3, 6, -1, None], "preservers": [2, 3, -1, 0]}

TABLES = [
    (
        "round",
        Situation(5, ROUND, CARDS),
        "Ann takes the 3 and Dan the 6. Ben loses a life preserver or is eliminated. Ann and Eva lose nothing. The rest"
        " depends on how many life preservers Ben, Cleo and Dan have.",
    ),
    (
        "pays",
        Situation(4, TIED),
        "Ben loses a life preserver. Ann loses a life preserver or is eliminated. Nobody else loses anything. The rest"
        " depends on how many life preservers Ann has.",
    ),
    (
        "pays",
        Situation(4, ONE_UNTOLD),
        "Ann is eliminated. Ben loses a life preserver or is eliminated. Nobody else loses anything. The rest depends"
        " on how many life preservers Ben has.",
    ),
    (
        "pays",
        Situation(4, PAYS_TWICE, {"some.1": "some"}, {"split_tie": "literal"}),
        "Ann is eliminated. Ben loses at least one life preserver. Nobody else loses anything. The rest depends on how"
        " many life preservers Ben has.",
    ),
    (
        "stage",
        Situation(4, END),
        "The stage scores this: Ann 2–3, Ben 3, Cleo −1, Dan 0–1. The rest depends on the tide in front of Dan.",
    ),
    (
        "round",
        Situation(3, ONE_TIDE, {"card.0": "44", "card.1": "12", "card.2": "30"}),
        "Cleo loses a life preserver. Ben loses nothing. The rest depends on the tide cards.",
    ),
]


def verdicts(question: str, situation: Situation) -> Iterator[Verdict]:
    """Yield the verdict of every table that a situation may be."""
    asked = question_by_key(PRESENTATION, question)
    for table in possible_fillings(PRESENTATION, situation, asked):
        with suppress(Refusal):
            yield verdict_of_filling(PRESENTATION, table, asked, 1)


@pytest.mark.parametrize(("question", "situation", "said"), TABLES)
def test_what_is_certain_in_all_cases_is_told_first(question: str, situation: Situation, said: str) -> None:
    answer = ask("land_unter", situation, question)
    assert answer.verdict
    assert verdict_text(answer.verdict, PRESENTATION.describer("en", NAMES)).replace("\N{NO-BREAK SPACE}", " ") == said
    told = answer.verdict.params
    for each in verdicts(question, situation):
        out, payers = {*each.params.get("out", ())}, {*each.params.get("payers", ())}
        assert {*told.get("gone", ())} <= out
        assert {*told.get("paying", ())} | {*told.get("paying_more", ())} <= payers
        assert {*told.get("either", ())} <= out | payers
        assert not ({*told.get("safe", ())} | {*told.get("rest_safe", ())}) & (out | payers)


def test_of_two_who_may_have_some_each_case_is_told() -> None:
    """Numbers would be a hundred cases, of which none is another."""
    cards = {"card.0": "57", "card.1": "50", "card.2": "9", "card.3": "4"}
    answer = ask("land_unter", Situation(4, {"tides": [2, 11], "levels": [0, 0, 11, 5]}, cards), "round")
    assert answer.rests_on_facts
    describer = PRESENTATION.describer("en", NAMES)
    assert [case_label(case, answer.cases, describer, facts=True) for case in answer.cases] == [
        "If Ben has at least one and Cleo has at least one:",
        "If Ben has at least one and Cleo has 0:",
        "If Ben has 0 and Cleo has at least one:",
        "If Ben has 0 and Cleo has 0:",
    ]


def test_that_two_have_some_does_not_say_who_leads() -> None:
    cards = {"card.0": "57", "card.1": "50", "card.2": "9", "card.3": "4"}
    some = {f"some.{seat}": "some" for seat in range(4)}
    position: dict[str, Any] = {"tides": [2, 11], "levels": [0, 0, 11, 5], "leader": 0}
    told = Situation(4, position, {**cards, **some}, {"play": "open"})
    answer = ask("land_unter", told, "leads")
    assert answer.verdict
    assert answer.verdict.params["preservers"] == (1, 2)
    sure = ask("land_unter", replace(told, position={**position, "preservers": [None, 3, 2, None]}), "leads")
    assert sure.verdict
    assert (sure.verdict.key, sure.verdict.params["loser"]) == ("leads.two", 2)


def test_another_house_rule_is_told_beside_the_case_that_it_changes() -> None:
    answer = ask("land_unter", Situation(4, TIED), "pays")
    found = {
        (each.option, each.choice): each.verdict.params.get("lost") for case in answer.cases for each in case.editions
    }
    assert found == {("split_tie", "literal"): (None, 2, None, None)}
    assert [len(case.editions) for case in answer.cases] == [0, 1], "the one who has some pays, by all rules"
    assert not answer.editions


def test_what_other_house_rules_make_of_all_cases_is_told_once() -> None:
    answer = ask("land_unter", Situation(4, ONE_UNTOLD), "pays")
    assert [(each.option, each.choice, each.verdict.key) for each in answer.editions] == [
        ("redrown", "off", "pays.out")
    ]
    assert not any(case.editions for case in answer.cases)


def test_a_rule_that_asks_for_more_says_so() -> None:
    """To the letter, one who has some may have to pay a second one."""
    less = {**TIED, "preservers": [None, None, 1, 4]}
    answer = ask("land_unter", Situation(4, less, {"some.1": "some"}), "pays")
    (edition,) = (each for case in answer.cases for each in case.editions)
    assert (edition.verdict.key, edition.verdict.params["preservers"]) == ("depends.1", (1,))


@pytest.mark.parametrize("others", [[8, 5], [8, 5, 0]])
def test_who_pays_and_is_eliminated_all_the_same_is_told_apart(others: list[int]) -> None:
    position = {"levels": [11, 11, *others], "preservers": [0, 1, 3, 4, 5][: 2 + len(others)]}
    answer = ask("land_unter", Situation(2 + len(others), position, {}, {"split_tie": "literal"}), "pays")
    assert answer.verdict
    lost = [None, 1, None, None] if 0 not in others else [None, 1, 1, None, None]
    told = str(answer.verdict.params.get("ruling", answer.verdict.key))
    assert told.endswith("pays.again" if 0 in others else "pays.again.cut")
    assert [*answer.verdict.params["lost"]] == lost


LOSSES = [
    (
        {"levels": [12, None, None, 3], "preservers": [3, None, None, None]},
        {},
        "Ann loses a life preserver. Dan loses nothing.",
    ),
    (
        {"levels": [12, None, None, 3], "preservers": [3, 2, 2, 2]},
        {"done": "12"},
        "Ann loses a life preserver. Dan loses nothing.",
    ),
    ({"levels": [11, None, None, 3], "preservers": [0, 2, 2, 2]}, {}, ""),
    ({"levels": [11, None, None, 3], "preservers": [0, 2, 2, 2]}, {"or.levels.1": "8/9"}, "Dan loses nothing."),
]


@pytest.mark.parametrize(("position", "moves", "said"), LOSSES)
def test_with_several_unknown_tides_what_is_certain_is_told(
    position: dict[str, Any], moves: dict[str, str], said: str
) -> None:
    """A second 12 would pay, too; below an 11 that cannot pay, anybody may."""
    answer = ask("land_unter", Situation(4, position, moves), "pays")
    assert answer.verdict
    told = verdict_text(answer.verdict, PRESENTATION.describer("en", NAMES))
    assert told.startswith(f"{said} The rest depends on" if said else "It depends on")


def test_that_the_others_laid_lower_cards_makes_the_rest_certain() -> None:
    position = {"tides": [3, 11], "levels": [0, None, 7, 4, 2], "preservers": [5, 0, 1, None, None]}
    cards = {"card.0": "58", "card.1": "47", "card.2": "35"}
    supposed, told = (
        ask("land_unter", Situation(5, position, {**cards, **more}), "round") for more in ({}, {"rank.rest": "low"})
    )
    assert supposed.verdict == told.verdict
    assert supposed.certainty
    assert told.certainty
    assert (supposed.certainty.kind, told.certainty.kind) == ("supposed", "rules")
    one = ask("land_unter", Situation(5, position, {"card.0": "58", "rank.rest": "low"}), "round")
    assert one.certainty
    assert one.certainty.kind not in ("rules", "every"), "below two cards that are not told nothing is lower"
