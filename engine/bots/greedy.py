"""Level 2: takes the best it can see."""

from collections.abc import Iterator
from typing import ClassVar

from engine.bots.bot import Bot, Budget, Choice, Progress, SeatView, Stat, best, own_seat
from engine.core.rng import Random


class GreedyBot(Bot):
    """The move that looks best by what lies open now; it remembers nothing and looks no further."""

    key: ClassVar[str] = "greedy"
    level: ClassVar[int | None] = 2

    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Compare the looks of the moves worth one."""
        seat = own_seat(view)
        # Any state of this view will do: what is hidden has no say in how a move looks.
        state = self.game.sampler(view)(rng)
        moves = self.heuristics.candidates(state, seat, self.game.legal(state, seat))
        looks = self.heuristics.prior(state, seat, moves)
        pick = best(looks)
        stats = (Stat(move, float(at == pick), value=looks[at]) for at, move in enumerate(moves))
        yield Progress(1.0, Choice(moves[pick], tuple(stats)))
