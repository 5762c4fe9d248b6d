"""The controls with which a reader lays a table out: a palette of pieces, fields for values and house rules."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeGuard, TypeVar

from engine.api.number_form import number_control, unsure_part
from engine.core.describe import Describer
from engine.core.game import Option, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.presentation import Presentation
from engine.core.render import folded_form_part, select_menu
from engine.core.schema import path_without_indexes
from engine.core.situations import SEAT, Situation
from engine.core.table.fields import NOT, ChoiceField, EditorField, LaidOutFields, Tool
from engine.match.seats import NAME_LENGTH, NAMES

Field = TypeVar("Field", bound=EditorField)

CHIPS: Final = 6
"""The most choices that are all in sight; more become a menu. Chosen by eye."""

IN_A_CELL: Final = 3
"""The most choices that are all in sight in a cell of a seat. Chosen by eye."""


def palette_html(tools: Iterable[Tool], picked: str, describer: Describer) -> Html:
    """Return the pieces as buttons in groups, one of them picked; NOTHING if there are none."""
    return fragment(
        tag(
            "fieldset",
            tag("legend", describer.filled_html(f"tool.{group}", seat=seat)),
            [tool_button(tool, picked, describer) for tool in alike],
            class_=("palette", "" if seat is None else f"own s{seat}"),
            role="radiogroup",
        )
        for (group, seat), alike in groupby(tools, lambda tool: (tool.group, tool.seat))
    )


def tool_button(tool: Tool, picked: str, describer: Describer) -> Html:
    """Return the button that picks a piece, with how many are left."""
    left = "" if tool.left is None else tag("span", describer.filled_html("ask.left", left=tool.left), class_="left")
    return tag(
        "button",
        describer.token_html(tool.form, tool.value),
        left,
        type="button",
        role="radio",
        data_tool=tool.key,
        data_instead=tool.instead or None,
        aria_checked="true" if tool.key == picked else "false",
        id=f"tool-{tool.key}",
    )


def shared_fields_form(fields: Sequence[EditorField], describer: Describer) -> Html:
    """Return the form of the fields that belong to no seat; NOTHING if there are none."""
    rows = shared_fields_rows(fields, describer)
    return (
        tag("form", rows, unsure_part(fields, describer), class_="editor-form", autocomplete="off") if rows else NOTHING
    )


def shared_fields_rows(fields: Sequence[EditorField], describer: Describer) -> list[Html]:
    """Return the rows of fields that belong to no seat: boxes of pieces first."""
    pieces = [field for field in fields if is_checkbox_field(field) and field.form]
    common = fields_by_label(field for field in fields if field not in pieces)
    return [
        *(
            checkbox_bar(sort, describer.filled_html(f"field.{sort}"), boxes, describer)
            for sort, boxes in by_sort(pieces)
        ),
        *(shared_fields_row(kind, alike, describer) for kind, alike in common.items()),
    ]


def checkbox_bar(
    name: str,
    label: Html | str,
    fields: Iterable[ChoiceField],
    describer: Describer,
    class_: str = "row",
    more: Html = NOTHING,
) -> Html:
    """Return a row of boxes behind what they say, each with its piece, as a picture or name, or else its seat.

    `more`: what stands behind them.
    """
    chips = (
        tag(
            "label",
            single_checkbox(field, None),
            tag(
                "span",
                describer.token_html(field.form, field.choices[1])
                if field.form
                else describer.seat_titles()[field.seat or 0],
            ),
            class_="chip",
        )
        for field in fields
    )
    what = tag("span", label, id=f"field-{name}")
    return tag("div", what, chips, more, class_=class_, role="toolbar", aria_labelledby=f"field-{name}")


def seats_form(presentation: Presentation, situation: Situation, fields: LaidOutFields, describer: Describer) -> Html:
    """Return the form of the number of players, the fields and names of the seats, and the house rules."""
    counts = tuple(str(players) for players in presentation.game.player_counts)
    players = choice_radio_buttons("players", ((count, count) for count in counts), str(situation.players))
    options = (house_rule_menu_row(option, situation, describer) for option in presentation.game.options)
    own = fields.seats
    pieces = [field for field in own if is_checkbox_field(field) and field.form]
    beside = [field for field in own if pieces and is_choice_of_few(field)]
    rest = [field for field in own if field not in (*pieces, *beside)]
    # Boxes that are asked for after a number or a choice stand below it.
    first = next((at for at, field in enumerate(rest) if not is_checkbox_field(field)), len(rest))
    told = [field for field in rest if not is_checkbox_field(field)]
    above, below = (filter(is_checkbox_field, part) for part in (rest[:first], rest[first:]))
    return tag(
        "form",
        shared_fields_rows(fields.below, describer),
        fieldset_row("players", describer.filled_html("field.players"), players),
        piece_checkbox_rows(pieces, beside, describer),
        seat_checkbox_rows(above, describer),
        NOTHING if unsure_part(fields.above, describer) else unsure_part(told, describer),
        seat_fields_table(situation, told, describer),
        seat_checkbox_rows(below, describer),
        shared_fields_rows(fields.last, describer),
        folded_form_part(describer.filled_html("table.names"), seat_name_fields_row(situation, describer)),
        folded_form_part(describer.filled_html("ask.options"), options) if presentation.game.options else NOTHING,
        class_="editor-form",
        autocomplete="off",
    )


def seat_checkbox_rows(fields: Iterable[ChoiceField], describer: Describer) -> list[Html]:
    """Return the boxes that a seat has or not, "out.2": a row for each sort."""
    return [
        checkbox_bar(kind, describer.filled_html(f"field.{kind}"), boxes, describer)
        for kind, boxes in fields_by_label(fields).items()
    ]


def piece_checkbox_rows(fields: Sequence[ChoiceField], beside: Sequence[ChoiceField], describer: Describer) -> Html:
    """Return the boxes for pieces of seats, "vote.ja.0" and "used.ja.0": for each sort a part with a row a seat.

    Only the first part is open: it is what the question is about. `beside`: what a seat tells of them, in its row.
    """
    parts: list[Html] = []
    for sort, boxes in by_sort(fields):
        bars = [
            checkbox_bar(
                f"{sort}.{seat}",
                describer.seat_titles()[seat or 0],
                own,
                describer,
                f"row s{seat}",
                NOTHING
                if parts
                else fragment(seat_field_control(each, describer, beside=True) for each in beside if each.seat == seat),
            )
            for seat, own in groupby(boxes, lambda field: field.seat)
        ]
        label = describer.filled_html(f"field.{sort}")
        part = tag("div", NOTHING if parts else tag("p", label, class_="what"), bars, class_="pieces-by-seat")
        parts.append(folded_form_part(label, part) if parts else part)
    return fragment(parts)


def by_sort(fields: Iterable[ChoiceField]) -> Iterator[tuple[str, Iterator[ChoiceField]]]:
    """Yield the fields whose places begin with the same word together, in order: "vote.ja.0" is of the sort "vote"."""
    return groupby(fields, lambda field: field.place.partition(".")[0])


def seat_fields_table(situation: Situation, fields: Sequence[EditorField], describer: Describer) -> Html:
    """Return the fields of each seat as a table: a row for each that has any, a column for each kind of field."""
    if not fields:
        return NOTHING
    kinds = list(dict.fromkeys(path_without_indexes(field.place) for field in fields))
    seats = [seat for seat in situation.seats if any(field.seat == seat for field in fields)]
    rows = (seat_fields_row(seat, kinds, fields, describer) for seat in seats)
    heads = (tag("th", describer.filled_html(f"field.{kind}"), scope="col") for kind in kinds)
    return tag(
        "table",
        tag("thead", tag("tr", tag("th", describer.filled_html("field.name"), scope="col"), heads)),
        tag("tbody", rows),
        class_="by-seat",
    )


def seat_fields_row(seat: Seat, kinds: Sequence[str], fields: Sequence[EditorField], describer: Describer) -> Html:
    """Return one seat's row of the editor: its title, then a cell for each kind, empty where it has no such field."""
    own = {path_without_indexes(field.place): field for field in fields if field.seat == seat}
    cells = (seat_field_cell(kind, own.get(kind), describer) for kind in kinds)
    return tag("tr", tag("th", describer.seat_titles()[seat], scope="row", class_=f"s{seat}"), cells)


def seat_field_cell(kind: str, field: EditorField | None, describer: Describer) -> Html:
    """Return one cell of a seat's row: a field, under its label where the table's head is not in sight."""
    if field is None:
        return tag("td")
    control = seat_field_control(field, describer)
    what = tag("span", describer.filled_html(f"field.{kind}"), class_="what", aria_hidden="true")
    return tag("td", what, control)


def seat_name_fields_row(situation: Situation, describer: Describer) -> Html:
    """Return the fields for the names of the seats."""
    given = situation.names or ("",) * situation.players
    return tag("div", (seat_name_field(seat, given[seat], describer) for seat in situation.seats), class_="row names")


def seat_name_field(seat: Seat, given: str, describer: Describer) -> Html:
    """Return the field for a seat's name; while it is empty, the default name is used."""
    return tag(
        "input",
        name=f"name.{seat}",
        id=f"field-name.{seat}",
        value=given,
        dir="auto",
        maxlength=NAME_LENGTH,
        placeholder=NAMES[seat],
        autocomplete="off",
        aria_label=describer.filled_text("table.name", seat=seat + 1),
        class_=f"s{seat}",
    )


def fields_by_label(fields: Iterable[Field]) -> dict[str, list[Field]]:
    """Group fields by the key of their label, which is their place without indexes; each group is a row."""
    found: dict[str, list[Field]] = {}
    for field in fields:
        found.setdefault(path_without_indexes(field.place), []).append(field)
    return found


def shared_fields_row(kind: str, fields: Sequence[EditorField], describer: Describer) -> Html:
    """Return the row of the fields that share the label of `kind` and belong to no seat."""
    label = describer.filled_html(f"field.{kind}")
    if len(fields) > 1:
        what = describer.filled_text(f"field.{kind}")
        controls = (field_control(field, describer, f"{what} {number}") for number, field in enumerate(fields, 1))
        return fieldset_row(kind, label, fragment(controls))
    field = fields[0]
    if is_checkbox_field(field):
        return tag("div", tag("label", single_checkbox(field, None), tag("span", label), class_="chip"), class_="row")
    if isinstance(field, ChoiceField) and len(field.choices) <= CHIPS:
        choices = ((choice, field_choice_in_words(field, choice, describer)) for choice in field.choices)
        return fieldset_row(kind, label, choice_radio_buttons(field.place, choices, field.value))
    return tag(
        "div", tag("label", label, for_=f"field-{field.place}"), " ", field_control(field, describer), class_="row"
    )


def fieldset_row(name: str, label: Html, inside: Html) -> Html:
    """Return a fieldset with this legend around controls that are shown as chips, with the id `field-<name>`."""
    return tag("fieldset", tag("legend", label), inside, class_="row", id=f"field-{name}")


def choice_radio_buttons(
    name: str, choices: Iterable[tuple[str, str]], chosen: str, what: str = "", *, asked: bool = True
) -> Html:
    """Return a radio button for each (value, text) in `choices`, with the value `chosen` selected.

    `what`: the field's label, where none stands beside it; each bears it.
    """
    return fragment(
        tag(
            "label",
            tag(
                "input",
                type="radio",
                name=name,
                value=value,
                checked=value == chosen,
                id=f"field-{name}-{value}",
                autocomplete="off",
                disabled=not asked,
            ),
            tag("span", tag("small", what) if what else NOTHING, text),
            class_="chip",
        )
        for value, text in choices
    )


def field_control(field: EditorField, describer: Describer, label: str | None = None) -> Html:
    """Return the control that sets a field; `label` where no other names it."""
    if isinstance(field, ChoiceField):
        if is_checkbox_field(field):
            return single_checkbox(field, label)
        choices = ((choice, field_choice_in_words(field, choice, describer)) for choice in field.choices)
        return select_menu(field.place, choices, field.value, id=f"field-{field.place}", aria_label=label)
    return number_control(field, describer, label)


def is_choice_of_few(field: EditorField) -> TypeGuard[ChoiceField]:
    """Return whether all that may be chosen in a seat's field is in sight; it is not a box to tick."""
    return isinstance(field, ChoiceField) and len(field.choices) <= IN_A_CELL and not is_checkbox_field(field)


def is_checkbox_field(field: EditorField) -> TypeGuard[ChoiceField]:
    """Return whether a field is set by ticking a box."""
    return isinstance(field, ChoiceField) and len(field.choices) == 2 and not field.choices[0]


def single_checkbox(field: ChoiceField, label: str | None) -> Html:
    """Return the checkbox of a field with a single choice."""
    chosen = field.choices[1]
    return tag(
        "input",
        type="checkbox",
        name=field.place,
        value=chosen,
        checked=field.value == chosen,
        id=f"field-{field.place}",
        aria_label=label,
        autocomplete="off",
        disabled=not field.asked,
    )


def seat_field_control(field: EditorField, describer: Describer, *, beside: bool = False) -> Html:
    """Return the control of a seat's field; its label names both the field and the seat.

    `beside`: whether it stands beside the pieces that it is about, without a label of its own.
    """
    what = describer.filled_text(f"field.{path_without_indexes(field.place)}")
    label = describer.filled_text("ask.of", what=what, seat=field.seat)
    if isinstance(field, ChoiceField) and len(field.choices) <= IN_A_CELL:
        choices = ((choice, field_choice_in_words(field, choice, describer)) for choice in field.choices)
        radios = choice_radio_buttons(field.place, choices, field.value, what if beside else "", asked=field.asked)
        return tag("span", radios, class_="beside" if beside else "row", role="radiogroup", aria_label=label)
    return field_control(field, describer, label)


def field_choice_in_words(field: ChoiceField, choice: str, describer: Describer) -> str:
    """Return a choice in words: a seat's title, the game's token, or a text; "unknown" for the empty one."""
    if not choice:
        return describer.filled_text("field.unknown")
    if field.form == SEAT and choice.startswith(NOT):
        return describer.filled_text("field.not_seat", seat=int(choice.removeprefix(NOT)))
    if field.form == SEAT:
        return describer.seat_titles()[int(choice)]
    if field.form:
        return describer.tokens[field.form](choice, False, describer.texts)
    return describer.filled_text(f"field.{path_without_indexes(field.place)}.{choice}")


def house_rule_menu_row(option: Option, situation: Situation, describer: Describer) -> Html:
    """Return a labelled menu of what may be chosen for an option of the game; the one of this table is selected."""
    key, chosen = f"option.{option.key}", situation.options.get(option.key, option.default_choice)
    choices = ((choice, describer.filled_text(f"{key}.{choice}")) for choice in option.choices)
    label = tag("label", describer.filled_html(key), for_=f"field-{key}")
    return tag("div", label, " ", select_menu(key, choices, chosen, id=f"field-{key}"), class_="row")
