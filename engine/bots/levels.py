"""The levels that readers choose from."""

from engine.bots.bot import Bot
from engine.bots.greedy import GreedyBot
from engine.bots.random import RandomBot
from engine.bots.sampling import SamplingBot
from engine.bots.search import SearchBot

BOTS: dict[int, type[Bot]] = {1: RandomBot, 2: GreedyBot, 3: SamplingBot, 4: SearchBot}
"""Bots by level: at random, by sight, from memory, thinking ahead."""
