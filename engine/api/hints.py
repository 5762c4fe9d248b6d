"""What a bot would do, with the numbers behind it."""

from typing import Any

from engine.bots import BOTS, Choice, Stat
from engine.core.describe import Describer
from engine.core.game import Game
from engine.core.html import Html, fragment, tag

MOST = 12
"""How many moves are shown with their chances, at most."""


def hint_note(choice: Choice, game: Game[Any, Any, Any], describer: Describer) -> Html:
    """Return a bot's advice: the move, and the chances of winning with the best ones if there is a choice."""
    bot = describer.plain(f"bot.{max(BOTS)}")
    advice = describer.say("table.hint", bot=bot, move=game.format_move(choice.move))
    tried = [stat for stat in choice.stats if stat.value is not None]
    if not tried:
        return tag("p", advice)
    best = sorted(tried, key=lambda stat: -(stat.value or 0.0))[:MOST]
    rows = tag("ol", (weighed(stat, game, describer) for stat in best), class_="weighed")
    return fragment(tag("p", advice), tag("details", tag("summary", describer.say("table.hint.head")), rows))


def weighed(stat: Stat, game: Game[Any, Any, Any], describer: Describer) -> Html:
    """Return one move and the chance of winning that it leads to."""
    percent = round(100 * (stat.value or 0.0))
    move = describer.token("move", game.format_move(stat.move))
    return tag("li", tag("meter", max=100, value=percent), f" {percent}\u00a0% ", move)
