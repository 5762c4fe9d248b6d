"""The outcomes of a placement or a vote that the coach counts."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.outcomes import Outcome
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import Building
from engine.games.drunter_drueber.rules.components import EACH, Target
from engine.games.drunter_drueber.rules.scoring import OF_VALUE
from engine.games.drunter_drueber.rules.state import State


def own_points_of_covered_building(event: e.BuildingCovered, state: State, seat: Seat) -> int:
    """Return the points that a covered building would have brought the seat by its target cards."""
    return points_of_building(Building(event.type, event.value), state.targets[seat])


def points_of_building(building: Building, targets: Sequence[Target]) -> int:
    """Return the points that a building brings by these target cards; LOWEST is left out."""
    of_value = (card for card, value in OF_VALUE.items() if value == building.value)
    if not {building.type, *of_value, EACH}.isdisjoint(targets):
        return 1 if EACH in targets else building.value
    return 0


def laid_voting_card_count(event: e.VotesRevealed, _state: State, seat: Seat) -> int:
    """Return how many voting cards the seat lays in a vote."""
    return len(event.cards[seat])


OUTCOMES: Final = (
    Outcome("points_covered", (e.BuildingCovered,), own_points_of_covered_building, averaged=True, wish=-1),
    Outcome("cards_voted", (e.VotesRevealed,), laid_voting_card_count, averaged=True, soon=True, wish=-1),
    Outcome("passed", (e.TurnPassed,), wish=-1),
)
