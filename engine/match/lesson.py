"""Worked examples: replayed, varied, and cut into steps."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from engine.core.describe import Describer
from engine.core.lessons import ATTEMPT, Example
from engine.core.locale import GRAMMARS
from engine.core.presentation import Presentation
from engine.core.record import Record
from engine.match.plan import Place, PlaceCounter, Plan, tried
from engine.match.recorder import Recorder, Step, cut


@dataclass(frozen=True, slots=True)
class Choice:
    """A move made in an example ("" for none yet), and what would be legal there."""

    place: Place
    move: str
    legal: tuple[str, ...]
    round_number: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """An example as it went: its steps, the choices made, and those of a decision that the plan has no answer to."""

    example: Example
    steps: list[Step]
    choices: list[Choice]
    open: tuple[Choice, ...]

    @property
    def cut_short(self) -> bool:
        """Whether the plan no longer fits from somewhere on."""
        return bool(self.open)


def example_describer(presentation: Presentation, example: Example, lang: str) -> Describer:
    """Return the voice that tells an example."""
    return Describer(presentation.texts[lang], GRAMMARS[lang], presentation.tokens, example.names)


def printed_plan(presentation: Presentation, example: Example) -> Plan:
    """Return the example's moves and attempts by their places; an attempt that breaks no rule is an error."""
    game = presentation.game
    state = game.begin(example.players, example.seed, example.options, example.position)
    moves: dict[Place, str] = {}
    attempts: dict[Place, tuple[str, ...]] = {}
    count, rest = PlaceCounter(), deque(example.moves)
    while decision := game.decision(state):
        places = count.next(decision)
        for place in places:
            attempts[place] = attempts_first(rest)
            refused = [tried(presentation, state, place[1], text) for text in attempts[place]]
            assert all(event and event.rule for event in refused), f"{example.key}: {attempts[place]} break no rule"
            if rest:
                moves[place] = rest.popleft()
        if places[0] not in moves:
            return Plan(moves, attempts, places)
        for place in places:
            game.play(state, place[1], game.parse_move(moves[place]))
    assert not rest, f"{example.key}: the game is over before {rest[0]}"
    return Plan(moves, attempts, ())


def attempts_first(rest: deque[str]) -> tuple[str, ...]:
    """Take the attempts that come before the next move, and return what is tried."""
    found = []
    while rest and rest[0].startswith(ATTEMPT):
        found.append(rest.popleft().removeprefix(ATTEMPT))
    return tuple(found)


def run(presentation: Presentation, example: Example, plan: Plan) -> Lesson:
    """Play the plan as far as it is legal, and film it."""
    game = presentation.game
    recorder = Recorder(game, example.viewer)
    state = game.begin(example.players, example.seed, example.options, example.position, recorder)
    made: list[Choice] = []
    asked: tuple[Choice, ...] = ()
    count = PlaceCounter()
    while decision := game.decision(state):
        places = count.next(decision)
        try_out(presentation, state, plan, places, recorder)
        choices = tuple(chosen(presentation, state, plan, place) for place in places)
        if not all(choice.move for choice in choices):
            asked = choices if set(places) - set(plan.end) else ()
            break
        made += choices
        recorder.moves = len(made)
        for choice in choices:
            game.apply(state, choice.place[1], game.parse_move(choice.move), recorder)
    steps = trim(cut(recorder.snapshots, presentation, example.grain, aloud=example.aloud), example)
    return Lesson(example, steps, made, asked)


def try_out(presentation: Presentation, state: Any, plan: Plan, places: Iterable[Place], recorder: Recorder) -> None:
    """Film the attempts at these places that are (still) refused."""
    for place in places:
        for text in plan.attempts.get(place, ()):
            if event := tried(presentation, state, place[1], text):
                recorder(state, event)


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
    """Return whether a step tells an event of this type."""
    return any(isinstance(snapshot.event, kind) for snapshot in step)


def parting(printed: Lesson, changed: Lesson) -> int:
    """Return the first step (from 1) at which a changed example goes another way than the printed one."""
    told = [[[snapshot.event for snapshot in step] for step in lesson.steps] for lesson in (printed, changed)]
    same = takewhile(lambda pair: pair[0] == pair[1], zip(*told, strict=False))
    return min(len(list(same)) + 1, len(changed.steps))


def record_at(presentation: Presentation, lesson: Lesson, number: int) -> Record:
    """Return the game as it stands at a step (from 1), to be played on from there."""
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
