"""Worked examples as readers change them: their steps, and the moves to choose among."""

from dataclasses import replace

from engine.api.change_form import example_change_form
from engine.api.choice_form import choice_form
from engine.api.difference import example_difference_html, first_changed_step_number
from engine.api.example_answers import ChoicesAnswer, ExampleAnswer
from engine.api.open_matches import answer_language
from engine.api.requests import ChoicesRequest, ExampleQuestion, ExampleRequest
from engine.api.steps import steps_html
from engine.core.describe import Describer
from engine.core.game import Refusal
from engine.core.html import NOTHING
from engine.core.presentation import Presentation
from engine.games.registry import presentation_by_key
from engine.match.changes_link import Change, changes_from_link, changes_to_link
from engine.match.lesson import Lesson, changed_lesson, lesson_of_printed_example
from engine.match.plan import Place, field_name_of_place, place_from_field_name
from engine.match.reach import changeable_choices, moves_meant_by_gesture


def example_answer(request: ExampleRequest) -> ExampleAnswer:
    """Return an example with some moves changed; raise Refusal for changes that it cannot have."""
    if request.link:
        request = replace(request, changes=changes_from_link(request.key, request.link))
    presentation, lesson, describer = requested_lesson_and_describer(request)
    printed = lesson_of_printed_example(presentation, lesson.example)
    before = lesson_with_changes(presentation, request.key, request.before)
    step, changed = first_changed_step_number(before, lesson), first_changed_step_number(printed, lesson) > 0
    told = (
        example_difference_html(presentation, before, lesson, describer, printed=before is printed)
        if step and changed
        else NOTHING
    )
    return {
        "kind": "example",
        "steps": [*steps_html(presentation, lesson, describer.grammar.lang, news={step: told})],
        "form": example_change_form(
            presentation, lesson, printed.plan, example_changes_by_place(request.changes), describer
        ),
        "changed": changed,
        "step": step,
        "changes": [*request.changes] if changed else [],
        "link": changes_to_link(request.key, request.changes) if changed else "",
    }


def choices_answer(request: ChoicesRequest) -> ChoicesAnswer:
    """Return the legal moves at a place of an example; raise Refusal if none can be changed there."""
    presentation, lesson, describer = requested_lesson_and_describer(request)
    found = [
        each for each in changeable_choices(presentation, lesson) if field_name_of_place(each.place) == request.place
    ]
    if not found:
        raise Refusal("bad_request")
    choice = found[0]
    moves = moves_meant_by_gesture(presentation, choice, request.words)
    return {
        "kind": "choices",
        "title": describer.filled_text("table.choice", seat=choice.place[1]),
        "when": describer.filled_text("table.round", round=presentation.telling.heading_number(choice.view)),
        "form": choice_form(presentation, choice, moves, describer),
    }


def requested_lesson_and_describer(request: ExampleQuestion) -> tuple[Presentation, Lesson, Describer]:
    """Return what a request asks for: the presentation, the example with its changes, and a describer in its language.

    Raises Refusal if there is no such game, example or place.
    """
    presentation = presentation_by_key(request.game)
    lesson = lesson_with_changes(presentation, request.key, request.changes)
    return presentation, lesson, presentation.describer(answer_language(request.lang), lesson.example.names)


def lesson_with_changes(presentation: Presentation, key: str, changes: tuple[Change, ...]) -> Lesson:
    """Return an example with changes; raise Refusal for an unknown key or unknown places."""
    if key not in presentation.examples:
        raise Refusal("foreign")
    printed = lesson_of_printed_example(presentation, presentation.examples[key])
    # A changed move may call for a decision of every seat; more places than that an example never has.
    most = (len(printed.plan.moves) + 1) * (printed.example.players + 1)
    if len(changes) > most or len(example_changes_by_place(changes)) < len(changes):
        raise Refusal("foreign")
    return changed_lesson(presentation, printed, example_changes_by_place(changes))


def example_changes_by_place(changes: tuple[Change, ...]) -> dict[Place, str]:
    """Return an example's changes by their places; raise Refusal("foreign") if a name is not a place."""
    return {place_from_field_name(name): move for name, move in changes}
