"""Reads data of unknown origin: any form that this book does not write raises Refusal, and no other exception.

So a caller need not catch TypeError or KeyError: where one is raised, it is a bug of ours.
"""

import json
import re
from itertools import accumulate
from typing import Any, Final

from engine.core.refusal import Refusal

LEVELS: Final = 20
"""How deep lists and objects may be nested: deeper than in any game, and not too deep for `json` to write."""
NO_BRACKET: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[^][{}"]+', re.DOTALL)
"""What of a JSON text is no bracket: its strings, also one that is cut off, and all between them."""
STEPS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}
"""What a bracket adds to the depth of what follows it."""


def parse_json(text: str | bytes) -> Any:
    """Return the value of a JSON text; raise Refusal: "damaged" if it is invalid, "foreign" if nested too deep."""
    try:
        told = text if isinstance(text, str) else text.decode("utf-8")
        # Before it is parsed: `json` ends a browser's Python for good at some 500 levels, without an exception.
        if nesting_depth(told) > LEVELS:
            raise Refusal("foreign")
        return json.loads(told)
    except ValueError as error:
        raise Refusal("damaged") from error


def nesting_depth(text: str) -> int:
    """Return how many lists and objects of a JSON text are within each other at most, 0 for none."""
    return max(accumulate(STEPS[bracket] for bracket in NO_BRACKET.sub("", text)), default=0)


def checked_type(value: Any, kind: type) -> Any:
    """Return the value if its type is exactly this (True is not an int); raise Refusal("foreign") if not.

    A part that is missing comes in as None, which is none of the types asked for.
    """
    if type(value) is not kind:
        raise Refusal("foreign")
    return value
