"""What the course of Drunter & Drüber asks about: each reads what comes of a table, as an `Outcome` of a course."""

from collections.abc import Sequence
from typing import Final

from engine.core.course import NO, NOBODY, YES
from engine.core.events import VictoryShared, first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import Target
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.view import View

LAID: Final = "laid"
"""What comes of a move that lays a tile."""
ASKED_FIRST: Final = "vote"
"""What comes of a move on which everyone votes."""


def square_of_moved_pawn(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which a pawn stands after the first tile."""
    moved = first_event_of(events, e.PawnMoved)
    return moved.square if moved else ""


def tile_is_laid(_view: View, events: Sequence[Event]) -> str:
    """Return LAID once a tile lies on the board, "" if it was refused."""
    return LAID if first_event_of(events, e.TileLaid) else ""


def vote_is_called(view: View, events: Sequence[Event]) -> str:
    """Return ASKED_FIRST if everyone votes on a tile, LAID if it is laid at once."""
    return ASKED_FIRST if first_event_of(events, e.VoteCalled) else tile_is_laid(view, events)


def margin_of_vote(_view: View, events: Sequence[Event]) -> str:
    """Return how many more votes are for yes than for no, below 0 for fewer."""
    revealed = first_event_of(events, e.VotesRevealed)
    return str(revealed.yes - revealed.no) if revealed else ""


def proposal_is_accepted(_view: View, events: Sequence[Event]) -> str:
    """Return YES if a proposal is accepted, NO if it is voted down."""
    return YES if first_event_of(events, e.VotePassed) else NO if first_event_of(events, e.VoteLost) else ""


def votes_against(_view: View, events: Sequence[Event]) -> str:
    """Return how many votes are for no when a proposal is voted down."""
    lost = first_event_of(events, e.VoteLost)
    return str(lost.no) if lost else ""


def own_votes_left(view: View, events: Sequence[Event]) -> str:
    """Return how many votes the reader still holds when the cards used are gone."""
    discarded = first_event_of(events, e.CardsDiscarded)
    return str(discarded.left[view.seat or 0]) if discarded else ""


def square_of_removed_pawn(_view: View, events: Sequence[Event]) -> str:
    """Return the square of the first pawn that is removed."""
    removed = first_event_of(events, e.PawnRemoved)
    return removed.square if removed else ""


def seat_going_on(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that lays or proposes the next tile, NOBODY at the end."""
    moved = next((event for event in events if isinstance(event, (e.TileLaid, e.VoteCalled))), None)
    return str(moved.seat) if moved else NOBODY


def seat_winning(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins the game alone."""
    won = first_event_of(events, e.GameWon)
    return str(won.seat) if won else NOBODY


def number_winning(_view: View, events: Sequence[Event]) -> str:
    """Return how many win the game."""
    shared = first_event_of(events, VictoryShared)
    return str(len(shared.winners)) if shared else "1"


def points_of_target_shown(_view: View, events: Sequence[Event]) -> str:
    """Return the points of the first target card that is shown."""
    scored = first_event_of(events, e.TargetScored)
    return str(scored.points) if scored else ""


def seat_losing_points(view: View, events: Sequence[Event]) -> str:
    """Return the seat whose target card shows the first building that is covered."""
    covered = first_event_of(events, e.BuildingCovered)
    return seat_with_target(view, covered.type) if covered else ""


def seat_with_target(view: View, target: Target) -> str:
    """Return the seat that holds a target card, "" if nobody is seen to hold it."""
    return next((str(seat) for seat, cards in enumerate(view.targets) if target in cards), "")


def own_target(view: View) -> Target:
    """Return the reader's own target card."""
    return view.targets[view.seat or 0][0]


def points_left(view: View, events: Sequence[Event]) -> str:
    """Return the points that the reader's own target card still brings once the first building is covered."""
    covered, target = first_event_of(events, e.BuildingCovered), own_target(view)
    lost = covered.value if covered and covered.type == target else 0
    return str(points_of_target(view, target) - lost)
