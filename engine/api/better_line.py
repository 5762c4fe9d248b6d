"""The better line of a key moment: the better move and what may well follow, step by step, to be played on the board.

It is one of the coach's worlds, a "deal" to readers, as the person would see it.
"""

from typing import Any, Final, NamedTuple

from engine.api.another_try import judged_decision_of_turn
from engine.api.answers import LineAnswer
from engine.api.reasons import move_namer
from engine.api.shown_steps import step_view_with_lines
from engine.api.steps import step_board_and_beside_html, step_sentences
from engine.bots.comparison import mean
from engine.coach.outcome_counts import OutcomeCounts
from engine.coach.playouts import Playouts
from engine.core.describe import Describer
from engine.core.game import Event
from engine.core.outcomes import Happening, Outcome
from engine.match.recorder import Recorder, Step, cut_into_steps
from engine.match.review import DecisionReview, Review

MOST_STEPS: Final = 20
"""The most steps of a line: where the reason comes later, the line ends at the near horizon. Chosen by eye."""


class ToldLine(NamedTuple):
    """The move that a line begins with, and the number of the world in which it is played out."""

    move: Any
    world: int


class RecordedLine(OutcomeCounts):
    """A log that records a playout as its seat sees it; `sought`: what the line is to lead to, if it happens.

    A snapshot's `moves` is its phase: no step spans two.
    """

    def __init__(self, runs: Playouts, outcomes: tuple[Outcome, ...], sought: Happening | None) -> None:
        super().__init__(outcomes, runs.seat)
        self.sought = sought
        self.phase_of = runs.bot.evaluator.phase_index
        self.recorder = Recorder(runs.game, runs.seat)
        self.near = self.end = 0
        """How many snapshots there were at the near horizon, and when what is sought first happened."""

    def __call__(self, state: Any, event: Event) -> None:
        """Record the event, and note how far the line goes."""
        super().__call__(state, event)
        self.recorder.moves = self.phase_of(state)
        self.recorder(state, event)
        count = len(self.recorder.snapshots)
        if self.is_soon:
            self.near = count
        if not self.end and self.sought in self.counts:
            self.end = count


def line_answer(review: Review, turn: int, number: int, describer: Describer) -> LineAnswer:
    """Return the step of this number, from 1, of the better line in a decision, or else the nearest one.

    Raises Refusal("bad_request") if the person made no decision in this turn, or it is not judged yet.
    """
    decision, presentation = judged_decision_of_turn(review, turn), review.match.presentation
    told = line_to_tell(decision)
    steps = steps_of_line(decision, told, review)
    shown = max(1, min(number, len(steps)))
    step = steps[shown - 1]
    said = step_sentences(step, describer)
    if shown == 1:
        move = move_namer(presentation, decision.playouts.view)(told.move)
        said = [describer.line_with_rule("coach.line.begins", "", {"move": move}), *said]
    drawn, beside = step_board_and_beside_html(step, presentation, describer)
    return {"kind": "line", "step": step_view_with_lines(drawn, beside, said, None), "steps": len(steps)}


def line_to_tell(decision: DecisionReview) -> ToldLine:
    """Return the line of a judged decision: in the world that shows its reason, else in the most ordinary one."""
    move = decision.moves_to_contrast[0] if decision.moves_to_contrast else decision.best.move
    if decision.contrast and decision.contrast.facts:
        return ToldLine(move, decision.contrast.facts[0].world)
    chances = decision.ledger.chances[decision.ledger.moves.index(move)]
    usual = mean(chances)
    return ToldLine(move, min(range(len(chances)), key=lambda world: abs(chances[world] - usual)))


def steps_of_line(decision: DecisionReview, told: ToldLine, review: Review) -> list[Step]:
    """Return the steps of a line: to the near horizon, and on to what speaks for the move if that is not far."""
    runs, facts = decision.playouts, decision.contrast.facts if decision.contrast else ()
    log = RecordedLine(runs, decision.outcomes, facts[0].happening if facts else None)
    runs.play_out(runs.draw_world(told.world), told.move, log)
    near, far = (cut_into_steps(log.recorder.snapshots[:end]) for end in (log.near, max(log.near, log.end)))
    return far if len(far) <= MOST_STEPS else near[:MOST_STEPS]
