"""All that can still happen in a game, as far as one seat can tell, and whether its share of the victory depends on it.

A future goes through whole classes of continuations: every legal move of every seat, and whatever is hidden from the
seat in every way that fits what it sees. Where a game's future also goes through what the rules forbid, since that is
quicker, it finds fewer decided positions, and never a wrong one.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from engine.core.game import AnyGame, Seat

N = TypeVar("N")

Shares = frozenset[float]
"""Shares of the victory that a seat can still have, 0 to 1."""

PLAYOUTS: Final = 60
"""Games played on at random before all continuations are gone through: most open positions are found out so."""
LIMIT: Final = 20_000
"""The most moments that a search goes through."""


class TooMuch(Exception):
    """There is more than can be gone through."""


class Verdict(NamedTuple):
    """What is known of a seat's share of the victory: all shares found, and whether these are all there can be."""

    shares: Shares
    is_whole: bool

    @property
    def is_decided(self) -> bool:
        """Whether the share is the same whatever happens."""
        return self.is_whole and len(self.shares) == 1

    @property
    def is_open(self) -> bool:
        """Whether games that can happen end with different shares."""
        return len(self.shares) > 1

    @property
    def share(self) -> float | None:
        """The share of a decided position; None for any other."""
        return min(self.shares) if self.is_decided else None


class Future(ABC, Generic[N]):
    """All that can follow from a state, the last thing that a seat has seen, if it makes this move (None: any).

    The state is one before a decision, none of whose moves is made yet. Nodes are moments of the game, with what the
    search has to remember of their past. Nothing of the state that is hidden from the seat is used.
    """

    game: ClassVar[AnyGame]

    def __init__(self, state: Any, seat: Seat, move: Any = None) -> None:
        self.state, self.seat, self.move = state, seat, move

    @abstractmethod
    def can_be_searched(self) -> bool:
        """Return whether it is worth trying to go through everything: whether little enough is to come."""

    @property
    @abstractmethod
    def is_exact(self) -> bool:
        """Whether all that the search goes through can happen by the rules."""

    @abstractmethod
    def first_nodes(self) -> Iterable[N]:
        """Return what the seat holds possible now."""

    @abstractmethod
    def next_nodes(self, node: N) -> Iterable[N]:
        """Return everything that can follow next; raise TooMuch where that cannot be said."""

    @abstractmethod
    def key(self, node: N) -> Hashable:
        """Return all that the rest of the game depends on."""

    @abstractmethod
    def shares_at_end(self, node: N) -> Shares | None:
        """Return the shares of the seat over all that fits its view; None before the end of the game."""

    @abstractmethod
    def hidden_redrawn(self, rng: Random) -> Any:
        """Return a state that looks the same to the seat."""

    @abstractmethod
    def possible_shares(self, end: Any) -> Shares:
        """Return the seat's shares in a game that has ended, over all secrets that nothing in the game depended on."""


def verdict(future: Future[Any], rng: Random, limit: int = LIMIT) -> Verdict:
    """Return what is known of a seat's share, after at most so many nodes."""
    shares = shares_of_playouts(future, rng, PLAYOUTS)
    if len(shares) > 1 or not future.can_be_searched():
        return Verdict(shares, is_whole=False)
    found = shares_of_continuations(future, limit)
    if found is not None and len(found) > 1:
        return Verdict(found if future.is_exact else shares, is_whole=False)
    return Verdict(shares, is_whole=found == shares)


def shares_of_playouts(future: Future[Any], rng: Random, count: int) -> Shares:
    """Return the shares in which games end that are played on at random, until two differ."""
    found: Shares = frozenset()
    for _ in range(count):
        found |= future.possible_shares(played_on(future, rng))
        if len(found) > 1:
            break
    return found


def played_on(future: Future[Any], rng: Random) -> Any:
    """Return the end of a game that is played on at random from what the seat holds possible, after its move."""
    state, game = future.hidden_redrawn(rng), future.game
    given = future.move
    while decision := game.decision(state):
        moves = [
            given if given is not None and seat == future.seat else rng.choice(legal)
            for seat, legal in zip(decision.seats, game.moves_by_seat(state), strict=True)
        ]
        game.apply_moves(state, moves)
        given = None
    return state


def shares_of_continuations(future: Future[N], limit: int) -> Shares | None:
    """Return the shares in which the game can end, two of them at least or all; None if there is too much to come."""
    shares: Shares = frozenset()
    waiting = list(future.first_nodes())
    seen = {future.key(node) for node in waiting}
    while waiting and len(shares) < 2:
        node = waiting.pop()
        ended = future.shares_at_end(node)
        if ended is not None:
            shares |= ended
            continue
        try:
            following = [*future.next_nodes(node)]
        except TooMuch:
            return None
        for each in following:
            key = future.key(each)
            if key not in seen:
                seen.add(key)
                waiting.append(each)
        if len(seen) > limit:
            return None
    return shares


def share_of_best(own: Any, others: Sequence[Any]) -> float:
    """Return the share of the victory for a rank against other ranks, the highest of which win together."""
    best = max(others)
    return 0.0 if own < best else 1.0 if own > best else 1 / (1 + sum(each == own for each in others))
