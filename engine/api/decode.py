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


def decode_dataclass(kind: type[T], json_value: object) -> T:
    """Return the dataclass `kind` that a JSON value holds; raise Refusal("bad_request") if a part is of another type.

    Fields may be of type str, int, bool, a Literal, an int Annotated with `Between`, a tuple, a Mapping with str keys,
    another dataclass, or a union of these with None. Numbers are not converted: 1.0 and true are no int.
    """
    found: T = decode_object(kind, json_value)
    return found


def decode_object(kind: Any, json_value: object) -> Any:
    """Return a dataclass from a JSON object of its fields: those with a default may be missing, others not be there.

    Raises Refusal("bad_request") for a value of another shape.
    """
    if not isinstance(json_value, dict):
        raise Refusal("bad_request")
    types, known = dataclass_types_and_fields(kind)
    if json_value.keys() - known.keys() or any(
        name not in json_value and is_field_required(each) for name, each in known.items()
    ):
        raise Refusal("bad_request")
    return kind(**{name: decode_value(types[name], value) for name, value in json_value.items()})


@cache
def dataclass_types_and_fields(kind: Any) -> tuple[Mapping[str, Any], Mapping[str, Field[Any]]]:
    """Return the resolved types and the fields of a dataclass, both by name, in the order of definition."""
    return get_type_hints(kind, include_extras=True), {each.name: each for each in fields(kind)}


def is_field_required(each: Field[Any]) -> bool:
    """Return whether a field of a dataclass must be given: it has neither a default nor a factory of one."""
    return each.default is MISSING and each.default_factory is MISSING


def decode_value(kind: Any, json_value: object) -> Any:
    """Return a JSON value converted to this type; raise Refusal("bad_request") if it does not fit."""
    origin, args = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return decode_object(kind, json_value)
    if origin in (Union, UnionType):
        return None if json_value is None else decode_value(args[0], json_value)
    if origin is Annotated:
        return checked_number(args[1], decode_value(args[0], json_value))
    if origin is tuple and isinstance(json_value, list):
        return decode_array(args, json_value)
    if origin is Mapping and isinstance(json_value, dict):
        return {key: decode_value(args[1], value) for key, value in json_value.items()}
    if type(json_value) is kind or (origin is Literal and json_value in args):
        return json_value
    raise Refusal("bad_request")


def checked_number(bounds: Between, number: int) -> int:
    """Return a number that is within its bounds; raise Refusal("bad_request") if it is not."""
    if number not in bounds:
        raise Refusal("bad_request")
    return number


def decode_array(kinds: tuple[Any, ...], json_values: list[Any]) -> tuple[Any, ...]:
    """Return a JSON array as a tuple of these types; (X, ...) means any number of one type.

    Raises Refusal("bad_request") where there are more or fewer, or one has another type.
    """
    if kinds[1:] == (...,):
        kinds = kinds[:1] * len(json_values)
    if len(kinds) != len(json_values):
        raise Refusal("bad_request")
    return tuple(decode_value(kind, value) for kind, value in zip(kinds, json_values, strict=True))
