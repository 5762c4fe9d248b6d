"""Advice as the answer to a question: what the coach would play in a seat of a table of the reader's own.

It is the advice of `engine.match.advice`, which at a table is shown as a hint (`engine.api.hints`).
"""

from dataclasses import dataclass
from typing import Any, Final

from engine.ask.playing import example_run_while_legal
from engine.bots.bot import determinization_sampler
from engine.coach.ledger import Ledger, Standing, chance_in_percent
from engine.coach.playouts import Playouts
from engine.core.deciding import rules_to_read_before_decision
from engine.core.game import Refusal, Seat
from engine.core.presentation import Presentation
from engine.core.rng import Random
from engine.core.situations import SEAT, Question, Situation, Verdict
from engine.games.registry import HEURISTICS
from engine.match.advice import Advice
from engine.match.recorder import EventRecorder

SEED: Final = 1
"""The seed of the filling in which the seat decides, and of the coach's worlds."""

FILLINGS: Final = 10**6
"""The number of fillings from which worlds are drawn: many more than there are worlds."""


class FilledPlayouts(Playouts):
    """Playouts in worlds that each fill in anew what a situation does not tell, not only what a seat cannot see.

    `state`: the decision in one filling. A filling in which the seat has other moves is left out.
    """

    def __init__(
        self, presentation: Presentation, situation: Situation, question: Question, state: Any, seat: Seat
    ) -> None:
        game = presentation.game
        view, heuristics = game.view(state, seat), HEURISTICS[game.key]
        super().__init__(game, heuristics, view, SEED, "asked")
        self.endgame = None
        self.presentation, self.situation, self.question = presentation, situation, question
        self.belief, self.drawn_from_view, self.draw = heuristics.belief, self.draw, self.draw_from_filling
        self.moves = set(map(game.format_move, game.legal_moves(state, seat)))

    def draw_from_filling(self, rng: Random) -> Any:
        """Draw a state: one that fits what the seat sees in a filling of its own, else in the one asked about."""
        example = self.question.example(self.situation, SEED + 1 + int(rng.random() * FILLINGS))
        state = example_run_while_legal(self.presentation, example, EventRecorder)[0].state
        decision = self.game.decision(state)
        if decision is None or self.seat not in decision.seats:
            return self.drawn_from_view(rng)
        if set(map(self.game.format_move, self.game.legal_moves(state, self.seat))) != self.moves:
            return self.drawn_from_view(rng)
        return determinization_sampler(self.game, self.belief, self.game.view(state, self.seat))(rng)


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
        game = self.presentation.game
        best, *others = self.advice.claims
        params = {
            "seat": self.seat,
            "move": game.format_move(best.move),
            "chance": chance_in_percent(best.chance, certain=best.certain),
        }
        rules = tuple(rules_to_read_before_decision(self.presentation.deciding, self.kind, game.options, {}))
        if not others:
            return Verdict("advice.only", params, rules)
        second = {"second": game.format_move(others[0].move), "next": chance_in_percent(others[0].chance)}
        compared = "advice.open" if others[0].standing is Standing.OPEN else "advice"
        return Verdict("advice.equal" if others[0].equal else compared, params | second, rules)

    @property
    def number_of_worlds_tried(self) -> int:
        """The number of worlds in which moves have been tried."""
        return self.advice.ledger.worlds


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
    playouts = FilledPlayouts(presentation, situation, question, state, seat)
    return QuestionAdvice(presentation, decision.kind, seat, Advice(Ledger(playouts), tuple(presentation.outcomes)))


def finished_advice(presentation: Presentation, situation: Situation, question: Question) -> QuestionAdvice:
    """Return the advice, worked out; raise Refusal as `advice_before_any_work` does."""
    found = advice_before_any_work(presentation, situation, question)
    while found.advice.done < 1:
        found.advice.work_for_seconds(0)
    return found
