"""What is said of a puzzle's moves: what is certain of each, what it costs, and why another one is better."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Final

from engine.api.puzzle_costs import avoided, avoided_first, brought_about_first, is_almost_as_good, points_as_known
from engine.api.puzzle_example import events_of_example
from engine.api.reasons import contrast_facts_html, spoken_fact_lines
from engine.api.steps import round_and_stage_in_words
from engine.coach.facts import Fact, facts_of_decision
from engine.core.describe import Describer
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.presentation import Presentation
from engine.match.puzzle_bank import Judged, Puzzle
from engine.match.puzzle_reasons import Reasons
from engine.match.seats import NAMES

NO_REASONS: Final[Reasons] = {}
"""Where only the best move is told of."""

LOST: Final = 0.9
"""What costs more of all games, 0 to 1, loses nearly every one that the best move would win."""


class PuzzleWords:
    """A puzzle in one language, in words."""

    def __init__(self, presentation: Presentation, puzzle: Puzzle, lang: str, reasons: Reasons = NO_REASONS) -> None:
        self.presentation, self.puzzle, self.game = presentation, puzzle, presentation.game
        self.reasons = reasons
        state = self.game.begin(puzzle.players, puzzle.seed, position=puzzle.position)
        decision = self.game.decision(state)
        assert decision, "a puzzle is a decision"
        self.legal_count = len(self.game.legal_moves(state, puzzle.seat))
        self.kind, self.view = decision.kind, self.game.view(state, puzzle.seat)
        self.describer: Describer = presentation.describer(lang, NAMES[: puzzle.players], puzzle.seat)

    @property
    def best(self) -> Judged:
        """The best move."""
        return next(each for each in self.puzzle.moves if each.move == self.puzzle.best)

    @cached_property
    def runner_up(self) -> str:
        """The move that the best one is told beside: the least of the misses of which a whole reason is known."""
        ranked = sorted(self.puzzle.moves, key=lambda each: each.cost)
        missed = (each.move for each in ranked if each.cost and not is_almost_as_good(each))
        told = ((move, self.told(self.reasons.get(move, ()), self.puzzle.best, move)) for move in missed)
        return next((move for move, facts in told if facts and facts[0].share == 1), self.puzzle.foil)

    def facts_against(self, move: str) -> Sequence[Fact]:
        """Return what sets the best move apart from another one."""
        return self.reasons.get(move, self.puzzle.facts)

    def does_html(self, move: str) -> Html:
        """Return what the sign of a move stands for, before it is made; what comes of it is left to be found."""
        does = self.presentation.move_text(self.view, move, self.describer.texts)
        return self.describer.filled_html("moves.does", move=self.named(move), does=does) if does else NOTHING

    def after_html(self, move: str) -> Html:
        """Return what is certain right after a move, once it is made; NOTHING for nothing."""
        told = self.presentation.after_move(self.view, move, self.describer)
        return tag("span", told, class_="then") if told else NOTHING

    def missed_html(self, judged: Judged, why: Html) -> Html:
        """Return what a move costs, what is certain after it, and why it is worse."""
        key = "moves.nearly" if is_almost_as_good(judged) else "moves.lost" if judged.cost > LOST else "coach.not_yet"
        verdict = self.describer.filled_html(key, move=self.named(judged.move), cost=points_as_known(judged))
        after = self.after_html(judged.move)
        return fragment(
            tag("p", verdict, class_=("judged", is_almost_as_good(judged) and "nearly")),
            tag("p", after) if after else self.risk_html(judged.move),
            why,
        )

    def said_html(self, judged: Judged, offered: Sequence[Judged]) -> Html:
        """Return what a move costs and brings about; of one to be found, why it is best, and the figures folded.

        What the best move brings about, and where, is left to be found until another one was tried (`more`).
        `offered`: the moves whose costs are told.
        """
        move = self.named(judged.move)
        if judged.cost:
            facts = avoided_first(self.told(self.reasons[judged.move], self.puzzle.best, judged.move))
            return self.missed_html(judged, self.first_fact_html(avoided(facts) or facts, judged.move))
        # One that is as good as the best is told of itself, if that is known.
        own = self.told(self.reasons.get(judged.move, ()), judged.move, self.puzzle.foil)
        better, foil = (judged.move, self.puzzle.foil) if own else (self.puzzle.best, self.runner_up)
        facts = own or self.told(self.facts_against(foil), better, foil)
        pair = ("yours" if better == judged.move else "better", "tempting")
        return fragment(
            tag("p", self.describer.filled_html("coach.right", move=move), class_="judged"),
            tag("p", after) if (after := self.after_html(judged.move)) else NOTHING,
            self.compared_html(better, foil, brought_about_first(facts), pair, offered),
        )

    def risk_html(self, move: str) -> Html:
        """Return what a move puts at risk of what its seat plays for, NOTHING for nothing."""
        note = self.presentation.risk_note(self.view, move)
        return tag("p", self.describer.filled_html(note[0], **note[1]), class_="risk") if note else NOTHING

    def told(self, facts: Sequence[Fact], *pair: str) -> Sequence[Fact]:
        """Return the facts that explain this decision between a `pair` of moves."""
        return facts_of_decision(self.presentation.outcomes, facts, self.kind, pair, self.view)

    def compared_html(
        self, better: str, worse: str, facts: Sequence[Fact], pair: tuple[str, str], offered: Sequence[Judged]
    ) -> Html:
        """Return what sets a move apart from a worse one, and behind it the figures of these two and what each costs.

        `pair`: as `spoken_fact_lines`.
        """
        moves, example = {"better": self.named(better), "worse": self.named(worse)}, NOTHING
        if facts:
            shown = (worse, better) if avoided(facts[:1]) else (better, worse)
            named = {**moves, "one": f"coach.with.{pair[shown[0] == worse]}"}
            example = self.folded_example_html(self.example_html(facts[0], *shown, named))
        costs = join_html(" · ", (self.cost_html(each) for each in sorted(offered, key=lambda each: each.cost)))
        figures = tag(
            "details",
            tag("summary", self.describer.filled_html("coach.figures")),
            contrast_facts_html(facts, moves["better"], moves["worse"], self.puzzle.seat, self.describer, guessed=True),
            tag("p", self.describer.filled_html("moves.costs"), " ", costs),
            class_="figures",
        )
        return tag("div", self.facts_html(facts, pair, moves), example, figures, class_="compared")

    def first_fact_html(self, facts: Sequence[Fact], move: str) -> Html:
        """Return the first thing that sets a move apart from the best one, and an example if the move brings it about.

        What the best one brings about has none: it would name it. Behind what is certain, the example is folded.
        """
        told = self.facts_html(facts[:1], ("best", "this"), {})
        if not avoided(facts[:1]):
            return told
        example = self.example_html(facts[0], move, self.puzzle.best, {"one": "coach.with.this"})
        return fragment(told, self.folded_example_html(example) if self.after_html(move) else example)

    def folded_example_html(self, example: Html) -> Html:
        """Return an example to be unfolded; NOTHING for none."""
        summary = tag("summary", self.describer.filled_html("moves.chain"))
        return tag("details", summary, example, class_="figures") if example else NOTHING

    def example_html(self, fact: Fact, move: str, other: str, named: Mapping[str, str]) -> Html:
        """Return how a fact comes about after a move in a world in which it does not after another; NOTHING if told.

        What is certain has been told step by step. `named`: what names the move that is made, as `one`.
        """
        if max(fact.better, fact.worse) == fact.worlds and self.after_html(move):
            return NOTHING
        told = events_of_example(self.presentation, self.puzzle, fact, move, other)
        if not told:
            return NOTHING
        said, now = [self.describer.filled_html("moves.example", **named)], self.when(self.view)
        for when, events in groupby(told, lambda each: self.when(each.view)):
            if when != now:
                said.append(self.describer.filled_html("moves.example.later", when=when))
            said += [line.html for line in self.describer.describe_events((each.event for each in events), short=True)]
        return tag("p", join_html(" ", said), class_="example")

    def when(self, view: Any) -> str:
        """Return the round and the stage of a view."""
        return round_and_stage_in_words(self.presentation, view, self.describer)

    def facts_html(self, facts: Sequence[Fact], pair: tuple[str, str], moves: Mapping[str, str]) -> Html:
        """Return the things that set two moves apart, the one that the picture shows first."""
        if not facts:
            return tag("p", self.describer.filled_html("coach.many"))
        lines = spoken_fact_lines(facts, pair, moves, self.puzzle.seat, self.describer)
        return fragment(tag("p", line) for line in lines)

    def cost_html(self, judged: Judged) -> Html:
        """Return a move and its cost in points."""
        return fragment(self.move_html(judged.move), "\u00a0(", tag("b", str(points_as_known(judged))), ")")

    def named(self, move: str) -> str:
        """Return the text by which sentences name a move."""
        return self.presentation.move_text_with_place(self.view, move)

    def move_html(self, move: str) -> Html:
        """Return a move as a sentence names it."""
        return fragment(self.describer.filled_template_field(self.named(move), "move", [], html=True))

    def move_text(self, move: str) -> str:
        """Return a move as a sentence names it, without pictures."""
        return "".join(self.describer.filled_template_field(self.named(move), "move", [], html=False))
