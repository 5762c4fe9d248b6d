"""What hangs on somebody's choice is told by cases, and never as a chance."""

import pytest

from engine.ask import Answer, Situation, ask
from engine.ask.choices import case_label, named_runs
from engine.core.situations import is_place_given
from engine.games.land_unter.rules.events import LeaderAfterTwoLosses
from engine.games.registry import presentation_by_key

CARDS = {"card.0": "44", "card.1": "12"}
ROUND = {"tides": [4, 7], "levels": [3, 9, 1], "preservers": [2, 2, 1]}


def labels(game: str, answer: Answer, lang: str = "en") -> list[str]:
    """Return the labels of an answer's cases."""
    describer = presentation_by_key(game).describer(lang, ("Aline", "Bob", "Eva"))
    return [case_label(case, answer.cases, describer, facts=answer.rests_on_facts) for case in answer.cases]


def test_a_joker_is_a_choice_and_each_case_is_counted_out() -> None:
    answer = ask("drunter_drueber", Situation(2, {}, {"vote.0": "jein+ja", "vote.1": "nee"}), "vote")
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params) == ("depends.1", {"first": "depends.joker", "joker": (0,)})
    assert answer.certainty
    assert (answer.certainty.kind, [*answer.others]) == ("cases", [])
    told = [(case.verdict.key, case.verdict.params) for case in answer.cases]
    assert told == [("vote.won", {"yes": 3, "no": 2}), ("vote.lost", {"yes": 1, "no": 4})]
    assert labels("drunter_drueber", answer) == ["Yes:", "No:"]
    assert labels("drunter_drueber", answer, "fr") == ["Oui\u00a0:", "Non\u00a0:"]


def test_choices_of_two_that_lead_to_the_same_are_one_case() -> None:
    answer = ask("drunter_drueber", Situation(3, {}, {"vote.0": "jein", "vote.1": "jein", "vote.2": "ja"}), "vote")
    assert labels("drunter_drueber", answer) == [
        "Aline yes, Bob yes:",
        "Aline yes, Bob no; or Aline no, Bob yes:",
        "Aline no, Bob no:",
    ]


def test_a_card_that_decides_is_told_in_runs_of_numbers_and_is_no_choice() -> None:
    answer = ask("land_unter", Situation(3, ROUND, CARDS), "round")
    assert answer.verdict
    assert answer.rests_on_facts
    assert (answer.verdict.key, answer.verdict.params["card"]) == ("depends.rest.1", (2,))
    assert labels("land_unter", answer) == ["If Eva laid 1–11:", "If Eva laid 13–43:", "If Eva laid 45–60:"]


@pytest.mark.parametrize(
    ("game", "question", "situation", "kind"),
    [
        ("land_unter", "round", Situation(3, {"tides": [4, 7]}), "open"),
        ("land_unter", "round", Situation(3, {**ROUND, "preservers": [2, None, 1]}, CARDS), "open"),
        ("drunter_drueber", "vote", Situation(3, {}, {"vote.0": "jein", "vote.1": "nee"}), "choice"),
    ],
)
def test_what_hangs_on_a_choice_or_a_card_among_other_things_is_told_without_odds(
    game: str, question: str, situation: Situation, kind: str
) -> None:
    answer = ask(game, situation, question)
    assert answer.verdict
    assert answer.verdict.key.startswith("depends.")
    assert answer.certainty
    assert (answer.certainty.kind, [*answer.others]) == (kind, [])
    assert len(answer.cases) > 1
    assert set(labels(game, answer)) == {""}


def test_a_choice_that_changes_nothing_is_no_case() -> None:
    answer = ask("drunter_drueber", Situation(3, {}, {"vote.0": "jein", "vote.1": "ja", "vote.2": "ja"}), "vote")
    assert answer.certainty
    assert (answer.certainty.kind, answer.cases) == ("every", ())


LAID = ["0:w1-1s", "0:w1-3e", "0:r-3w", "0:r-3w", "0:r-3w"]
LOST = {"lost.1": "lost", "lost.2": "lost"}


@pytest.mark.parametrize(
    ("game", "question", "situation", "on", "told"),
    [
        (
            *("land_unter", "leads", Situation(4, {"preservers": [None, 2, 2, None]}, LOST)),
            *("who led this round", ["If Aline, Bob or Dan led:", "If Eva led:"]),
        ),
        (
            *("land_unter", "leads", Situation(4, {"preservers": [None, 2, None, None]}, LOST)),
            "how many life preservers Eva has, and on who led this round",
            [
                "If Eva has 0–1:",
                "If Eva has 2 and Aline, Bob or Dan led:",
                "If Eva has 2 and Eva led:",
                "If Eva has 3 or more:",
            ],
        ),
        (
            *("land_unter", "round", Situation(3, {**ROUND, "levels": [3, None, 1]}, {**CARDS, "card.2": "30"})),
            *("the tide in front of Bob", ["If Bob shows 0–6:", "If Bob shows 7:", "If Bob shows 8–12:"]),
        ),
        (
            *("drunter_drueber", "score", Situation(3, {"laid": LAID, "targets": [["K"], None, ["S"]]})),
            "the target that Bob has",
            None,
        ),
    ],
)
def test_a_fact_that_is_not_told_is_told_by_cases(
    game: str, question: str, situation: Situation, on: str, told: list[str] | None
) -> None:
    """What the reader could have told has no odds either; what depends on more says so."""
    answer = ask(game, situation, question)
    assert answer.verdict
    assert answer.certainty
    assert (answer.certainty.kind, [*answer.others]) == ("facts", [])
    describer = presentation_by_key(game).describer("en", ("Aline", "Bob", "Eva", "Dan"))
    verdict = describer.filled_text(f"verdict.{answer.verdict.key}", **answer.verdict.params)
    assert verdict.endswith(f" depends on {on}.")
    said = [case_label(case, answer.cases, describer, facts=True) for case in answer.cases]
    if told:
        assert said == told
    else:
        assert any(case.verdict.key.startswith("depends.") for case in answer.cases)
        assert all(label.startswith("If Bob’s target is ") for label in said)


def test_the_steps_of_a_fact_show_a_case_that_is_told() -> None:
    answer = ask("land_unter", Situation(4, {"preservers": [None, 2, 2, None]}, LOST), "leads")
    assert answer.case_shown in answer.cases
    assert answer.case_shown
    (event,) = (each for each in answer.events if isinstance(each, LeaderAfterTwoLosses))
    assert event.loser == answer.case_shown.verdict.params["loser"]


def test_facts_of_which_there_are_too_many_have_no_odds() -> None:
    answer = ask("land_unter", Situation(4, {}, LOST), "leads")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.params["first"], answer.certainty.kind) == ("depends.preservers", "open")
    assert {case.verdict.key for case in answer.cases} == {"leads.two", "leads.tie"}


def test_the_steps_of_a_choice_show_how_it_ends() -> None:
    answer = ask("drunter_drueber", Situation(2, {}, {"vote.0": "jein+ja", "vote.1": "nee"}), "vote")
    assert answer.lesson
    printed = [answer.lesson.steps[number - 1] for number in answer.lesson.example.telling]
    assert {"DD-5.5", "DD-5.6"} & {snapshot.event.rule for step in printed for snapshot in step}


def test_runs_have_no_other_choice_inside() -> None:
    assert named_runs([1, 2, 4, 9], [1, 2, 4, 5, 9]) == ["1–4", "9"]
    assert not is_place_given(Situation(3, ROUND, CARDS), "card.2")


def test_what_is_asked_for_in_one_case_only_is_no_reason_to_leave_out_what_leads_to_it() -> None:
    """Whether the second player is eliminated decides who pays next, so the preservers of others matter in one case."""
    cards = {"card.0": "44", "card.1": "12", "card.2": "30", "card.3": "7"}
    answer = ask("land_unter", Situation(4, {"tides": [2, 5], "levels": [3, 11, 1, 9]}, cards), "round")
    assert len(answer.cases) > 1
    assert all(choices for case in answer.cases for choices in case.choices)
