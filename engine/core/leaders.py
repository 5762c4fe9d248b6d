"""Which seats have most: the winners of a game, or of a tie-break."""

from collections.abc import Iterable, Sequence

from engine.core.game import Seat


def leading_seats(seats: Iterable[Seat], values: Sequence[int]) -> list[Seat]:
    """Return those of the seats that have the highest value; `values` by seat, of all of them."""
    compared = [*seats]
    most = max(values[seat] for seat in compared)
    return [seat for seat in compared if values[seat] == most]
