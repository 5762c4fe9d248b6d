"""Checks of JSON data that comes from outside, such as positions. What is wrong raises Refusal("bad_position")."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from engine.core.game import Refusal, Seat


def bad(place: str) -> Refusal:
    """Return Refusal("bad_position", place=place): the position cannot exist, and `place` is the key that is wrong."""
    return Refusal("bad_position", place=place)


def keyed(data: object, keys: Collection[str]) -> Mapping[str, Any]:
    """Return the data, a dict with no keys but these.

    Raises Refusal("bad_position") with the first unknown key as `place`, or with "position" for data that is no dict.
    """
    if not isinstance(data, dict):
        raise bad("position")
    for key in data:
        if key not in keys:
            raise bad(str(key))
    return data


def flag(data: Mapping[str, Any], key: str) -> bool:
    """Return data[key], or false where it is missing; raise Refusal("bad_position") unless it is true or false."""
    value = data.get(key, False)
    if type(value) is not bool:
        raise bad(key)
    return value


def whole(data: Mapping[str, Any], key: str, low: int, high: int, default: int) -> int:
    """Return data[key], or the default where it is missing.

    Raises Refusal("bad_position") unless it is a whole number from `low` to `high`, both included.
    """
    value = data.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise bad(key)
    return value


def listed(data: Mapping[str, Any], key: str, length: int | None) -> list[Any] | None:
    """Return data[key], or None where it is missing.

    Raises Refusal("bad_position") unless it is a list of `length` entries (None: of any length).
    """
    value = data.get(key)
    if value is not None and (not isinstance(value, list) or length not in (None, len(value))):
        raise bad(key)
    return value


def wholes(data: Mapping[str, Any], key: str, allowed: Collection[int]) -> list[int] | None:
    """Return data[key], or None where it is missing; raise Refusal("bad_position") as `whole_list` does."""
    value = data.get(key)
    if value is None:
        return None
    return whole_list(value, key, allowed)


def whole_list(value: object, key: str, allowed: Collection[int]) -> list[int]:
    """Return a copy of the list.

    Raises Refusal("bad_position", place=key) unless it is a list of allowed whole numbers.
    """
    if not isinstance(value, list) or not all(type(item) is int and item in allowed for item in value):
        raise bad(key)
    return list(value)


def by_seat(value: list[int] | None, key: str, players: int) -> list[int] | None:
    """Return the value; raise Refusal("bad_position") unless it is None or has one entry for each seat."""
    if value is not None and len(value) != players:
        raise bad(key)
    return value


def first_possible(drawn: Seat, players: int, lay_out: Callable[[Seat], object]) -> Seat:
    """Return the first seat, clockwise from the one drawn, that `lay_out` does not refuse; else the one drawn."""
    for seat in [(drawn + step) % players for step in range(players)]:
        try:
            lay_out(seat)
        except Refusal:
            continue
        return seat
    return drawn
