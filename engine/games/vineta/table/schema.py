"""The form of a position of Vineta: its keys, the values allowed under each, and the values of a state in their place.

The texts `schema.<key>` say what each key means.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import mul
from typing import Any, Final

from engine.core import schema
from engine.core.record_shapes import As, Keyed, OfSeat, Row
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import state as s
from engine.games.vineta.rules.card_table import TABLE
from engine.games.vineta.rules.houses import HOUSES_MOVED
from engine.games.vineta.rules.notation import AUTHORITY_WAYS, CARD_BY_NAME, House, parse_target_text

MOST_RENEWED: Final = 10**6
"""The highest allowed number of times that a seat shuffled its discards: far more than in any game. Set by hand."""


@dataclass(frozen=True, slots=True)
class Houses(schema.Shape):
    """Houses as text: for each house the letter of its colour, as in "BBO"; read as house counts by colour.

    If `counted`, a number is allowed, too: that of the houses, whatever their colours.
    """

    counted: bool = False

    def findings_in_value(self, value: object, place: schema.Path, players: int) -> Iterable[schema.Finding]:
        """Return "not_houses" for anything but letters of colours, or a number of houses if `counted`."""
        number = self.counted and type(value) is int and 0 <= value <= c.HOUSES * len(c.COLOURS)
        letters = isinstance(value, str) and set(value) <= set(c.COLOURS)
        return () if number or letters else [schema.Finding("not_houses", place)]

    def value_reader(self) -> schema.Converter:
        """Return a converter from letters to house counts by colour; it leaves a number as it is."""
        return lambda value: value if isinstance(value, int) else [value.count(letter) for letter in c.COLOURS]

    def value_writer(self) -> schema.Converter:
        """Return a converter from house counts by colour to letters."""
        return lambda counts: "".join(map(mul, c.COLOURS, counts))


@dataclass(frozen=True, slots=True)
class APublicMove(Row):
    """A public move, as [seat, card, move, threatened districts, turn]."""

    def findings_in_value(self, value: object, place: schema.Path, players: int) -> Iterable[schema.Finding]:
        """Return "not_a_deed" for a row of the wrong form, and for a move that its card does not make."""
        wrong = any(Row.findings_in_value(self, value, place, players)) or not is_move_of_its_card(value)
        return [schema.Finding("not_a_deed", place)] if wrong else ()


def is_move_of_its_card(public_move: Any) -> bool:
    """Return whether the text of a public move is one that its card can have."""
    _seat, card, move, *_ = public_move
    return type(parse_target_text(move)) is (House if card == s.SETTING_UP else TABLE[CARD_BY_NAME[card]].shape)


def series_from_parts(
    district: c.District, chip: int | None, floods: list[s.Flood], authority: list[s.Authority]
) -> s.Series:
    """Return a series; its god chip is that of `chip`, or if this is None, of the first card's owner."""
    return s.Series(district, floods[0].seat if chip is None else chip, tuple(floods), tuple(authority))


def tuple_of_parts(*parts: Any) -> tuple[Any, ...]:
    """Return all arguments as a tuple, for shapes that need no record of their own."""
    return parts


DISTRICT: Final = schema.Word(c.DISTRICTS, range(len(c.DISTRICTS)))
DISTRICT_SET: Final = As(schema.ListOf(DISTRICT, once=True), s.districts_as_bits, s.districts_from_bits)
COLOUR: Final = schema.Word(c.COLOURS, range(len(c.COLOURS)))
CARD_LISTS: Final = schema.BySeat(schema.ListOf(schema.Word(c.CARDS, range(len(c.CARDS)))), open=True)
FLOOD: Final = OfSeat(schema.Word(c.CARDS[: c.FLOOD_KINDS], range(1, c.FLOOD_KINDS + 1)), "not_owned", s.Flood)
AUTHORITY_CARD: Final = OfSeat(
    schema.Word(tuple(AUTHORITY_WAYS), tuple(AUTHORITY_WAYS.values())), "not_owned", s.Authority
)
EXTRA: Final = OfSeat(schema.Word((c.CARDS[c.MORE], c.CARDS[c.LESS]), (c.MORE, c.LESS)), "not_owned", tuple_of_parts)
PUBLIC_MOVE: Final = APublicMove(
    (
        schema.ASeat(),
        schema.Word((s.SETTING_UP, *(name for name, card in CARD_BY_NAME.items() if card in TABLE))),
        schema.Text("not_a_deed"),
        DISTRICT_SET,
        schema.Whole(0, c.TURNS),
    ),
    s.PublicMove,
)
SERIES: Final = Keyed(
    {
        "district": DISTRICT,
        "chip": schema.ASeat(),
        "floods": schema.ListOf(FLOOD),
        "authority": schema.ListOf(AUTHORITY_CARD),
    },
    series_from_parts,
    optional={"chip": None, "authority": []},
)
MOVING: Final = Keyed(
    {"source": DISTRICT, "left": schema.Whole(1, HOUSES_MOVED[c.PANIC] - 1), "used": DISTRICT_SET},
    s.Moving,
    optional={"left": 1},
)

SCHEMA: Final = schema.Schema(
    {
        "sunk": schema.ListOf(DISTRICT, most=c.TURNS, once=True),
        "houses": schema.ByKey(c.DISTRICTS, schema.Open(Houses(counted=True))),
        "reserve": Houses(),
        "taken": schema.BySeat(Houses(counted=True), open=True),
        "start": schema.ASeat(),
        "opener": schema.ASeat(),
        "round": schema.Whole(0, c.LAST_ROUND),
        "step": schema.Whole(0, c.HOUSES * len(c.COLOURS)),
        "series": schema.ListOf(SERIES),
        "extra": schema.ListOf(EXTRA),
        "quarantined": DISTRICT_SET,
        "tiles": schema.BySeat(Row((schema.Open(COLOUR), schema.Open(DISTRICT)), tuple_of_parts), open=True),
        "hands": CARD_LISTS,
        "discards": CARD_LISTS,
        "piles": CARD_LISTS,
        "renewed": schema.BySeat(schema.Whole(0, MOST_RENEWED)),
        "chosen": schema.BySeat(schema.Word(("", *c.CARDS), range(s.NO_CARD, len(c.CARDS))), open=True),
        "acting": schema.Flag(),
        "moving": MOVING,
        "sinking": schema.Flag(),
        "deeds": schema.ListOf(PUBLIC_MOVE),
    }
)
