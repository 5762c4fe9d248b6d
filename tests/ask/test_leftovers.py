"""What was told for another question decides nothing where it is not shown, and is not lost."""

from dataclasses import replace

import pytest

from engine.api.requests import AskRequest, Edit, EditRequest
from engine.api.table_editor import EditedTable, edited_table, editor_answer, table_after_edit, table_text
from engine.api.verdicts import verdict_answer
from engine.ask import Situation, ask
from engine.ask.findings import findings_in_situation
from engine.ask.links import Asked
from engine.core.game import Refusal
from engine.core.situations import is_place_given
from engine.core.table.fields import ChoiceField

TRICK = {"card.0": "44", "card.1": "12", "card.2": "30"}
SERIES = [{"district": "G1", "floods": ["0:f3", "1:f2"]}]


def asked(game: str, question: str, situation: Situation) -> EditedTable:
    """Return the table of a question."""
    return edited_table(Asked(game, question, situation), "en")


def told_fields(table: EditedTable) -> dict[str, object]:
    """Return the fields of a form in which something is told."""
    return {field.place: field.value for field in table.editor_fields if field.value}


@pytest.mark.parametrize(
    ("game", "question", "situation", "leftover"),
    [
        ("vineta", "shared", Situation(3, {"series": SERIES, "houses": {"G1": 4}}), {"round": 1}),
        ("vineta", "shared", Situation(3, {"series": SERIES, "houses": {"G1": 4}}), {"quarantined": ["G1"]}),
        ("land_unter", "leads", Situation(3, {}, {"lost.1": "lost"}), {"hands": [[1, 2], None, None]}),
        ("drunter_drueber", "score", Situation(2, {"laid": [], "targets": [["K"], ["S"]]}), {"turn": 1}),
    ],
)
def test_what_a_form_does_not_show_decides_nothing(
    game: str, question: str, situation: Situation, leftover: dict[str, object]
) -> None:
    whole = replace(situation, position={**situation.position, **leftover})
    assert ask(game, whole, question).verdict == ask(game, situation, question).verdict
    table = asked(game, question, whole)
    assert table.editor.view(table.situation) == table.editor.view(situation)


def test_a_move_told_for_another_question_is_none_to_be_advised_on() -> None:
    hand = Situation(3, {"hands": [[3, 51], None, None]}, {"seat": "0", "card.1": "44"})
    table = asked("land_unter", "advice", hand)
    assert (table.situation.moves, table.kept.moves) == ({"seat": "0"}, hand.moves)


def test_what_counts_all_the_same_is_shown_and_can_be_taken_back() -> None:
    hand = Situation(2, {"tiles": [[1, *[0] * 8], None], "turn": 0}, {"tile": "r1@n1"})
    table = asked("drunter_drueber", "lay", hand)
    assert told_fields(table) == {"turn": "0", "holds.w1": "w1"}
    for place in ("holds.w1", "turn"):
        table = table_after_edit(table, Edit(place=place, value=""), [])
    assert not table.kept.position
    assert not [field for field in table.editor_fields if isinstance(field, ChoiceField) and field.value]


def test_what_is_told_for_one_question_is_kept_for_another() -> None:
    """A trick, then who has led, then the trick again: nothing of it has to be told anew."""
    told = Situation(3, {"tides": [4, 7], "preservers": [2, 2, 1], "hands": [[1, 2], None, None]}, TRICK)
    table = table_after_edit(asked("land_unter", "stage", told), Edit(place="levels.1", value="9"), [])
    assert "tides" not in table.situation.position
    back = asked("land_unter", "round", table.kept)
    assert back.situation.position == {"tides": [4, 7], "preservers": [2, 2, 1], "levels": [None, 9, None]}
    assert back.situation.moves == TRICK
    assert table.kept.position["hands"] == told.position["hands"]
    less = table_after_edit(back, Edit(place="card.1", value=""), [])
    assert not is_place_given(less.kept, "card.1")
    more = table_after_edit(less, Edit(place="players", value="4"), [])
    assert (more.kept.players, len(more.kept.position["hands"])) == (4, 4)


@pytest.mark.parametrize(
    ("game", "question", "situation", "box"),
    [
        ("land_unter", "leads", Situation(3, {"tides": [4, 7], "levels": [3, 9, 1]}, TRICK), "trick"),
        ("drunter_drueber", "vote", Situation(2, {"laid": ["0:w1-3s"]}, {"tile": "w1-2e"}), "about"),
    ],
)
def test_what_answers_another_question_too_has_its_box(
    game: str, question: str, situation: Situation, box: str
) -> None:
    table = asked(game, question, situation)
    assert box in told_fields(table)
    assert table.is_board_drawn
    without = table_after_edit(table, Edit(place=box, value=""), [])
    assert box not in told_fields(without)


def test_a_trick_that_is_not_meant_stays_in_sight_and_can_be_meant_again() -> None:
    table = asked("land_unter", "leads", Situation(3, {"tides": [4, 7], "levels": [3, 9, 1]}, TRICK))
    other = table_after_edit(table, Edit(place="trick", value=""), [])
    assert "trick" in {field.place for field in other.editor_fields}
    assert other.is_board_drawn
    with pytest.raises(Refusal, match="not_given"):
        ask("land_unter", other.situation, "leads")
    assert table_after_edit(other, Edit(place="trick", value="trick"), []).kept == table.kept


def test_a_loss_that_is_told_overrules_a_trick_until_that_is_ticked_again() -> None:
    trick = asked("land_unter", "leads", Situation(3, {"tides": [4, 7]}, TRICK))
    loss = table_after_edit(trick, Edit(place="lost.2", value="lost"), [])
    assert told_fields(loss) == {"lost.2": "lost"}
    assert loss.is_board_drawn, "nothing moves away"
    again = table_after_edit(loss, Edit(place="trick", value="trick"), [])
    assert told_fields(again) == {"trick": "trick"}


def test_who_is_eliminated_shows_no_water_and_plays_no_card() -> None:
    told = Situation(4, {"tides": [4, 7], "levels": [3, 9, 1, 2], "preservers": [2, 0, 1, 1]}, TRICK)
    out = table_after_edit(asked("land_unter", "round", told), Edit(place="out.2", value="out"), [])
    assert not is_place_given(out.kept, "levels.2")
    assert "card.2" not in out.kept.moves
    assert not [finding for finding in findings_in_situation(out.presentation, out.situation) if finding.impossible]


def test_a_label_says_what_is_asked_for() -> None:
    told = Situation(3, {}, TRICK)
    labels = {each: asked("land_unter", each, told).describer.texts["field.preservers"] for each in ("round", "stage")}
    assert labels == {"round": "Life preservers before it", "stage": "Life preservers at the end"}


def test_the_only_pawn_on_the_board_is_the_one_asked_about() -> None:
    table = asked("drunter_drueber", "blocked", Situation(3, {"pawns": {"r": "h5"}}))
    assert told_fields(table)["pawn"] == "r"
    told = verdict_answer(AskRequest(id="t", lang="en", text=table_text(table, table.kept), ms=0))
    assert told["kind"] == "verdict"
    assert told["html"].startswith("It depends: if nothing lies on h4, i5, h6 or g5, no, the pawn")
    assert "<details" in told["certainty"], "what else may lie there is told"


def test_what_is_lacking_names_its_place() -> None:
    answer = editor_answer(EditRequest(id="t", game="drunter_drueber", lang="en", question="blocked"))
    assert 'data-place="pawn"' in answer["lacks"]


def test_no_picture_shows_a_tile_that_only_the_end_needs() -> None:
    lesson = ask("drunter_drueber", Situation(2, {"laid": [], "targets": [["K"], ["G"]]}), "score").lesson
    assert lesson
    assert not any(snapshot.view.laid for step in lesson.steps for snapshot in step)


def test_a_tile_of_ones_own_is_laid_even_if_nobody_can_lay_one_after_it() -> None:
    pawns, tiles = {"f": "j8", "r": "", "w1": "", "w2": ""}, [[0, 0, 0, 0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0, 0, 0, 0]]
    found = ask("drunter_drueber", Situation(2, {"pawns": pawns, "tiles": tiles}), "pass").verdict
    assert found
    assert found.key == "pass.no"


@pytest.mark.parametrize("laid", ["jaaa", "jaaa+jaa"])
def test_a_vote_that_four_cards_of_one_seat_would_turn_is_open(laid: str) -> None:
    """Of cards drawn by chance hardly ever four lie before a seat."""
    found = ask("drunter_drueber", Situation(2, {}, {"vote.0": laid}), "vote").verdict
    assert found
    assert found.key.startswith("depends.")
    assert (found.params["most_for"], found.params["most_against"]) == (8, 8)
