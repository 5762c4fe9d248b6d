"""A decision that is reviewed, looked back at: the better move is told, and marked as a move that a hint names is;
the one that was made, as what is chosen.

It is marked on the board by its preview, or else in the form in which it was chosen.
"""

from engine.api.answers import MomentAnswer, StepView
from engine.api.reasons import move_names
from engine.api.review import decision_form, decision_of, legal_moves
from engine.api.steps import caption_html
from engine.core.describe import Describer
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import with_attribute
from engine.match.review import DecisionReview, Review


def with_better_move(answer: MomentAnswer, review: Review, turn: int, describer: Describer) -> MomentAnswer:
    """Return the moment of a decision with its better move; of a move well seen, that move.

    The same where no move was better; raises Refusal("bad_request") if the person made no decision there.
    """
    decision = decision_of(review, turn)
    assert decision.judgement
    if decision.judgement.is_equal and not decision.is_well_seen:
        return answer
    move = decision.move if decision.is_well_seen else decision.judgement.best_move
    made = "" if decision.is_well_seen else review.match.presentation.game.format_move(decision.move)
    presentation, step = review.match.presentation, answer["step"]
    text, name = presentation.game.format_move(move), move_names(presentation, decision.playouts.view)
    line = describer.rule_line(
        f"coach.shown.{'well' if decision.is_well_seen else 'better'}",
        "",
        {"move": name(move), "made": name(decision.move)},
    )
    preview, grid = preview_and_grid(decision, text, review, describer)
    told: StepView = {
        **step,
        "board": step["board"] + grid,
        "caption": caption_html([line]) + step["caption"],
        "say": f"{line.text} {step['say']}",
    }
    if preview and made:
        preview = beside_made(decision, text, made, review, describer)
    form = "" if preview else decision_form(decision, review, describer)
    return {**answer, "step": told, "advised": {"move": text, "made": made, "preview": preview, "form": form}}


def beside_made(decision: DecisionReview, text: str, made: str, review: Review, describer: Describer) -> Html:
    """Return the preview of a move with that of the move that was made, the one of fewer spots above the other."""
    presentation, at = review.match.presentation, (decision.playouts.view, review.seat)
    better, own = (presentation.preview(*at, each, describer.texts) for each in (text, made))
    layers = [better, tag("g", own, class_="made")]
    fewer = len(presentation.spots(at[0], text)) < len(presentation.spots(at[0], made))
    return fragment(layers[::-1] if fewer else layers)


def preview_and_grid(decision: DecisionReview, text: str, review: Review, describer: Describer) -> tuple[Html, Html]:
    """Return the preview of a move and the grid over the board that has a place for it; nothing where there is none.

    The squares of the grid cannot be chosen.
    """
    presentation, at = review.match.presentation, (decision.playouts.view, review.seat)
    preview = presentation.preview(*at, text, describer.texts)
    grid = presentation.grid(*at, legal_moves(decision), describer.texts)
    if not preview or not grid:
        return NOTHING, NOTHING
    return preview, with_attribute(grid, "inert", "")
