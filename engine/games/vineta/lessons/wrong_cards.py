"""What comes of a card that the reader lays from a hand, and the wrong rules by which people choose one.

Each is an `Outcome` of `engine.core.course`; the sentences of wrong rules are in `locale`.
"""

from collections.abc import Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons.asked import DONE
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.view import View


def worths_with_flood(view: View, events: Sequence[Event]) -> dict[str, int]:
    """Return what each series is worth, by its district, once a flood is added to one."""
    added = first_event_of(events, e.SeriesExtended)
    worths: dict[str, int] = {DISTRICTS[each.district]: each.worth for each in view.series}
    return worths | {added.district: added.worth} if added else worths


def highest_with_flood(view: View, events: Sequence[Event]) -> str:
    """Return the district whose series is the highest alone once a flood is added, "" for a tie."""
    worths = worths_with_flood(view, events)
    highest = [name for name, worth in worths.items() if worth == max(worths.values())]
    return highest[0] if len(highest) == 1 else ""


def as_high_is_enough(view: View, events: Sequence[Event]) -> str:
    """Return the district to which a flood is added, if that makes its series as high as the highest."""
    return any_flood_will_do(view, events) if not highest_with_flood(view, events) else ""


def any_flood_will_do(_view: View, events: Sequence[Event]) -> str:
    """Return the district to which a flood is added."""
    return str(getattr(first_event_of(events, e.SeriesExtended), "district", ""))


def turn_ends(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a district sinks after the round in which a card is laid."""
    return DONE if first_event_of(events, e.DistrictSunk) else ""


def more_ends_it_sooner(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for one card more."""
    return DONE if first_event_of(events, e.MoreLaid) else ""


def turn_ends_once_one_leads(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a card that leaves the rounds as they are."""
    return DONE if not any(isinstance(each, (e.MoreLaid, e.LessLaid)) for each in events) else ""
