"""Advice as the answer to a question: what the coach would play in a seat of a table of the reader's own.

It is the advice of `engine.match.advice`, which at a table is shown as a hint (`engine.api.hints`).
"""

from dataclasses import dataclass
from typing import Final

from engine.ask.playing import example_run_while_legal
from engine.coach.analysis import Analysis, chance_in_percent
from engine.coach.playouts import Playouts
from engine.core.deciding import rules_to_read_before_decision
from engine.core.game import Refusal, Seat
from engine.core.presentation import Presentation
from engine.core.situations import SEAT, Question, Situation, Verdict
from engine.games.registry import HEURISTICS
from engine.match.advice import Advice

SEED: Final = 1
"""The seed of the filling in which the seat decides, and of the coach's worlds."""


@dataclass(frozen=True, slots=True)
class QuestionAdvice:
    """Advice that is being worked out: call `advice.work_for_seconds` until `advice.done` is 1."""

    presentation: Presentation
    kind: str
    """The kind of the decision."""
    seat: Seat
    advice: Advice

    @property
    def verdict(self) -> Verdict:
        """The best move that was found, its chance of victory in hundredths, and the second best."""
        game, judgement = self.presentation.game, self.advice.judgement
        assert judgement is not None, "asked before any work was done"
        best, *others = judgement.values
        params = {
            "seat": self.seat,
            "move": game.format_move(best.move),
            "chance": chance_in_percent(best.chance),
        }
        rules = tuple(rules_to_read_before_decision(self.presentation.deciding, self.kind, game.options, {}))
        if not others:
            return Verdict("advice.only", params, rules)
        second = {"second": game.format_move(others[0].move), "next": chance_in_percent(others[0].chance)}
        return Verdict("advice.equal" if others[0].equal else "advice", params | second, rules)

    @property
    def number_of_worlds_tried(self) -> int:
        """The number of worlds in which moves have been tried."""
        return self.advice.judgement.worlds if self.advice.judgement else 0


def advice_before_any_work(presentation: Presentation, situation: Situation, question: Question) -> QuestionAdvice:
    """Return the advice for the seat whose move is asked about, with no work on it done yet.

    Raises Refusal("not_your_move") if that seat is not to move.
    """
    game = presentation.game
    state = example_run_while_legal(presentation, question.example(situation, SEED))[0].state
    decision = game.decision(state)
    seat = int(situation.moves.get(SEAT) or (decision.seats[0] if decision else 0))
    if decision is None or seat not in decision.seats:
        raise Refusal("not_your_move", seat=seat)
    playouts = Playouts(game, HEURISTICS[game.key], game.view(state, seat), SEED, "asked")
    return QuestionAdvice(presentation, decision.kind, seat, Advice(Analysis(playouts), tuple(presentation.outcomes)))


def finished_advice(presentation: Presentation, situation: Situation, question: Question) -> QuestionAdvice:
    """Return the advice, worked out; raise Refusal as `advice_before_any_work` does."""
    found = advice_before_any_work(presentation, situation, question)
    while found.advice.done < 1:
        found.advice.work_for_seconds(0)
    return found
