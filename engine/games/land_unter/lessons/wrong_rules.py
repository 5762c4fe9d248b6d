"""Rules by which people play Land Unter wrongly: what would come of a table by each; their sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Sequence

from engine.core.game import Event
from engine.games.land_unter.rules.components import NO_CARD
from engine.games.land_unter.rules.view import View


def seats_by_card(view: View) -> list[str]:
    """Return the seats that have laid a weather card, as texts, that with the highest one first."""
    laid = [seat for seat in range(view.players) if view.chosen[seat] != NO_CARD]
    return [str(seat) for seat in sorted(laid, key=view.chosen.__getitem__, reverse=True)]


def lowest_card_takes_lower_tide(view: View, _events: Sequence[Event]) -> str:
    """Return the seat of the lowest weather card."""
    return seats_by_card(view)[-1]


def highest_card_takes_higher_tide(view: View, _events: Sequence[Event]) -> str:
    """Return who would take the lower tide card if the highest weather card took the higher one: the second highest."""
    return seats_by_card(view)[1]


def highest_card_takes_both_tides(view: View, _events: Sequence[Event]) -> str:
    """Return the seat of the highest weather card."""
    return seats_by_card(view)[0]


def lowest_card_takes_higher_tide(view: View, _events: Sequence[Event]) -> str:
    """Return the seat of the lowest weather card."""
    return seats_by_card(view)[-1]
