"""What of the steps of an answer is known: it is told, or it follows from what is told. The rest is filled in.

What is known is the same in every filling. Steps that explain a certain answer are compared with those of other
fillings, and only what they have in common is told: an event that happens in all of them, with the values that are the
same in all; of a view, what differs is named in its `untold`.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final, TypeAlias

from engine.ask.playing import play_what_question_asks
from engine.core.describe import SOMEBODY
from engine.core.game import Event
from engine.core.presentation import Presentation
from engine.core.situations import SEAT, Question, Situation
from engine.core.table.fields import UNDRAWN, Editor
from engine.match.example_run import ExampleRun
from engine.match.lesson import Lesson
from engine.match.recorder import Snapshot, Step

COMPARED: Final = 8
"""With how many other fillings an answer is compared. Chosen by hand: what one of three may have differs in nearly
every situation of the tests."""

Key: TypeAlias = tuple[type[Event], object, int]
"""What an event has in common with that of another filling: its kind, its seat, and the number of such."""


def lesson_as_known(editor: Editor, situation: Situation, lesson: Lesson, others: Sequence[Lesson] = ()) -> Lesson:
    """Return a lesson with what it has in common with those of other fillings of a situation.

    Without others it is one of several deals: what the situation does not tell is drawn pale, if at all, and told where
    an event would say nothing without it.
    """
    if not lesson.steps:
        return lesson
    start = lesson.steps[0][0].view
    twins = [dict(keyed_snapshots(other.steps)) for other in others]
    keyed = keyed_snapshots(lesson.steps)
    steps = []
    for step in lesson.steps:
        found: Step = []
        for key, snapshot in islice(keyed, len(step)):
            alike = [twin[key] for twin in twins if key in twin]
            if len(alike) < len(others):
                continue
            declared = editor.untold(situation, start, snapshot.view)
            untold = declared | differing_places(editor, snapshot.view, [twin.view for twin in alike])
            never = {place for place in untold if place.startswith(UNDRAWN)}
            view = editor.hidden(snapshot.view, untold if others else never)
            view = view if others else replace(view, untold=untold)
            fields = declared.intersection(snapshot.event.untold).union(editor.untold_fields(snapshot.event, untold))
            event = event_as_known(snapshot.event, [twin.event for twin in alike], fields)
            if event:
                found.append(replace(snapshot, event=event, view=view))
            elif found:
                # What it changes is drawn even if it cannot be told.
                found[-1] = replace(found[-1], view=view)
        steps.append(found)
    return replace(lesson, steps=[step for step in steps if step])


def keyed_snapshots(steps: Sequence[Step]) -> Iterator[tuple[Key, Snapshot]]:
    """Yield each snapshot with what its twins have, too: the kind of its event, its seat, and the number of such."""
    count = Counter[object]()
    for snapshot in (each for step in steps for each in step):
        kind = type(snapshot.event), getattr(snapshot.event, SEAT, None)
        count[kind] += 1
        yield (*kind, count[kind]), snapshot


def event_as_known(event: Event, twins: Sequence[Event], untold: Collection[str]) -> Event | None:
    """Return an event without these fields and with what else is the same in its twins; None if it cannot be told.

    A seat is only left out where it is one of these fields: else it is another's event.
    """
    known: dict[str, Any] = {}
    for name, value in vars(event).items():
        others = [getattr(twin, name) for twin in twins]
        if name not in untold and all(other == value for other in others):
            continue
        if name == SEAT and name in untold:
            known[name] = SOMEBODY
            continue
        if name not in event.untold:
            return None
        stand_in = event.untold[name]
        known[name] = stand_in
        if isinstance(value, tuple) and not isinstance(stand_in, tuple):
            known[name] = tuple(
                item if all(item == other for other in column) else stand_in
                for item, *column in zip(value, *others, strict=False)
            )
    return replace(event, **known)


def differing_places(editor: Editor, view: Any, twins: Sequence[Any]) -> frozenset[str]:
    """Return the places of a view at which one of its twins has something else."""
    own, *others = [dict(editor.places(each)) for each in (view, *twins)]
    return frozenset(at for at, value in own.items() if any(other.get(at) != value for other in others))


def other_runs(presentation: Presentation, situation: Situation, question: Question, seed: int) -> Iterator[ExampleRun]:
    """Yield the runs of COMPARED other fillings of a situation whose verdict is the same in all of them."""
    for other in range(seed + 1, seed + 1 + COMPARED):
        yield play_what_question_asks(presentation, situation, question, other)[1]
