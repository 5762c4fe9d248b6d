"""The districts as buttons, laid over the city while someone chooses there: a row a ring."""

from collections.abc import Sequence
from html import escape

from engine.core.describe import Texts
from engine.games.vineta.render.pieces import district_name
from engine.games.vineta.render.spoken import district_said
from engine.games.vineta.rules.components import DISTRICTS, RINGS
from engine.games.vineta.rules.view import View


def grid(view: View, seat: int, moves: Sequence[str], texts: Texts) -> str:
    """Return the grid over the city for a seat that owes a house, a card's target or what sinks; "" for others."""
    if view.phase in ("card", "over") or seat not in view.owing or not moves:
        return ""
    rings = "".join(ring(view, name, texts) for name in RINGS)
    return (
        '<trick-grid class="city" data-form="decide" data-cyclic><div role="grid" '
        f'aria-label="{escape(texts["render.grid"])}">{rings}</div></trick-grid>'
    )


def ring(view: View, name: str, texts: Texts) -> str:
    """Return the districts of a ring as a row."""
    cells = "".join(cell(view, place, texts) for place, each in enumerate(DISTRICTS) if each[0] == name)
    return f'<div role="row" aria-label="{escape(texts[f"render.row_{name}"])}">{cells}</div>'


def cell(view: View, place: int, texts: Texts) -> str:
    """Return a district as a button that says what is there."""
    name = DISTRICTS[place]
    told = escape(district_said(view, texts, place))
    if place in view.sunk:
        told = escape(texts["render.said"].format(name=district_name(name, texts), facts=texts["render.is_sunk"]))
    return f'<button type="button" role="gridcell" tabindex="-1" data-square="{name}" aria-label="{told}"></button>'
