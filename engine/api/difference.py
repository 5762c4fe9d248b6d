"""Sentences on how a changed example differs from the one that was shown before."""

from collections.abc import Sequence
from itertools import takewhile

from engine.core.describe import Describer
from engine.core.events import GameWon, VictoryShared
from engine.core.game import Event
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation
from engine.match.lesson import Lesson
from engine.match.reach import step_number_showing_move


def first_changed_step_number(one: Lesson, other: Lesson) -> int:
    """Return the number (from 1) of the first step whose text or picture differs; 0 if none does."""
    before, after = ([[(each.event, each.view) for each in step] for step in lesson.steps] for lesson in (one, other))
    if before == after:
        return 0
    same = takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False))
    return min(len(list(same)) + 1, len(after))


def example_difference_html(
    presentation: Presentation, before: Lesson, now: Lesson, describer: Describer, *, printed: bool
) -> Html:
    """Return paragraphs on what differs: what happens now and what did before, the end, and where bots choose.

    `printed`: whether the example before was the printed one.
    """
    here = [snapshot.event for snapshot in now.steps[first_changed_step_number(before, now) - 1]]
    was, is_ = (outcome_events(lesson) for lesson in (before, now))
    come = next((each for each in is_ if each not in was), None)
    inside = (
        labelled_event_html("now", come, describer) if come and come not in here else NOTHING,
        former_event_html(was, is_, come, describer, "printed" if printed else "before"),
        example_ending_html(was, is_, [*here, come], describer),
    )
    return tag("div", inside, bots_choose_from_step_html(now, describer), class_="different")


def outcome_events(lesson: Lesson) -> list[Event]:
    """Return the events shown that sum up a round or the game."""
    shown = (snapshot.event for step in lesson.steps for snapshot in step)
    return [event for event in shown if event.recap or isinstance(event, (GameWon, VictoryShared))]


def former_event_html(
    before: Sequence[Event], after: Sequence[Event], come: Event | None, describer: Describer, key: str
) -> Html:
    """Return an event that no longer happens, preferably of the kind of `come`, labelled by `key`; NOTHING for none."""
    gone = [each for each in before if each not in after]
    alike = [each for each in gone if type(each) is type(come)]
    return labelled_event_html(key, (alike or gone)[0], describer) if gone else NOTHING


def example_ending_html(
    before: Sequence[Event], after: Sequence[Event], known: Sequence[Event | None], describer: Describer
) -> Html:
    """Return how the example ends; NOTHING if no event says so or the reader already knows of that event."""
    if not after or after[-1] in known:
        return NOTHING
    if before[-1:] == after[-1:]:
        return tag("p", describer.filled_html("table.changed.same"))
    return labelled_event_html("end", after[-1], describer)


def labelled_event_html(key: str, event: Event, describer: Describer) -> Html:
    """Return the sentence of an event after a label: `key` is "now", "before", "printed" or "end"."""
    return tag("p", tag("b", describer.filled_html(f"table.changed.{key}")), " ", describer.describe_event(event).html)


def bots_choose_from_step_html(lesson: Lesson, describer: Describer) -> Html:
    """Return from which step on bots choose because printed moves no longer fit; NOTHING if they never do."""
    chosen = next((choice for choice in lesson.choices if choice.by_bot), None)
    return (
        tag("p", describer.filled_html("table.changed.bots", step=step_number_showing_move(lesson, chosen)))
        if chosen
        else NOTHING
    )
