"""What is certain of the points at the end of Vineta before all is told: who wins, between what each has, of what."""

import pytest

from engine.ask import ask
from engine.ask.command import answer_lines, describer_of_situation
from engine.core.situations import Situation
from engine.core.table.fields import NumberField
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.questions import QUESTIONS
from tests.games.vineta.test_untold import laid

(SCORE,) = (question for question in QUESTIONS if question.key == "score")


def taken(*counts: int, **values: object) -> Situation:
    """Return a table of three with red 1 left and so many houses taken."""
    return laid(last="R1", **{f"taken__{seat}": count for seat, count in enumerate(counts)}, **values)


def test_houses_of_which_nobody_told_are_not_taken_for_none() -> None:
    unsure = ask("vineta", taken(10, 9, owner="0", own__0=0, own__1=0), "score")
    assert unsure.certainty
    assert unsure.certainty.kind == "part"
    told = ask("vineta", taken(10, 9, 8, owner="0", own__0=0, own__1=0), "score")
    assert told.verdict
    assert (told.verdict.key, told.verdict.told["span"]) == ("score_open", ("12", "9", "8\u201311"))
    assert not told.editions


def test_a_victory_shared_is_certain_where_no_house_is_left() -> None:
    answer = ask("vineta", taken(8, 6, 8, owner="1", houses__R1=0), "score")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.params["winners"], answer.certainty.kind) == ((0, 1, 2), "rules")


def test_who_has_more_than_any_other_can_have_wins_for_certain() -> None:
    answer = ask("vineta", taken(14, 7, 6), "score")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.params["winners"], answer.certainty.kind) == ((0,), "rules")
    assert answer.verdict.told["span"] == ("14\u201319", "7\u201312", "6\u201311")


@pytest.mark.parametrize(
    ("situation", "spans", "losing"),
    [
        (taken(14, 12, 1), ("14\u201319", "12\u201317", "1\u20136"), (2,)),
        (taken(14, 12, 1, owner="1"), ("14\u201317", "14\u201317", "1\u20134"), (2,)),
        (taken(10, 10, 5, owner="2", own__0=1), ("13", "10\u201316", "7\u201313"), ()),
        (taken(10, 9, owner="0", own__0=0, own__1=0), ("12", "9", None), (1,)),
    ],
)
def test_between_what_the_points_are_is_told_first(
    situation: Situation, spans: tuple[str | None, ...], losing: tuple[int, ...]
) -> None:
    answer = ask("vineta", situation, "score")
    assert answer.verdict
    assert answer.verdict.params["sure"].startswith("verdict.sure.points")
    assert (answer.verdict.params["spans"], answer.verdict.params["losing"]) == (spans, losing)


def test_what_a_total_is_made_of_is_told() -> None:
    situation = taken(14, 12, 1, owner="1", own__0=1, own__1=0, own__2=0)
    said = "\n".join(answer_lines(ask("vineta", situation, "score"), describer_of_situation("vineta", situation, "en")))
    assert "Houses taken: Alma\u00a014, Bruno\u00a012, Cleo\u00a01." in said
    assert "Houses of one’s own: Alma\u00a03. The last district: Bruno\u00a02." in said


def test_where_nobody_told_what_was_taken_no_made_up_points_are_told() -> None:
    answer = ask("vineta", laid(last="Y1", unowned="yes", own__1=2), "score")
    assert answer.verdict
    assert answer.verdict.params["gains"] == (None, 6, None)
    for told in (answer, ask("vineta", EDITOR.with_piece_toggled(laid(last="Y1", unowned="yes"), "B", "Y1"), "score")):
        assert not told.cases
        assert told.lesson is None


def test_houses_told_as_a_number_are_not_asked_by_colour_too() -> None:
    told = laid(last="Y1", own__1=2)
    assert not [tool for tool in EDITOR.editor_tools(told, SCORE) if tool.group == "houses"]
    fields = {field.place: field for field in EDITOR.editor_fields(told, SCORE)}
    kept = fields["own.1"]
    assert isinstance(kept, NumberField)
    assert kept.value == 2
    assert [tool for tool in EDITOR.editor_tools(laid(last="Y1"), SCORE) if tool.group == "houses"]


def test_what_each_house_is_worth_is_certain_where_nothing_else_is_told() -> None:
    answer = ask("vineta", laid(last="R1"), "score")
    assert answer.verdict
    assert answer.verdict.params["sure"] == "verdict.sure.worth"
    assert not answer.cases
