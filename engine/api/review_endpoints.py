"""The endpoints for the review of a match; see `engine.api.endpoints`."""

from typing import Final

from engine.api import requests, review_answers
from engine.api.another_try import decision_answer, retry_answer
from engine.api.answers import DecisionAnswer, LineAnswer, MomentAnswer
from engine.api.better_line import line_answer
from engine.api.ending import review_button_text
from engine.api.hints import refreshed_hint
from engine.api.open_matches import OpenMatch, answer_language, requested_match
from engine.api.reasons import marks_of_contrast
from engine.api.review import ReviewPage
from engine.api.review_score import same_deal_results_html
from engine.api.review_texts import review_describer
from engine.api.second_look import question_before_costly_move, question_before_noted_move
from engine.api.status import seat_of_acting_person
from engine.api.view_model import board_with_grid_and_beside_html, match_describer
from engine.bots.comparison import mean
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING
from engine.match.key_moments import judged_decisions
from engine.match.replay import step_number_before_turn, steps_seen_by
from engine.match.review import Review, reviewable_seats
from engine.match.same_deal import SameDeal

UNCHECKED: Final[review_answers.Checked] = {"kind": "checked", "html": "", "board": ""}
"""The answer where nothing speaks against a move."""


def continue_review(request: requests.ReviewRequest) -> review_answers.ReviewSlice:
    """Work on the first unfinished review for `ms` milliseconds; return the mean share done of all, 0 to 1.

    While a mini-game runs, the work is on the help in the decision that is due. A hint that is shown and no longer says
    what is known now comes with the answer.
    """
    opened = requested_match(request)
    seat = seat_of_acting_person(opened.match)
    if opened.match.minigame and not opened.match.is_over:
        return {**continue_help_with_goal(opened, seat, request.ms / 1000), "hint": None, "labels": []}
    reviews = [opened.reviews[seat] for seat in reviewable_seats(opened.match)]
    unfinished = next((each for each in reviews if not each.is_finished), None)
    if unfinished:
        unfinished.work_for_seconds(request.ms / 1000)
    done = mean([each.fraction_done for each in reviews]) if reviews else 1.0
    finished = all(each.is_finished for each in reviews)
    hint = hint_told_anew(opened, seat) if seat is not None else None
    answer: review_answers.ReviewSlice = {
        "kind": "reviewing",
        "done": round(done, 2),
        "finished": finished,
        "hint": hint,
        "labels": [],
    }
    if not finished or not opened.match.is_over:
        return answer
    compared = continue_comparison_with_bots(opened, request.ms / 1000)
    return {**answer, "finished": compared, "labels": review_labels(opened, answer_language(request.lang, opened))}


def review_labels(opened: OpenMatch, lang: str) -> list[str]:
    """Return what the buttons say that open the finished reviews of a match."""
    match, counts = opened.match, opened.key_moment_counts()
    describer = match_describer(match, lang)
    return [review_button_text(match, seat, describer, counts) for seat in reviewable_seats(match)]


def hint_told_anew(opened: OpenMatch, seat: Seat) -> review_answers.HintView | None:
    """Return the hint that is shown as it is told now; None if it still holds, or none is shown."""
    found = refreshed_hint(opened, seat)
    if found is None:
        return None
    describer = match_describer(opened.match, opened.lang)
    board, _ = board_with_grid_and_beside_html(opened.match, describer, found.marks)
    return {"html": found.html, "move": found.move, "board": board}


def continue_comparison_with_bots(opened: OpenMatch, seconds: float) -> bool:
    """Let bots choose in people's decisions for a while; return whether they have in all that count."""
    levels = [*map(opened.levels_on_same_decisions, reviewable_seats(opened.match))]
    unfinished = next((each for each in levels if not each.is_finished), None)
    if unfinished:
        unfinished.work_for_seconds(seconds)
    return all(each.is_finished for each in levels)


def continue_help_with_goal(opened: OpenMatch, seat: Seat | None, seconds: float) -> review_answers.Reviewing:
    """Work for a while on the help in the present decision of a mini-game; return the share done."""
    found = opened.decision_help(seat) if seat is not None else None
    if found is None:
        return {"kind": "reviewing", "done": 1.0, "finished": True}
    found.advice.work_for_seconds(seconds)
    return {"kind": "reviewing", "done": round(found.advice.done, 2), "finished": found.advice.done >= 1}


def check_move_for_blunder(request: requests.CheckRequest) -> review_answers.Reviewing | review_answers.Checked:
    """Find out whether a person should have another look before a move; raise Refusal if they may not make it.

    The answer may tell what only this person knows: there is none unless they can choose now.
    """
    opened, seat = requested_match(request), request.seat
    match = opened.match
    if seat != seat_of_acting_person(match) or match.is_decided_aloud:
        return UNCHECKED
    decision = opened.decision_help(seat)
    if decision is None:
        return UNCHECKED
    game, describer = match.game, match_describer(match, answer_language(request.lang, opened))
    move = game.parse_gesture(match.state, seat, request.move)
    game.verify_move(match.state, seat, move)
    if noted := question_before_noted_move(opened, seat, move, describer):
        return {"kind": "checked", "html": noted, "board": ""}
    found = decision.blunder_check_task_for_move(move)
    found.work_for_seconds(request.ms / 1000)
    if found.done < 1:
        return {"kind": "reviewing", "done": round(found.done, 2), "finished": False}
    asked = question_before_costly_move(opened, seat, found, describer)
    marks = marks_of_contrast(found.contrast, match.presentation.outcomes) if asked else ()
    board, _ = board_with_grid_and_beside_html(match, describer, marks) if marks else (NOTHING, NOTHING)
    return {"kind": "checked", "html": asked, "board": board}


def review_report(request: requests.ReportRequest) -> review_answers.ReportAnswer:
    """Return the review of a person's decisions."""
    opened = requested_match(request)
    review, lang = finished_review(opened, request.seat), answer_language(request.lang, opened)
    return ReviewPage(review, lang, opened.levels_on_same_decisions(request.seat)).report_answer()


def reviewed_decision(request: requests.DecisionRequest) -> DecisionAnswer:
    """Return what the review says of the decision in this turn; refused while the review is unfinished."""
    opened = requested_match(request)
    return decision_answer(finished_review(opened, request.seat), request.turn, answer_language(request.lang, opened))


def step_of_better_line(request: requests.LineRequest) -> LineAnswer:
    """Return a step of what may well follow the better move in this turn; refused while the review is unfinished."""
    opened = requested_match(request)
    describer = review_describer(opened.match, answer_language(request.lang, opened))
    return line_answer(finished_review(opened, request.seat), request.turn, request.step, describer)


def judge_retried_move(request: requests.RetryRequest) -> review_answers.RetryAnswer | review_answers.Reviewing:
    """Find out how good another move would have been; raise Refusal("nothing_chosen") without one."""
    opened = requested_match(request)
    if not request.move:
        raise Refusal("nothing_chosen")
    lang = answer_language(request.lang, opened)
    return retry_answer(finished_review(opened, request.seat), request, lang)


def continue_bot_games_of_deal(request: requests.DealRequest) -> review_answers.DealAnswer:
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
    if not opened.match.is_over or seat not in reviewable_seats(opened.match):
        raise Refusal("bad_request")
    found = opened.reviews[seat]
    found.catch_up_with_match()
    return found


def reviewed_decision_after_step(opened: OpenMatch, answer: MomentAnswer) -> review_answers.ReviewedDecisionView | None:
    """Return the reviewed decision that a person made right after the step of a moment; None for none, or no end."""
    match, shown = opened.match, answer["step"]["moment"]
    if not match.is_over or shown is None:
        return None
    steps = steps_seen_by(match, shown["viewer"])
    for seat in reviewable_seats(match):
        for each in judged_decisions(finished_review(opened, seat)):
            if step_number_before_turn(match, steps, each.turn) == shown["step"]:
                return {"seat": seat, "turn": each.turn}
    return None
