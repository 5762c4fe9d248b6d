"""Checks at the door: JSON data from outside becomes typed values, or a Refusal that names the place."""

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.game import Refusal


def bad(place: str) -> Refusal:
    """Return the refusal of a position that cannot exist, with the key that is wrong."""
    return Refusal("bad_position", place=place)


def keyed(data: object, keys: Collection[str]) -> Mapping[str, Any]:
    """Return the data, a table with no other keys than these."""
    if not isinstance(data, dict):
        raise bad("position")
    for key in data:
        if key not in keys:
            raise bad(str(key))
    return data


def flag(data: Mapping[str, Any], key: str) -> bool:
    """Return data[key], true or false; false where it is missing."""
    value = data.get(key, False)
    if type(value) is not bool:
        raise bad(key)
    return value


def whole(data: Mapping[str, Any], key: str, low: int, high: int, default: int) -> int:
    """Return data[key], a whole number from low to high."""
    value = data.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise bad(key)
    return value


def listed(data: Mapping[str, Any], key: str, length: int | None) -> list[Any] | None:
    """Return data[key], a list (of this length); None where it is missing."""
    value = data.get(key)
    if value is not None and (not isinstance(value, list) or length not in (None, len(value))):
        raise bad(key)
    return value


def wholes(data: Mapping[str, Any], key: str, allowed: Collection[int]) -> list[int] | None:
    """Return data[key], a list of allowed whole numbers; None where it is missing."""
    value = data.get(key)
    if value is None:
        return None
    return whole_list(value, key, allowed)


def whole_list(value: object, key: str, allowed: Collection[int]) -> list[int]:
    """Return a list of allowed whole numbers, or refuse it."""
    if not isinstance(value, list) or not all(type(item) is int and item in allowed for item in value):
        raise bad(key)
    return list(value)


def by_seat(value: list[int] | None, key: str, players: int) -> list[int] | None:
    """Return a list that has one entry a seat, or None where it is missing."""
    if value is not None and len(value) != players:
        raise bad(key)
    return value
