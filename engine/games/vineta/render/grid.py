"""The districts as buttons, laid over the city while someone chooses there: a row a ring."""

from collections.abc import Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render.forms import grid_cell
from engine.games.vineta.render.pieces import district_name
from engine.games.vineta.render.spoken import district_spoken
from engine.games.vineta.rules.components import DISTRICTS, RINGS
from engine.games.vineta.rules.view import View


def grid(view: View, seat: Seat, moves: Sequence[str], texts: Texts) -> Html:
    """Return the grid over the city for a seat that owes a house, a card's target or what sinks; none for others."""
    if view.phase in ("card", "over") or seat not in view.owing or not moves:
        return NOTHING
    rings = (ring(view, name, texts) for name in RINGS)
    cells = tag("div", rings, role="grid", aria_label=texts["render.grid"])
    return tag("trick-grid", cells, class_="city", data_form="decide", data_cyclic=True)


def ring(view: View, name: str, texts: Texts) -> Html:
    """Return the districts of a ring as a row."""
    cells = (cell(view, place, texts) for place, each in enumerate(DISTRICTS) if each[0] == name)
    return tag("div", cells, role="row", aria_label=texts[f"render.row_{name}"])


def cell(view: View, place: int, texts: Texts) -> Html:
    """Return a district as a button that says what is there."""
    name = DISTRICTS[place]
    if place not in view.sunk:
        return grid_cell(name, district_spoken(view, texts, place))
    return grid_cell(name, texts["render.said"].format(name=district_name(name, texts), facts=texts["render.is_sunk"]))
