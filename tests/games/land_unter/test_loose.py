"""Cards that lie on the table, nobody knows any more who laid them."""

from dataclasses import replace
from typing import Any

import pytest

from engine.ask import Answer, Situation, ask
from engine.ask.choices import case_label
from engine.core.situations import with_move_given
from engine.games.land_unter.editor import EDITOR
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.question_ranks import with_ranked_cards_drawn
from engine.games.land_unter.questions import QUESTIONS, findings_of_question

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
POSITION: dict[str, Any] = {"tides": [5, 10], "levels": [0, 11, 7, 4, 3]}
SOME = {f"some.{seat}": "some" for seat in range(5)}
TOLD = Situation(5, POSITION, {"card.2": "44", "card.3": "30", "card.4": "12", **SOME})
SWEPT = replace(TOLD, moves={**TOLD.moves, "loose.0": "57", "loose.1": "22"})


def labels(answer: Answer) -> list[str]:
    """Return what leads to each case."""
    describer = PRESENTATION.describer("en", NAMES)
    return [case_label(case, answer.cases, describer, facts=True) for case in answer.cases]


def test_the_cards_of_two_lie_there_and_each_way_is_a_case() -> None:
    answer = ask("land_unter", SWEPT, "round")
    assert answer.verdict
    assert (answer.rests_on_facts, answer.taken_for_granted) == (True, ())
    assert labels(answer) == ["If Ben laid 22:", "If Ben laid 57:"]
    assert [case.verdict.params["payers"] for case in answer.cases] == [(1,), (2,)]
    told = answer.verdict.params
    assert (told["higher"], told["high"], told["safe"]) == (2, 10, (0, 3, 4)), "whoever laid which"
    assert not answer.editions


def test_of_one_card_the_others_are_supposed_to_be_lower_openly() -> None:
    answer = ask("land_unter", with_move_given(SWEPT, "loose.1", None), "round")
    assert [*answer.taken_for_granted] == ["rank.rest"]
    assert labels(answer) == ["If Ann laid 57:", "If Ann laid another card:"]
    sure = ask("land_unter", replace(SWEPT, moves={"card.2": "44", "card.3": "58", "loose.0": "12", **SOME}), "round")
    assert sure.verdict
    assert (sure.verdict.key, [*sure.supposed]) == ("round.pays", ["rank.rest"])


@pytest.mark.parametrize("seed", range(1, 6))
def test_no_other_cards_are_drawn_than_those_that_lie_there(seed: int) -> None:
    drawn = with_ranked_cards_drawn(SWEPT, seed).moves
    assert {drawn["card.0"], drawn["card.1"]} == {"57", "22"}


def test_a_card_of_which_it_is_told_after_all_who_laid_it_is_theirs() -> None:
    answer = ask("land_unter", with_move_given(SWEPT, "card.1", "57"), "round")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind) == ("round.pays", "every")
    assert answer.verdict.params["payers"] == (2,)


def test_more_cards_than_players_who_may_have_laid_them_cannot_be() -> None:
    crowded = replace(SWEPT, moves={**SWEPT.moves, "card.0": "8", "card.1": "9"})
    (found,) = findings_of_question(crowded)
    assert (found.code, found.fix) == ("loose_too_many", {"loose.0": None, "loose.1": None})


def test_it_is_asked_once_some_cards_are_told_and_one_after_another() -> None:
    def asked(situation: Situation) -> list[str]:
        return [field.place for field in EDITOR.editor_fields(situation, QUESTIONS[0]) if field.place[:5] == "loose"]

    assert not asked(Situation(5))
    assert asked(TOLD) == ["loose.0"]
    assert asked(with_move_given(TOLD, "loose.0", "57")) == asked(SWEPT) == ["loose.0", "loose.1"]
    assert not asked(with_move_given(TOLD, "card.0", "8")), "the card of one alone is told as theirs"


def test_who_leads_hangs_on_them_too() -> None:
    """A round that is told in part is not asked about as if those cards were low."""
    leads = next(each for each in QUESTIONS if each.key == "leads")
    assert "loose.0" in EDITOR.as_asked(SWEPT, leads).moves
    assert "trick" not in {field.place for field in EDITOR.editor_fields(SWEPT, leads)}
