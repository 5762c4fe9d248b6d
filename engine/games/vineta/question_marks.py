"""What the pictures of a question leave open besides the table: how many rounds the turn has, where that is asked."""

from collections.abc import Sequence

from engine.core.course import Task
from engine.core.game import Event
from engine.games.vineta.render.spoken import ROUNDS_OPEN
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.view import View


def question_marks(task: Task, _view: View, _shown: Sequence[Event], _coming: Sequence[Event]) -> tuple[str, ...]:
    """Return the marks of a question's pictures."""
    return (ROUNDS_OPEN,) if issubclass(task.decides, (e.LessLaid, e.MoreLaid, e.RoundsCounted)) else ()
