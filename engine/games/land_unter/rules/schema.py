"""The keys of a position of Land Unter; `positions` says what they mean."""

from typing import Final

from engine.core.schema import ASeat, BySeat, Flag, ListOf, Open, Schema, Whole
from engine.games.land_unter.rules.components import (
    ELIMINATED,
    HAND,
    NO_CARD,
    PLAYERS,
    ROUNDS,
    TIDE_CARDS,
    WEATHER_CARDS,
)

CARD: Final = Whole(WEATHER_CARDS[0], WEATHER_CARDS[-1])
CARDS: Final = ListOf(CARD, most=HAND, once=True)
"""The form of a list of different weather cards, HAND at most: a hand or a set."""
TIDE: Final = Whole(TIDE_CARDS[0], TIDE_CARDS[-1])
TIDES: Final = ListOf(TIDE, most=len(TIDE_CARDS))

SCHEMA: Final = Schema(
    {
        "deal": BySeat(CARDS),
        "stage": Whole(0, PLAYERS[-1] - 1),
        "round": Whole(0, ROUNDS),
        "hands": BySeat(CARDS, open=True),
        "sets": BySeat(CARDS),
        "tides": ListOf(Open(TIDE), most=len(TIDE_CARDS)),
        "turned": TIDES,
        "preservers": BySeat(Whole(ELIMINATED, HAND), open=True),
        "levels": BySeat(Whole(ELIMINATED, TIDE.high), open=True),
        "scores": BySeat(Whole(-99, 99)),
        "shown": BySeat(CARDS),
        "played": BySeat(CARDS),
        "chosen": BySeat(Whole(NO_CARD, CARD.high)),
        "leader": ASeat(),
        "turn": ASeat(),
        "over": Flag(),
    }
)
