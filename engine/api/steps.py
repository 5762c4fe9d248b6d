"""Steps of a game as HTML: the drawing at the end of each, and a sentence for each event with a link to its rule."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.api.answers import ShownMomentView
from engine.core.course import SPOTS
from engine.core.describe import Describer, Line, uncapitalized
from engine.core.html import NOTHING, Html, Value, fragment, tag
from engine.core.presentation import Presentation
from engine.match.example_run import ExampleChoice
from engine.match.lesson import Lesson, step_numbers_printed_on_paper
from engine.match.match import Match
from engine.match.plan import field_name_of_place
from engine.match.reach import example_step_changeable_choices, spots_meaning_other_moves
from engine.match.recorder import Snapshot, Step
from engine.match.replay import step_number_by_snapshot

NO_NEWS: Final[Mapping[int, Html]] = MappingProxyType({})


def steps_html(
    presentation: Presentation,
    lesson: Lesson,
    lang: str,
    *,
    eager: int | None = None,
    news: Mapping[int, Html] = NO_NEWS,
    fixed: bool = False,
    boards: bool = True,
    marks: Sequence[str] = (),
) -> list[Html]:
    """Return each step of an example as an <li>.

    Where scripts run, the page holds only the first `eager` boards, or all for None: see `step_html`. `news` comes
    before the sentences of some steps, by number. In a `fixed` example no move can be changed. Without `boards` only
    what accompanies them is drawn. All boards bear these `marks` besides those of what happens.
    """
    describer = presentation.describer(lang, lesson.example.names)
    # Who asks about this very move is not to make another.
    describer.gives_reasons_only = fixed
    telling = step_numbers_printed_on_paper(lesson)
    return [
        step_html(
            presentation,
            step,
            describer,
            number,
            deferred=eager is not None and number > eager,
            boards=boards,
            marks=marks,
            news=news.get(number, NOTHING),
            spots=() if fixed else spots_to_press(presentation, lesson, number),
            class_=("step", number in telling and "telling"),
            id=f"ex-{lesson.example.key}-{number}",
            data_changes=None
            if fixed
            else field_names_of_choices(example_step_changeable_choices(presentation, lesson, number - 1)),
        )
        for number, step in enumerate(lesson.steps, 1)
    ]


def spots_to_press(presentation: Presentation, lesson: Lesson, number: int) -> list[str]:
    """Return the spots that readers may press in a step, by its number: for another move, or to answer what it asks."""
    asked = presentation.asked_steps.get(lesson.example.key)
    answers = asked.task.touches if asked and asked.step == number and asked.task.at == SPOTS else ()
    return list(dict.fromkeys([*spots_meaning_other_moves(presentation, lesson, number - 1), *answers]))


def field_names_of_choices(choices: Iterable[ExampleChoice]) -> str | None:
    """Return the names of the choices' places, separated by spaces, as the page sends them; None for no choice."""
    return " ".join(field_name_of_place(choice.place) for choice in choices) or None


def step_html(
    presentation: Presentation,
    step: Step,
    describer: Describer,
    number: int,
    *,
    deferred: bool,
    boards: bool = True,
    marks: Sequence[str] = (),
    news: Html = NOTHING,
    spots: Iterable[str] = (),
    **attributes: Value,
) -> Html:
    """Return one step as an <li> with these attributes, news before its sentences, and targets at spots of the board.

    On paper only those of the class `telling` are printed. A deferred board is in <noscript>: mere text where scripts
    run, until overrides/assets/js/boards.js draws it.
    """
    described = step_sentences(step, describer)
    picture, beside = step_board_and_beside_html(step, presentation, describer, spots, marks)
    drawn = tag("div", picture if boards else NOTHING, beside, class_="board")
    board = tag("noscript", drawn) if deferred else drawn
    heading_number = presentation.telling.heading_number(step[-1].view) or None
    return tag(
        "li",
        tag("figure", board, tag("figcaption", news, lines_with_rule_links_html(described), data_step=number)),
        **attributes,
        data_round=heading_number,
        data_when=heading_number and uncapitalized(describer.filled_text("table.round", round=heading_number)),
        data_rule=" ".join(dict.fromkeys(line.rule for line in described)),
    )


def round_and_stage_in_words(presentation: Presentation, view: Any, describer: Describer) -> str:
    """Return the time of a view in words: its round, and its stage where there are several."""
    stage, number = presentation.telling.stage(view), presentation.telling.heading_number(view)
    return describer.filled_text("table.stage" if stage else "table.round", stage=stage, round=number)


def step_sentences(step: Step, describer: Describer, *, short: bool = False) -> list[Line]:
    """Return the sentences of a step: one for each event, or for several of a kind; see `Describer.describe_events`."""
    return describer.describe_events((snapshot.event for snapshot in step), short=short)


def event_notes(presentation: Presentation, told: Iterable[Snapshot], describer: Describer) -> list[Line]:
    """Return the game's notes on what these events mean to the viewer, a line each, without a rule."""
    notes = (presentation.telling.event_note(each.event, each.view) for each in told)
    said = [describer.line_with_rule(note[0], "", note[1]) for note in notes if note]
    return [Line(line.text, tag("b", line.html), line.rule) for line in said]


def step_board_and_beside_html(
    step: Step,
    presentation: Presentation,
    describer: Describer,
    spots: Iterable[str] = (),
    more: Sequence[str] = (),
) -> tuple[Html, Html]:
    """Draw the end of a step, with changes, target spots and `more` marked: the board and what accompanies it."""
    marks = [*more, *(mark for snapshot in step for mark in presentation.marks(snapshot.event))]
    marks += (f"to:{spot}" for spot in spots)
    return board_and_beside_html(step[-1].view, presentation, describer, marks)


def board_and_beside_html(
    view: Any, presentation: Presentation, describer: Describer, marks: Sequence[str] = ()
) -> tuple[Html, Html]:
    """Draw a view: the board and what accompanies it."""
    at = (view, describer.texts, describer.seat_titles(), marks)
    return presentation.draw(*at), presentation.beside(*at)


def beside_html_in_play(view: Any, beside: Html, presentation: Presentation, describer: Describer) -> Html:
    """Return what accompanies the board of a game under way: what is at stake comes first."""
    return fragment(presentation.stakes(view, describer.texts, describer.seat_titles()), beside)


def lines_with_rule_links_html(described: Iterable[Line]) -> Html:
    """Return a paragraph for each line, with a link to its rule; the page knows where the rules are."""
    return fragment(tag("p", line.html, rule_link(line.rule)) for line in described)


def rule_link(rule: str) -> Html:
    """Return a link to a rule by its id alone, with a space before it; nothing for no rule."""
    return fragment(" ", tag("a", rule, class_="rule", href=f"#{rule}")) if rule else NOTHING


def shown_moment_of_step(match: Match, step: Step) -> ShownMomentView | None:
    """Return how to ask for a step of the match's log again; None for a step that is not in it."""
    numbers = match.value_cached_until_state_changes(
        "steps", lambda: step_number_by_snapshot(match, [entry.snapshot for entry in match.log if not entry.struck])
    )
    number = numbers.get(id(step[-1]))
    return {"viewer": match.viewer, "step": number, "turn": None} if number else None
