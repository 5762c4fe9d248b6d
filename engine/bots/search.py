"""Level 4: thinks ahead.

Decoupled UCT of depth 1 (Tak, Lanctot and Winands 2014): on states drawn from the view, every seat that
owes a move now learns by a bandit of its own which of its moves fare well against what the others
learn; then all play on by habit to the end of the present stretch.
"""

from collections.abc import Callable, Iterator
from math import log, sqrt
from typing import Any, ClassVar

from engine.bots.bot import AnyGame, Bot, Budget, Choice, Clock, Sight, Stat, Thought, own_seat
from engine.core.game import Seat
from engine.core.nature import Random

SLICE = 8
"""Iterations between two thoughts."""
CURIOSITY = 0.7
"""How much a seldom tried move is preferred to a good one."""
FRACTION = 0.5
"""Moves tried less than this, compared with the favourite, are not played."""


class Bandit:
    """What one seat has learnt of its moves. A move may be missing in some of the drawn states."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits: dict[Any, int] = {}
        self.total: dict[Any, float] = {}
        self.offered: dict[Any, int] = {}

    def pick(self, moves: list[Any], rng: Random) -> Any:
        """Return an untried move, or the one of the highest upper confidence bound."""
        visits, total, offered = self.visits, self.total, self.offered
        fresh = [move for move in moves if move not in visits]
        if fresh:
            move = fresh[int(rng.random() * len(fresh))]
            visits[move], total[move], offered[move] = 0, 0.0, 0
        for each in moves:
            if each in offered:
                offered[each] += 1
        if fresh:
            return move
        best, high = moves[0], -1.0
        for each in moves:
            tried = visits[each]
            bound = total[each] / tried + CURIOSITY * sqrt(log(offered[each]) / tried)
            if bound > high:
                best, high = each, bound
        return best

    def learn(self, move: Any, reward: float) -> None:
        """Note how a move went."""
        self.visits[move] += 1
        self.total[move] += reward


class SearchBot(Bot):
    """Search over states drawn from its own view."""

    key: ClassVar[str] = "search"
    level: ClassVar[int | None] = 4

    def think(self, view: Sight, rng: Random, budget: Budget) -> Iterator[Thought]:
        """Run the bandits; play as often as they tried."""
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

    def iterate(self, state: Any, bandits: dict[Seat, Bandit], rng: Random) -> None:
        """Let each bandit pick, play on, and learn."""
        game, instinct = self.game, self.instinct
        decision = game.decision(state)
        picks = []
        for seat, moves in zip(decision.seats, game.offers(state)):
            if seat not in bandits:
                bandits[seat] = Bandit()
            picks.append(bandits[seat].pick(moves, rng))
        game.apply_all(state, picks)
        rewards = playout(game, state, rng)
        for seat, move in zip(decision.seats, picks):
            bandits[seat].learn(move, rewards[seat])


def playout(game, state, rng):
    instinct = game.instinct
    span = instinct.span(state)
    while instinct.span(state) == span and game.offers(state):
        game.apply_all(state, instinct.habits(state, rng))
    return instinct.prospects(state)


def choice(moves: list[Any], bandit: Bandit, luck: float) -> Choice:
    """Play the moves as often as they were tried, but not the poor ones."""
    tried = [bandit.visits.get(move, 0) for move in moves]
    kept = [count if count >= FRACTION * max(tried) else 0 for count in tried]
    aim = luck * sum(kept)
    pick = moves[-1]
    for move, count in zip(moves, kept):
        aim -= count
        if aim < 0:
            pick = move
            break
    return Choice(
        pick,
        tuple(Stat(m, k / sum(kept), t, bandit.total[m] / t if t else None) for m, k, t in zip(moves, kept, tried)),
    )
