"""The review of a match as the page shows it.

Buttons with `data-moment` lead to a step of the match, with `data-turn` to the better move there; those with
`data-try`, to a decision to be made once more.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property, partial
from typing import Any, Final

from engine.api.answers import AdvisedView, DecisionAnswer, ReportAnswer, RetryAnswer, Reviewing
from engine.api.chance_chart import ChancePoint, chance_chart_html
from engine.api.imagined import imagined_deal_html
from engine.api.looking_back import step_time_in_words
from engine.api.reasons import MoveNames, contrast_html, marks_of_contrast, move_namer, nudge_html, open_cards_text_key
from engine.api.requests import RetryRequest
from engine.api.review_score import corrected_hint_html, score_html
from engine.api.steps import board_and_beside_html
from engine.api.view_model import decision_form, legal_move_texts, match_describer, step_view_with_lines
from engine.coach.ledger import (
    FIRST_WORLDS,
    MOST_SURE,
    MOST_WORLDS,
    PROVEN_ERRORS,
    Claim,
    Grade,
    chance_gap_in_percentage_points,
    chance_in_percent,
)
from engine.core.describe import Describer, uncapitalized
from engine.core.game import Refusal, Seat
from engine.core.heuristics import victory_shares
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.presentation import Presentation
from engine.core.render import html_table, scrollable_region
from engine.games.registry import HEURISTICS
from engine.match.advice import Retry
from engine.match.key_moments import (
    KeyMoment,
    LevelsOnSameDecisions,
    MomentKind,
    is_real_decision,
    judged_decisions,
    key_moments,
)
from engine.match.recorder import Step
from engine.match.replay import step_number_before_turn, steps_seen_by
from engine.match.review import DecisionReview, Review
from engine.match.saves import save_before_turn

NEAR: Final = Grade.MISTAKE.value
"""In chances of victory: a retried move that costs less counts as close."""


class ReviewPage:
    """Writes a review in one language."""

    def __init__(self, review: Review, lang: str, levels: LevelsOnSameDecisions | None = None) -> None:
        self.review, self.match, self.seat = review, review.match, review.seat
        self.levels = levels or LevelsOnSameDecisions(review)
        self.moments = key_moments(review)
        self.describer: Describer = match_describer(self.match, lang)
        self.steps: list[Step] = steps_seen_by(self.match, None)

    def report_answer(self) -> ReportAnswer:
        """Return the review as far as it has got."""
        return {
            "kind": "report",
            "html": self.review_html(),
            "done": round(self.review.fraction_done, 2),
        }

    def review_html(self) -> Html:
        """Return the picture, the key moments, and a table of all decisions."""
        say = self.describer.filled_html
        judged = judged_decisions(self.review)
        honest = say("coach.honest", seat=self.seat, first=FIRST_WORLDS, most=MOST_WORLDS)
        spots = [*self.chances_after_each_move(judged)]
        return fragment(
            tag("p", tag("b", say("coach.title", seat=self.seat)), class_="review-title", tabindex="-1"),
            chance_chart_html(spots, self.describer, self.seat) if len(spots) > 1 else NOTHING,
            self.review_summary_html(judged),
            tag("ol", self.moments_html(), class_="moments"),
            self.decisions_table(judged) if judged else NOTHING,
            tag(
                "p",
                honest,
                " ",
                say(f"coach.honest.{'proven' if self.is_calibration_proven else 'estimate'}"),
                class_="honest",
            ),
        )

    @property
    def is_calibration_proven(self) -> bool:
        """Whether stated chances have come true as often as they should, with this many players."""
        start = self.match.start
        found = HEURISTICS[start.game].calibration.get(start.players)
        return found is not None and found.proven

    def chances_after_each_move(self, judged: list[DecisionReview]) -> Iterator[ChancePoint]:
        """Yield the chances of all seats after each judged move, and who has won at the end, which alone is certain."""
        told = {each.decision.turn for each in self.moments}
        for each in judged:
            assert each.claim
            step = self.step_number_of_decision(each)
            chances = tuple(min(chance, MOST_SURE / 100) for chance in each.claim.chances)
            yield ChancePoint(self.capitalized_step_time(step), chances, step, each.turn in told)
        shares = victory_shares(self.match.result)
        yield ChancePoint(self.describer.texts["render.when_over"], shares, len(self.steps), False)

    def step_number_of_decision(self, decision: DecisionReview) -> int:
        """Return the number, from 1, of the last step before a decision."""
        return step_number_before_turn(self.match, self.steps, decision.turn)

    def capitalized_step_time(self, step: int) -> str:
        """Return the time of a step in words, with a capital letter."""
        when = step_time_in_words(self.match, self.steps[step - 1], self.describer)
        return f"{when[:1].upper()}{when[1:]}"

    @cached_property
    def decision_moments_in_words(self) -> Mapping[int, str]:
        """The time of each decision in words, by its turn; decisions made at the same time are numbered."""
        told = {
            each.turn: self.capitalized_step_time(self.step_number_of_decision(each))
            for each in self.review.decisions_with_move_made
        }
        several = Counter(told.values())
        numbers = Counter[str]()
        names = dict[int, str]()
        for turn, when in told.items():
            numbers[when] += 1
            choice = self.describer.filled_text("coach.when.choice", when=when, number=numbers[when])
            names[turn] = choice if several[when] > 1 else when
        return names

    def name_of_move(self, decision: DecisionReview, move: Any) -> str:
        """Return the text that names a move of a decision."""
        return move_namer(self.match.presentation, decision.playouts.view)(move)

    def review_summary_html(self, judged: list[DecisionReview]) -> Html:
        """Return in how many real decisions a best move was found, and how many moves were left to chance."""
        lots = fragment(" ", self.moves_left_to_chance_html()) if self.review.decision_count_left_to_chance else NOTHING
        if not judged:
            return tag("p", self.describer.filled_html("coach.unseen"), lots)
        spotless = self.review.fraction_done == 1 and not self.review.decisions_with_worst_moves()
        praise = fragment(" ", self.describer.filled_html("coach.spotless")) if spotless else NOTHING
        return tag(
            "p", score_html(self.levels.score(), len(judged), self.seat, self.describer), praise, lots, class_="score"
        )

    def moves_left_to_chance_html(self) -> Html:
        """Return how many moves were left to chance, or may have been; they are not judged."""
        key = "coach.lots" if self.match.lots is not None else "coach.lots.unknown"
        return self.describer.filled_html(key, count=self.review.decision_count_left_to_chance)

    def moments_html(self) -> Iterator[Html]:
        """Yield the key moments, the best one first."""
        return map(self.key_moment_item_html, self.moments)

    def key_moment_item_html(self, moment: KeyMoment) -> Html:
        """Return a key moment: the move, its grade, the reason, and what the reader can do about it."""
        describer, decision = self.describer, moment.decision
        again = tag("button", describer.filled_html("coach.try"), type="button", data_try=decision.turn)
        show = self.moment_button(describer.filled_html("coach.show"), decision)
        actions = tag("div", again if moment.kind is MomentKind.MISTAKE else NOTHING, show, class_="actions")
        return tag(
            "li", self.key_moment_html(moment), actions, self.imagined_deal_of_moment_html(moment), class_="moment"
        )

    def key_moment_html(self, moment: KeyMoment) -> Html:
        """Return when a key moment was, its grade, and what is told of it."""
        key = grade_text_key(moment)
        grade = tag("em", self.describer.filled_html(f"coach.{key}"), class_=f"grade {key}")
        when = self.decision_moments_in_words[moment.decision.turn]
        if moment.before:
            return fragment(tag("p", tag("b", when), " ", grade), self.turning_point_html(moment, moment.before))
        head = tag("p", tag("b", when, " · ", self.move_made_html(moment.decision)), " ", grade)
        return fragment(head, self.cost_and_reason_html(moment))

    def turning_point_html(self, moment: KeyMoment, before: DecisionReview) -> Html:
        """Return how the chance of victory changed at the turning point."""
        now = moment.decision.best.chance
        chances = {"then": chance_in_percent(now - moment.size), "now": chance_in_percent(now)}
        params = {"move": self.name_of_move(before, before.move), "seat": self.seat, **chances}
        return tag("p", self.describer.filled_html("coach.turned", **params))

    def move_made_html(self, decision: DecisionReview) -> Html:
        """Return the move that was made, after the game's note on the decision, if it has one."""
        describer, move = self.describer, self.describer.token_html("move", self.name_of_move(decision, decision.move))
        note = self.match.presentation.decision_note(decision.playouts.view)
        if not note:
            return move
        return fragment(uncapitalized(describer.filled_text(note[0], **note[1])), describer.texts["render.colon"], move)

    def moment_button(self, text: str, decision: DecisionReview) -> Html:
        """Return a button that leads to a decision's moment, and shows the better move there."""
        where = {
            "data_moment": self.step_number_of_decision(decision),
            "data_turn": decision.turn,
            "data_seat": self.seat,
        }
        return tag("button", text, type="button", **where)

    def cost_and_reason_html(self, moment: KeyMoment) -> Html:
        """Return what a move cost, or what others would have cost in its place, and what sets the two apart."""
        decision = moment.decision
        seen = tag("b", self.describer.filled_html("coach.lens.seen", seat=self.seat), class_="lens")
        first = self.cost_of_moment_html(moment)
        reason = NOTHING if moment.kind is MomentKind.ONLY_MOVE else self.reasons_html(decision)
        return fragment(tag("p", seen, " ", first), reason, self.best_move_with_open_cards_html(decision))

    def cost_of_moment_html(self, moment: KeyMoment) -> Html:
        """Return what the move cost, or what the first thought, or every other move, would have cost in its place."""
        say, decision, claim = self.describer.filled_html, moment.decision, moment.decision.claim
        assert claim
        cost = chance_gap_in_percentage_points(moment.size)
        if moment.kind is MomentKind.WELL_SEEN:
            return say(
                "coach.well", seat=self.seat, greedy=self.name_of_move(decision, decision.greedy_move), cost=cost
            )
        if moment.kind is MomentKind.ONLY_MOVE:
            return say("coach.only_good", move=self.name_of_move(decision, decision.move), cost=cost)
        error = chance_gap_in_percentage_points(PROVEN_ERRORS * claim.error)
        return say("coach.cost", best=self.name_of_move(decision, decision.best.move), cost=cost, error=error)

    def best_move_with_open_cards_html(self, decision: DecisionReview) -> Html:
        """Return what would have been best with all cards open, once it is known."""
        found = decision.open_claims
        if not found:
            return NOTHING
        best, made = found[0], next(claim for claim in found if claim.move == decision.move)
        pair = {"best": self.name_of_move(decision, best.move), "made": self.name_of_move(decision, made.move)}
        chances = {"chance": chance_in_percent(best.chance), "made_chance": chance_in_percent(made.chance)}
        key = open_cards_text_key(best, made, well_seen=decision.has_found_hard_move)
        lens = tag("b", self.describer.filled_html("coach.lens.open"), class_="lens")
        return tag("p", lens, " ", self.describer.filled_html(key, **pair, **chances))

    def reasons_html(self, decision: DecisionReview) -> Html:
        """Return what sets the two moves apart, once known; for a move well seen, only a reason that was found."""
        found = decision.contrast
        if not found or (decision.has_found_hard_move and not found.facts):
            return NOTHING
        names = move_namer(self.match.presentation, decision.playouts.view)
        return contrast_html(found, self.review.seat, names, self.describer, named=not decision.has_found_hard_move)

    def imagined_deal_of_moment_html(self, moment: KeyMoment) -> Html:
        """Return one of the deals in which the moves lead to different ends, folded; NOTHING for the turning point."""
        found = moment.decision.contrast
        if not found or not found.facts or moment.before:
            return NOTHING
        return imagined_deal_html(moment.decision, found, found.facts[0], self.match.presentation, self.describer)

    def decisions_table(self, judged: list[DecisionReview]) -> Html:
        """Return a folded table of all judged decisions: when, the move made with the better one, and its cost."""
        say, describer = self.describer.filled_html, self.describer
        heads = [say(f"coach.{name}") for name in ("when", "played", "costs")]
        rows = []
        for each in judged:
            assert each.claim
            button = self.moment_button(self.decision_moments_in_words[each.turn], each)
            moves = self.move_and_better_one_html(each, each.claim)
            rows.append([button, moves, cost_in_words_html(each, describer)])
        title = say("coach.all")
        return tag("details", tag("summary", title), scrollable_region(html_table(heads, rows), title), data_fold="all")

    def move_and_better_one_html(self, decision: DecisionReview, claim: Claim) -> Html:
        """Return the move that was made, and below it the best one unless it is as good; side by side they would be
        too wide for a phone."""
        made = self.move_made_html(decision)
        if decision.is_hint_corrected:
            names = partial(self.name_of_move, decision)
            return fragment(tag("p", made), tag("p", corrected_hint_html(decision, names, self.describer)))
        if claim.equal or decision.is_as_advised:
            return made
        best = self.name_of_move(decision, decision.best.move)
        return fragment(tag("p", made), tag("p", self.describer.filled_html("coach.best", best=best)))


def grade_text_key(moment: KeyMoment) -> str:
    """Return the last part of the key of the words for a key moment."""
    if moment.kind is MomentKind.MISTAKE:
        return moment.decision.grade.name.lower()
    return str(moment.kind.value)


def cost_in_words_html(decision: DecisionReview, describer: Describer) -> Html:
    """Return what the move of a judged decision cost, in a word or two."""
    assert decision.claim
    if decision.is_as_advised:
        return fragment(describer.texts["coach.advised"])
    if not is_real_decision(decision):
        return fragment(describer.texts["coach.idle"])
    if decision.grade is Grade.FINE:
        return fragment(describer.texts["coach.fine" if decision.claim.equal else "coach.close"])
    cost = describer.filled_html("coach.points", cost=chance_gap_in_percentage_points(decision.claim.cost))
    return fragment(cost, ", ", describer.texts[f"coach.{decision.grade.name.lower()}"])


def judged_decision_of_turn(review: Review, turn: int) -> DecisionReview:
    """Return the decision of a turn; raise Refusal("bad_request") if the person made none, or it is not judged yet."""
    found = next((each for each in review.decisions_with_move_made if each.turn == turn and each.claim), None)
    if found is None:
        raise Refusal("bad_request")
    return found


def decision_answer(review: Review, turn: int, lang: str) -> DecisionAnswer:
    """Return a decision to be made once more."""
    match, decision = review.match, judged_decision_of_turn(review, turn)
    presentation, describer, view = match.presentation, match_describer(match, lang), decision.playouts.view
    seat = review.seat
    drawn, beside = board_and_beside_html(view, presentation, describer, marks_of_question(decision, presentation))
    question = describer.line_with_rule("coach.question", "", {"move": move_namer(presentation, view)(decision.move)})
    board = fragment(drawn, presentation.grid(view, seat, legal_move_texts(match, view), describer.texts))
    return {
        "kind": "decision",
        "step": {
            **step_view_with_lines(board, beside, [question], {"viewer": seat, "step": 0, "turn": turn}),
            "caption": "",
        },
        "form": decision_form(match, view, seat, describer),
        "question": fragment(tag("p", question.html), question_to_oneself_html(decision, seat, describer)),
        "solution": best_move_of_decision_html(decision, move_namer(presentation, view), describer),
        "advised": view_with_best_move_marked(decision, review, describer),
        "save": save_before_turn(match, turn),
    }


def marks_of_question(decision: DecisionReview, presentation: Presentation) -> tuple[str, ...]:
    """Return the marks of what `question_to_oneself_html` asks about."""
    found = decision.contrast
    return marks_of_contrast(found, presentation.outcomes) if found and found.worse == decision.move else ()


def question_to_oneself_html(decision: DecisionReview, seat: int, describer: Describer) -> Html:
    """Return the reason why the move was worse, as a question that names neither move; NOTHING without a reason."""
    found = decision.contrast
    if found is None or not found.facts or found.worse != decision.move:
        return NOTHING
    return tag("p", nudge_html(found.facts[0], seat, describer))


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
    return {"move": best, "made": "", "preview": preview, "made_preview": "", "switch": "", "form": ""}


def retry_answer(review: Review, request: RetryRequest, lang: str) -> RetryAnswer | Reviewing:
    """Return how good another move would have been, once that is known; raise Refusal for an illegal one."""
    decision = judged_decision_of_turn(review, request.turn)
    found = decision.retry_task_for_move(legal_move_meant_by_text(review, decision, request.move))
    found.work_for_seconds(request.ms / 1000)
    if found.done < 1:
        return {"kind": "reviewing", "done": round(found.done, 2), "finished": False}
    assert found.claim
    names = move_namer(review.match.presentation, decision.playouts.view)
    said = retried_move_html(found, found.claim, review.seat, names, match_describer(review.match, lang))
    return {"kind": "retry", "html": said, "right": found.claim.equal}


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
