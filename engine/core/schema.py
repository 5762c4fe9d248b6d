"""The schema of a game's positions: which keys there are and what may stand under each, said once as data.

From it come the reading of positions (`Schema.check`), the findings about their form, the limits of the editor and the
reference page.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from engine.core.refusal import Refusal

Path = str
"""Where in a position something stands: keys and indexes, joined by dots, "hands.2.0"."""


def word(place: Path) -> str:
    """Return a path without its indexes, by which texts name it: "hands.0.2" is "hands"."""
    return ".".join(part for part in place.split(".") if not part.isdecimal())


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a position that cannot be so, or is unusual.

    The text `finding.<code>` (`params`) says it, `finding.<code>.fix` what its fix does. `place`: the path in the
    position. `rule`: the id of the rule that forbids it, "" for what the form of a position forbids. `fix`: by key
    (of the position, or the name of a move), what to write over so that there are fewer findings, None to leave it out;
    empty where there is no one way.
    `impossible`: no table can show it; else it is merely unusual, and the position can be used.
    """

    code: str
    place: Path
    rule: str = ""
    params: Mapping[str, object] = field(default_factory=dict)
    fix: Mapping[str, Any] = field(default_factory=dict)
    impossible: bool = True

    @property
    def refusal(self) -> "BadPosition":
        """The refusal of a position for this reason."""
        return BadPosition(self)


class BadPosition(Refusal):
    """The refusal of a position: "bad_position", with the place and the code of what was found, and its parameters."""

    def __init__(self, finding: Finding) -> None:
        super().__init__("bad_position", finding.rule, place=finding.place, finding=finding.code, **finding.params)
        self.finding = finding


class Shape(Protocol):
    """What may stand at one place of a position."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield what is wrong with a value; nothing but JSON data comes in, but any of it."""


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_flag" for anything else."""
        if type(value) is not bool:
            yield Finding("not_a_flag", place)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_number" or "out_of_range" (`value`, `low`, `high`)."""
        if type(value) is not int:
            yield Finding("not_a_number", place)
        elif not self.low <= value <= self.high:
            yield Finding("out_of_range", place, params={"value": value, "low": self.low, "high": self.high})


@dataclass(frozen=True, slots=True)
class ASeat:
    """The number of a seat, from 0."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "no_such_seat" for anything else."""
        if type(value) is not int or value not in range(players):
            yield Finding("no_such_seat", place)


@dataclass(frozen=True, slots=True)
class Word:
    """One of these texts."""

    words: Collection[str]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "unknown_word" (`value`) for anything else."""
        if type(value) is not str or value not in self.words:
            yield Finding("unknown_word", place, params={"value": f"{value}"[:SHOWN]})


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of things of one shape, at most (or exactly) so many, perhaps each at most once."""

    item: Shape
    most: int | None = None
    exactly: bool = False
    once: bool = False

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_list", "wrong_length" or "too_long" (`count`, `most`); else "twice" (`value`), faults inside."""
        if not isinstance(value, list):
            yield Finding("not_a_list", place)
            return
        if self.most is not None and (len(value) != self.most if self.exactly else len(value) > self.most):
            code = "wrong_length" if self.exactly else "too_long"
            yield Finding(code, place, params={"count": len(value), "most": self.most})
            return
        before = set[str]()
        for at, item in enumerate(value):
            yield from self.item.check(item, f"{place}.{at}", players)
            # As text: lists of any length may come in, and of things that no set takes.
            if self.once and f"{item}" in before:
                yield Finding("twice", f"{place}.{at}", params={"value": f"{item}"[:SHOWN]})
            before.add(f"{item}")


@dataclass(frozen=True, slots=True)
class Open:
    """A thing of this shape, or null: not known."""

    item: Shape

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield what is wrong with a thing that is known."""
        if value is not None:
            yield from self.item.check(value, place, players)


@dataclass(frozen=True, slots=True)
class BySeat:
    """One thing for each seat; null where it is `open`: not known, to be filled in."""

    item: Shape
    open: bool = False

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_by_seat" (`players`), and what is wrong inside."""
        if not isinstance(value, list) or len(value) != players:
            yield Finding("not_by_seat", place, params={"players": players})
            return
        for seat, item in enumerate(value):
            if item is not None or not self.open:
                yield from self.item.check(item, f"{place}.{seat}", players)


@dataclass(frozen=True, slots=True)
class ByKey:
    """One thing under each of some of these keys."""

    keys: Collection[str]
    item: Shape

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_by_key", "unknown_word" (`value`) for another key, and what is wrong inside."""
        if not isinstance(value, dict):
            yield Finding("not_by_key", place)
            return
        for key, item in value.items():
            if key in self.keys:
                yield from self.item.check(item, f"{place}.{key}", players)
            else:
                yield Finding("unknown_word", place, params={"value": f"{key}"[:SHOWN]})


SHOWN: Final = 60
"""Characters of a refused value that its finding or refusal names."""


@dataclass(frozen=True)
class Schema:
    """The keys of a game's positions, each with its shape; all may be missing."""

    shapes: Mapping[str, Shape]

    def check(self, data: object, players: int) -> Iterator[Finding]:
        """Yield what is wrong with the form of a position, in the order of its keys."""
        if not isinstance(data, dict):
            yield Finding("not_a_position", "position")
            return
        for key, value in data.items():
            if key in self.shapes:
                yield from self.shapes[key].check(value, key, players)
            else:
                yield Finding("unknown_key", f"{key}"[:SHOWN], params={"value": f"{key}"[:SHOWN]}, fix={key: None})

    def verify(self, data: object, players: int) -> None:
        """Raise Refusal("bad_position") for the first thing that `check` finds."""
        for finding in self.check(data, players):
            raise finding.refusal


def by_seat(position: Mapping[str, Any], key: str, players: int) -> list[Any]:
    """Return what a position gives under a key whose shape is `BySeat(…, open=True)`: a new list, None where open."""
    return [*(position.get(key) or [None] * players)]


def with_entry(entries: Sequence[Any], at: int, value: Any) -> list[Any]:
    """Return a list with another value at one place: what a fix writes over."""
    return [*entries[:at], value, *entries[at + 1 :]]


def without_entry(entries: Sequence[Any], at: int) -> list[Any]:
    """Return a list without the value at one place."""
    return [*entries[:at], *entries[at + 1 :]]
