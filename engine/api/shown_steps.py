"""The steps of a match as a table shows them: what nobody has seen yet, with pauses, and the final count."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from engine.api.answers import ShownMomentView, StepView
from engine.api.final_count import FinalCount, snapshots_of_final_count
from engine.api.recap import step_before_pause
from engine.api.steps import (
    beside_html_in_play,
    board_and_beside_html,
    event_notes,
    lines_with_rule_links_html,
    shown_moment_of_step,
    step_board_and_beside_html,
    step_sentences,
)
from engine.api.view_model import match_describer, snapshot_that_decided_minigame, snapshots_up_to
from engine.core.describe import Describer, Line
from engine.core.game import Seat
from engine.core.html import Html
from engine.match.match import Match
from engine.match.recorder import Snapshot, Step, cut_into_steps, joined_steps


def unseen_steps(match: Match, lang: str, *, stepwise: bool = False) -> list[StepView]:
    """Return the steps that nobody has been shown yet. Changes nothing.

    Unless `stepwise`, the set-up of a game is one step, and steps that show little are joined to their neighbours. Of a
    mini-game that is over, the steps end with the moment that decided it.
    """
    describer = match_describer(match, lang)
    shown = snapshots_up_to(snapshot_that_decided_minigame(match), match.unseen)
    steps = cut_into_steps(shown)
    set_up = [] if stepwise or match.start.position else list(takewhile(is_set_up_step, steps))
    played = steps[len(set_up) :] if stepwise else joined_steps(steps[len(set_up) :])
    rest = steps_with_pauses(match, played, describer)
    return [set_up_step_view(match, set_up, describer), *rest] if set_up else rest


def steps_with_pauses(match: Match, steps: Sequence[Step], describer: Describer) -> list[StepView]:
    """Return these steps as they are shown, with a pause before each that begins another part of the game.

    Of consecutive events of one kind, the first begins the part. The board shows the points of the part before it. The
    final count is the last part.
    """
    views, told = list[StepView](), list[Snapshot]()
    counted = snapshots_of_final_count(match)
    alone = set(map(id, counted))
    for whole in steps:
        step = [each for each in whole if id(each) not in alone]
        if not step:
            continue
        if views and (going_on := label_of_pause(match, step, told[-1], describer)):
            views[-1] = step_before_pause(match, views[-1], told, going_on, describer)
        views += step_view_and_glimpses(match, step, told[-1] if told else step[0], describer)
        told += step
    if not any(id(each) in alone for step in steps for each in step) or not match.result:
        return views
    count = FinalCount(match, counted, match.result, describer)
    begins = label_of_pause(match, counted, told[-1], describer) if told else ""
    label = begins or describer.filled_text("table.count")
    before = [faced_down_view(step_before_pause(match, views[-1], told, label, describer), count)] if views else []
    drawn = before[0]["board"] if before and not count.has_secrets else None
    return [*views, *before, *final_count_views(match, count, drawn, describer)]


def faced_down_view(last: StepView, count: FinalCount) -> StepView:
    """Return the step before the final count, which waits for its reader: all that is secret lies before its seat."""
    return {**last, "beside": count.html_after(()), "say": last["pause"], "counts": True, "passing": False}


def final_count_views(match: Match, count: FinalCount, drawn: str | None, describer: Describer) -> Iterator[StepView]:
    """Yield the steps of the final count, a seat in each, then what breaks a tie; the result follows.

    `drawn`: the board before it, shown until all is counted, where seats are counted in another order than by the game.
    """
    tie = describer.filled_text("table.count.tie")
    following = [describer.filled_text("table.count.next", seat=seat) for _, seat in count.parts[1:]]
    labels = [*following, *[tie for _ in count.ties], ""]
    turned = list[Seat]()
    for (told, seat), pause in zip(count.parts, labels, strict=False):
        turned.append(seat)
        view = counted_view(match, told, count, pause, describer)
        board = view["board"] if drawn is None or not pause else drawn
        yield {**view, "board": board, "beside": count.html_after(turned, seat, over=not pause)}
    for ties, (told, pause) in enumerate(zip(count.ties, labels[len(count.parts) :], strict=True), 1):
        beside = count.html_after(turned, ties=ties, over=not pause)
        yield {**counted_view(match, told, count, pause, describer), "beside": beside}


def counted_view(match: Match, told: Step, count: FinalCount, pause: str, describer: Describer) -> StepView:
    """Return a step of the final count; the one without a `pause` shows who has won, which only the end tells."""
    shown = told if pause else [*told, *count.ends]
    view = step_view(match, shown, step_sentences(told, describer), describer)
    return {**view, "weighty": True, "counts": True, "pause": pause}


def label_of_pause(match: Match, step: Sequence[Snapshot], before: Snapshot, describer: Describer) -> str:
    """Return what the button says that goes on to this step, where it begins another part of the game; else ""."""
    begins = [each.event for each in step if each.event.pause]
    if begins and step[-1].moves and type(before.event) is not type(begins[0]):
        return describer.text_about_event(begins[0], f"pause.{type(begins[0]).__name__}").text
    return ""


def is_set_up_step(step: Step) -> bool:
    """Return whether a step came before anybody's first move."""
    return step[-1].moves == 0


def set_up_step_view(match: Match, steps: list[Step], describer: Describer) -> StepView:
    """Return the steps of the set-up as one: the deal in a sentence, and how the game begins."""
    dealt = describer.line_with_rule("table.set_up", steps[0][0].event.rule, {})
    return step_view(match, steps[-1], [dealt, step_sentences(steps[-1], describer)[-1]], describer)


def step_view_and_glimpses(match: Match, step: Step, before: Snapshot, describer: Describer) -> Iterator[StepView]:
    """Yield the glimpses before a step, if any, each a picture seen for a moment; then the step with its sentences."""
    for glimpse in match.presentation.telling.glimpses(step[0].event, step[0].view, before.view):
        said = [describer.line_with_rule(glimpse.text, step[0].event.rule, glimpse.facts)]
        drawn, beside = board_and_beside_html(glimpse.view, match.presentation, describer, glimpse.marks)
        beside = beside_html_in_play(glimpse.view, beside, match.presentation, describer)
        yield step_view_with_lines(drawn, beside, said, shown_moment_of_step(match, step), passing=True)
    yield step_view(match, step, step_sentences(step, describer), describer)


def step_view(match: Match, step: Step, said: Sequence[Line], describer: Describer) -> StepView:
    """Return a step with these lines, followed by the game's notes on what it means to the viewer."""
    notes = event_notes(match.presentation, step, describer)
    weighty = bool(notes) or any(is_weighty_event(each) for each in step)
    drawn, beside = step_board_and_beside_html(step, match.presentation, describer)
    beside = beside_html_in_play(step[-1].view, beside, match.presentation, describer)
    return step_view_with_lines(drawn, beside, [*said, *notes], shown_moment_of_step(match, step), weighty=weighty)


def is_weighty_event(told: Snapshot) -> bool:
    """Return whether the table shows an event to this viewer long enough to be read."""
    event: Any = told.event
    return event.weighty is True or (event.weighty == "own" and event.seat == told.view.seat)


def step_view_with_lines(
    drawn: Html,
    beside: Html,
    said: Sequence[Line],
    moment: ShownMomentView | None,
    *,
    passing: bool = False,
    weighty: bool = False,
) -> StepView:
    """Return a step view made of one picture and these lines."""
    return {
        "board": drawn,
        "beside": beside,
        "caption": lines_with_rule_links_html(said),
        "say": " ".join(line.text for line in said),
        "rules": list(dict.fromkeys(line.rule for line in said if line.rule)),
        "passing": passing,
        "weighty": weighty,
        "pause": "",
        "counts": False,
        "moment": moment,
    }
