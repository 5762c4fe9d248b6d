"""Level 3: remembers what was played, and looks one round ahead."""

from collections.abc import Iterator
from typing import Any, ClassVar

from engine.bots.bot import Bot, Budget, Choice, Clock, Sight, Stat, Thought, best, own_seat
from engine.core.nature import Random

SLICE = 8
ITERATIONS = 48
"""Worlds looked at, if the budget does not say otherwise."""

TRUST = 0.5
"""How far it believes that the others follow their habits; else they may do anything."""


class MemoryBot(Bot):
    """Imagines who may hold what, lets the others follow their habits, and compares its moves there.

    What it has seen and held narrows the worlds down; it does not look beyond the present decision.
    """

    key: ClassVar[str] = "memory"
    level: ClassVar[int | None] = 3

    def think(self, view: Sight, rng: Random, budget: Budget) -> Iterator[Thought]:
        """Try every move in each of many worlds."""
        seat = own_seat(view)
        draw = self.game.sampler(view)
        moves = list(self.game.legal(draw(rng), seat))
        totals = [0.0] * len(moves)
        clock = Clock(Budget(min(budget.iterations or ITERATIONS, ITERATIONS), budget.seconds))
        done = 0.0
        while done < 1:
            done = clock.slice(SLICE, lambda: self.compare(draw(rng), seat, moves, totals, rng))
            yield Thought(done, self.choice(moves, totals, clock.used))

    def compare(self, world: Any, seat: int, moves: list[Any], totals: list[float], rng: Random) -> None:
        """Add what each move is worth in one world, the others' moves being the same for all."""
        decision = self.game.decision(world)
        assert decision is not None
        habits = [
            habit if rng.random() < TRUST else hand[int(rng.random() * len(hand))]
            for habit, hand in zip(self.instinct.habits(world, rng), self.game.offers(world), strict=True)
        ]
        at = decision.seats.index(seat)
        for index, move in enumerate(moves):
            habits[at] = move
            after = world.clone()
            self.game.apply_all(after, habits)
            totals[index] += self.instinct.standing(after, seat)

    def choice(self, moves: list[Any], totals: list[float], worlds: int) -> Choice:
        """Return the move that was worth most."""
        pick = best(totals)
        stats = (Stat(move, float(at == pick), worlds, totals[at] / worlds) for at, move in enumerate(moves))
        return Choice(moves[pick], tuple(stats))
