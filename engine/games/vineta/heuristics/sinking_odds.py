"""The odds of the districts: which one sinks in this turn, and which one will be the last.

Both are multinomial logit models: a district's chance is proportional to its weight, e to the sum of its terms. The
coefficients are in natural logarithms, fitted to games between bots of level 2 and rounded: 200 with three seats and
60 with five for what sinks, twice as many for what is the last one. Districts go by their index in `DISTRICTS`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, sqrt
from typing import Final, NamedTuple

from engine.games.vineta.rules.city import coast
from engine.games.vineta.rules.components import DISTRICTS, RINGS, ROUNDS
from engine.games.vineta.rules.sinking import rounds_due
from engine.games.vineta.rules.state import PLACING, State, houses_on

WAVE_WEIGHT: Final = 0.5
"""For sinking: each wave, with one card to come; divided by the square root of the number of cards to come."""
THREAT_WEIGHT: Final = 2.7
"""For sinking: a series at all, with no card to come; it falls to 0 at the beginning of a turn."""
HOUSE_WEIGHT: Final = (0.1, 0.3)
"""For sinking: each house there, and how much more at the beginning of a turn."""
HOUSE_LOSS: Final = 0.28
"""Against being the last district: each house there."""
PROTECTED_WEIGHT: Final = 0.35
"""For being the last district: each seat that is known to protect it."""
RING_WEIGHT: Final = {"R": 0.0, "Y": -0.55, "G": -1.2}
"""For being the last district: its ring."""
COAST_WEIGHT: Final = -0.4
"""For being the last district: lying on the coast."""

ALL: Final = range(len(DISTRICTS))
RING_WEIGHTS: Final = tuple(RING_WEIGHT[name[0]] for name in DISTRICTS)
assert set(RING_WEIGHT) == set(RINGS), "every ring has its weight"


def cards_to_come(state: State) -> int:
    """Return how many cards of this turn are still to be carried out, rounds after a tie left aside."""
    if state.phase == PLACING:
        return ROUNDS * state.players
    due = max(rounds_due(state), state.round + 1)
    return (due - state.round) * state.players - state.step


def house_counts(state: State) -> list[int]:
    """Return how many houses stand on each district."""
    return [sum(houses_on(state, place)) for place in ALL]


def coastal_districts(state: State) -> tuple[int, ...]:
    """Return the districts that may sink in this turn."""
    return coast(frozenset(state.sunk))


class SinkWeights(NamedTuple):
    """The coefficients for sinking: each wave, a series at all, each house."""

    wave: float
    threat: float
    house: float


@cache
def sink_weights(coming: int, players: int) -> SinkWeights:
    """Return the coefficients for sinking with so many cards of the turn to come, from 1."""
    part = min(1.0, coming / (ROUNDS * players))
    return SinkWeights(
        WAVE_WEIGHT / sqrt(coming), THREAT_WEIGHT * (1 - part * part), HOUSE_WEIGHT[0] + HOUSE_WEIGHT[1] * part
    )


def strictly_highest(worths: Mapping[int, int]) -> int | None:
    """Return the district with the strictly highest series; None in a tie. `worths`: waves by district."""
    most = max(worths.values(), default=0)
    tops = [place for place, worth in worths.items() if worth == most]
    return tops[0] if len(tops) == 1 else None


def sinking_weights(
    worths: Mapping[int, int], coastal: Sequence[int], houses: Sequence[int], coming: int, players: int
) -> dict[int, float]:
    """Return the weight of each district for sinking in this turn; chances are proportional.

    `worths`: the waves of each series by district; `houses`: how many stand on each district; `coming`: cards to come.
    """
    if coming <= 0:
        sure = strictly_highest(worths)
        if sure is not None:
            return {sure: 1.0}
        coming = players
    wave, threat, house = sink_weights(coming, players)
    weights = {place: exp(house * houses[place]) for place in coastal}
    for place, worth in worths.items():
        weights[place] *= exp(threat + wave * worth)
    return weights


def lasting_weights(
    state: State, coastal: Sequence[int], houses: Sequence[int], protected: Sequence[int]
) -> list[float]:
    """Return the weight of each district for being the last one; 0 where it has sunk.

    `protected`: the districts known to be protected, once for each seat.
    """
    found = [exp(depth - HOUSE_LOSS * count) for depth, count in zip(RING_WEIGHTS, houses, strict=True)]
    for place in coastal:
        found[place] *= exp(COAST_WEIGHT)
    for place in protected:
        found[place] *= exp(PROTECTED_WEIGHT)
    for place in state.sunk:
        found[place] = 0.0
    return found
