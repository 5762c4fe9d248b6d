"""One of the coach's worlds, a "deal" to readers, played out after each of two moves to show how they differ."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.api.reasons import move_namer
from engine.api.steps import board_and_beside_html, rule_link, step_sentences
from engine.coach.contrast import Contrast
from engine.coach.facts import Fact
from engine.coach.outcome_counts import OutcomeCounts
from engine.coach.playouts import Playouts
from engine.core.describe import Describer, Line
from engine.core.game import EVERYONE, Event
from engine.core.html import Html, fragment, tag
from engine.core.outcomes import Happening, Outcome, Particulars
from engine.core.presentation import Presentation
from engine.match.recorder import Recorder, Snapshot, Step, cut_into_steps
from engine.match.review import DecisionReview

MOST_STEPS: Final = 12
"""The most steps of a deal that are shown; of more, the first, the last, and those that count. Chosen by eye."""


class Course(NamedTuple):
    """The course of a world after one move, with all hands open."""

    move: Any
    amount: int
    """How often the outcome happens, or how many pieces it is about."""
    snapshots: Sequence[Snapshot]
    counted: Sequence[Snapshot]
    """Those of the snapshots in which the outcome happened."""


class RecordedOutcome(OutcomeCounts):
    """A log that records a playout and counts one outcome, about this alone.

    A snapshot's `moves` is its phase: no step spans two.
    """

    def __init__(self, runs: Playouts, outcome: Outcome, about: Particulars) -> None:
        super().__init__([outcome], runs.seat)
        self.happening = Happening(outcome.key, about)
        self.phase_of = runs.bot.evaluator.phase_index
        self.recorder = Recorder(runs.game, EVERYONE)
        self.counted = list[Snapshot]()
        """One snapshot for each event that was counted."""

    @property
    def times_outcome_happened(self) -> int:
        """How often it has happened, or how many pieces it was about."""
        return self.counts.get(self.happening, 0)

    def __call__(self, state: Any, event: Event) -> None:
        """Record the event, and count it."""
        before = self.times_outcome_happened
        super().__call__(state, event)
        self.recorder.moves = self.phase_of(state)
        self.recorder(state, event)
        if self.times_outcome_happened != before:
            self.counted.append(self.recorder.snapshots[-1])


def courses_in_world(
    runs: Playouts, outcome: Outcome, about: Particulars, moves: Sequence[Any], number: int
) -> list[Course]:
    """Return what happens after each of these moves in the world of this number, all up to the same moment.

    All end with the phase in which the outcome first happens, or, for an averaged outcome, last happens.
    """
    world, logs = runs.draw_world(number), [RecordedOutcome(runs, outcome, about) for _ in moves]
    for move, log in zip(moves, logs, strict=True):
        runs.play_out(world, move, log)
    ends = (each.moves for log in logs for each in (log.counted if outcome.averaged else log.counted[:1]))
    end = max(ends, default=0)
    return [course_up_to_phase(move, log, end) for move, log in zip(moves, logs, strict=True)]


def course_up_to_phase(move: Any, log: RecordedOutcome, end: int) -> Course:
    """Return the course after a move, up to the end of the phase `end`."""
    told, counted = ([each for each in found if each.moves <= end] for found in (log.recorder.snapshots, log.counted))
    return Course(move, log.times_outcome_happened, told, counted)


def imagined_deal_html(
    decision: DecisionReview, contrast: Contrast, fact: Fact, presentation: Presentation, describer: Describer
) -> Html:
    """Return a deal in which the outcome of a fact differs between two moves: their courses side by side, folded."""
    outcome = next(each for each in decision.outcomes if each.key == fact.key)
    moves = (contrast.better, contrast.worse)
    # What does not happen comes after what does.
    moves = moves if fact.averaged or fact.better > fact.worse else moves[::-1]
    found = courses_in_world(decision.playouts, outcome, fact.about, moves, fact.world)
    sides = (
        course_after_move_html(each, outcome, fact.about, decision.playouts, presentation, describer) for each in found
    )
    head = tag("summary", describer.filled_html("coach.deal"))
    note = tag("p", describer.filled_html("coach.deal.note"))
    return tag("details", head, note, tag("div", sides, class_="sides"), data_fold=f"deal-{decision.turn}")


def course_after_move_html(
    found: Course,
    outcome: Outcome,
    about: Particulars,
    runs: Playouts,
    presentation: Presentation,
    describer: Describer,
) -> Html:
    """Return the course after one move: the outcome, how it comes about, and the board at its end."""
    key = "coach.deal.here" if outcome.averaged or found.amount else "coach.deal.not_here"
    params = {"what": f"outcome.{outcome.key}", "often": found.amount, "seat": runs.seat, **dict(about)}
    title = describer.filled_html(key, move=move_namer(presentation, runs.view)(found.move), **params)
    told = tag("ol", course_step_items_html(found, presentation, describer))
    return tag("section", tag("p", tag("b", title)), told, board_at_end_of_course_html(found, presentation, describer))


def board_at_end_of_course_html(found: Course, presentation: Presentation, describer: Describer) -> Html:
    """Return the board at the end of a course, with the counted events marked on it."""
    shown = [*found.counted, found.snapshots[-1]]
    marks = [mark for snapshot in shown for mark in presentation.marks(snapshot.event)]
    drawn, _ = board_and_beside_html(found.snapshots[-1].view, presentation, describer, list(dict.fromkeys(marks)))
    head = tag("figcaption", describer.filled_html("coach.deal.board"))
    return tag("figure", head, tag("div", drawn, class_="board"))


def course_step_items_html(found: Course, presentation: Presentation, describer: Describer) -> Iterator[Html]:
    """Yield the steps of a course as list items, with counted events marked; `MOST_STEPS` limits how many."""
    counted = {id(snapshot) for snapshot in found.counted}
    steps = cut_into_steps(found.snapshots)
    left_out = False
    for at, step in enumerate(steps):
        telling = any(id(snapshot) in counted for snapshot in step)
        if MOST_STEPS // 2 <= at < len(steps) - MOST_STEPS // 2 and not telling:
            left_out = True
            continue
        told = [tag("p", line, rule_link(each.rule)) for each, line in lines_with_marked_html(step, counted, describer)]
        yield tag("li", tag("p", "…") if left_out else "", told, value=at + 1)
        left_out = False


def lines_with_marked_html(step: Step, counted: set[int], describer: Describer) -> Iterator[tuple[Line, Html]]:
    """Yield the sentences of a step, each as a line and as HTML; those in `counted` are marked.

    A sentence about several events is marked if any of them counts.
    """
    told, marks = step_sentences(step, describer), [id(snapshot) in counted for snapshot in step]
    for line, mark in zip(told, marks if len(told) == len(marks) else [any(marks)] * len(told), strict=True):
        yield line, tag("mark", line.html) if mark else fragment(line.html)
