"""The tiles in the hands at a real table, as far as they follow from what was told.

They lie open there, and nobody enters them all: a tile is known once it is proposed, and a seat that passes has none
that would have fitted. Hands and box together then leave some tiles to a seat and others not.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations

from engine.core.game import Refusal, Seat
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.building import PASSING_RULE, TURN_RULE
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.reach import reach_of_pawns

Held = tuple[Seat, c.TileIndex]
"""A type of tile in the hand of a seat."""


@dataclass(frozen=True, slots=True)
class ToldTiles:
    """What was told of the tiles; it never changes, what is told next makes another one."""

    laid: tuple[tuple[int, ...], ...]
    """How many tiles of each type a seat has laid, in the order of TILES."""
    shown: frozenset[Held] = frozenset()
    """Proposed tiles that went back to a hand."""
    lacking: frozenset[Held] = frozenset()
    """What a seat has none of, since it would have fitted when the seat passed."""

    @property
    def seats(self) -> range:
        """As many as there are hands."""
        return range(len(self.laid))

    def after_laying(self, seat: Seat, tile: c.TileIndex) -> "ToldTiles":
        """Return what is known once a seat has laid a tile."""
        hand = self.laid[seat]
        hands = (*self.laid[:seat], (*hand[:tile], hand[tile] + 1, *hand[tile + 1 :]), *self.laid[seat + 1 :])
        return replace(self, laid=hands, shown=self.shown - {(seat, tile)})

    def after_showing(self, seat: Seat, tile: c.TileIndex) -> "ToldTiles":
        """Return what is known once a seat has taken a proposed tile back."""
        return replace(self, shown=self.shown | {(seat, tile)})

    def after_passing(self, seat: Seat, fitting: Iterable[c.TileIndex]) -> "ToldTiles":
        """Return what is known once a seat could lay none of the tiles that fit."""
        return replace(self, lacking=self.lacking | {(seat, tile) for tile in fitting})

    def count_in_hand(self, seat: Seat, length: int) -> int:
        """Return how many tiles of a length a seat still has, of whichever kinds."""
        laid = sum(self.laid[seat][c.tile_index(kind, length)] for kind in c.EVERY_KIND)
        return c.DEAL[len(self.laid)][length - 1] - laid

    def count_in_hands(self, tile: c.TileIndex) -> int:
        """Return how many tiles of a type are still in the hands, all together."""
        kind, length = c.kind_and_length_of_tile(c.TILES[tile])
        return c.STOCK[kind][length - 1] - sum(hand[tile] for hand in self.laid)

    def tiles_left(self) -> int:
        """Return how many tiles are still in the hands, all together."""
        return sum(map(self.count_in_hands, c.EVERY_TILE))

    def can_be(self) -> bool:
        """Return whether hands are possible in which all that was told is true."""
        return not self.shown & self.lacking and all(map(self.can_be_dealt, c.LENGTHS))

    def can_be_dealt(self, length: int) -> bool:
        """Return whether the tiles of a length can be shared out among the seats.

        They can if, whichever kinds are looked at, the seats that may have one of these have room for all of them (the
        supply-demand theorem of Gale).
        """
        tiles = [c.tile_index(kind, length) for kind in c.EVERY_KIND]
        stock = {tile: self.count_in_hands(tile) for tile in tiles}
        room = [self.count_in_hand(seat, length) for seat in self.seats]
        for seat, tile in self.shown:
            if tile in stock:
                stock[tile] -= 1
                room[seat] -= 1
        return min(*stock.values(), *room) >= 0 and all(
            sum(stock[tile] for tile in some)
            <= sum(room[seat] for seat in self.seats if any((seat, tile) not in self.lacking for tile in some))
            for count in range(1, len(tiles) + 1)
            for some in combinations(tiles, count)
        )

    def may_have(self, seat: Seat, tile: c.TileIndex) -> bool:
        """Return whether a seat may have a tile of a type, by all that was told."""
        _, length = c.kind_and_length_of_tile(c.TILES[tile])
        if not self.shown and not self.lacking:
            return bool(self.count_in_hand(seat, length) and self.count_in_hands(tile))
        return (seat, tile) not in self.lacking and self.after_showing(seat, tile).can_be_dealt(length)

    def possible_hands(self) -> list[list[int]]:
        """Return by seat, in the order of TILES, 1 for each type of tile that it may have, else 0."""
        return [[int(self.may_have(seat, tile)) for tile in c.EVERY_TILE] for seat in self.seats]

    def refusal_of_tile(self, seat: Seat, tile: c.TileIndex) -> Refusal:
        """Return why a seat that lays a tile of its own cannot have one of this type: where they all are."""
        kind, length = c.kind_and_length_of_tile(c.TILES[tile])
        if not self.count_in_hands(tile):
            laid = tuple(hand[tile] or None for hand in self.laid)
            return Refusal("all_laid", TURN_RULE, kind=kind, length=length, laid=laid)
        if not self.count_in_hand(seat, length):
            return Refusal("length_laid", TURN_RULE, seat=seat, length=length, count=c.DEAL[len(self.laid)][length - 1])
        if (seat, tile) in self.lacking:
            return Refusal("passed_without", PASSING_RULE, seat=seat, kind=kind, length=length)
        return Refusal("tile_elsewhere", TURN_RULE, seat=seat, kind=kind, length=length)


def untold_tiles(players: int) -> ToldTiles:
    """Return what is known of the tiles before anything was told."""
    return ToldTiles(((0,) * len(c.TILES),) * players)


def fitting_tiles(ground: Ground) -> list[c.TileIndex]:
    """Return the types of tiles that fit somewhere, whoever has them."""
    longest = [max(way.longest for way in reach) for reach in reach_of_pawns(ground)]
    return [
        c.tile_index(kind, length)
        for kind in c.EVERY_KIND
        for length in c.LENGTHS
        if any(c.PAWN_KINDS[pawn] == kind and length <= longest[pawn] for pawn in c.EVERY_PAWN)
    ]
