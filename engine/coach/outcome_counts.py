"""The outcomes of a move, counted as they happen: what one world came to after it."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from engine.coach.playouts import PlayoutLog, Playouts
from engine.core.game import Event, Seat
from engine.core.outcomes import Happening, Outcome, Particulars


class OutcomeCounts(PlayoutLog):
    """A log that counts outcomes for a seat as they happen."""

    def __init__(self, outcomes: Sequence[Outcome], seat: Seat) -> None:
        self.outcomes, self.seat = outcomes, seat
        self.rules = dict[Happening, str]()
        """The rule of the first event of each outcome that happened."""
        self.counts = dict[Happening, int]()
        """How often each outcome happened, or how many pieces it was about."""
        self.ways = dict[Happening, tuple[Particulars, ...]]()
        """How each outcome came about first, in the order of its ways."""

    def __call__(self, state: Any, event: Event) -> None:
        """Count the event."""
        for outcome in self.outcomes:
            if not isinstance(event, outcome.kinds) or (outcome.later if self.is_soon else outcome.soon):
                continue
            if count := int(outcome.count(event, state, self.seat)):
                found = Happening(outcome.key, outcome.about(event, state, self.seat))
                if found not in self.rules:
                    self.rules[found] = event.rule
                    self.ways[found] = tuple(way.find(event, state, self.seat) for way in outcome.ways)
                self.counts[found] = self.counts.get(found, 0) + count


class WorldResult:
    """One world after one move: the seat's chance of victory, its lead in points, and the counted outcomes."""

    def __init__(self, playouts: Playouts, outcomes: Sequence[Outcome], number: int, move: Any) -> None:
        log = OutcomeCounts(outcomes, playouts.seat)
        outlook = playouts.play_out(playouts.draw_world(number), move, log)
        self.chance, self.points = outlook.chances[playouts.seat], outlook.ahead
        self.rules, self.counts, self.ways = log.rules, log.counts, log.ways

    def times(self, outcome: Outcome, about: Particulars = ()) -> int:
        """Return the count of an averaged outcome; for any other, 1 if it happened, else 0."""
        count = self.counts.get(Happening(outcome.key, about), 0)
        return count if outcome.averaged else min(count, 1)


Pairs: TypeAlias = Sequence[tuple[WorldResult, WorldResult]]
"""What happened after the better move and after the worse one, in the same worlds."""


def results_of_both_moves(
    playouts: Playouts, outcomes: Sequence[Outcome], number: int, better: Any, worse: Any
) -> tuple[WorldResult, WorldResult]:
    """Return what happens after each of two moves in the world of this number."""
    return WorldResult(playouts, outcomes, number, better), WorldResult(playouts, outcomes, number, worse)


def things_that_happen(outcomes: Sequence[Outcome], pairs: Pairs) -> Iterator[tuple[Outcome, Particulars]]:
    """Yield each outcome that happens in any of these worlds with each thing that it is about there."""
    happened = dict.fromkeys(chain.from_iterable(each.rules for pair in pairs for each in pair))
    for outcome in outcomes:
        for happening in happened:
            if happening.key == outcome.key:
                yield outcome, happening.about
