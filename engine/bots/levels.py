"""The levels that readers choose from."""

from engine.bots.bot import Bot
from engine.bots.chance import RandomBot
from engine.bots.memory import MemoryBot
from engine.bots.search import SearchBot
from engine.bots.sight import SightBot

BOTS: dict[int, type[Bot]] = {1: RandomBot, 2: SightBot, 3: MemoryBot, 4: SearchBot}
"""Bots by level: at random, by sight, from memory, thinking ahead."""
