"""What may become of the districts: which one sinks in this turn, and which one will be the last.

The numbers come from games between bots of level 2, rounded: 200 with three seats and 60 with five for what sinks,
twice as many for what is the last one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, sqrt
from typing import Final, NamedTuple

from engine.games.vineta.rules.city import coast
from engine.games.vineta.rules.components import DISTRICTS, RINGS, ROUNDS
from engine.games.vineta.rules.state import PLACING, State, houses_on, rounds_due

FORCE: Final = 0.5
"""What a wave counts for the sinking of a district, with one card to come; less by the square root of more of them."""
THREAT: Final = 2.7
"""What it counts that a district is threatened at all, with no card to come."""
BAIT: Final = (0.1, 0.3)
"""What each house there counts, and how much more at the beginning of a turn."""
LURE: Final = 0.28
"""What each house counts against a district's being the last one."""
GUARD: Final = 0.35
"""What it counts for it that somebody protects the district."""
DEPTH: Final = {"R": 0.0, "Y": -0.55, "G": -1.2}
"""What the ring counts for it."""
SHORE: Final = -0.4
"""What it counts for it to border on the sea."""

ALL: Final = range(len(DISTRICTS))
RING: Final = tuple(DEPTH[name[0]] for name in DISTRICTS)
assert set(DEPTH) == set(RINGS), "every ring has its depth"


def cards_to_come(state: State) -> int:
    """Return how many cards of this turn are still to be carried out, ties left aside."""
    if state.phase == PLACING:
        return ROUNDS * state.players
    due = max(rounds_due(state), state.round + 1)
    return (due - state.round) * state.players - state.step


def counts(state: State) -> list[int]:
    """Return how many houses stand on each district."""
    return [sum(houses_on(state, place)) for place in ALL]


def shores(state: State) -> tuple[int, ...]:
    """Return the districts that may sink in this turn."""
    return coast(frozenset(state.sunk))


class Pull(NamedTuple):
    """What counts for a district's sinking: each wave, a threat at all, each house there."""

    wave: float
    threat: float
    house: float


@cache
def pull(coming: int, players: int) -> Pull:
    """Return what counts for sinking with so many cards of the turn to come, one or more."""
    part = min(1.0, coming / (ROUNDS * players))
    return Pull(FORCE / sqrt(coming), THREAT * (1 - part * part), BAIT[0] + BAIT[1] * part)


def decided(worths: Mapping[int, int]) -> int | None:
    """Return which district would sink now; None while no series is strictly highest."""
    most = max(worths.values(), default=0)
    tops = [place for place, worth in worths.items() if worth == most]
    return tops[0] if len(tops) == 1 else None


def sinking(
    worths: Mapping[int, int], coastal: Sequence[int], houses: Sequence[int], coming: int, players: int
) -> dict[int, float]:
    """Return how readily each district sinks in this turn, with these series and so many cards to come."""
    if coming <= 0:
        sure = decided(worths)
        if sure is not None:
            return {sure: 1.0}
        coming = players
    wave, threat, house = pull(coming, players)
    weights = {place: exp(house * houses[place]) for place in coastal}
    for place, worth in worths.items():
        weights[place] *= exp(threat + wave * worth)
    return weights


def staying(state: State, coastal: Sequence[int], houses: Sequence[int], guarded: Sequence[int]) -> list[float]:
    """Return how much each district has going for it to be the last one; 0 where it has sunk."""
    found = [exp(depth - LURE * count) for depth, count in zip(RING, houses, strict=True)]
    for place in coastal:
        found[place] *= exp(SHORE)
    for place in guarded:
        found[place] *= exp(GUARD)
    for place in state.sunk:
        found[place] = 0.0
    return found
