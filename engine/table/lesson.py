"""Worked examples: replayed, varied, and written as steps."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import takewhile
from typing import Any

from engine.core.example import ATTEMPT, Example
from engine.core.record import Record
from engine.core.show import Show
from engine.core.telling import Teller, small
from engine.core.words import GRAMMARS
from engine.table.film import Film, Step, caption, cut, lines, picture
from engine.table.plan import Place, PlaceCounter, Plan, tried


@dataclass(frozen=True, slots=True)
class Choice:
    """A move made in an example ("" for none yet), and what would be legal there."""

    place: Place
    move: str
    legal: tuple[str, ...]
    clock: int


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


def telling(show: Show, example: Example, lang: str) -> Teller:
    """Return the voice that tells an example."""
    return Teller(show.texts[lang], GRAMMARS[lang], show.tokens, example.names)


def printed_plan(show: Show, example: Example) -> Plan:
    """Return the example's moves and attempts by their places; an attempt that breaks no rule is an error."""
    game = show.game
    state = game.begin(example.players, example.seed, example.options, example.position)
    moves: dict[Place, str] = {}
    attempts: dict[Place, tuple[str, ...]] = {}
    count, rest = PlaceCounter(), deque(example.moves)
    while decision := game.decision(state):
        places = count.next(decision)
        for place in places:
            attempts[place] = attempts_first(rest)
            refused = [tried(show, state, place[1], text) for text in attempts[place]]
            assert all(event and event.rule for event in refused), f"{example.key}: {attempts[place]} break no rule"
            if rest:
                moves[place] = rest.popleft()
        if places[0] not in moves:
            return Plan(moves, attempts, places)
        for place in places:
            game.play(state, place[1], game.read(moves[place]))
    assert not rest, f"{example.key}: the game is over before {rest[0]}"
    return Plan(moves, attempts, ())


def attempts_first(rest: deque[str]) -> tuple[str, ...]:
    """Take the attempts that come before the next move, and return what is tried."""
    found = []
    while rest and rest[0].startswith(ATTEMPT):
        found.append(rest.popleft().removeprefix(ATTEMPT))
    return tuple(found)


def run(show: Show, example: Example, plan: Plan) -> Lesson:
    """Play the plan as far as it is legal, and film it."""
    game = show.game
    film = Film(game, example.eye)
    state = game.begin(example.players, example.seed, example.options, example.position, film)
    made: list[Choice] = []
    asked: tuple[Choice, ...] = ()
    count = PlaceCounter()
    while decision := game.decision(state):
        places = count.next(decision)
        try_out(show, state, plan, places, film)
        choices = tuple(chosen(show, state, plan, place) for place in places)
        if not all(choice.move for choice in choices):
            asked = choices if set(places) - set(plan.end) else ()
            break
        made += choices
        film.moves = len(made)
        for choice in choices:
            game.apply(state, choice.place[1], game.read(choice.move), film)
    steps = trim(cut(film.frames, show, example.grain, aloud=example.aloud), example)
    return Lesson(example, steps, made, asked)


def try_out(show: Show, state: Any, plan: Plan, places: Iterable[Place], film: Film) -> None:
    """Film the attempts at these places that are (still) refused."""
    for place in places:
        for text in plan.attempts.get(place, ()):
            if event := tried(show, state, place[1], text):
                film(state, event)


def chosen(show: Show, state: Any, plan: Plan, place: Place) -> Choice:
    """Return the choice at a place: what is planned there, if that is legal."""
    game = show.game
    legal = tuple(game.write(move) for move in game.legal(state, place[1]))
    planned = plan.moves.get(place, "")
    return Choice(place, planned if planned in legal else "", legal, show.clock(game.view(state, None)))


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
    return any(isinstance(frame.event, kind) for frame in step)


def parting(printed: Lesson, changed: Lesson) -> int:
    """Return the first step (from 1) at which a changed example goes another way than the printed one."""
    told = [[[frame.event for frame in step] for step in lesson.steps] for lesson in (printed, changed)]
    same = takewhile(lambda pair: pair[0] == pair[1], zip(*told, strict=False))
    return min(len(list(same)) + 1, len(changed.steps))


def record_at(show: Show, lesson: Lesson, number: int) -> Record:
    """Return the game as it stands at a step (from 1), to be played on from there."""
    example = lesson.example
    step = lesson.steps[max(0, min(number, len(lesson.steps)) - 1)]
    moves = tuple((choice.place[1], choice.move) for choice in lesson.choices[: step[-1].moves])
    return Record(
        show.game.key,
        show.game.version,
        example.players,
        example.seed,
        example.options,
        example.position,
        moves,
    )


def steps_html(show: Show, lesson: Lesson, lang: str, rules: str = "") -> list[str]:
    """Return each step as an <li>: the board, and a sentence for each event."""
    teller = telling(show, lesson.example, lang)
    return [
        step_html(show, step, teller, f"ex-{lesson.example.key}-{number}", rules)
        for number, step in enumerate(lesson.steps, 1)
    ]


def step_html(show: Show, step: Step, teller: Teller, anchor: str, rules: str) -> str:
    """Return one step as an <li>."""
    said = lines(step, teller)
    ids = " ".join(dict.fromkeys(line.rule for line in said))
    clock = show.clock(step[-1].view)
    when = escape(small(teller.plain("table.round", round=clock)))
    return (
        f'<li class="step" id="{anchor}" data-round="{clock}" data-when="{when}" data-rule="{ids}">'
        f'<figure><div class="board">{"".join(picture(step, show, teller))}</div>'
        f"<figcaption>{caption(said, rules)}</figcaption></figure></li>"
    )
