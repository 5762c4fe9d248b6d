"""What is asked and touched, as files of the site have it."""

from typing import NotRequired, TypedDict


class TouchView(TypedDict):
    """What can be touched where a stage of a course or an example asks, and what that leads to."""

    name: str
    at: str
    """A CSS selector of it in the picture; "" for a button beside the picture."""
    right: bool
    said: str
    """HTML: whether it is right, or which wrong rule it follows, and what happens."""
    boards: list[str]
    """What happens, in pictures, one after the other; none where the touch changes nothing."""
    preview: NotRequired[str]
    """SVG for the map of the picture: what a move would do; such a touch is chosen first, and then made."""


class AskedStepView(TypedDict):
    """What an example asks before it shows: part of a file of the site."""

    step: int
    """The number of the step, from 1, at which it asks."""
    ask: str
    """HTML: the question."""
    touches: list[TouchView]
