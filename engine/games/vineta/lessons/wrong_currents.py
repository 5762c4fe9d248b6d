"""Wrong rules about changing wind and calm sea; `wrong_rules` has the others.

Each is an `Outcome` of `engine.core.course`; sentences are in `locale`.
"""

from collections.abc import Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.view import View


def currents_change_nothing(view: View, _events: Sequence[Event]) -> str:
    """Return the district with the highest series before the card."""
    return asked.highest_after_current(view, ())


def wind_takes_the_card_away(view: View, events: Sequence[Event]) -> str:
    """Return the district with the highest series if the card that is moved were gone."""
    blown, worths = first_event_of(events, e.WindChanged), asked.worths_after_current(view, events)
    if not blown:
        return ""
    worths[blown.target] -= blown.waves
    return max(worths, key=worths.__getitem__)
