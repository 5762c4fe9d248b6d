"""What a bot would do, with the numbers behind it."""

from typing import Any

from engine.bots import BOTS, Choice, Stat
from engine.core.game import Game
from engine.core.telling import Teller

MOST = 12
"""Moves that are told with their weights."""


def hint_note(choice: Choice, game: Game[Any, Any, Any], teller: Teller) -> str:
    """Return a bot's advice: the move, and how it weighed the moves that it thinks most of."""
    bot = teller.plain(f"bot.{max(BOTS)}")
    said = teller.say("table.hint", bot=bot, move=game.write(choice.move))
    best = sorted(choice.stats, key=lambda stat: -stat.share)[:MOST]
    rows = "".join(weighed(stat, game, teller) for stat in best)
    return (
        f"<p>{said}</p><details><summary>{teller.say('table.hint.head')}</summary>"
        f'<ol class="weighed">{rows}</ol></details>'
    )


def weighed(stat: Stat, game: Game[Any, Any, Any], teller: Teller) -> str:
    """Return one move and how often the bot would play it."""
    percent = round(100 * stat.share)
    move = teller.tokens["move"](game.write(stat.move), True, teller.texts)
    return f'<li>{move} <meter max="100" value="{percent}"></meter> {percent}\u00a0%</li>'
