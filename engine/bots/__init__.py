"""Players for any game, from random to search. They get a view, never a state.

`BOTS[level](game, heuristics)` makes a bot; `bot.choose(view, rng, budget)` returns its `Choice`;
`bot.think(…)` yields `Progress` reports on the way there, so that a table can show progress, answer in between, or
take the choice of the last report as the move at once. Give each bot a stream of its own:
`random_stream(seed, "bot", seat)`.
"""

from typing import Final

from engine.bots.bot import Bot, Budget, Choice, Progress, Stat
from engine.bots.search import SamplingBot, SearchBot
from engine.bots.simple import GreedyBot, RandomBot

BOTS: Final[dict[int, type[Bot]]] = {1: RandomBot, 2: GreedyBot, 3: SamplingBot, 4: SearchBot}
"""The bots that readers choose from, by level."""

__all__ = ["BOTS", "Bot", "Budget", "Choice", "GreedyBot", "Progress", "RandomBot", "SamplingBot", "SearchBot", "Stat"]
