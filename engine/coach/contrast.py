"""Why one move is better than another: what happens after the one and not after the other, counted in the same worlds.

People ask "why this rather than that?", and want to hear what is expected of both (van der Waa et al., 2018). What is
counted happens together with the difference; that it brings it about is not claimed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from engine.bots.comparison import mean, standard_error
from engine.coach.playouts import Outcomes, Playouts
from engine.core.outcomes import Outcome

WORLDS: Final = 100
"""What happens is counted in so many: readers know what "in 62 of 100" means."""
LEAST_DIFFERENCE: Final = 0.10
"""By so large a share of the worlds an outcome must be more frequent with one move than with the other."""
CLEAR_ERRORS: Final = 3.0
"""And by so many standard errors of that difference."""
LEAST_PART: Final = 0.25
"""And it must go with so large a part of the difference between the chances of the moves."""
MOST_FACTS: Final = 2
"""No more outcomes are told of a pair of moves. Set by hand."""


@dataclass(frozen=True, slots=True)
class Fact:
    """In how many worlds an outcome follows from each of two moves, and the first one in which only one has it."""

    key: str
    rule: str
    """Of the first event that was counted."""
    better: int
    worse: int
    worlds: int
    world: int


@dataclass(frozen=True, slots=True)
class Contrast:
    """A better move and a worse one: what tells them apart, the most telling first, and by how much they differ."""

    better: Any
    worse: Any
    facts: tuple[Fact, ...]
    gap: float
    """In chances of victory, over the worlds that were counted."""
    error: float
    """Its standard error."""
    worlds: int


class WorldResult:
    """What happened in one world after one move: its chance of victory, and the rule of each outcome by its key."""

    def __init__(self, playouts: Playouts, outcomes: Sequence[Outcome], number: int, move: Any) -> None:
        log, seat = Outcomes(), playouts.seat
        outlook = playouts.play_out(playouts.world(number), move, log)
        self.chance = outlook.chances[seat]
        self.rules: dict[str, str] = {}
        for outcome in outcomes:
            for event in log.soon if outcome.soon else [*log.soon, *log.later]:
                if isinstance(event, outcome.kinds) and outcome.concerns(event, playouts.view, seat):
                    self.rules.setdefault(outcome.key, event.rule)
                    break


def contrast(
    playouts: Playouts, outcomes: Sequence[Outcome], better: Any, worse: Any, worlds: int = WORLDS
) -> Iterator[Contrast | None]:
    """Play both moves out in so many worlds; yield None after each, and the contrast last."""
    pairs: list[tuple[WorldResult, WorldResult]] = []
    for number in range(worlds):
        pairs.append((WorldResult(playouts, outcomes, number, better), WorldResult(playouts, outcomes, number, worse)))
        yield None
    gaps = [one.chance - other.chance for one, other in pairs]
    gap, error = mean(gaps), standard_error(gaps)
    scored = [(fact, score(fact.key, pairs)) for fact in facts(outcomes, pairs)]
    telling = sorted((item for item in scored if item[1] >= LEAST_PART * max(gap, 0.0) > 0), key=lambda item: -item[1])
    yield Contrast(better, worse, once_a_kind(outcomes, [fact for fact, _ in telling]), gap, error, worlds)


def once_a_kind(outcomes: Sequence[Outcome], telling: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the first few of these, each about something else than those before it."""
    kinds = {outcome.key: outcome.topic or outcome.kinds for outcome in outcomes}
    first = {kinds[fact.key]: fact for fact in reversed(telling)}
    return tuple(fact for fact in telling if first[kinds[fact.key]] is fact)[:MOST_FACTS]


def facts(outcomes: Sequence[Outcome], pairs: Sequence[tuple[WorldResult, WorldResult]]) -> Iterator[Fact]:
    """Yield the outcomes that are clearly more frequent with one of the moves, unless players wish for the opposite.

    Where a move nearly always brings something about, all that it costs goes with it, also what it costs otherwise:
    then a lucky thing would be told as the reason of a loss.
    """
    for outcome in outcomes:
        key = outcome.key
        one, other = (sum(key in pair[at].rules for pair in pairs) for at in (0, 1))
        differing = [number for number, pair in enumerate(pairs) if (key in pair[0].rules) != (key in pair[1].rules)]
        difference = abs(one - other) / len(pairs)
        clear = difference > CLEAR_ERRORS * paired_error(differing, one - other, len(pairs))
        if clear and difference >= LEAST_DIFFERENCE and outcome.wish * (one - other) >= 0:
            first = typical(differing, pairs, key, one > other)
            rules = pairs[first][0].rules | pairs[first][1].rules
            yield Fact(key, rules[key], one, other, len(pairs), first)


def typical(
    differing: Sequence[int], pairs: Sequence[tuple[WorldResult, WorldResult]], key: str, with_better: bool
) -> int:
    """Return the first world in which the move has the outcome that has it more often."""
    return next(number for number in differing if (key in pairs[number][0].rules) == with_better)


def paired_error(differing: Sequence[int], more: int, worlds: int) -> float:
    """Return the standard error of a difference of two shares of the same worlds."""
    return sqrt(max(0.0, len(differing) - more**2 / worlds)) / worlds


def score(key: str, pairs: Sequence[tuple[WorldResult, WorldResult]]) -> float:
    """Return how much of the difference between the moves goes with an outcome, in chances of victory.

    What it is worth is measured within worlds: over all of them it would be mixed up with what is a good deal anyhow.
    """
    worth = more = 0.0
    differing = 0
    for one, other in pairs:
        with_better = key in one.rules
        if with_better != (key in other.rules):
            differing += 1
            more += 1 if with_better else -1
            worth += (one.chance - other.chance) * (1 if with_better else -1)
    return more / len(pairs) * worth / max(1, differing)
