"""Why one move is better than another: what happens after the one and not after the other, counted in the same worlds.

People ask "why this rather than that?", and want to hear what is expected of both (van der Waa et al., 2018). What is
counted happens together with the difference; that it brings it about is not claimed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.comparison import mean, standard_error
from engine.coach.facts import CLEAR_ERRORS, LEAST_DIFFERENCE, Fact, facts_to_tell
from engine.coach.outcome_counts import Pairs, WorldResult, results_of_both_moves
from engine.coach.playouts import Playouts
from engine.core.outcomes import Outcome

WORLDS: Final = 100
"""The worlds in which what happens is counted: readers know what "in 62 of 100" means."""
CHOOSING_WORLDS: Final = 60
"""The worlds beside these in which it is chosen what to tell."""


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


def play_out_and_contrast_moves(
    playouts: Playouts, outcomes: Sequence[Outcome], better: Any, worse: Any, worlds: int = WORLDS
) -> Iterator[Contrast | None]:
    """Play both moves out, and count in this many worlds; yield None after each of these, and finally the contrast."""
    counted, choosing = list[tuple[WorldResult, WorldResult]](), list[tuple[WorldResult, WorldResult]]()
    for number in range(worlds):
        counted.append(results_of_both_moves(playouts, outcomes, number, better, worse))
        if number < CHOOSING_WORLDS:
            choosing.append(results_of_both_moves(playouts, outcomes, worlds + number, better, worse))
        yield None
    gaps = [one.chance - other.chance for one, other in counted]
    chances = mean([one.chance for one, _ in counted]), mean([other.chance for _, other in counted])
    facts = facts_to_tell(outcomes, choosing, counted, [*map(playouts.game.format_move, (better, worse))])
    yield Contrast(better, worse, facts, mean_gain_of_better_move(counted), chances, standard_error(gaps))


def mean_gain_of_better_move(pairs: Pairs) -> float:
    """Return by how many points the better move leaves the seat further ahead on average; 0 where it is unclear."""
    gains = [one.points - other.points for one, other in pairs]
    gain = mean(gains)
    return gain if gain >= LEAST_DIFFERENCE and gain > CLEAR_ERRORS * standard_error(gains) else 0.0
