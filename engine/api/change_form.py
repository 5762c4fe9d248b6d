"""The form in which a reader changes the moves of a worked example."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.core.describe import Describer
from engine.core.game import Bundle, Pair
from engine.core.html import Child, Html, Value, tag
from engine.core.presentation import Presentation
from engine.core.render import Attributes, attributes_of_joined_parts
from engine.match.example_run import ExampleChoice
from engine.match.lesson import Lesson
from engine.match.plan import Place, Plan, field_name_of_place
from engine.match.reach import changeable_choices

NO_CHANGE: Final = "…"
"""The text of a menu in which nothing is chosen."""


def example_change_form(
    presentation: Presentation, lesson: Lesson, plan: Plan, changes: Mapping[Place, str], describer: Describer
) -> Html:
    """Return a form with a control for every move of the example: a menu, two menus, or boxes to be ticked.

    `data-printed` gives what a control would be set to without the reader's own change of it, "" for a decision that
    no move is printed for. A move that gave way to another one's change is no change of the reader's.
    Where the example is seen from a seat, the others' secrets cannot be changed.
    """
    groups: dict[int, list[Html]] = {}
    for choice in changeable_choices(presentation, lesson):
        printed = plan.moves.get(choice.place, "") if choice.place in changes else choice.move
        number = presentation.telling.heading_number(choice.view)
        asked = describer.filled_text(f"decide.{choice.place[0]}", seat=choice.place[1])
        name = describer.filled_text("table.change.of", seat=choice.place[1], asked=asked, bot=choice.by_bot)
        groups.setdefault(number, []).append(move_control(presentation, choice, printed, name, describer))
    rounds = (
        tag("fieldset", tag("legend", describer.filled_html("table.round", round=number)), controls)
        for number, controls in groups.items()
    )
    return tag("form", rounds, class_="changes")


def move_control(
    presentation: Presentation, choice: ExampleChoice, printed: str, name: str, describer: Describer
) -> Html:
    """Return the control that changes a move, suited to how moves of its kind are composed; `name` is its label."""
    parts = presentation.parts.get(choice.place[0])
    if isinstance(parts, Bundle):
        return move_part_checkboxes(choice, printed, parts, name, describer)
    if isinstance(parts, Pair):
        return two_part_menus(choice, printed, parts, name, describer)
    attributes = decision_place_attributes(choice, printed)
    menu = move_menu(choice.place, choice.legal, choice.move, describer, sure=bool(printed), **attributes)
    return tag("label", name, " ", menu)


def move_menu(
    place: Place, values: Iterable[str], chosen: str, describer: Describer, *, sure: bool = False, **more: Value
) -> Html:
    """Return a menu of moves or parts of moves; its first option is blank unless one is chosen and `sure` to stay."""
    blank = "" if chosen and sure else menu_option("", NO_CHANGE, not chosen)
    options = (menu_option(value, move_in_words(value, describer), value == chosen) for value in values)
    return tag("select", blank, options, name=field_name_of_place(place), **more)


def menu_option(move: str, text: str, chosen: bool) -> Html:
    """Return the `option` of a move, labelled with this text; `chosen` selects it."""
    return tag("option", text, value=move, selected=chosen)


def two_part_menus(choice: ExampleChoice, printed: str, parts: Pair, name: str, describer: Describer) -> Html:
    """Return a menu for each part of a move; the page narrows the second one to what goes with the first."""
    columns = zip(*(parts.split_move(move) for move in choice.legal), strict=True)
    labels = map(describer.filled_text, ("table.part.first", "table.part.second"))
    menus = (
        move_menu(choice.place, dict.fromkeys(column), chosen, describer, aria_label=label)
        for column, chosen, label in zip(columns, parts.split_move(choice.move), labels, strict=True)
    )
    return labelled_control_group(
        choice, printed, {"class_": "pair", **attributes_of_joined_parts(parts, choice.legal)}, menus, name
    )


def move_part_checkboxes(choice: ExampleChoice, printed: str, parts: Bundle, name: str, describer: Describer) -> Html:
    """Return a checkbox for each part that the seat could have used; the ticked parts make up the move."""
    held = {part for move in choice.legal for part in parts.split_move(move)}
    used = parts.split_move(choice.move)
    inside = (
        move_part_checkbox(field_name_of_place(choice.place), part, part in used, describer)
        for part in parts.parts
        if part in held
    )
    return labelled_control_group(
        choice, printed, attributes_of_joined_parts(parts, choice.legal) if parts.count else {}, inside, name
    )


def labelled_control_group(choice: ExampleChoice, printed: str, more: Attributes, inside: Child, name: str) -> Html:
    """Return a <fieldset> around the controls of one decision, with its `name` as the legend."""
    return tag("fieldset", tag("legend", name), inside, **decision_place_attributes(choice, printed), **more)


def move_part_checkbox(name: str, part: str, ticked: bool, describer: Describer) -> Html:
    """Return a checkbox labelled with one part of a move in words."""
    control = tag("input", type="checkbox", name=name, value=part, checked=ticked)
    return tag("label", control, " ", move_in_words(part, describer))


def decision_place_attributes(choice: ExampleChoice, printed: str) -> Attributes:
    """Return the attributes that hold a control's place and the value it has without the reader's own change."""
    return {"data_place": field_name_of_place(choice.place), "data_printed": printed}


def move_in_words(move: str, describer: Describer) -> str:
    """Return a move, or a part of one, in plain words."""
    return describer.tokens["move"](move, False, describer.texts)
