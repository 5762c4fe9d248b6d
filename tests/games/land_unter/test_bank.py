"""The bank of Land Unter agrees with a referee of its own, which shares no code with the engine."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import pytest

from engine.api.course import TaskTold
from engine.games.land_unter.presentation import PRESENTATION
from engine.match.question_bank import Question, played_question, question_task, read_bank
from tools.paths import BANK, ROOT

OUT: Final = -1


@dataclass(frozen=True)
class Round:
    """A round as it was played: who took the lower tide card and the higher one, who paid in order, who is still in."""

    lower: int
    higher: int
    paid: list[int]
    still_in: int


def rounds(position: Mapping[str, Any], moves: tuple[str, ...]) -> Iterator[Round]:
    """Play the rounds of a question by hand."""
    levels, preservers = [*position["levels"]], [*position["preservers"]]
    tides = position["tides"]
    cards = iter(map(int, moves))
    while seats := [seat for seat, level in enumerate(levels) if level != OUT]:
        laid = {card: seat for seat, card in zip(seats, cards, strict=False)}
        if len(laid) < len(seats):
            return
        lower, higher = (laid[card] for card in sorted(laid, reverse=True)[:2])
        pair, tides = sorted(tides[:2]), tides[2:]
        levels[lower], levels[higher] = pair
        paid = pay(levels, preservers)
        yield Round(lower, higher, paid, sum(level != OUT for level in levels))


def pay(levels: list[int], preservers: list[int]) -> list[int]:
    """Let the highest pay, again and again until somebody has; return who did."""
    while True:
        highest = max(levels)
        tied = [seat for seat, level in enumerate(levels) if level == highest > 0]
        paid = [seat for seat in tied if preservers[seat] > 0]
        for seat in tied:
            if preservers[seat] > 0:
                preservers[seat] -= 1
            else:
                levels[seat] = OUT
        if paid or not tied or sum(level != OUT for level in levels) <= 2:
            return paid


def last(question: Question) -> Round:
    """Return the last round that a question tells of."""
    assert question.position
    return [*rounds(question.position, question.moves)][-1]


REFEREE: Final[Mapping[str, Callable[[Question], str]]] = {
    "who_takes-1": lambda question: str(last(question).lower),
    "who_takes-2": lambda question: str(last(question).higher),
    "who_takes-3": lambda question: str(last(question).higher),
    "who_pays-1": lambda question: ",".join(map(str, last(question).paid)),
    "who_pays-2": lambda question: ",".join(map(str, last(question).paid)),
    "highest_tide_twice-1": lambda question: str(len(last(question).paid)),
    "highest_tide_twice-2": lambda question: str(len(last(question).paid)),
    "last_preserver-1": lambda question: str(last(question).still_in),
    "last_preserver-2": lambda question: str(last(question).still_in),
    "redrown-1": lambda question: ",".join(map(str, last(question).paid)),
    "redrown-3": lambda question: ",".join(map(str, last(question).paid)),
    "split_tie-1": lambda question: ",".join(map(str, last(question).paid)),
    "split_tie-2": lambda question: ",".join(map(str, last(question).paid)),
}


@pytest.mark.parametrize("idea", REFEREE)
def test_the_referee_says_the_same(idea: str) -> None:
    asked = [question for question in read_bank(ROOT / BANK.format("land_unter")) if question.idea == idea]
    assert asked
    for question in asked:
        right = [touch.touch for touch in played_question(PRESENTATION, question).touches if touch.right]
        assert [REFEREE[idea](question) or "nobody"] == right, question.key


def test_where_a_question_is_about_rounds_no_points_are_told() -> None:
    stages = {stage.key: stage for stage in PRESENTATION.course}
    asked = {question.idea: question for question in read_bank(ROOT / BANK.format("land_unter"))}
    for idea, question in asked.items():
        task = question_task(PRESENTATION, question)
        told = TaskTold(PRESENTATION, stages[question.stage], question.task, "en", task)
        scored = any(told.played.table[-1].view.scores)
        tells = ("pts" in told.table_html(), "point" in told.table_html())
        taught = question.stage in ("points_and_bonus", "sets_go_left")
        assert tells == (scored and taught, scored and taught), idea
