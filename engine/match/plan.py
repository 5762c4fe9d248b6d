"""The moves of a worked example by their places, and the attempts made in between.

A place is (kind of decision, seat, index among the seat's decisions of this kind), so that a decision that appears or
vanishes does not shift what comes after it.
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.events import MoveRefused
from engine.core.game import Decision, Refusal, Seat
from engine.core.presentation import Presentation

Place = tuple[str, Seat, int]
"""A choice in an example: kind of decision, seat, and index (from 0) among the seat's decisions of this kind."""

PLACE: Final = re.compile(r"(.+)-([0-9]{1,4})-([0-9]{1,4})")
"""The form of a place's name."""


@dataclass(frozen=True, slots=True)
class End:
    """Where an example stops: before any of these places, or once this many rounds have begun; 0 for the game's end."""

    places: tuple[Place, ...]
    rounds: int

    def is_example_end_reached(self, places: Collection[Place], rounds: int) -> bool:
        """Return whether the example stops before a decision with these places, with this many rounds begun."""
        return any(place in self.places for place in places) or 0 < self.rounds <= rounds


END_OF_GAME: Final = End((), 0)


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves of an example by their places, the attempts that come before each, and where it stops.

    Moves and attempts are texts.
    """

    moves: Mapping[Place, str]
    attempts: Mapping[Place, tuple[str, ...]]
    end: End


class PlaceCounter(Counter[tuple[str, Seat]]):
    """Counts the decisions of each kind for each seat as they come."""

    def advance_to_next_places(self, decision: Decision) -> tuple[Place, ...]:
        """Return the places of the next decision, one for each of its seats, and count them."""
        places = tuple((decision.kind, seat, self[decision.kind, seat]) for seat in decision.seats)
        self.update((kind, seat) for kind, seat, _ in places)
        return places


def field_name_of_place(place: Place) -> str:
    """Return the name of a place in forms, like "card-0-2"."""
    return "-".join(map(str, place))


def place_from_field_name(name: str) -> Place:
    """Return the place of this name; raise Refusal("foreign") if it names none."""
    parts = PLACE.fullmatch(name)
    if parts is None:
        raise Refusal("foreign")
    return parts[1], int(parts[2]), int(parts[3])


def changed_plan(plan: Plan, changes: Mapping[Place, str], swaps: Collection[str]) -> Plan:
    """Return the plan with other moves.

    Of a kind in `swaps` (cards that are played once each), a move planned for later that is now made earlier changes
    places with the one that it displaces.
    """
    moves = dict(plan.moves)
    for place, move in sorted(changes.items()):
        old, moves[place] = moves.get(place, ""), move
        later = [other for other in moves if other[:2] == place[:2] and other[2] > place[2] and moves[other] == move]
        if place[0] in swaps and old and later:
            moves[later[0]] = old
    return replace(plan, moves=moves)


def refusal_event_of_move(presentation: Presentation, state: Any, seat: Seat, text: str) -> MoveRefused | None:
    """Return the event that a move or gesture of this text is refused, or None if it is legal. Changes nothing."""
    game, move = presentation.game, text
    try:
        meant = game.parse_gesture(state, seat, text)
        move = game.format_move(meant)
        game.verify_move(state, seat, meant)
    except Refusal as refusal:
        return MoveRefused(refusal.rule, seat, move, refusal.code, tuple(refusal.params.items()))
    return None
