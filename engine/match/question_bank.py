"""`python -m engine bank`: what a course asks, asked of many more tables, which bots' games came to.

A question is a task of the course on another table: the rule, the words, the wrong rules and the proof are the task's.
Here tables are looked for; the bank, which is data, holds what is needed to lay them out anew.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, count, islice, product
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.bots import BOTS, Budget
from engine.core.course import ASKED, SEATS, SPOTS, Outcome, Task
from engine.core.events import MoveRefused, first_event_of
from engine.core.game import Event, Position, Refusal
from engine.core.lessons import ATTEMPT, Example
from engine.core.presentation import Presentation
from engine.core.rng import random_stream
from engine.games.registry import HEURISTICS, PRESENTATIONS, presentation_by_key
from engine.match.course import (
    PlayedTask,
    Unproven,
    events_after_table,
    judged_touch,
    lesson_after_touch,
    lesson_from_table,
    played_task,
)
from engine.match.lesson import Lesson, lesson_of_printed_example

LEVELS: Final = (1, 2)
"""The levels of the bots, from game to game: the lowest comes to odd tables."""
MORE_STEPS: Final = 1
"""So many steps more than the course's own example at most are told after the table."""
MOST_STEPS_OF_MOVE: Final = 2
"""Where a move is asked for: the table, and what the move leads to; one more where the task names no last event."""
TRIED: Final = 11
"""Of the moves of a game one of so many is tried at each table where a task asks whether a move is allowed."""
FEWEST_NUMBERS: Final = 5
"""Numbers to choose from: those that are right by some rule, and the nearest ones up to so many."""
LONG: Final = 40
"""Entries of a position so long, in letters, are left out where they change nothing."""
SAME_ANSWER: Final = 0.5
"""At most this share of a task's questions has the same right touch."""


def idea_of_task(stage: str, number: int) -> str:
    """Return the name of what a task of a course is about, which questions on other tables share."""
    return f"{stage}-{number}"


class Question(NamedTuple):
    """A task of a course on another table, as data."""

    stage: str
    task: int
    """The number of the task in its stage, from 1."""
    seed: int
    position: Position | None
    """Where the table's play begins, None for a fresh deal."""
    moves: tuple[str, ...]
    """What is played there; the last one after ASKED if it is to be found: a move that is right."""

    @property
    def idea(self) -> str:
        """The name of what it asks about: the task."""
        return idea_of_task(self.stage, self.task)

    @property
    def key(self) -> str:
        """The question's name, which stays when others come and go."""
        return f"{self.idea}-{self.seed}"


class Deal(NamedTuple):
    """The number of players of a game, and its options, by name."""

    players: int
    options: tuple[tuple[str, str], ...]


class Moment(NamedTuple):
    """One decision of a game: the position before it, the moves in it, and the kinds of what came of them."""

    position: Position
    moves: tuple[str, ...]
    kinds: frozenset[type[Event]]


def question_task(presentation: Presentation, question: Question) -> Task:
    """Return the task that a question is, with the touches that its table needs.

    Raises Unproven if the course has no such task, or nothing on the table answers it.
    """
    stage = next((stage for stage in presentation.course if stage.key == question.stage), None)
    if stage is None or not 1 <= question.task <= len(stage.all_tasks):
        raise Unproven(f"no course has a task {question.task} of a stage {question.stage}")
    task = stage.all_tasks[question.task - 1]
    example = replace(task.example, key=question.key, seed=question.seed, position=question.position)
    *before, last = question.moves or ("",)
    if last.startswith(ASKED):
        asked = replace(task, example=replace(example, moves=(*before, ASKED)), moves=moves_to_spots(task, last[1:]))
        return with_rules_that_explain(presentation, asked)
    return with_table(presentation, task, replace(example, moves=question.moves))


def moves_to_spots(task: Task, made: str) -> dict[str, str]:
    """Return a move by each spot that may be touched: the move that was made, but to this spot."""
    end = next((touch for touch in task.touches if made.endswith(touch)), None)
    if end is None:
        raise Unproven(f"{made} is no move to a spot that may be touched")
    return {touch: made.removesuffix(end) + touch for touch in task.touches}


def with_rules_that_explain(presentation: Presentation, task: Task) -> Task:
    """Return a task that asks for a move without the wrong rules by which no touch of its table is right.

    Without the touches, too, that it leaves out on other tables.
    """
    lessons = {touch: lesson_from_table(presentation, task, touch) for touch in task.touches}
    lessons = {touch: lesson for touch, lesson in lessons.items() if reason_of_refusal(lesson) not in task.leaves_out}
    judged = [judged_touch(task, touch, lesson) for touch, lesson in lessons.items()]
    most = MOST_STEPS_OF_MOVE + (task.example.last is None)
    if any(not 1 < len(lessons[each.touch].steps) <= most for each in judged if each.right):
        raise Unproven(f"{task.example.key}: more is told than what the move leads to")
    used = {each.wrong for each in judged}
    return replace(task, touches=tuple(lessons), wrong=tuple(rule for rule in task.wrong if rule in used))


def reason_of_refusal(lesson: Lesson) -> str:
    """Return why the move that a touch is was refused, "" if it was made."""
    refused = first_event_of(events_after_table(lesson), MoveRefused)
    return refused.code if refused else ""


def with_table(presentation: Presentation, task: Task, example: Example) -> Task:
    """Return a task on another table, with the touches to choose from there: what is right by some rule."""
    lesson = lesson_after_touch(presentation, example, "")
    if not 1 < len(lesson.steps) <= steps_of_task(presentation, task) + MORE_STEPS:
        raise Unproven(f"{example.key}: too little is told after the table, or too much")
    return with_touches_of_table(replace(task, example=example), replace(lesson, steps=lesson.steps[task.skip :]))


def with_touches_of_table(task: Task, lesson: Lesson) -> Task:
    """Return a task with the touches, and the wrong rules, that its table gives: what is right by some rule.

    Beside it come the task's own touches where they are seats, numbers or words.
    """
    told: tuple[Any, list[Event]] = lesson.steps[0][-1].view, events_after_table(lesson)
    named = [rule(*told) for rule in (task.outcome, *task.wrong)]
    touches = {touch for touch in named if touch}
    if task.at == SEATS:
        touches |= {*task.touches}
    elif not named[0]:
        raise Unproven(f"{task.example.key}: by the rules no touch is right")
    elif all(touch.lstrip("-").isdecimal() for touch in touches):
        least = min(0, *map(int, (*touches, *task.touches)))
        most = task.example.players if task.of_seats else None
        touches |= {*numbers_around({*map(int, touches)}, int(named[0]), least, most, task.example)}
    ordered = sorted(touches, key=lambda touch: (int(touch) if touch.lstrip("-").isdecimal() else 0, touch))
    wrong: dict[str, Outcome] = {}
    # Of rules by which the same is right here, the first one explains it.
    for rule, touch in zip(task.wrong, named[1:], strict=True):
        if touch and touch != named[0]:
            wrong.setdefault(touch, rule)
    return replace(task, touches=tuple(ordered), wrong=tuple(wrong.values()))


def numbers_around(numbers: set[int], right: int, least: int, most: int | None, example: Example) -> Iterator[str]:
    """Yield what numbers lack to be FEWEST_NUMBERS, none below `least` or above `most`.

    A seed draws the place of the right one.
    """
    below = random_stream(example.seed, "numbers", example.key).randrange(FEWEST_NUMBERS)
    below -= sum(number < right for number in numbers)
    smaller = [number for number in range(right - 1, least - 1, -1) if number not in numbers][: max(0, below)]
    all_larger = count(right + 1) if most is None else range(right + 1, most + 1)
    larger = (number for number in all_larger if number not in numbers)
    yield from map(str, islice(chain(smaller, larger), max(0, FEWEST_NUMBERS - len(numbers))))


def steps_of_task(presentation: Presentation, task: Task) -> int:
    """Return how many steps the task's own example has."""
    return len(lesson_of_printed_example(presentation, task.example).steps)


def deal_of_task(task: Task) -> Deal:
    """Return by how many, and with which options, a task's own table is played."""
    return Deal(task.example.players, tuple(sorted(task.example.options.items())))


def moments_of_game(presentation: Presentation, deal: Deal, seed: int) -> list[Moment]:
    """Return the decisions of one game between bots, to its end."""
    game, heuristics = presentation.game, HEURISTICS[presentation.game.key]
    bot, rng = BOTS[LEVELS[seed % len(LEVELS)]](game, heuristics), random_stream(seed, "bank")
    state, found = game.begin(deal.players, seed, dict(deal.options)), list[Moment]()
    kinds: set[type[Event]] = set()
    while decision := game.decision(state):
        position = game.position(state)
        moves = [bot.choose(game.view(state, seat), rng, Budget(iterations=1)).move for seat in decision.seats]
        kinds.clear()
        for seat, move in zip(decision.seats, moves, strict=True):
            game.apply_move(state, seat, move, lambda _state, event: kinds.add(type(event)))
        found.append(Moment(position, tuple(map(game.format_move, moves)), frozenset(kinds)))
    return found


def tables_for_task(
    presentation: Presentation, task: Task, moments: Sequence[Moment]
) -> Iterator[tuple[Position | None, tuple[str, ...]]]:
    """Yield the positions and moves of a game in which what a task is about may happen, in as many decisions.

    If the task's own example ends with an attempt, the last move is the one made, or one from elsewhere in it.
    """
    decisions, ask = number_of_decisions(presentation, task.example), ASKED if asks_for_spot(task) else ""
    tries = any(move.startswith(ATTEMPT) for move in task.example.moves)
    if tries:
        decisions += 1
    elif not decisions:
        yield None, ()
        return
    wanted = [kind for kind in (task.example.first, task.example.last, task.decides) if kind]
    for at in range(len(moments) - decisions + 1):
        some = moments[at : at + decisions]
        *moves, last = (move for each in some for move in each.moves)
        kinds = frozenset().union(*(each.kinds for each in some))
        if all(any(issubclass(each, kind) for each in kinds) for kind in wanted):
            yield some[0].position, (*moves, ask + last)
        if tries:
            for other in moments[at % TRIED :: TRIED]:
                yield some[0].position, (*moves, ATTEMPT + other.moves[0])


def number_of_decisions(presentation: Presentation, example: Example) -> int:
    """Return in how many decisions the moves of an example are made."""
    game, left, number = presentation.game, len(example.moves_made), 0
    state = game.begin(example.players, example.seed, example.options, example.position)
    while left:
        decision = game.decision(state)
        assert decision, f"{example.key} has more moves than its game"
        made = example.moves_made[len(example.moves_made) - left :][: len(decision.seats)]
        for seat, text in zip(decision.seats, made, strict=True):
            if text != ASKED:
                game.apply_move(state, seat, game.parse_move(text))
        left, number = left - len(made), number + 1
    return number


def tasks_for_any_table(presentation: Presentation) -> list[tuple[str, int, Task]]:
    """Return the tasks of a course that can be asked of any table, with their stage and number.

    Those that ask for a move that no spot tells, or make sense at their own table alone, are left out.
    """
    return [
        (stage.key, number, task)
        for stage in presentation.course
        for number, task in enumerate(stage.all_tasks, 1)
        if (ASKED not in task.example.moves or asks_for_spot(task)) and not task.here_only
    ]


def asks_for_spot(task: Task) -> bool:
    """Return whether a task asks where a last move may lead, and each spot to which it can be made is right."""
    ends = all(task.moves.get(touch, touch).endswith(touch) for touch in task.touches)
    return task.example.moves[-1:] == (ASKED,) and task.at == SPOTS and task.aim not in task.touches and ends


def questions_from_games(presentation: Presentation, most: int, games: int) -> Iterator[Question]:
    """Yield questions from so many games for each number of players, at most `most` for each task."""
    tasks = tasks_for_any_table(presentation)
    found = defaultdict[tuple[str, int], defaultdict[tuple[str, str], list[Question]]](lambda: defaultdict(list))
    for seed, deal in product(range(games), sorted({deal_of_task(task) for _, _, task in tasks})):
        moments = moments_of_game(presentation, deal, seed)
        for stage, number, task in tasks:
            if deal_of_task(task) != deal:
                continue
            tables = [*tables_for_task(presentation, task, moments)]
            random_stream(seed, "bank", stage, number).shuffle(tables)
            asked = first_to_ask(presentation, (Question(stage, number, seed, *table) for table in tables))
            if asked:
                question, played = asked
                right = next(touch.touch for touch in played.touches if touch.right)
                found[stage, number][played.deciding.rule, right].append(question)
    for kinds in found.values():
        for question in varied_questions(kinds, most):
            yield without_what_changes_nothing(presentation, question)


def varied_questions(found: Mapping[tuple[str, str], Sequence[Question]], most: int) -> Iterator[Question]:
    """Yield at most `most` questions of a task, of each rule alike: `found` has them by rule and right touch.

    Of the same right touch there is at most the share SAME_ANSWER of `most`.
    """
    chosen, left = Counter[str](), {kind: [*questions] for kind, questions in found.items()}
    answers = Counter[str]()
    while left and chosen.total() < most:
        rule, right = kind = min(left, key=lambda kind: (chosen[kind[0]], answers[kind[1]]))
        yield left[kind].pop(0)
        chosen[rule] += 1
        answers[right] += 1
        full = answers[right] >= SAME_ANSWER * most
        left = {each: some for each, some in left.items() if some and not (full and each[1] == right)}


def first_to_ask(presentation: Presentation, questions: Iterable[Question]) -> tuple[Question, PlayedTask] | None:
    """Return the first of these questions that is fit to be asked, and how it is played; None if none is."""
    for question in questions:
        # A rule that reads what is not on this table does not fit it.
        with suppress(ValueError, LookupError, TypeError, AssertionError, Refusal):
            return question, played_question(presentation, question)
    return None


def without_what_changes_nothing(presentation: Presentation, question: Question) -> Question:
    """Return a question whose position leaves out what is long and has no part in what is seen and answered."""
    shown = all_that_is_shown(presentation, question)
    for key, value in (question.position or {}).items():
        assert question.position
        lighter = question._replace(
            position={name: question.position[name] for name in question.position if name != key}
        )
        with suppress(ValueError, LookupError, TypeError, AssertionError, Refusal):
            if len(json.dumps(value)) >= LONG and all_that_is_shown(presentation, lighter) == shown:
                question = lighter
    return question


def all_that_is_shown(presentation: Presentation, question: Question) -> list[object]:
    """Return the touches of a question with what each teaches, and what is drawn and told until it is answered."""
    played = played_question(presentation, question)
    texts, titles = next(iter(presentation.texts.values())), played.task.example.names
    shown: list[object] = [(each.touch, each.right, each.wrong) for each in played.touches]
    for snapshot in chain(played.table, *next(each.steps for each in played.touches if each.right)):
        at = snapshot.view, texts, titles, ()
        shown += snapshot.event, presentation.draw(*at), presentation.beside(*at)
    return shown


def played_question(presentation: Presentation, question: Question) -> PlayedTask:
    """Play a question; raise Unproven if it is not fit to be asked."""
    played = played_task(presentation, question_task(presentation, question))
    steps = next(touch.steps for touch in played.touches if touch.right)
    events = [snapshot.event for step in steps for snapshot in step]
    if played.task.unfit(played.table[-1].view, events, played.task.touches):
        raise Unproven(f"{question.key}: its table is unfit to be asked about")
    return played


def read_bank(path: Path) -> list[Question]:
    """Return the questions of a bank as it is kept."""
    kept = json.loads(path.read_text("utf-8"))
    return [Question(**{**each, "moves": tuple(each["moves"])}) for each in kept]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", choices=PRESENTATIONS, required=True, help="the game that is asked about")
    parser.add_argument("--games", type=int, default=100, help="games between bots for each number of players")
    parser.add_argument("--most", type=int, default=8, help="questions for each task of the course")
    parser.add_argument("--json", type=Path, required=True, help="the file that holds the bank, written anew")


def run_command(asked: argparse.Namespace) -> None:
    """Make a bank, and print how many questions each task has."""
    presentation = presentation_by_key(asked.game)
    found = sorted(questions_from_games(presentation, asked.most, asked.games))
    lines = (json.dumps(each._asdict(), ensure_ascii=False, separators=(",", ":")) for each in found)
    asked.json.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    for (stage, task), number in sorted(Counter((each.stage, each.task) for each in found).items()):
        print(f"{stage} {task}: {number}")
