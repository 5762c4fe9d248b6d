"""The endpoints for the review of a match; see `engine.api.endpoints`."""

from engine.api.answers import Checked, DealAnswer, DecisionAnswer, ReportAnswer, RetryAnswer, Reviewing
from engine.api.open_matches import OpenMatch, answer_language, requested_match
from engine.api.reasons import move_namer
from engine.api.requests import (
    CheckRequest,
    DealRequest,
    DecisionRequest,
    ReportRequest,
    Request,
    RetryRequest,
    ReviewRequest,
)
from engine.api.review import ReviewPage, decision_answer, retry_answer, same_deal_results_html
from engine.api.status import seat_of_acting_person
from engine.api.view_model import match_describer
from engine.bots.comparison import mean
from engine.coach.analysis import chance_gap_in_percentage_points
from engine.core.game import Refusal, Seat
from engine.core.html import tag
from engine.match.advice import Check
from engine.match.review import Review
from engine.match.same_deal import SameDeal


def continue_review(request: ReviewRequest) -> Reviewing:
    """Work on the first unfinished review for `ms` milliseconds; return the mean share done of all, 0 to 1."""
    reviews = [*requested_match(request).reviews.values()]
    unfinished = next((each for each in reviews if not each.is_finished), None)
    if unfinished:
        unfinished.work_for_seconds(request.ms / 1000)
    done = mean([each.fraction_done for each in reviews]) if reviews else 1.0
    finished = all(each.is_finished for each in reviews)
    return {"kind": "reviewing", "done": round(done, 2), "finished": finished}


def check_move_for_blunder(request: CheckRequest) -> Reviewing | Checked:
    """Find out whether a person should have another look before a move; raise Refusal if they may not make it."""
    opened = requested_match(request)
    match, review = opened.match, opened.reviews.get(request.seat)
    decision = review.review_of_current_decision() if review else None
    if decision is None or request.seat != seat_of_acting_person(match):
        return {"kind": "checked", "html": ""}
    game = match.game
    move = game.parse_gesture(match.state, request.seat, request.move)
    game.verify_move(match.state, request.seat, move)
    found = decision.blunder_check_task_for_move(move)
    found.work_for_seconds(request.ms / 1000)
    if found.done < 1:
        return {"kind": "reviewing", "done": round(found.done, 2), "finished": False}
    name = move_namer(match.presentation, decision.playouts.view)(move)
    return {"kind": "checked", "html": move_warning(found, name, opened, request)}


def move_warning(found: Check, move: str, opened: OpenMatch, request: Request) -> str:
    """Return a warning with the cost of a move if it is a blunder; else ""."""
    if not found.does_warn or not found.judgement:
        return ""
    describer = match_describer(opened.match, answer_language(request.lang, opened))
    return tag(
        "p",
        describer.filled_html("coach.sure", move=move, cost=chance_gap_in_percentage_points(found.judgement.cost)),
    )


def review_report(request: ReportRequest) -> ReportAnswer:
    """Return the review of a person's decisions."""
    opened = requested_match(request)
    return ReviewPage(finished_review(opened, request.seat), answer_language(request.lang, opened)).report_answer()


def reviewed_decision(request: DecisionRequest) -> DecisionAnswer:
    """Return what the review says of the decision in this turn; refused while the review is unfinished."""
    opened = requested_match(request)
    return decision_answer(finished_review(opened, request.seat), request.turn, answer_language(request.lang, opened))


def judge_retried_move(request: RetryRequest) -> RetryAnswer | Reviewing:
    """Find out how good another move would have been; raise Refusal("nothing_chosen") without one."""
    opened = requested_match(request)
    if not request.move:
        raise Refusal("nothing_chosen")
    lang = answer_language(request.lang, opened)
    return retry_answer(finished_review(opened, request.seat), request, lang)


def continue_bot_games_of_deal(request: DealRequest) -> DealAnswer:
    """Let bots play the deal of a finished match for a while; return the results so far."""
    opened = requested_match(request)
    finished_review(opened, request.seat)
    found = opened.deals.setdefault(request.seat, SameDeal(opened.match, request.seat))
    found.work_for_seconds(request.ms / 1000)
    describer = match_describer(opened.match, answer_language(request.lang, opened))
    html = same_deal_results_html(found, describer) if found.points else ""
    return {"kind": "deal", "html": html, "done": round(found.done, 2)}


def finished_review(opened: OpenMatch, seat: Seat) -> Review:
    """Return the review of a person in a match that is over; raise Refusal("bad_request") for anything else."""
    if not opened.match.is_over or seat not in opened.reviews:
        raise Refusal("bad_request")
    found = opened.reviews[seat]
    found.catch_up_with_match()
    return found
