"""What is heard of a piece of a page, as lines of text: drawings by what is said in their place."""

import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from textwrap import fill
from typing import Any, Final

from engine.core.game import EVERYONE
from engine.core.html import Html, text_of_markup

UNHEARD: Final = frozenset({"svg", "style", "script", "meter"})
"""Elements that have no place in a text."""
LINES: Final = frozenset({"p", "li", "div", "tr", "table", "ul", "ol", "dt", "dd", "summary", "legend"})
"""Elements that stand on lines of their own."""
CELLS: Final = frozenset({"td", "th"})
EMPTY: Final = frozenset({"input", "br", "img", "wbr"})
"""Elements without an end tag where they are heard."""
TAG: Final = re.compile(r"<(/?)([\w-]+)([^>]*?)(/?)>")
LABEL: Final = re.compile(r' aria-label="([^"]*)"')
HIDDEN: Final = ' aria-hidden="true"'
PICTURE: Final = ' role="img"'

SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=\S)")
LABELLED: Final = re.compile(r"([^:]{1,18}?)[\u00a0\u202f]?: (.+?)\.?")
"""A short name, and after a colon what is said of it."""
WIDTH: Final = 110
"""Of a table in text, in letters: what a terminal has room for."""


def heard_text(html: Html) -> str:
    """Return what is heard of a piece of a page, without empty lines."""
    lines = "".join(heard_parts(html)).split("\n")
    return "\n".join(filter(None, (re.sub(r"[ \t]+", " ", line).strip() for line in lines)))


def heard_parts(html: Html) -> Iterator[str]:
    """Yield what a piece of a page says: labels for their elements, nothing of what is hidden from ears."""
    unheard = start = 0  # How many elements are open, the outermost of which is not heard.
    for found in TAG.finditer(html):
        end, name, attributes, closed = found.groups()
        if not unheard:
            yield text_of_markup(html[start : found.start()]).replace("\n", " ").replace("\u2060", "")
            yield "\n" if name in LINES else " " if name in CELLS and not end else ""
        start = found.end()
        lasts = not closed and name not in EMPTY
        if end:
            unheard -= bool(unheard)
        elif unheard:
            unheard += lasts
        else:
            label = LABEL.search(attributes) if name == "span" or PICTURE in attributes else None
            yield text_of_markup(label[1]) if label else ""
            unheard += lasts and bool(label or HIDDEN in attributes or name in UNHEARD)
    yield text_of_markup(html[start:])


def table_in_text(board: Html, plan: str, beside: Html) -> str:
    """Return a table as lines of text: its plan in letters, then what is heard of it, each thing after its name."""
    parts = [plan, heard_text(board), heard_text(beside)]
    lines = [line for part in parts for line in (part.split("\n") if part is plan else SENTENCE.split(part))]
    return "\n".join(aligned([line for text in lines for line in text.split("\n") if line]))


def aligned(lines: Sequence[str]) -> Iterator[str]:
    """Yield lines: of those that begin with a short name and a colon, all that is said begins in one column."""
    found = [LABELLED.fullmatch(line) for line in lines]
    column = max((len(each[1]) for each in found if each), default=0) + 2
    for line, each in zip(lines, found, strict=True):
        yield fill(f"{each[1]:{column}}{each[2]}", WIDTH, subsequent_indent=" " * column) if each else line


def state_in_text(state: Any) -> str:
    """Return the table of a state in English, with all cards open; "" if its game has no presentation in its folder."""
    folder, rules, _ = type(state).__module__.partition(".rules.")
    if not rules:
        return ""
    presentation = import_module(f"{folder}.presentation").PRESENTATION
    view = presentation.game.view(state, EVERYONE)
    describer = presentation.describer("en", [f"Seat {seat}" for seat in range(state.players)])
    drawn = view, describer.texts, describer.seat_titles(), ()
    return table_in_text(
        presentation.draw(*drawn), presentation.plan(view, describer.texts), presentation.beside(*drawn)
    )
