"""Games between bots of one level, as a source of decisions to judge."""

from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from typing import Any, Final, NamedTuple

from engine.bots import BOTS, Budget
from engine.bots.bot import Choice
from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics
from engine.core.rng import Random, random_stream

STRIDE: Final = 8
"""One decision in this many is judged: neighbours are too much alike. Chosen by hand."""
PLAYING_LEVEL: Final = 3
"""The level that plays the games of which decisions are judged."""


class Decided(NamedTuple):
    """A decision of one seat: its view, its choice, and its legal moves."""

    view: Any
    choice: Choice
    legal: Sequence[Any]


def decisions_from_bot_game(
    game: AnyGame, heuristics: AnyHeuristics, state: Any, level: int, rng: Random
) -> Iterator[Decided]:
    """Play on from a state, which changes, to the end; yield each seat's part of each decision before it is made."""
    bot = BOTS[level](game, heuristics)
    while decision := game.decision(state):
        views = [game.view(state, seat) for seat in decision.seats]
        choices = [bot.choose(view, rng, Budget(iterations=heuristics.near_worlds)) for view in views]
        yield from map(Decided, views, choices, game.moves_by_seat(state))
        game.apply_moves(state, [choice.move for choice in choices])


def decision_views_from_bot_games(game: AnyGame, heuristics: AnyHeuristics, players: int) -> Iterator[Any]:
    """Yield without end every STRIDE-th view of a seat with a choice, from games between bots of PLAYING_LEVEL."""
    games = (bot_game_views_with_choice(game, heuristics, game.begin(players, seed), seed) for seed in count())
    return islice(chain.from_iterable(games), STRIDE - 1, None, STRIDE)


def bot_game_views_with_choice(game: AnyGame, heuristics: AnyHeuristics, state: Any, seed: int) -> Iterator[Any]:
    """Play on from a state, which changes, between bots; yield the view of each seat with a choice."""
    for view, choice, _ in decisions_from_bot_game(game, heuristics, state, PLAYING_LEVEL, random_stream(seed, "walk")):
        if len(choice.stats) > 1:
            yield view
