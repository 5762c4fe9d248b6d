"""The endpoint for the move that cost the goal of a mini-game; see `engine.api.endpoints`."""

from engine.api.answers import CostAnswer
from engine.api.open_matches import answer_language, requested_match
from engine.api.requests import Request
from engine.api.review import ReviewPage
from engine.core.html import Html, fragment, tag
from engine.match.key_moments import KeyMoment, MomentKind
from engine.match.review import Review, reviewable_seats


def tell_costly_move(request: Request) -> CostAnswer:
    """Return the move that cost the goal of a lost mini-game, once that is known; "" where there is nothing to tell."""
    opened = requested_match(request)
    match = opened.match
    reviews = [opened.reviews[seat] for seat in reviewable_seats(match)]
    lost = match.is_over and match.is_minigame_won is False
    if not lost or not all(review.is_finished for review in reviews):
        return {"kind": "cost", "html": ""}
    lang = answer_language(request.lang, opened)
    return {"kind": "cost", "html": fragment(costly_move_html(review, lang) for review in reviews)}


def costly_move_html(review: Review, lang: str) -> Html:
    """Return which move cost most of the chance of reaching the goal, with a button to look at it; or that none did."""
    page = ReviewPage(review, lang)
    say = page.describer.filled_html
    costs = {each.turn: each.claim.cost for each in review.decisions_with_worst_moves() if each.claim}
    worst = max(review.decisions_with_worst_moves(), key=lambda each: costs.get(each.turn, 0.0), default=None)
    if worst is None:
        return tag("p", say("coach.goal.cost.none"))
    moment = KeyMoment(MomentKind.MISTAKE, worst, costs[worst.turn])
    when = page.decision_moments_in_words[worst.turn]
    told = fragment(tag("b", say("coach.goal.cost")), " ", when, " · ", page.move_made_html(worst), ". ")
    button = page.moment_button(page.describer.texts["coach.show"], worst)
    return fragment(tag("p", told, page.cost_of_moment_html(moment)), tag("p", button))
