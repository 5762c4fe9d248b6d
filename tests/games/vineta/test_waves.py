"""Flood cards whose waves nobody has told, and series of which only the worth is."""

import pytest

from engine.api.table_editor import edited_table
from engine.ask import ask
from engine.ask.links import Asked
from engine.core.game import Refusal
from engine.core.situations import Situation
from engine.core.table.fields import NumberField
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.rules.events import RoundAdded
from engine.games.vineta.rules.notation import ANY_FLOOD
from engine.games.vineta.waves import MOST, with_waves_filled
from tests.games.vineta.cities import NAMES
from tests.games.vineta.test_untold import laid

SUMS = ("flood G1", "flood G2")


def keys(situation: Situation, question: str) -> tuple[str, str]:
    """Return the verdict of a question and how sure it is."""
    answer = ask("vineta", situation, question)
    assert answer.verdict
    assert answer.certainty
    return answer.verdict.key, answer.certainty.kind


def test_what_series_are_worth_is_enough_to_know_what_sinks() -> None:
    situation = laid(*SUMS, worth__G1=8, worth__G2=6, round=3, more=1, less=1)
    answer = ask("vineta", situation, "sinks")
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params["worth"]) == ("sinks_over", 8)
    assert answer.certainty
    assert answer.certainty.kind == "rules"


@pytest.mark.parametrize("worth", range(2, MOST + 1))
def test_stand_ins_are_worth_what_is_told(worth: int) -> None:
    situation = with_waves_filled(laid("f1 G1", "flood G1", worth__G1=worth))
    (series,) = situation.position["series"]
    assert sum(int(card[-1]) for card in series["floods"]) == worth


def test_what_series_may_be_worth_is_told_case_by_case() -> None:
    answer = ask("vineta", laid("flood G1", "f3 G2", round=3, more=0, less=0), "sinks")
    told = {each["worth.G1"]: case.verdict.params.get("district") for case in answer.cases for each in case.choices}
    assert told == {"1": "G2", "2": "G2", "3": None, "4": "G1"}


def test_a_series_of_any_length_may_be_worth_any_number() -> None:
    answer = ask("vineta", laid("series G1", "f3 G2", "f3 G2", round=3, more=0, less=0), "sinks")
    told = {each["worth.G1"]: case.verdict.key for case in answer.cases for each in case.choices}
    assert [told[worth] for worth in ("1", "5", "6", "7", "12")] == [
        *["sinks"] * 2,
        "tie_open",
        *["sinks_open"] * 2,
    ]
    assert answer.verdict
    assert answer.verdict.params["sure"] == "verdict.sure.highest"


def test_a_side_that_is_not_told_is_a_case_with_what_the_series_is_worth_then() -> None:
    answer = ask("vineta", laid("f3 G1", "flood G2", "? G2", round=3, more=0, less=0), "sinks")
    told = {each["worth.G2"]: case.verdict.params["district"] for case in answer.cases for each in case.choices}
    assert {told["-6"], told["-3"]} == {"G1"}
    assert {told["8"], told["11"]} == {"G2"}


def test_that_the_highest_are_tied_can_be_told_without_what_they_are_worth() -> None:
    told = laid("series G1", "flood G2", round=3, more=0, less=0, tied="yes")
    assert keys(told, "sinks") == ("tie_open", "rules")
    answer = ask("vineta", told, "sinks")
    assert not any(isinstance(event, RoundAdded) for event in answer.events), "it would tell what they are worth"
    assert keys(laid("f2 G1", "f1 G2", round=3, more=0, less=0, tied="yes"), "sinks")[0] == "sinks", "all is told"


def test_whose_series_a_flood_of_no_number_is_added_to_changes_nothing() -> None:
    assert keys(laid("series G1", card="f2", seat="0", to="G1"), "card") == ("done", "every")


def test_a_series_that_is_alone_sinks_whatever_it_is_worth() -> None:
    assert keys(laid("flood G1", alone="yes", round=3, more=0, less=0), "sinks") == ("sinks_open", "rules")


def test_the_houses_are_shared_without_a_number_on_the_cards() -> None:
    situation = laid("0:flood G1", "1:flood G1", houses__G1=3)
    answer = ask("vineta", situation, "shared")
    assert answer.verdict
    assert answer.verdict.params["counts"] == (2, 1, None)
    with pytest.raises(Refusal, match="not_given"):
        ask("vineta", laid("0:flood G1", worth__G1=9, houses__G1=3), "shared")


@pytest.mark.parametrize("moves", [{"to": "G2", "seat": "1"}, {"to": "G1", "seat": "1"}, {"seat": "1"}])
def test_any_flood_is_played_without_a_word_of_its_waves(moves: dict[str, str]) -> None:
    situation = laid("0:flood G1", card="flood", **moves)
    answer = ask("vineta", situation, "card")
    assert answer.verdict
    assert answer.verdict.key in ("done", "targets")
    assert not {"waves", "worth"} & answer.verdict.params.keys()
    assert answer.certainty
    assert answer.certainty.kind in ("rules", "supposed")


def test_a_card_of_any_waves_is_drawn_with_a_question_mark() -> None:
    view = EDITOR.view(laid("1:flood G1", "flood G2", worth__G2=7))
    texts = PRESENTATION.texts["en"]
    drawn = str(PRESENTATION.draw(view, texts, NAMES, ())) + str(PRESENTATION.beside(view, texts, NAMES, ()))
    assert "#vi-flood-1" in drawn
    assert f"#vi-k{ANY_FLOOD}" in drawn
    assert ">7<" in drawn
    assert drawn.count(f"#vi-k{ANY_FLOOD}") == 1, "no more cards than are laid"
    assert "#vi-f1" not in drawn


def test_a_worth_that_cannot_be_any_more_is_forgotten() -> None:
    situation = laid("flood G1", worth__G1=3)
    assert "worth.G1" not in laid("flood G1", "f3 G1").moves
    assert "worth.G1" not in EDITOR.with_piece_toggled(situation, "f4", "G1").moves
    assert "worth.G1" not in EDITOR.with_piece_toggled(situation, "card_back", "G1").moves
    table = edited_table(Asked("vineta", "sinks", EDITOR.with_piece_toggled(situation, "f4", "G1")), "en")
    (field,) = [field for field in table.editor_fields if field.place == "worth.G1"]
    assert isinstance(field, NumberField)
    assert field.low == 5
