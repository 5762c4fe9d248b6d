"""A decision that is reviewed, looked back at: the better move is told, and marked as a move that a hint names is.

It is marked on the board by its preview, or else in the form in which it was chosen.
"""

from engine.api.answers import AdvisedView, MomentAnswer, StepView
from engine.api.review import decision_of, form_of
from engine.api.steps import caption
from engine.core.describe import Describer
from engine.match.review import DecisionReview, Review


def with_better_move(answer: MomentAnswer, review: Review, turn: int, describer: Describer) -> MomentAnswer:
    """Return the moment of a decision with its better move; of a move well seen, that move.

    The same where no move was better; raises Refusal("bad_request") if the person made no decision there.
    """
    decision = decision_of(review, turn)
    assert decision.judgement
    if decision.judgement.is_equal and not decision.well_seen:
        return answer
    move = decision.move if decision.well_seen else decision.judgement.best
    text, step = review.match.presentation.game.format_move(move), answer["step"]
    line = describer.line(f"coach.shown.{'well' if decision.well_seen else 'better'}", "", {"move": text})
    told: StepView = {**step, "caption": caption([line]) + step["caption"], "say": f"{line.text} {step['say']}"}
    return {**answer, "step": told, "advised": advised_view(decision, text, step["board"], review, describer)}


def advised_view(decision: DecisionReview, text: str, board: str, review: Review, describer: Describer) -> AdvisedView:
    """Return what marks a move of a decision in the drawing of its moment."""
    presentation, view = review.match.presentation, decision.playouts.view
    has_place = "data-move-preview" in board and "data-chosen-only" not in board
    preview = presentation.preview(view, review.seat, text, describer.texts) if has_place else ""
    return {"move": text, "preview": preview, "form": "" if preview else form_of(decision, review, describer)}
