"""Levels 3 and 4: candidates are played out in the same worlds and compared.

In each world the others choose by the rollout policy, from what they know themselves, and so does everybody in the
playout that follows, up to a horizon where the evaluator says what the state is worth. The model is Ginsberg, "GIB:
Imperfect Information in a Computationally Challenging Game" (2001); ADR 0018 says why this is no tree search. Constants
without another source were chosen by hand; `python -m engine regret` measures what another value costs or gains.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final

from engine.bots.bot import Bot, Budget, Choice, Clock, Progress, Stat, determinization_sampler, own_seat
from engine.bots.comparison import Comparison
from engine.core.game import AnyGame, Seat, View
from engine.core.heuristics import AnyHeuristics
from engine.core.rng import Random, pick_random

PLAYOUTS_PER_REPORT: Final = 16
"""About how many playouts lie between two progress reports: 10 to 50 ms of work."""
REPORT_SHARE: Final = 32
"""Once many worlds are seen, a report follows each time their number has grown by one in this many, since summing them
up takes time, too."""
NARROW_EVERY: Final = 8
"""Worlds between two rounds in which candidates are left out."""

SURPRISE: Final = 0.5
"""The probability, 0 to 1, that another seat's simultaneous move is any of its sensible ones instead of the rollout
policy's: people are no machines. Measured with 0 and with a half (docs/decisions/measurements/levels.md)."""


class ComparingBot(Bot):
    """Plays the candidate that leads to the best states on average; `value` in its stats is a chance of victory."""

    far: ClassVar[bool]
    """Whether playouts go to the far horizon; else to the near one."""

    def __init__(self, game: AnyGame, heuristics: AnyHeuristics) -> None:
        super().__init__(game)
        self.prior, self.rollout, self.evaluator = heuristics.prior, heuristics.rollout, heuristics.evaluator
        self.belief, self.near_weight = heuristics.belief, heuristics.near_weight
        self.most = heuristics.far_worlds if self.far else heuristics.near_worlds

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield reports; one iteration is one world, and the heuristics say how many are needed at most."""
        seat = own_seat(view)
        draw = determinization_sampler(self.game, self.belief, view)
        state = draw(rng)
        comparison = self.new_comparison(
            view, self.prior.sensible_moves(state, seat, self.candidate_moves(state, seat))
        )
        moves = comparison.moves
        if len(moves) == 1:
            yield Progress(1.0, Choice(moves[0], (Stat(moves[0], 1.0),)))
            return
        decision = self.game.decision(state)
        # Only what others do not see before they choose must not be foreseen.
        answers = self.prior.answer_meant_by_each_move(state, seat, moves) if decision and decision.hidden else None
        # Drawn before the search, so that reports differ only by what was learned in between.
        luck = rng.random()
        for done in self.compare_candidates(
            comparison, lambda: self.try_candidates_in_world(draw(rng), seat, comparison, rng), budget
        ):
            yield Progress(done, comparison.best_choice(answers, luck))

    def candidate_moves(self, state: Any, seat: Seat) -> Sequence[Any]:
        """Return the moves of a seat that are worth comparing; `state` is a determinization of its view."""
        return self.prior.candidate_moves(state, seat, self.game.legal_moves(state, seat))

    def new_comparison(self, view: View, moves: Sequence[Any]) -> Comparison:
        """Return a comparison of these candidates of a view's seat, none tried yet."""
        priced = self.belief if len(moves) > 1 else None
        return Comparison(moves, priced.information_costs(view, moves) if priced else [0.0] * len(moves))

    def compare_candidates(
        self, comparison: Comparison, try_out: Callable[[], None], budget: Budget
    ) -> Iterator[float]:
        """Try the candidates out in one world after another; yield the used fraction of the budget, 1 at the end."""
        done, narrowed = 0.0, 0
        clock = Clock(Budget(min(budget.iterations or self.most, self.most), budget.seconds))
        while done < 1:
            size = max(
                1, PLAYOUTS_PER_REPORT // len(comparison.alive), comparison.world_count_of_leader // REPORT_SHARE
            )
            done = clock.run_iterations(size, try_out)
            if comparison.world_count_of_leader >= narrowed + NARROW_EVERY:
                narrowed = comparison.world_count_of_leader
                comparison.drop_clearly_worse_moves(candidate_limit(len(comparison.moves), done))
                if comparison.is_comparison_settled():
                    done = 1.0
            yield done

    def try_candidates_in_world(self, state: Any, seat: Seat, comparison: Comparison, rng: Random) -> None:
        """Play out every candidate that is still compared in one world, with the same moves of the others."""
        decision = self.game.decision(state)
        assert decision is not None
        at, horizons = decision.seats.index(seat), self.weighted_horizons(state)
        chosen = self.guess_moves(state, decision.seats, rng) if len(decision.seats) > 1 else [None]
        numbers = rng.getstate()
        for index in comparison.alive:
            rng.setstate(numbers)
            chosen[at] = comparison.moves[index]
            comparison.add_playout_result(index, *self.play_out(state.clone(), seat, chosen, horizons, rng))

    def weighted_horizons(self, state: Any) -> Sequence[tuple[int, float]]:
        """Return the phase indexes where playouts from a state are valued, each with the weight of its value."""
        near, far = self.evaluator.near_horizon(state), self.evaluator.far_horizon(state)
        if not self.far:
            return ((near, 1.0),)
        if near == far or not self.near_weight:
            return ((far, 1.0),)
        return (near, self.near_weight), (far, 1 - self.near_weight)

    def guess_moves(self, state: Any, seats: Sequence[Seat], rng: Random) -> list[Any]:
        """Return a possible move of each of these seats, by the rollout policy or any of its sensible candidates."""
        chosen = self.rollout.choose_move_for_each_seat(state, rng)
        for at, (seat, legal) in enumerate(zip(seats, self.game.moves_by_seat(state), strict=True)):
            if rng.random() < SURPRISE:
                moves = self.prior.sensible_moves(state, seat, self.prior.candidate_moves(state, seat, legal))
                chosen[at] = pick_random(rng, moves)
        return chosen

    def play_out(
        self, state: Any, seat: Seat, moves: Sequence[Any], horizons: Sequence[tuple[int, float]], rng: Random
    ) -> tuple[float, float]:
        """Make these moves, play on, and return the seat's chance of victory and its points ahead of the others."""
        self.game.apply_moves(state, moves)
        chance = ahead = 0.0
        for until, weight in horizons:
            self.play_on_until_phase(state, until, rng)
            chances, points = self.evaluator.evaluate(state)
            chance += weight * chances[seat]
            ahead += weight * (points[seat] - (sum(points) - points[seat]) / (state.players - 1))
        return chance, ahead

    def play_on_until_phase(self, state: Any, until: int, rng: Random) -> None:
        """Play on by the rollout policy to a phase index or the end of the game."""
        game, phase_index, rollout_moves = self.game, self.evaluator.phase_index, self.rollout.choose_move_for_each_seat
        while phase_index(state) < until and (moves := rollout_moves(state, rng)):
            game.apply_moves(state, moves)


def candidate_limit(candidates: int, done: float) -> int:
    """Return how many candidates may be left when a part of the budget is used: half after each quarter, 2 or more."""
    return max(2, candidates >> int(4 * done))


class SamplingBot(ComparingBot):
    """Looks a little ahead, in a few worlds."""

    key: ClassVar[str] = "sampling"
    level: ClassVar[int] = 3
    far: ClassVar[bool] = False


class SearchBot(ComparingBot):
    """Looks far ahead, in as many worlds as its budget allows."""

    key: ClassVar[str] = "search"
    level: ClassVar[int] = 4
    far: ClassVar[bool] = True
