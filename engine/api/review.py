"""The review of a match as the page shows it.

Buttons with `data-moment` lead to a step of the match, with `data-turn` to the better move there; those with
`data-try`, to a decision to be made once more; those with `data-line`, to what follows the better move in it; those
with `data-walk`, and the dots of the chart, to a key moment, by its index. The list item of a key moment has its step
as `data-step`, and the turn of a decision as `data-turn` if something is marked there.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property, partial
from typing import Any

from engine.api.chance_chart import ChancePoint, chance_chart_html
from engine.api.giveaways import giveaway_table, most_telling_move_html
from engine.api.imagined import imagined_deal_html
from engine.api.looking_back import step_time_in_words
from engine.api.reasons import contrast_html, move_namer, open_cards_text_key
from engine.api.review_answers import ReportAnswer
from engine.api.review_score import corrected_hint_html, score_html
from engine.api.review_texts import review_describer
from engine.coach import ledger
from engine.coach.ledger import Claim, Grade
from engine.core.describe import Describer, uncapitalized
from engine.core.heuristics import victory_shares
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import html_table, scrollable_region
from engine.games.registry import HEURISTICS
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
from engine.match.seats import human_seats


class ReviewPage:
    """Writes a review in one language."""

    def __init__(self, review: Review, lang: str, levels: LevelsOnSameDecisions | None = None) -> None:
        self.review, self.match, self.seat = review, review.match, review.seat
        self.levels = levels or LevelsOnSameDecisions(review)
        self.moments = key_moments(review)
        self.describer: Describer = review_describer(self.match, lang)
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
        honest = say(
            "coach.honest", seat=self.seat, first=ledger.FIRST_WORLDS, most=ledger.MOST_WORLDS, deals=ledger.GOAL_WORLDS
        )
        spots = [*self.chances_after_each_move(judged)]
        # The goal of a mini-game is one person's own.
        shown = (self.seat,) if self.match.minigame else range(self.match.start.players)
        return fragment(
            tag("p", tag("b", say("coach.title", seat=self.seat)), class_="review-title", tabindex="-1"),
            self.walk_button(),
            chance_chart_html(spots, self.describer, self.seat, shown) if len(spots) > 1 else NOTHING,
            self.review_summary_html(judged),
            tag("ol", self.moments_html(), class_="moments", data_of=self.name_among_several),
            self.decisions_table(judged) if judged else NOTHING,
            NOTHING if any(each.giveaway for each in self.moments) else self.giveaways_html(),
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
        return found is not None and found.proven and not self.match.minigame

    def chances_after_each_move(self, judged: list[DecisionReview]) -> Iterator[ChancePoint]:
        """Yield the chances of all seats after each judged move, and who has won at the end, which alone is certain."""
        indexes = {each.decision.turn: index for index, each in reversed([*enumerate(self.moments)])}
        for each in judged:
            assert each.claim
            step = self.step_number_of_decision(each)
            chances = tuple(min(chance, ledger.MOST_SURE / 100) for chance in each.claim.chances)
            yield ChancePoint(self.capitalized_step_time(step), chances, step, indexes.get(each.turn))
        won = self.match.is_minigame_won
        shares = victory_shares(self.match.result) if won is None else tuple(float(won) for _ in self.match.kinds)
        yield ChancePoint(self.describer.texts["render.when_over"], shares, len(self.steps), None)

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

    @property
    def name_among_several(self) -> str | None:
        """The name of the person whose review it is; None for the only person at the table."""
        return self.describer.seat_title(self.seat) if len(human_seats(self.match.kinds)) > 1 else None

    def moments_html(self) -> Iterator[Html]:
        """Yield the key moments, the best one first."""
        return (self.key_moment_item_html(*each) for each in enumerate(self.moments))

    def walk_button(self) -> Html:
        """Return the button that leads through the key moments; NOTHING while they may still change."""
        if self.review.fraction_done < 1 or not self.moments:
            return NOTHING
        text = self.describer.filled_html("coach.walk", count=len(self.moments))
        return tag("button", text, class_="md-button md-button--primary", type="button", data_walk=0)

    def key_moment_item_html(self, index: int, moment: KeyMoment) -> Html:
        """Return a key moment: the move, its grade, the reason, and what the reader can do about it."""
        describer, decision = self.describer, moment.decision
        again = tag("button", describer.filled_html("coach.try"), type="button", data_try=decision.turn)
        show = tag("button", describer.filled_html("coach.show"), type="button", data_walk=index)
        line = tag("button", describer.filled_html("coach.line"), type="button", data_line=decision.turn)
        offered = again if moment.kind is MomentKind.MISTAKE else NOTHING, line if moment.is_about_move else NOTHING
        actions = tag("div", offered, show, class_="actions")
        return tag(
            "li",
            self.key_moment_html(moment),
            actions,
            self.imagined_deal_of_moment_html(moment),
            self.giveaways_html() if moment.giveaway else NOTHING,
            class_="moment",
            data_step=self.step_number_of_decision(decision),
            data_turn=None if moment.before or moment.giveaway else decision.turn,
        )

    def key_moment_html(self, moment: KeyMoment) -> Html:
        """Return when a key moment was, its grade, and what is told of it."""
        key = grade_text_key(moment)
        grade = tag("em", self.describer.texts[f"coach.{key}"], class_=f"grade {key}")
        when = self.decision_moments_in_words[moment.decision.turn]
        if moment.before:
            return fragment(tag("p", tag("b", when), " ", grade), self.turning_point_html(moment, moment.before))
        head = tag("p", tag("b", when, " · ", self.move_made_html(moment.decision)), " ", grade)
        if moment.giveaway:
            move = self.name_of_move(moment.decision, moment.decision.move)
            return fragment(head, most_telling_move_html(moment.giveaway, move, self.match, self.describer))
        return fragment(head, self.cost_and_reason_html(moment))

    def turning_point_html(self, moment: KeyMoment, before: DecisionReview) -> Html:
        """Return how the chance of victory changed at the turning point."""
        now = moment.decision.best.chance
        chances = {"then": ledger.chance_in_percent(now - moment.size), "now": ledger.chance_in_percent(now)}
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
        cost = ledger.chance_gap_in_percentage_points(moment.size)
        if moment.kind is MomentKind.WELL_SEEN:
            return say(
                "coach.well", seat=self.seat, greedy=self.name_of_move(decision, decision.greedy_move), cost=cost
            )
        if moment.kind is MomentKind.ONLY_MOVE:
            return say("coach.only_good", move=self.name_of_move(decision, decision.move), cost=cost)
        error = ledger.chance_gap_in_percentage_points(ledger.PROVEN_ERRORS * claim.error)
        return say("coach.cost", best=self.name_of_move(decision, decision.best.move), cost=cost, error=error)

    def best_move_with_open_cards_html(self, decision: DecisionReview) -> Html:
        """Return what would have been best with all cards open, once it is known."""
        found = decision.open_claims
        if not found:
            return NOTHING
        best, made = found[0], next(claim for claim in found if claim.move == decision.move)
        pair = {"best": self.name_of_move(decision, best.move), "made": self.name_of_move(decision, made.move)}
        chances = {
            "chance": ledger.chance_in_percent(best.chance),
            "made_chance": ledger.chance_in_percent(made.chance),
        }
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
        """Return one of the deals in which the moves lead to different ends, folded; NOTHING for the turning point
        and the most telling move, which are not about another move."""
        found = moment.decision.contrast
        if not found or not found.facts or moment.before or moment.giveaway:
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

    def giveaways_html(self) -> Html:
        """Return the table of what the person's moves gave away, with buttons that lead there; NOTHING without any."""
        decisions = {each.turn: each for each in self.review.decisions_with_move_made}
        names = self.decision_moments_in_words
        heads = {turn: self.moment_button(names[turn], each) for turn, each in decisions.items()}
        moves = {turn: self.move_made_html(each) for turn, each in decisions.items()}
        return giveaway_table(self.match, self.seat, heads, moves, self.describer)

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
    cost = describer.filled_html("coach.points", cost=ledger.chance_gap_in_percentage_points(decision.claim.cost))
    return fragment(cost, ", ", describer.texts[f"coach.{decision.grade.name.lower()}"])
