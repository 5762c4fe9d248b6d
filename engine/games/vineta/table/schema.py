"""The form of a position of Vineta: its keys, the values allowed under each, and the values of a state in their place.

The texts `schema.<key>` say what each key means.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import mul
from typing import Any, Final

from engine.core.record_shapes import As, Keyed, OfSeat, Row
from engine.core.schema import (
    ASeat,
    ByKey,
    BySeat,
    Converter,
    Finding,
    Flag,
    ListOf,
    Open,
    Path,
    Schema,
    Shape,
    Text,
    Whole,
    Word,
)
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import state as s
from engine.games.vineta.rules.card_table import TABLE
from engine.games.vineta.rules.houses import HOUSES_MOVED
from engine.games.vineta.rules.notation import AUTHORITY_WAYS, CARD_BY_NAME, House, parse_target_text

MOST_RENEWED: Final = 10**6
"""The highest allowed number of times that a seat shuffled its discards: far more than in any game. Set by hand."""


@dataclass(frozen=True, slots=True)
class Houses(Shape):
    """Houses as text: for each house the letter of its colour, as in "BBO"; read as house counts by colour.

    If `counted`, a number is allowed, too: that of the houses, whatever their colours.
    """

    counted: bool = False

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return "not_houses" for anything but letters of colours, or a number of houses if `counted`."""
        number = self.counted and type(value) is int and 0 <= value <= c.HOUSES * len(c.COLOURS)
        letters = isinstance(value, str) and set(value) <= set(c.COLOURS)
        return () if number or letters else [Finding("not_houses", place)]

    def value_reader(self) -> Converter:
        """Return a converter from letters to house counts by colour; it leaves a number as it is."""
        return lambda value: value if isinstance(value, int) else [value.count(letter) for letter in c.COLOURS]

    def value_writer(self) -> Converter:
        """Return a converter from house counts by colour to letters."""
        return lambda counts: "".join(map(mul, c.COLOURS, counts))


@dataclass(frozen=True, slots=True)
class APublicMove(Row):
    """A public move, as [seat, card, move, threatened districts, turn]."""

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return "not_a_deed" for a row of the wrong form, and for a move that its card does not make."""
        wrong = any(Row.findings_in_value(self, value, place, players)) or not is_move_of_its_card(value)
        return [Finding("not_a_deed", place)] if wrong else ()


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


DISTRICT: Final = Word(c.DISTRICTS, range(len(c.DISTRICTS)))
DISTRICT_SET: Final = As(ListOf(DISTRICT, once=True), s.districts_as_bits, s.districts_from_bits)
COLOUR: Final = Word(c.COLOURS, range(len(c.COLOURS)))
CARD_LISTS: Final = BySeat(ListOf(Word(c.CARDS, range(len(c.CARDS)))), open=True)
FLOOD: Final = OfSeat(Word(c.CARDS[: c.FLOOD_KINDS], range(1, c.FLOOD_KINDS + 1)), "not_owned", s.Flood)
AUTHORITY_CARD: Final = OfSeat(Word(tuple(AUTHORITY_WAYS), tuple(AUTHORITY_WAYS.values())), "not_owned", s.Authority)
EXTRA: Final = OfSeat(Word((c.CARDS[c.MORE], c.CARDS[c.LESS]), (c.MORE, c.LESS)), "not_owned", tuple_of_parts)
PUBLIC_MOVE: Final = APublicMove(
    (
        ASeat(),
        Word((s.SETTING_UP, *(name for name, card in CARD_BY_NAME.items() if card in TABLE))),
        Text("not_a_deed"),
        DISTRICT_SET,
        Whole(0, c.TURNS),
    ),
    s.PublicMove,
)
SERIES: Final = Keyed(
    {"district": DISTRICT, "chip": ASeat(), "floods": ListOf(FLOOD), "authority": ListOf(AUTHORITY_CARD)},
    series_from_parts,
    optional={"chip": None, "authority": []},
)
MOVING: Final = Keyed(
    {"source": DISTRICT, "left": Whole(1, HOUSES_MOVED[c.PANIC] - 1), "used": DISTRICT_SET},
    s.Moving,
    optional={"left": 1},
)

SCHEMA: Final = Schema(
    {
        "sunk": ListOf(DISTRICT, most=c.TURNS, once=True),
        "houses": ByKey(c.DISTRICTS, Open(Houses(counted=True))),
        "reserve": Houses(),
        "taken": BySeat(Houses(counted=True), open=True),
        "start": ASeat(),
        "opener": ASeat(),
        "round": Whole(0, c.LAST_ROUND),
        "step": Whole(0, c.HOUSES * len(c.COLOURS)),
        "series": ListOf(SERIES),
        "extra": ListOf(EXTRA),
        "quarantined": DISTRICT_SET,
        "tiles": BySeat(Row((Open(COLOUR), Open(DISTRICT)), tuple_of_parts), open=True),
        "hands": CARD_LISTS,
        "discards": CARD_LISTS,
        "piles": CARD_LISTS,
        "renewed": BySeat(Whole(0, MOST_RENEWED)),
        "chosen": BySeat(Word(("", *c.CARDS), range(s.NO_CARD, len(c.CARDS))), open=True),
        "acting": Flag(),
        "moving": MOVING,
        "sinking": Flag(),
        "deeds": ListOf(PUBLIC_MOVE),
    }
)
