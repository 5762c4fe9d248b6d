"""What each seat keeps secret for a whole game, and what its moves say of it: for readers who suspect the others.

A clue is a public fact, counted, not weighed: how much it proves is for the reader to find out. The text `clue.<kind>`
says what was done.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from engine.core.drawing import Icon
from engine.core.game import Event, Seat, View

V = TypeVar("V", bound=View)


class Clue(NamedTuple):
    """What a seat has done, and the secret of which it says something."""

    seat: Seat
    kind: str
    secret: str


@dataclass(frozen=True, slots=True)
class Suspicions(Generic[V]):
    """What readers may suspect the others of in one game; the text `suspected.<token>` names a group of secrets."""

    secrets: Callable[[V], Mapping[str, Sequence[str]]]
    """The secrets that the viewer of a view has not seen, by the token that names them, in the order of the game."""
    clues: Callable[[Event, V, V], Iterable[Clue]]
    """The clues in an event, by the views right before it and right after it. They are the same for all viewers."""
    speaks_for: Mapping[str, bool]
    """Each kind of clue, and whether it speaks for a secret (True) or against it."""
    picture: Icon
    """Draws a secret; its name is told beside it."""
