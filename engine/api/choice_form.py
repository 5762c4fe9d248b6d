"""The moves among which a reader chooses another one for an example, after pressing something in its picture."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from engine.api.change_form import boxes, in_words
from engine.core.describe import Describer
from engine.core.game import Bundle, Pair
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation
from engine.core.render import spoken
from engine.match.example_run import ExampleChoice
from engine.match.plan import place_name

MOST_MOVES: Final = 12
"""So many moves can be seen at a glance."""


def choice_form(
    presentation: Presentation, choice: ExampleChoice, pressed: Sequence[str], describer: Describer
) -> Html:
    """Return a form with a button for each move, or with boxes where any parts make a move.

    Of many moves only those that were `pressed` are there, and a button that asks for all. `data-place` names the place
    of the choice.
    """
    moves = pressed if len(choice.legal) > MOST_MOVES else choice.legal
    meant = frozenset(pressed) if len(pressed) < len(moves) else frozenset[str]()
    parts = presentation.parts.get(choice.place[0])
    asked = tag("p", describer.say(f"decide.{choice.place[0]}", seat=choice.place[1]))
    if isinstance(parts, Bundle) and not parts.count:
        moves = choice.legal
        inside: Iterable[Html] = (
            boxes(choice, choice.move, parts, describer.names[choice.place[1]], describer),
            submit(describer),
        )
    elif isinstance(parts, Pair):
        inside = (group(first, list(rest), parts, choice, describer) for first, rest in by_first(moves, parts))
    else:
        buttons = (move_button(move, move, choice, describer, pressed=move in meant) for move in moves)
        inside = (tag("div", buttons, class_="row"),)
    return tag("form", asked, inside, rest_button(choice, moves, describer), data_place=place_name(choice.place))


def by_first(moves: Iterable[str], parts: Pair) -> Iterable[tuple[str, Iterable[str]]]:
    """Group moves by their first part."""
    return groupby(moves, lambda move: parts.split(move)[0])


def group(first: str, moves: Sequence[str], parts: Pair, choice: ExampleChoice, describer: Describer) -> Html:
    """Return the moves with one first part under it, by their second parts."""
    buttons = (move_button(move, parts.split(move)[1], choice, describer) for move in moves)
    return tag("fieldset", tag("legend", in_words(first, describer)), tag("div", buttons, class_="row"))


def move_button(move: str, part: str, choice: ExampleChoice, describer: Describer, *, pressed: bool = False) -> Html:
    """Return the button of a move, named by a part of it; the present one says so, the one pressed stands out."""
    name = describer.token("move", part)
    now = spoken(f" ({describer.texts['table.choice.now']})") if move == choice.move else NOTHING
    return tag("button", name, now, type="submit", value=move, class_=(now and "now", pressed and "pressed"))


def submit(describer: Describer) -> Html:
    """Return the button that takes what is ticked."""
    return tag("button", describer.say("table.choice.take"), type="submit", class_="take")


def rest_button(choice: ExampleChoice, moves: Sequence[str], describer: Describer) -> Html:
    """Return the button that asks for all moves, unless all are there."""
    if len(moves) == len(choice.legal):
        return NOTHING
    return tag("button", describer.say("table.choice.all", count=len(choice.legal)), type="button", class_="all")
