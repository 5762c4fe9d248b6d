"""The marks of what each event changed, for `draw`."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.core.game import Event
from engine.core.render import Marks, key_of_each_event_kind, marks_of_event_from_table
from engine.core.telling import Glimpse
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.view import View

MAY: Final = "may-"
"""Before the kind of a mark, or a place in the middle ("low", "high"): it may come so, as a reason says."""

NO_POINTS: Final = "no-points"
"""The mark of a picture that does not tell the points of the stages before: what is asked is about rounds alone."""


def function_marking_mat(kind: str) -> Marks:
    """Return a function from an event to its one mark, of this kind, on the mat of the event's `seat`."""
    return lambda event: (f"{kind}:{event.seat}",)


_MARKS: Final[Mapping[type[Event], Marks]] = {
    **key_of_each_event_kind(
        {
            function_marking_mat("hand"): (e.SetDealt,),
            function_marking_mat("gain"): (e.PreserversTaken,),
            function_marking_mat("card"): (e.CardPlayedOpen,),
            function_marking_mat("tide"): (e.LowerTideTaken, e.HigherTideTaken, e.TideCovered),
            function_marking_mat("loss"): e.PRESERVER_LOSSES,
            function_marking_mat("out"): (e.Eliminated,),
            function_marking_mat("score"): (e.PreserversScored,),
            function_marking_mat("minus"): (e.EliminationScored,),
            function_marking_mat("bonus"): (e.BonusScored, e.BonusWithoutTide),
            function_marking_mat("lead"): (e.LeaderByPreservers, e.LeaderAfterLoss, e.LeaderAfterTwoLosses),
        }
    ),
    e.TidesTurned: lambda event: ("mid",),
    e.CardsRevealed: lambda event: tuple(f"card:{seat}" for seat, card in enumerate(event.cards) if card),
}


def drowning_glimpses(event: Event, view: View, before: View) -> Iterator[Glimpse]:
    """Yield who stands highest, before several pay for it, or somebody drowns."""
    if not isinstance(event, e.PreserverLostInTie | e.Eliminated):
        return
    paying = isinstance(event, e.PreserverLostInTie)
    tied = [seat for seat in range(view.players) if before.levels[seat] == event.level]
    seats = tuple(seat for seat in tied if paying or not before.preservers[seat])
    key = "glimpse.tied" if paying else "glimpse.drowning"
    if seats:
        yield Glimpse(before, tuple(f"tide:{seat}" for seat in seats), key, {"seats": seats, "level": event.level})


def marks_of_event(event: Event) -> tuple[str, ...]:
    """Return the marks of what an event changed: `kind:seat` on a seat's mat, "mid" in the middle."""
    return marks_of_event_from_table(_MARKS, event)
