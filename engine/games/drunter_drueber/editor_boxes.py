"""Boxes to tick for pieces: each is ticked for its piece, voting cards in a row for each seat."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.game import Seat
from engine.core.situations import Situation
from engine.core.table.fields import Lens


def word_of_box(_situation: Situation, piece: str, _seat: Seat = 0) -> str:
    """Return what the box of a piece is ticked for: the piece."""
    return piece


def card_boxes(cards: Sequence[str], lens: Lens) -> Lens:
    """Return the boxes for each of some voting cards of each seat."""
    return replace(
        lens,
        values=word_of_box,
        form="cards",
        by_seat=True,
        over=lambda situation: [(card, seat) for seat in situation.seats for card in cards],
    )
