"""Players for any game, from random to search. They get a view, never a state.

`BOTS[level](game)` seats a bot; `bot.choose(view, rng, budget)` returns its `Choice`; `bot.think(…)`
yields `Progress` reports on the way there, so that a table can show progress, answer in between, or take the
last thought's choice as the move at once. Give each bot a stream of its own: `stream(seed, "bot", seat)`.
"""

from engine.bots.bot import Bot, Budget, Choice, Progress, Stat
from engine.bots.levels import BOTS

__all__ = ["BOTS", "Bot", "Budget", "Choice", "Progress", "Stat"]
