"""Shapes of positions that are read as records of the rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.schema import SHOWN, Finding, Path, Shape


@dataclass(frozen=True, slots=True)
class Keyed(Shape):
    """An object with these keys, each with its shape.

    `optional`: those that may be missing, with what is read then. `record`: makes what is read of all, in their order,
    and is made of just that. `code`: the one finding where the keys are others; "" for one a key.
    """

    shapes: Mapping[str, Shape]
    record: Callable[..., Any]
    optional: Mapping[str, Any] = field(default_factory=dict)
    code: str = ""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_keyed", "missing_key" (`value`), "unknown_key" (`value`), and what is wrong inside."""
        if not isinstance(value, dict) or (self.code and value.keys() != self.shapes.keys()):
            yield Finding(self.code or "not_keyed", place)
            return
        for key in self.shapes:
            if key not in value and key not in self.optional:
                yield Finding("missing_key", place, params={"value": key})
        for key, inner in value.items():
            if key in self.shapes:
                yield from self.shapes[key].check(inner, f"{place}.{key}", players)
            else:
                yield Finding("unknown_key", f"{place}.{key}"[:SHOWN], params={"value": f"{key}"[:SHOWN]})

    def read(self, value: Any) -> Any:
        """Return the record."""
        shapes = self.shapes.items()
        return self.record(*(shape.read(value[key]) if key in value else self.optional[key] for key, shape in shapes))

    def write(self, value: Any) -> Any:
        """Return an object with all keys."""
        return {key: shape.write(part) for (key, shape), part in zip(self.shapes.items(), value, strict=True)}


@dataclass(frozen=True, slots=True)
class Row(Shape):
    """A list of just these things, in this order; `record` makes what is read of all of them, and is made of them."""

    items: Sequence[Shape]
    record: Callable[..., Any]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_list", "wrong_length" (`count`, `most`), and what is wrong inside."""
        if not isinstance(value, list):
            yield Finding("not_a_list", place)
        elif len(value) != len(self.items):
            yield Finding("wrong_length", place, params={"count": len(value), "most": len(self.items)})
        else:
            for at, (shape, item) in enumerate(zip(self.items, value, strict=True)):
                yield from shape.check(item, f"{place}.{at}", players)

    def read(self, value: Any) -> Any:
        """Return the record."""
        return self.record(*(shape.read(item) for shape, item in zip(self.items, value, strict=True)))

    def write(self, value: Any) -> Any:
        """Return the list."""
        return [shape.write(part) for shape, part in zip(self.items, value, strict=True)]


@dataclass(frozen=True, slots=True)
class OfSeat(Shape):
    """The number of a seat, a colon, and a text: "0:f3"; `record` makes what is read of both, and is made of them."""

    item: Shape
    code: str
    record: Callable[..., Any]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield a finding of this code (`value`) for anything else."""
        seat, _, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
        if seat not in map(str, range(players)) or any(True for _ in self.item.check(rest, place, players)):
            yield Finding(self.code, place, params={"value": f"{value}"[:SHOWN]})

    def read(self, value: Any) -> Any:
        """Return the record of the seat and what its text means."""
        seat, _, rest = value.partition(":")
        return self.record(int(seat), self.item.read(rest))

    def write(self, value: Any) -> Any:
        """Return the text."""
        seat, what = value
        return f"{seat}:{self.item.write(what)}"


@dataclass(frozen=True, slots=True)
class As(Shape):
    """Another shape, of which the rules make something of their own."""

    shape: Shape
    reads: Callable[[Any], Any]
    writes: Callable[[Any], Any]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield what is wrong with it."""
        return self.shape.check(value, place, players)

    def read(self, value: Any) -> Any:
        """Return what is made of what the shape reads."""
        return self.reads(self.shape.read(value))

    def write(self, value: Any) -> Any:
        """Return what it is made of."""
        return self.shape.write(self.writes(value))
