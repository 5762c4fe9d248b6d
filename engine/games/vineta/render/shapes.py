"""Every symbol that the drawings of the city refer to."""

from collections.abc import Iterator
from functools import cache

from engine.core.html import Html, fragment, tag
from engine.core.render import shapes_of_symbol_file, svg_path, symbol_sheet
from engine.games.vineta.render import places
from engine.games.vineta.render.pieces import LETTERS, SIGN, short_label_drawing, symbol, use
from engine.games.vineta.render.places import Point
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.notation import ANY_FLOOD, DISTRICT_BY_NAME


@cache
def symbols_svg() -> Html:
    """Return the hidden SVG with every symbol the drawings use; a page needs it once."""
    drawn = shapes_of_symbol_file(__package__)
    return symbol_sheet(
        "vi",
        drawn,
        house_symbols(),
        card_symbols(),
        district_symbols(),
        city_plan_symbol(),
        sea_symbol(),
        map(district_name_symbols, LETTERS),
    )


def house_symbols() -> Iterator[Html]:
    """Return a house of each colour, by itself and for every number of them."""
    for letter in c.COLOURS:
        for count in range(1, c.HOUSES + 1):
            text = letter + (str(count) if count > 1 else "")
            yield symbol(text, use("h", kind=f"v-{letter}"), tag("text", text, class_=f"v-t{letter}", y=6.6))


def card_symbols() -> Iterator[Html]:
    """Return the cards of series, each with its owner's sign."""
    floods, authority = "translate(16.5 24.3)scale(.84)", "translate(17.6 25.6)scale(.7)"
    where = dict.fromkeys([*map(str, c.CARDS[: c.FLOOD_KINDS]), ANY_FLOOD], floods) | {
        "up": authority,
        "down": authority,
    }
    for seat in range(c.SEATS[-1]):
        for name, place in where.items():
            yield symbol(f"{name}-{seat}", use(f"k{name}"), use(f"g{seat}", transform=place))


def district_symbols() -> Iterator[Html]:
    """Return for each district its outline, another a little inside, its shore, its ground, and a sign for it."""
    for name, place in DISTRICT_BY_NAME.items():
        yield tag("path", id=f"vi-{name}", d=places.district_outline_path(place))
        yield tag("path", id=f"vi-i{name}", d=places.district_outline_path(place, 3))
        yield symbol(f"s{name}", use(name, kind="v-sf"), use(name, kind="v-sn"))
        yield symbol(f"a{name}", use(name, kind=f"v-{name[0]}"), district_ground_drawing(place))
        yield sunk_district_drawing(place)
        there = use(name, kind=f"v-at v-h{name[0]}")
        yield symbol(f"p{name}", tag("g", use("plan"), there, transform=f"scale({SIGN / places.HALF / 2:.3f})"))


def district_ground_drawing(place: c.District) -> Iterator[Html]:
    """Return the background of a district: pavement, the city wall, trees."""
    near, far = places.RADII[c.RING_OF[place]], places.RADII[c.RING_OF[place] + 1]
    courses = range((near or 4) + 9, far - 4, 9)
    yield svg_path("v-pv", "".join(places.district_arc_path(radius, place) for radius in courses))
    if not near:
        yield svg_path("v-pz", f"M0 0{places.district_arc_path(7, place).replace('M', 'L')}z")
    if far < places.RADII[-1]:
        yield from (svg_path(kind, places.district_arc_path(far - 1, place)) for kind in ("v-w1", "v-w2", "v-w3"))
    yield from (use("tr", *point) for point in tree_points_on_green_district(c.DISTRICTS[place]))


def tree_points_on_green_district(name: str) -> Iterator[Point]:
    """Return the places of trees in the green districts: at their ends, out of the way."""
    turns = {"G1": (45, 52, -45, -52), "G2": (64, 63), "G3": (-64, -63)}.get(name, ())
    yield from (places.polar_point(130 if place % 2 else 150, turn) for place, turn in enumerate(turns))


def city_plan_symbol() -> Html:
    """Return the city in its sea as a sign: the rings and where they are divided."""
    circles = reversed([*zip(c.RINGS, places.RADII[1:], strict=True), ("se", places.HALF)])
    return symbol("plan", (tag("circle", class_=f"v-{ring}", r=radius) for ring, radius in circles))


def sea_symbol() -> Html:
    """Return the sea that surrounds the city, waves in its corners."""
    side = 2 * places.HALF
    spots = ((-148, -152), (-120, -160), (148, -152), (122, -160), (-148, 146), (-118, 158), (148, 146), (120, 158))
    water = tag("rect", class_="v-se", x=-places.HALF, y=-places.HALF, width=side, height=side)
    return symbol("sea0", water, (use("wa", x, y) for x, y in spots))


def district_name_symbols(lang: str) -> Html:
    """Return the symbols with names in a language: each district, above water and below; and the whole city."""
    parts: list[Html] = []
    for name, place in DISTRICT_BY_NAME.items():
        where = places.piece_places_on_district(place, 4)
        text = LETTERS[lang][name[0]] + name[1]
        parts.append(symbol(f"{lang}{name}", use(f"a{name}"), short_label_drawing(where.name, text)))
        parts.append(symbol(f"{lang}d{name}", use(f"u{name}"), short_label_drawing(where.name, text, "v-l v-ld")))
    layers = (use(layer + name) for layer in ("s", lang) for name in c.DISTRICTS)
    return fragment(parts, symbol(f"{lang}city", use("sea0"), layers))


def sunk_district_drawing(place: c.District) -> Html:
    """Return a district that has sunk: its outline under water, roofs that show, waves over it."""
    where = places.piece_places_on_district(place, 4)
    (x, y), (x_other, y_other) = where.houses[0], where.houses[2]
    roofs = use("rf", (x + x_other) / 2, (y + y_other) / 2)
    name = c.DISTRICTS[place]
    return symbol(f"u{name}", use(name, kind="v-dr"), roofs, use("wa", *where.plate))
