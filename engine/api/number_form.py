"""The control in which a number is told, or several of which it is one."""

from collections.abc import Iterable
from typing import Final

from engine.core.describe import Describer, with_minus_sign
from engine.core.html import NOTHING, Html, tag
from engine.core.table.either import text_from_numbers
from engine.core.table.fields import EditorField, NumberField

EITHER_LENGTH: Final = 20
"""The most letters in which several numbers are typed, of which a field has one. Chosen by hand."""

COUNTED: Final = 40
"""The widest range of a number with buttons that count up and down; in a wider one it is typed. Chosen by eye."""


def number_control(field: NumberField, describer: Describer, label: str | None) -> Html:
    """Return the control that sets a number, with buttons that go on to another one that it may be."""
    or_, to = describer.texts["certainty.or"], describer.texts["ask.unsure.to"]
    several = text_from_numbers(field.either, or_, "\N{EN DASH}")
    number = tag(
        "input",
        inputmode="numeric",
        pattern=None if field.may_be_either or field.low < 0 else "[0-9]*",
        maxlength=EITHER_LENGTH if field.may_be_either else max(len(str(field.low)), len(str(field.high))),
        name=field.place,
        id=f"field-{field.place}",
        data_low=field.low,
        data_high=field.high,
        data_usual=field.usual,
        placeholder=f"{with_minus_sign(field.low)}\N{EN DASH}{field.high}",
        value=several if field.value is None else with_minus_sign(field.value),
        aria_label=label,
        autocomplete="off",
        enterkeyhint="next",
        disabled=not field.asked,
        data_several=bool(field.either),
    )
    less, more = (plus_or_minus_button(by, field) for by in (-1, 1))
    others = [go_on_button(word.strip()) for word in (or_, to)] if field.may_be_either else NOTHING
    if field.high - field.low > COUNTED:
        return tag("span", number, others, class_="number")
    return tag("span", less, number, others, more, class_="number")


def plus_or_minus_button(by: int, field: NumberField) -> Html:
    """Return the button that counts a number up or down; with a keyboard the arrows do."""
    sign = "+" if by > 0 else "\N{MINUS SIGN}"
    return tag("button", sign, type="button", tabindex="-1", aria_hidden="true", data_by=by, disabled=not field.asked)


def go_on_button(word: str) -> Html:
    """Return the button that writes "or", say, behind a number: another one follows."""
    return tag("button", word, type="button", tabindex="-1", aria_hidden="true", data_or=True)


def unsure_part(fields: Iterable[EditorField], describer: Describer) -> Html:
    """Return what is opened by who is not sure of a number: how several are told, of which it is one."""
    if not any(isinstance(field, NumberField) and field.may_be_either for field in fields):
        return NOTHING
    how = tag("p", describer.filled_html("ask.unsure.how"))
    return tag("details", tag("summary", describer.filled_html("ask.unsure")), how, class_="options unsure")
