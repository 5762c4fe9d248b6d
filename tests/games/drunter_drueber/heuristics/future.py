"""All that can still happen in a game of Drunter & Drüber: tiles laid, votes won or lost, and everybody's targets.

Voting cards are given back after each vote, and after one any of those who are tied may win: so more is gone through
than can happen, but which cards are laid need not be.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from engine.core.game import AnyGame, Seat
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.scoring import points_of_target, votes_left_by_seat
from engine.games.drunter_drueber.rules.state import CHOOSING, DECLARING, OVER, PLACING, VOTING, State
from engine.games.drunter_drueber.rules.voting_cards import (
    BALLOTS,
    JOKER,
    JOKER_VOTES,
    NO,
    YES,
    Cards,
    ballots_of_hand,
    net_votes_without_joker,
)
from tests.decided.future import Future, Shares, share_of_best


class Node(NamedTuple):
    """A moment between votes, and whether voting cards may have been used since the beginning of the search."""

    state: State
    voted: bool


class DrunterDrueberFuture(Future[Node]):
    """Whatever can follow, as far as a seat can tell."""

    game: ClassVar[AnyGame] = GAME

    def can_be_searched(self) -> bool:
        """Return True: how much is to come depends on the pawns, not on how many tiles are left."""
        return True

    @property
    def is_exact(self) -> bool:
        """False: voting cards are given back."""
        return False

    def first_nodes(self) -> Iterable[Node]:
        """Return the states after the seat's move, if one is given, and the vote under way, if there is one."""
        if self.state.phase in (VOTING, DECLARING):
            return [Node(state, voted=True) for state in states_after_vote(self.state, self.seat, self.move)]
        if self.move is None or self.state.phase == CHOOSING:
            return [Node(self.state, voted=False)]
        return nodes_after_placement(Node(self.state, voted=False), self.move)

    def next_nodes(self, node: Node) -> Iterator[Node]:
        """Yield what follows from each placement; targets are chosen anyhow, for they do not matter before the end."""
        state = node.state
        if state.phase == PLACING:
            for move in GAME.legal_moves(state, state.turn):
                yield from nodes_after_placement(node, move)
            return
        after = state.clone()
        GAME.apply_moves(after, [moves[0] for moves in GAME.moves_by_seat(after)])
        yield Node(after, node.voted)

    def key(self, node: Node) -> Hashable:
        """Return the board and the hands of tiles; voting cards are always those of the beginning."""
        state = node.state
        board = state.phase, state.turn, state.cover, tuple(state.pawns), all(state.main)
        return (*board, tuple(map(tuple, state.tiles)), node.voted)

    def shares_at_end(self, node: Node) -> Shares | None:
        """Return the shares of the seat over all targets that others may have."""
        return self.shares_over_targets(node.state, voted=node.voted) if node.state.phase == OVER else None

    def possible_shares(self, end: Any) -> Shares:
        """Return the shares of the seat over all targets that others may have."""
        return self.shares_over_targets(end, voted=False)

    def shares_over_targets(self, state: State, *, voted: bool) -> Shares:
        """Return the seat's shares over all targets of the others, and over main ones it has not chosen yet itself.

        `voted`: whether the votes kept are uncertain.
        """
        own = self.state.targets[self.seat]
        chosen = (self.move,) if self.state.phase == CHOOSING and self.move else (self.state.main[self.seat],)
        pool = TARGETS if state.options.goals == "two" else BUILDING_TYPES
        points = {target: points_of_target(state, target) for target in pool}
        hidden = tuple(sorted(points[target] for target in pool if target not in own))
        kept: Sequence[int] = [0] * state.players if voted else votes_left_by_seat(state)
        others = tuple(sorted(votes for seat, votes in enumerate(kept) if seat != self.seat))
        found: Shares = frozenset()
        for main in chosen if all(chosen) else own:
            ranked = points[main], *(points[target] for target in own if target != main)
            found |= shares_of_points((*ranked, kept[self.seat]), hidden, others, voted)
        return found

    def hidden_redrawn(self, rng: Random) -> State:
        """Return the state: what others hide does not change what they may do, and all targets are tried at the end."""
        state: State = self.state
        return state.clone()


def nodes_after_placement(node: Node, move: str) -> Iterator[Node]:
    """Yield what can follow a placement: several states if it is voted on."""
    after = node.state.clone()
    GAME.apply_moves(after, [move])
    if after.phase != VOTING:
        yield Node(after, node.voted)
        return
    for state in states_after_vote(after):
        yield Node(state, voted=True)


def states_after_vote(state: State, seat: Seat = -1, move: str | None = None) -> Iterator[State]:
    """Yield the states after a vote that is won and one that is lost, where that can be, with nobody's cards used up.

    `move`: what the seat lays or declares.
    """
    for side in (YES, NO):
        after, given = state.clone(), {} if move is None else {seat: move}
        while after.phase in (VOTING, DECLARING):
            (mover, *_), voting = seats_to_move(after), after.phase == VOTING
            best = strongest_ballot(after.votes[mover], side) if voting else side
            GAME.apply_move(after, mover, given.pop(mover, best))
        if after.ballots[-1].passed == (side == YES):
            after.votes = list(state.votes)
            yield after


def seats_to_move(state: State) -> Sequence[Seat]:
    """Return the seats that have to move."""
    decision = GAME.decision(state)
    return decision.seats if decision else ()


@cache
def strongest_ballot(hand: Cards, side: str) -> str:
    """Return the voting cards of a hand with the most votes for a side."""

    def votes(text: str) -> int:
        cards = BALLOTS[text]
        plain = net_votes_without_joker(cards)
        return (plain if side == YES else -plain) + JOKER_VOTES * bool(cards & JOKER)

    return max(ballots_of_hand(hand), key=votes)


@cache
def shares_of_points(own: tuple[int, ...], hidden: tuple[int, ...], kept: tuple[int, ...], voted: bool) -> Shares:
    """Return the shares of a seat over all ways in which others have targets.

    `own`: the points of its main target, in the variant those of its second one, and the votes it keeps. `hidden`: the
    points of the targets that others may have; `kept`: the votes that others keep.
    """
    held = len(own) - 1
    ways = {*permutations(hidden, held * len(kept))}
    found = set[float]()
    for way in ways:
        others = [(*way[held * at : held * (at + 1)], votes) for at, votes in enumerate(kept)]
        if voted and max(others) == own:
            tied = 1 + others.count(own)
            found |= {0.0, *(1 / count for count in range(1, tied + 1))}
        else:
            found.add(share_of_best(own, others))
    return frozenset(found)


FUTURE: Final = DrunterDrueberFuture
"""How all continuations of this game are gone through."""
