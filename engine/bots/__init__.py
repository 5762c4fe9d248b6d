"""Players for any game, from random to search. They get a view, never a state.

`BOTS[level](game)` seats a bot; `bot.choose(view, rng, budget)` returns its `Choice`; `bot.think(…)`
yields `Thought`s on the way there, so that a table can show progress, answer in between, or take the
last thought's choice as the move at once. Give each bot a stream of its own: `stream(seed, "bot", seat)`.
"""

from engine.bots.bot import Bot, Budget, Choice, Stat, Thought
from engine.bots.chance import RandomBot
from engine.bots.memory import MemoryBot
from engine.bots.search import SearchBot
from engine.bots.search import SearchBot
from engine.bots.sight import SightBot

__all__ = ["BOTS", "Bot", "Budget", "Choice", "Stat", "Thought"]

BOTS: dict[int, type[Bot]] = {1: RandomBot, 2: SightBot, 3: MemoryBot, 4: SearchBot}
"""The levels that readers choose from."""
