"""Levels 1 and 2: bots that choose at once, without playouts."""

from collections.abc import Iterator
from typing import ClassVar

from engine.bots.bot import Bot, Budget, Choice, Progress, Stat, own_seat
from engine.core.game import AnyGame, View
from engine.core.heuristics import AnyHeuristics, index_of_best
from engine.core.rng import Random, pick_random


class RandomBot(Bot):
    """Draws any legal move, all with the same probability."""

    key: ClassVar[str] = "random"
    level: ClassVar[int] = 1

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield a single report, which has the choice; the budget has no effect."""
        moves = self.game.legal_moves(self.game.sampler(view)(rng), own_seat(view))
        move = pick_random(rng, moves)
        yield Progress(1.0, Choice(move, tuple(Stat(each, 1 / len(moves)) for each in moves)))


class GreedyBot(Bot):
    """Plays the move with the highest prior, by what its seat can see now; it neither remembers nor looks ahead."""

    key: ClassVar[str] = "greedy"
    level: ClassVar[int] = 2

    def __init__(self, game: AnyGame, heuristics: AnyHeuristics) -> None:
        super().__init__(game)
        self.prior = heuristics.prior

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Yield a single report, which has the choice; the budget has no effect."""
        seat = own_seat(view)
        # Any determinization will do: what is hidden does not change these scores.
        state = self.game.sampler(view)(rng)
        moves = self.prior.candidate_moves(state, seat, self.game.legal_moves(state, seat))
        scores = self.prior.score_moves(state, seat, moves)
        pick = index_of_best(scores)
        stats = (Stat(move, float(at == pick)) for at, move in enumerate(moves))
        yield Progress(1.0, Choice(moves[pick], tuple(stats)))
