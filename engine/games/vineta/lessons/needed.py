"""Which lessons a moment of a game takes for granted: those on the cards that are seen there, and the first ones."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.rules.components import CARDS, Card
from engine.games.vineta.rules.view import View

FIRST: Final = ("sinking", "flood", "coast")
"""Floods and what they do: no moment is without."""
LESSON_BY_CARD: Final[Mapping[str, str]] = {
    "authority": "authority",
    **dict.fromkeys(("wind", "calm"), "wind_and_calm"),
    **dict.fromkeys(("hope", "rescue", "panic", "relocation"), "moving_houses"),
    "quarantine": "quarantine",
    **dict.fromkeys(("more", "less"), "length_of_turn"),
}


def lessons_needed(view: View, seat: Seat, _moves: Sequence[str]) -> Iterator[str]:
    """Yield the keys of the lessons that have taught all that is seen when a seat is to move."""
    yield from FIRST
    shown = [CARDS[card] for card in (*(view.hands[seat] or ()), view.chosen[seat]) if card >= Card(0)]
    if any(series.authority for series in view.series):
        shown.append("authority")
    if view.quarantined:
        shown.append("quarantine")
    yield from {LESSON_BY_CARD[card]: None for card in shown if card in LESSON_BY_CARD}
