"""Asking about a table of Land Unter of which the round, the water or the preservers are not told."""

from typing import Any

import pytest

from engine.api.requests import EditRequest
from engine.api.table_editor import editor_answer
from engine.ask import Situation, ask
from engine.ask.links import Asked, question_from_link, question_to_link
from engine.core.game import Refusal
from engine.games.land_unter.editor import EDITOR
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.question_play import possible_round, with_sets_around_played_cards
from engine.games.land_unter.questions import QUESTIONS
from engine.games.land_unter.table.moment import situation_findings

CARDS = {"card.0": "44", "card.1": "12", "card.2": "30"}
WET = {"tides": [4, 7], "levels": [3, 9, 1]}
NAMES = ("Max", "Cathy", "Anna")


def answered(position: dict[str, Any]) -> tuple[str, set[str]]:
    """Return how sure a round is, and what may come of it."""
    answer = ask("land_unter", Situation(3, position, CARDS), "round")
    assert answer.certainty
    assert answer.verdict
    return answer.certainty.kind, {case.verdict.key for case in answer.cases} or {answer.verdict.key}


def test_the_round_can_always_be_told() -> None:
    for position, cards in (({}, {}), ({"round": 4}, {}), (WET, {}), ({**WET, "preservers": [2, 2, 1]}, CARDS)):
        fields = EDITOR.laid_out_fields(Situation(3, position, cards), QUESTIONS[0]).last
        assert "round" in {field.place for field in fields if field.asked}


def test_a_card_of_a_hand_leaves_room_for_the_others() -> None:
    """A round that is not told is not supposed to be one in which the cards told are all: others will follow."""
    advice = QUESTIONS[-1]
    for count in (1, 2, 11):
        told = Situation(3, {"hands": [[*range(1, count + 1)], None, None], "levels": [0, 0, 0]})
        fields = [field for field in EDITOR.editor_fields(told, advice) if field.place.startswith("hand.")]
        assert len(fields) == len(told.by_seat("hands")[0]) + 12 - count
        assert not situation_findings(told)
        with pytest.raises(Refusal, match="not_given"):
            ask("land_unter", told, "advice")


def test_preservers_that_are_not_told_may_be_gone() -> None:
    kind, verdicts = answered(WET)
    assert kind == "facts"
    assert {"pays.pays", "pays.out.cut"} <= verdicts, "who takes which tide card is told before"
    assert answered({**WET, "preservers": [None, 1, None]}) == ("rules", {"round.pays"})


def test_a_round_that_is_not_told_is_any_that_can_be() -> None:
    rounds = {possible_round(Situation(3, WET, CARDS), seed) for seed in range(1, 200)}
    assert rounds == set(range(2, 12)), "three tide cards have been taken"
    assert {possible_round(Situation(3, {**WET, "round": 4}, CARDS), seed) for seed in range(1, 9)} == {4}
    told = {**WET, "preservers": [2, 2, 1]}
    assert {possible_round(Situation(3, told, CARDS), seed) for seed in range(1, 9)} == {2}, "nothing hangs on it"


def test_each_round_has_cost_a_preserver_or_a_player() -> None:
    for at in (2, 7, 11):
        position = with_sets_around_played_cards(Situation(3, {**WET, "round": at}, CARDS), 3)
        again = with_sets_around_played_cards(Situation(3, {**WET, "round": 2}, CARDS), 3)
        assert sum(position["preservers"]) <= sum(again["preservers"])
        assert min(position["preservers"]) >= 0


def test_preservers_told_are_kept_where_others_are_drawn() -> None:
    situation = Situation(4, {"tides": [4, 7], "preservers": [2, None, -1, None], "round": 9}, {"card.0": "44"})
    for seed in range(1, 20):
        drawn = with_sets_around_played_cards(situation, seed)["preservers"]
        assert (drawn[0], drawn[2]) == (2, -1)


@pytest.mark.parametrize("out", [0, 1])
def test_who_leads_is_not_taken_as_told(out: int) -> None:
    preservers: list[int | None] = [None] * 4
    preservers[out] = -1
    situation = Situation(4, {"tides": [4, 7], "round": 5, "preservers": preservers}, options={"play": "open"})
    assert not ask("land_unter", situation, "round").findings
    assert EDITOR.view(situation).leader not in range(4)


def drawn(position: dict[str, Any]) -> str:
    """Return the table as it is drawn."""
    return str(PRESENTATION.draw(EDITOR.view(Situation(3, position, CARDS)), PRESENTATION.texts["en"], NAMES, ()))


def test_what_is_not_told_is_pale_or_a_question_mark() -> None:
    board = drawn({"tides": [4, 7], "levels": [3, None, 1], "preservers": [2, 2, None]})
    assert '<p class="when">\N{NO-BREAK SPACE}</p>' in board
    assert "Cathy: water not entered, 2 life preservers, weather card 12 played." in board
    assert "Max: tide 3, 2 life preservers, weather card 44 played." in board
    assert board.count("untold") == 3, "an island, the place of its tide card, and the pile"
    assert "cards in hand" not in board


def test_what_is_told_is_not_pale() -> None:
    board = drawn({**WET, "stage": 1, "round": 4, "preservers": [2, 2, 1]})
    assert "Stage 2 of 3 · round 5 of 12" in board
    assert "untold" not in board
    assert "16 cards face down" not in board
    assert "14 cards face down" in board


@pytest.mark.parametrize("done", [3, 12])
def test_a_round_of_which_the_cards_are_taken_is_told_on_the_table_and_in_the_steps(done: int) -> None:
    told = Situation(4, {"levels": [9, 9, 2, 7], "preservers": [2, 1, None, None]}, {"done": str(done)})
    lesson = ask("land_unter", told, "pays").lesson
    assert lesson
    for view in (EDITOR.view(told), lesson.steps[0][0].view):
        board = str(PRESENTATION.draw(view, PRESENTATION.texts["en"], ("A", "B", "C", "D"), ()))
        assert f"Round {done} of 12" in board
        assert view.tide_pile_size == 24 - 2 * done


def test_after_the_first_round_nobody_else_shows_a_tide() -> None:
    """Two have been taken, and two are told: whoever is not told has none, which the reader need not say."""
    told = Situation(4, {"levels": [3, 9, None, None], "preservers": [2, 2, 2, 2]}, {"done": "1"})
    answer = ask("land_unter", told, "pays")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind) == ("pays.pays", "every")


def test_in_the_steps_of_an_answer_what_was_drawn_at_random_is_pale() -> None:
    situation = Situation(3, {"tides": [4, 7], "levels": [3, None, None], "preservers": [2, 2, None]}, CARDS)
    lesson = ask("land_unter", situation, "round").lesson
    assert lesson
    start, last = lesson.steps[0][0].view, lesson.steps[-1][-1].view
    assert {"levels.1", "levels.2", "preservers.2", "round", "hands.0"} <= EDITOR.untold(situation, start, start)
    untold = EDITOR.untold(situation, start, last)
    assert "levels.1" in untold
    assert "levels.2" not in untold, "it has just taken a tide card"


@pytest.mark.parametrize("follows", [False, True])
def test_what_was_told_of_before_the_round_is_not_asked_about_as_of_after_it(follows: bool) -> None:
    """Where one question follows from the answer to the other, it goes on from the round as it was told."""
    told = {"tides": [3, 6], "levels": [0, 11, 10], "preservers": [2, 2, 2]}
    text = question_to_link(Asked("land_unter", "round", Situation(3, told, {"card.1": "58"})))
    asked = EditRequest(id="t", lang="en", game="land_unter", question="pays", text=text, follows=follows)
    answer = editor_answer(asked)
    kept = question_from_link(answer["text"]).situation.position
    assert {*kept} == ({*told} if follows else {"tides"})
