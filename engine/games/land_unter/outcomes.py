"""The outcomes of a weather card that the coach counts."""

from typing import Any, Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome
from engine.games.land_unter.rules import events as e


def is_about_another_seat(event: Any, _state: Any, seat: Seat) -> bool:
    """Return whether the event is about another seat than this one."""
    return bool(event.seat != seat)


OUTCOMES: Final = (
    Outcome("lower_tide", (e.LowerTideTaken,), soon=True),
    Outcome("higher_tide", (e.HigherTideTaken,), soon=True),
    Outcome("loss", e.PRESERVER_LOSSES, soon=True, wish=-1),
    Outcome("other_loss", e.PRESERVER_LOSSES, is_about_another_seat, soon=True, wish=1),
    Outcome("loss_later", e.PRESERVER_LOSSES, wish=-1),
    Outcome("other_loss_later", e.PRESERVER_LOSSES, is_about_another_seat, wish=1),
    Outcome("eliminated", (e.Eliminated,), wish=-1),
    Outcome("bonus", (e.BonusScored, e.BonusWithoutTide), wish=1),
)
