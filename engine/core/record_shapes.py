"""Shapes of positions that are read as records of the rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.schema import SHOWN, Converter, Finding, Path, Shape, unchanged_value


@dataclass(frozen=True, slots=True)
class Keyed(Shape):
    """An object with these keys, each with a shape of its own.

    `optional`: keys that may be missing, with what they read as then. `record`: makes a tuple of the values
    that the keys read as, in order; to write, that tuple is taken apart. `code`: the only finding for wrong
    keys; "" for one finding per key.
    """

    shapes: Mapping[str, Shape]
    record: Callable[..., Any]
    optional: Mapping[str, Any] = field(default_factory=dict)
    code: str = ""

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield "not_keyed", "missing_key" (`value`), "unknown_key" (`value`), and the findings inside."""
        if not isinstance(value, dict) or (self.code and value.keys() != self.shapes.keys()):
            yield Finding(self.code or "not_keyed", place)
            return
        for key in self.shapes:
            if key not in value and key not in self.optional:
                yield Finding("missing_key", place, params={"value": key})
        for key, inner in value.items():
            if key in self.shapes:
                yield from self.shapes[key].findings_in_value(inner, f"{place}.{key}", players)
            else:
                yield Finding("unknown_key", f"{place}.{key}"[:SHOWN], params={"value": f"{key}"[:SHOWN]})

    def value_reader(self) -> Converter:
        """Return a converter from the JSON object to `record`, optional keys filled in."""
        record, optional, readers = (
            self.record,
            self.optional,
            [(key, part.value_reader()) for key, part in self.shapes.items()],
        )
        return lambda value: record(*[read(value[key]) if key in value else optional[key] for key, read in readers])

    def value_writer(self) -> Converter:
        """Return a converter from `record` to the JSON object, with all keys, optional ones too."""
        writers = [(key, part.value_writer()) for key, part in self.shapes.items()]
        return lambda record: {key: write(part) for (key, write), part in zip(writers, record, strict=True)}


@dataclass(frozen=True, slots=True)
class Row(Shape):
    """A list of exactly these items, in order; `record` makes a tuple of the values that they read as."""

    items: Sequence[Shape]
    record: Callable[..., Any]

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield "not_a_list", "wrong_length" (`count`, `most`), and the findings inside."""
        if not isinstance(value, list):
            yield Finding("not_a_list", place)
        elif len(value) != len(self.items):
            yield Finding("wrong_length", place, params={"count": len(value), "most": len(self.items)})
        else:
            for at, (shape, item) in enumerate(zip(self.items, value, strict=True)):
                for finding in shape.findings_in_value(item, "", players):
                    yield finding.with_prefixed_place(f"{place}.{at}")

    def value_reader(self) -> Converter:
        """Return a converter from the JSON list to `record`."""
        record, read = self.record, converter_of_row([shape.value_reader() for shape in self.items])
        return lambda value: record(*read(value))

    def value_writer(self) -> Converter:
        """Return a converter from `record` to the JSON list."""
        return converter_of_row([shape.value_writer() for shape in self.items])


def converter_of_row(changes: Sequence[Converter]) -> Converter:
    """Return a converter of rows that applies to each item the converter of its place."""
    changing = [(at, change) for at, change in enumerate(changes) if change is not unchanged_value]

    def convert_row(row: Iterable[Any]) -> list[Any]:
        """Return a new list, in the same order; the row is left as it was."""
        found = [*row]
        for at, change in changing:
            found[at] = change(found[at])
        return found

    return convert_row


@dataclass(frozen=True, slots=True)
class OfSeat(Shape):
    """A seat's number, a colon and a text: "0:f3"; `record` makes a tuple of the seat and the value of `item`."""

    item: Shape
    code: str
    record: Callable[..., Any]

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Return a finding of the code `self.code` (`value`) for anything but a seat, a colon and an item."""
        seat, _, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
        if seat in map(str, range(players)) and not any(self.item.findings_in_value(rest, place, players)):
            return ()
        return [Finding(self.code, place, params={"value": f"{value}"[:SHOWN]})]

    def value_reader(self) -> Converter:
        """Return a converter from the text to `record` of the seat and what `item` reads from the rest."""
        record, read = self.record, self.item.value_reader()

        def read_seat_and_item(value: str) -> Any:
            """Split "0:f3" at its first colon; the text must have passed `findings_in_value`."""
            seat, _, rest = value.partition(":")
            return record(int(seat), read(rest))

        return read_seat_and_item

    def value_writer(self) -> Converter:
        """Return a converter from `record` to the text: "0:f3"."""
        write = self.item.value_writer()
        return lambda record: f"{record[0]}:{write(record[1])}"


@dataclass(frozen=True, slots=True)
class As(Shape):
    """Another shape whose value the rules convert further."""

    shape: Shape
    reads: Callable[[Any], Any]
    writes: Callable[[Any], Any]

    def findings_in_value(self, value: object, place: Path, players: int) -> Iterable[Finding]:
        """Yield what the wrapped shape finds; `reads` and `writes` have no say in it."""
        return self.shape.findings_in_value(value, place, players)

    def value_reader(self) -> Converter:
        """Return a converter that applies `reads` to what the wrapped shape reads."""
        reads, read = self.reads, self.shape.value_reader()
        return lambda value: reads(read(value))

    def value_writer(self) -> Converter:
        """Return a converter that undoes `value_reader`: first `writes`, then the wrapped shape's own."""
        writes, write = self.writes, self.shape.value_writer()
        return lambda value: write(writes(value))
