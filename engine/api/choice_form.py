"""The form in which a reader picks another move for an example, after pressing something in its picture."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from engine.api.change_form import move_in_words, move_part_checkboxes
from engine.core.describe import Describer
from engine.core.game import Bundle, Pair
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation
from engine.core.render import screen_reader_text_html
from engine.match.example_run import ExampleChoice
from engine.match.plan import field_name_of_place

MOST_MOVES: Final = 12
"""The most moves that are offered at once, few enough to take in at a glance. Chosen by eye."""


def choice_form(
    presentation: Presentation, choice: ExampleChoice, pressed: Sequence[str], describer: Describer
) -> Html:
    """Return a form with a button for each move, or with boxes where any parts make a move.

    If there are many moves, it has only those that were `pressed`, and a button that asks for all. `data-place` names
    the place of the choice.
    """
    moves = pressed if len(choice.legal) > MOST_MOVES else choice.legal
    meant = frozenset(pressed) if len(pressed) < len(moves) else frozenset[str]()
    parts = presentation.parts.get(choice.place[0])
    asked = tag("p", describer.filled_html(f"decide.{choice.place[0]}", seat=choice.place[1]))
    if isinstance(parts, Bundle) and not parts.count:
        moves = choice.legal
        inside: Iterable[Html] = (
            move_part_checkboxes(choice, choice.move, parts, describer.names[choice.place[1]], describer),
            tag("button", describer.filled_html("table.choice.take"), type="submit", class_="take"),
        )
    elif isinstance(parts, Pair):
        inside = (
            moves_under_first_part_html(first, list(rest), parts, choice, describer)
            for first, rest in groupby(moves, lambda move: parts.split_move(move)[0])
        )
    else:
        buttons = (move_button(move, move, choice, describer, pressed=move in meant) for move in moves)
        inside = (tag("div", buttons, class_="row"),)
    return tag(
        "form", asked, inside, show_all_button(choice, moves, describer), data_place=field_name_of_place(choice.place)
    )


def moves_under_first_part_html(
    first: str, moves: Sequence[str], parts: Pair, choice: ExampleChoice, describer: Describer
) -> Html:
    """Return a fieldset headed by the first part in words, with a button labelled by its second part for each move."""
    buttons = (move_button(move, parts.split_move(move)[1], choice, describer) for move in moves)
    return tag("fieldset", tag("legend", move_in_words(first, describer)), tag("div", buttons, class_="row"))


def move_button(move: str, part: str, choice: ExampleChoice, describer: Describer, *, pressed: bool = False) -> Html:
    """Return a move's button, labelled with a part of it; the current move says so, the pressed one is highlighted."""
    name = describer.token_html("move", part)
    now = screen_reader_text_html(f" ({describer.texts['table.choice.now']})") if move == choice.move else NOTHING
    return tag("button", name, now, type="submit", value=move, class_=(now and "now", pressed and "pressed"))


def show_all_button(choice: ExampleChoice, moves: Sequence[str], describer: Describer) -> Html:
    """Return the button that asks for all legal moves; NOTHING if `moves` are all of them."""
    if len(moves) == len(choice.legal):
        return NOTHING
    return tag(
        "button", describer.filled_html("table.choice.all", count=len(choice.legal)), type="button", class_="all"
    )
