"""How something comes about after a move: an example, from the worlds in which the reason for a puzzle was counted."""

import json
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Final, NamedTuple

from engine.api.imagined import courses_in_world
from engine.coach.contrast import WORLDS
from engine.coach.facts import Fact
from engine.coach.outcome_counts import WorldResult
from engine.coach.playouts import Playouts
from engine.core.game import Seat
from engine.core.outcomes import Outcome, Particulars
from engine.core.presentation import Presentation
from engine.games.registry import presentation_by_key
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


class Place(NamedTuple):
    """Where a puzzle stands, as what can be looked up."""

    game: str
    players: int
    seed: int
    turn: int
    seat: Seat
    position: str
    """As JSON."""


class ReasonWorlds:
    """The worlds in which the reasons for a puzzle were counted; each is played only once after each move."""

    def __init__(self, place: Place) -> None:
        self.presentation = presentation_by_key(place.game)
        game = self.presentation.game
        moment = Moment(self.presentation, *place[1:-1], json.loads(place.position))
        self.runs = moment.playouts("reason")
        self.moves = {game.format_move(each): each for each in game.legal_moves(moment.state, place.seat)}
        self.results = dict[tuple[int, str], WorldResult]()

    def result(self, number: int, move: str) -> WorldResult:
        """Return what a move comes to in the world of this number."""
        if (number, move) not in self.results:
            found = WorldResult(self.runs, self.presentation.outcomes, number, self.moves[move])
            self.results[number, move] = found
        return self.results[number, move]


def events_of_example(
    presentation: Presentation, puzzle: Puzzle, fact: Fact, move: str, other: str
) -> Sequence[Snapshot]:
    """Return all that happens from a move on until a fact comes about, in a world in which it decides between the two.

    It does not happen there after the other move, and the better one wins more; where neither wish for it nor dread
    it is certain, it brings about something that is. () where no such world is found that is short enough, or there is
    nothing to tell but the move and the fact.
    """
    position = json.dumps(puzzle.position)
    place = Place(presentation.game.key, puzzle.players, puzzle.seed, puzzle.turn, puzzle.seat, position)
    return events_at_place(place, fact, move, other)


@lru_cache(maxsize=1)
def worlds_at_place(place: Place) -> ReasonWorlds:
    """Return the worlds of a puzzle, whose facts are told one after another."""
    return ReasonWorlds(place)


@cache
def events_at_place(place: Place, fact: Fact, move: str, other: str) -> Sequence[Snapshot]:
    """Return what `events_of_example` does, looked for once for all languages."""
    worlds = worlds_at_place(place)
    outcome = next(each for each in worlds.presentation.outcomes if each.key == fact.key)
    # The one that brings more of it about is the better one, or not.
    gain = 1 if fact.better > fact.worse else -1
    for number, ends in islice(worlds_to_tell(worlds, End(outcome, fact.about), move, other, gain), TRIED):
        told = telling_events(worlds.presentation, worlds.runs, ends, worlds.moves[move], number)
        if len(told) > THEN or any(is_of_another(each, place.seat) for each in told):
            return told
    return ()


def worlds_to_tell(
    worlds: ReasonWorlds, end: End, move: str, other: str, gain: int
) -> Iterator[tuple[int, Sequence[End]]]:
    """Yield the worlds in which a fact decides between two moves, and what it leads to after the first one.

    `gain`: 1 if the first move is to win more, -1 if it is to win less.
    """
    for number in range(WORLDS):
        after, without = worlds.result(number, move), worlds.result(number, other)
        if after.times(*end) <= without.times(*end) or (after.chance - without.chance) * gain <= 0:
            continue
        if end.outcome.wish:
            yield number, (end,)
            continue
        meant = [
            found
            for outcome in worlds.presentation.outcomes
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
