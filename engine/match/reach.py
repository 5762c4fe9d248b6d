"""The moves of an example that a reader can change in a step's picture, and the spots and pieces that mean them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.core.game import EVERYONE
from engine.core.presentation import BOARD_SPOTS, Presentation
from engine.match.example_run import ExampleChoice
from engine.match.lesson import Lesson


def changeable_choices(presentation: Presentation, lesson: Lesson) -> list[ExampleChoice]:
    """Return the choices that may be changed: all but others' secrets where the example is seen from a seat."""
    secrets, viewer = presentation.secrets, lesson.example.viewer
    return [each for each in lesson.choices if each.place[0] not in secrets or viewer in (EVERYONE, each.place[1])]


def example_step_changeable_choices(presentation: Presentation, lesson: Lesson, index: int) -> list[ExampleChoice]:
    """Return the choices that the picture of a step (from 0) changes, one of each kind and seat, the nearest first.

    That is the one made in this step, else in the next; else the last one before, else the first one after.
    """
    free = {choice.place for choice in changeable_choices(presentation, lesson) if len(choice.legal) > 1}
    found: dict[tuple[str, int], ExampleChoice] = {}
    for choice in choices_by_nearness(lesson, index):
        if choice.place in free and presentation.changing.pieces_to_press.get(choice.place[0]):
            found.setdefault(choice.place[:2], choice)
    return list(found.values())


def choices_by_nearness(lesson: Lesson, index: int) -> Iterator[ExampleChoice]:
    """Yield all choices: those made in a step, then in the next one, then earlier ones backwards, then later ones."""
    start, end, later = (move_count_at_step_end(lesson, at) for at in (index - 1, index, index + 1))
    made = lesson.choices
    return chain(made[start:end], made[end:later], reversed(made[:start]), made[later:])


def move_count_at_step_end(lesson: Lesson, index: int) -> int:
    """Return how many moves have been made at the end of a step; beyond the steps, of the nearest one."""
    return lesson.steps[min(index, len(lesson.steps) - 1)][-1].moves if index >= 0 else 0


def step_number_showing_move(lesson: Lesson, choice: ExampleChoice) -> int:
    """Return the number (from 1) of the step that shows a move, the last one if it comes after the steps."""
    at = lesson.choices.index(choice) + 1
    return next((number for number, step in enumerate(lesson.steps, 1) if step[-1].moves >= at), len(lesson.steps))


def spots_meaning_other_moves(presentation: Presentation, lesson: Lesson, index: int) -> Sequence[str]:
    """Return the spots of the board to press to change a choice of a step (from 0), or else of the next step.

    They are the spots of all legal moves of that choice; () if no such choice is changed on the board.
    """
    start, later = move_count_at_step_end(lesson, index - 1), move_count_at_step_end(lesson, index + 1)
    near = lesson.choices[start:later]
    for choice in example_step_changeable_choices(presentation, lesson, index):
        if choice in near and BOARD_SPOTS in presentation.changing.pieces_to_press[choice.place[0]]:
            spots = (presentation.changing.spots(choice.view, move) for move in choice.legal)
            return list(dict.fromkeys(chain.from_iterable(spots)))
    return ()


def moves_meant_by_gesture(presentation: Presentation, choice: ExampleChoice, words: Iterable[str]) -> Sequence[str]:
    """Return the legal moves meant by pressing a piece or spot, given by place and face; all if it means none."""
    moves: Sequence[str] = choice.legal
    for word in words:
        meant = [move for move in moves if word in spots_and_faces_of_move(presentation, choice, move)]
        moves = meant or moves
    return moves


def spots_and_faces_of_move(presentation: Presentation, choice: ExampleChoice, move: str) -> set[str]:
    """Return the spots of the board and the faces of pieces that mean a move."""
    changing = presentation.changing
    return {move, *changing.spots(choice.view, move), *changing.faces(move)}
