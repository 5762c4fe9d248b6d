"""Worked examples and mini-games as data: what to play, and how it is shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import EVERYONE, Event, Position, Seat


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a start and the moves played from it. Its words are in each language's texts.

    `moves`: the text notation, in the order of the seats that owe one. `eye`: whose view is drawn.
    `first`: the event type that the steps begin with, `last`: the one they end after (the first of its
    kind that comes after the moves began); None shows all.
    `grain`: "event" draws a step an event, "round" a step a round. `aloud`: events that a game passes over
    in silence (cards laid face down) are told too.
    """

    key: str
    names: tuple[str, ...]
    moves: tuple[str, ...] = ()
    position: Position | None = None
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    eye: Seat | None = EVERYONE
    first: type[Event] | None = None
    last: type[Event] | None = None
    grain: str = "event"
    aloud: bool = False

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)


Verdict = Callable[[Any, Any, Seat], bool | None]
"""From the first state, the present one and the reader's seat: won, lost, or None while it runs."""


@dataclass(frozen=True, slots=True)
class Minigame:
    """A small game with a goal of its own. `seeds`: deals known to be winnable; "again" takes the next.

    `bots`: the level of each other seat, in order, skipping the reader's `seat`.
    """

    key: str
    players: int
    seat: Seat
    bots: tuple[int, ...]
    seeds: tuple[int, ...]
    verdict: Verdict
    position: Position | None = None
    options: Mapping[str, str] = field(default_factory=dict)
