"""What may follow from a placement or a vote, for the coach to count."""

from typing import Any, Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome, anybody
from engine.games.drunter_drueber.rules import events as e


def counts_for(event: e.BuildingCovered, view: Any, seat: Seat) -> bool:
    """Return whether the building covered counts by a target card of the seat; by "lowest" none surely does."""
    means = {event.type, f"all{event.value}", "each"}
    return not means.isdisjoint(view.targets[seat])


def counts_for_none(event: e.BuildingCovered, view: Any, seat: Seat) -> bool:
    """Return whether it counts by none of them."""
    return "lowest" not in view.targets[seat] and not counts_for(event, view, seat)


OUTCOMES: Final = (
    Outcome("own_covered_soon", (e.BuildingCovered,), counts_for, soon=True, wish=-1),
    Outcome("own_covered", (e.BuildingCovered,), counts_for, wish=-1),
    Outcome("other_covered", (e.BuildingCovered,), counts_for_none, soon=True, wish=1),
    Outcome("vote_called", (e.VoteCalled,), anybody, soon=True, topic="vote"),
    Outcome("vote_passed", (e.VotePassed,), anybody, soon=True, topic="vote"),
    Outcome("pawn_removed", (e.PawnRemoved,), anybody),
    Outcome("passed", (e.TurnPassed,)),
)
