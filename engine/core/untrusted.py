"""Reads data of unknown origin: any form that this book does not write raises Refusal, and no other exception.

So a caller need not catch TypeError or KeyError: where one is raised, it is a bug of ours.
"""

import json
from typing import Any, Final

from engine.core.refusal import Refusal

LEVELS: Final = 20
"""How deep lists and objects may be nested: deeper than in any game, and not too deep for `json` to write."""


def parse_json(text: str | bytes) -> Any:
    """Return the value of a JSON text; raise Refusal: "damaged" if it is invalid, "foreign" if nested too deep."""
    try:
        json_value = json.loads(text)
        deep = nesting_depth(json_value)
    except (ValueError, RecursionError) as error:
        raise Refusal("damaged") from error
    if deep > LEVELS:
        raise Refusal("foreign")
    return json_value


def nesting_depth(json_value: object) -> int:
    """Return how many lists and objects are within each other, 0 for none; raise RecursionError for very many."""
    if not isinstance(json_value, list | dict):
        return 0
    return 1 + max(map(nesting_depth, json_value.values() if isinstance(json_value, dict) else json_value), default=0)


def checked_type(value: Any, kind: type) -> Any:
    """Return the value if its type is exactly this (True is not an int); raise Refusal("foreign") if not.

    A part that is missing comes in as None, which is none of the types asked for.
    """
    if type(value) is not kind:
        raise Refusal("foreign")
    return value
