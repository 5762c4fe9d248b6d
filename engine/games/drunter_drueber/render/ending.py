"""What still stands of the town at the end, for whoever has won by it."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Html, tag
from engine.core.render import svg, svg_path
from engine.games.drunter_drueber.render.board import squares_of_counted_buildings
from engine.games.drunter_drueber.render.pieces import SIDE, building_drawing, use
from engine.games.drunter_drueber.rules.view import View

HIGH: Final = 26
"""The height of the picture; buildings stand on its lower edge."""

APART: Final = 23
"""The distance between two buildings."""

LEAST: Final = 3
"""So many buildings at least find room, so that one alone is not drawn as large as the page."""


def street_of_seat_drawing(view: View, texts: Texts, seat: Seat, _marks: Sequence[str] = ()) -> Html:
    """Return a street of the buildings that count for a seat, in the order of their values; an outhouse for none."""
    squares = squares_of_counted_buildings(view, seat)
    counted = sorted((view.board.buildings[each] for each in squares), key=attrgetter("type", "value"))
    drawn = [building_drawing(each.type, texts, each.value) for each in counted] or [use("o")]
    wide = APART * max(LEAST, len(drawn))
    first = (wide - APART * (len(drawn) - 1)) / 2
    houses = (
        tag("g", tag("g", house, class_="hops"), transform=f"translate({first + APART * at:g} {HIGH - SIDE / 2 - 2:g})")
        for at, house in enumerate(drawn)
    )
    ground = svg_path("d-gr", f"M-{wide} {HIGH - 7}H{2 * wide}V{3 * HIGH}H-{wide}z")
    return svg("dd-street", f"0 0 {wide} {HIGH}", ground, houses, hidden=True)
