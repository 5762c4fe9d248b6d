"""What the course of Drunter & Drüber asks about: each reads what comes of a table, as an `Outcome` of a course."""

from collections.abc import Sequence
from typing import Final

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import Target
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.view import View

LAID: Final = "laid"
"""What comes of a move that lays a tile."""


def square_of_moved_pawn(_view: View, events: Sequence[Event]) -> str:
    """Return the square on which a pawn stands after the first tile."""
    moved = first_event_of(events, e.PawnMoved)
    return moved.square if moved else ""


def tile_is_laid(_view: View, events: Sequence[Event]) -> str:
    """Return LAID once a tile lies on the board, "" if it was refused."""
    return LAID if first_event_of(events, e.TileLaid) else ""


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
