"""The marks of what each event changed, for `draw`, and the groups of events shown in one step."""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Event
from engine.core.render import Marks, key_of_each_event_kind, marks_of_event_from_table
from engine.games.land_unter.rules import events as e

GROUP: Final = key_of_each_event_kind(
    {
        "deal": (e.SetDealt, e.CardsLeftOver),
        "": (e.CardPlayedOpen,),
        "lower": (e.LowerTideTaken,),
        "higher": (e.HigherTideTaken,),
        "loss": (*e.PRESERVER_LOSSES, e.StillAfloat),
        "bonus": (e.BonusScored, e.BonusWithoutTide),
        "score": (e.PreserversScored, e.EliminationScored),
    }
)
"""The group of each kind of event: neighbours in one group share a step, "" never does; by default a kind is one."""


MAY: Final = "may-"
"""Before the kind of a mark, or a place in the middle ("low", "high"): it may come so, as a reason says."""


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
            function_marking_mat("score"): (e.PreserversScored, e.EliminationScored),
            function_marking_mat("bonus"): (e.BonusScored, e.BonusWithoutTide),
            function_marking_mat("lead"): (e.LeaderByPreservers, e.LeaderAfterLoss, e.LeaderAfterTwoLosses),
        }
    ),
    e.TidesTurned: lambda event: ("mid",),
    e.CardsRevealed: lambda event: tuple(f"card:{seat}" for seat, card in enumerate(event.cards) if card),
}


def marks_of_event(event: Event) -> tuple[str, ...]:
    """Return the marks of what an event changed: `kind:seat` on a seat's mat, "mid" in the middle."""
    return marks_of_event_from_table(_MARKS, event)
