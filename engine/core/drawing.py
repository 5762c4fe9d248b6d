"""The types of what draws a game: boards, forms, pieces. The conventions for all of them are in `core.presentation`."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html

V_contra = TypeVar("V_contra", contravariant=True)


class Draw(Protocol[V_contra]):
    """Draws any view (a seat's, a bystander's, the open one), at any moment of the game and after its end."""

    def __call__(self, view: V_contra, texts: Texts, names: Sequence[str], marks: Sequence[str], /) -> Html:
        """Return the drawing. `names` by seat; `marks` name what has just changed, as the game's `marks` do."""


class MoveForm(Protocol[V_contra]):
    """Makes the form in which a seat chooses its move."""

    def __call__(self, view: V_contra, seat: Seat, moves: Sequence[str], texts: Texts, name: str, /) -> Html:
        """Return the form of a seat that owes one of these moves (texts); `view` is its own.

        `name`: who sits there, for the legend; "" where the one reader does.
        """


class Grid(Protocol[V_contra]):
    """Lays buttons over the board for the seat that chooses a square there."""

    def __call__(self, view: V_contra, seat: Seat, moves: Sequence[str], texts: Texts, /) -> Html:
        """Return the grid for a seat that owes one of these moves (texts), or `NOTHING`."""


class Preview(Protocol[V_contra]):
    """Draws what a move that is chosen, and not made yet, would lay down or change on the board."""

    def __call__(self, view: V_contra, seat: Seat, move: str, texts: Texts, /) -> Html:
        """Return what belongs into the element with `data-move-preview` for this legal move, or `NOTHING`."""


class Legend(Protocol[V_contra]):
    """Explains what lies before a seat."""

    def __call__(self, view: V_contra, texts: Texts, names: Sequence[str], seat: Seat, /) -> Html:
        """Return a list of what the seat's panel shows (`core.table.facts.legend_html`), for readers who ask."""


class SeatPicture(Protocol[V_contra]):
    """Draws a seat's own part of the table by itself, at the end of a game; hidden from screen readers."""

    def __call__(self, view: V_contra, texts: Texts, seat: Seat, marks: Sequence[str], /) -> Html:
        """Return the drawing. `marks` name what has just been counted for that seat, as the game's `marks` do."""


Icon: TypeAlias = Callable[[str, Texts], Html]
"""Draws a piece by its name, small enough for a sentence; raises LookupError or ValueError for a name it lacks."""

Table: TypeAlias = Callable[[Texts], Html]
"""Makes a table of the rules' numbers, or a picture that explains them, in the language of the texts."""


def no_drawing(*_: object) -> Html:
    """Draw nothing: the default for a drawing that a game may leave out."""
    return NOTHING


def icon_with_prefixed_names(prefix: str, icon: Icon) -> Icon:
    """Return an icon for names that begin with the prefix of its game, as in pages; others raise LookupError."""

    def draw_icon_named_with_prefix(name: str, texts: Texts) -> Html:
        """Draw the piece of a prefixed name; raise LookupError for a name without this game's prefix."""
        if not name.startswith(prefix):
            raise LookupError(name)
        return icon(name.removeprefix(prefix), texts)

    return draw_icon_named_with_prefix
