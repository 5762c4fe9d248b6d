"""Where to place houses: one's own towards the centre, others at the coast, spread, and without telling which is which.

Whoever places only the own colour inwards tells everybody. So a second colour, the decoy, goes inwards as often.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.heuristics.sinking_odds import ALL, CityOdds
from engine.games.vineta.rules.components import OWN_HOUSE, RINGS, colours_used
from engine.games.vineta.rules.notation import HOUSES
from engine.games.vineta.rules.state import State

DECOY_SHARE: Final = 0.8
"""What a house of the decoy counts for, as a share of one of one's own."""
UNBALANCED: Final = 0.15
"""What it costs, in points, that one's own colour is so far ahead of the decoy or behind it; times the square."""
CROWDED: Final = 0.015
"""What it costs, in points, to place a house beside each house that stands there: a heap is an easy prey."""


@cache
def decoy_of(own: int, district: int, colours: int) -> int:
    """Return the colour that a seat with these tiles pretends to own: any other, by its district tile.

    The tiles that pretend a colour are as many as those that own it, so that a pair of colours tells nothing.
    """
    return (own + 1 + district % (colours - 1)) % colours


@cache
def inwardness(district: int) -> int:
    """Return how far inwards a district lies: 1 in the centre, 0 between, -1 at the coast."""
    return 1 - district // len(RINGS)


def place_scores(state: State, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return the gain of placing each house, compared with an average district, less what it shows and crowds."""
    odds = CityOdds(state, state.houses, ())
    last = odds.last(odds.chances())
    mean = sum(last) / len(last)
    own, colours = state.tiles[seat][0], colours_used(state.players)
    decoy = decoy_of(own, state.tiles[seat][1], colours)
    worths = [-OWN_HOUSE / (colours - 1)] * colours
    worths[own], worths[decoy] = OWN_HOUSE, DECOY_SHARE * OWN_HOUSE
    placed = [0] * colours
    for deed in state.deeds:
        if deed.seat == seat:
            house = HOUSES[deed.move]
            placed[house.colour] += inwardness(house.district)
    gains = [[worth * (last[place] - mean) - CROWDED * odds.counts[place] for place in ALL] for worth in worths]
    for colour, way in ((own, 1), (decoy, -1)):
        for place in ALL:
            lead = placed[own] - placed[decoy] + way * inwardness(place)
            gains[colour][place] -= UNBALANCED * lead * lead
    rest = UNBALANCED * (placed[own] - placed[decoy]) ** 2
    for colour in range(colours):
        if colour not in (own, decoy):
            gains[colour] = [gain - rest for gain in gains[colour]]
    return [gains[house.colour][house.district] for house in map(HOUSES.__getitem__, moves)]
