"""A deal that the coach imagined, shown after two moves: both up to the same moment, what counts marked."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from engine.api import imagined
from engine.api.imagined import Course, RecordedOutcome, course_after_move_html, courses_in_world
from engine.coach.outcome_counts import WorldResult, things_that_happen
from engine.coach.playouts import Playouts
from engine.core.outcomes import Outcome, Particulars
from engine.games.drunter_drueber.rules.events import BuildingEnded
from engine.games.registry import GAMES, PRESENTATIONS
from tests.coach.decisions import choices, playouts

WORLDS = 3
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SPOKEN = re.compile(r'class="visually-hidden">(.*?)<')


every_game_with_outcomes = pytest.mark.parametrize(
    "key", [key for key, presentation in PRESENTATIONS.items() if presentation.outcomes]
)
"""Of any other game, no deal is shown."""


class Deal(NamedTuple):
    """A deal in which two moves differ in an outcome, with how much of it there is after each."""

    runs: Playouts
    outcome: Outcome
    about: Particulars
    number: int
    amounts: tuple[int, int]
    sides: list[Course]


def deals(key: str) -> Iterator[Deal]:
    """Yield deals in which two moves differ in an outcome."""
    game, outcomes = GAMES[key], PRESENTATIONS[key].outcomes
    for _, view, _ in islice(choices(key), 4, 24, 6):
        runs, legal = playouts(key, view), game.legal_moves_from_view(view)
        pair = legal[0], legal[-1]
        for number in range(WORLDS):
            one, other = (WorldResult(runs, outcomes, number, move) for move in pair)
            for outcome, about in things_that_happen(outcomes, [(one, other)]):
                amounts = one.times(outcome, about), other.times(outcome, about)
                if amounts[0] != amounts[1]:
                    sides = courses_in_world(runs, outcome, about, pair, number)
                    yield Deal(runs, outcome, about, number, amounts, sides)


def told(deal: Deal, course: Course) -> str:
    """Return what is told of a move in English."""
    presentation = PRESENTATIONS[deal.runs.game.key]
    names = NAMES[: deal.runs.draw_world(0).state.players]
    describer = presentation.describer("en", names, deal.runs.seat)
    return course_after_move_html(course, deal.outcome, deal.about, deal.runs, presentation, describer)


@every_game_with_outcomes
def test_a_deal_is_shown_to_the_same_moment_after_both_moves(key: str) -> None:
    found = set[str]()
    for deal in deals(key):
        runs, outcome, about, number, amounts, sides = deal
        phase: Any = runs.bot.evaluator.phase_index
        ends = [phase(each.snapshots[-1].view) for each in sides]
        counted = [phase(each.view) for course in sides for each in course.counted]
        again = [WorldResult(runs, [outcome], number, each.move).times(outcome, about) for each in sides]
        assert again == [*amounts], "the deal that was counted"
        for course, amount in zip(sides, amounts, strict=True):
            html = told(deal, course)
            assert bool(course.counted) == ("<mark>" in html) == (amount > 0)
            assert ("that does not happen." in html) == (amount == 0 and not outcome.averaged)
            head = re.sub("<[^>]*>", "", html.split("<ol>")[0])
            assert head.startswith("With ")
            if outcome.averaged:
                every = RecordedOutcome(runs, outcome, about)
                runs.play_out(runs.draw_world(number), course.move, every)
                assert len(course.counted) == len(every.counted), "each time that makes up the number"
                assert re.search(rf", [^,]*\b{amount}\b[^,]*(, now or soon)?\.$", head), "how many in this deal"
        assert max(ends) == max(counted), "all that counts, and the rest of its phase"
        last = {type(each.snapshots[-1].event) for each in sides}
        same = ends[0] == ends[1] or len(last) == 1
        assert same or BuildingEnded in last, (
            "a turn may be shorter with one of the moves and ends with both, or a game"
        )
        found.add(outcome.key)
    assert len(found) > 1


def test_a_gap_is_marked_where_steps_are_left_out_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagined, "MOST_STEPS", 4)
    gaps = 0
    for deal in deals("drunter_drueber"):
        for course in deal.sides:
            numbers = [int(number) for number in re.findall(r'<li value="(\d+)"', told(deal, course))]
            items = told(deal, course).split("<li ")[1:]
            assert numbers[0] == 1
            for before, number, item in zip([0, *numbers], numbers, items, strict=False):
                assert ("<p>…</p>" in item) == (number > before + 1)
                gaps += number > before + 1
    assert gaps


@every_game_with_outcomes
def test_a_deal_ends_with_the_board_of_its_last_moment(key: str) -> None:
    presentation, differs = PRESENTATIONS[key], False
    for deal in deals(key):
        runs, boards = deal.runs, list[str]()
        for course in deal.sides:
            told_first, _, board = told(deal, course).partition("<figure>")
            assert told_first.endswith("</ol>")
            last = course.snapshots[-1].view
            names = ["You" if seat == runs.seat else name for seat, name in enumerate(NAMES[: last.players])]
            drawn = presentation.draw(last, presentation.texts["en"], names, ())
            assert SPOKEN.findall(board) == SPOKEN.findall(drawn)
            boards.append(board)
        differs |= boards[0] != boards[1]
    assert differs


def test_of_a_trick_all_is_shown_whether_the_outcome_comes_first_or_last() -> None:
    """The card that takes the lower tide is told of at once, what that comes to at the end of the trick."""
    seen = 0
    for deal in deals("land_unter"):
        if deal.outcome.key == "lower_tide":
            ends = [course.snapshots[-1].event.rule for course in deal.sides]
            assert ends[0] == ends[1] == "LU-2.9", deal.runs.view
            seen += 1
    assert seen
