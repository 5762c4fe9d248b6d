"""How something comes about after a move: an example, from the worlds in which the reason for a puzzle was counted."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from engine.api.imagined import courses_in_world
from engine.coach.contrast import WORLDS
from engine.coach.facts import Fact
from engine.coach.outcome_counts import WorldResult
from engine.coach.playouts import Playouts
from engine.core.outcomes import Outcome, Particulars
from engine.core.presentation import Presentation
from engine.match.puzzle_bank import Moment, Puzzle
from engine.match.recorder import Snapshot

MOST: Final = 8
"""So many events are told at most from the move on; of what takes more, no example is told: it would leave out some."""
THEN: Final = 2
"""So many more may be told that come after what is looked for."""
TRIED: Final = 6
"""In so many worlds that could be an example it is looked at most for one that is short enough."""


class End(NamedTuple):
    """What an example leads to."""

    outcome: Outcome
    about: Particulars


def events_of_example(
    presentation: Presentation, puzzle: Puzzle, fact: Fact, move: str, other: str
) -> Sequence[Snapshot]:
    """Return all that happens from a move on until a fact comes about, in a world in which it decides between the two.

    It does not happen there after the other move, and the better one wins more; where neither wish for it nor dread
    it is certain, it brings about something that is. () where no such world is found that is short enough, or there is
    nothing to tell but the move and the fact.
    """
    game = presentation.game
    outcome = next(each for each in presentation.outcomes if each.key == fact.key)
    moment = Moment(presentation, puzzle.players, puzzle.seed, puzzle.turn, puzzle.seat, puzzle.position)
    runs = moment.playouts("reason")
    moves = {game.format_move(each): each for each in game.legal_moves(moment.state, puzzle.seat)}
    pair = [moves[move], moves[other]]
    # The one that brings more of it about is the better one, or not.
    gain = 1 if fact.better > fact.worse else -1
    for number, ends in islice(worlds_to_tell(presentation, runs, End(outcome, fact.about), pair, gain), TRIED):
        told = telling_events(presentation, runs, ends, pair[0], number)
        if len(told) > THEN or any(is_of_another(each, puzzle.seat) for each in told):
            return told
    return ()


def worlds_to_tell(
    presentation: Presentation, runs: Playouts, end: End, pair: Sequence[Any], gain: int
) -> Iterator[tuple[int, Sequence[End]]]:
    """Yield the worlds in which a fact decides between a pair of moves, and what it leads to after the first one.

    `gain`: 1 if the first move is to win more, -1 if it is to win less.
    """
    outcomes = presentation.outcomes
    for number in range(WORLDS):
        after, without = (WorldResult(runs, outcomes, number, each) for each in pair)
        if after.times(*end) <= without.times(*end) or (after.chance - without.chance) * gain <= 0:
            continue
        if end.outcome.wish:
            yield number, (end,)
            continue
        meant = [
            found
            for outcome in outcomes
            if outcome.wish == gain and not outcome.averaged
            for found in (End(outcome, each.about) for each in after.counts if each.key == outcome.key)
            if after.times(*found) > without.times(*found)
        ]
        if meant:
            yield number, (end, meant[0])


def telling_events(
    presentation: Presentation, runs: Playouts, ends: Sequence[End], move: Any, number: int
) -> Sequence[Snapshot]:
    """Return what a recap would tell from a move on to the last of these ends, and of what comes right after it.

    () if that is too much, if they come in another order, or not in the same round, or turn.
    """
    heading = presentation.telling.heading_number
    courses = [courses_in_world(runs, *end, [move], number)[0] for end in ends]
    every = courses[-1].snapshots
    at = [next(at for at, each in enumerate(one.snapshots) if each is one.counted[0]) for one in courses]
    found = every[at[-1]]
    if at != sorted(at) or heading(courses[0].counted[0].view) != heading(found.view):
        return ()
    before = [each for each in every[: at[-1]] if each.event.recap]
    then = [each for each in every[at[-1] + 1 :] if each.event.recap and heading(each.view) == heading(found.view)]
    return [*before, found, *then[:THEN]] if len(before) < MOST else ()


def is_of_another(told: Snapshot, seat: int) -> bool:
    """Return whether an event is about another seat."""
    return getattr(told.event, "seat", seat) != seat
