"""Decisions to be reviewed, reached by bots of level 2."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, count, islice
from typing import Any

from engine.bots import BOTS, Budget
from engine.bots.bot import own_seat
from engine.coach.ledger import Claim, Ledger
from engine.coach.playouts import Playouts
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS


def seats(key: str) -> int:
    """Return how many play: one more than must, where so many can."""
    fewest = GAMES[key].player_counts[0]
    return min(fewest + 1, GAMES[key].player_counts[-1])


def choices(key: str, seed: int = 7) -> Iterator[tuple[Any, Any, str]]:
    """Yield state, view and move of each decision of seat 0 that has a choice, in a game between bots of level 2."""
    game, rng = GAMES[key], random_stream(seed, "walk")
    bot, state = BOTS[2](game, HEURISTICS[key]), game.begin(seats(key), seed)
    while decision := game.decision(state):
        views = [game.view(state, seat) for seat in decision.seats]
        moves = [bot.choose(view, rng, Budget(iterations=1)).move for view in views]
        for view, move in zip(views, moves, strict=True):
            if own_seat(view) == 0 and len(game.legal_moves(state, 0)) > 1:
                yield state.clone(), view, move
        game.apply_moves(state, moves)


@cache
def choice(key: str, number: int, seed: int = 7) -> tuple[Any, Any, str]:
    """Return one of them, by its number from 0; where a game has too few, they go on in the next one."""
    return next(islice(chain.from_iterable(choices(key, each) for each in count(seed)), number, None))


def playouts(key: str, view: Any, seed: int = 1) -> Playouts:
    """Return playouts of the decision of a view."""
    return Playouts(GAMES[key], HEURISTICS[key], view, seed, "review", 0)


def claimed(ledger: Ledger, move: Any) -> Claim:
    """Return what is claimed of a move, once it is settled who is best."""
    for _ in (*ledger.grow_until_settled(), *ledger.grow_for_move(move)):
        pass
    return ledger.claim(move)


class ToldLedger:
    """Stands in for a ledger of which only the claims are asked, the best first."""

    def __init__(self, *claims: Claim) -> None:
        self.told, self.playouts = claims, None

    def claims(self) -> tuple[Claim, ...]:
        """Return all claims."""
        return self.told

    def grow_for_move(self, _move: Any, *, deepen: bool) -> Iterator[None]:
        """Try nothing: all is told."""
        assert not deepen, "the review stays as it is"
        return iter(())

    def claim(self, move: Any) -> Claim:
        """Return the claim of a move."""
        return next(each for each in self.told if each.move == move)
