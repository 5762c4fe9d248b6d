"""What the pictures of a question leave open: what is asked, or all that one would have to do to find it."""

from collections.abc import Sequence

from engine.core.course import ASKED, Task
from engine.core.game import Event
from engine.games.vineta.render.spoken import HAND, ROUNDS_OPEN, SUMS_OPEN
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.view import View


def question_marks(task: Task, _view: View, _shown: Sequence[Event], _coming: Sequence[Event]) -> tuple[str, ...]:
    """Return the marks of a question's pictures."""
    if task.at.startswith(HAND):
        return (HAND,)
    if issubclass(task.decides, (e.LessLaid, e.MoreLaid, e.RoundsCounted)):
        return (ROUNDS_OPEN,)
    # Whoever decides what sinks sees what the series are worth; whoever finds it adds up the waves.
    is_found = issubclass(task.decides, e.DistrictSunk) and ASKED not in task.example.moves
    return (SUMS_OPEN,) if is_found else ()
