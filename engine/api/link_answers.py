"""What is answered to who shares a match; the other answers are in `engine.api.answers`."""

from typing import Literal, TypedDict


class LinkAnswer(TypedDict):
    """A match to be sent to somebody."""

    kind: Literal["link"]
    link: str
    """The match as the text of a link, the same in every language."""
