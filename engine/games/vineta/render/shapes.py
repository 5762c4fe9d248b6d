"""Every symbol that the drawings of the city refer to."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from engine.games.vineta.render.pieces import LETTERS, SIGN, label, use
from engine.games.vineta.render.places import HALF, RADII, Point, arc, outline, polar, spots
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS, FLOODS, HOUSES, RINGS, SEATS


@cache
def symbols() -> str:
    """Return the hidden SVG with every symbol the drawings use; a page needs it once."""
    drawn = files(__package__).joinpath("symbols.svg").read_text("utf-8").replace("\n", "")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" class="vi-symbols" '
        f'aria-hidden="true" focusable="false" width="0" height="0"><defs>{drawn}{"".join((*houses(), *laid()))}'
        f"{''.join(districts())}{plan()}{sea()}{''.join(map(named, LETTERS))}</defs></svg>"
    )


def houses() -> Iterator[str]:
    """Return a house of each colour, by itself and for every number of them."""
    for letter in COLOURS:
        for count in range(1, HOUSES + 1):
            text = letter + (str(count) if count > 1 else "")
            yield f'<g id="vi-{text}">{use("h", kind=f"v-{letter}")}<text class="v-t{letter}" y="6.6">{text}</text></g>'


def laid() -> Iterator[str]:
    """Return the cards of series, each with the sign of whom it belongs to."""
    for seat in range(SEATS[-1]):
        for name in (*CARDS[:FLOODS], "up", "down"):
            owner = use(f"g{seat}", transform="translate(18.5 26.5)scale(.62)")
            yield f'<g id="vi-{name}-{seat}">{use(f"k{name}")}{owner}</g>'


def districts() -> Iterator[str]:
    """Return for each district its outline, another a little inside, its shore, its ground, and a sign for it."""
    for place, name in enumerate(DISTRICTS):
        yield f'<path id="vi-{name}" d="{outline(place)}"/><path id="vi-i{name}" d="{outline(place, 3)}"/>'
        yield f'<g id="vi-s{name}">{use(name, kind="v-sf")}{use(name, kind="v-sn")}</g>'
        yield f'<g id="vi-a{name}">{use(name, kind=f"v-{name[0]}")}{"".join(ground(place))}</g>'
        yield drowned(place)
        there = use(name, kind=f"v-at v-h{name[0]}")
        yield f'<g id="vi-p{name}"><g transform="scale({SIGN / HALF / 2:.3f})">{use("plan")}{there}</g></g>'


def ground(place: int) -> Iterator[str]:
    """Return what is drawn on the ground of a district: pavement, the city wall, trees."""
    near, far = RADII[place // 3], RADII[place // 3 + 1]
    courses = range((near or 4) + 9, far - 4, 9)
    yield f'<path class="v-pv" d="{"".join(arc(radius, place) for radius in courses)}"/>'
    if not near:
        yield f'<path class="v-pz" d="M0 0{arc(7, place).replace("M", "L")}z"/>'
    if far < RADII[-1]:
        yield "".join(f'<path class="{kind}" d="{arc(far - 1, place)}"/>' for kind in ("v-w1", "v-w2", "v-w3"))
    yield from (use("tr", *point) for point in trees(DISTRICTS[place]))


def trees(name: str) -> Iterator[Point]:
    """Return where trees stand in the green districts: at their ends, out of the way."""
    turns = {"G1": (45, 52, -45, -52), "G2": (64, 63), "G3": (-64, -63)}.get(name, ())
    yield from (polar(130 if place % 2 else 150, turn) for place, turn in enumerate(turns))


def plan() -> str:
    """Return the city in its sea as a sign: three rings and where they are divided."""
    rings = "".join(
        f'<circle class="v-{ring}" r="{radius}"/>' for ring, radius in reversed([*zip(RINGS, RADII[1:], strict=True)])
    )
    return f'<g id="vi-plan"><circle class="v-se" r="{HALF}"/>{rings}</g>'


def sea() -> str:
    """Return the sea that surrounds the city, waves in its corners."""
    side = 2 * HALF
    spots = ((-148, -152), (-120, -160), (148, -152), (122, -160), (-148, 146), (-118, 158), (148, 146), (120, 158))
    waves = "".join(use("wa", x, y) for x, y in spots)
    return f'<g id="vi-sea0"><rect class="v-se" x="{-HALF}" y="{-HALF}" width="{side}" height="{side}"/>{waves}</g>'


def named(lang: str) -> str:
    """Return what bears names in a language: each district, above water and below; and the whole city."""
    parts: list[str] = []
    for place, name in enumerate(DISTRICTS):
        where = spots(place, 4)
        text = LETTERS[lang][name[0]] + name[1]
        parts += f'<g id="vi-{lang}{name}">{use(f"a{name}")}{label(where.name, text)}</g>'
        under = use(f"u{name}") + label(where.name, text, "v-l v-ld")
        parts += f'<g id="vi-{lang}d{name}">{under}</g>'
    shores = "".join(use(f"s{name}") for name in DISTRICTS)
    land = "".join(use(f"{lang}{name}") for name in DISTRICTS)
    return f'{"".join(parts)}<g id="vi-{lang}city">{use("sea0")}{shores}{land}</g>'


def drowned(place: int) -> str:
    """Return a district that has sunk: its outline under water, roofs that show, waves over it."""
    where = spots(place, 4)
    (x, y), (x_other, y_other) = where.houses[0], where.houses[2]
    roofs = use("rf", (x + x_other) / 2, (y + y_other) / 2)
    return f'<g id="vi-u{DISTRICTS[place]}">{use(DISTRICTS[place], kind="v-dr")}{roofs}{use("wa", *where.plate)}</g>'
