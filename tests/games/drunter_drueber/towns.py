"""Hand-made towns of Drunter & Drüber: a few tiles on a board, a few in the hands, and what came of a move."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

from engine.core.game import EventLog, Seat
from engine.games.drunter_drueber.rules.board import BuildingName, SquareName
from engine.games.drunter_drueber.rules.components import STOCK, TILES, TileType
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, VotingCard, cards_of_bits
from engine.games.drunter_drueber.table.pieces import read_tile
from tests.game_driver import Happened

TWO = {"goals": "two"}
SEVERAL = {"bridges": "several"}
ALL = ["ja", "jaa", "jaaa", "ne", "nee", "neee", "jein", "?"]

TINY = """
W! . . R!
.  . . .
.  . . .
F! . . W!
"""
"""The smallest board: corners a1 wall (w1), d1 road, a4 river, d4 wall (w2)."""

SMALL = """
W! . . . . R!
.  . . . . .
.  . . . . .
.  . . . . .
F! . . . . W!
"""
"""A small board without buildings: corners a1 wall (w1), f1 road, a5 river, f5 wall (w2)."""


class Town(Happened[State, View]):
    """A game in play."""

    def vote(self, *ballots: str) -> "Town":
        """Let every seat in turn lay its voting cards."""
        return self.play(*(f"{seat}:{cards}" for seat, cards in enumerate(ballots)))

    def pawns(self) -> list[str]:
        """Return the squares of the pawns, in the order w1, w2, r, f; "" for a removed one."""
        return [self.state.board.square_name(square) if square else "" for square in self.state.pawns]

    def squares(self) -> list[tuple[str, ...]]:
        """Return the squares of each tile laid, in order."""
        return [tuple(map(self.state.board.square_name, laid.squares)) for laid in self.state.laid]


def named_squares(text: str) -> tuple[SquareName, ...]:
    """Return the names of squares: "h4 i4"."""
    return tuple(map(SquareName, text.split()))


def named_buildings(text: str) -> tuple[BuildingName, ...]:
    """Return the names of buildings: "K1 S5"."""
    return tuple(map(BuildingName, text.split()))


def laid_cards(text: str) -> tuple[VotingCard, ...]:
    """Return the voting cards of a move: "jaa+ne"."""
    return cards_of_bits(BALLOTS[text])


def hand(*tiles: str) -> list[int]:
    """Return a hand of tiles as counts."""
    return [tiles.count(tile) for tile in TILES]


def spread(laid: Sequence[str], players: int, turn: Seat) -> list[list[int]]:
    """Return hands with one tile of each type, the active seat first, as far as there are any left."""
    left = Counter(dict(zip(TILES, chain.from_iterable(STOCK), strict=True)))
    left.subtract(read_tile(text)[1].tile_type for text in laid)
    hands: dict[Seat, list[TileType]] = {}
    for step in range(players):
        hands[(turn + step) % players] = [tile for tile in TILES if left[tile] > 0]
        left.subtract(hands[(turn + step) % players])
    return [hand(*hands[seat]) for seat in range(players)]


def town(
    *laid: str,
    players: int = 2,
    turn: Seat = 0,
    seed: int = 1,
    options: dict[str, str] | None = None,
    **position: Any,
) -> Town:
    """Return a game where these tiles lie ("seat:placement"); everyone holds one of each type by default."""
    data = {"laid": list(laid), "turn": turn, "tiles": spread(laid, players, turn)} | position
    return Town(GAME, GAME.begin(players, seed, options, data))


def fresh(players: int = 2, seed: int = 1, options: dict[str, str] | None = None) -> Town:
    """Return a game that has just been set up."""
    events = EventLog()
    return Town(GAME, GAME.begin(players, seed, options, log=events), events)


def last_tile(*laid: str, players: int = 2, **position: Any) -> Town:
    """Return a game after seat 0 laid the very last tile, a road of length 1 at n1 (where no building is)."""
    tiles = [hand("r1"), *[hand()] * (players - 1)]
    return town(*laid, players=players, tiles=tiles, **position).play("0:r-1w")
