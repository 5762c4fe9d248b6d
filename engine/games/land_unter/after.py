"""What is certain of a card before the others show theirs: whether it takes a tide card, by what all may still hold."""

from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.telling import Note
from engine.games.land_unter.rules.components import ELIMINATED, WEATHER_CARDS, Card
from engine.games.land_unter.rules.view import View


def after_move(view: View, move: str, describer: Describer) -> str:
    """Return what a card of the viewer takes for certain, or that it takes nothing; "" where that is open."""
    note = note_after_card(view, Card(int(move)))
    return describer.filled_html(note[0], **note[1]) if note else ""


def note_after_card(view: View, card: Card) -> Note:
    """Return the note that `after_move` tells."""
    others = [seat for seat in range(view.players) if seat != view.seat and view.levels[seat] != ELIMINATED]
    held = [cards_possibly_held(view, seat) for seat in others]
    higher = sum(min(cards) > card for cards in held if cards)
    lower = sum(max(cards) < card for cards in held if cards)
    if higher > 1:
        return "note.after.nothing", {}
    if higher + lower < len(held):
        return None
    return ("note.after.second" if higher else "note.after.first"), {"tide": view.tides[higher]}


def cards_possibly_held(view: View, seat: Seat) -> frozenset[Card]:
    """Return the cards that another seat may hold, by what the viewer knows: its own, and those that all have seen."""
    known = view.known[view.played_set_index_of_seat(seat)].difference(view.played[seat])
    if len(known) == view.hand_sizes[seat]:
        return known
    return known | frozenset(WEATHER_CARDS).difference(*view.known)
