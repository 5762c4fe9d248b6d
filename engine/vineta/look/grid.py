"""The districts as buttons, laid over the city while someone chooses there: a row a ring."""

from collections.abc import Sequence
from html import escape

from engine.core.telling import Words
from engine.vineta.components import DISTRICTS, RINGS
from engine.vineta.look.pieces import district_name
from engine.vineta.look.told import district_said
from engine.vineta.view import View


def grid(view: View, seat: int, moves: Sequence[str], words: Words) -> str:
    """Return the grid over the city for a seat that owes a house, a card's target or what sinks; "" for others."""
    if view.phase in ("card", "over") or seat not in view.owing or not moves:
        return ""
    rings = "".join(ring(view, name, words) for name in RINGS)
    return (
        '<trick-grid class="city" data-form="decide" data-cyclic><div role="grid" '
        f'aria-label="{escape(words["look.grid"])}">{rings}</div></trick-grid>'
    )


def ring(view: View, name: str, words: Words) -> str:
    """Return the districts of a ring as a row."""
    cells = "".join(cell(view, place, words) for place, each in enumerate(DISTRICTS) if each[0] == name)
    return f'<div role="row" aria-label="{escape(words[f"look.row_{name}"])}">{cells}</div>'


def cell(view: View, place: int, words: Words) -> str:
    """Return a district as a button that says what is there."""
    name = DISTRICTS[place]
    told = escape(district_said(view, words, place))
    if place in view.sunk:
        told = escape(words["look.said"].format(name=district_name(name, words), facts=words["look.is_sunk"]))
    return f'<button type="button" role="gridcell" tabindex="-1" data-square="{name}" aria-label="{told}"></button>'
