"""Numbers of which one is told: a tide is the 8 or the 10, and nobody can swear to it."""

from typing import Any

import pytest

from engine.ask import Situation, ask
from engine.ask.answering import verdict_text
from engine.ask.choices import case_label
from engine.core.table.either import numbers_from_text
from engine.games.land_unter.presentation import PRESENTATION
from tests.api.client import Answer
from tests.api.client import ask as asked

NAMES = ("Ann", "Bob", "Cid", "Dee")
FIELDS = {
    "levels.0": "9",
    "levels.1": "8/10",
    "levels.2": "5",
    "levels.3": "2",
    "preservers.0": "0",
    "preservers.1": "3",
}
TABLE: dict[str, Any] = {"levels": [9, None, 5, 2], "preservers": [0, 3, None, None]}


def told(fields: dict[str, str], lang: str = "en") -> Answer:
    """Return the answer after these fields have been told, where it is asked who pays."""
    answer: Answer = {"text": ""}
    for place, value in fields.items():
        edit = {"place": place, "value": value}
        answer = asked("edit", game="land_unter", lang=lang, question="pays", text=answer["text"], edit=edit)
    return answer


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("8 or 10", [8, 10]),
        ("10 ou 8", [8, 10]),
        ("8/10, 12", [8, 10, 12]),
        ("8-10", [8, 9, 10]),
        ("10 to 8 or 3", [3, 8, 9, 10]),
        ("30 à 32", [30, 31, 32]),
        ("3?", [*range(30, 40)]),
        ("6?", [60]),
        ("8", [8]),
        ("8/", ()),
        ("8 to", ()),
        ("300", ()),
    ],
)
def test_several_numbers_are_read_as_people_type_them(text: str, numbers: object) -> None:
    assert numbers_from_text(text, range(61)) == numbers


def test_what_holds_of_either_number_is_told_first_and_each_case_once() -> None:
    """Whether Bob shows 8 or 10, he pays; whether Ann is out depends on it."""
    answer = ask("land_unter", Situation(4, TABLE, {"or.levels.1": "8/10"}), "pays")
    assert answer.verdict
    describer = PRESENTATION.describer("en", NAMES)
    assert verdict_text(answer.verdict, describer).startswith("Bob loses a life preserver. Cid and Dee lose nothing.")
    labels = [case_label(case, answer.cases, describer, facts=True) for case in answer.cases]
    assert labels == ["If Bob shows 8:", "If Bob shows 10:"]
    assert answer.rests_on_facts


def test_where_either_number_comes_to_the_same_it_is_certain() -> None:
    answer = ask("land_unter", Situation(4, {**TABLE, "preservers": [1, 3, 1, 1]}, {"or.levels.1": "6/8"}), "pays")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.verdict.params["payers"], answer.certainty.kind) == ("pays.pays", (0,), "every")


def test_a_number_that_cannot_be_is_not_tried() -> None:
    """Of each tide card there are two."""
    answer = ask("land_unter", Situation(4, {**TABLE, "levels": [9, None, 9, 2]}, {"or.levels.1": "9/10"}), "pays")
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params["payers"]) == ("pays.pays", (1,))


def test_a_number_with_which_no_round_leads_here_is_not_tried() -> None:
    """A pair of tide cards has just been taken: somebody else shows one, too."""
    told = Situation(3, {"levels": [None, 0, 5], "preservers": [1, 2, 3]}, {"or.levels.0": "0/6"})
    answer = ask("land_unter", told, "pays")
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params["payers"]) == ("pays.pays", (0,))


def test_several_numbers_are_told_in_the_field_of_one() -> None:
    table = told(FIELDS)
    assert 'value="8 or 10"' in table["seats"]
    said = asked("ask", text=table["text"], lang="en")["say"]
    assert said.startswith("Bruno loses a life preserver. Cleo and Dario lose nothing.")
    assert 'value="8 ou 10"' in told(FIELDS, "fr")["seats"]
    one = asked("edit", game="land_unter", lang="en", text=table["text"], edit={"place": "levels.1", "value": "8"})
    assert 'value="8"' in one["seats"]
    three = asked("edit", game="land_unter", lang="en", text=table["text"], edit={"place": "players", "value": "3"})
    assert 'value="8 or 10"' in three["seats"]
    other = asked("edit", game="land_unter", lang="en", text=table["text"], question="round")
    assert "8 or 10" not in other["seats"]


def test_a_card_that_nobody_can_read_is_told_by_its_tens() -> None:
    """Dee laid thirty-something, beside a 44, a 31 and a 12: 30 is third, all others are second."""
    cards = {"card.0": "44", "card.1": "31", "card.2": "12", "or.card.3": "30-39"}
    table = {"tides": [4, 9], "levels": [2, 9, 5, 8], "preservers": [1, 1, 2, 1]}
    answer = ask("land_unter", Situation(4, table, cards), "round")
    describer = PRESENTATION.describer("en", NAMES)
    labels = [case_label(case, answer.cases, describer, facts=True) for case in answer.cases]
    assert labels == ["If Dee laid 30:", "If Dee laid 32–39:"]
    assert answer.rests_on_facts


def test_beside_a_card_told_by_its_tens_others_are_supposed_to_be_lower() -> None:
    table = {"tides": [4, 9], "levels": [2, 9, 5, 8], "preservers": [1, 1, 2, 1]}
    answer = ask("land_unter", Situation(4, table, {"card.1": "31", "or.card.0": "32-39"}), "round")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.params["first"], answer.verdict.params["second"]) == (0, 1)
    assert answer.certainty.kind == "supposed"


def test_a_card_of_a_hand_that_nobody_can_read_is_told_by_its_tens() -> None:
    hand = {f"dealt.{at}": str(card) for at, card in enumerate((2, 40, 28, 42, 3, 38, 54, 19, 8, 45, 16))}
    answer = ask("land_unter", Situation(4, {}, {**hand, "or.dealt.11": "30-39"}), "hand")
    describer = PRESENTATION.describer("en", NAMES)
    labels = [case_label(case, answer.cases, describer, facts=True) for case in answer.cases]
    assert labels == ["If card no. 12 is 30–36:", "If card no. 12 is 37–39:"]
    same = ask("land_unter", Situation(4, {}, {**hand, "or.dealt.11": "1-12"}), "hand")
    assert same.verdict
    assert same.verdict.params["count"] == 4


@pytest.mark.parametrize(("value", "shown"), [("3?", "30–39"), ("30 to 39 or 45", "30–39 or 45"), ("6?", "60")])
def test_a_range_is_shown_as_one(value: str, shown: str) -> None:
    table = asked(
        "edit", game="land_unter", lang="en", question="round", text="", edit={"place": "card.1", "value": value}
    )
    assert f'value="{shown}"' in table["seats"]


def test_how_one_tells_what_one_is_not_sure_of_is_offered_once() -> None:
    for question in ("round", "pays", "hand"):
        table = asked("edit", game="land_unter", lang="en", question=question, text="")
        assert (table["fields"] + table["seats"]).count("Not sure of a number?") == 1


@pytest.mark.parametrize(("place", "value"), [("levels.1", "8 or 13"), ("levels.1", "8 or"), ("done", "8 or 10")])
def test_what_cannot_be_several_numbers_is_refused(place: str, value: str) -> None:
    refused = told({place: value})
    assert (refused["kind"], refused["code"]) == ("refused", "not_between")
