"""Where to place houses: one's own towards the centre, others at the coast, spread, and without revealing one's colour.

A seat that places only its own colour inwards reveals it. So it places other colours, the decoys, inwards as often. And
it does not always begin in the centre: in which order it places its houses hardly matters.
Constants are set by hand unless said otherwise.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.heuristics.sinking_odds import CityOdds
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.notation import HOUSE_PLACEMENTS
from engine.games.vineta.rules.state import PALETTE, State

DECOYS: Final = {4: 2, 5: 2, 6: 1, 7: 2}
"""How many colours a seat pretends to own, by the number of colours in the game: as few as keep the best guess at its
own right in at most 0.65 of cases. Measured in games of level 2; with six, a second one costs victories."""
INWARDS: Final = {"R": 1.0, "Y": 0.6, "G": -0.6}
"""How much it looks like owning a colour to place a house of it in each ring, against 1 for the red one."""
IMBALANCE_COST: Final = 0.15
"""The cost, in points, of a colour placed inwards being ahead of the mean of such colours, or behind it; times the
square of the distance."""
HEAD_START: Final = 0.5
"""The head start of each colour placed inwards over the next, in their order; a house in the red ring counts 1."""
OPENING_RING_GAIN: Final = 1.0
"""The gain, in points, of one of a seat's first houses lying in the ring that is next: more than rings differ by."""
OPENING_DISTRICT_GAIN: Final = 0.01
"""The further gain, in points, of its lying on the district that is next: it decides among equals."""
CROWDING_COST: Final = 0.015
"""The cost, in points, of placing a house on a district, for each house there already: a heap is an easy prey."""


@cache
def colours_to_place_inwards(own: c.Colour, district: c.District, used: tuple[c.Colour, ...]) -> tuple[c.Colour, ...]:
    """Return which of the colours used a seat with these tiles places inwards, its own and decoys, in a fixed order.

    Which ones, and their order, depends on the district tile, so that no place in the order tells which is its own.
    """
    others = len(used) - 1
    first, gap = district % others, 1 + district // others % (others - 1)
    next_one = used.index(own) + 1
    found = [own, *(used[(next_one + (first + gap * at) % others) % len(used)] for at in range(DECOYS[len(used)]))]
    # Colours take turns, two by district and more by ring: so each begins about as often, whichever the decoys are.
    start = (district if len(found) == 2 else c.RING_OF[district]) % len(found)
    return (*found[start:], *found[:start])


INWARDNESS: Final = tuple(INWARDS[name[0]] for name in c.DISTRICTS)


def placed_inwardness_by_colour(state: State, seat: Seat, shown: Sequence[c.Colour]) -> list[float]:
    """Return by colour how far inwards a seat placed those of `shown`, with their head starts; 0 for others."""
    found = [0.0] * PALETTE
    for at, colour in enumerate(shown):
        found[colour] = -HEAD_START * at
    for public_move in state.deeds:
        if public_move.seat == seat:
            colour, district = HOUSE_PLACEMENTS[public_move.move]
            found[colour] += INWARDNESS[district]
    return [each if colour in shown else 0.0 for colour, each in enumerate(found)]


def opening_district(own: c.Colour, district: c.District, placed: int) -> c.District:
    """Return the district that is next for a seat with these tiles that has placed so many houses.

    Its first houses go to each ring once. Where it begins tells nothing of one tile as long as the other is not known.
    """
    ring, place = (own + district + placed) % len(c.RINGS), (own + district // c.RING_SIZE + placed) % c.RING_SIZE
    return c.EVERY_DISTRICT[c.RING_SIZE * ring + place]


def opening_gain(place: c.District, following: c.District) -> float:
    """Return the gain of one of a seat's first houses lying on a district, if the district `following` is next."""
    return OPENING_RING_GAIN * (c.RING_OF[place] == c.RING_OF[following]) + OPENING_DISTRICT_GAIN * (place == following)


def placement_scores(state: State, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return the gain of placing each house, compared with an average district, less imbalance and crowding."""
    odds = CityOdds(state, state.houses, ())
    last = odds.last_district_chances(odds.sinking_chances())
    mean = sum(last) / len(last)
    shown = colours_to_place_inwards(*state.tiles[seat], state.colours_used)
    so_far = placed_inwardness_by_colour(state, seat, shown)
    level = sum(so_far) / len(shown)
    placed = sum([public_move.seat == seat for public_move in state.deeds])
    following = opening_district(*state.tiles[seat], placed)
    found = []
    for colour, place in map(HOUSE_PLACEMENTS.__getitem__, moves):
        inward = colour in shown
        worth = c.OWN_HOUSE if inward else -c.OWN_HOUSE / (len(state.colours_used) - 1)
        # The change of the sum of squares around the present mean, for this house.
        ahead = so_far[colour] - level
        cost = IMBALANCE_COST * ((ahead + INWARDNESS[place]) ** 2 - ahead**2) if inward else 0.0
        gain = opening_gain(place, following) if placed < len(c.RINGS) else 0.0
        found.append(worth * (last[place] - mean) - cost - CROWDING_COST * odds.counts[place] + gain)
    return found
