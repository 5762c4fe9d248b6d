"""A course as data: stages, each a table, what is asked about it, and the wrong rules by which people answer.

A stage is shown as "lesson" to readers, since games have stages of their own. Its texts, in each language's table:

- `stage.<key>.title`, and `.idea`: what the stage teaches, in a sentence; where one plays, `.told` instead, and
  perhaps `.before`: how a real game is set up;
- `stage.<key>.<number of the task, from 1>.told` and `.ask`: the table, and what to touch;
- `stage.<key>.<number>.why`, where the sentences of the events that follow do not tell why a touch is right; then
  only the event that decides is told after it;
- `stage.<key>.legend`, or `stage.<key>.<number>.legend` for one task, where the signs of a stage's tables have to be
  explained (see `Stage.legend`);
- `wrong.<name of the function>` for each wrong rule.

All but the title know `touch`, what was touched, and `move`, the last move of the example; the fields of the event that
decides (see `Task.decides`), of those that lead to it from the table on, and of those of its step; as `table_<field>`
those of the event by which the table came about; and what a refusal names. `.told`, `.ask`, `.why` and those of wrong
rules also know the task's `reason`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.core.events import ToChoose
from engine.core.game import Event
from engine.core.lessons import Example

ASKED: Final = "*"
"""Among the moves of a task’s example: the move that the reader’s touch is. No game writes a move so."""

SEATS: Final = "seat"
"""Touched are seats, by their numbers as text."""

SPOTS: Final = "spot"
"""Touched are spots of the board, by their names (see `core.render.with_spot_name_attribute`)."""

BESIDE: Final = ""
"""Touched are buttons beside the picture: numbers, say."""

NOBODY: Final = "nobody"
"""Among seats: a button beside the picture, which says that it is none of them."""

YES: Final = "yes"
NO: Final = "no"
"""Touches beside the picture, where it is asked whether something is so."""

IN_WORDS: Final = (NOBODY, YES, NO)
"""Touches whose name is the text `stage.<touch>`."""

Outcome = Callable[[Any, Sequence[Event]], str]
"""Reads what comes of a table as the text of a touch, from the view that was asked about and the events since.

That of a wrong rule says what would come of it if that were the rule; "" for nothing. Its name is the key of its text.
"""

Reason = Callable[[Any, Sequence[Event]], Mapping[str, object]]
"""Reads off the same what the text that says why a touch is right needs beside the fields of the events."""


Unfit = Callable[[Any, Sequence[Event], Sequence[str]], bool]
"""Whether a table must not be asked about, since it gives the answer away, say, or what comes was not taught yet.

It reads that off the view, the events that follow, and the touches to choose from.
"""


def fits_any_table(_view: Any, _events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Unfit of a task that may be asked at every table on which it can be."""
    return False


def nothing_more(_view: Any, _events: Sequence[Event]) -> Mapping[str, object]:
    """Reason of a task whose events tell all that its text needs."""
    return {}


@dataclass(frozen=True, slots=True)
class Task:
    """One question: the first step of the example is the table that is asked about, the others are what follows.

    `touches`: what may be touched, `at` SEATS (and NOBODY), SPOTS, BESIDE, or else pieces: by their kind and place
    ("weather-card hand-0"), then the touches are their faces, or by their kind alone, then they are places and faces.
    `form`: the form by which texts name a touch, or the face of a touched piece (see `core.describe`).
    A touch names an outcome; where the example has the move ASKED it is that move, and right if it brings `aim`.
    An example that ends with an attempt asks whether it is allowed; elsewhere it may be, so `decides` is Event then.
    `moves`: such a move or gesture, where the touch is not its text (a square, say, on which a tile is laid); after a
    space each, the moves that follow it, where they depend on it.
    `skip`: how many steps of the example come before the table. `board_only`: nothing is shown beside the board,
    `beside_only`: nothing is shown but that.
    `decides`: the kind of the event by which the outcome is known; its rule is the one that is taught.
    `here_only`: its words or its rules make sense at its own table alone, so it is asked at no other one.
    `cites`: the number of the rule that a text after an answer cites, where that of the event that decides does not
    fit, by the name of its wrong rule or "why"; by "" that of all others.
    `reason`: see Reason. `unfit`: see Unfit, for other tables than its own.
    `leaves_out`: touches of spots that are refused for one of these reasons are not offered on other tables.
    `of_seats`: the number is one of players, and no touch is more than there are.
    `around`: who sits beside whom decides, so a question names all clockwise.
    """

    example: Example
    touches: tuple[str, ...]
    outcome: Outcome
    decides: type[Event]
    wrong: tuple[Outcome, ...]
    at: str = SEATS
    form: str = "who"
    aim: str = ""
    moves: Mapping[str, str] = field(default_factory=dict)
    skip: int = 0
    board_only: bool = False
    beside_only: bool = False
    here_only: bool = False
    cites: Mapping[str, str] = field(default_factory=dict)
    reason: Reason = nothing_more
    unfit: Unfit = fits_any_table
    leaves_out: tuple[str, ...] = ()
    of_seats: bool = False
    around: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """One idea of a game: a question, and more of the same on other tables, each asked until it is answered right.

    The last stage of a course has no tasks: one plays the mini-game of the key `play`.
    `elsewhere`: tasks that the course does not ask, but the questions of other tables do (see
    `engine.match.question_bank`); their numbers go on after those of `tasks`, and of their texts there are `.ask` and
    `.why` only.
    `legend`: the fields of the texts that explain signs beside its tables, pieces mostly.
    `order`: the numbers of the tasks that the course asks, in that order; () for all `tasks`, as they stand.
    """

    key: str
    tasks: tuple[Task, ...] = ()
    play: str = ""
    elsewhere: tuple[Task, ...] = ()
    legend: Mapping[str, object] = field(default_factory=dict)
    order: tuple[int, ...] = ()

    @property
    def all_tasks(self) -> tuple[Task, ...]:
        """All its tasks, in the order of their numbers."""
        return (*self.tasks, *self.elsewhere)

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of the tasks that the course asks, in order, from 1."""
        return self.order or range(1, len(self.tasks) + 1)


@dataclass(frozen=True, slots=True)
class AskedStep:
    """A step of a worked example at which the reader may answer before the steps after it show what comes.

    `task`: the question, on that example; is the touch a move, the example's moves are those up to it, and ASKED.
    `step`: the number of the step, from 1, that is its table. `ask`: the key of its text, "" for `asked.<name of the
    outcome>`.
    """

    task: Task
    step: int
    ask: str = ""

    @property
    def text(self) -> str:
        """The key of the question's text."""
        return self.ask or f"asked.{self.task.outcome.__name__}"


def best_move(_view: Any, _events: Sequence[Event]) -> str:
    """Outcome of a step that asks for the best move, which no event tells: `engine.match.best_move` does."""
    return ""


def asked_for_best_move(example: Example, step: int, moves: str) -> AskedStep:
    """Return the step of an example that asks which of these moves is the best, before it shows what is played."""
    return AskedStep(Task(example, tuple(moves.split()), best_move, ToChoose, (), BESIDE, "move"), step)


def asked_for_number(
    examples: Mapping[str, Example],
    key: str,
    step: int,
    touches: str,
    outcome: Outcome,
    decides: type[Event],
    *wrong: Outcome,
) -> AskedStep:
    """Return the step of an example that asks for a number; `touches`: the numbers to choose from."""
    return AskedStep(Task(examples[key], tuple(touches.split()), outcome, decides, wrong, BESIDE, "n"), step)


def asked_steps(*steps: AskedStep) -> dict[str, AskedStep]:
    """Return steps by the keys of their examples."""
    return {each.task.example.key: each for each in steps}


def asked_as_in_course(
    course: Iterable[Stage],
    examples: Mapping[str, Example],
    key: str,
    step: int,
    stage: str,
    number: int,
    **changes: Any,
) -> AskedStep:
    """Return the step of an example that asks what a stage asks in its task of this number, from 1.

    `changes`: of the task.

    Raises StopIteration if the course has no such stage.
    """
    asking = next(each for each in course if each.key == stage)
    task = replace(asking.all_tasks[number - 1], example=examples[key], **changes)
    return AskedStep(task, step, f"stage.{stage}.{number}.ask")
