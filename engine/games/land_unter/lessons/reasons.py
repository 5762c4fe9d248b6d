"""What the course of Land Unter adds to the events to tell why a touch is right: each a `Reason` of `core.course`."""

from collections.abc import Mapping, Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import HALVES_OF_WHOLE, half_preservers_on_card
from engine.games.land_unter.rules.view import View


def preservers_printed(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return how many cards of the first set that is counted show a `whole` preserver, and how many `half` of one.

    `pairs`: the preservers that these make, `rest`: the halves left over.
    """
    taken = first_event_of(events, e.PreserversTaken)
    shown = [half_preservers_on_card(card) for card in (taken and view.hands[taken.seat]) or ()]
    pairs, rest = divmod(shown.count(1), HALVES_OF_WHOLE)
    return {"whole": shown.count(HALVES_OF_WHOLE), "half": shown.count(1), "pairs": pairs, "rest": rest}


def points_without_bonus(_view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `own` the points for preservers of the seat that scores the bonus."""
    bonus = first_event_of(events, e.BonusScored)
    own = [each for each in events if isinstance(each, e.PreserversScored) and bonus and each.seat == bonus.seat]
    return {"own": sum(each.points for each in own)}


def seats_paying(_view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `payers` the seats that lose a preserver."""
    return {"payers": tuple(event.seat for event in events if isinstance(event, e.PRESERVER_LOSSES))}
