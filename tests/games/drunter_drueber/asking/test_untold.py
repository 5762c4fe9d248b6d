"""Votes of which not everything is told: whose turn it is, which cards are used up, what is left."""

from typing import Any

import pytest

from engine.api.requests import EditRequest
from engine.api.table_editor import editor_answer
from engine.api.verdicts import ruling_and_why
from engine.ask import Situation, ask
from engine.ask.answering import headline_text
from engine.ask.links import Asked, question_from_link, question_to_link
from engine.core.describe import SOMEBODY
from engine.core.game import Refusal, Seat
from engine.core.situations import Question
from engine.games.drunter_drueber.editor import EDITOR
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.question_score import votes_perhaps_left
from engine.games.drunter_drueber.questions import QUESTIONS
from engine.games.drunter_drueber.rules.events import JokerDeclared, TileLaid

ASKED: dict[str, Question] = {question.key: question for question in QUESTIONS}
JOKERS = {"vote.0": "jein", "vote.1": "jein", "vote.2": "ja", "joker.0": "yes", "joker.1": "no"}
EN = PRESENTATION.texts["en"]
NAMES = ("Max", "Cathy", "Anna")


def told(start: Situation, **fields: str | int | None) -> Situation:
    """Return the table with these fields told, "vote__0" for "vote.0"."""
    for place, value in fields.items():
        start = EDITOR.with_field_set(start, place.replace("__", "."), value)
    return start


def fields(table: Situation, question: str) -> dict[str, Any]:
    """Return the fields that a question asks for, with what they show."""
    return {field.place: field.value for field in EDITOR.editor_fields(table, ASKED[question])}


@pytest.mark.parametrize(("turn", "order"), [("0", [0, 1]), ("1", [1, 0]), ("2", [0, 1])])
def test_jokers_are_declared_clockwise_from_the_seat_whose_turn_it_is_told_to_be(turn: str, order: list[int]) -> None:
    assert "turn" in fields(Situation(3), "vote"), "whose turn it is can be told before any card"
    answer = ask("drunter_drueber", told(Situation(3, moves=JOKERS), turn=turn), "vote")
    assert [event.seat for event in answer.events if isinstance(event, JokerDeclared)] == order


@pytest.mark.parametrize(
    ("turn", "first"), [(None, "The jokers are"), ("1", "Anna says"), ("2", "Anna says"), ("0", "Max says")]
)
def test_who_declares_a_joker_first_begins_the_answer(turn: str | None, first: str) -> None:
    for moves in ({"vote.0": "jein", "vote.2": "jein"}, {"vote.0": "jein", "vote.1": "ja", "vote.2": "jein"}):
        answer = ask("drunter_drueber", told(Situation(3, moves=moves), turn=turn), "vote")
        assert headline_text(answer, PRESENTATION.describer("en", NAMES)).startswith(first)


def test_whose_turn_it_is_is_not_drawn_as_told() -> None:
    def beside(table: Situation) -> str:
        return str(PRESENTATION.beside(EDITOR.view(table), EN, NAMES, ()))

    assert "Next to lay a tile" not in beside(Situation(3))
    assert 'class="seat s0 act"' not in beside(Situation(3))
    assert "Next to lay a tile: Max" in beside(told(Situation(3), turn="0"))
    assert 'class="seat s0 act"' in beside(told(Situation(3), turn="0"))


def test_what_is_not_told_of_a_seat_is_not_drawn_and_said_to_be_so() -> None:
    view = EDITOR.view(Situation(3))
    beside = str(PRESENTATION.beside(view, EN, NAMES, ()))
    assert "tiles not entered" in beside
    assert "votes left not entered" in beside
    assert "14" not in beside
    known = EDITOR.view(Situation(3, {"turn": 0, "turns": 0, "tiles": [[1] * 9] * 3, "votes": [["ja", "?"]] * 3}))
    assert not {name for name in known.untold if not name.startswith(("targets", "chosen", "proposed", "pawns"))}


def test_cards_used_up_are_asked_for() -> None:
    shown = fields(Situation(3), "vote")
    assert "used.ja.0" in shown
    assert "used.?.0" not in shown


def test_who_has_used_every_card_for_a_no_can_only_say_yes() -> None:
    used = {f"used__{card}__2": card for card in ("ne", "nee", "neee", "jein")}
    start = Situation(3, moves={"vote.0": "ja", "vote.1": "ne"})
    answer = ask("drunter_drueber", told(start, **used), "vote")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind) == ("vote.open.won", "rules")
    open_vote = ask("drunter_drueber", start, "vote")
    assert open_vote.certainty
    assert open_vote.certainty.kind == "choice"


def test_what_is_told_first_of_a_vote_is_short_and_what_it_rests_on_comes_below() -> None:
    start = Situation(3, moves={"vote.0": "jaaa", "vote.1": "ne"})
    table = told(start, used__jaaa__2="jaaa", used__neee__2="neee", holding__2=5)
    answer = ask("drunter_drueber", table, "vote")
    assert answer.verdict
    first, why = ruling_and_why(answer.verdict, PRESENTATION.describer("en", NAMES))
    assert str(first).count(". ") == 1
    assert "How many no there may be depends on the used card of Anna" in str(why)


def test_a_card_is_laid_or_used_up_and_a_tap_moves_it() -> None:
    start = Situation(2, moves={"vote.0": "ja+jein", "joker.0": "yes", "vote.1": "ne"})
    used = told(start, used__jein__0="jein")
    assert used.moves == {"vote.0": "ja", "vote.1": "ne"}
    assert fields(used, "vote")["used.jein.0"] == "jein"
    assert told(used, vote__jein__0="jein").moves == {"vote.0": "ja+jein", "vote.1": "ne"}
    assert fields(told(used, vote__jein__0="jein"), "vote")["used.jein.0"] == ""


def test_a_tick_is_taken_back() -> None:
    table = told(Situation(2), used__ja__0="ja")
    assert fields(table, "vote")["used.ja.0"] == "ja"
    assert told(table, used__ja__0=None) == Situation(2)
    with pytest.raises(Refusal):
        told(Situation(2), used__king__0="ja")


def test_a_number_of_votes_tells_no_card() -> None:
    """What stands for the votes left in the question about points is no hand of cards in that about a vote."""
    table = told(Situation(2, {"targets": [["K"], ["G"]]}), votes__0=4, votes__1=2)
    assert fields(table, "score")["votes.0"] == 4
    assert not any(value for place, value in fields(table, "vote").items() if place.startswith("used"))
    voting = Situation(2, table.position, {"vote.0": "jaaa", "vote.1": "neee"}, assumed=table.assumed)
    answer = ask("drunter_drueber", voting, "vote")
    assert answer.verdict
    assert answer.verdict.key == "vote.tie"
    assert "cards.0" in EDITOR.view(table).untold


def test_at_the_end_all_cards_but_those_used_up_are_left_or_so_many_of_them() -> None:
    points = told(Situation(3), points__0=7, points__1=7, points__2=4)
    table = told(points, used__jaaa__0="jaaa", used__ja__0="ja", used__nee__0="nee", used__jaa__1="jaa")
    assert fields(table, "score")["votes.0"] == 8
    table = told(table, used__neee__1="neee", holding__1=5)
    answer = ask("drunter_drueber", table, "score")
    assert answer.certainty
    assert answer.certainty.kind == "facts"
    cases = {case.verdict.key: [choices["votes.1"] for choices in case.choices] for case in answer.cases}
    assert cases == {"score.votes": ["6", "7"], "score.shared": ["8"]}


@pytest.mark.parametrize(
    ("fields_told", "votes"),
    [
        ({"kept__nee__0": "nee"}, [2]),
        ({"kept__nee__0": "nee", "left__0": 3}, [3, 4, 5]),
        ({"left__0": 3, "kept__nee__0": "nee", "spent__jaaa__0": "jaaa", "spent__neee__0": "neee"}, [3, 4]),
        ({"spent__jaaa__0": "jaaa", "spent__neee__0": "neee", "kept__nee__0": "nee", "left__0": 3}, [3, 4]),
        ({"kept__nee__0": "nee", "left__0": 3, "spent__nee__0": "nee"}, [2, 3, 4, 5, 6]),
        ({"kept__nee__0": "nee", "left__0": 3, "votes__0": 9}, [9]),
    ],
)
def test_some_cards_are_kept_beside_others_that_nobody_remembers(fields_told: dict[str, Any], votes: list[int]) -> None:
    start = told(Situation(3), points__0=9, points__1=9, points__2=5)
    table = told(start, **fields_told)
    known = fields(table, "score")["votes.0"]
    assert ([known] if known else votes_perhaps_left(table, Seat(0))) == votes


def test_cards_kept_at_the_end_are_not_asked_about_in_a_vote() -> None:
    start = told(Situation(3, moves={"vote.0": "ja"}), points__0=9, points__1=9, points__2=5)
    table = told(start, kept__nee__1="nee", left__1=3)
    assert EDITOR.as_asked(table, ASKED["vote"]).moves == {"vote.0": "ja", "holding.1": "3"}


def test_what_was_used_up_before_a_vote_is_not_all_that_was_at_the_end() -> None:
    table = told(Situation(2, moves={"vote.0": "ja"}), used__ja__1="ja")
    for question, kept in (("pass", True), ("score", False)):
        request = EditRequest(id="0", game="drunter_drueber", question=question, text=text_of("vote", table), lang="en")
        after = question_from_link(editor_answer(request)["text"]).situation
        assert ("votes" in after.position) == kept


def text_of(question: str, table: Situation) -> str:
    """Return a table as text for an address."""
    return question_to_link(Asked("drunter_drueber", question, table))


def test_how_often_a_proposal_may_be_turned_down_is_told_by_the_cards_of_the_others() -> None:
    near = {"near": {"k2": "tile", "j3": "tile", "k4": "tile", "l3": "free"}, "pawns": {"w1": "k3", "w2": ""}}
    table = told(Situation(2, near), holds__w1="w1")
    assert not any(place.endswith(".0") for place in fields(table, "pass") if place.startswith("used"))

    def refusals(**fields: str | int | None) -> object:
        verdict = ask("drunter_drueber", told(table, **fields), "pass").verdict
        assert verdict
        return verdict.params["refusals"]

    assert refusals() == 4
    assert refusals(used__nee__1="nee", used__neee__1="neee") == 2
    assert refusals(used__nee__1="nee", used__neee__1="neee", holding__1=2) == 1


def test_advice_wants_whose_turn_it_is_and_the_hand() -> None:
    for table, field in ((Situation(2), "field.turn"), (Situation(2, {"turn": 1}), "field.tiles")):
        with pytest.raises(Refusal, match="not_given") as refused:
            ask("drunter_drueber", table, "advice")
        assert refused.value.params == {"field": field}


def test_who_lays_a_tile_and_what_a_vote_is_about_are_not_made_up() -> None:
    laid = ask("drunter_drueber", Situation(3, {}, {"tile": "r3@l1"}), "lay")
    (tile,) = (event for event in laid.events if isinstance(event, TileLaid))
    assert tile.seat == SOMEBODY
    vote = ask("drunter_drueber", Situation(2, {}, {"vote.0": "ja", "vote.1": "nee"}), "vote")
    assert vote.lesson
    heading = str(PRESENTATION.beside(vote.lesson.steps[0][-1].view, EN, NAMES[:2], ()))
    assert "Vote on a tile" in heading


def test_a_card_more_that_is_used_up_forgets_how_many_are_held() -> None:
    held = told(Situation(2), holding__1=7)
    assert fields(told(held, used__ja__1="ja"), "vote")["holding.1"] == 7
    both = told(held, used__ja__1="ja", used__ne__1="ne")
    assert fields(both, "vote")["holding.1"] is None
    with pytest.raises(Refusal, match="unreadable"):
        ask("drunter_drueber", Situation(2, moves={"vote.0": "ja", "holding.1": "nine"}), "vote")


def test_of_points_told_no_step_shows_what_brings_them() -> None:
    table = told(Situation(3), points__0=11, points__1=11, points__2=9)
    assert "targets.0" not in fields(table, "score")
    assert "points.0" not in fields(told(Situation(3), targets__0="K"), "score")
    answer = ask("drunter_drueber", told(table, kept__ne__0="ne", kept__jaa__1="jaa"), "score")
    assert answer.verdict
    assert not answer.events
    assert not ASKED["score"].draws(table)
    with pytest.raises(Refusal, match="not_given"):
        ask("drunter_drueber", told(table, points__2=None), "score")


def test_every_number_of_points_has_a_town() -> None:
    for points in range(16):
        answer = ask("drunter_drueber", told(Situation(2), points__0=points, points__1=15 - points), "score")
        assert answer.verdict
        assert answer.verdict.params["scores"] == (points, 15 - points)


def test_cards_kept_are_as_many_votes_and_the_undecided_card_alone_is_none() -> None:
    kept = told(Situation(2), kept__jein__0="jein", kept__neee__0="neee")
    table = told(kept, points__0=3, points__1=3)
    assert fields(table, "score")["votes.0"] == 5
    assert fields(told(table, kept__jein__0=None), "score")["votes.0"] == 3
    assert fields(told(table, kept__jein__0=None, kept__neee__0=None), "score")["votes.0"] is None
    assert fields(told(table, **{"kept__?__1": "?"}), "score")["votes.1"] == 0


def test_of_one_of_two_targets_neither_is_drawn_and_a_new_one_is_sure() -> None:
    table = told(Situation(2), targets__0="K", or__0="S", targets__1="J")
    assert EDITOR.view(table).targets[0] != ("K",)
    assert fields(table, "score")["or.0"] == "S"
    again = told(table, targets__0="T")
    assert fields(again, "score")["or.0"] == ""
    assert EDITOR.view(again).targets[0] == ("T",)
