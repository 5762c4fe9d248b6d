"""Level 1: plays at random."""

from collections.abc import Iterator
from typing import ClassVar

from engine.bots.bot import Bot, Budget, Choice, Progress, SeatView, Stat, own_seat
from engine.core.rng import Random


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    key: ClassVar[str] = "random"
    level: ClassVar[int | None] = 1

    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Draw a move."""
        moves = self.game.legal(self.game.sampler(view)(rng), own_seat(view))
        move = moves[int(rng.random() * len(moves))]
        yield Progress(1.0, Choice(move, tuple(Stat(each, 1 / len(moves)) for each in moves)))
