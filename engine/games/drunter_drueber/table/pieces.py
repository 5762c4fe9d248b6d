"""The pieces of Drunter & Drüber, and the keys under which a position names them, with their values in a state.

The texts `schema.<key>` say what each key means. Missing keys, and hands that are not given, are filled in from the
seed.
"""

from string import ascii_lowercase
from typing import Any, Final

from engine.core.game import Seat
from engine.core.record_shapes import As, Keyed, OfSeat
from engine.core.schema import ASeat, ByKey, BySeat, Flag, ListOf, Schema, Text, Whole, Word
from engine.core.table.supply import Supply
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import SIZES
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.state import Ballot, Placement
from engine.games.drunter_drueber.rules.voting_cards import CARDS, cards_as_bits, cards_of_bits
from engine.games.drunter_drueber.table.near import NEAR, ON_SQUARE, PAWNS_AT

STOCK: Final = [count for by_length in c.STOCK for count in by_length]
TILE_SUPPLY: Final = Supply([tile for tile in c.EVERY_TILE for _ in range(STOCK[tile])])
"""All tiles in the box, by their indexes in TILES."""

MANY: Final = 10**9
"""More turns than any game has."""

SQUARES: Final = frozenset(f"{column}{row}" for column in ascii_lowercase for row in range(1, SIZES[-1] + 1))
"""The names of squares on the largest board there may be."""


def read_laid_tile(seat: Seat, placement: Placement) -> tuple[Seat, Placement]:
    """Return a laid tile as seat and placement; the board finds its squares later."""
    return seat, placement


def read_past_vote(seat: Seat, placement: Placement, _names: Any, *others: Any) -> Ballot:
    """Return a past vote without its squares, which the board finds later by their names."""
    cards, jokers, passed, before = others
    return Ballot(seat, placement, (), tuple(cards), tuple(jokers), passed, before)


PLACEMENT: Final = Word(PLACEMENTS, PLACEMENTS.values())
LAID_TILE: Final = OfSeat(PLACEMENT, "not_a_tile", read_laid_tile)
read_tile: Final = LAID_TILE.value_reader()
CARDS_LAID: Final = As(ListOf(Word(CARDS), once=True), cards_as_bits, cards_of_bits)
JOKERS: Final = BySeat(Whole(-1, 1))
PAST_VOTE: Final = Keyed(
    {
        "seat": ASeat(),
        "move": PLACEMENT,
        "squares": ListOf(Word(SQUARES), once=True),
        "cards": BySeat(CARDS_LAID),
        "jokers": JOKERS,
        "passed": Flag(),
        "before": Whole(0, MANY),
    },
    read_past_vote,
    code="not_a_past_vote",
)
read_vote: Final = PAST_VOTE.value_reader()

SCHEMA: Final = Schema(
    {
        "board": Text("not_a_board"),
        "deal": Flag(),
        "laid": ListOf(LAID_TILE),
        NEAR: ByKey(SQUARES, Word(ON_SQUARE)),
        PAWNS_AT: ByKey(c.PAWNS, Word(("", *SQUARES))),
        "tiles": BySeat(ListOf(Whole(0, max(map(max, c.STOCK))), most=len(c.TILES), exactly=True), open=True),
        "votes": BySeat(CARDS_LAID, open=True),
        "targets": BySeat(ListOf(Word(c.TARGETS), most=c.TARGETS_HELD, once=True), open=True),
        "main": BySeat(Word(("", *c.TARGETS)), open=True),
        "turn": ASeat(),
        "turns": Whole(0, MANY),
        "proposal": PLACEMENT,
        "chosen": BySeat(CARDS_LAID),
        "jokers": JOKERS,
        "revealed": Flag(),
        "choosing": Flag(),
        "over": Flag(),
        "ballots": ListOf(PAST_VOTE),
    }
)
