"""Worked examples: replayed as printed, replayed with changes, and cut into steps.

Each is replayed once: a `Lesson` holds the places of its moves, its attempts and its steps; printed ones are kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from engine.core.game import Refusal
from engine.core.lessons import Example
from engine.core.presentation import Presentation
from engine.core.record import Record
from engine.match.example_run import ExampleChoice, ExampleRun, example_run_as_written
from engine.match.plan import Place, Plan, changed_plan
from engine.match.recorder import Step, cut_into_steps


@dataclass(frozen=True, slots=True)
class Lesson:
    """A replayed example.

    `steps`: those that are shown. `choices`: the moves made, in order. Do not change a lesson: it may be shared.
    """

    example: Example
    plan: Plan
    steps: list[Step]
    choices: list[ExampleChoice]


PRINTED: Final[dict[tuple[str, str], tuple[Presentation, Lesson]]] = {}
"""The printed lessons replayed so far, by game and example."""


def lesson_of_printed_example(presentation: Presentation, example: Example) -> Lesson:
    """Return the example as printed, replayed only the first time.

    Raises AssertionError if a move is illegal, the game is over before the last one, or an attempt breaks no rule.
    """
    key = presentation.game.key, example.key
    kept, lesson = PRINTED.get(key, (None, None))
    if lesson is None or kept is not presentation or lesson.example is not example:
        lesson = replay_printed_example(presentation, example)
        PRINTED[key] = presentation, lesson
    return lesson


def replay_printed_example(presentation: Presentation, example: Example) -> Lesson:
    """Replay the example's moves and attempts in the order in which they are written, noting their places."""
    try:
        run = example_run_as_written(presentation, example)
    except Refusal as refusal:
        refusal.add_note(f"in the position of the example {example.key}")
        raise
    lesson, tried = lesson_from_run(run), [text for texts in run.plan.attempts.values() for text in texts]
    broken = [event.rule for event in run.refusals if event.rule]
    assert len(broken) == len(tried), f"{example.key}: of {tried} some break no rule"
    made = (choice.move for choice in lesson.choices)
    wrong = [text for text, move in zip_longest(example.moves_made, made) if text != move]
    assert not wrong, f"example {example.key}: the move {wrong[0]} is illegal or one too many"
    return replace(lesson, plan=replace(run.plan, end=run.end_of_replay()))


def changed_lesson(presentation: Presentation, printed: Lesson, changes: Mapping[Place, str]) -> Lesson:
    """Return an example with other moves at some places, replayed to its end.

    Where no legal move is planned, a bot makes one. Attempts are shown where they are still refused.
    """
    if not changes:
        return printed
    run = ExampleRun(presentation, printed.example, changed_plan(printed.plan, changes, presentation.changing.swaps))
    run.play_to_end_of_plan(len(printed.choices) + FURTHER)
    return lesson_from_run(run)


FURTHER: Final = 60
"""How many moves longer than printed a changed example may become. Chosen by hand."""


def lesson_from_run(run: ExampleRun) -> Lesson:
    """Return what has been played, cut into steps."""
    example = run.example
    by_round = run.presentation.telling.heading_number if example.grain == "round" else None
    steps = cut_into_steps(run.recorder.snapshots, by_round, aloud=example.aloud)
    return Lesson(example, run.plan, steps_from_first_to_last_event(steps, example), run.made)


def steps_from_first_to_last_event(steps: list[Step], example: Example) -> list[Step]:
    """Cut off the steps before the example's first event type and after its last."""
    begin, end = 0, len(steps)
    if example.first:
        begin = next((i for i, step in enumerate(steps) if has_event_of_kind(step, example.first)), 0)
    if last := example.last:
        played = (i for i, step in enumerate(steps) if step[-1].moves or not example.moves)
        end = next((i + 1 for i in played if has_event_of_kind(steps[i], last)), end)
    return steps[begin:end]


def has_event_of_kind(step: Step, kind: type) -> bool:
    """Return whether a step has an event of this type."""
    return any(isinstance(snapshot.event, kind) for snapshot in step)


def step_numbers_printed_on_paper(lesson: Lesson) -> frozenset[int]:
    """Return the numbers (from 1) of the steps that are printed on paper: the example's own choice.

    Of an example that makes none, or is changed so that its steps are too few: the first step and the last two.
    """
    count = len(lesson.steps)
    own = lesson.example.telling
    return frozenset(own if own and own[-1] <= count else {1, max(1, count - 1), count})


def record_at_step(presentation: Presentation, lesson: Lesson, number: int) -> Record:
    """Return a record of the game up to a step (from 1; the last if there are fewer), to play on from."""
    example = lesson.example
    step = lesson.steps[max(0, min(number, len(lesson.steps)) - 1)]
    moves = tuple((choice.place[1], choice.move) for choice in lesson.choices[: step[-1].moves])
    return Record(
        presentation.game.key,
        presentation.game.version,
        example.players,
        example.seed,
        example.options,
        example.position,
        moves,
    )
