"""What is left of the city at the end, for whoever has won."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Html
from engine.core.render import svg, without_piece_names
from engine.games.vineta.render.map import houses_on_district_drawing, sea_and_city_drawing
from engine.games.vineta.render.places import RADII, WIDTH, angle_of_district, polar_point
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import RING_OF, District
from engine.games.vineta.rules.view import View

SHORE: Final = 12
"""How much sea is seen around a district, in units of the map."""

TURNS: Final = (-1, -0.5, 0, 0.5, 1)
"""Where the edges of a district are looked at, from its middle to both of its ends."""


def last_district_drawing(view: View, texts: Texts, seat: Seat, _marks: Sequence[str] = ()) -> Html:
    """Return the districts that have not sunk with their houses in the sea, those of a seat's colour marked."""
    land = remaining_districts(frozenset(view.sunk))
    own, _ = view.tiles[seat]
    houses = (houses_on_district_drawing(view, place, own, ()) for place in land)
    city = sea_and_city_drawing(land, view.sunk, texts["render.lang"])
    return without_piece_names(svg("vi-last", box_around_districts(land), city, houses, hidden=True))


def box_around_districts(land: Sequence[District]) -> str:
    """Return the view box of a drawing that shows no more than these districts, and some sea around them."""
    points = [
        polar_point(radius, angle_of_district(place) + turn * WIDTH / 2)
        for place in land
        for radius, turn in product(RADII[RING_OF[place] : RING_OF[place] + 2], TURNS)
    ]
    across, down = zip(*points, strict=True)
    left, top = min(across) - SHORE, min(down) - SHORE
    return f"{left:g} {top:g} {max(across) + SHORE - left:g} {max(down) + SHORE - top:g}"
