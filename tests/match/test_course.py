"""Tasks that a course refuses, and what touches that are moves lead to."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.core.course import ASKED, Task
from engine.core.events import MoveRefused
from engine.core.game import Event
from engine.games.land_unter.lessons.course import COURSE
from engine.games.land_unter.lessons.wrong_rules import lowest_card_takes_lower_tide
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.rules import events as e
from engine.match.course import Unproven, played_task

TASK = COURSE[0].tasks[0]


MOVE = Task(
    replace(TASK.example, moves=(ASKED, "27", "16", "2"), first=e.TidesTurned, last=e.RoundEnded),
    ("44", "25", "6", "7"),
    TASK.outcome,
    e.LowerTideTaken,
    (),
    at="weather-card hand-0",
    form="weather",
    aim="0",
)


def with_wrong_rules(task: Task) -> Task:
    """Return a task of moves with two wrong rules: by the one only 6 is right, by the other only 25."""

    def lowest(_view: Any, events: Sequence[Event]) -> str:
        return "0" if any(isinstance(event, e.CardsRevealed) and event.cards[0] == 6 for event in events) else ""

    def middle(_view: Any, events: Sequence[Event]) -> str:
        return "0" if any(isinstance(event, e.CardsRevealed) and event.cards[0] == 25 for event in events) else ""

    return replace(task, wrong=(lowest, middle))


@pytest.mark.parametrize(
    ("task", "reason"),
    [
        (replace(TASK, touches=("1", "2", "3")), "no touch is right"),
        (replace(TASK, touches=(*TASK.touches, f"low {TASK.touches[0]}")), "show the same"),
        (replace(TASK, wrong=(lowest_card_takes_lower_tide,)), "only 1 of its touches"),
        (replace(TASK, wrong=(*TASK.wrong, lambda _view, _events: "7")), "no touch would be right by"),
        (replace(TASK, decides=e.PreserverLost), "nothing of the kind PreserverLost"),
        (replace(with_wrong_rules(MOVE), example=replace(MOVE.example, first=e.CardsRevealed)), "depends on the touch"),
    ],
)
def test_a_task_is_refused_that_cannot_be_asked(task: Task, reason: str) -> None:
    with pytest.raises(Unproven, match=f"who_takes: .*{reason}"):
        played_task(PRESENTATION, task)


def test_a_touch_that_is_a_move_is_played_and_one_that_is_illegal_is_refused() -> None:
    played = {touch.touch: touch for touch in played_task(PRESENTATION, with_wrong_rules(MOVE)).touches}
    assert [touch for touch, each in played.items() if each.right] == ["44"]
    assert {touch: each.wrong and each.wrong.__name__ for touch, each in played.items()} == {
        "44": None, "25": "middle", "6": "lowest", "7": None,
    }  # fmt: skip
    assert isinstance(played["7"].steps[-1][-1].event, MoveRefused)
    assert isinstance(played["25"].steps[-1][-1].event, e.RoundEnded)


def test_a_touch_that_changes_nothing_leads_nowhere() -> None:
    assert [bool(touch.steps) for touch in played_task(PRESENTATION, TASK).touches] == [True, False, False, False]
