"""Vineta as it is shown: drawing, words, lessons, and the numbers that its pages quote."""

from engine.core.show import Show, prefixed
from engine.vineta import events as e
from engine.vineta.components import COLOURS, TURNS
from engine.vineta.examples import EXAMPLES
from engine.vineta.game import Vineta
from engine.vineta.look import GROUP, beside, draw, form, grid, icon, marks, symbols
from engine.vineta.minigames import MINIGAMES
from engine.vineta.notation import PARTS
from engine.vineta.tables import FACTS, TABLES
from engine.vineta.view import View
from engine.vineta.words import TEXTS, TOKENS


def clock(view: View) -> int:
    """Return the turn of a view, from 1."""
    return min(view.turn + 1, TURNS)


def secret(text: str) -> str:
    """Return the form that tells what a seat may be believed to hide: a house tile or a district tile."""
    return "colour" if text in COLOURS else "district"


SHOW = Show(
    game=Vineta(),
    texts=TEXTS,
    tokens=TOKENS,
    draw=draw,
    beside=beside,
    form=form,
    grid=grid,
    symbols=symbols,
    icon=prefixed("vi-", icon),
    marks=marks,
    clock=clock,
    group=GROUP,
    quiet=frozenset({e.CardChosen}),
    examples=EXAMPLES,
    minigames=MINIGAMES,
    facts=FACTS,
    tables=TABLES,
    parts=PARTS,
    secret=secret,
    swaps=frozenset({"card"}),
)
