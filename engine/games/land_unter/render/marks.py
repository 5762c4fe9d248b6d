"""What an event changed, as `draw` wants it, and which events share a step."""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Event
from engine.core.render import Marks, by_kind, marked
from engine.games.land_unter.rules import events as e

GROUP: Final = by_kind(
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
"""Events that share a step when they follow each other; "" shares none. The others share it with their own kind."""


def changed(kind: str) -> Marks:
    """Return the mark on a seat's mat."""
    return lambda event: (f"{kind}:{event.seat}",)


_MARKS: Final[Mapping[type[Event], Marks]] = {
    **by_kind(
        {
            changed("hand"): (e.SetDealt,),
            changed("gain"): (e.PreserversTaken,),
            changed("card"): (e.CardPlayedOpen,),
            changed("tide"): (e.LowerTideTaken, e.HigherTideTaken, e.TideCovered),
            changed("loss"): e.PRESERVER_LOSSES,
            changed("out"): (e.Eliminated,),
            changed("score"): (e.PreserversScored, e.EliminationScored),
            changed("bonus"): (e.BonusScored, e.BonusWithoutTide),
            changed("lead"): (e.LeaderByPreservers, e.LeaderAfterLoss, e.LeaderAfterTwoLosses),
        }
    ),
    e.TidesTurned: lambda event: ("mid",),
    e.CardsRevealed: lambda event: tuple(f"card:{seat}" for seat, card in enumerate(event.cards) if card),
}


def marks(event: Event) -> tuple[str, ...]:
    """Return what an event changed: `kind:seat` on a seat's mat, "mid" in the middle."""
    return marked(_MARKS, event)
