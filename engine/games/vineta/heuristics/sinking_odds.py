"""The odds of the districts: which one sinks in this turn, and which one will be the last.

Both are multinomial logit models: a district's chance is proportional to its weight, e to the sum of its terms. The
coefficients are in natural logarithms, fitted to games between bots of level 2 and rounded: 200 with three seats and
60 with five for the sinking district, twice as many for the last one. Districts go by their index in `DISTRICTS`.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.games.vineta.rules.city import coastal_districts
from engine.games.vineta.rules.components import DISTRICTS, EVERY_DISTRICT, HOUSES, RINGS, ROUNDS, District
from engine.games.vineta.rules.length import rounds_due_in_turn
from engine.games.vineta.rules.state import PALETTE, PLACING, State

WAVE_WEIGHT: Final = 0.5
"""The coefficient of a wave for sinking with one card to come; for more, over the square root of their number."""
THREAT_WEIGHT: Final = 2.7
"""The coefficient for sinking of having a series, with no card to come; at the beginning of a turn it is 0."""
HOUSE_WEIGHT: Final = (0.1, 0.3)
"""The coefficient of each house for sinking, and its increase at the beginning of a turn."""
HOUSE_LOSS: Final = 0.28
"""The coefficient of each house against its district being the last one."""
PROTECTED_WEIGHT: Final = 0.35
"""The coefficient, for being the last district, of each seat that is known to protect it."""
RING_WEIGHT: Final = {"R": 0.0, "Y": -0.55, "G": -1.2}
"""The coefficient of each ring for being the last district."""
COAST_WEIGHT: Final = -0.4
"""The coefficient of lying on the coast for being the last district."""

MOST_HOUSES: Final = HOUSES * PALETTE
"""The most houses that a district can have."""
CROWDING: Final = tuple(exp(-HOUSE_LOSS * count) for count in range(MOST_HOUSES + 1))
"""The factor on a district's weight for being the last one, by its number of houses."""
assert set(RING_WEIGHT) == set(RINGS), "every ring has its weight"


def card_count_left_in_turn(state: State) -> int:
    """Return how many cards of this turn are still to be carried out, rounds after a tie left aside."""
    if state.phase == PLACING:
        return ROUNDS * state.players
    due = max(rounds_due_in_turn(state), state.round + 1)
    return (due - state.round) * state.players - state.step


class SinkingCoefficients(NamedTuple):
    """The coefficients for sinking, of each wave and of having a series; and the factor by the number of houses."""

    wave: float
    threat: float
    houses: tuple[float, ...]


@cache
def sinking_coefficients(coming: int, players: int) -> SinkingCoefficients:
    """Return the coefficients for sinking with this many cards of the turn to come, from 1."""
    part = min(1.0, coming / (ROUNDS * players))
    house = sinking_coefficient_of_house(coming, players)
    factors = tuple(exp(house * count) for count in range(MOST_HOUSES + 1))
    return SinkingCoefficients(WAVE_WEIGHT / sqrt(coming), THREAT_WEIGHT * (1 - part * part), factors)


@cache
def sinking_coefficient_of_house(coming: int, players: int) -> float:
    """Return the coefficient of each house for sinking with this many cards of the turn to come."""
    return HOUSE_WEIGHT[0] + HOUSE_WEIGHT[1] * min(1.0, coming / (ROUNDS * players))


def strictly_highest_district(worths: Mapping[District, int]) -> District | None:
    """Return the district with the strictly highest series; None in a tie. `worths`: waves by district."""
    most = max(worths.values(), default=0)
    tops = [place for place, worth in worths.items() if worth == most]
    return tops[0] if len(tops) == 1 else None


def sinking_weights(
    worths: Mapping[District, int], coastal: Sequence[District], houses: Sequence[int], coming: int, players: int
) -> dict[District, float]:
    """Return each district's weight for sinking in this turn; chances are proportional to it.

    `worths`: the waves of each series by district; `houses`: how many stand on each district; `coming`: cards to come.
    """
    if coming <= 0:
        sure = strictly_highest_district(worths)
        if sure is not None:
            return {sure: 1.0}
        coming = players
    wave, threat, factors = sinking_coefficients(coming, players)
    weights = {place: factors[houses[place]] for place in coastal}
    for place, worth in worths.items():
        weights[place] *= exp(threat + wave * worth)
    return weights


@lru_cache(1 << 14)
def last_district_weights(sunk: frozenset[District], protected: tuple[District, ...]) -> tuple[float, ...]:
    """Return the weight of each district for being the last one, were they all empty; 0 where it has sunk.

    `protected`: the districts known to be protected, once for each seat.
    """
    found = [exp(RING_WEIGHT[name[0]]) for name in DISTRICTS]
    for place in coastal_districts(sunk):
        found[place] *= exp(COAST_WEIGHT)
    for place in protected:
        found[place] *= exp(PROTECTED_WEIGHT)
    return tuple(0.0 if place in sunk else weight for place, weight in enumerate(found))


class Threat(NamedTuple):
    """A series: its waves, and the owners of its flood cards in order."""

    worth: int
    order: tuple[Seat, ...]


def threats_by_district(state: State) -> dict[District, Threat]:
    """Return each series by its district: its worth, and the owners of its flood cards."""
    return {each.district: Threat(each.worth, tuple([card.seat for card in each.floods])) for each in state.series}


class CityOdds:
    """The odds of all districts with these houses. `protected`: those known to be protected, once for each seat."""

    __slots__ = ("coastal", "coming", "counts", "lasting", "lasting_total", "players", "threats")

    def __init__(self, state: State, houses: Sequence[int], protected: tuple[District, ...]) -> None:
        sunk = frozenset(state.sunk)
        self.players, self.coming = state.players, card_count_left_in_turn(state)
        self.threats, self.coastal = threats_by_district(state), coastal_districts(sunk)
        self.counts = [sum(houses[PALETTE * place : PALETTE * place + PALETTE]) for place in EVERY_DISTRICT]
        self.lasting = [
            weight * CROWDING[count]
            for weight, count in zip(last_district_weights(sunk, protected), self.counts, strict=True)
        ]
        self.lasting_total = sum(self.lasting)

    def sinking_chances(self) -> dict[District, float]:
        """Return for each district that may sink in this turn the chance that it does, 0 to 1."""
        worths = {place: threat.worth for place, threat in self.threats.items()}
        weights = sinking_weights(worths, self.coastal, self.counts, self.coming, self.players)
        total = sum(weights.values())
        return {place: weight / total for place, weight in weights.items()}

    def last_district_chances(self, chances: Mapping[District, float]) -> list[float]:
        """Return for each district the chance that it is the last one, 0 to 1, with these chances for sinking now."""
        left = {place: chance / (self.lasting_total - self.lasting[place]) for place, chance in chances.items()}
        whole = sum(left.values())
        lasting = zip(EVERY_DISTRICT, self.lasting, strict=True)
        return [weight * (whole - left.get(place, 0.0)) for place, weight in lasting]
