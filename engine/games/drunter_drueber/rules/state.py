"""The state of Drunter & Drüber."""

from dataclasses import field
from typing import ClassVar, Final, NamedTuple, NewType

from engine.core.game import Seat
from engine.core.state import GameState, state_class
from engine.games.drunter_drueber.rules.board import Board, Direction, Square
from engine.games.drunter_drueber.rules.components import (
    PAWN_KINDS,
    TILES,
    Pawn,
    Target,
    TileIndex,
    TileType,
    tile_index,
)
from engine.games.drunter_drueber.rules.options import Options
from engine.games.drunter_drueber.rules.voting_cards import JOKER, Cards, Side

Phase = NewType("Phase", int)
"""A phase of the game, by what it waits for."""
PLACING: Final = Phase(0)
VOTING: Final = Phase(1)
DECLARING: Final = Phase(2)
CHOOSING: Final = Phase(3)
OVER: Final = Phase(4)

TILE: Final = 1
"""In a cover: a tile without a bridge."""
BRIDGES: Final = (2, 3)
"""In a cover: the middle of a triple from north to south, or from east to west."""


def bridge_across(direction: Direction) -> int:
    """Return the one of BRIDGES that lies across this direction, so that a path can pass under it."""
    return BRIDGES[(direction + 1) % len(BRIDGES)]


class Placement(NamedTuple):
    """A tile about to be laid: at which pawn, how long, in which direction."""

    pawn: Pawn
    length: int
    direction: Direction

    @property
    def tile_index(self) -> TileIndex:
        """The index in TILES of the tile that this placement takes from the hand."""
        return tile_index(PAWN_KINDS[self.pawn], self.length)

    @property
    def tile_type(self) -> TileType:
        """The type of the tile: "r3"."""
        return TILES[self.tile_index]


class Laid(NamedTuple):
    """A tile on the board: who laid it, and its squares from the start edge to the free end."""

    seat: Seat
    placement: Placement
    squares: tuple[Square, ...]


class Ballot(NamedTuple):
    """A vote that is over; `cards` and `jokers` go by seat.

    `before`: how many tiles had been laid.
    """

    seat: Seat
    placement: Placement
    squares: tuple[Square, ...]
    cards: tuple[Cards, ...]
    jokers: tuple[Side, ...]
    passed: bool
    before: int


@state_class
class State(GameState):
    """The full state, hidden parts included; only the rules modules change it.

    Sequences go by seat unless they say otherwise.
    """

    version: ClassVar[int] = 1

    players: int
    seed: int
    options: Options
    board: Board
    phase: Phase = PLACING
    turn: Seat = 0
    turns: int = 0
    """Turns that are over, passes not counted."""
    cover: bytes
    """By square of the board's grid: FREE, TILE, one of BRIDGES or CLOSED."""
    pawns: list[Square]
    """By pawn, its square; NO_SQUARE once it is removed."""
    tiles: list[list[int]] = field(default_factory=list)
    """How many tiles of each type a seat holds, in the order of TILES."""
    votes: list[Cards]
    """The voting cards held."""
    proposal: Placement | None = None
    """The placement under vote, None outside a vote."""
    chosen: list[Cards]
    """The voting cards laid in the present vote; NO_CARDS for none."""
    jokers: list[Side]
    """The declared side of each joker, NOT_DECLARED before that or without one."""
    targets: tuple[tuple[Target, ...], ...] = ()
    main: tuple[Target, ...]
    """The target card chosen as the main one; NO_TARGET for none yet."""
    shown: int = 0
    """At the end, how many seats have turned over their target cards, one after the other."""
    laid: list[Laid] = field(default_factory=list)
    """The tiles on the board, in order."""
    ballots: tuple[Ballot, ...] = ()
    """The votes that are over, in order."""


def seats_to_move(state: State) -> tuple[Seat, ...]:
    """Return the seats whose move the game waits for, in the order of the decision; () at the end."""
    if state.phase == PLACING:
        return (state.turn,)
    if state.phase == VOTING:
        return tuple([seat for seat, cards in enumerate(state.chosen) if not cards])
    if state.phase == DECLARING:
        return next_joker_to_declare(state)
    if state.phase == CHOOSING:
        return tuple([seat for seat, target in enumerate(state.main) if not target])
    return ()


def next_joker_to_declare(state: State) -> tuple[Seat, ...]:
    """Return the first seat, clockwise from the active one, whose joker is not declared yet."""
    from_turn = [(state.turn + step) % state.players for step in range(state.players)]
    return tuple([seat for seat in from_turn if has_undeclared_joker(state, seat)][:1])


def has_undeclared_joker(state: State, seat: Seat) -> bool:
    """Return whether a seat laid a joker and has not yet said what it means."""
    return bool(state.chosen[seat] & JOKER) and not state.jokers[seat]
