"""The answers about the deals of the days; see `engine.api.answers`."""

from typing import Literal, TypedDict


class DayView(TypedDict):
    """The try at the deal of a day that a match is."""

    number: int
    """The day, in the reader's calendar: days since 1 January 1970."""
    counts: bool
    """Whether it is the one try at this deal that counts."""


class DayAnswer(TypedDict):
    """How bots did with the deal of a day, in the games so far. "day" is to be sent again until it is `done`."""

    kind: Literal["day"]
    won: int
    games: int
    """How many were played."""
    done: bool
