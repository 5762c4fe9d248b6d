"""The deal of a match that is over, played again and again by bots: how good were a person's cards?"""

from collections.abc import Iterator
from typing import Any, Final

from engine.bots import BOTS, Budget
from engine.bots.comparison import mean
from engine.core.game import Seat
from engine.core.heuristics import victory_shares
from engine.core.rng import random_stream
from engine.games.registry import HEURISTICS
from engine.match.advice import IncrementalTask
from engine.match.match import Match
from engine.match.seats import BOT_KINDS, HUMAN

GAMES: Final = 100
"""How many games are played: readers know what "41 of 100" means."""
LEVEL: Final = 3
"""The level in the person's seat, and the highest one in the others: level 4 would take minutes."""


class SameDeal(IncrementalTask):
    """Games of a match's deal with a bot in the place of the person at `seat`; always the same for the same match."""

    def __init__(self, match: Match, seat: Seat) -> None:
        super().__init__(self.play_games())
        self.match, self.seat = match, seat
        game = match.game
        levels = [
            LEVEL if each == seat or kind == HUMAN else min(LEVEL, BOT_KINDS[kind].level)
            for each, kind in enumerate(match.kinds)
        ]
        self.bots = [BOTS[level](game, HEURISTICS[game.key]) for level in levels]
        self.points: list[int] = []
        """The seat's points, game by game."""
        self.shares: list[float] = []
        """The seat's shares of the victory, game by game."""

    def play_games(self) -> Iterator[float]:
        """Play the games, decision by decision; yield the fraction done."""
        for number in range(GAMES):
            for _ in self.play_game(number):
                yield number / GAMES

    def play_game(self, number: int) -> Iterator[None]:
        """Play one game; yield after each decision."""
        match, game = self.match, self.match.game
        state, rng = match.start.begin(game), random_stream(match.start.seed, "same deal", number, self.seat)
        budget = Budget(iterations=HEURISTICS[game.key].near_worlds)
        while decision := game.decision(state):
            moves: list[Any] = []
            for seat in decision.seats:
                moves.append(self.bots[seat].choose(game.view(state, seat), rng, budget).move)
                yield
            game.apply_moves(state, moves)
        result = game.result(state)
        assert result
        self.points.append(result.scores[self.seat])
        self.shares.append(victory_shares(result)[self.seat])

    @property
    def mean_points(self) -> float:
        """The mean of the points so far; there must be a game."""
        return mean(self.points)

    def lower_scoring_game_count(self, points: int) -> int:
        """Return in how many of the games so far the seat had fewer than `points`."""
        return sum(each < points for each in self.points)
