"""Worked examples: replayed, varied, and written as steps."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from engine.core.example import Example
from engine.core.game import Refusal, Seat
from engine.core.record import Record
from engine.core.show import Show
from engine.core.telling import Teller
from engine.core.words import GRAMMARS
from engine.table.film import Film, Step, caption, cut, lines, picture

Place = tuple[int, Seat]
"""A choice in an example: the number of the decision (from 0) and the seat."""

Plan = dict[Place, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """A move made in an example, and what else would have been legal."""

    place: Place
    move: str
    legal: tuple[str, ...]
    clock: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """An example as it went: its steps, the choices made, and whether the plan ran out early."""

    example: Example
    steps: list[Step]
    choices: list[Choice]
    cut_short: bool


def telling(show: Show, example: Example, lang: str) -> Teller:
    """Return the voice that tells an example."""
    return Teller(show.texts[lang], GRAMMARS[lang], show.tokens, example.names)


def printed_plan(show: Show, example: Example) -> Plan:
    """Return every move of the example by its place."""
    game = show.game
    state = game.begin(example.players, example.seed, example.options, example.position)
    plan: Plan = {}
    moves = iter(example.moves)
    number = 0
    while len(plan) < len(example.moves) and (decision := game.decision(state)):
        for seat in decision.seats:
            plan[number, seat] = next(moves)
        for seat in decision.seats:
            game.play(state, seat, game.read(plan[number, seat]))
        number += 1
    return plan


def change(plan: Plan, changes: Mapping[Place, str]) -> Plan:
    """Return the plan with other moves; one that comes too early takes the place of the one it displaces."""
    changed = dict(plan)
    for place, move in sorted(changes.items()):
        if place not in changed:
            raise Refusal("damaged")
        old, changed[place] = changed[place], move
        later = [p for p in changed if p > place and p[1] == place[1] and changed[p] == move]
        if later:
            changed[later[0]] = old
    return changed


def run(show: Show, example: Example, plan: Plan) -> Lesson:
    """Play the plan as far as it is legal, and film it."""
    game = show.game
    film = Film(game, example.eye)
    state = game.begin(example.players, example.seed, example.options, example.position, film)
    choices: list[Choice] = []
    number = 0
    while ready(show, state, plan, number):
        decision = game.decision(state)
        assert decision is not None
        for seat in decision.seats:
            choices.append(chosen(show, state, plan, (number, seat)))
        film.moves += len(decision.seats)
        for seat in decision.seats:
            game.apply(state, seat, game.read(plan[number, seat]), film)
        number += 1
    steps = trim(cut(film.frames, show, example.grain, aloud=example.aloud), example)
    return Lesson(example, steps, choices, cut_short=len(choices) < len(plan))


def ready(show: Show, state: Any, plan: Plan, number: int) -> bool:
    """Return whether the plan holds a legal move for every seat that owes one."""
    decision = show.game.decision(state)
    if decision is None:
        return False
    try:
        for seat in decision.seats:
            show.game.verify(state, seat, show.game.read(plan[number, seat]))
    except (KeyError, Refusal):
        return False
    return True


def chosen(show: Show, state: Any, plan: Plan, place: Place) -> Choice:
    """Return the choice made at a place."""
    game = show.game
    legal = tuple(game.write(move) for move in game.legal(state, place[1]))
    return Choice(place, plan[place], legal, show.clock(game.view(state, None)))


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
    return (
        f'<li class="step" id="{anchor}" data-round="{show.clock(step[-1].view)}" data-rule="{ids}">'
        f'<figure><div class="board">{picture(step, show, teller)}</div>'
        f"<figcaption>{caption(said, rules)}</figcaption></figure></li>"
    )


def change_form(show: Show, lesson: Lesson, plan: Plan, changes: Mapping[Place, str], lang: str) -> str:
    """Return a form with a menu for every move of the example.

    Each tells what it would say without the reader's own change of it (`data-printed`); a move that gave
    way to another one's change is no change of the reader's.
    """
    teller = telling(show, lesson.example, lang)
    groups: dict[int, list[str]] = {}
    for choice in lesson.choices:
        printed = plan[choice.place] if choice.place in changes else choice.move
        groups.setdefault(choice.clock, []).append(menu(choice, printed, teller))
    fields = "".join(
        f"<fieldset><legend>{teller.say('table.round', round=clock)}</legend>{''.join(menus)}</fieldset>"
        for clock, menus in groups.items()
    )
    return f'<form class="changes">{fields}</form>'


def menu(choice: Choice, printed: str, teller: Teller) -> str:
    """Return the menu of one move: what the seat could have played instead."""
    number, seat = choice.place
    moves = "".join(option(move, move == choice.move) for move in choice.legal)
    return (
        f'<label>{escape(teller.names[seat])} <select name="{number}-{seat}" '
        f'data-printed="{escape(printed)}">{moves}</select></label>'
    )


def option(move: str, chosen: bool) -> str:
    """Return one line of a menu."""
    return f'<option value="{escape(move)}"{" selected" if chosen else ""}>{escape(move)}</option>'
