"""The tiles of a position of Drunter & Drüber: those on the board, and those in the hands, shared out where left open.

What reads a part of a position yields what cannot be so, and mends it at once, as the fix of the finding would.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from engine.core.game import Position, Refusal
from engine.core.rng import random_stream, shuffled
from engine.core.schema import Finding, entries_by_seat
from engine.games.drunter_drueber.rules.bridges import refuse_removed, remove_blocked
from engine.games.drunter_drueber.rules.building import (
    PLACEMENTS,
    TEXTS,
    cover_with_tile,
    placements_with,
    refuse_place,
)
from engine.games.drunter_drueber.rules.components import LENGTHS, STOCK, TILES
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.schema import read_tile
from engine.games.drunter_drueber.rules.state import Laid, Placement, State

Hands = list[list[int] | None]
"""By seat the tiles held, None where open."""


def tiles_in_stock(tile: int) -> int:
    """Return how many tiles of a type there are, by its place in TILES."""
    kind, length = divmod(tile, len(LENGTHS))
    return STOCK[kind][length]


def restore_laid(state: State, position: Position) -> Iterator[Finding]:
    """Lay the tiles one after another, and remove blocked pawns; the first that does not fit ends it."""
    left, texts = unused_tiles(state), position.get("laid", [])
    for number, (seat, placement) in enumerate(map(read_tile, texts)):
        place, fix, tile = f"laid.{number}", {"laid": texts[:number]}, placement.tile
        try:
            refuse_laid(state, placement)
        except Refusal as refusal:
            params = {"number": number + 1, "move": TEXTS[placement], "why": f"refused.{refusal.code}"}
            yield Finding("tile_refused", place, refusal.rule, {**refusal.params, **params}, fix)
            return
        if left[tile] == 0:
            params = {"number": number + 1, "tile": TILES[tile], "most": tiles_in_stock(tile)}
            yield Finding("tile_too_many", place, params=params, fix=fix)
            return
        left[tile] -= 1
        squares = squares_of_placement(state, placement)
        state.cover = cover_with_tile(state.cover, placement, squares)
        state.laid.append(Laid(seat, placement, squares))
        state.pawns[placement.pawn] = squares[-1]
        remove_blocked(state, None)


def refuse_laid(state: State, placement: Placement) -> None:
    """Raise Refusal unless a tile can have been laid there, whoever held it."""
    refuse_removed(state, placement.pawn)
    refuse_place(state, placement)


def unused_tiles(state: State) -> Counter[int]:
    """Return how many tiles of each type are not on the board, by their place in TILES."""
    rest = Counter({tile: tiles_in_stock(tile) for tile in range(len(TILES))})
    rest.subtract(laid.placement.tile for laid in state.laid)
    return rest


def restore_tiles(state: State, position: Position) -> Iterator[Finding]:
    """Give the seats the tiles named; draw those left open from what is left of the 60."""
    given: Hands = entries_by_seat(position, "tiles", state.players)
    hands, rest = given, unused_tiles(state)
    for tile in range(len(TILES)):
        surplus = sum(hand[tile] for hand in given if hand) - rest[tile]
        if surplus > 0:
            params = {"tile": TILES[tile], "count": tiles_in_stock(tile) + surplus, "most": tiles_in_stock(tile)}
            yield Finding("tiles_too_many", "tiles", params=params, fix={"tiles": with_fewer(given, tile, surplus)})
            hands = with_fewer(hands, tile, surplus)
    for hand in hands:
        rest.subtract(dict(enumerate(hand or ())))
    drawn = share_tiles_out(state.seed, rest, hands.count(None))
    state.tiles = [drawn.pop() if hand is None else [*hand] for hand in hands]


def with_fewer(hands: Hands, tile: int, surplus: int) -> Hands:
    """Return the hands named without so many tiles of a type, those of the last seats first."""
    found: Hands = []
    for hand in reversed(hands):
        taken = min(surplus, hand[tile]) if hand else 0
        surplus -= taken
        found.insert(0, [count - taken * (at == tile) for at, count in enumerate(hand)] if hand else hand)
    return found


def share_tiles_out(seed: int, rest: Counter[int], seats: int) -> list[list[int]]:
    """Return what is left of the tiles, shared out by length as evenly as possible: by seat, in the order of TILES."""
    hands = [[0] * len(TILES) for _ in range(seats)]
    for length in LENGTHS if seats else ():
        pool = [tile for tile in rest.elements() if tile % len(LENGTHS) == length - 1]
        for place, tile in enumerate(shuffled(random_stream(seed, "fill", length), pool)):
            hands[place % seats][tile] += 1
    return hands


def provide_tile(state: State, position: Position) -> None:
    """Let the active seat, if its hand is open, hold a tile to go on with: from an open hand, for one as long."""
    hands = entries_by_seat(position, "tiles", state.players)
    open_hands = [held for held, named in zip(state.tiles, hands, strict=True) if named is None]
    own, wanted = state.tiles[state.turn], wanted_tiles(state, position)
    if hands[state.turn] is not None or any(own[tile] for tile in wanted):
        return
    for tile, held in product(wanted, open_hands):
        if held[tile]:
            swap_tiles(own, held, tile)
            return


def swap_tiles(taker: list[int], giver: list[int], tile: int) -> None:
    """Let a hand take a tile of another one and give one as long for it, if it has any."""
    as_long = [other for other in range(tile % len(LENGTHS), len(TILES), len(LENGTHS)) if taker[other]]
    for other in as_long[:1]:
        taker[other] -= 1
        giver[other] += 1
    giver[tile] -= 1
    taker[tile] += 1


def wanted_tiles(state: State, position: Position) -> list[int]:
    """Return the tiles of which the active seat needs one, by their places in TILES; none needed after the end."""
    if position.get("over") or position.get("choosing"):
        return []
    texts = [position["proposal"]] if "proposal" in position else placements_with(state, [1] * len(TILES))
    return [PLACEMENTS[text].tile for text in texts]
