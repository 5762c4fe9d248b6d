"""The form of a position of Vineta: its keys, and what may stand under each."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.schema import (
    SHOWN,
    ASeat,
    ByKey,
    BySeat,
    Finding,
    Flag,
    ListOf,
    Open,
    Path,
    Schema,
    Shape,
    Whole,
    Word,
)
from engine.games.vineta.rules.cards import TABLE
from engine.games.vineta.rules.components import (
    AUTHORITY,
    AUTHORITY_WAVES,
    CARDS,
    COLOURS,
    DISTRICTS,
    HOUSES,
    LAST_ROUND,
    LESS,
    MORE,
    PANIC,
    TURNS,
)
from engine.games.vineta.rules.houses import MOST
from engine.games.vineta.rules.notation import CARD, House, meaning

SETTING_UP: Final = "house"
"""In a deed: a house that was placed, instead of a card."""

MOST_RENEWED: Final = 10**6
"""No seat shuffles its discards more often."""


@dataclass(frozen=True, slots=True)
class Keyed:
    """An object with these keys, each with its shape; all but those `required` may be missing."""

    shapes: Mapping[str, Shape]
    required: Collection[str] = ()

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_keyed", "missing_key" (`value`), "unknown_key" (`value`), and what is wrong inside."""
        if not isinstance(value, dict):
            yield Finding("not_keyed", place)
            return
        for key in self.required:
            if key not in value:
                yield Finding("missing_key", place, params={"value": key})
        for key, inner in value.items():
            if key in self.shapes:
                yield from self.shapes[key].check(inner, f"{place}.{key}", players)
            else:
                yield Finding("unknown_key", f"{place}.{key}"[:SHOWN], params={"value": f"{key}"[:SHOWN]})


@dataclass(frozen=True, slots=True)
class Houses:
    """Houses as the letters of their colours, "BBO"; or, if `counted`, how many of any colours."""

    counted: bool = False

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_houses" for anything else."""
        number = self.counted and type(value) is int and 0 <= value <= HOUSES * len(COLOURS)
        if not number and not (isinstance(value, str) and set(value) <= set(COLOURS)):
            yield Finding("not_houses", place)


@dataclass(frozen=True, slots=True)
class Owned:
    """The number of a seat and one of these texts: "0:f3"."""

    texts: Collection[str]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_owned" (`value`) for anything else."""
        seat, _, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
        if seat not in map(str, range(players)) or rest not in self.texts:
            yield Finding("not_owned", place, params={"value": f"{value}"[:SHOWN]})


@dataclass(frozen=True, slots=True)
class Row:
    """A list of just these things, in this order."""

    items: Sequence[Shape]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_list", "wrong_length" (`count`, `most`), and what is wrong inside."""
        if not isinstance(value, list):
            yield Finding("not_a_list", place)
        elif len(value) != len(self.items):
            yield Finding("wrong_length", place, params={"count": len(value), "most": len(self.items)})
        else:
            for at, (shape, item) in enumerate(zip(self.items, value, strict=True)):
                yield from shape.check(item, f"{place}.{at}", players)


@dataclass(frozen=True, slots=True)
class ADeed:
    """What a seat did openly, as [seat, card, move, threatened districts, turn]."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_deed" for anything else."""
        if any(True for _ in DEED.check(value, place, players)) or not agrees(value):
            yield Finding("not_a_deed", place)


@dataclass(frozen=True, slots=True)
class AMove:
    """The text of a target, or of a house that is placed."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_deed" for anything else."""
        if not isinstance(value, str) or meaning(value) is None:
            yield Finding("not_a_deed", place)


def agrees(deed: Any) -> bool:
    """Return whether the move of a deed is one that its card asks for."""
    _seat, card, move, *_ = deed
    return type(meaning(move)) is (House if card == SETTING_UP else TABLE[CARD[card]].shape)


DISTRICT: Final = Word(DISTRICTS)
DEED: Final = Row(
    (
        ASeat(),
        Word((SETTING_UP, *(name for name, card in CARD.items() if card in TABLE))),
        AMove(),
        ListOf(DISTRICT, once=True),
        Whole(0, TURNS),
    )
)
SERIES: Final = Keyed(
    {
        "district": DISTRICT,
        "chip": ASeat(),
        "floods": ListOf(Owned(CARDS[:AUTHORITY])),
        "authority": ListOf(Owned((f"+{AUTHORITY_WAVES}", f"-{AUTHORITY_WAVES}"))),
    },
    required=("district", "floods"),
)
MOVING: Final = Keyed(
    {"source": DISTRICT, "left": Whole(1, MOST[PANIC] - 1), "used": ListOf(DISTRICT, once=True)},
    required=("source", "used"),
)
CARD_LISTS: Final = BySeat(ListOf(Word(CARDS)), open=True)

SCHEMA: Final = Schema(
    {
        "sunk": ListOf(DISTRICT, most=TURNS, once=True),
        "houses": ByKey(DISTRICTS, Open(Houses(counted=True))),
        "reserve": Houses(),
        "taken": BySeat(Houses(counted=True), open=True),
        "start": ASeat(),
        "opener": ASeat(),
        "round": Whole(0, LAST_ROUND),
        "step": Whole(0, HOUSES * len(COLOURS)),
        "series": ListOf(SERIES),
        "extra": ListOf(Owned((CARDS[MORE], CARDS[LESS]))),
        "quarantined": ListOf(DISTRICT, once=True),
        "tiles": BySeat(Row((Open(Word(tuple(COLOURS))), Open(DISTRICT))), open=True),
        "hands": CARD_LISTS,
        "discards": CARD_LISTS,
        "piles": CARD_LISTS,
        "renewed": BySeat(Whole(0, MOST_RENEWED)),
        "chosen": BySeat(Word(("", *CARDS)), open=True),
        "acting": Flag(),
        "moving": MOVING,
        "sinking": Flag(),
        "deeds": ListOf(ADeed()),
    }
)
"""All keys of positions; `rules.positions` says what they mean."""
