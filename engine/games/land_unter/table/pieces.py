"""The pieces of Land Unter, and the keys under which a position names them; `positions` says what the keys mean."""

from typing import Final

from engine.core.schema import ASeat, BySeat, Flag, ListOf, Open, Schema, Whole
from engine.core.table.supply import Supply
from engine.games.land_unter.rules import components as c

WEATHER_SUPPLY: Final = Supply(c.WEATHER_CARDS)
TIDE_SUPPLY: Final = Supply(c.TIDE_CARDS)

CARD: Final = Whole(c.WEATHER_CARDS[0], c.WEATHER_CARDS[-1])
CARDS: Final = ListOf(CARD, most=c.HAND, once=True)
"""The form of a list of different weather cards, HAND at most: a hand or a set."""
TIDE: Final = Whole(c.TIDE_CARDS[0], c.HIGHEST_TIDE)

SCHEMA: Final = Schema(
    {
        "deal": BySeat(CARDS),
        "stage": Whole(0, c.PLAYERS[-1] - 1),
        "round": Whole(0, c.ROUNDS),
        "hands": BySeat(CARDS, open=True),
        "sets": BySeat(CARDS),
        "tides": ListOf(Open(TIDE), most=len(c.TIDE_CARDS)),
        "turned": ListOf(TIDE, most=len(c.TIDE_CARDS)),
        "preservers": BySeat(Whole(c.ELIMINATED, c.HAND), open=True),
        "levels": BySeat(Whole(c.ELIMINATED, TIDE.high), open=True),
        "scores": BySeat(Whole(-99, 99)),
        "shown": BySeat(CARDS),
        "played": BySeat(CARDS),
        "chosen": BySeat(Whole(c.NO_CARD, CARD.high)),
        "leader": ASeat(),
        "turn": ASeat(),
        "over": Flag(),
    }
)
