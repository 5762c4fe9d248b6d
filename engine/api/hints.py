"""What a bot would do, with the numbers behind it."""

from typing import Any

from engine.bots import BOTS, Choice, Stat
from engine.core.describe import Describer
from engine.core.game import Game

MOST = 12
"""Moves that are told with their weights."""


def hint_note(choice: Choice, game: Game[Any, Any, Any], describer: Describer) -> str:
    """Return a bot's advice: the move, and how it weighed the moves that it thinks most of."""
    bot = describer.plain(f"bot.{max(BOTS)}")
    said = describer.say("table.hint", bot=bot, move=game.format_move(choice.move))
    best = sorted(choice.stats, key=lambda stat: -stat.share)[:MOST]
    rows = "".join(weighed(stat, game, describer) for stat in best)
    return (
        f"<p>{said}</p><details><summary>{describer.say('table.hint.head')}</summary>"
        f'<ol class="weighed">{rows}</ol></details>'
    )


def weighed(stat: Stat, game: Game[Any, Any, Any], describer: Describer) -> str:
    """Return one move and how often the bot would play it."""
    percent = round(100 * stat.share)
    move = describer.tokens["move"](game.format_move(stat.move), True, describer.texts)
    return f'<li>{move} <meter max="100" value="{percent}"></meter> {percent}\u00a0%</li>'
