"""Level 3: remembers what was played, draws its conclusions, and looks at what each move leads to at once."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.bots.bot import Bot, Budget, Choice, Clock, Progress, SeatView, Stat, best, own_seat
from engine.core.rng import Random

SLICE = 8

ROLLOUT_SHARE = 0.5
"""How far it believes that the others follow their habits; else they may do anything."""


class SamplingBot(Bot):
    """Imagines who may hold what, lets the others follow their habits, and compares its moves there.

    What it has seen and held narrows the worlds down, and where the others have a secret, those worlds count more
    that explain what they did. It does not look beyond the present decision.
    """

    key: ClassVar[str] = "sampling"
    level: ClassVar[int | None] = 3

    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Try every move in each of many worlds."""
        seat = own_seat(view)
        draw = self.worlds(view)
        world = draw(rng)
        moves = self.heuristics.candidates(world, seat, self.game.legal(world, seat))
        totals = [0.0] * len(moves)
        enough = self.heuristics.worlds
        clock = Clock(Budget(min(budget.iterations or enough, enough), budget.seconds))
        done = 0.0
        while done < 1:
            done = clock.slice(SLICE, lambda: self.compare(draw(rng), seat, moves, totals, rng))
            yield Progress(done, self.choice(moves, totals, clock.used))

    def compare(self, world: Any, seat: int, moves: Sequence[Any], totals: list[float], rng: Random) -> None:
        """Add what each move is worth in one world, the others' moves being the same for all."""
        decision = self.game.decision(world)
        assert decision is not None
        rollout = self.guess(world, decision.seats, rng) if len(decision.seats) > 1 else [moves[0]]
        at = decision.seats.index(seat)
        for index, move in enumerate(moves):
            rollout[at] = move
            after = world.clone()
            self.game.apply_all(after, rollout)
            totals[index] += self.heuristics.evaluate_seat(after, seat)

    def guess(self, world: Any, seats: Sequence[int], rng: Random) -> list[Any]:
        """Return what each seat may do: mostly its habit, but it may be any move worth a look."""
        rollout = self.heuristics.rollout(world, rng)
        for place, (seat, legal) in enumerate(zip(seats, self.game.offers(world), strict=True)):
            if rng.random() >= ROLLOUT_SHARE:
                moves = self.heuristics.candidates(world, seat, legal)
                rollout[place] = moves[int(rng.random() * len(moves))]
        return rollout

    def choice(self, moves: Sequence[Any], totals: list[float], worlds: int) -> Choice:
        """Return the move that was worth most."""
        pick = best(totals)
        stats = (Stat(move, float(at == pick), worlds, totals[at] / worlds) for at, move in enumerate(moves))
        return Choice(moves[pick], tuple(stats))
