"""Hand-made towns of Drunter & Drüber: a few tiles on a board, a few in the hands, and what came of a move."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.core.game import Event, EventLog, Refusal, Seat
from engine.drunter_drueber import GAME
from engine.drunter_drueber.components import STOCK, TILES
from engine.drunter_drueber.state import State
from engine.drunter_drueber.view import View

E = TypeVar("E", bound=Event)

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


@dataclass
class Town:
    """A game in play: the state, and every event since it was laid out."""

    state: State
    events: EventLog = field(default_factory=EventLog)

    def play(self, *moves: str) -> "Town":
        """Make moves, each told as "seat:move"."""
        for move in moves:
            seat, _, text = move.partition(":")
            GAME.play(self.state, int(seat), GAME.read(text), self.events)
        return self

    def vote(self, *ballots: str) -> "Town":
        """Let every seat in turn lay its voting cards."""
        return self.play(*(f"{seat}:{cards}" for seat, cards in enumerate(ballots)))

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """Return the event of a kind that must have happened once."""
        (event,) = self.of(kind)
        return event

    def pawns(self) -> list[str]:
        """Return where the pawns stand, in the order w1, w2, r, f; "" for a removed one."""
        return [self.state.board.name(square) if square else "" for square in self.state.pawns]

    def legal(self, seat: Seat | None = None) -> list[str]:
        """Return the legal moves of a seat, usually the active one."""
        return list(GAME.legal(self.state, self.state.turn if seat is None else seat))

    def view(self, seat: Seat | None) -> View:
        """Return what a seat sees now."""
        return GAME.view(self.state, seat)

    def waits_for(self) -> tuple[str, tuple[Seat, ...]]:
        """Return the kind of the decision, and the seats that owe it; ("over", ()) at the end."""
        decision = GAME.decision(self.state)
        return (decision.kind, decision.seats) if decision else ("over", ())

    def squares(self) -> list[tuple[str, ...]]:
        """Return the squares of each tile laid, in order."""
        return [tuple(map(self.state.board.name, laid.squares)) for laid in self.state.laid]


def hand(*tiles: str) -> list[int]:
    """Return a hand of tiles as counts."""
    return [tiles.count(tile) for tile in TILES]


def spread(laid: Sequence[str], players: int, turn: Seat) -> list[list[int]]:
    """Return hands with one tile of each type, the active seat first, as far as there are any left."""
    left = Counter({TILES[3 * kind + n]: count for kind, row in enumerate(STOCK) for n, count in enumerate(row)})
    left.subtract(f"{text.split(':')[1][0]}{text.split('-')[1][0]}" for text in laid)
    hands: dict[Seat, list[str]] = {}
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
    """Return a game where these tiles lie ("seat:placement"); everyone holds one of each type unless told otherwise."""
    data = {"laid": list(laid), "turn": turn, "tiles": spread(laid, players, turn)} | position
    return Town(GAME.begin(players, seed, options, data))


def fresh(players: int = 2, seed: int = 1, options: dict[str, str] | None = None) -> Town:
    """Return a game that has just been set up."""
    events = EventLog()
    return Town(GAME.begin(players, seed, options, log=events), events)


def refusal(state: Town, move: str) -> Refusal:
    """Return the refusal of a move ("seat:move"); the state must be untouched."""
    before = state.state.clone()
    seat, _, text = move.partition(":")
    try:
        GAME.play(state.state, int(seat), GAME.aim(state.state, int(seat), text))
    except Refusal as refused:
        assert state.state == before
        return refused
    raise AssertionError(f"{move} was accepted")


def refused(state: Town, move: str) -> tuple[str, str, dict[str, object]]:
    """Return code, rule and parameters of a move's refusal."""
    reason = refusal(state, move)
    return reason.code, reason.rule, dict(reason.params)


def last_tile(*laid: str, players: int = 2, **position: Any) -> Town:
    """Return a game after seat 0 laid the very last tile, a road of length 1 at n1 (where nothing stands)."""
    tiles = [hand("r1"), *[hand()] * (players - 1)]
    return town(*laid, players=players, tiles=tiles, **position).play("0:r-1w")
