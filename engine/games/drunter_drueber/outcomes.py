"""What may follow from a placement or a vote, for the coach to count."""

from typing import Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome, anybody
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.state import State


def counts_for(event: e.BuildingCovered, state: State, seat: Seat) -> bool:
    """Return whether the building covered counts by a target card of the seat; by "lowest" none surely does."""
    means = {event.type, f"all{event.value}", "each"}
    return not means.isdisjoint(state.targets[seat])


def counts_for_none(event: e.BuildingCovered, state: State, seat: Seat) -> bool:
    """Return whether it counts by none of them."""
    return "lowest" not in state.targets[seat] and not counts_for(event, state, seat)


def cards_voted(event: e.VotesRevealed, _state: State, seat: Seat) -> int:
    """Return how many voting cards the seat lays in a vote."""
    return len(event.cards[seat])


OUTCOMES: Final = (
    Outcome("own_covered_soon", (e.BuildingCovered,), counts_for, soon=True, wish=-1),
    Outcome("own_covered", (e.BuildingCovered,), counts_for, wish=-1),
    Outcome("other_covered", (e.BuildingCovered,), counts_for_none, soon=True, wish=1),
    Outcome("vote_called", (e.VoteCalled,), anybody, soon=True, topic="vote"),
    Outcome("vote_passed", (e.VotePassed,), anybody, soon=True, topic="vote"),
    Outcome("cards_voted", (e.VotesRevealed,), cards_voted, averaged=True, soon=True, wish=-1),
    Outcome("pawn_removed", (e.PawnRemoved,), anybody),
    Outcome("passed", (e.TurnPassed,)),
)
