"""Wrong rules about changing wind and calm sea; `wrong_rules` has the others.

Each is an `Outcome` of `engine.core.course`; sentences are in `locale`.
"""

from collections.abc import Sequence

from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.view import View


def currents_change_nothing(view: View, _events: Sequence[Event]) -> str:
    """Return the district with the highest series before the card."""
    return asked.highest_after_current(view, ())


def own_houses_spared_by_wind(view: View, events: Sequence[Event]) -> str:
    """Return DONE if the wind has moved a flood, and the highest series threatens no house of the reader's colour."""
    colour, highest = view.tiles[view.seat or 0][0], asked.highest_after_current(view, events)
    return "" if view.houses[DISTRICT_BY_NAME[highest]][colour] else asked.moves_flood(view, events)


def any_other_series_will_do(view: View, events: Sequence[Event]) -> str:
    """Return DONE if the wind has moved a flood, wherever it went."""
    return asked.moves_flood(view, events)
