"""What the course of Land Unter asks about: each reads what comes of a table, as `engine.core.course` wants it."""

from collections.abc import Sequence

from engine.core.course import NOBODY
from engine.core.events import VictoryShared, first_event_of
from engine.core.game import Event
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import BONUS, ELIMINATED
from engine.games.land_unter.rules.view import View


def seat_taking_lower_tide(_view: View, events: Sequence[Event]) -> str:
    """Return who takes the lower tide card."""
    taken = first_event_of(events, e.LowerTideTaken)
    return str(taken.seat) if taken else NOBODY


def seat_taking_higher_tide(_view: View, events: Sequence[Event]) -> str:
    """Return who takes the higher tide card."""
    taken = first_event_of(events, e.HigherTideTaken)
    return str(taken.seat) if taken else NOBODY


def tide_card_that_counts(view: View, events: Sequence[Event]) -> str:
    """Return which tide card counts for the first seat that covers one, as its place in the middle and its level."""
    covered = first_event_of(events, e.TideCovered)
    if not covered:
        return ""
    return f"up-{'low' if covered.new == view.tides[0] else 'high'} {covered.new}"


def losses(events: Sequence[Event]) -> list[str]:
    """Return the seats that lose a preserver, in order."""
    return [str(event.seat) for event in events if isinstance(event, e.PRESERVER_LOSSES)]


def seat_paying(_view: View, events: Sequence[Event]) -> str:
    """Return who alone loses a preserver; "" if several do."""
    found = losses(events)
    return "" if len(found) > 1 else next(iter(found), NOBODY)


def number_paying(_view: View, events: Sequence[Event]) -> str:
    """Return how many lose a preserver."""
    return str(len(losses(events)))


def preservers_counted(_view: View, events: Sequence[Event]) -> str:
    """Return how many preservers the first set gives that is counted."""
    taken = first_event_of(events, e.PreserversTaken)
    return str(taken.preservers) if taken else ""


def number_still_in(view: View, events: Sequence[Event]) -> str:
    """Return how many are still in the stage."""
    out = sum(isinstance(event, e.Eliminated) for event in events)
    return str(sum(level != ELIMINATED for level in view.levels) - out)


def seat_scoring_bonus(_view: View, events: Sequence[Event]) -> str:
    """Return who alone scores the bonus; "" if several do."""
    scored = [str(event.seat) for event in events if isinstance(event, (e.BonusScored, e.BonusWithoutTide))]
    return "" if len(scored) > 1 else next(iter(scored), NOBODY)


def number_scoring_bonus(_view: View, events: Sequence[Event]) -> str:
    """Return how many score the bonus."""
    return str(sum(isinstance(event, (e.BonusScored, e.BonusWithoutTide)) for event in events))


def number_winning(_view: View, events: Sequence[Event]) -> str:
    """Return how many win the game."""
    shared = first_event_of(events, VictoryShared)
    return str(len(shared.winners)) if shared else "1"


def seat_leading(_view: View, events: Sequence[Event]) -> str:
    """Return who leads the next round, where cards are played open."""
    led = next((event for event in events if isinstance(event, (e.LeaderAfterLoss, e.LeaderAfterTwoLosses))), None)
    return str(led.seat) if led else ""


def points_with_bonus(_view: View, events: Sequence[Event]) -> str:
    """Return the points of this stage of the seat that scores the bonus."""
    bonus = first_event_of(events, e.BonusScored)
    own = [
        event.points for event in events if isinstance(event, e.PreserversScored) and bonus and event.seat == bonus.seat
    ]
    return str(sum(own) + BONUS)


def seat_getting_set(_view: View, events: Sequence[Event]) -> str:
    """Return who gets the first set that is passed."""
    passed = first_event_of(events, e.SetPassed)
    return str(passed.receiver) if passed else NOBODY


def preservers_of_passed_set(view: View, events: Sequence[Event]) -> str:
    """Return how many preservers the first set that is passed gives to its new owner.

    It is "" where an eliminated seat passes it: nothing before that seat tells how many there were.
    """
    passed = first_event_of(events, e.SetPassed)
    if passed and view.levels[passed.giver] == ELIMINATED:
        return ""
    taken = [event for event in events if isinstance(event, e.PreserversTaken)]
    return next((str(event.preservers) for event in taken if passed and event.seat == passed.receiver), "")
