"""Where everything stands in a drawing of the city: rings of districts, turned against each other.

The middle of the city is the origin; x goes right, y goes down.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import asin, cos, degrees, radians, sin
from typing import Final, NamedTuple

from engine.games.vineta.rules.components import DISTRICTS, RING_OF, RING_SIZE, Colour, District
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.view import View

Point = tuple[float, float]

HALF: Final = 170
"""The distance from the middle of a drawing to its sides."""

BOX: Final = f"{-HALF} {-HALF} {2 * HALF} {2 * HALF}"

RADII: Final = (0, 74, 120, 160)
"""The radii at which the rings begin and end, from the centre outwards."""

WIDTH: Final = 120
"""The width of a district around the circle, in degrees."""

TURNED: Final = (0, 60, 0)
"""By how many degrees the first district of each ring is turned clockwise from the top."""


class Spots(NamedTuple):
    """Where things stand on a district: its name, god chip, the series' worth, the sign of quarantine, its houses."""

    name: Point
    chip: Point
    plate: Point
    sign: Point
    houses: tuple[Point, ...]


def polar_point(radius: float, degrees: float) -> Point:
    """Return the point at this distance from the middle, clockwise from the top."""
    return round(radius * sin(radians(degrees)), 1) + 0.0, round(-radius * cos(radians(degrees)), 1) + 0.0


def angle_of_district(district: District) -> int:
    """Return where the middle of a district lies, in degrees clockwise from the top."""
    return (TURNED[RING_OF[district]] + WIDTH * (district % RING_SIZE)) % 360


@cache
def district_outline_path(district: District, inset: float = 0) -> str:
    """Return the path around a district, or inside it at some distance from its border."""
    near, far = RADII[RING_OF[district]], RADII[RING_OF[district] + 1] - inset
    turn = degrees(asin(inset / far))
    start, end = angle_of_district(district) - WIDTH / 2, angle_of_district(district) + WIDTH / 2
    if near:
        near_ = near + inset
        more = degrees(asin(inset / near_))
        head = point_as_path_text(polar_point(near_, start + more))
        back = f"L{point_as_path_text(polar_point(near_, end - more))}A{near_} {near_} 0 0 0 {head}"
    else:
        head, back = point_as_path_text(polar_point(inset / sin(radians(WIDTH / 2)), angle_of_district(district))), ""
    first, last = (point_as_path_text(polar_point(far, angle)) for angle in (start + turn, end - turn))
    return f"M{head}L{first}A{far} {far} 0 0 1 {last}{back}z"


def point_as_path_text(point: Point) -> str:
    """Return "x y" for an SVG path, as short as possible: no space before a minus sign."""
    x, y = point
    return f"{x:g} {y:g}".replace(" -", "-")


def district_arc_path(radius: float, district: District) -> str:
    """Return the path along a district at this distance from the middle."""
    start, end = angle_of_district(district) - WIDTH / 2, angle_of_district(district) + WIDTH / 2
    first, last = (point_as_path_text(polar_point(radius, angle)) for angle in (start, end))
    return f"M{first}A{radius:g} {radius:g} 0 0 1 {last}"


def house_places_in_row(count: int, y: float, pitch: float) -> Iterator[Point]:
    """Yield the points of `count` houses side by side, centred."""
    return ((pitch * (place - (count - 1) / 2), y) for place in range(count))


def house_places_along_ring(count: int, radius: float, middle_: float, pitch: float) -> Iterator[Point]:
    """Yield the points of `count` houses, `pitch` degrees apart, centred on the angle `middle_`."""
    return (polar_point(radius, middle_ + pitch * (place - (count - 1) / 2)) for place in range(count))


def mirrored_piece_places(spots: Spots) -> Spots:
    """Return the same places on the other side of the city."""
    name, chip, plate, sign = ((-x, y) for x, y in spots[:4])
    return Spots(name, chip, plate, sign, tuple((-x, y) for x, y in spots.houses))


@cache
def piece_places_on_district(district: District, colours: int) -> Spots:
    """Return the places of all pieces on a district, with one for each of this many colours."""
    name = DISTRICTS[district]
    if name in _TWINS:
        return mirrored_piece_places(piece_places_on_district(DISTRICT_BY_NAME[_TWINS[name]], colours))
    return Spots(*_SIGNS[name], tuple(_HOUSES[name](colours)))


def house_place(view: View, district: District, colour: Colour) -> Point:
    """Return the place of the houses of a colour on a district."""
    return piece_places_on_district(district, view.colours).houses[view.colours_used.index(colour)]


def house_places_in_red_one(colours: int) -> Iterator[Point]:
    """Return the places of houses in red 1: two rows, the bigger one in front."""
    behind = colours // 2
    yield from house_places_in_row(colours - behind, -29 if colours < 7 else -31, 21 if colours < 7 else 19)
    yield from house_places_in_row(behind, -63, 24 if colours < 6 else 19.5)


def house_places_in_red_two(colours: int) -> Sequence[Point]:
    """Return the places of houses in red 2: rows, the last one below the name."""
    return (_WIDE_R2 if colours < 6 else _DENSE_R2)[:colours]


def house_places_in_yellow_one(colours: int) -> Iterable[Point]:
    """Return the places of houses in yellow 1: along the ring, or in two columns."""
    return house_places_along_ring(colours, 97, 78, 16) if colours < 6 else _DENSE_Y1[:colours]


_TWINS: Final = {"R3": "R2", "Y3": "Y1", "G3": "G2"}
"""The districts whose pieces mirror those of another district, with that district."""

_SIGNS: Final[Mapping[str, tuple[Point, Point, Point, Point]]] = {
    "R1": ((-39, -47), (-20, -47), (9, -47), (42, -47)),
    "R2": ((12, 9), (28, 9), (54, 9), (38, -9)),
    "Y1": ((11, -87), (29, -87), (55, -87), (14, -106)),
    "Y2": ((-34, 105), (-16, 105), (11, 105), (40, 105)),
    "G1": ((-36, -148), (-18, -149), (9, -149), (39, -147)),
    "G2": ((12, 132), (30, 132), (56, 132), (14, 150)),
}
_WIDE_R2: Final[Sequence[Point]] = ((13, 29), (34, 29), (55, 28), (13, 51), (35, 51))
_DENSE_R2: Final[Sequence[Point]] = ((12, 27), (32, 27), (52, 27), (12, 45.5), (32, 45.5), (59, -11), (10.5, 63.5))
_DENSE_Y1: Final[Sequence[Point]] = ((59, -64), (80, -64), (71, -43), (92, -43), (80, -22), (101, -22), (92, -1))
_HOUSES: Final[Mapping[str, Callable[[int], Iterable[Point]]]] = {
    "R1": house_places_in_red_one,
    "R2": house_places_in_red_two,
    "Y1": house_places_in_yellow_one,
    "Y2": lambda colours: house_places_along_ring(colours, 88, 180, -13.5 if colours > 6 else -15.5),
    "G1": lambda colours: house_places_along_ring(colours, 132, 0, 10 if colours > 5 else 12),
    "G2": lambda colours: house_places_along_ring(colours, 140, 105, 12 if colours > 5 else 13.5),
}
