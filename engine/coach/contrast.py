"""Why one move is better than another: what happens after the one and not after the other, counted in the same worlds.

People ask "why this rather than that?", and want to hear what is expected of both (van der Waa et al., 2018). What is
counted happens together with the difference; that it brings it about is not claimed. Constants were chosen by hand
(ADR 0025): no command measures whether a reason convinces.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.bots.comparison import mean, standard_error
from engine.coach.playouts import PlayoutLog, Playouts
from engine.core.game import Event, Seat
from engine.core.outcomes import Outcome

WORLDS: Final = 100
"""The worlds in which what happens is counted: readers know what "in 62 of 100" means."""
LEAST_DIFFERENCE: Final = 0.10
"""In times a world, on average: how much more often an outcome must happen with one move than with the other."""
CLEAR_ERRORS: Final = 3.0
"""In standard errors of that difference: it must be larger than this, too."""
LEAST_PART: Final = 0.25
"""The least share, 0 to 1, of the difference between the moves' chances that must go with the outcome."""
MOST_FACTS: Final = 2
"""The most outcomes that are named for a pair of moves."""


@dataclass(frozen=True, slots=True)
class Fact:
    """An outcome compared between two moves, and the number of a world that shows the difference.

    `better` and `worse`: in how many of the `worlds` it happens after each move; of an averaged outcome, the mean.
    """

    key: str
    rule: str
    """The rule of the first event that was counted."""
    better: float
    worse: float
    worlds: int
    world: int
    averaged: bool = False


@dataclass(frozen=True, slots=True)
class Contrast:
    """A better move and a worse one, and what sets them apart, the most important first."""

    better: Any
    worse: Any
    facts: tuple[Fact, ...]
    points: float
    """By how many points the better move leaves the seat further ahead of the others' mean; 0 where it is unclear."""
    chances: tuple[float, float]
    """The mean chance after the better move and after the worse one, in the worlds in which facts are counted."""
    error: float
    """The standard error of the difference between these chances."""

    @property
    def gap(self) -> float:
        """By how much the chance is higher after the better move; below 0 if it is lower."""
        return self.chances[0] - self.chances[1]


class OutcomeCounts(PlayoutLog):
    """A log that counts outcomes for a seat as they happen."""

    def __init__(self, outcomes: Sequence[Outcome], seat: Seat) -> None:
        self.outcomes, self.seat = outcomes, seat
        self.rules = dict[str, str]()
        """The rule of the first event of each outcome that happened, by its key."""
        self.counts = dict[str, int]()
        """How often each outcome happened, or how many pieces it was about, by its key."""

    def __call__(self, state: Any, event: Event) -> None:
        """Count the event."""
        for outcome in self.outcomes:
            if not isinstance(event, outcome.kinds) or (outcome.soon and not self.is_soon):
                continue
            if count := int(outcome.count(event, state, self.seat)):
                self.rules.setdefault(outcome.key, event.rule)
                self.counts[outcome.key] = self.counts.get(outcome.key, 0) + count


class WorldResult:
    """One world after one move: the seat's chance of victory, its lead in points, and the counted outcomes."""

    def __init__(self, playouts: Playouts, outcomes: Sequence[Outcome], number: int, move: Any) -> None:
        log = OutcomeCounts(outcomes, playouts.seat)
        outlook = playouts.play_out(playouts.draw_world(number), move, log)
        self.chance, self.points = outlook.chances[playouts.seat], outlook.ahead
        self.rules, self.counts = log.rules, log.counts

    def times_outcome_happened(self, outcome: Outcome) -> int:
        """Return the count of an averaged outcome; for any other, 1 if it happened, else 0."""
        count = self.counts.get(outcome.key, 0)
        return count if outcome.averaged else min(count, 1)


Pairs: TypeAlias = Sequence[tuple[WorldResult, WorldResult]]
"""What happened after the better move and after the worse one, in the same worlds."""


def play_out_and_contrast_moves(
    playouts: Playouts, outcomes: Sequence[Outcome], better: Any, worse: Any, worlds: int = WORLDS
) -> Iterator[Contrast | None]:
    """Play both moves out in this many worlds, yielding None after each and finally the contrast."""
    pairs: list[tuple[WorldResult, WorldResult]] = []
    for number in range(worlds):
        pairs.append((WorldResult(playouts, outcomes, number, better), WorldResult(playouts, outcomes, number, worse)))
        yield None
    gaps = [one.chance - other.chance for one, other in pairs]
    gap = mean(gaps)
    told = {fact.key: fact for fact in facts_that_tell_moves_apart(outcomes, pairs)}
    scores = {each.key: chance_gap_explained_by_outcome(each, pairs) for each in outcomes if each.key in told}
    telling = sorted(
        (key for key in told if scores[key] >= LEAST_PART * max(gap, 0.0) > 0), key=lambda key: -scores[key]
    )
    found = first_fact_of_each_kind(outcomes, [told[key] for key in telling])
    chances = mean([one.chance for one, _ in pairs]), mean([other.chance for _, other in pairs])
    yield Contrast(better, worse, found, mean_gain_of_better_move(pairs), chances, standard_error(gaps))


def mean_gain_of_better_move(pairs: Pairs) -> float:
    """Return by how many points the better move leaves the seat further ahead on average; 0 where it is unclear."""
    gains = [one.points - other.points for one, other in pairs]
    gain = mean(gains)
    return gain if gain >= LEAST_DIFFERENCE and gain > CLEAR_ERRORS * standard_error(gains) else 0.0


def first_fact_of_each_kind(outcomes: Sequence[Outcome], telling: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the first fact of each topic, at most MOST_FACTS in all, in order."""
    kinds = {outcome.key: outcome.topic or outcome.kinds for outcome in outcomes}
    first = {kinds[fact.key]: fact for fact in reversed(telling)}
    return tuple(fact for fact in telling if first[kinds[fact.key]] is fact)[:MOST_FACTS]


def facts_that_tell_moves_apart(outcomes: Sequence[Outcome], pairs: Pairs) -> Iterator[Fact]:
    """Yield a fact for each outcome that clearly differs between the moves, and not against the wishes of players.

    A lucky outcome of the worse move is left out: a move that nearly always brings something lucky would have that
    named as the reason for its loss.
    """
    for outcome in outcomes:
        amounts = [(one.times_outcome_happened(outcome), other.times_outcome_happened(outcome)) for one, other in pairs]
        differences = [one - other for one, other in amounts]
        difference = mean(differences)
        clear = abs(difference) > CLEAR_ERRORS * standard_error(differences)
        if clear and abs(difference) >= LEAST_DIFFERENCE and outcome.wish * difference >= 0:
            shown = index_of_world_to_show(pairs, [each * difference > 0 for each in differences])
            rules = pairs[shown][0].rules | pairs[shown][1].rules
            better, worse = (sum(each) for each in zip(*amounts, strict=True))
            if outcome.averaged:
                better, worse = better / len(pairs), worse / len(pairs)
            yield Fact(outcome.key, rules[outcome.key], better, worse, len(pairs), shown, outcome.averaged)


def index_of_world_to_show(pairs: Pairs, differs: Sequence[bool]) -> int:
    """Return the first world that shows the difference and where the better move wins more; else the first of all."""
    numbers = [number for number, each in enumerate(differs) if each]
    return next((at for at in numbers if pairs[at][0].chance > pairs[at][1].chance), numbers[0])


def chance_gap_explained_by_outcome(outcome: Outcome, pairs: Pairs) -> float:
    """Return how much of the moves' difference in chances of victory goes with an outcome.

    The worth of one more is measured within worlds, by least squares: across worlds it would be confounded with the
    quality of the deal.
    """
    found = [
        (one.times_outcome_happened(outcome) - other.times_outcome_happened(outcome), one.chance - other.chance)
        for one, other in pairs
    ]
    squares = sum(more * more for more, _ in found)
    worth = sum(more * gain for more, gain in found) / max(1, squares)
    return worth * mean([more for more, _ in found])
