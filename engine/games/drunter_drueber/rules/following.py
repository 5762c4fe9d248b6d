"""A game of Drunter & Drüber at a real table: how it begins, and how a game that was played would be told there."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.following import JOIN, RealTable, Way, tell_fact
from engine.core.game import Event
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.followed import FollowedTown
from engine.games.drunter_drueber.rules.followed_turns import FollowedTurns
from engine.games.drunter_drueber.rules.followed_votes import FollowedVotes
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.told_causes import cause_of_refusal
from engine.games.drunter_drueber.rules.told_changes import changes_of_game
from engine.games.drunter_drueber.rules.told_words import PASS, SECOND


def follow_game(players: int, options: Mapping[str, str], way: Way) -> FollowedTown:
    """Return a game of which nothing has been told yet; `options` has a choice for each."""
    return (FollowedTurns if way is Way.REFEREE else FollowedVotes)(players, options)


def public_facts(players: int, options: Mapping[str, str], log: Sequence[Event]) -> list[str]:
    """Return the facts by which a game would be told turn by turn, from the events that were logged in it.

    The log is a bystander's, or that of the open table, from the setup on; it may end early.
    """
    telling = FactsOfLog(FollowedTurns(players, options))
    for event in log:
        telling.take_event(event)
    return telling.facts


class FactsOfLog:
    """The facts of a game, each told as soon as its events are over: what is known by then is not told."""

    def __init__(self, followed: FollowedTurns) -> None:
        self.followed = followed
        self.facts: list[str] = []
        self.tile: tuple[str, ...] = ()
        """The words of the tile that is put to the vote."""
        self.cards: list[str] = []
        """The words of the voting cards laid."""
        self.laid = 0
        """How many tiles the log has laid: after a vote a tile is told before it lies."""

    def tell(self, *words: str) -> None:
        """Tell a fact and keep it; raise Refusal for a log that is of no such game."""
        fact = " ".join(words)
        if refusal := tell_fact(self.followed, fact).refusal:
            raise refusal
        self.facts.append(fact)

    def take_event(self, event: Event) -> None:
        """Tell what an event adds, or keep it until its fact is whole."""
        if isinstance(event, e.StarterDrawn):
            self.tell(str(event.seat))
        elif isinstance(event, e.TileLaid):
            self.laid += 1
            if self.laid > len(self.followed.state.laid):
                self.tell(*self.words_of_tile(event))
        elif isinstance(event, e.TurnPassed) and self.followed.state.turn == event.seat:
            self.tell(PASS)
        elif isinstance(event, e.TargetScored):
            self.tell(f"{event.seat}:{event.target}")
        elif isinstance(event, e.SecondScored):
            self.tell(f"{event.seat}:{SECOND}:{event.target}")
        else:
            self.take_event_of_vote(event)

    def take_event_of_vote(self, event: Event) -> None:
        """Keep what is proposed and laid until the votes are counted, then tell it."""
        if isinstance(event, e.VoteCalled):
            self.tile = self.words_of_tile(event)
        elif isinstance(event, e.VotesRevealed):
            self.cards = [f"{seat}:{card}" for seat, laid in enumerate(event.cards) for card in laid]
        elif isinstance(event, e.JokerDeclared):
            joker = f"{event.seat}:{v.JOKER_CARD}"
            self.cards.remove(joker)
            self.cards.append(f"{joker}={v.YES if event.yes else v.NO}")
        elif isinstance(event, (e.VotePassed, e.VoteLost)):
            self.tell(*self.tile, JOIN.join(self.cards))

    def words_of_tile(self, event: e.TileLaid | e.VoteCalled) -> tuple[str, ...]:
        """Return the pawn at which a tile goes on, and its length with its direction."""
        state, stretch = self.followed.state, f"{event.length}{event.direction}"
        squares = tuple(map(BOARD.square_named, event.squares))
        return next(
            (pawn, stretch)
            for pawn, kind in zip(c.PAWNS, c.PAWN_KINDS, strict=True)
            if kind == event.kind and squares_of_placement(state, PLACEMENTS[f"{pawn}-{stretch}"]) == squares
        )


NEWS: Final = (
    e.TileLaid,
    e.BuildingCovered,
    e.VotePassed,
    e.VoteLost,
    e.PawnRemoved,
    e.KindBlocked,
    e.NeverBlocked,
    e.TurnPassed,
    e.BuildingEnded,
    e.TargetScored,
    e.SecondScored,
    e.VotesCompared,
)
"""What people at the table want to be told."""


def news_of_fact(events: Sequence[Event]) -> list[Event]:
    """Return what is told of a fact; of a vote that was won not once more which tile it was about."""
    won = any(isinstance(event, e.VotePassed) for event in events)
    return [event for event in events if isinstance(event, NEWS) and not (won and isinstance(event, e.TileLaid))]


REAL_TABLE: Final = RealTable(
    follow_game,
    public_facts,
    news_of_fact,
    sheet=lambda _players: (("target", 0), ("counted", 0)),
    changes=changes_of_game,
    plain=frozenset({e.TileLaid}),
    cause=cause_of_refusal,
)
"""How Drunter & Drüber is followed at a real table."""
