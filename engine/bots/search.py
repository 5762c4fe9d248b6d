"""Level 4: thinks ahead, by decoupled UCT at depth 1 over sampled worlds.

Every seat that owes a move has a bandit of its own over its own moves, in worlds drawn from the view; all
choose at once, habits play on to the end of the present stretch of the game, and each bandit learns from
its own seat's prospects. After Tak, Lanctot and Winands, "Monte Carlo Tree Search Variants for Simultaneous
Move Games" (2014); moves that look good are tried first and the more often ("progressive bias", Chaslot and
others 2008).
"""

from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import Any, ClassVar

from engine.bots.bot import Bot, Budget, Choice, Clock, Sight, Stat, Thought, own_seat
from engine.core.game import Seat
from engine.core.nature import Random

SLICE = 8
"""Iterations between two thoughts."""
CURIOSITY = 1.0
"""How much a seldom tried move is preferred to a good one, in standard deviations of the prospects."""
BIAS = 2.0
"""How much a move's looks count before it has been tried often."""
UNTRIED = 3.0
"""What an untried move is taken to be worth, in standard deviations above the mean."""
FRACTION = 0.5
"""Moves tried less than this, compared with the favourite, are not played."""


class Bandit:
    """What one seat has learned of its moves. Which of them are legal differs from world to world."""

    __slots__ = ("offered", "squares", "sums", "total", "tried", "visits")

    def __init__(self) -> None:
        self.visits: dict[Any, int] = {}
        self.sums: dict[Any, float] = {}
        self.offered: dict[Any, int] = {}
        self.tried, self.total, self.squares = 0, 0.0, 0.0

    def pick(self, moves: Sequence[Any], looks: Sequence[float]) -> Any:
        """Return the move with the highest upper confidence bound among those that are legal here."""
        mean, spread = self.scale()
        top = max(looks)
        best, highest = moves[0], float("-inf")
        for move, look in zip(moves, looks, strict=True):
            times = self.offered[move] = self.offered.get(move, 0) + 1
            visits = self.visits.get(move, 0)
            bound = BIAS * (look - top) / (visits + 1)
            if visits:
                bound += (self.sums[move] / visits - mean) / spread + CURIOSITY * sqrt(log(times) / visits)
            else:
                bound += UNTRIED
            if bound > highest:
                best, highest = move, bound
        return best

    def scale(self) -> tuple[float, float]:
        """Return mean and standard deviation of all that was learned."""
        if self.tried < 2:
            return 0.0, 1.0
        mean = self.total / self.tried
        return mean, sqrt(max(self.squares / self.tried - mean * mean, 1e-6))

    def learn(self, move: Any, value: float) -> None:
        """Note how well a move went."""
        self.visits[move] = self.visits.get(move, 0) + 1
        self.sums[move] = self.sums.get(move, 0.0) + value
        self.tried += 1
        self.total += value
        self.squares += value * value


class SearchBot(Bot):
    """Plays its good moves as often as it tried them; where moves are close it cannot be read."""

    key: ClassVar[str] = "search"
    level: ClassVar[int | None] = 4

    def think(self, view: Sight, rng: Random, budget: Budget) -> Iterator[Thought]:
        """Play out sampled worlds and learn from them."""
        seat = own_seat(view)
        draw = self.game.sampler(view)
        moves = list(self.game.legal(draw(rng), seat))
        bandits: dict[Seat, Bandit] = {}
        luck = rng.random()
        clock = Clock(budget)
        done = 0.0
        while done < 1:
            done = clock.slice(SLICE, lambda: self.iterate(draw(rng), bandits, rng))
            yield Thought(done, choice(moves, bandits[seat], luck))

    def iterate(self, world: Any, bandits: dict[Seat, Bandit], rng: Random) -> None:
        """Choose for all seats, play on by habit, and let each bandit learn."""
        game, instinct = self.game, self.instinct
        decision = game.decision(world)
        assert decision is not None
        span = instinct.span(world)
        chosen = [
            bandits.setdefault(seat, Bandit()).pick(moves, instinct.appeal(world, seat))
            for seat, moves in zip(decision.seats, game.offers(world), strict=True)
        ]
        game.apply_all(world, chosen)
        while instinct.span(world) == span:
            game.apply_all(world, instinct.habits(world, rng))
        prospects = instinct.prospects(world)
        for seat, move in zip(decision.seats, chosen, strict=True):
            bandits[seat].learn(move, prospects[seat])


def choice(moves: Sequence[Any], bandit: Bandit, luck: float) -> Choice:
    """Draw a move by its visits, the poor ones left out; `luck` is from 0 to 1."""
    visits = [bandit.visits.get(move, 0) for move in moves]
    weights = [count if count >= FRACTION * max(visits) else 0 for count in visits]
    total = sum(weights)
    stats = tuple(
        Stat(move, weight / total, count, bandit.sums[move] / count if count else None)
        for move, weight, count in zip(moves, weights, visits, strict=True)
    )
    aim = luck * total
    for move, weight in zip(moves, weights, strict=True):
        aim -= weight
        if aim < 0:
            return Choice(move, stats)
    return Choice(moves[-1], stats)
