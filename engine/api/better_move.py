"""The moment of a reviewed decision with its better move named, and marked like the move of a hint.

The move that was made is marked like a chosen move. Both are marked on the board by their previews, one at a time, or
else in the form in which they were chosen.
"""

from engine.api.another_try import judged_decision_of_turn
from engine.api.answers import AdvisedView, MomentAnswer, StepView
from engine.api.reasons import marks_of_contrast, move_namer
from engine.api.steps import board_and_beside_html, lines_with_rule_links_html
from engine.api.view_model import decision_form, legal_move_texts
from engine.core.describe import Describer
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation
from engine.core.render import with_attribute
from engine.match.key_moments import moment_of_praise
from engine.match.review import DecisionReview, Review


def moment_with_better_move(answer: MomentAnswer, review: Review, turn: int, describer: Describer) -> MomentAnswer:
    """Return the moment of a decision with the better move marked, or the move made if it is praised.

    The moment is unchanged where no move was better. Raises Refusal("bad_request") if the person made no decision in
    this turn.
    """
    decision = judged_decision_of_turn(review, turn)
    is_praised = moment_of_praise(decision) is not None
    if decision.moves_to_contrast is None and not is_praised:
        return answer
    move = decision.move if is_praised else decision.best.move
    made = "" if is_praised else review.match.game.format_move(decision.move)
    presentation, step = review.match.presentation, answer["step"]
    text, name = presentation.game.format_move(move), move_namer(presentation, decision.playouts.view)
    preview, grid = preview_and_grid_html(decision, text, review, describer)
    key = "well" if is_praised else "in_turn" if preview else "better"
    line = describer.line_with_rule(f"coach.shown.{key}", "", {"move": name(move), "made": name(decision.move)})
    told: StepView = {
        **step,
        "board": board_with_reason_html(decision, step["board"], presentation, describer) + grid,
        "caption": (said := lines_with_rule_links_html([line])) + step["caption"],
        "say": f"{line.text} {step['say']}",
    }
    advised: AdvisedView = {
        "move": text,
        "made": made,
        "preview": preview,
        "made_preview": preview_and_grid_html(decision, made, review, describer)[0] if preview and made else "",
        "switch": move_switch_buttons(name(move), name(decision.move), describer) if preview and made else "",
        "form": "" if preview else decision_form(review.match, decision.playouts.view, review.seat, describer),
        "line": said,
    }
    return {**answer, "step": told, "advised": advised}


def board_with_reason_html(
    decision: DecisionReview, board: str, presentation: Presentation, describer: Describer
) -> str:
    """Return the board of the decision with what sets the moves apart marked; `board` itself where nothing does."""
    marks = marks_of_contrast(decision.contrast, presentation.outcomes)
    return board_and_beside_html(decision.playouts.view, presentation, describer, marks)[0] if marks else board


def move_switch_buttons(better: str, made: str, describer: Describer) -> Html:
    """Return the two buttons that switch the board between the better move, shown at first, and the move made.

    Both over one board would be confusing: a house that both place would be counted twice.
    """
    buttons = (
        tag(
            "button",
            describer.filled_html(f"coach.shown.switch.{key}", move=move),
            type="button",
            data_shown=key,
            aria_pressed="true" if key == "better" else "false",
        )
        for key, move in (("better", better), ("made", made))
    )
    return tag("div", buttons, class_="switch", role="group", aria_label=describer.filled_text("coach.shown.switch"))


def preview_and_grid_html(
    decision: DecisionReview, text: str, review: Review, describer: Describer
) -> tuple[Html, Html]:
    """Return the preview of a move and the grid over its board; NOTHING twice if either is missing.

    The squares of the grid cannot be chosen.
    """
    presentation, view = review.match.presentation, decision.playouts.view
    preview = presentation.preview(view, review.seat, text, describer.texts)
    grid = presentation.grid(view, review.seat, legal_move_texts(review.match, view, review.seat), describer.texts)
    if not preview or not grid:
        return NOTHING, NOTHING
    return preview, with_attribute(grid, "inert", "")
