"""Hand-made rounds of Land Unter: a few cards laid down, and what came of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.core.game import Position
from engine.games.land_unter.rules.components import HAND, NO_TIDE, TIDE_CARDS, TURNED, WEATHER_CARDS
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.rules.view import View
from tests.game_driver import Happened


class Round(Happened[State, View]):
    """A game of Land Unter in play."""

    def lay(self, *cards: int) -> "Round":
        """Lay a card for each seat that owes one, in the order of the seats (0 for a seat that owes none)."""
        return self.play(*(f"{seat}:{card}" for seat, card in enumerate(cards) if card))


def ready(
    *cards: int,
    tides: Sequence[int] = (4, 7),
    round: int = 10,
    seed: int = 1,
    options: dict[str, str] | None = None,
    **position: Any,
) -> Round:
    """Return a game where each seat may lay its card (0: it is eliminated), with the tide cards in the middle.

    What else the seats hold does not matter, and is filled up with cards of no importance: in a late round,
    the seats about to take tide cards show low ones already where too few seats show any.
    """
    spare = iter(card for card in WEATHER_CARDS if card not in cards)
    data: Position = {"round": round, "tides": list(tides)}
    data["hands"] = [[card, *(next(spare) for _ in range(HAND - round - 1))] if card else [] for card in cards]
    data |= {key: list(value) if isinstance(value, tuple) else value for key, value in position.items()}
    if round:
        data["levels"] = possible_levels(cards, data)
    return Round(GAME, GAME.begin(len(cards), seed, options, data))


def played(*cards: int, **position: Any) -> Round:
    """Return the table after each seat has laid its card, in the order of the seats."""
    return ready(*cards, **position).lay(*cards)


def possible_levels(cards: Sequence[int], position: Position) -> list[int]:
    """Return the levels of a late round: TURNED seats show a tide card or are out, old ones soon covered."""
    out = position.get("preservers", [0] * len(cards))
    levels = list(position.get("levels", [min(0, count) for count in out]))
    named = Counter([*levels, *position["tides"], *position.get("turned", ())])
    spare = iter((Counter(TIDE_CARDS) - named).elements())
    takers = [cards.index(card) for card in sorted(cards, reverse=True)[:TURNED]]
    for seat in takers:
        if levels.count(NO_TIDE) > len(levels) - TURNED and levels[seat] == NO_TIDE:
            levels[seat] = next(spare)
    return levels
