"""Level 4: thinks ahead, by decoupled UCT at depth 1 over sampled worlds.

Every seat that owes a move has a bandit of its own over its own moves (one for each secret that it may have), in
worlds drawn from the view; all choose at once, habits play on to the horizon, and each bandit learns from its own
seat's prospects. What a move would give away of one's own secret is its price. After Tak, Lanctot and Winands,
"Monte Carlo Tree Search Variants for Simultaneous Move Games" (2014); moves that look good are tried first and the
more often ("progressive bias", Chaslot and others 2008). Where a game asks for it, all of one's own moves are tried in
every world, chance and the others doing the same: few worlds tell close moves apart then.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log, sqrt
from typing import Any, ClassVar

from engine.bots.bot import Bot, Budget, Choice, Clock, Progress, SeatView, Stat, best, own_seat
from engine.core.game import Seat
from engine.core.rng import Random

SLICE = 8
"""Iterations between two thoughts."""
EXPLORATION = 1.0
"""How much a seldom tried move is preferred to a good one, in standard deviations of the prospects."""
PRIOR_BIAS = 2.0
"""How much a move's looks count before it has been tried often."""
FIRST_PLAY_URGENCY = 3.0
"""What an untried move is taken to be worth, in standard deviations above the mean."""
MIN_VISIT_SHARE = 0.5
"""Moves tried less than this, compared with the favourite, are not played."""


PRIOR_SCALE = 0.4
"""What a point of looks is worth, in standard deviations, where looks are weighed against trials."""
TEMPERATURE = 0.1
"""There, a move that is so many standard deviations worse is played e times less often."""


class Bandit:
    """What one seat has learned of its moves. Which of them are legal differs from world to world."""

    __slots__ = ("looked", "offered", "prices", "prior_weight", "squares", "sums", "total", "tried", "visits")

    def __init__(self, prices: Mapping[Any, float] | None = None, prior_weight: float = 0.0) -> None:
        self.prices, self.prior_weight = prices or {}, prior_weight
        self.visits: dict[Any, int] = {}
        self.sums: dict[Any, float] = {}
        self.offered: dict[Any, int] = {}
        self.looked: dict[Any, float] = {}
        self.tried, self.total, self.squares = 0, 0.0, 0.0

    def pick(self, moves: Sequence[Any], looks: Sequence[float]) -> Any:
        """Return the move with the highest upper confidence bound among those that are legal here."""
        looks = [self.look(move, look) for move, look in zip(moves, looks, strict=True)]
        bounds = self.hopes(moves) if self.prior_weight else self.bounds(moves, looks)
        return moves[best(bounds)]

    def bounds(self, moves: Sequence[Any], looks: Sequence[float]) -> list[float]:
        """Return how well each move may go; its looks count ever less."""
        mean, spread = self.scale()
        top = max(looks)
        found = []
        for move, look in zip(moves, looks, strict=True):
            visits = self.visits.get(move, 0)
            bound = PRIOR_BIAS * (look - top) / (visits + 1)
            if visits:
                times = self.offered[move]
                bound += (self.sums[move] / visits - mean) / spread + EXPLORATION * sqrt(log(times) / visits)
            else:
                bound += FIRST_PLAY_URGENCY
            found.append(bound)
        return found

    def hopes(self, moves: Sequence[Any]) -> list[float]:
        """Return how well each move may go, its looks being worth some trials."""
        return [
            worth + EXPLORATION * sqrt(log(self.offered[move] + 1) / (self.visits.get(move, 0) + self.prior_weight))
            for move, worth in zip(moves, self.worths(moves), strict=True)
        ]

    def worths(self, moves: Sequence[Any]) -> list[float]:
        """Return how well each move went, looks and trials together, in standard deviations above the mean."""
        mean, spread = self.scale()
        usual = sum([self.visits[move] * self.looked[move] / self.offered[move] for move in self.visits])
        usual /= max(1, self.tried)
        found = []
        for move in moves:
            visits = self.visits.get(move, 0)
            prior = PRIOR_SCALE * (self.looked[move] / self.offered[move] - usual)
            tried = (self.sums[move] - visits * mean) / spread if visits else 0.0
            found.append((self.prior_weight * prior + tried) / (self.prior_weight + visits))
        return found

    def look(self, move: Any, look: float) -> float:
        """Note how good a move looks in a world, and return how it looked on average."""
        self.offered[move] = self.offered.get(move, 0) + 1
        self.looked[move] = self.looked.get(move, 0.0) + look
        return self.looked[move] / self.offered[move]

    def scale(self) -> tuple[float, float]:
        """Return mean and standard deviation of all that was learned."""
        if self.tried < 2:
            return 0.0, 1.0
        mean = self.total / self.tried
        return mean, sqrt(max(self.squares / self.tried - mean * mean, 1e-6))

    def learn(self, move: Any, value: float) -> None:
        """Note how well a move went, less its price if it has one."""
        value -= self.prices.get(move, 0.0)
        self.visits[move] = self.visits.get(move, 0) + 1
        self.sums[move] = self.sums.get(move, 0.0) + value
        self.tried += 1
        self.total += value
        self.squares += value * value


class SearchBot(Bot):
    """Plays its good moves as often as it tried them; where moves are close it cannot be read."""

    key: ClassVar[str] = "search"
    level: ClassVar[int | None] = 4

    def think(self, view: SeatView, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Play out sampled worlds and learn from them."""
        seat = own_seat(view)
        draw = self.worlds(view)
        world = draw(rng)
        moves = self.heuristics.candidates(world, seat, self.game.legal(world, seat))
        own = Bandit(
            dict(zip(moves, self.heuristics.information_cost(view, moves), strict=True)), self.heuristics.prior_weight
        )
        bandits = {(seat, self.heuristics.secret(world, seat)): own}
        luck = rng.random()
        clock = Clock(budget)
        done = 0.0
        while done < 1:
            done = clock.slice(SLICE, lambda: self.iterate(draw(rng), seat, bandits, rng))
            yield Progress(done, choice(moves, own, luck))

    def iterate(self, world: Any, own: Seat, bandits: dict[tuple[Seat, object], Bandit], rng: Random) -> None:
        """Choose for all seats, play on by habit, and let each bandit learn."""
        game, heuristics = self.game, self.heuristics
        decision = game.decision(world)
        assert decision is not None
        until, before = heuristics.rollout_horizon(world), heuristics.baseline(world) or [0.0] * world.players
        learners, chosen, ours = [], [], []
        for seat, legal in zip(decision.seats, game.offers(world), strict=True):
            moves = heuristics.candidates(world, seat, legal)
            bandit = bandits.setdefault(
                (seat, heuristics.secret(world, seat)), Bandit(prior_weight=heuristics.prior_weight)
            )
            learners.append(bandit)
            chosen.append(bandit.pick(moves, heuristics.informed_prior(world, seat, moves)))
            if seat == own and heuristics.common_random_numbers:
                ours = [move for move in moves if move != chosen[-1]]
        luck, at = rng.getstate(), decision.seats.index(own)
        for move in ours:
            after = self.play_on(world.clone(), [*chosen[:at], move, *chosen[at + 1 :]], until, rng)
            learners[at].learn(move, after[own] - before[own])
            rng.setstate(luck)
        evaluate = self.play_on(world, chosen, until, rng)
        for seat, bandit, move in zip(decision.seats, learners, chosen, strict=True):
            bandit.learn(move, evaluate[seat] - before[seat])

    def play_on(self, world: Any, chosen: Sequence[Any], until: int, rng: Random) -> Sequence[float]:
        """Make these moves, play on by habit, and return what everyone may hope for then."""
        game, heuristics = self.game, self.heuristics
        game.apply_all(world, chosen)
        while heuristics.phase_index(world) < until:
            game.apply_all(world, heuristics.rollout(world, rng))
        return heuristics.evaluate(world)


def choice(moves: Sequence[Any], bandit: Bandit, luck: float) -> Choice:
    """Draw a move by its visits or its worth, the poor ones left out; `luck` is from 0 to 1."""
    visits = [bandit.visits.get(move, 0) for move in moves]
    weights = by_worth(bandit.worths(moves)) if bandit.prior_weight else by_visits(visits)
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


def by_visits(visits: Sequence[int]) -> list[float]:
    """Return how often to play each move: as often as it was tried, if that is often enough."""
    return [float(count) if count >= MIN_VISIT_SHARE * max(visits) else 0.0 for count in visits]


def by_worth(worths: Sequence[float]) -> list[float]:
    """Return how often to play each move: the best, and those that are close to it."""
    most = max(worths)
    return [exp((worth - most) / TEMPERATURE) if most - worth < 3 * TEMPERATURE else 0.0 for worth in worths]
