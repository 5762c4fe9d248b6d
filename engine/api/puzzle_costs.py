"""How exactly a move's cost is told, what is almost as good, and which facts about two moves come first."""

from collections.abc import Sequence
from typing import Final

from engine.coach.facts import Fact
from engine.match.puzzle_bank import Judged

STEPS: Final = ((0.01, 1), (0.05, 5), (1.0, 10))
"""A cost with a standard error up to the first number, in chances, is told to so many points."""
NEARLY: Final = 5
"""A move that costs so many points at most, as they are told, is almost as good: too little for a player to tell."""
TELLING: Final = 0.3
"""The least share of worlds, 0 to 1, in which a move has to bring something about for that to be told first."""


def brought_about_first(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return facts in this order: what the better move often brings about, then the rest, as weighty as before."""
    return sorted(facts, key=lambda each: each.better - each.worse < TELLING * each.worlds)


def brought_about(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return the facts of what comes about more often after the better move: they are drawn where that one is shown."""
    return [each for each in facts if each.better > each.worse]


def avoided(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return the facts of what comes about more often after the worse move: they are drawn where that one is shown."""
    return [each for each in facts if each.better < each.worse]


def avoided_first(facts: Sequence[Fact]) -> Sequence[Fact]:
    """Return facts in this order: what the worse move often brings about, then the rest, as weighty as before."""
    return sorted(facts, key=lambda each: each.worse - each.better < TELLING * each.worlds)


def is_almost_as_good(judged: Judged) -> bool:
    """Return whether a move that is not to be found costs so little that it is no miss."""
    return judged.cost > 0 and points_as_known(judged) <= NEARLY


def points_as_known(judged: Judged) -> int:
    """Return a cost in points of 100, as exactly as it is known."""
    step = next(step for error, step in STEPS if judged.error <= error)
    return step * round(100 * judged.cost / step)
