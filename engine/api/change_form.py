"""The form in which a reader changes the moves of a worked example."""

from collections.abc import Iterable, Mapping
from html import escape

from engine.core.describe import Describer
from engine.core.game import EVERYONE
from engine.core.parts import Bundle, Pair
from engine.core.presentation import Presentation
from engine.core.render.forms import together
from engine.match.lesson import Choice, Lesson, example_describer
from engine.match.plan import Place, Plan, place_name

NOTHING = "…"
"""Stands in a menu that says nothing yet."""


def change_form(presentation: Presentation, lesson: Lesson, plan: Plan, changes: Mapping[Place, str], lang: str) -> str:
    """Return a form with a control for every move of the example: a menu, two menus, or boxes to be ticked.

    Each tells what it would say without the reader's own change of it (`data-printed`); a move that gave
    way to another one's change is no change of the reader's. A decision that no move is printed for says nothing.
    Where the example is seen from a seat, what others keep secret is not there to be changed.
    """
    describer = example_describer(presentation, lesson.example, lang)
    groups: dict[int, list[str]] = {}
    for choice in (*lesson.choices, *lesson.open):
        if choice.place[0] in presentation.secrets and lesson.example.viewer not in (EVERYONE, choice.place[1]):
            continue
        printed = plan.moves.get(choice.place, "") if choice.place in changes else choice.move
        groups.setdefault(choice.round_number, []).append(control(presentation, choice, printed, describer))
    fields = "".join(
        f"<fieldset><legend>{describer.say('table.round', round=round_number)}</legend>{''.join(controls)}</fieldset>"
        for round_number, controls in groups.items()
    )
    return f'<form class="changes">{fields}</form>'


def control(presentation: Presentation, choice: Choice, printed: str, describer: Describer) -> str:
    """Return what one move is changed with, by how moves of its kind are put together."""
    parts = presentation.parts.get(choice.place[0])
    if isinstance(parts, Bundle):
        return boxes(choice, printed, parts, describer)
    if isinstance(parts, Pair):
        return two_menus(choice, printed, parts, describer)
    menu = select(choice.place, choice.legal, choice.move, marks(choice, printed), describer, bool(printed))
    return f"<label>{escape(describer.names[choice.place[1]])} {menu}</label>"


def select(
    place: Place, values: Iterable[str], chosen: str, more: str, describer: Describer, sure: bool = False
) -> str:
    """Return a menu of moves, or of parts of them, told in words; blank first unless one is `sure` to be chosen."""
    blank = "" if chosen and sure else option("", NOTHING, not chosen)
    lines = "".join(option(value, told(value, describer), value == chosen) for value in values)
    return f'<select name="{place_name(place)}" {more}>{blank}{lines}</select>'


def option(move: str, texts: str, chosen: bool) -> str:
    """Return one line of a menu."""
    return f'<option value="{escape(move)}"{" selected" if chosen else ""}>{escape(texts)}</option>'


def two_menus(choice: Choice, printed: str, parts: Pair, describer: Describer) -> str:
    """Return a menu for each part of a move; the page narrows the second one to what goes with the first."""
    columns = zip(*(parts.split(move) for move in choice.legal), strict=True)
    said = parts.split(choice.move)
    menus = "".join(
        select(choice.place, dict.fromkeys(column), chosen, f'aria-label="{describer.say(label)}"', describer)
        for column, chosen, label in zip(columns, said, ("table.part.first", "table.part.second"), strict=True)
    )
    return group(choice, printed, f' class="pair"{together(parts, choice.legal)}', menus, describer)


def boxes(choice: Choice, printed: str, parts: Bundle, describer: Describer) -> str:
    """Return a box for each part that the seat could have used; those ticked make the move."""
    held = {part for move in choice.legal for part in parts.split(move)}
    used = parts.split(choice.move)
    inside = "".join(
        box(place_name(choice.place), part, part in used, describer) for part in parts.parts if part in held
    )
    return group(choice, printed, together(parts, choice.legal) if parts.count else "", inside, describer)


def group(choice: Choice, printed: str, more: str, inside: str, describer: Describer) -> str:
    """Return the controls of one move as a group named after its seat."""
    legend = escape(describer.names[choice.place[1]])
    return f"<fieldset {marks(choice, printed)}{more}><legend>{legend}</legend>{inside}</fieldset>"


def box(name: str, part: str, ticked: bool, describer: Describer) -> str:
    """Return one part of a move with its box."""
    tick = " checked" if ticked else ""
    value, texts = escape(part), escape(told(part, describer))
    return f'<label><input type="checkbox" name="{name}" value="{value}"{tick}> {texts}</label>'


def marks(choice: Choice, printed: str) -> str:
    """Return what tells the page which place a control is for, and what it says unless the reader changes it."""
    return f'data-place="{place_name(choice.place)}" data-printed="{escape(printed)}"'


def told(move: str, describer: Describer) -> str:
    """Return a move, or a part of one, in plain words."""
    return describer.tokens["move"](move, False, describer.texts)
