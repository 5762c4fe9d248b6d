"""Games between bots of one level, whose decisions are looked at on the way."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.bots import BOTS, Budget
from engine.bots.bot import Choice
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics
from engine.core.rng import Random


class Decided(NamedTuple):
    """What a seat knew, what it chose, and its legal moves."""

    view: Any
    choice: Choice
    legal: Sequence[Any]


def self_play(game: AnyGame, heuristics: AnyHeuristics, state: Any, level: int, rng: Random) -> Iterator[Decided]:
    """Play on from a state, which changes, to the end; yield each seat's part of each decision before it is made."""
    bot = BOTS[level].bot_for_game(game, heuristics)
    while decision := game.decision(state):
        views = [game.view(state, seat) for seat in decision.seats]
        choices = [bot.choose(view, rng, Budget(iterations=heuristics.near_worlds)) for view in views]
        yield from map(Decided, views, choices, game.moves_by_seat(state))
        game.apply_moves(state, [choice.move for choice in choices])
