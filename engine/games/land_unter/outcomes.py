"""The outcomes of a weather card that the coach counts."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from engine.core import outcomes
from engine.core.game import Seat
from engine.core.outcomes import Outcome, Particulars, Way
from engine.games.land_unter.render.marks import MAY
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.state import State


def taken_tide(event: e.LowerTideTaken | e.HigherTideTaken, _state: State, _seat: Seat) -> Particulars:
    """Return the tide card that was taken, and by whom."""
    return outcomes.particulars(owner=event.seat, tide=event.tide)


def taking_card(event: e.LowerTideTaken | e.HigherTideTaken, _state: State, _seat: Seat) -> Particulars:
    """Return the weather card that took a tide card, and whose it was."""
    return outcomes.particulars(owner=event.seat, card=event.card)


def is_own_of_two(event: e.LowerTideTaken | e.HigherTideTaken, state: State, seat: Seat) -> bool:
    """Return whether the seat itself takes a tide card, and both differ."""
    return event.seat == seat and not are_tides_equal(state)


def is_own_of_equal(event: e.LowerTideTaken | e.HigherTideTaken, state: State, seat: Seat) -> bool:
    """Return whether the seat itself takes a tide card, and both are of one level."""
    return event.seat == seat and are_tides_equal(state)


def are_tides_equal(state: State) -> bool:
    """Return whether the tide cards of this round are of one level."""
    lower, higher = state.tide_pair()
    return lower == higher


def is_taking_card(facts: Mapping[str, Any], move: str) -> bool:
    """Return whether a move lays the very card that takes a tide card later: one that is laid takes none later."""
    return str(facts["card"]) == move


def level_and_round(event: Any, state: State, _seat: Seat) -> Particulars:
    """Return the tide that costs the preserver, and the number of the round, from 1."""
    return outcomes.particulars(level=event.level, round=state.round + 1)


def level_shown(event: Any, _state: State, _seat: Seat) -> Particulars:
    """Return the tide that costs the preserver, or brings the bonus."""
    return outcomes.particulars(level=event.level)


def round_of_event(_event: Any, state: State, _seat: Seat) -> Particulars:
    """Return the number of the round, from 1."""
    return outcomes.particulars(round=state.round + 1)


def function_marking_mat(kind: str, *middle: str) -> Callable[[Mapping[str, Any]], tuple[str, ...]]:
    """Return a function from particulars to the mark of what may happen to their owner, and marks in the middle."""
    return lambda facts: (*(f"{MAY}{place}" for place in middle), f"{MAY}{kind}:{facts['owner']}")


LOSING: Final = (Way("level_and_round", level_and_round), Way("level", level_shown), Way("round", round_of_event))
"""The ways in which a preserver is lost later, from the most exact one."""
BONUS: Final = (e.BonusScored, e.BonusWithoutTide)

TAKEN: Final = partial(Outcome, about=taken_tide, count=is_own_of_two, soon=True, topic="tide")
"""A tide card that the seat takes in this round."""
OWN: Final = partial(Outcome, about=outcomes.seat_of_event)
"""What befalls the seat itself."""
OTHER: Final = partial(Outcome, count=outcomes.is_about_another_seat, about=outcomes.seat_of_event)
"""What befalls another seat, counted for each apart."""
TIDE, LOSS, OUT, POINT = (function_marking_mat(kind) for kind in ("tide", "loss", "out", "bonus"))
CARD: Final = partial(Outcome, about=taking_card, marks=TIDE, later=True, topic="card", restates=is_taking_card)
"""What a card that is still in hand does later."""

OUTCOMES: Final = (
    TAKEN("lower_tide", (e.LowerTideTaken,), marks=function_marking_mat("tide", "low")),
    TAKEN("higher_tide", (e.HigherTideTaken,), marks=function_marking_mat("tide", "high")),
    TAKEN(
        "equal_tide",
        (e.LowerTideTaken, e.HigherTideTaken),
        count=is_own_of_equal,
        marks=function_marking_mat("tide", "low", "high"),
    ),
    OWN("loss", e.PRESERVER_LOSSES, marks=LOSS, soon=True, wish=-1, topic="loss"),
    OTHER("other_loss", e.PRESERVER_LOSSES, marks=LOSS, soon=True, wish=1, topic="other"),
    OWN("loss_later", e.PRESERVER_LOSSES, ways=LOSING, marks=LOSS, wish=-1, topic="loss"),
    OTHER("other_loss_later", e.PRESERVER_LOSSES, ways=LOSING, marks=LOSS, wish=1, topic="other"),
    OWN("eliminated", (e.Eliminated,), ways=LOSING, marks=OUT, wish=-1, topic="out"),
    OTHER("other_eliminated", (e.Eliminated,), ways=LOSING, marks=OUT, wish=1, topic="other_out"),
    OWN("bonus", BONUS, marks=POINT, wish=1, topic="bonus"),
    OTHER("other_bonus", BONUS, marks=POINT, wish=-1, topic="bonus"),
    CARD("card_takes_lower", (e.LowerTideTaken,)),
    CARD("card_takes_higher", (e.HigherTideTaken,)),
)
"""The possible outcomes of a move, for the coach to count."""
