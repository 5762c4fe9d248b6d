"""Tables at which the course of Vineta is not asked again: `Unfit`s of `core.course`."""

from collections.abc import Sequence
from typing import Final

from engine.core.events import GameWon, first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons import asked, reasons
from engine.games.vineta.rules.components import OWN_HOUSE
from engine.games.vineta.rules.view import View

EARLY: Final = 2
"""So many districts at most are gone, or just sinking, where a first lesson is asked again."""


def shows_other_cards(view: View, _events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether a card other than a flood is seen in the city, which later lessons teach."""
    return not asked.floods_alone_decide(view)


def shows_quarantine(view: View, events: Sequence[Event], touches: Sequence[str]) -> bool:
    """Whether a district is in quarantine, or the turn has another length, which later lessons teach."""
    return bool(view.quarantined) or shows_length(view, events, touches)


def shows_length(view: View, _events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether the turn has another length, which a later lesson teaches."""
    return bool(view.extra)


def sharing_begins_again(view: View, events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether a card takes a second house, which a later question teaches."""
    return bool(reasons.first_and_last_taker(view, events).get("again"))


def sharing_of_late_city(view: View, events: Sequence[Event], touches: Sequence[str]) -> bool:
    """Whether a card takes a second house, or so much is gone and taken that a first lesson drowns in it."""
    return len(view.sunk) > EARLY or sharing_begins_again(view, events, touches)


def winner_is_far_ahead(_view: View, events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether one wins by more than a house: nobody has to count for that."""
    won = first_event_of(events, GameWon)
    *_, second, first = sorted(won.scores) if won else (0, 0)
    return first - second > OWN_HOUSE
