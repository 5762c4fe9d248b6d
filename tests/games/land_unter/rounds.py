"""Hand-made rounds of Land Unter: a few cards laid down, and what came of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.core.game import Event, EventLog, Position, Seat
from engine.games.land_unter.rules.cards import HAND, WEATHER_CARDS
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.rules.view import View

E = TypeVar("E", bound=Event)


@dataclass
class Round:
    """A game in play: the state, and every event since the position was laid out."""

    state: State
    events: EventLog = field(default_factory=EventLog)

    def play(self, *cards: int) -> "Round":
        """Lay a card for each seat that owes one, in the order of the seats (0 for a seat that owes none)."""
        for seat, card in enumerate(cards):
            if card:
                GAME.play(self.state, seat, card, self.events)
        return self

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def rules(self) -> list[str]:
        """Return the rule of each event."""
        return [event.rule for event in self.events]

    def view(self, seat: Seat | None) -> View:
        """Return what a seat sees now."""
        return GAME.view(self.state, seat)


def ready(
    *cards: int,
    tides: Sequence[int] = (4, 7),
    round: int = 10,
    seed: int = 1,
    options: dict[str, str] | None = None,
    **position: Any,
) -> Round:
    """Return a game where each seat may lay its card (0: it is eliminated), with the tide cards in the middle.

    What else the seats hold does not matter, and is filled up with any cards.
    """
    spare = iter(card for card in WEATHER_CARDS if card not in cards)
    data: Position = {"round": round, "tides": list(tides)}
    data["hands"] = [[card, *(next(spare) for _ in range(HAND - round - 1))] if card else [] for card in cards]
    data |= {key: list(value) if isinstance(value, tuple) else value for key, value in position.items()}
    return Round(GAME.begin(len(cards), seed, options, data))


def played(*cards: int, **position: Any) -> Round:
    """Return the game after each seat has laid its card, in the order of the seats."""
    return ready(*cards, **position).play(*cards)
