"""The form in which a reader changes the moves of a worked example."""

from collections.abc import Mapping
from html import escape

from engine.core.game import EVERYONE
from engine.core.show import Show
from engine.core.telling import Teller
from engine.table.lesson import Choice, Lesson, telling
from engine.table.plan import Place, Plan, place_name

PLUS = "+"
"""Joins the parts of a move that is put together."""

NOTHING = "…"
"""Stands in a menu that says nothing yet."""


def change_form(show: Show, lesson: Lesson, plan: Plan, changes: Mapping[Place, str], lang: str) -> str:
    """Return a form with a menu, or boxes to be ticked, for every move of the example.

    Each tells what it would say without the reader's own change of it (`data-printed`); a move that gave
    way to another one's change is no change of the reader's. A decision that no move is printed for says nothing.
    Where the example is seen from a seat, what others keep secret is not there to be changed.
    """
    teller = telling(show, lesson.example, lang)
    groups: dict[int, list[str]] = {}
    for choice in (*lesson.choices, *lesson.open):
        if choice.place[0] in show.secrets and lesson.example.eye not in (EVERYONE, choice.place[1]):
            continue
        printed = plan.moves.get(choice.place, "") if choice.place in changes else choice.move
        parts = show.parts.get(choice.place[0], ())
        control = boxes(choice, printed, parts, teller) if parts else menu(choice, printed, teller)
        groups.setdefault(choice.clock, []).append(control)
    fields = "".join(
        f"<fieldset><legend>{teller.say('table.round', round=clock)}</legend>{''.join(controls)}</fieldset>"
        for clock, controls in groups.items()
    )
    return f'<form class="changes">{fields}</form>'


def menu(choice: Choice, printed: str, teller: Teller) -> str:
    """Return the menu of one move: what the seat could have played instead; blank first if nothing is chosen."""
    blank = "" if choice.move and printed else option("", NOTHING, not choice.move)
    moves = "".join(option(move, told(move, teller), move == choice.move) for move in choice.legal)
    name = place_name(choice.place)
    return (
        f'<label>{escape(teller.names[choice.place[1]])} <select name="{name}" {marks(choice, printed)}>'
        f"{blank}{moves}</select></label>"
    )


def option(move: str, words: str, chosen: bool) -> str:
    """Return one line of a menu."""
    return f'<option value="{escape(move)}"{" selected" if chosen else ""}>{escape(words)}</option>'


def boxes(choice: Choice, printed: str, parts: tuple[str, ...], teller: Teller) -> str:
    """Return a box for each part that the seat could have used; those ticked make the move."""
    held = {part for move in choice.legal for part in move.split(PLUS)}
    used = choice.move.split(PLUS)
    inside = "".join(box(place_name(choice.place), part, part in used, teller) for part in parts if part in held)
    legend = escape(teller.names[choice.place[1]])
    return f"<fieldset {marks(choice, printed)}><legend>{legend}</legend>{inside}</fieldset>"


def box(name: str, part: str, ticked: bool, teller: Teller) -> str:
    """Return one part of a move with its box."""
    tick = " checked" if ticked else ""
    value, words = escape(part), escape(told(part, teller))
    return f'<label><input type="checkbox" name="{name}" value="{value}"{tick}> {words}</label>'


def marks(choice: Choice, printed: str) -> str:
    """Return what tells the page which place a control is for, and what it says unless the reader changes it."""
    return f'data-place="{place_name(choice.place)}" data-printed="{escape(printed)}"'


def told(move: str, teller: Teller) -> str:
    """Return a move in plain words."""
    return teller.tokens["move"](move, False, teller.texts)
