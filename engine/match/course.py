"""Proving the tasks of a course: every touch is played by the engine, and every wrong one looked up by wrong rules."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.core.course import ASKED, Outcome, Task
from engine.core.game import Event
from engine.core.lessons import ATTEMPT, Example
from engine.core.presentation import Presentation
from engine.match.example_run import example_run_as_written
from engine.match.lesson import Lesson, has_event_of_kind, lesson_from_run, replay_printed_example
from engine.match.recorder import Step

LEAST_WRONG_RULES: Final = 2
"""By so many named wrong rules, at least, some touch of a task would be right."""


class Unproven(ValueError):
    """A task whose answer the engine does not give, or that teaches too little; the message is for its author."""


@dataclass(frozen=True, slots=True)
class PlayedTouch:
    """What a touch leads to: `steps` after the table that was asked about, () where it changes nothing.

    `wrong`: the wrong rule by which it would be right, None for a right one and where no rule is known.
    """

    touch: str
    right: bool
    wrong: Outcome | None
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class PlayedTask:
    """A task with its table as a step, the event that decides it, and all its touches."""

    task: Task
    table: Step
    deciding: Event
    touches: tuple[PlayedTouch, ...]


def played_task(presentation: Presentation, task: Task, least_wrong_rules: int = LEAST_WRONG_RULES) -> PlayedTask:
    """Play every touch of a task. Raises Unproven, naming the example, if it is not fit to be asked."""
    key = task.example.key
    lessons = {touch: lesson_from_table(presentation, task, touch) for touch in task.touches}
    tables = [lesson.steps[0][-1].view for lesson in lessons.values()]
    if any(table != tables[0] for table in tables):
        raise Unproven(f"{key}: the table depends on the touch before it is asked about")
    touches = tuple(judged_touch(task, touch, lesson) for touch, lesson in lessons.items())
    right = [each for each in touches if each.right]
    if not right:
        raise Unproven(f"{key}: by the rules no touch is right")
    wrong_faces = {face_touched(each.touch) for each in touches if not each.right}
    if alike := wrong_faces & {face_touched(each.touch) for each in right}:
        raise Unproven(f"{key}: a right touch and a wrong one show the same, {', '.join(sorted(alike))}")
    found = {each.wrong for each in touches} - {None}
    if len(found) < least_wrong_rules:
        raise Unproven(f"{key}: only {len(found)} of its touches would be right by a wrong rule")
    if unused := set(task.wrong) - found:
        raise Unproven(f"{key}: no touch would be right by {', '.join(sorted(rule.__name__ for rule in unused))}")
    lesson = lessons[right[0].touch]
    deciding = next((event for event in events_after_table(lesson) if isinstance(event, task.decides)), None)
    if deciding is None:
        raise Unproven(f"{key}: nothing of the kind {task.decides.__name__} happens")
    return PlayedTask(task, lesson.steps[0], deciding, touches)


def face_touched(touch: str) -> str:
    """Return what a touched piece shows, without its place; any other touch is all that is seen of it."""
    return touch.rpartition(" ")[2]


def lesson_from_table(presentation: Presentation, task: Task, touch: str) -> Lesson:
    """Return the example after a touch, without the steps before the table that is asked about."""
    lesson = lesson_after_touch(presentation, task.example, task.moves.get(touch, touch))
    return replace(lesson, steps=lesson.steps[task.skip :])


@dataclass(slots=True)
class Replayed:
    """The example that was replayed last, and what came of it by the move that was asked for."""

    presentation: Presentation | None = None
    example: Example | None = None
    lessons: dict[str, Lesson] = field(default_factory=dict)


LATEST: Final = Replayed()


def lesson_after_touch(presentation: Presentation, example: Example, touch: str) -> Lesson:
    """Return the example with the touch as the move that is asked for: tried and refused, where it is not legal.

    It is kept until another example is replayed: a question's touches are found in it, judged in it and drawn from it.
    """
    if LATEST.presentation is not presentation or LATEST.example is not example:
        LATEST.presentation, LATEST.example, LATEST.lessons = presentation, example, {}
    move, lessons = touch if ASKED in example.moves else "", LATEST.lessons
    if move not in lessons:
        lessons[move] = replay_with_touch(presentation, example, move)
    return lessons[move]


def replay_with_touch(presentation: Presentation, example: Example, touch: str) -> Lesson:
    """Replay the example with the touch as the move that is asked for, if one is."""
    if ASKED not in example.moves:
        return replay_printed_example(presentation, example)
    (before, after), (move, *following) = moves_around_asked_one(example), touch.split(" ")
    tried = example_run_as_written(presentation, replace(example, moves=(*before, ATTEMPT + move), last=None))
    if len(tried.refusals) > sum(move.startswith(ATTEMPT) for move in before):
        return lesson_from_run(tried)
    made = replace(example, moves=(*before, move, *following, *after))
    lesson = replay_printed_example(presentation, replace(made, last=None))
    return replace(lesson, example=made, steps=steps_to_event_after_last_move(lesson.steps, example.last))


def steps_to_event_after_last_move(steps: list[Step], last: type[Event] | None) -> list[Step]:
    """Return steps up to the first event of the kind `last` that the last move brings; all of them if there is none."""
    made = steps[-1][-1].moves
    ends = (at for at, step in enumerate(steps, 1) if step[-1].moves == made and last and has_event_of_kind(step, last))
    return steps[: next(ends, len(steps))]


def moves_around_asked_one(example: Example) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the moves before the one that is asked for, and those after it."""
    at = example.moves.index(ASKED)
    return example.moves[:at], example.moves[at + 1 :]


def judged_touch(task: Task, touch: str, lesson: Lesson) -> PlayedTouch:
    """Return whether a touch is right, and else the first wrong rule by which it would be."""
    moves = ASKED in task.example.moves
    wanted = task.aim if moves else touch
    told: tuple[Any, list[Event]] = lesson.steps[0][-1].view, events_after_table(lesson)
    right = task.outcome(*told) == wanted
    wrong = None if right else next((rule for rule in task.wrong if rule(*told) == wanted), None)
    return PlayedTouch(touch, right, wrong, tuple(lesson.steps[1:]) if right or moves else ())


def events_after_table(lesson: Lesson) -> list[Event]:
    """Return what happens after the table that is asked about, in order."""
    return [snapshot.event for step in lesson.steps[1:] for snapshot in step]
