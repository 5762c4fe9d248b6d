"""A deal that was imagined, played out after each of two moves."""

from collections.abc import Iterator
from typing import Any, Final

from engine.api.steps import lines, rule_link
from engine.coach.contrast import Contrast, Fact, OutcomeCounts
from engine.core.describe import Describer
from engine.core.game import EVERYONE, Event, Seat
from engine.core.html import Html, tag
from engine.core.outcomes import Outcome
from engine.core.presentation import Presentation
from engine.match.recorder import Recorder, Snapshot, cut
from engine.match.review import DecisionReview

MOST_STEPS: Final = 12
"""No more steps of a deal are told: beyond them, the first ones and the last. Set by hand."""


class RecordedOutcome(OutcomeCounts):
    """A log that counts one outcome, and records what is to be drawn up to its first time."""

    def __init__(self, recorder: Recorder, outcome: Outcome, seat: Seat) -> None:
        super().__init__([outcome], seat)
        self.recorder = recorder
        self.ends_soon = outcome.soon

    def __call__(self, state: Any, event: Event) -> None:
        """Record the event, unless the outcome has happened, or can't any more; count it."""
        if not self.counts and (self.is_soon or not self.ends_soon):
            self.recorder(state, event)
        super().__call__(state, event)


def imagined_html(
    decision: DecisionReview, contrast: Contrast, fact: Fact, presentation: Presentation, describer: Describer
) -> Html:
    """Return the first deal in which only one of the moves has what is told, side by side, folded."""
    sides = (side(decision, move, fact, presentation, describer) for move in (contrast.better, contrast.worse))
    head = tag("summary", describer.say("coach.deal"))
    note = tag("p", describer.say("coach.deal.note"))
    return tag("details", head, note, tag("div", sides, class_="sides"), data_fold=f"deal-{decision.turn}")


def side(decision: DecisionReview, move: Any, fact: Fact, presentation: Presentation, describer: Describer) -> Html:
    """Return what happens after one move."""
    title = describer.say("coach.with", move=presentation.game.format_move(move))
    told = tag("ol", sentences(playout(decision, move, fact, presentation), presentation, describer))
    return tag("section", tag("p", tag("b", title)), told)


def playout(decision: DecisionReview, move: Any, fact: Fact, presentation: Presentation) -> list[Snapshot]:
    """Return what happens after a move in the deal of a fact, up to what the fact is about, if it comes."""
    runs, outcome = decision.playouts, next(each for each in decision.outcomes if each.key == fact.key)
    log = RecordedOutcome(Recorder(presentation.game, EVERYONE), outcome, runs.seat)
    runs.play_out(runs.world(fact.world), move, log)
    return log.recorder.snapshots


def sentences(snapshots: list[Snapshot], presentation: Presentation, describer: Describer) -> Iterator[Html]:
    """Yield the steps as list items; of many, the first ones and the last."""
    steps = cut(snapshots, presentation)
    shown = steps if len(steps) <= MOST_STEPS else [*steps[: MOST_STEPS - 1], steps[-1]]
    for at, step in enumerate(shown):
        told = [tag("p", line.html, rule_link(line.rule)) for line in lines(step, describer)]
        left_out = len(steps) > MOST_STEPS and at == MOST_STEPS - 1
        yield tag("li", tag("p", "…") if left_out else "", told)
