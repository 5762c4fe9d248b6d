"""Which lessons a moment of a game takes for granted: the first ones, and those on preservers that are nearly gone."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.land_unter.rules.components import ELIMINATED
from engine.games.land_unter.rules.view import View

FIRST: Final = ("who_takes", "new_tide_covers", "who_pays", "highest_tide_twice", "count_preservers")
"""What happens in every round."""


def lessons_needed(view: View, _seat: Seat, _moves: Sequence[str]) -> Iterator[str]:
    """Yield the keys of the lessons that have taught all that is seen when a seat is to move."""
    yield from FIRST
    if any(count != ELIMINATED and count <= 1 for count in view.preservers):
        yield "last_preserver"
    if ELIMINATED in view.preservers:
        yield "redrown"
