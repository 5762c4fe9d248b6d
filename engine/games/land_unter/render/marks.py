"""What an event changed, as `draw` wants it, and which events share a step."""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Event
from engine.core.render import Marks, marked
from engine.games.land_unter.rules import events as e

GROUP: Final[Mapping[type[Event], str]] = {
    e.SetDealt: "deal",
    e.CardsLeftOver: "deal",
    e.CardPlayedOpen: "",
    e.LowerTideTaken: "lower",
    e.HigherTideTaken: "higher",
    e.PreserverLost: "loss",
    e.PreserverLostInTie: "loss",
    e.PreserverLostAgain: "loss",
    e.StillAfloat: "loss",
    e.BonusScored: "bonus",
    e.BonusWithoutTide: "bonus",
    e.PreserversScored: "score",
    e.EliminationScored: "score",
}
"""Events that share a step when they follow each other; "" shares none. The others share it with their own kind."""


def changed(kind: str) -> Marks:
    """Return the mark on a seat's mat."""
    return lambda event: (f"{kind}:{event.seat}",)


_MARKS: Final[Mapping[type[Event], Marks]] = {
    e.TidesTurned: lambda event: ("mid",),
    e.CardsRevealed: lambda event: tuple(f"card:{seat}" for seat, card in enumerate(event.cards) if card),
    e.SetDealt: changed("hand"),
    e.PreserversTaken: changed("gain"),
    e.CardPlayedOpen: changed("card"),
    e.LowerTideTaken: changed("tide"),
    e.HigherTideTaken: changed("tide"),
    e.TideCovered: changed("tide"),
    e.PreserverLost: changed("loss"),
    e.PreserverLostInTie: changed("loss"),
    e.PreserverLostAgain: changed("loss"),
    e.Eliminated: changed("out"),
    e.PreserversScored: changed("score"),
    e.EliminationScored: changed("score"),
    e.BonusScored: changed("bonus"),
    e.BonusWithoutTide: changed("bonus"),
    e.LeaderByPreservers: changed("lead"),
    e.LeaderAfterLoss: changed("lead"),
    e.LeaderAfterTwoLosses: changed("lead"),
}


def marks(event: Event) -> tuple[str, ...]:
    """Return what an event changed: `kind:seat` on a seat's mat, "mid" in the middle."""
    return marked(_MARKS, event)
