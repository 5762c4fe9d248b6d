"""What a position leaves open, chosen so that the position can be."""

from collections.abc import Callable

from engine.core.game import Refusal, Seat


def first_possible(drawn: Seat, players: int, lay_out: Callable[[Seat], object]) -> Seat:
    """Return the first seat, clockwise from the one drawn, that `lay_out` does not refuse; else the one drawn."""
    for seat in [(drawn + step) % players for step in range(players)]:
        try:
            lay_out(seat)
        except Refusal:
            continue
        return seat
    return drawn
