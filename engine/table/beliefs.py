"""What the bots of a finished game had come to believe of the others' secrets, as the page shows it."""

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any

from engine.core.game import Seat
from engine.core.telling import Teller
from engine.table.seats import BOT_KINDS
from engine.table.sitting import Sitting

ATTENTIVE = 3
"""From this level on, bots draw conclusions from what they have seen."""

SURE = 0.99
"""What is held more likely than this is known."""

Beliefs = Mapping[Seat, Mapping[str, float]]
"""By seat, how likely it is that it holds each target."""


def beliefs_html(sitting: Sitting, teller: Teller) -> str:
    """Return a table for each attentive bot: what it held likely, from its own view, before the last decision."""
    name = f"beliefs {teller.grammar.lang}"
    return sitting.once(name, lambda: told_beliefs(sitting, teller))


def told_beliefs(sitting: Sitting, teller: Teller) -> str:
    """Return the tables, folded up; "" where no bot believes anything."""
    game = sitting.show.game
    found = [
        (bot, held, game.instinct.beliefs(game.view(sitting.state, bot))) for bot, held in beliefs(sitting).items()
    ]
    tables = "".join(belief_table(bot, held, shown, teller) for bot, held, shown in found if held)
    if not tables:
        return ""
    return f'<details class="beliefs"><summary>{teller.say("table.beliefs")}</summary>{tables}</details>'


def beliefs(sitting: Sitting) -> dict[Seat, Beliefs]:
    """Return what each attentive bot believed when the last decision was still to be made."""
    bots = [seat for seat, kind in enumerate(sitting.kinds) if is_attentive(kind)]
    if not bots or not sitting.chunks:
        return {}
    state = before_last(sitting)
    game = sitting.show.game
    return {seat: game.instinct.beliefs(game.view(state, seat)) for seat in bots}


def is_attentive(kind: str) -> bool:
    """Return whether who sits there is a bot of a level that draws conclusions."""
    bot = BOT_KINDS.get(kind)
    return bot is not None and (bot.level or 0) >= ATTENTIVE


def before_last(sitting: Sitting) -> Any:
    """Return the state in which the last decision was made."""
    moves = tuple(move for chunk in sitting.chunks[:-1] for move in chunk)
    return replace(sitting.start, moves=moves).replay(sitting.show.game)


def belief_table(bot: Seat, held: Beliefs, shown: Beliefs, teller: Teller) -> str:
    """Return what one bot believed: a row a target, a column a seat; `shown`: what it knows now that all is open."""
    head = "".join(f'<th scope="col">{escape(teller.plain("name", seat=seat))}</th>' for seat in held)
    targets = dict.fromkeys(target for chances in held.values() for target in chances)
    rows = "".join(belief_row(target, held, shown, teller) for target in targets)
    return (
        f"<table><caption>{teller.say('table.beliefs.of', seat=bot)}</caption>"
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def belief_row(target: str, held: Beliefs, shown: Beliefs, teller: Teller) -> str:
    """Return how likely a bot held it that each seat has this target, the truth marked."""
    chances = "".join(
        belief_cell(chance.get(target, 0), shown.get(seat, {}).get(target, 0) > SURE, teller)
        for seat, chance in held.items()
    )
    return f'<tr><th scope="row">{teller.tokens["target"](target, True, teller.texts)}</th>{chances}</tr>'


def belief_cell(chance: float, true: bool, teller: Teller) -> str:
    """Return one chance in percent; the true one says so."""
    percent = f"{round(100 * chance)}\u00a0%"
    if not true:
        return f"<td>{percent}</td>"
    return f'<td class="true"><b>{percent}\u00a0✓</b><span class="vh"> {teller.say("table.beliefs.true")}</span></td>'
