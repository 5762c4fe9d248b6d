"""The view of a game of Drunter & Drüber: everything that one seat may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.core.copy_fields import copy_fields
from engine.core.game import EVERYONE, Seat
from engine.games.drunter_drueber.rules.board import Board, Square
from engine.games.drunter_drueber.rules.components import Target
from engine.games.drunter_drueber.rules.options import Options
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import (
    CHOOSING,
    DECLARING,
    OVER,
    PLACING,
    VOTING,
    Ballot,
    Laid,
    Phase,
    Placement,
    State,
    seats_to_move,
)
from engine.games.drunter_drueber.rules.voting_cards import Cards, Side

FACE_DOWN: Final = Cards(-1)
"""In `chosen`: voting cards that the viewer cannot see."""

UNSEEN: Final = Target("?")
"""In `targets` and `main`: a card that the viewer cannot see."""

PhaseName = Literal["place", "vote", "joker", "main", "over"]
PHASES: Final[Mapping[Phase, PhaseName]] = {
    PLACING: "place",
    VOTING: "vote",
    DECLARING: "joker",
    CHOOSING: "main",
    OVER: "over",
}


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat (None: a bystander; EVERYONE: the open table) may know. Tuples go by seat.

    `cover`: as in `State`. `pawns`: their squares, NO_SQUARE for removed ones. `tiles`: counts in the order of TILES.
    `votes`: the cards in hand, since used ones are public (D12). `chosen`: NO_CARDS for nothing laid, FACE_DOWN for
    unseen cards. `targets`, `main`: UNSEEN for an unseen card, NO_TARGET for no main one yet. `laid`, `ballots`: all
    tiles laid and votes held, in order.
    """

    players: int
    seat: Seat | None
    options: Options
    board: Board
    phase: PhaseName
    turn: Seat
    turns: int
    """Turns that are over, passes not counted."""
    cover: bytes
    pawns: tuple[Square, ...]
    tiles: tuple[tuple[int, ...], ...]
    votes: tuple[Cards, ...]
    proposal: Placement | None
    proposed: tuple[Square, ...]
    """The squares that the placement under vote would cover; () outside a vote."""
    chosen: tuple[Cards, ...]
    jokers: tuple[Side, ...]
    targets: tuple[tuple[Target, ...], ...]
    main: tuple[Target, ...]
    shown: int
    """At the end, how many seats have turned over their target cards."""
    laid: tuple[Laid, ...]
    ballots: tuple[Ballot, ...]
    seats_to_move: tuple[Seat, ...]
    untold: frozenset[str] = frozenset()
    """At a table that a reader lays out, what is drawn though it was not told, by field and index: "votes.2"."""
    told_free: tuple[Square, ...] = ()
    """At such a table, the squares that are told to be free where not all of the board is told."""


def view(state: State, seat: Seat | None) -> View:
    """Return all that this seat may know of the state."""
    seats = range(state.players)
    return copy_fields(
        View,
        state,
        seat=seat,
        phase=PHASES[state.phase],
        proposed=squares_of_placement(state, state.proposal) if state.proposal else (),
        chosen=tuple(seen_laid_voting_cards(state, owner, seat) for owner in seats),
        targets=tuple(seen_targets(state, owner, seat) for owner in seats),
        main=tuple(seen_main_target(state, owner, seat) for owner in seats),
        seats_to_move=seats_to_move(state),
    )


def can_see_targets(state: State, owner: Seat, seat: Seat | None) -> bool:
    """Return whether a seat sees the owner's target cards: always its own, and at the end those turned over so far."""
    return seat in (owner, EVERYONE) or owner < state.shown


def seen_targets(state: State, owner: Seat, seat: Seat | None) -> tuple[Target, ...]:
    """Return the owner's target cards as a seat sees them, UNSEEN for hidden ones."""
    targets = state.targets[owner]
    return targets if can_see_targets(state, owner, seat) else (UNSEEN,) * len(targets)


def seen_main_target(state: State, owner: Seat, seat: Seat | None) -> Target:
    """Return the owner's main target as a seat sees it: the card, UNSEEN, or NO_TARGET if none is chosen."""
    main = state.main[owner]
    return main if can_see_targets(state, owner, seat) or not main else UNSEEN


def seen_laid_voting_cards(state: State, owner: Seat, seat: Seat | None) -> Cards:
    """Return the voting cards laid by the owner as a seat sees them: the cards, FACE_DOWN or NO_CARDS."""
    cards = state.chosen[owner]
    hidden = state.phase == VOTING and seat not in (owner, EVERYONE)
    return FACE_DOWN if cards and hidden else cards
