"""What is asked and touched, as files of the site have it."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict


class PlaceView(TypedDict):
    """What is touched in the picture, alone or as a part of a move."""

    name: str
    at: str
    """A CSS selector of it."""


class PartView(TypedDict):
    """A piece beside the picture that is a part of a move."""

    name: str
    face: str
    """HTML: the piece."""


class TouchView(TypedDict):
    """What can be touched where a stage of a course or an example asks, and what that leads to."""

    name: str
    at: str
    """A CSS selector of it in the picture; "" for a button beside the picture."""
    ways: NotRequired[list[list[PlaceView]]]
    """What is touched one after the other, in each order that there is, where `at` alone does not tell the move."""
    parts: NotRequired[list[PartView]]
    """The pieces beside the picture of which it is put together, in any order, where moves are."""
    right: bool
    said: str
    """HTML: whether it is right, or which wrong rule it follows, and what happens."""
    boards: list[str]
    """What happens, in pictures, one after the other; none where the touch changes nothing."""
    wrong: NotRequired[str]
    """The name of the wrong rule by which it would be right."""
    face: NotRequired[str]
    """HTML: the piece that the button shows in place of its name."""
    preview: NotRequired[str]
    """SVG for the picture's map, maybe "": what a move would do; a touch that has it is chosen first, and then made."""
    best: NotRequired[bool]
    """It is the move that is shown as the best one: of those that are right, the one that is compared with others."""
    does: NotRequired[str]
    """HTML: what a move that is only a sign in the picture does, told while it is chosen."""
    nearly: NotRequired[bool]
    """It is almost as good as the best one, which is shown at once: it is no miss, not found, and rates nobody."""
    more: NotRequired[str]
    """HTML: what is said in place of `said` after another wrong one: also what the right one brings about."""
    reason: NotRequired[str]
    """HTML: the picture with why it is not right; one may go on touching."""
    compared: NotRequired[str]
    """HTML: why the right one is better than this one, told beside it if this one was touched before."""
    beside: NotRequired[str]
    """HTML: the picture with that."""


class AskedStepView(TypedDict):
    """What an example asks before it shows: part of a file of the site."""

    step: int
    """The number of the step, from 1, at which it asks."""
    ask: str
    """HTML: the question."""
    touches: list[TouchView]


class IdeaView(TypedDict):
    """What several questions of a bank are about: one task of the course; or one move to be found."""

    key: str
    questions: list[str]
    """Their names; each is in a file of its own, a stage of one task."""
    tests: NotRequired[Mapping[str, list[int]]]
    """By the name of a wrong rule, the places in `questions` of those that show it wrong, where not all do."""
    rating: NotRequired[int]
    """How hard the move of a bank of moves is to find, on Elo's scale."""
    early: NotRequired[bool]
    """Whether it is of the first half of its game, or of its stage; else it is left out."""
    needs: NotRequired[list[str]]
    """The keys of the lessons that have taught what is seen where a move is to be found."""
    title: NotRequired[str]
    """What the questions are about, in words."""
    stage: NotRequired[int]
    """The place of its stage in the course, from 0."""
    kind: NotRequired[str]
    """How one answers: questions of one kind look alike; of a move to be found, what is decided."""
    does: NotRequired[str]
    """What the best move is good for, of a move to be found: a few in a row should differ."""


class BankView(TypedDict):
    """What a page knows of a game's bank of questions: a file of the site, read when one begins to be asked."""

    ideas: list[IdeaView]
