"""The schema of a game's positions: which keys there are and what may stand under each, said once as data.

From it come the findings about the form of positions (`Schema.findings_in_position`), the values that the
rules use for JSON data (`Schema.read_position`, `Schema.write_position`), the limits of the editor and the reference
page.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, TypeAlias

from engine.core.refusal import Refusal

Path = str
"""Where in a position something stands: keys and indexes, joined by dots, "hands.2.0"."""


def path_without_indexes(place: Path) -> str:
    """Return a path without its indexes, by which texts name it: "hands.0.2" is "hands"."""
    return ".".join(part for part in place.split(".") if not part.isdecimal())


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a position that is impossible or unusual.

    The text `finding.<code>` (`params`) says it, `finding.<code>.fix` what its fix does. `place`: the path in the
    position. `rule`: the id of the rule that forbids it, "" for what the form of a position forbids. `fix`: by key
    (of the position, or the name of a move), the new value that leaves fewer findings, None to remove the key;
    empty where no single way is right.
    `impossible`: no table can show it; else it is merely unusual, and the position can be used.
    """

    code: str
    place: Path
    rule: str = ""
    params: Mapping[str, object] = field(default_factory=dict)
    fix: Mapping[str, Any] = field(default_factory=dict)
    impossible: bool = True

    @property
    def as_refusal(self) -> "BadPosition":
        """This finding as an exception, to be raised where a position must be right."""
        return BadPosition(self)

    def with_prefixed_place(self, place: Path) -> "Finding":
        """Return the finding with a prefix before its place, for values nested in others."""
        return replace(self, place=f"{place}{self.place}"[:SHOWN])


def impossible(place: Path, rule: str = "", fix: Mapping[str, Any] | None = None) -> Finding:
    """Return the finding for what no reader brings about by hand: "impossible", named by its place alone.

    Its fix forgets the whole key, unless one is given.
    """
    return Finding("impossible", place, rule, fix={place.partition(".")[0]: None} if fix is None else fix)


class BadPosition(Refusal):
    """The refusal of a position: "bad_position", with the finding's place, code and parameters."""

    def __init__(self, finding: Finding) -> None:
        super().__init__("bad_position", finding.rule, place=finding.place, finding=finding.code, **finding.params)
        self.finding = finding


SHOWN: Final = 60
"""How many characters of a refused value its finding or refusal quotes. Chosen by hand."""


class Shape(ABC):
    """What is allowed in one place of a position, and what the rules read it as, often the same."""

    __slots__ = ()

    @abstractmethod
    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield everything wrong with a value, which may be any JSON data.

        `place`: where the value is; "" if the caller prefixes it to the findings (`Finding.with_prefixed_place`), which
        is faster, since there are hardly ever any.
        """

    def value_converter(self, inside: "Inside") -> "Converter":
        """Return a converter of values that uses `inside` for nested shapes, or `unchanged_value`."""
        return unchanged_value

    def value_reader(self) -> "Converter":
        """Return a converter from a value without findings to its meaning, which the rules use."""
        return self.value_converter(lambda shape: shape.value_reader())

    def value_writer(self) -> "Converter":
        """Return the inverse of `value_reader`: a converter from the meaning to JSON data."""
        return self.value_converter(lambda shape: shape.value_writer())


Converter: TypeAlias = Callable[[Any], Any]
"""Converts a value; it is made once for a shape, since a position has hundreds of values."""
Inside: TypeAlias = Callable[[Shape], Converter]
"""Returns the converter of a shape that is nested in another."""


def unchanged_value(value: Any) -> Any:
    """Return the value; other code tests a converter for being this one, to copy lists of such values in one go."""
    return value


def converter_of_list(change: Converter) -> Converter:
    """Return a converter that makes a new list and applies `change` to each item."""
    return list if change is unchanged_value else lambda values: list(map(change, values))


def converter_of_value_if_known(change: Converter) -> Converter:
    """Return a converter that leaves None, which stands for unknown, and otherwise applies `change`."""
    return unchanged_value if change is unchanged_value else lambda value: None if value is None else change(value)


@dataclass(frozen=True, slots=True)
class Flag(Shape):
    """True or false."""

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return "not_a_flag" for anything but true and false."""
        return () if type(value) is bool else [Finding("not_a_flag", place)]


@dataclass(frozen=True, slots=True)
class Whole(Shape):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return "not_a_number" or "out_of_range" (`value`, `low`, `high`)."""
        if type(value) is not int:
            return [Finding("not_a_number", place)]
        if self.low <= value <= self.high:
            return ()
        return [Finding("out_of_range", place, params={"value": value, "low": self.low, "high": self.high})]


@dataclass(frozen=True, slots=True)
class ASeat(Shape):
    """The number of a seat, from 0."""

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return "no_such_seat" for anything but the number of a seat."""
        return () if type(value) is int and 0 <= value < players else [Finding("no_such_seat", place)]


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """Any text."""

    code: str

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return a finding of the code `self.code` for anything but a text."""
        return () if isinstance(value, str) else [Finding(self.code, place)]


@dataclass(frozen=True, slots=True)
class Word(Shape):
    """One of these texts; `means`: the value of each in the rules, in the same order, () for the texts themselves."""

    words: Collection[str]
    means: Collection[Any] = ()

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return "unknown_word" (`value`) for anything but one of the words."""
        if type(value) is str and value in self.words:
            return ()
        return [Finding("unknown_word", place, params={"value": f"{value}"[:SHOWN]})]

    def value_reader(self) -> Converter:
        """Return a converter from a word to its meaning."""
        return dict(zip(self.words, self.means, strict=True)).__getitem__ if self.means else unchanged_value

    def value_writer(self) -> Converter:
        """Return a converter from a meaning to its word."""
        return dict(zip(self.means, self.words, strict=True)).__getitem__ if self.means else unchanged_value


@dataclass(frozen=True, slots=True)
class ListOf(Shape):
    """A list of items of one shape, at most `most` of them (or exactly as many), each at most once if `once`."""

    item: Shape
    most: int | None = None
    exactly: bool = False
    once: bool = False

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield "not_a_list", "wrong_length" or "too_long" (`count`, `most`); else "twice" (`value`), faults inside."""
        if not isinstance(value, list):
            yield Finding("not_a_list", place)
            return
        if self.most is not None and (len(value) != self.most if self.exactly else len(value) > self.most):
            code = "wrong_length" if self.exactly else "too_long"
            yield Finding(code, place, params={"count": len(value), "most": self.most})
            return
        # Items are compared as text, since they may be unhashable, and the list too long to compare in pairs.
        repeated = self.once and len({*map(str, value)}) < len(value)
        before = set[str]()
        for at, item in enumerate(value):
            for finding in self.item.findings_in_value(item, "", players):
                yield finding.with_prefixed_place(f"{place}.{at}")
            if repeated:
                if (text := f"{item}") in before:
                    yield Finding("twice", f"{place}.{at}", params={"value": text[:SHOWN]})
                before.add(text)

    def value_converter(self, inside: Inside) -> Converter:
        """Return a converter of lists that converts each item."""
        return converter_of_list(inside(self.item))


@dataclass(frozen=True, slots=True)
class Open(Shape):
    """A value of this shape, or null if it is unknown."""

    item: Shape

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield the findings of a known value; null has none."""
        return () if value is None else self.item.findings_in_value(value, place, players)

    def value_converter(self, inside: Inside) -> Converter:
        """Return a converter for known values that leaves null."""
        return converter_of_value_if_known(inside(self.item))


@dataclass(frozen=True, slots=True)
class BySeat(Shape):
    """One item for each seat; if `open`, null stands for an unknown one, to be filled in."""

    item: Shape
    open: bool = False

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield "not_by_seat" (`players`), and the findings inside."""
        if not isinstance(value, list) or len(value) != players:
            yield Finding("not_by_seat", place, params={"players": players})
            return
        for seat, item in enumerate(value):
            if item is not None or not self.open:
                for finding in self.item.findings_in_value(item, "", players):
                    yield finding.with_prefixed_place(f"{place}.{seat}")

    def value_converter(self, inside: Inside) -> Converter:
        """Return a converter of lists that converts each known item."""
        return converter_of_list(converter_of_value_if_known(inside(self.item)))


@dataclass(frozen=True, slots=True)
class ByKey(Shape):
    """An object with some of these keys, whose values share a shape."""

    keys: Collection[str]
    item: Shape

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield "not_by_key", "unknown_word" (`value`) for another key, and the findings inside."""
        if not isinstance(value, dict):
            yield Finding("not_by_key", place)
            return
        for key, item in value.items():
            if key in self.keys:
                yield from self.item.findings_in_value(item, f"{place}.{key}", players)
            else:
                yield Finding("unknown_word", place, params={"value": f"{key}"[:SHOWN]})

    def value_converter(self, inside: Inside) -> Converter:
        """Return a converter of objects that converts each value."""
        change = inside(self.item)
        return dict if change is unchanged_value else lambda things: {key: change(item) for key, item in things.items()}


@dataclass(frozen=True)
class Schema:
    """The keys of a game's positions, each with its shape; all may be missing."""

    shapes: Mapping[str, Shape]

    @cached_property
    def value_readers(self) -> Mapping[str, Converter]:
        """By key, the converter from a value to its meaning."""
        return {key: shape.value_reader() for key, shape in self.shapes.items()}

    @cached_property
    def value_writers(self) -> Mapping[str, Converter]:
        """By key, the converter from a meaning to its value."""
        return {key: shape.value_writer() for key, shape in self.shapes.items()}

    def findings_in_position(self, position: object, players: int) -> Iterator[Finding]:
        """Yield what is wrong with a position's form, in the order of its keys."""
        if not isinstance(position, dict):
            yield Finding("not_a_position", "position")
            return
        for key, value in position.items():
            if key in self.shapes:
                yield from self.shapes[key].findings_in_value(value, key, players)
            else:
                yield Finding("unknown_key", f"{key}"[:SHOWN], params={"value": f"{key}"[:SHOWN]}, fix={key: None})

    def verify_well_formed_position(self, position: object, players: int) -> None:
        """Raise Refusal("bad_position") for the first finding of `findings_in_position`."""
        for finding in self.findings_in_position(position, players):
            raise finding.as_refusal

    def read_position(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of a position converted for the rules, by key; the form of the position must be right."""
        return {key: self.value_readers[key](value) for key, value in position.items()}

    def write_position(self, state: object, **others: Any) -> dict[str, Any]:
        """Return the position that reads as this state.

        Each key holds the state's attribute of that name, or that of `others`; None is left out.
        """
        given = {key: others[key] if key in others else getattr(state, key, None) for key in self.shapes}
        return {key: self.value_writers[key](value) for key, value in given.items() if value is not None}


def position_entries_by_seat(position: Mapping[str, Any], key: str, players: int) -> list[Any]:
    """Return what a position gives under a key whose shape is `BySeat(…, open=True)`: a new list, None where open."""
    return [*(position.get(key) or [None] * players)]


def entries_if_any_known(entries: Iterable[Any]) -> list[Any] | None:
    """Return entries by seat, or None in place of the whole list if all of them are None."""
    found = [*entries]
    return None if all(entry is None for entry in found) else found


def with_entry_changed(entries: Sequence[Any], at: int, value: Any) -> list[Any]:
    """Return a copy of a list with another value at one index."""
    return [*entries[:at], value, *entries[at + 1 :]]


def rewriting_fix(position: Mapping[str, Any], changes: Mapping[Path, Any]) -> dict[str, Any]:
    """Return the fix that writes these values at their places, under keys that the position has already."""
    fix: dict[str, Any] = {}
    for place, value in changes.items():
        key, _, inside = place.partition(".")
        fix[key] = with_value_at_place(fix.get(key, position[key]), inside, value)
    return fix


def with_value_at_place(whole: Any, place: Path, value: Any) -> Any:
    """Return a copy of nested lists and objects with another value at a place; the bare value where the place is ""."""
    if not place:
        return value
    first, _, inside = place.partition(".")
    if isinstance(whole, dict):
        return {**whole, first: with_value_at_place(whole[first], inside, value)}
    return with_entry_changed(whole, int(first), with_value_at_place(whole[int(first)], inside, value))


def removing_fix(position: Mapping[str, Any], place: Path) -> dict[str, Any]:
    """Return the fix that takes an entry out of the list under a key: "series.2"."""
    key, _, at = place.partition(".")
    return {key: without_entry(position[key], int(at))}


def without_entry(entries: Sequence[Any], at: int) -> list[Any]:
    """Return a copy of a list without the entry at one index."""
    return [*entries[:at], *entries[at + 1 :]]
