"""What the forms of every game are made with: the form of a move, its button, groups of controls."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Child, Html, Value, tag
from engine.core.parts import Parts

Attributes = Mapping[str, Value]
"""Attributes as `tag` takes them."""

DECIDE: Final[Attributes] = {"id": "decide"}
"""By this a grid over the board finds the form."""


def move_form(kind: str, seat: Seat, *children: Child, **more: Value) -> Html:
    """Return the form in which a seat makes its move; the page sends what is chosen under the name `move`."""
    return tag("form", children, class_=kind, **more, data_do="play", data_seat=seat)


def button(text: Child, **more: Value) -> Html:
    """Return a button that sends its form."""
    return tag("button", text, class_="md-button md-button--primary", type="submit", **more)


def control_group(kind: str, legend: str, *controls: Child) -> Html:
    """Return a group of controls under one legend."""
    return tag("fieldset", tag("legend", legend), tag("div", controls, class_="row"), class_=kind)


def addressed(name: str, texts: Texts) -> str:
    """Return what stands before a question to this person; "" where nobody else shares the device."""
    return f"{name}{texts['render.colon']}" if name else ""


def together(parts: Parts, moves: Iterable[str]) -> Attributes:
    """Return the attributes that tell the page how parts are joined, and to which moves."""
    return {"data_join": parts.join, "data_moves": " ".join(moves)}


def grid_cell(square: str, label: str) -> Html:
    """Return a square of a grid over the board as a button; its label says what is there."""
    return tag("button", type="button", role="gridcell", tabindex="-1", data_square=square, aria_label=label)
