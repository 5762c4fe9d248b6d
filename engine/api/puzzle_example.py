"""How something comes about after a move: an example, from the worlds in which the reason for a puzzle was counted."""

from collections.abc import Sequence
from typing import Final

from engine.api.imagined import Course, courses_in_world
from engine.coach.contrast import WORLDS
from engine.coach.facts import Fact
from engine.coach.outcome_counts import WorldResult
from engine.core.presentation import Presentation
from engine.match.puzzle_bank import Moment, Puzzle
from engine.match.recorder import Snapshot

MOST: Final = 6
"""So many events are told at most: those that lead to what is looked for, and what comes of it."""
THEN: Final = 2
"""So many of them may come after it."""


def events_of_example(
    presentation: Presentation, puzzle: Puzzle, fact: Fact, move: str, other: str
) -> Sequence[Snapshot]:
    """Return how a fact comes about after a move in the first world in which it does not after another one.

    () where no such world is found, or there is nothing to tell but the move and the fact.
    """
    game = presentation.game
    outcome = next(each for each in presentation.outcomes if each.key == fact.key)
    moment = Moment(presentation, puzzle.players, puzzle.seed, puzzle.turn, puzzle.seat, puzzle.position)
    runs = moment.playouts("reason")
    moves = {game.format_move(each): each for each in game.legal_moves(moment.state, puzzle.seat)}
    pair = [moves[move], moves[other]]
    for number in range(WORLDS):
        times = [WorldResult(runs, [outcome], number, each).times(outcome, fact.about) for each in pair]
        if times[0] > times[1]:
            course, _ = courses_in_world(runs, outcome, fact.about, pair, number)
            told = telling_events(presentation, course)
            return told if len(told) > THEN or any(is_of_another(each, puzzle.seat) for each in told) else ()
    return ()


def telling_events(presentation: Presentation, course: Course) -> Sequence[Snapshot]:
    """Return what a recap would tell of the round, or turn, in which the outcome that is looked for happens."""
    heading, found = presentation.telling.heading_number, course.counted[0]
    told = [each for each in course.snapshots if each is found or each.event.recap]
    told = [each for each in told if heading(each.view) == heading(found.view)]
    at = next(at for at, each in enumerate(told) if each is found)
    end = at + 1 + THEN
    return told[max(0, end - MOST) : end]


def is_of_another(told: Snapshot, seat: int) -> bool:
    """Return whether an event is about another seat."""
    return getattr(told.event, "seat", seat) != seat
