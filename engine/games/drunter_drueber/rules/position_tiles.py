"""The tiles in the hands of a position of Drunter & Drüber: read from JSON data, or shared out where left open."""

from collections import Counter
from itertools import product

from engine.core.game import Position
from engine.core.rng import shuffled, stream
from engine.core.validation import bad, flag, listed, whole_list
from engine.games.drunter_drueber.rules.building import PLACEMENTS, placements_with
from engine.games.drunter_drueber.rules.components import LENGTHS, PAWN_KINDS, STOCK, TILES, tile_index
from engine.games.drunter_drueber.rules.state import State


def restore_tiles(state: State, data: Position) -> None:
    """Give the seats the tiles named; draw those left open from what is left of the 60.

    Raises Refusal("bad_position") for counts that are none, or that the tiles left do not allow.
    """
    given = listed(data, "tiles", state.players) or [None] * state.players
    hands = [None if hand is None else whole_list(hand, "tiles", range(max(map(max, STOCK)) + 1)) for hand in given]
    rest = unused_tiles(state)
    for hand in hands:
        if hand is not None and len(hand) != len(TILES):
            raise bad("tiles")
        rest.subtract(dict(enumerate(hand or ())))
    if any(count < 0 for count in rest.values()):
        raise bad("tiles")
    open_seats = [seat for seat, hand in enumerate(hands) if hand is None]
    drawn = share_tiles(state.seed, rest, len(open_seats))
    state.tiles = [drawn.pop() if hand is None else hand for hand in hands]


def unused_tiles(state: State) -> Counter[int]:
    """Return how many tiles of each type are not on the board, by their place in TILES.

    Raises Refusal("bad_position") if more of a type are on the board than there are.
    """
    rest = Counter({tile_index(kind, n): STOCK[kind][n - 1] for kind in range(len(STOCK)) for n in LENGTHS})
    rest.subtract(tile_index(PAWN_KINDS[laid.placement.pawn], laid.placement.length) for laid in state.laid)
    if any(count < 0 for count in rest.values()):
        raise bad("laid")
    return rest


def share_tiles(seed: int, rest: Counter[int], seats: int) -> list[list[int]]:
    """Return what is left of the tiles, shared out by length as evenly as possible: by seat, in the order of TILES."""
    hands = [[0] * len(TILES) for _ in range(seats)]
    for length in LENGTHS if seats else ():
        pool = [tile for tile in rest.elements() if tile % len(LENGTHS) == length - 1]
        for place, tile in enumerate(shuffled(stream(seed, "fill", length), pool)):
            hands[place % seats][tile] += 1
    return hands


def provide_tile(state: State, data: Position) -> None:
    """Let the active seat, if its hand is open, hold a tile to go on with: from an open hand, for one as long."""
    hands = listed(data, "tiles", state.players) or [None] * state.players
    open_hands = [held for held, named in zip(state.tiles, hands, strict=True) if named is None]
    own, wanted = state.tiles[state.turn], wanted_tiles(state, data)
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


def wanted_tiles(state: State, data: Position) -> list[int]:
    """Return the tiles of which the active seat needs one, by their places in TILES; none needed after the end."""
    if flag(data, "over") or flag(data, "choosing"):
        return []
    texts = [str(data["proposal"])] if "proposal" in data else placements_with(state, [1] * len(TILES))
    found = [PLACEMENTS[text] for text in texts if text in PLACEMENTS]
    return [tile_index(PAWN_KINDS[each.pawn], each.length) for each in found]
