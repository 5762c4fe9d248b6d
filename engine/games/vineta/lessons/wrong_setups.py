"""Wrong rules about order, setting up and the cards in hand: what would come of a table by each.

Each is an `Outcome` of `engine.core.course`; its sentence is in `locale`.
"""

from collections.abc import Sequence

from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.rules.components import COLOURS, HAND, HOUSES
from engine.games.vineta.rules.view import View


def authority_does_not_come_back(view: View, events: Sequence[Event]) -> str:
    """Return how many cards come back without authority."""
    return str(int(asked.cards_coming_back(view, events)) - 1)


def series_goes_to_its_chip(view: View, _events: Sequence[Event]) -> str:
    """Return how many cards lie in the series of whoever laid authority."""
    own = [each for each in view.series if each.chip == asked.owner_of_authority(view)]
    return str(sum(len(each.floods) + len(each.authority) for each in own))


def as_many_colours_as_players(view: View, _events: Sequence[Event]) -> str:
    """Return the houses of as many colours as there are players."""
    return str(HOUSES * view.players)


def all_colours_are_used(_view: View, _events: Sequence[Event]) -> str:
    """Return all the houses in the box."""
    return str(HOUSES * len(COLOURS))


def houses_are_placed_to_the_right(view: View, events: Sequence[Event]) -> str:
    """Return the seat to the right of the one that has just placed a house."""
    return str((int(asked.seat_placing(view, events)) - 2) % view.players)


def who_places_goes_on(view: View, events: Sequence[Event]) -> str:
    """Return the seat that has just placed a house."""
    return str((int(asked.seat_placing(view, events)) - 1) % view.players)


def empty_pile_is_renewed(view: View, _events: Sequence[Event]) -> str:
    """Return how many cards the first seat would have if an empty pile was shuffled anew to draw one."""
    return str(view.hand_sizes[0] + 1)


def hand_is_filled_up(_view: View, _events: Sequence[Event]) -> str:
    """Return a full hand."""
    return str(HAND)
