"""A past decision made once more: any move can be asked about, and is compared with the one that was made."""

import re
from typing import Any

import pytest

from engine.api.another_try import fact_to_ask_about
from engine.coach.ledger import EQUAL_WITHIN, chance_gap_in_percentage_points, chance_in_percent
from tests.api.client import Answer, ask, moves
from tests.api.reviewed import OVER, finished_report, review, text


@pytest.fixture(scope="module")
def report() -> dict[str, str]:
    """Return the finished report in both languages."""
    return finished_report()


def tried(answer: Answer) -> Any:
    """Return the first decision that can be tried again."""
    found = re.search(r'data-try="(\d+)"', answer["html"])
    assert found
    return int(found[1])


def retried(turn: int, move: object) -> Answer:
    """Return what is said of another try, once it is found out."""
    while (answer := ask("retry", id=OVER, seat=0, turn=turn, move=str(move), ms=10_000))["kind"] == "reviewing":
        pass
    return answer


def test_another_try_is_compared_with_the_first_one_by_the_costs_that_the_review_tells(report: dict[str, str]) -> None:
    turn = tried(ask("report", id=OVER, seat=0))
    decision = next(each for each in review().decisions_with_move_made if each.turn == turn)
    made = decision.claim
    assert made
    for move in decision.ledger.moves:
        said = text(retried(turn, move)["html"])
        value = decision.ledger.claim(move)
        cost = chance_gap_in_percentage_points(value.cost)
        told = re.search(r"(\d+) points? of winning chance", said)
        assert value.equal or (told and int(told[1]) == cost), said
        # The best move gains what the one made has cost, as the report says.
        gain = made.cost - max(0, value.cost)
        if value.move == decision.move:
            assert cost == chance_gap_in_percentage_points(made.cost), "the same sum as in the report"
            assert "That is what was chosen then." in said
        elif abs(gain) < EQUAL_WITHIN:
            assert f"about as much as {decision.move}, chosen then" in said
        else:
            word = "gains" if gain > 0 else "loses"
            points = chance_gap_in_percentage_points(abs(gain))
            first = f"Compared with {decision.move}, chosen then, {value.move} {word} about {points} point"
            assert first in said
            reason = r"\S+ compared with \S+, in 100 deals that bots play on: |any small things make the difference"
            assert re.search(reason, said), "and why"
    again = ask("retry", id=OVER, seat=0, turn=turn, move=str(decision.ledger.claims()[-1].move), ms=0)
    assert again["kind"] == "retry", "it is known"


def test_before_a_try_it_is_told_what_to_think_of_and_no_better_move(report: dict[str, str]) -> None:
    told = 0
    for each in (each for each in review().decisions_with_move_made if each.contrast and each.claim):
        question = text(ask("decision", id=OVER, seat=0, turn=each.turn)["question"])
        assert question.startswith(f"{each.move} was played here.")
        explained = fact_to_ask_about(each) is not None
        assert ("Ask yourself" in question) == explained
        assert not re.search(rf"\b{each.best.move}\b", question.partition("?")[2])
        told += explained
    assert told


def test_a_try_that_takes_time_says_how_far_it_is(report: dict[str, str]) -> None:
    turn, decision, other = next(
        (each.turn, each, value.move)
        for each in review().decisions_with_move_made
        for value in each.ledger.claims()[1:]
        if each.claim and value.move != each.move and abs(value.cost - each.claim.cost) >= EQUAL_WITHIN
    )
    decision.retry = None
    first, second = (ask("retry", id=OVER, seat=0, turn=turn, move=str(other), ms=0) for _ in range(2))
    assert first["kind"] == second["kind"] == "reviewing"
    assert 0 <= first["done"] <= second["done"] < 1
    assert retried(turn, other)["kind"] == "retry"


def test_another_try_is_judged_by_its_value(report: dict[str, str]) -> None:
    turn = tried(ask("report", id=OVER, seat=0))
    position = ask("decision", id=OVER, seat=0, turn=turn)
    decision = next(each for each in review().decisions_with_move_made if each.turn == turn)
    assert str(decision.best.move) in text(position["solution"])
    assert position["advised"]["move"] == str(decision.best.move), "it is marked in the position"
    assert {str(value.move) for value in decision.ledger.claims()} <= {*moves(position)}
    values = decision.ledger.claims()
    said = {each.move: retried(turn, each.move) for each in values}
    assert said[decision.best.move]["right"]
    assert not said[decision.move]["right"]
    assert all(said[value.move]["right"] == value.equal for value in decision.ledger.claims())
    assert ask("retry", id=OVER, seat=0, turn=turn, move="61")["code"] == "unreadable"
    assert ask("retry", id=OVER, seat=0, turn=turn)["code"] == "nothing_chosen"
    played_on = ask("open", save=position["save"], lang="en")
    assert moves(played_on) == moves(position)


def listed(html: str) -> list[tuple[str, int, bool]]:
    """Return the moves asked about: each as text, its chance in percent, and whether it was played."""
    found = re.findall(r"<li>(.*?)</li>", html)
    told = (
        re.fullmatch(r"(\S+), a winning chance of about (\d+) % \(give or take \d+\)( played)?", text(each))
        for each in found
    )
    return [(each[1], int(each[2]), bool(each[3])) for each in told if each]


def test_moves_asked_about_are_listed_with_the_one_played(report: dict[str, str]) -> None:
    turn = tried(ask("report", id=OVER, seat=0))
    decision = next(each for each in review().decisions_with_move_made if each.turn == turn)
    decision.asked = ()
    assert [(move, made) for move, _, made in listed(ask("decision", id=OVER, seat=0, turn=turn)["asked"])] == [
        (str(decision.move), True)
    ]
    asked = [
        each for each in decision.playouts.game.legal_moves_from_view(decision.playouts.view) if each != decision.move
    ]
    for move in asked:
        answer = retried(turn, move)
    told = listed(answer["asked"])
    assert {move for move, _, _ in told} == {str(decision.move), *map(str, asked)}
    assert [move for move, _, made in told if made] == [str(decision.move)]
    for move, chance, _ in told:
        claim = next(each for each in decision.ledger.claims() if str(each.move) == move)
        assert chance == chance_in_percent(claim.chance)


def test_a_chance_comes_before_its_reason(report: dict[str, str]) -> None:
    turn = tried(ask("report", id=OVER, seat=0))
    decision = next(each for each in review().decisions_with_move_made if each.turn == turn)
    decision.asked, decision.retry = (), None
    answer = ask("retry", id=OVER, seat=0, turn=turn, move=str(decision.best.move), ms=0)
    assert str(decision.best.move) in {move for move, _, _ in listed(answer["asked"])}


def test_while_looking_back_the_next_decision_of_a_person_can_be_asked_about(report: dict[str, str]) -> None:
    heads = ask("replay", id=OVER)["moments"]
    found = [ask("moment", id=OVER, step=step)["asks"] for step in range(1, len(heads) + 1)]
    made = [each.turn for each in review().decisions_with_move_made]
    assert [each["turn"] for each in found if each] == made
    for each in (each for each in found[-20:] if each):
        assert each["seat"] == 0
        assert ask("decision", id=OVER, **each)["kind"] == "decision"
