"""Answers as they are sent: of a long text only what is not as in the last one of its name."""

import re
from typing import Any, Final, TypedDict

LONG: Final = 100
"""Shorter texts are sent as they are. Chosen by hand: what is sent for nothing new has 40 characters."""

WIDE: Final = re.compile("[\U00010000-\U0010ffff]")
"""A character that JavaScript counts as two."""


class Shortened(TypedDict):
    """A long text. Its beginning and end are those of the last one of the same name, "" before the first, in UTF-16."""

    at: int
    """How many units stay at the beginning."""
    text: str
    """What comes between."""
    end: int
    """How many units stay at the end."""


def shortened(value: Any, last: dict[str, str], name: str = "") -> Any:
    """Return an answer as it is sent, or what has this name in it; `last`: the long texts that came last, by name.

    They are changed to those of the answer.
    """
    if isinstance(value, dict):
        return {key: shortened(each, last, key) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [shortened(each, last, name) for each in value]
    if not isinstance(value, str) or len(value) < LONG:
        return value
    before, last[name] = last.get(name, ""), value
    at = characters_alike(before, value)
    end = characters_alike(before[at:][::-1], value[at:][::-1])
    sent: Shortened = {
        "at": units(value[:at]),
        "text": value[at : len(value) - end],
        "end": units(value[len(value) - end :]),
    }
    return sent


def characters_alike(one: str, other: str) -> int:
    """Return with how many characters both texts begin."""
    known, most = 0, min(len(one), len(other))
    while known < most:
        tried = (known + most + 1) // 2
        if one[known:tried] == other[known:tried]:
            known = tried
        else:
            most = tried - 1
    return known


def units(text: str) -> int:
    """Return the length of a text as JavaScript measures it."""
    return len(text) + len(WIDE.findall(text))
