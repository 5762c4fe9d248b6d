"""Facts: what clearly differs between two moves, in things that one can point at.

An outcome is counted apart for each piece, owner or place that it is about, so there are many to choose from, and the
one that stands out has had luck: what is told is chosen in worlds of its own and then counted in others. Constants were
chosen by hand (ADR 0025); `python -m engine reasons` measures how often a reason is found, and whether its numbers
hold.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.bots.comparison import mean, standard_error
from engine.coach.outcome_counts import Pairs, things_that_happen
from engine.core.outcomes import Happening, Outcome, Particulars

LEAST_DIFFERENCE: Final = 0.10
"""In times a world, on average: how much more often an outcome must happen with one move than with the other."""
CLEAR_ERRORS: Final = 3.0
"""In standard errors of that difference: it must be larger than this, too, where it is counted."""
CHOOSING_ERRORS: Final = 2.0
"""The same where it is chosen: that it is clear is for the other worlds to say."""
LEAST_PART: Final = 0.25
"""The least share, 0 to 1, of the difference between the moves' chances that must go with the outcome."""
LEAST_SHARE: Final = 0.10
"""The same for an outcome that is told as the largest of many small things, with its share."""
MOST_FACTS: Final = 2
"""The most outcomes that are named for a pair of moves."""
COMMON_WAY: Final = 0.5
"""The least share, 0 to 1, of an outcome that comes about in one way, for that to be told."""


@dataclass(frozen=True, slots=True)
class CommonWay:
    """The way in which an outcome mostly comes about: its key, what it is about, and in how many worlds.

    `only`: whether it never comes about in another way, after either move.
    """

    key: str
    about: Particulars
    times: int
    only: bool


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
    about: Particulars = ()
    """The piece, its owner, the place; () where nothing can be pointed at."""
    way: CommonWay | None = None
    """How it mostly comes about after the move with which it happens more often."""
    share: float = 1.0
    """How much of the difference in chances goes with it, 0 to 1, where it explains but a small part; else 1."""

    @property
    def happening(self) -> Happening:
        """The outcome and what it is about."""
        return Happening(self.key, self.about)


def facts_to_tell(
    outcomes: Sequence[Outcome], choosing: Pairs, counted: Pairs, moves: Sequence[str] = ()
) -> tuple[Fact, ...]:
    """Return the facts that explain the difference between two moves, chosen in some worlds and counted in others.

    What can be pointed at comes first. Where nothing of it goes with a good part of the difference, the one that goes
    with most is told with its share, before what is only true on average. `moves`: the two, as texts.
    """
    gap = mean([one.chance - other.chance for one, other in choosing])
    if gap <= 0:
        return ()
    chosen = sorted(
        (
            (chance_gap_explained_by_outcome(outcome, about, choosing) / gap, outcome, about)
            for outcome, about in things_that_happen(outcomes, choosing)
            if is_difference_clear(outcome, about, choosing, CHOOSING_ERRORS)
            and not restates_any(outcome, dict(about), moves)
        ),
        key=lambda each: -each[0],
    )
    found = [
        (part, outcome, fact)
        for part, outcome, about in chosen
        if part >= LEAST_SHARE and (fact := fact_about(outcome, about, choosing, counted))
    ]
    explaining = [fact for part, outcome, fact in found if part >= LEAST_PART and outcome.is_pointed]
    averaged = [fact for part, outcome, fact in found if part >= LEAST_PART and not outcome.is_pointed]
    if not explaining:
        explaining = [
            replace(fact, share=share)
            for _, outcome, fact in found
            if outcome.is_pointed and (share := share_of_gap(outcome, fact.about, counted)) >= LEAST_SHARE
        ][:1]
    return first_fact_of_each_kind(outcomes, [*explaining, *averaged])


def restates_any(outcome: Outcome, about: Mapping[str, Any], moves: Sequence[str]) -> bool:
    """Return whether an outcome says no more of one of these moves than that it was made."""
    return any(outcome.restates(about, move) for move in moves)


def first_fact_of_each_kind(outcomes: Sequence[Outcome], telling: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the first fact of each topic, at most MOST_FACTS in all, in order."""
    kinds = {outcome.key: outcome.topic or outcome.kinds for outcome in outcomes}
    first = {kinds[fact.key]: fact for fact in reversed(telling)}
    return tuple(fact for fact in telling if first[kinds[fact.key]] is fact)[:MOST_FACTS]


def is_difference_clear(outcome: Outcome, about: Particulars, pairs: Pairs, errors: float = CLEAR_ERRORS) -> bool:
    """Return whether an outcome clearly differs between the moves, and not against the wishes of players.

    A lucky outcome of the worse move is left out: a move that nearly always brings something lucky would have that
    named as the reason for its loss.
    """
    differences = [one.times(outcome, about) - other.times(outcome, about) for one, other in pairs]
    difference = mean(differences)
    clear = abs(difference) > errors * standard_error(differences)
    return clear and abs(difference) >= LEAST_DIFFERENCE and outcome.wish * difference >= 0


def fact_about(outcome: Outcome, about: Particulars, choosing: Pairs, counted: Pairs) -> Fact | None:
    """Return the fact that an outcome differs between the moves; None where the worlds counted do not bear it out."""
    if not is_difference_clear(outcome, about, counted):
        return None
    better, worse = (sum(each.times(outcome, about) for each in side) for side in zip(*counted, strict=True))
    sign = 1 if better > worse else -1
    shown = index_of_world_to_show(
        counted, [sign * (one.times(outcome, about) - other.times(outcome, about)) > 0 for one, other in counted]
    )
    happening = Happening(outcome.key, about)
    rules = counted[shown][0].rules | counted[shown][1].rules
    way = common_way(outcome, about, choosing, counted, 0 if better > worse else 1)
    worlds = len(counted)
    numbers = (better / worlds, worse / worlds) if outcome.averaged else (better, worse)
    return Fact(outcome.key, rules[happening], *numbers, worlds, shown, outcome.averaged, about, way)


def common_way(outcome: Outcome, about: Particulars, choosing: Pairs, counted: Pairs, side: int) -> CommonWay | None:
    """Return the most exact way in which at least COMMON_WAY of an outcome comes about; None if there is none.

    `side`: 0 to count after the better move, 1 after the worse one.
    """
    happening = Happening(outcome.key, about)
    chosen, found, others = (
        [each.ways[happening] for each in results if happening in each.ways]
        for results in (
            [pair[side] for pair in choosing],
            [pair[side] for pair in counted],
            [pair[1 - side] for pair in counted],
        )
    )
    for at, way in enumerate(outcome.ways):
        ways = Counter(each[at] for each in chosen)
        common = max(ways, key=lambda each: ways[each])
        times = sum(each[at] == common for each in found)
        if common and times >= COMMON_WAY * len(found):
            only = times == len(found) and all(each[at] == common for each in others)
            return CommonWay(way.key, common, times, only)
    return None


def index_of_world_to_show(pairs: Pairs, differs: Sequence[bool]) -> int:
    """Return the first world that shows the difference and where the better move wins more; else the first of all."""
    numbers = [number for number, each in enumerate(differs) if each]
    return next((at for at in numbers if pairs[at][0].chance > pairs[at][1].chance), numbers[0])


def share_of_gap(outcome: Outcome, about: Particulars, pairs: Pairs) -> float:
    """Return how much of the moves' difference in chances goes with an outcome, 0 to 1; 0 where there is none."""
    gap = mean([one.chance - other.chance for one, other in pairs])
    return min(1.0, max(0.0, chance_gap_explained_by_outcome(outcome, about, pairs) / gap)) if gap > 0 else 0.0


def chance_gap_explained_by_outcome(outcome: Outcome, about: Particulars, pairs: Pairs) -> float:
    """Return how much of the moves' difference in chances of victory goes with an outcome.

    The worth of one more is measured within worlds, by least squares: across worlds it would be confounded with the
    quality of the deal.
    """
    found = [
        (one.times(outcome, about) - other.times(outcome, about), one.chance - other.chance) for one, other in pairs
    ]
    squares = sum(more * more for more, _ in found)
    worth = sum(more * gain for more, gain in found) / max(1, squares)
    return worth * mean([more for more, _ in found])


def facts_of_decision(
    outcomes: Sequence[Outcome], facts: Sequence[Fact], kind: str, pair: Sequence[str], view: Any
) -> Sequence[Fact]:
    """Return the facts that explain a decision of this kind: a vote's end explains none that leads to one.

    What says no more of one of the `pair` of moves than that it was made explains nothing, nor what concerns only one
    of them. `view`: the decider's.
    """
    by_key = {each.key: each for each in outcomes}
    return [
        each
        for each in facts
        if by_key[each.key].of_each_move in ("", kind)
        and not restates_any(by_key[each.key], dict(each.about), pair)
        and len({by_key[each.key].concerns(view, move) for move in pair}) <= 1
    ]
