"""What the pictures of a question leave open: points, where a lesson on them comes later."""

from collections.abc import Sequence
from typing import Final

from engine.core.course import Task
from engine.core.game import Event
from engine.games.land_unter.render.marks import NO_POINTS
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.view import View

ABOUT_ROUNDS: Final = (
    *(e.LowerTideTaken, e.HigherTideTaken, e.TideCovered, *e.PRESERVER_LOSSES, e.StillAfloat, e.PreserversTaken),
    *(e.RedrownOff, e.StageCutShort),
)
"""Whoever foresees one of these events needs no points."""


def question_marks(task: Task, _view: View, _shown: Sequence[Event], _coming: Sequence[Event]) -> tuple[str, ...]:
    """Return the marks of a question's pictures."""
    return (NO_POINTS,) if issubclass(task.decides, ABOUT_ROUNDS) else ()
