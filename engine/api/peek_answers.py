"""The answer about what one of several people alone may see; see `engine.api.answers`."""

from typing import Literal, TypedDict


class SecretsView(TypedDict):
    """The button for what one of several people alone knows."""

    seat: int
    ask: str
    """What is asked first, where somebody else may still hold the device."""
    hold: str
    """What the button says that is to be kept pressed."""
    sure: bool
    """Whether the person has the device for sure: they have just decided, or lifted the curtain."""


class PeekAnswer(TypedDict):
    """What the one of several people who decides alone may see: shown for as long as they ask for it."""

    kind: Literal["peek"]
    seat: int
    board: str
    """HTML: the board as they see it; "" where they decide in front of all, who would see it from afar."""
    cards: str
    """HTML: what they keep secret for the whole game, each as a card; "" for nothing."""
    say: str
    """What is theirs alone, in words."""
