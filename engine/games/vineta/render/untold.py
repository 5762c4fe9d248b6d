"""What a reader who lays a table out has not told: drawn without colour or owner, or pale."""

from typing import Final

from engine.core.describe import with_minus_sign
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.core.render import UNTOLD, svg_path
from engine.games.vineta.render.pieces import short_label_drawing, use
from engine.games.vineta.render.places import Point
from engine.games.vineta.rules.components import District
from engine.games.vineta.rules.state import Flood, Series
from engine.games.vineta.rules.view import View

HOUSE: Final = "M-8 7v-8l8-7 8 7v8z"
"""The outline of a house, around a point."""


def are_houses_untold(view: View, place: District) -> bool:
    """Return whether it is not told which houses are on a district."""
    return f"houses.{place}" in view.untold


def are_colours_untold(view: View, where: str) -> bool:
    """Return whether of houses only the number is told; `where`: "houses.6", "taken.2"."""
    return f"colours.{where}" in view.untold


def is_player_untold(view: View) -> bool:
    """Return whether it is not told who plays the card."""
    return "player" in view.untold


def is_chosen_card_untold(view: View, seat: Seat) -> bool:
    """Return whether it is not told what a seat has chosen."""
    return f"chosen.{seat}" in view.untold


def is_hand_untold(view: View, seat: Seat) -> bool:
    """Return whether nothing is told of a seat's hand, pile and discards."""
    return f"hands.{seat}" in view.untold


def is_district_tile_untold(view: View, seat: Seat) -> bool:
    """Return whether of a seat's tiles only the house tile is told."""
    return f"district_tile.{seat}" in view.untold


def is_any_chip_untold(view: View) -> bool:
    """Return whether of some god chip it is not told whose it is."""
    return any(is_chip_untold(view, series) for series in view.series)


def is_chip_untold(view: View, series: Series) -> bool:
    """Return whether it is not told whose god chip threatens the district of a series."""
    return f"chip.{series.district}" in view.untold


def is_owner_untold(view: View, series: Series, kind: str, at: int) -> bool:
    """Return whether it is not told who laid a card of a series; `kind`: "floods" or "authority", `at`: from 0."""
    return f"{kind}.{series.district}.{at}" in view.untold


def is_side_untold(view: View, series: Series, at: int) -> bool:
    """Return whether it is not told which side of an authority card of a series is up; `at`: from 0."""
    return f"side.{series.district}.{at}" in view.untold


def are_waves_untold(view: View, series: Series, at: int) -> bool:
    """Return whether it is not told how many waves a flood card of a series has; `at`: from 0."""
    return f"waves.{series.district}.{at}" in view.untold


def floods_told(view: View, series: Series) -> list[tuple[int, Flood]]:
    """Return the flood cards of a series with their places, without those that only make it worth what is told."""
    return [each for each in enumerate(series.floods) if f"added.{series.district}.{each[0]}" not in view.untold]


def is_worth_untold(view: View, series: Series) -> bool:
    """Return whether it is not told what a series is worth: that hangs on its floods, or the side of an authority."""
    sides = (is_side_untold(view, series, at) for at in range(len(series.authority)))
    return f"worth.{series.district}" in view.untold or any(sides)


def is_length_untold(view: View, series: Series) -> bool:
    """Return whether a series may have more flood cards than are told."""
    return f"length.{series.district}" in view.untold


def worth_text(view: View, series: Series) -> str:
    """Return what a series is worth, "?" where that is not told."""
    return "?" if is_worth_untold(view, series) else with_minus_sign(series.worth)


def uncoloured_houses_drawing(count: int, point: Point) -> Html:
    """Return so many houses of colours that are not told: one outline, and the number."""
    x, y = point
    return fragment(uncoloured_house_drawing((x - 8, y)), short_label_drawing((x + 9, y), str(count)))


def uncoloured_house_drawing(point: Point) -> Html:
    """Return the outline of a house whose colour is not told."""
    x, y = point
    return svg_path("v-any", HOUSE, f"translate({x:g} {y:g})")


def unknown_houses_drawing(point: Point) -> Html:
    """Return a pale question mark, where houses may be."""
    return tag("g", short_label_drawing(point, "?"), class_=UNTOLD)


def god_chip_drawing(view: View, series: Series, point: Point) -> Html:
    """Return the god chip of a series, without a colour where it is not told whose it is."""
    if not is_chip_untold(view, series):
        return use(f"g{series.chip}", *point)
    x, y = point
    return fragment(tag("circle", class_="v-any", cx=x, cy=y, r=9), short_label_drawing(point, "?"))
