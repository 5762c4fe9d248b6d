"""From JSON data to typed objects: nothing gets in that is not of the type asked for."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.core.game import Refusal


def decode_dataclass(kind: Any, json_value: object) -> Any:
    """Return the dataclass `kind` that a JSON object holds; raise Refusal("bad_request") if it holds anything else.

    Fields with a default may be missing from the object. A field may be of type str, int, bool, a Literal, an int
    Annotated with the range that it must be in, a tuple, a Mapping with str keys, another dataclass, or a union of
    these with None. Numbers are not converted: 1.0 and true are no int.
    """
    types, required = field_types_and_required_fields(kind)
    if not isinstance(json_value, dict) or not required <= json_value.keys() <= types.keys():
        raise Refusal("bad_request")
    return kind(**{name: decode_value(types[name], value) for name, value in json_value.items()})


@cache
def field_types_and_required_fields(kind: Any) -> tuple[Mapping[str, Any], frozenset[str]]:
    """Return the types of a dataclass's fields by name, and the names of those without a default."""
    given = (each for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING)
    return get_type_hints(kind, include_extras=True), frozenset(each.name for each in given)


def decode_value(kind: Any, json_value: object) -> Any:
    """Return a JSON value converted to this type; raise Refusal("bad_request") if it does not fit."""
    origin, args = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return decode_dataclass(kind, json_value)
    if origin in (Union, UnionType):
        return None if json_value is None else decode_value(args[0], json_value)
    if origin is Annotated:
        number = decode_value(args[0], json_value)
        if number not in args[1]:
            raise Refusal("bad_request")
        return number
    if origin is tuple and isinstance(json_value, list):
        return decode_array(args, json_value)
    if origin is Mapping and isinstance(json_value, dict):
        return {key: decode_value(args[1], value) for key, value in json_value.items()}
    if type(json_value) is kind or (origin is Literal and json_value in args):
        return json_value
    raise Refusal("bad_request")


def decode_array(kinds: tuple[Any, ...], json_values: list[Any]) -> tuple[Any, ...]:
    """Return a JSON array as a tuple of these types; (X, ...) means any number of one type.

    Raises Refusal("bad_request") where there are more or fewer, or one has another type.
    """
    if kinds[1:] == (...,):
        kinds = kinds[:1] * len(json_values)
    if len(kinds) != len(json_values):
        raise Refusal("bad_request")
    return tuple(decode_value(kind, value) for kind, value in zip(kinds, json_values, strict=True))
