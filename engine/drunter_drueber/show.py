"""Drunter & Drüber as it is shown: drawing, words, lessons, and the numbers that its pages quote."""

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.parts import Bundle
from engine.core.show import Share, Show, prefixed
from engine.drunter_drueber import events as e
from engine.drunter_drueber.components import CARDS
from engine.drunter_drueber.examples import EXAMPLES
from engine.drunter_drueber.game import DrunterDrueber
from engine.drunter_drueber.look import GROUP, beside, draw, form, grid, icon, marks, symbols
from engine.drunter_drueber.minigames import MINIGAMES
from engine.drunter_drueber.tables import FACTS, TABLES
from engine.drunter_drueber.view import View
from engine.drunter_drueber.words import TEXTS, TOKENS


def clock(view: View) -> int:
    """Return the turn of a view, from 1."""
    return view.turns + 1


def reckoning(event: Event, _view: View) -> Sequence[Share]:
    """Return what a seat scores: its target card, and the buildings that count for it."""
    if not isinstance(event, e.TargetScored):
        return ()
    card, counted = {"target": event.target}, {"counted": event.counted}
    return Share(event.seat, "target", 0, facts=card), Share(event.seat, "counted", event.points, facts=counted)


SHOW = Show(
    game=DrunterDrueber(),
    texts=TEXTS,
    tokens=TOKENS,
    draw=draw,
    beside=beside,
    form=form,
    grid=grid,
    symbols=symbols,
    icon=prefixed("dd-", icon),
    marks=marks,
    clock=clock,
    group=GROUP,
    quiet=frozenset({e.VoteLaid}),
    examples=EXAMPLES,
    minigames=MINIGAMES,
    facts=FACTS,
    tables=TABLES,
    parts={"vote": Bundle(CARDS)},
    secrets=frozenset({"main"}),
    secret=lambda _card: "target",
    reckoning=reckoning,
)
