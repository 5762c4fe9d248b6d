"""Rules, bots and texts of board games about rising water: pure Python, no dependency.

    from engine import game_by_key

What this module lists is what other programs may rely on, with what the book's page “Reference” shows of it. A name
that has to go works for one version more, with a DeprecationWarning; all else in the package may move at any time.
"""

from engine.ask.answering import Answer, Certainty, ask
from engine.ask.choices import Edition
from engine.bots.bot import Bot, Budget, Choice, Progress, Stat
from engine.bots.search import SamplingBot, SearchBot
from engine.bots.simple import GreedyBot, RandomBot
from engine.core.describe import Line
from engine.core.game import EVERYONE, Decision, Event, EventLog, Game, Option, Result, View
from engine.core.locale import LANGUAGES
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.core.rng import random_stream
from engine.core.situations import Situation, Verdict
from engine.core.state import GameState
from engine.games.registry import GAMES, HEURISTICS, game_by_key, presentation_by_key

__all__ = [
    "EVERYONE",
    "GAMES",
    "HEURISTICS",
    "LANGUAGES",
    "Answer",
    "Bot",
    "Budget",
    "Certainty",
    "Choice",
    "Decision",
    "Edition",
    "Event",
    "EventLog",
    "Game",
    "GameState",
    "GreedyBot",
    "Line",
    "Option",
    "Progress",
    "RandomBot",
    "Record",
    "Refusal",
    "Result",
    "SamplingBot",
    "SearchBot",
    "Situation",
    "Stat",
    "Verdict",
    "View",
    "ask",
    "game_by_key",
    "presentation_by_key",
    "random_stream",
]
