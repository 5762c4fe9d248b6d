"""From JSON data to typed objects: nothing gets in that is not of the type asked for."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.game import Refusal

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Between:
    """Bounds of a whole number, both included; written as `Annotated[int, Between(0, 9)]`."""

    least: int
    most: int

    def __contains__(self, number: int) -> bool:
        """Return whether a number is within the bounds."""
        return self.least <= number <= self.most


def decode_dataclass(kind: type[T], data: object) -> T:
    """Return the dataclass `kind` that JSON data holds; raise Refusal("bad_request") if a part is of another type.

    Fields may be of type str, int, bool, a Literal, an int Annotated with `Between`, a tuple, a Mapping with str keys,
    another dataclass, or a union of these with None. Numbers are not converted: 1.0 and true are no int.
    """
    found: T = decode_object(kind, data)
    return found


def decode_object(kind: Any, data: object) -> Any:
    """Return a dataclass from a JSON object of its fields: those with a default may be missing, others not be there.

    Raises Refusal("bad_request") for data of another shape.
    """
    if not isinstance(data, dict):
        raise Refusal("bad_request")
    types, known = types_and_fields(kind)
    if data.keys() - known.keys() or any(name not in data and has_no_default(each) for name, each in known.items()):
        raise Refusal("bad_request")
    return kind(**{name: decode_value(types[name], value) for name, value in data.items()})


@cache
def types_and_fields(kind: Any) -> tuple[Mapping[str, Any], Mapping[str, Field[Any]]]:
    """Return the types and the fields of a dataclass, by name."""
    return get_type_hints(kind, include_extras=True), {each.name: each for each in fields(kind)}


def has_no_default(each: Field[Any]) -> bool:
    """Return whether a field has no default."""
    return each.default is MISSING and each.default_factory is MISSING


def decode_value(kind: Any, data: object) -> Any:
    """Return JSON data as a value of this type; raise Refusal("bad_request") if it is none."""
    origin, args = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return decode_object(kind, data)
    if origin in (Union, UnionType):
        return None if data is None else decode_value(args[0], data)
    if origin is Annotated:
        return within_bounds(args[1], decode_value(args[0], data))
    if origin is tuple and isinstance(data, list):
        return decode_items(args, data)
    if origin is Mapping and isinstance(data, dict):
        return {key: decode_value(args[1], value) for key, value in data.items()}
    if type(data) is kind or (origin is Literal and data in args):
        return data
    raise Refusal("bad_request")


def within_bounds(bounds: Between, number: int) -> int:
    """Return a number that is within its bounds; raise Refusal("bad_request") if it is not."""
    if number not in bounds:
        raise Refusal("bad_request")
    return number


def decode_items(kinds: tuple[Any, ...], data: list[Any]) -> tuple[Any, ...]:
    """Return a JSON array as a tuple of these types; (X, ...) stands for any number of one type.

    Raises Refusal("bad_request") where there are more or fewer, or one has another type.
    """
    if kinds[1:] == (...,):
        kinds = kinds[:1] * len(data)
    if len(kinds) != len(data):
        raise Refusal("bad_request")
    return tuple(decode_value(kind, value) for kind, value in zip(kinds, data, strict=True))
