"""Steps of a game as HTML: the drawing at the end of each, and a sentence for each event with a link to its rule."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.describe import Describer, Line, small
from engine.core.html import NOTHING, Html, Value, fragment, tag
from engine.core.presentation import Presentation
from engine.match.lesson import Lesson, example_describer, telling_steps
from engine.match.recorder import Step


def steps_html(presentation: Presentation, lesson: Lesson, lang: str, rules: str = "") -> list[Html]:
    """Return each step of an example as an <li>; `rules` is the address of the page with the rules, "" for the same."""
    describer = example_describer(presentation, lesson.example, lang)
    telling = telling_steps(lesson)
    return [
        step_html(
            presentation,
            step,
            describer,
            number,
            rules,
            class_=("step", number in telling and "telling"),
            id=f"ex-{lesson.example.key}-{number}",
        )
        for number, step in enumerate(lesson.steps, 1)
    ]


def step_html(
    presentation: Presentation, step: Step, describer: Describer, number: int, rules: str, **attributes: Value
) -> Html:
    """Return one step as an <li> with these attributes; on paper only those of the class `telling` are printed."""
    described = lines(step, describer)
    board = tag("div", picture(step, presentation, describer), class_="board")
    round_number = presentation.round_number(step[-1].view)
    return tag(
        "li",
        tag("figure", board, tag("figcaption", caption(described, rules), data_step=number)),
        **attributes,
        data_round=round_number,
        data_when=small(describer.plain("table.round", round=round_number)),
        data_rule=" ".join(dict.fromkeys(line.rule for line in described)),
    )


def lines(step: Step, describer: Describer) -> list[Line]:
    """Return the sentences of a step: one for each event, or for several of a kind."""
    return describer.events(snapshot.event for snapshot in step)


def picture(step: Step, presentation: Presentation, describer: Describer) -> tuple[Html, Html]:
    """Draw the end of a step, with what changed in it marked: the board, and what is beside it."""
    marks = [mark for snapshot in step for mark in presentation.marks(snapshot.event)]
    return drawing(step[-1].view, presentation, describer, marks)


def drawing(
    view: Any, presentation: Presentation, describer: Describer, marks: Sequence[str] = ()
) -> tuple[Html, Html]:
    """Draw a view: the board, and what is beside it."""
    at = (view, describer.texts, describer.titles(), marks)
    return presentation.draw(*at), presentation.beside(*at)


def caption(described: Iterable[Line], rules: str = "") -> Html:
    """Return a paragraph for each line, with a link to its rule on the page `rules`."""
    return fragment(tag("p", line.html, rule_link(line.rule, rules)) for line in described)


def rule_link(rule: str, rules: str = "") -> Html:
    """Return a link to a rule on the page `rules`, with a space before it; nothing for no rule."""
    return fragment(" ", tag("a", rule, class_="rule", href=f"{rules}#{rule}")) if rule else NOTHING
