"""What the forms of every game are made with: their tags, their buttons, groups of controls."""

from collections.abc import Iterable
from html import escape
from typing import Final

from engine.core.describe import Texts
from engine.core.parts import Parts

DECIDE: Final = ' id="decide"'
"""By this a grid over the board finds the form."""


def opening(kind: str, seat: int, more: str = "") -> str:
    """Return the start tag of a form in which a seat makes its move."""
    return f'<form class="{kind}"{more} data-do="play" data-seat="{seat}">'


def button(text: str, more: str = "") -> str:
    """Return a button that sends its form."""
    return f'<button class="md-button md-button--primary" type="submit"{more}>{escape(text)}</button>'


def fields(kind: str, legend: str, inside: str) -> str:
    """Return a group of controls under one legend."""
    return f'<fieldset class="{kind}"><legend>{escape(legend)}</legend><div class="row">{inside}</div></fieldset>'


def addressed(name: str, texts: Texts) -> str:
    """Return what stands before a question to this person; "" where nobody else shares the device."""
    return f"{name}{texts['render.colon']}" if name else ""


def together(parts: Parts, moves: Iterable[str]) -> str:
    """Return what tells the page how parts are joined, and to which moves."""
    return f' data-join="{escape(parts.join)}" data-moves="{escape(" ".join(moves))}"'
