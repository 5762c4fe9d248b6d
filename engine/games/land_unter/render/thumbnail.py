"""The thumbnail of a table for a list of games: only the height of the water at each island."""

from engine.core.html import Html, tag
from engine.core.render import svg
from engine.games.land_unter.rules.components import ELIMINATED, Tide
from engine.games.land_unter.rules.view import View

_WIDE, _HIGH = 10, 14


def thumbnail(view: View) -> Html:
    """Return a picture with a column of water for each seat."""
    columns = (water_column_drawing(seat, view.levels[seat]) for seat in range(view.players))
    sky = tag("rect", class_="c-sky", width=_WIDE * view.players, height=_HIGH)
    return svg("thumb", f"0 0 {_WIDE * view.players} {_HIGH}", sky, columns)


def water_column_drawing(seat: int, level: Tide) -> Html:
    """Return a column as high as a seat's water, full if it is eliminated, with a mark in the seat's colour."""
    high = _HIGH if level == ELIMINATED else 1 + level
    water = tag("rect", class_="c-sea", x=_WIDE * seat, y=_HIGH - high, width=_WIDE - 1, height=high)
    mark = tag("rect", class_=f"seat-mark s{seat}", x=_WIDE * seat, y=_HIGH - 2, width=_WIDE - 1, height=2)
    return tag("g", water, mark)
