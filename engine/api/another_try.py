"""A past decision made once more: the decision as it was asked, and how another move would have done."""

from typing import Final

from engine.api.answers import AdvisedView, DecisionAnswer
from engine.api.reasons import MoveNames, contrast_html, marks_of_contrast, move_namer, nudge_html
from engine.api.requests import RetryRequest
from engine.api.review_answers import RetryAnswer, Reviewing
from engine.api.review_texts import review_describer
from engine.api.shown_steps import step_view_with_lines
from engine.api.steps import board_and_beside_html
from engine.api.view_model import decision_form, legal_move_texts
from engine.coach.facts import Fact
from engine.coach.ledger import PROVEN_ERRORS, Claim, Grade, chance_gap_in_percentage_points, chance_in_percent
from engine.core.describe import Describer
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.presentation import Presentation
from engine.match.advice import Retry
from engine.match.review import DecisionReview, Review
from engine.match.saves import save_before_turn

NEAR: Final = Grade.MISTAKE.value
"""In chances of victory: a retried move that costs less counts as close."""


def judged_decision_of_turn(review: Review, turn: int) -> DecisionReview:
    """Return the decision of a turn; raise Refusal("bad_request") if the person made none, or it is not judged yet."""
    found = next((each for each in review.decisions_with_move_made if each.turn == turn and each.claim), None)
    if found is None:
        raise Refusal("bad_request")
    return found


def decision_answer(review: Review, turn: int, lang: str) -> DecisionAnswer:
    """Return a decision to be made once more."""
    match, decision = review.match, judged_decision_of_turn(review, turn)
    presentation, describer, view = match.presentation, review_describer(match, lang), decision.playouts.view
    seat = review.seat
    drawn, beside = board_and_beside_html(view, presentation, describer, marks_of_question(decision, presentation))
    question = describer.line_with_rule("coach.question", "", {"move": move_namer(presentation, view)(decision.move)})
    board = fragment(drawn, presentation.grid(view, seat, legal_move_texts(match, view, seat), describer.texts))
    return {
        "kind": "decision",
        "step": {
            **step_view_with_lines(board, beside, [question], {"viewer": seat, "step": 0, "turn": turn}),
            "caption": "",
        },
        "form": decision_form(match, view, seat, describer),
        "question": fragment(tag("p", question.html), question_to_oneself_html(decision, seat, describer)),
        "asked": asked_moves_html(decision, move_namer(presentation, view), describer),
        "solution": best_move_of_decision_html(decision, move_namer(presentation, view), describer),
        "advised": view_with_best_move_marked(decision, review, describer),
        "save": save_before_turn(match, turn),
    }


def marks_of_question(decision: DecisionReview, presentation: Presentation) -> tuple[str, ...]:
    """Return the marks of what `question_to_oneself_html` asks about."""
    return marks_of_contrast(decision.contrast, presentation.outcomes) if fact_to_ask_about(decision) else ()


def fact_to_ask_about(decision: DecisionReview) -> Fact | None:
    """Return what speaks against the move made, unless it is about the better one; None without such."""
    found = decision.contrast
    if found is None or not found.facts or found.worse != decision.move:
        return None
    better = decision.playouts.game.format_move(found.better)
    return None if better in [str(value) for _, value in found.facts[0].about] else found.facts[0]


def question_to_oneself_html(decision: DecisionReview, seat: int, describer: Describer) -> Html:
    """Return the reason why the move was worse, as a question that names neither move; NOTHING without a reason."""
    fact = fact_to_ask_about(decision)
    return tag("p", nudge_html(fact, decision.kind, seat, describer)) if fact else NOTHING


def best_move_of_decision_html(decision: DecisionReview, name: MoveNames, describer: Describer) -> Html:
    """Return a sentence with the best move found and its chance of victory; the decision must have been judged."""
    best = decision.best
    return describer.filled_html(
        "coach.solution", best=name(best.move), chance=chance_in_percent(best.chance, certain=best.certain)
    )


def view_with_best_move_marked(decision: DecisionReview, review: Review, describer: Describer) -> AdvisedView:
    """Return the best move as it is marked on the board and in the form."""
    presentation = review.match.presentation
    best = presentation.game.format_move(decision.best.move)
    preview = presentation.preview(decision.playouts.view, review.seat, best, describer.texts)
    return {"move": best, "made": "", "preview": preview, "made_preview": "", "switch": "", "form": "", "line": ""}


def retry_answer(review: Review, request: RetryRequest, lang: str) -> RetryAnswer | Reviewing:
    """Return how good another move would have been, once that is known; raise Refusal for an illegal one."""
    decision = judged_decision_of_turn(review, request.turn)
    found = decision.retry_task_for_move(legal_move_meant_by_text(review, decision, request.move))
    found.work_for_seconds(request.ms / 1000)
    names = move_namer(review.match.presentation, decision.playouts.view)
    describer = review_describer(review.match, lang)
    asked = asked_moves_html(decision, names, describer)
    if found.done < 1:
        return {"kind": "reviewing", "done": round(found.done, 2), "finished": False, "asked": asked}
    assert found.claim
    said = retried_move_html(found, found.claim, review.seat, names, describer)
    return {"kind": "retry", "html": said, "asked": asked, "right": found.claim.equal}


def asked_moves_html(decision: DecisionReview, name: MoveNames, describer: Describer) -> Html:
    """Return the move that was made and the others asked about, as far as figures are known, the best first."""
    asked = {decision.move, *decision.asked}
    told = [claim for claim in decision.ledger.claims() if claim.move in asked and claim.has_figures]
    items = (tag("li", asked_move_html(claim, claim.move == decision.move, name, describer)) for claim in told)
    return fragment(tag("p", describer.filled_html("coach.asked")), tag("ul", items))


def asked_move_html(claim: Claim, made: bool, name: MoveNames, describer: Describer) -> Html:
    """Return a move with its chance, and how exactly that is known; `made`: whether it is the one made in the match."""
    error = chance_gap_in_percentage_points(PROVEN_ERRORS * claim.chance_error)
    key = "coach.asked.certain" if claim.certain else "coach.asked.move"
    chance = chance_in_percent(claim.chance, certain=claim.certain)
    said = describer.filled_html(key, move=name(claim.move), chance=chance, error=error)
    return fragment(said, " ", tag("b", describer.texts["coach.asked.made"])) if made else said


def retried_move_html(found: Retry, value: Claim, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return what a retried move costs, how it compares with the one made in the match, and why."""
    key = "right" if value.equal else "near" if value.cost < NEAR else "not_yet"
    first = tag(
        "p",
        describer.filled_html(f"coach.{key}", move=name(value.move), cost=chance_gap_in_percentage_points(value.cost)),
    )
    if found.made == value.move:
        return fragment(first, " ", tag("p", describer.filled_html("coach.then.same")))
    key = "equal" if not found.has_relevant_difference else "better" if found.gain_over_move_made > 0 else "worse"
    pair = {"now": name(value.move), "then": name(found.made)}
    compared = describer.filled_html(
        f"coach.then.{key}", gap=chance_gap_in_percentage_points(abs(found.gain_over_move_made)), **pair
    )
    reason = contrast_html(found.contrast, seat, name, describer, named=False) if found.contrast else NOTHING
    return fragment(first, " ", tag("p", compared), reason)


def legal_move_meant_by_text(review: Review, decision: DecisionReview, text: str) -> object:
    """Return the move that a text or a gesture means in a decision; raise Refusal if the person may not make it."""
    game = review.match.game
    state = review.match.record_before_turn(decision.turn).replay(game)
    move = game.parse_gesture(state, review.seat, text)
    game.verify_move(state, review.seat, move)
    return move
