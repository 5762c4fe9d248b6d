"""How a table presents what happens, as far as the events do not say it themselves (see `core.told`)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.describe import Texts
from engine.core.drawing import Draw
from engine.core.game import Event, View

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What is shown for a moment before the step of an event: a view, its marks, and a text's key and values."""

    view: Any
    marks: Sequence[str]
    text: str
    facts: Mapping[str, object]


Note: TypeAlias = tuple[str, Mapping[str, object]] | None
"""The key of a text, and its values; None for nothing."""


@dataclass(frozen=True, slots=True)
class Telling(Generic[V]):
    """How the events of a game become steps, and how a table presents them."""

    heading_number: Callable[[V], int]
    """The number in the heading of a step, from 1: that of the round, the trick or the turn (the text `table.round`);
    0 if it is not told at the table of a reader.
    Where a game is shown round by round, steps that have the same one are joined."""
    stage: Callable[[V], int] = lambda _view: 0
    """The number of the stage, from 1, in games that count their rounds anew in each stage; 0 in others."""
    moment: Callable[[V, Texts], str] = lambda _view, _texts: ""
    """When it is within what `heading_number` counts, in words, if that has parts."""
    share_over: Callable[[V], float] = lambda _view: 0.0
    """How much of a game is over, from 0 to 1: it never falls while one is played."""
    glimpses: Callable[[Event, V, V], Iterable[Glimpse]] = lambda _event, _view, _before: ()
    """What a table shows one after the other before the step of an event, by the views right after it and before it
    (the same one twice where that is not known)."""
    recap_picture: Draw[V] | None = None
    """Draws the events of a recap in small; without it the board is drawn with their marks."""
    event_note: Callable[[Event, V], Note] = lambda _event, _view: None
    """A note that a table adds to the sentence of an event: its meaning for the viewer, by their view. The table
    lingers there."""
