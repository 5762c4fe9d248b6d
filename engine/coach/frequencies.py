"""How often an outcome of the moment follows each move of a decision: of a bid, say, whether it stops the proposal."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.coach.outcome_counts import OutcomeCounts
from engine.coach.playouts import Playouts
from engine.core.outcomes import Outcome


class Frequencies:
    """In how many of so many worlds an outcome follows each move before the present phase of the game ends."""

    def __init__(self, playouts: Playouts, outcome: Outcome, moves: Sequence[Any], worlds: int) -> None:
        self.playouts, self.outcome, self.worlds = playouts, outcome, worlds
        self.counts = dict.fromkeys(moves, 0)

    def count_in_slices(self) -> Iterator[None]:
        """Count, yielding after each world."""
        for number in range(self.worlds):
            for move in self.counts:
                self.counts[move] += self.does_outcome_follow(number, move)
            yield

    def does_outcome_follow(self, number: int, move: Any) -> bool:
        """Return whether the outcome follows a move in the world of this number."""
        playouts = self.playouts
        world, log = playouts.draw_world(number), OutcomeCounts([self.outcome], playouts.seat)
        state, rng = world.state.clone(), playouts.random_stream_for_purpose(number, "playout")
        end = playouts.bot.evaluator.phase_index(state) + 1
        playouts.make_moves(state, playouts.move_of_each_deciding_seat(world, move), log)
        playouts.play_on_until_phase(state, end, rng, log)
        return bool(log.counts)
