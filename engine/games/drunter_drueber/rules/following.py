"""A game of Drunter & Drüber at a real table: how it begins, and how a game that was played would be told there."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.following import JOIN, NONE, Followed, RealTable, Way, tell_fact
from engine.core.game import Event, Seat
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.followed import SECOND, FollowedTown
from engine.games.drunter_drueber.rules.followed_turns import ENDED, PASS, FollowedTurns
from engine.games.drunter_drueber.rules.followed_votes import FINAL, FollowedVotes
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import OVER

KINDS_OF_FOLLOWED: Final[Mapping[Way, type[FollowedTown]]] = {Way.REFEREE: FollowedTurns, Way.PAD: FollowedVotes}


def follow_game(players: int, options: Mapping[str, str], way: Way) -> Followed:
    """Return a game of which nothing has been told yet; `options` has a choice for each."""
    return KINDS_OF_FOLLOWED[way](players, options)


def public_facts(players: int, options: Mapping[str, str], log: Sequence[Event], way: Way = Way.REFEREE) -> list[str]:
    """Return the facts by which a game would be told at a real table, from the events that were logged in it.

    The log is a bystander's, or that of the open table, from the setup on; it may end early.
    """
    telling = FactsOfLog(KINDS_OF_FOLLOWED[way](players, options))
    for event in log:
        if way is Way.REFEREE:
            telling.tell_turn(event)
        else:
            telling.tell_points(event)
    return telling.facts


class FactsOfLog:
    """The facts of a game, each told as soon as its events are over."""

    def __init__(self, followed: FollowedTown) -> None:
        self.followed = followed
        self.facts: list[str] = []
        self.tile: tuple[str, ...] = ()
        """The words of the tile that is put to the vote."""
        self.cards: list[str] = []
        """The words of the voting cards laid."""
        self.covered: list[str] = []
        """The names of the buildings covered so far."""
        self.laid = 0
        """How many tiles the log has laid: after a vote a tile is told before it lies."""

    def tell(self, *words: str) -> None:
        """Tell a fact and keep it."""
        tell_fact(self.followed, words)
        self.facts.append(" ".join(words))

    def tell_turn(self, event: Event) -> None:
        """Tell what an event adds where each turn is told; a pass or the end only if it is not known without."""
        state = self.followed.state
        if isinstance(event, e.StarterDrawn):
            self.tell(str(event.seat))
        elif isinstance(event, e.TurnPassed) and state.turn == event.seat:
            self.tell(PASS)
        elif isinstance(event, e.BuildingEnded) and state.phase != OVER:
            self.tell(ENDED)
        elif isinstance(event, e.VoteCalled):
            self.tile = self.words_of_tile(event)
        elif isinstance(event, (e.VotePassed, e.VoteLost)):
            self.tell(*self.tile, JOIN.join(self.cards))
        elif isinstance(event, e.TileLaid):
            self.laid += 1
            if self.laid > len(state.laid):
                self.tell(*self.words_of_tile(event))
        else:
            self.take(event)

    def tell_points(self, event: Event) -> None:
        """Tell what an event adds where only votes and points are told."""
        if isinstance(event, (e.VotePassed, e.VoteLost)):
            self.tell(str(event.seat), JOIN.join(self.cards))
        elif isinstance(event, e.BuildingCovered):
            self.covered.append(f"{event.type}{event.value}")
        elif isinstance(event, e.BuildingEnded):
            self.tell(FINAL, JOIN.join(self.covered) or NONE)
        elif isinstance(event, e.VotesCompared):
            for seat in event.seats:
                self.tell(self.word_of_votes_left(seat))
        else:
            self.take(event)

    def take(self, event: Event) -> None:
        """Take the cards of a vote, or tell a target card."""
        if isinstance(event, e.VotesRevealed):
            self.cards = [f"{seat}:{card}" for seat, laid in enumerate(event.cards) for card in laid]
        elif isinstance(event, e.JokerDeclared):
            joker = f"{event.seat}:{v.JOKER_CARD}"
            side = v.YES if event.yes else v.NO
            self.cards = [f"{card}={side}" if card == joker else card for card in self.cards]
        elif isinstance(event, e.TargetScored):
            self.tell(f"{event.seat}:{event.target}")
        elif isinstance(event, e.SecondScored):
            self.tell(f"{event.seat}:{SECOND}:{event.target}")

    def words_of_tile(self, event: e.TileLaid | e.VoteCalled) -> tuple[str, ...]:
        """Return the pawn at which a tile goes on, and its length with its direction."""
        state, stretch = self.followed.state, f"{event.length}{event.direction}"
        squares = tuple(map(BOARD.square_named, event.squares))
        return next(
            (pawn, stretch)
            for pawn, kind in zip(c.PAWNS, c.PAWN_KINDS, strict=True)
            if kind == event.kind and squares_of_placement(state, PLACEMENTS[f"{pawn}-{stretch}"]) == squares
        )

    def word_of_votes_left(self, seat: Seat) -> str:
        """Return the word for the voting cards that a seat has not used in the votes that were told."""
        left = v.cards_of_bits(v.Cards(self.followed.state.votes[seat] & ~v.UNDECIDED))
        return JOIN.join(f"{seat}:{card}" for card in left) or NONE


REAL_TABLE: Final = RealTable(follow_game, public_facts)
"""How Drunter & Drüber is followed at a real table."""
