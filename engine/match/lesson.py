"""Worked examples: replayed as printed, replayed with changes, and cut into steps.

Each is replayed once: a `Lesson` holds the places of its moves, its attempts and its steps; printed ones are kept.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile, zip_longest
from typing import Any, Final

from engine.core.describe import Describer
from engine.core.events import MoveRefused
from engine.core.lessons import ATTEMPT, Example
from engine.core.locale import GRAMMARS
from engine.core.presentation import Presentation
from engine.core.record import Record
from engine.match.plan import Place, PlaceCounter, Plan, attempt, change
from engine.match.recorder import Recorder, Step, cut


@dataclass(frozen=True, slots=True)
class Choice:
    """A move made in an example ("" for none yet), and the texts of all legal moves there."""

    place: Place
    move: str
    legal: tuple[str, ...]
    round_number: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """An example as it was replayed.

    `steps`: what is shown of it. `choices`: the moves made, in order. `open`: the choices of the decision at which the
    replay stopped for want of a legal move, one a seat; () if it went to its end. Not to be changed: it may be shared.
    """

    example: Example
    plan: Plan
    steps: list[Step]
    choices: list[Choice]
    open: tuple[Choice, ...]


PRINTED: Final[dict[tuple[str, str], tuple[Presentation, Lesson]]] = {}
"""The printed lessons replayed so far, by game and example."""


def example_describer(presentation: Presentation, example: Example, lang: str) -> Describer:
    """Return the describer of an example's events in a language ("fr" or "en")."""
    return Describer(presentation.texts[lang], GRAMMARS[lang], presentation.tokens, example.names)


def printed_lesson(presentation: Presentation, example: Example) -> Lesson:
    """Return the example as printed, replayed when it is asked for first.

    Raises AssertionError if a move is illegal, the game is over before the last one, or an attempt breaks no rule.
    """
    key = presentation.game.key, example.key
    kept, lesson = PRINTED.get(key, (None, None))
    if lesson is None or kept is not presentation or lesson.example is not example:
        lesson = replay_printed(presentation, example)
        PRINTED[key] = presentation, lesson
    return lesson


def replay_printed(presentation: Presentation, example: Example) -> Lesson:
    """Replay the example's moves and attempts in the order in which they are written, noting their places."""
    moves: dict[Place, str] = {}
    attempts: dict[Place, tuple[str, ...]] = {}
    rest = deque(example.moves)

    def read(places: Iterable[Place]) -> None:
        for place in places:
            attempts[place] = take_attempts(rest)
            if rest:
                moves[place] = rest.popleft()

    lesson, refusals = replay(presentation, example, Plan(moves, attempts, ()), read)
    tried = [text for place in attempts for text in attempts[place]]
    broken = [event.rule for event in refusals if event.rule]
    assert len(broken) == len(tried), f"{example.key}: of {tried} some break no rule"
    made = (choice.move for choice in lesson.choices)
    wrong = [text for text, move in zip_longest(example.made, made) if text != move]
    assert not wrong, f"example {example.key}: the move {wrong[0]} is illegal or one too many"
    end = tuple(choice.place for choice in lesson.open)
    return replace(lesson, plan=Plan(moves, attempts, end), open=())


def take_attempts(rest: deque[str]) -> tuple[str, ...]:
    """Take the attempts that come before the next move off the moves that are left, and return them."""
    found = []
    while rest and rest[0].startswith(ATTEMPT):
        found.append(rest.popleft().removeprefix(ATTEMPT))
    return tuple(found)


def changed_lesson(presentation: Presentation, printed: Lesson, changes: Mapping[Place, str]) -> Lesson:
    """Return an example with other moves at some places, replayed as far as they are legal.

    Attempts are shown where they are still refused.
    """
    if not changes:
        return printed
    plan = change(printed.plan, changes, presentation.swaps)
    lesson, _ = replay(presentation, printed.example, plan, lambda _places: None)
    as_printed = {choice.place for choice in lesson.open} <= set(plan.end)
    return replace(lesson, open=()) if as_printed else lesson


def replay(
    presentation: Presentation, example: Example, plan: Plan, read: Callable[[Iterable[Place]], None]
) -> tuple[Lesson, list[MoveRefused]]:
    """Play the plan as far as it is legal; return that with the attempts that were refused.

    `read` is called with the places of each decision before the plan is asked for them.
    """
    game = presentation.game
    recorder = Recorder(game, example.viewer)
    state = game.begin(example.players, example.seed, example.options, example.position, recorder)
    made: list[Choice] = []
    refusals: list[MoveRefused] = []
    count = PlaceCounter()
    choices: tuple[Choice, ...] = ()
    while decision := game.decision(state):
        places = count.next(decision)
        read(places)
        for event in refused_attempts(presentation, state, plan, places):
            refusals.append(event)
            recorder(state, event)
        choices = tuple(chosen(presentation, state, plan, place) for place in places)
        if not all(choice.move for choice in choices):
            break
        made += choices
        recorder.moves = len(made)
        for choice in choices:
            game.apply(state, choice.place[1], game.parse_move(choice.move), recorder)
        choices = ()
    steps = trim(cut(recorder.snapshots, presentation, example.grain, aloud=example.aloud), example)
    return Lesson(example, plan, steps, made, choices), refusals


def refused_attempts(presentation: Presentation, state: Any, plan: Plan, places: Iterable[Place]) -> list[MoveRefused]:
    """Return how the attempts at these places are refused, those that are legal left out."""
    events = [attempt(presentation, state, place[1], text) for place in places for text in plan.attempts.get(place, ())]
    return [event for event in events if event]


def chosen(presentation: Presentation, state: Any, plan: Plan, place: Place) -> Choice:
    """Return the choice at a place: what is planned there, if that is legal."""
    game = presentation.game
    legal = tuple(game.format_move(move) for move in game.legal(state, place[1]))
    planned = plan.moves.get(place, "")
    return Choice(place, planned if planned in legal else "", legal, presentation.round_number(game.view(state, None)))


def trim(steps: list[Step], example: Example) -> list[Step]:
    """Cut off the steps before the example's first event type and after its last."""
    begin, end = 0, len(steps)
    if example.first:
        begin = next((i for i, step in enumerate(steps) if holds(step, example.first)), 0)
    if last := example.last:
        played = (i for i, step in enumerate(steps) if step[-1].moves or not example.moves)
        end = next((i + 1 for i in played if holds(steps[i], last)), end)
    return steps[begin:end]


def holds(step: Step, kind: type) -> bool:
    """Return whether a step has an event of this type."""
    return any(isinstance(snapshot.event, kind) for snapshot in step)


def telling_steps(lesson: Lesson) -> frozenset[int]:
    """Return the numbers (from 1) of the steps that are printed on paper: the example's own choice.

    Of an example that makes none, or is changed so that its steps are too few: the first step and the last two.
    """
    count = len(lesson.steps)
    own = lesson.example.telling
    return frozenset(own if own and own[-1] <= count else {1, max(1, count - 1), count})


def first_difference(printed: Lesson, changed: Lesson) -> int:
    """Return the number (from 1) of the first step at which a changed example differs from the printed one."""
    events = [[[snapshot.event for snapshot in step] for step in lesson.steps] for lesson in (printed, changed)]
    same = takewhile(lambda pair: pair[0] == pair[1], zip(*events, strict=False))
    return min(len(list(same)) + 1, len(changed.steps))


def record_at(presentation: Presentation, lesson: Lesson, number: int) -> Record:
    """Return the game as it is at a step (from 1; the last if there are fewer), to be played on from there."""
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
