"""Proving the steps at which worked examples ask before they show: the right answer is what the example then shows."""

from dataclasses import replace

from engine.core.course import ASKED, IN_WORDS, SEATS, AskedStep, Task, best_move
from engine.core.presentation import Presentation
from engine.match.course import PlayedTask, Unproven, played_task
from engine.match.lesson import Lesson, lesson_of_printed_example
from engine.match.question_bank import with_touches_of_table


def played_asked_step(presentation: Presentation, key: str) -> PlayedTask:
    """Play every touch of the step at which an example asks; its table is that step.

    Raises KeyError for an example that asks nothing, Unproven, naming it, if it is not fit to be asked.
    """
    asked, lesson = presentation.asked_steps[key], lesson_of_printed_example(presentation, presentation.examples[key])
    if not 1 <= asked.step < len(lesson.steps):
        raise Unproven(f"{key}: nothing comes after step {asked.step}")
    played = played_task(presentation, task_of_asked_step(asked, lesson), least_wrong_rules=0)
    if played.table[-1].view != lesson.steps[asked.step - 1][-1].view:
        raise Unproven(f"{key}: what is asked about is not the table of step {asked.step}")
    return played


def asks_for_best_move(asked: AskedStep) -> bool:
    """Return whether a step asks for the best move, which no event tells."""
    return asked.task.outcome is best_move


def task_of_asked_step(asked: AskedStep, lesson: Lesson) -> Task:
    """Return what an example asks; touches that name an outcome are those of its table, beside those that are given.

    Seats are all that play. Rules by which nothing else is right are left out.
    """
    task = replace(asked.task, skip=asked.step - 1)
    if ASKED in task.example.moves:
        return task
    if task.at == SEATS:
        others = [touch for touch in task.touches if not touch.isdecimal()]
        task = replace(task, touches=(*map(str, range(task.example.players)), *others))
    fitted = with_touches_of_table(task, replace(lesson, steps=lesson.steps[task.skip :]))
    return replace(fitted, touches=tuple(sorted({*fitted.touches, *task.touches}, key=order_of_touch)))


def order_of_touch(touch: str) -> tuple[bool, int, str]:
    """Return a sort key: seats, numbers and names first, then words."""
    return touch in IN_WORDS, int(touch) if touch.lstrip("-").isdecimal() else 0, touch
