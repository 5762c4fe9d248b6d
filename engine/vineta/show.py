"""Vineta as it is shown: drawing, words, lessons, and the numbers that its pages quote."""

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.show import Share, Show, prefixed
from engine.vineta import events as e
from engine.vineta.components import COLOURS, OWN_HOUSE, TAKEN_HOUSE, TURNS
from engine.vineta.events_end import DistrictScored, HousesScored, NobodysDistrict
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


def reckoning(event: Event, _view: View) -> Sequence[Share]:
    """Return what a seat scores: own houses on the last district, houses taken, the district itself."""
    if isinstance(event, HousesScored):
        own, taken = OWN_HOUSE * event.own, TAKEN_HOUSE * event.taken
        facts = {"count": event.own, "each": OWN_HOUSE}
        return Share(event.seat, "own", own, facts=facts), Share(event.seat, "taken", taken)
    if isinstance(event, DistrictScored):
        return (Share(event.seat, "bonus", event.points),)
    if isinstance(event, NobodysDistrict):
        # Nobody's points: so that the table has the column, and shows that it brought nothing.
        return (Share(0, "bonus", 0),)
    return ()


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
    reckoning=reckoning,
)
