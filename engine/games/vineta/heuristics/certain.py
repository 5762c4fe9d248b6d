"""What of a result is certain before the end: points that nobody can still take away, and those still in reach.

As long as a turn goes on, cards may bring any house anywhere, and any district that is left may be the last one. So
what a seat can still win depends on how many houses are left and of which colours, and on the districts that are left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.city import remaining_districts_in_state
from engine.games.vineta.rules.sampler import unseen_tiles
from engine.games.vineta.rules.scoring import house_points, last_district, taken_house_count
from engine.games.vineta.rules.state import OVER, PALETTE, State, house_counts_on_district
from engine.games.vineta.rules.view import UNSEEN, View


class PossibleTiles(NamedTuple):
    """The tiles that a seat may have: at least one of each kind, and one alone if it is known."""

    colours: Sequence[c.Colour]
    districts: Sequence[c.District]


def possible_tiles_by_seat(view: View) -> list[PossibleTiles]:
    """Return for each seat the tiles that it may have, for all that the view shows."""
    colours = unseen_tiles([colour for colour, _ in view.tiles], view.colours_used)
    districts = unseen_tiles([district for _, district in view.tiles], c.EVERY_DISTRICT)
    unseen = PossibleTiles(colours, districts)
    return [unseen if each == UNSEEN else PossibleTiles(each[:1], each[1:]) for each in view.tiles]


class Prospects:
    """What each seat has taken, and what it can still win in a state; the tiles of the state itself do not matter."""

    def __init__(self, state: State, tiles: Sequence[PossibleTiles]) -> None:
        self.tiles, self.left = tiles, remaining_districts_in_state(state)
        self.taken = [c.TAKEN_HOUSE * taken_house_count(state, seat) for seat in range(state.players)]
        houses = [state.reserve[colour] + sum(state.houses[colour::PALETTE]) for colour in range(PALETTE)]
        self.by_colour, self.houses = houses, sum(houses)

    def points_from_houses(self, seat: Seat) -> tuple[int, int]:
        """Return the least and the most points that the houses left may bring to a seat.

        The most: its own are all on the last district, and it takes the others.
        """
        counts = [self.by_colour[colour] for colour in self.tiles[seat].colours]
        if len(self.left) == 1:
            return house_points(min(counts), 0), house_points(max(counts), 0)
        return 0, house_points(max(counts), self.houses - max(counts))

    def most_bonus(self, seat: Seat, last: c.District) -> int:
        """Return the most points that this last district may bring to a seat."""
        return c.BONUS[last] if last in self.tiles[seat].districts else 0

    def least_bonus(self, seat: Seat, last: c.District) -> int:
        """Return the points that this last district brings to a seat for certain."""
        return c.BONUS[last] if [*self.tiles[seat].districts] == [last] else 0

    def range_of_points(self, seat: Seat) -> tuple[int, int]:
        """Return the least and the most final points that a seat may still have."""
        least, most = self.points_from_houses(seat)
        return (
            self.taken[seat] + least + min([self.least_bonus(seat, last) for last in self.left]),
            self.taken[seat] + most + max([self.most_bonus(seat, last) for last in self.left]),
        )

    def is_ahead_for_certain(self, seat: Seat, other: Seat) -> bool:
        """Return whether a seat will have more points than another one, whatever happens."""
        least, most = self.points_from_houses(seat)[0], self.points_from_houses(other)[1]
        bonus = max([self.most_bonus(other, last) - self.least_bonus(seat, last) for last in self.left])
        return self.taken[seat] + least > self.taken[other] + most + bonus


def certain_share_with_tiles(state: State, seat: Seat, tiles: Sequence[PossibleTiles]) -> float | None:
    """Return a seat's share of the victory if it is the same whatever follows from this state; None while it is open.

    `tiles`: those that each seat may have; the seat's own must be known.
    """
    if state.phase == OVER:
        return certain_share_at_end(state, seat, tiles)
    prospects = Prospects(state, tiles)
    others = [other for other in range(state.players) if other != seat]
    if any(prospects.is_ahead_for_certain(other, seat) for other in others):
        return 0.0
    return 1.0 if all(prospects.is_ahead_for_certain(seat, other) for other in others) else None


def certain_share_at_end(state: State, seat: Seat, tiles: Sequence[PossibleTiles]) -> float | None:
    """Return the seat's share of the victory after the end, if it is the same for all possible tiles.

    The seat's own tiles must be known.
    """
    (own,) = possible_results(state, seat, tiles[seat], bonus=False)
    others = [(other, tiles[other]) for other in range(state.players) if other != seat]
    if is_beaten_for_certain(own, [possible_results(state, *other, bonus=False) for other in others]):
        return 0.0
    tied = 0
    for other in others:
        results = {*possible_results(state, *other, bonus=False), *possible_results(state, *other, bonus=True)}
        if max(results) > own or (own in results and len(results) > 1):
            return None
        tied += own in results
    return 1 / (1 + tied)


def possible_results(state: State, seat: Seat, tiles: PossibleTiles, *, bonus: bool) -> list[tuple[int, int]]:
    """Return what a seat's rank depends on, for each colour that it may have: points, and own houses at the end.

    `bonus`: whether it protects the last district, where it may or may not.
    """
    last = last_district(state)
    counts = house_counts_on_district(state, last)
    protects = last in tiles.districts and (bonus or len(tiles.districts) == 1)
    extra = c.BONUS[last] if protects else 0
    taken = taken_house_count(state, seat)
    return [(house_points(counts[colour], taken) + extra, counts[colour]) for colour in tiles.colours]


def is_beaten_for_certain(own: tuple[int, int], others: Sequence[Sequence[tuple[int, int]]]) -> bool:
    """Return whether, however the tiles are dealt, one of the others ranks higher.

    `others`: their possible results; those with several have one of the same unseen colours each, no two the same one.
    """
    if any(results[0] > own for results in others if len(results) == 1):
        return True
    # The colours that do a seat no harm are the same for all, up to a number of houses: so the seats that can have
    # fewest of them choose first.
    harmless = sorted([sum([result <= own for result in results]) for results in others if len(results) > 1])
    return any(count <= at for at, count in enumerate(harmless))


def certain_winner(state: State) -> Seat | None:
    """Return the seat that will win alone in this state, whatever happens, by the tiles of the state; None if open."""
    taken = [taken_house_count(state, seat) for seat in range(state.players)]
    first = taken.index(max(taken))
    # Most states are told apart by this sum alone: each house that is left brings a point or more.
    if sum(state.houses) + sum(state.reserve) >= taken[first] - sorted(taken)[-2]:
        return None
    tiles = [PossibleTiles(each[:1], each[1:]) for each in state.tiles]
    return first if certain_share_with_tiles(state, first, tiles) == 1.0 else None
