"""What a bot would do, with the numbers behind it."""

from engine.bots import BOTS, Choice, Stat
from engine.core.telling import Teller


def hint_note(choice: Choice, teller: Teller) -> str:
    """Return a bot's advice: the move, and how it weighed each move that was legal."""
    bot = teller.plain(f"bot.{max(BOTS)}")
    said = teller.say("table.hint", bot=bot, move=choice.move)
    rows = "".join(weighed(stat, teller) for stat in sorted(choice.stats, key=lambda stat: -stat.share))
    return (
        f"<p>{said}</p><details><summary>{teller.say('table.hint.head')}</summary>"
        f'<ol class="weighed">{rows}</ol></details>'
    )


def weighed(stat: Stat, teller: Teller) -> str:
    """Return one move and how often the bot would play it."""
    percent = round(100 * stat.share)
    move = teller.tokens["move"](stat.move, True)
    return f'<li>{move} <meter max="100" value="{percent}"></meter> {percent}\u00a0%</li>'
