"""What an answer has of the log of a match; the other answers are in `engine.api.answers`."""

from typing import TypedDict


class LogView(TypedDict):
    """The lines of the log that the page does not have yet."""

    at: int
    """How many lines there are before these; the page has them, and drops any others."""
    lines: list[str]
    """HTML of each line: a whole <li>, an event each; what was undone is struck through."""
