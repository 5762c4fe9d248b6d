"""Attempts in examples: tried by the seat to move, refused, and shown as steps of their own."""

from dataclasses import replace

import pytest

from engine.api import pages
from engine.api.steps import step_sentences
from engine.core.events import MoveRefused
from engine.core.lessons import Example
from engine.match.lesson import Lesson, changed_lesson, lesson_of_printed_example, record_at_step
from engine.match.plan import place_from_field_name
from tests.match.toy import KEY, TOWN, put, toy

MOVES = ("!w1-3e", "!r3@h4", "w1-2e", "!ne+neee", "ja", "!jaaa", "ne", "r-1w", "!w1-1w", "!w1-2s")
HANDS = [["ja", "?"], ["jaa", "ne", "?"]]
TRIED = Example("tried", ("Ann", "Ben"), MOVES, TOWN | {"votes": HANDS, "tiles": [[1, 1, 0, 1, 1, 1, 0, 0, 0]] * 2})
PRESENTATION = toy({"tried": TRIED})


def lesson(example: Example = TRIED, **changes: str) -> Lesson:
    """Return the example with changes by their places."""
    moves = {place_from_field_name(name.replace("_", "-")): move for name, move in changes.items()}
    return changed_lesson(PRESENTATION, lesson_of_printed_example(PRESENTATION, example), moves)


def refused(found: Lesson) -> list[tuple[int, str, str]]:
    """Return who tried what in vain, and why it is refused."""
    events = [snapshot.event for step in found.steps for snapshot in step]
    return [(event.seat, event.move, event.code) for event in events if isinstance(event, MoveRefused)]


def test_attempts_are_made_by_the_seat_that_is_next() -> None:
    assert refused(lesson()) == [
        (0, "w1-3e", "wrong_kind"),
        (0, "r3@h4", "not_beside"),
        (0, "ne+neee", "not_in_hand"),
        (1, "jaaa", "not_in_hand"),
        (0, "w1-1w", "occupied"),
        (0, "w1-2s", "wrong_kind"),
    ]


def test_an_attempt_is_a_step_that_tells_the_try_and_the_reason() -> None:
    found = lesson()
    match_describer = PRESENTATION.describer("en", TRIED.names)
    attempts = [step for step in found.steps if isinstance(step[0].event, MoveRefused)]
    assert [len(step) for step in attempts] == [1] * 6
    told = [step_sentences(step, match_describer)[0] for step in attempts]
    assert told[0].text == "Ann tries this: move w1-3e. Refused.wrong_kind"
    assert told[1].text == "Ann tries this: move r3@h4. Refused.not_beside"
    assert told[4].rule == "DD-2.5"


def test_attempts_are_no_moves() -> None:
    found = lesson()
    assert TRIED.moves_made == ("w1-2e", "ja", "ne", "r-1w")
    assert tuple(choice.move for choice in found.choices) == TRIED.moves_made
    for number in range(1, len(found.steps) + 1):
        record_at_step(PRESENTATION, found, number).replay(PRESENTATION.game)
    assert len(record_at_step(PRESENTATION, found, 2).moves) == 0
    assert len(record_at_step(PRESENTATION, found, 99).moves) == 4


def test_after_a_change_only_attempts_still_refused_are_shown() -> None:
    assert refused(lesson(place_0_0="w1-1s"))[2:] == [(0, "w1-1w", "wrong_kind")]


@pytest.mark.parametrize("moves", [("!w1-1e",), ("w1-1e", "!r-1w", "r-1w"), ("!w9-9x",)])
def test_an_attempt_that_breaks_no_rule_is_an_error(moves: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match="tried"):
        lesson_of_printed_example(PRESENTATION, replace(TRIED, moves=moves))


def test_an_attempt_shows_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, PRESENTATION)
    pages.examples_by_rule.cache_clear()
    shown = pages.examples_by_rule(KEY)
    pages.examples_by_rule.cache_clear()
    assert {"DD-2.2", "DD-2.3", "DD-2.5"} <= set(shown)


def test_an_example_of_attempts_alone_begins_and_ends_with_them() -> None:
    alone = replace(TRIED, moves=("!w1-3e", "!r3@h4"), first=MoveRefused, last=MoveRefused)
    assert [code for _, _, code in refused(lesson(alone))] == ["wrong_kind", "not_beside"]
