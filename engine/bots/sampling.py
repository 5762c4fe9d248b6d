"""Level 3: compares its moves one decision deep in sampled determinizations ("one-ply determinization").

Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game" (2001), at depth 1.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, Self

from engine.bots.bot import SLICE, Bot, Budget, Choice, Clock, Progress, SeatView, Stat, best, determinizer, own_seat
from engine.core.game import Seat
from engine.core.heuristics import AnyHeuristics, Belief, Evaluator, Prior, RolloutPolicy
from engine.core.record import AnyGame
from engine.core.rng import Random

ROLLOUT_SHARE: Final = 0.5
"""The probability, 0 to 1, that another seat's simultaneous move is taken from the rollout policy; else any of its
candidates. Set by hand: people are half as predictable as the policy."""


class SamplingBot(Bot):
    """Draws states that fit its view, guesses the simultaneous moves of the others, and plays its best move there.

    Its own moves meet the same guesses in each state. It does not look beyond the present decision. The values of its
    stats are those of `Evaluator.evaluate_seat`.
    """

    key: ClassVar[str] = "sampling"
    level: ClassVar[int | None] = 3

    def __init__(
        self,
        game: AnyGame,
        prior: Prior[Any, Any],
        rollout: RolloutPolicy[Any, Any],
        evaluator: Evaluator[Any],
        belief: Belief[Any, Any, Any] | None,
        determinizations: int,
    ) -> None:
        super().__init__(game)
        self.prior, self.rollout, self.evaluator, self.belief = prior, rollout, evaluator, belief
        self.determinizations = determinizations

    @classmethod
    def for_game(cls, game: AnyGame, heuristics: AnyHeuristics) -> Self:
        """Return a bot for this game; it needs all but the settings of the search."""
        h = heuristics
        return cls(game, h.prior, h.rollout, h.evaluator, h.belief, h.determinizations)

    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield reports; an iteration is one determinization, of which it needs no more than `determinizations`."""
        seat = own_seat(view)
        draw = determinizer(self.game, self.belief, view)
        state = draw(rng)
        moves = self.prior.candidates(state, seat, self.game.legal(state, seat))
        totals = [0.0] * len(moves)
        enough = self.determinizations
        clock = Clock(Budget(min(budget.iterations or enough, enough), budget.seconds))
        done = 0.0
        while done < 1:
            done = clock.slice(SLICE, lambda: self.compare(draw(rng), seat, moves, totals, rng))
            yield Progress(done, best_on_average(moves, totals, clock.used))

    def compare(self, state: Any, seat: Seat, moves: Sequence[Any], totals: list[float], rng: Random) -> None:
        """Add to `totals` what each move is worth in one state, against the same moves of the others."""
        decision = self.game.decision(state)
        assert decision is not None
        chosen = self.guess(state, decision.seats, rng) if len(decision.seats) > 1 else [moves[0]]
        at = decision.seats.index(seat)
        for index, move in enumerate(moves):
            chosen[at] = move
            after = state.clone()
            self.game.apply_all(after, chosen)
            totals[index] += self.evaluator.evaluate_seat(after, seat)

    def guess(self, state: Any, seats: Sequence[Seat], rng: Random) -> list[Any]:
        """Return a possible move of each of these seats, by the rollout policy or any of its candidates."""
        chosen = self.rollout.moves(state, rng)
        for at, (seat, legal) in enumerate(zip(seats, self.game.offers(state), strict=True)):
            if rng.random() >= ROLLOUT_SHARE:
                moves = self.prior.candidates(state, seat, legal)
                chosen[at] = moves[int(rng.random() * len(moves))]
        return chosen


def best_on_average(moves: Sequence[Any], totals: Sequence[float], times: int) -> Choice:
    """Return the move with the highest total; each was tried so many times."""
    pick = best(totals)
    stats = (Stat(move, float(at == pick), times, totals[at] / times) for at, move in enumerate(moves))
    return Choice(moves[pick], tuple(stats))
