"""The city as one drawing: land and sea, houses, god chips with what the series are worth, quarantine."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import EVERYONE
from engine.core.html import Html, fragment, tag
from engine.core.render import UNTOLD, arrow_drawing, with_piece_name_attribute, with_spot_name_attribute
from engine.games.vineta.render import pieces
from engine.games.vineta.render.places import BOX, Point, house_place, piece_places_on_district
from engine.games.vineta.render.spoken import are_sums_open
from engine.games.vineta.render.untold import (
    are_colours_untold,
    are_houses_untold,
    god_chip_drawing,
    is_worth_untold,
    uncoloured_houses_drawing,
    unknown_houses_drawing,
    worth_text,
)
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, Colour, District
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import Series, find_series
from engine.games.vineta.rules.view import UNSEEN, View

_NARROW: Final = 3
"""The most characters of a sum on a narrow plate; a longer one gets a wide plate, and is fitted to its width."""

CORNER: Final = (-167, 125)
PLATE: Final = (58, 42)
"""Where a seat's secret tiles are drawn in the sea (CORNER), and the width and height that they take."""

_HOUSE: Final = 10.0
"""Half the size of a house: so far before its place an arrow ends."""
_LONG: Final = 9
"""The most letters of a name that fit the plate; a longer name is squeezed."""


def city_map_drawing(view: View, texts: Texts, names: Sequence[str], news: Sequence[str]) -> Html:
    """Return the city, the sea and all that is on them as one SVG, which screen readers skip."""
    land = remaining_districts(frozenset(view.sunk))
    layers = (
        sea_and_city_drawing(land, view.sunk, texts["render.lang"]),
        sinking_land_drawings(news, texts["render.lang"]),
        district_state_drawings(view, land, news),
        (pieces_on_district_drawing(view, texts, place, news) for place in land),
        # Until they are taken, the houses of a sunk district drift where it was.
        (houses_on_district_drawing(view, place, own_secret_tiles(view)[0], news) for place in view.sunk),
        change_marks_drawing(view, news),
        secret_tiles_in_corner_drawing(view, texts, names),
    )
    return tag("svg", layers, class_="map", viewBox=BOX, aria_hidden="true", translate="no")


def sea_and_city_drawing(land: Sequence[District], sunk: Sequence[District], lang: str) -> Iterator[Html]:
    """Yield the sea, the sunk districts in it, and the rest of the city, with names in a language."""
    if not sunk:
        yield pieces.use(f"{lang}city")
        return
    yield pieces.use("sea0")
    yield from (
        with_piece_name_attribute(pieces.use(f"{lang}d{DISTRICTS[place]}"), "water", DISTRICTS[place]) for place in sunk
    )
    for layer in ("s", lang):
        yield from (pieces.use(layer + DISTRICTS[place]) for place in land)


def sinking_land_drawings(news: Sequence[str], lang: str) -> Iterator[Html]:
    """Yield the land of a district that has just sunk, which is seen to go down, and a wave that leaves its shore."""
    for kind, _, name in (mark.partition(":") for mark in news):
        if kind == "sunk":
            yield pieces.use(f"{lang}{name}", kind="v-going")
            yield pieces.use(f"i{name}", kind="v-wave")


def district_state_drawings(view: View, land: Sequence[District], news: Sequence[str]) -> Iterator[Html]:
    """Yield the marks of districts that are threatened, in quarantine or just changed."""
    threatened = {each.district for each in view.series}
    yield from (pieces.use(f"i{DISTRICTS[place]}", kind="v-th") for place in land if place in threatened)
    yield from (pieces.use(f"i{DISTRICTS[place]}", kind="v-qn") for place in view.quarantined)
    for kind, _, name in (mark.partition(":") for mark in news):
        if kind in ("at", "coast", "sunk", "sign"):
            yield pieces.use(f"i{name}", kind=f"m-{kind}")
        elif kind == "may":
            yield pieces.use(f"i{name}", kind="m-may")
        elif kind in ("to", "no") and name in DISTRICT_BY_NAME:
            yield with_spot_name_attribute(pieces.use(f"i{name}", kind=f"m-{kind}"), name)
            # Its name, what its series is worth, quarantine: what a page puts on the edge keeps away from these.
            where = piece_places_on_district(DISTRICT_BY_NAME[name], view.colours)
            yield from (tag("circle", class_="v-nm", cx=x, cy=y, r=9) for x, y in (where.name, where.plate, where.sign))


def pieces_on_district_drawing(view: View, texts: Texts, place: District, news: Sequence[str]) -> Iterator[Html]:
    """Return the pieces on a district: houses, god chip and sum, the quarantine sign."""
    where = piece_places_on_district(place, view.colours)
    colour, home = own_secret_tiles(view)
    yield from houses_on_district_drawing(view, place, colour, news)
    series = find_series(view.series, place)
    if place == home:
        yield tag("circle", class_="v-own", cx=where.name[0], cy=where.name[1], r=9.5)
    if series or place == home:
        yield pieces.short_label_drawing(where.name, pieces.short_district_name(DISTRICTS[place], texts))
    if series:
        new = f"plate:{DISTRICTS[place]}" in news
        if not are_sums_open(news):
            yield series_worth_plate_drawing(view, series, where.chip, where.plate, "m-plate" if new else "")
        chip = god_chip_drawing(view, series, where.chip)
        yield with_piece_name_attribute(chip, "chip", DISTRICTS[series.district], series.chip)
    if place in view.quarantined:
        yield with_piece_name_attribute(pieces.use("quarantined", *where.sign), "sign", DISTRICTS[place])


def houses_on_district_drawing(view: View, place: District, own: Colour, news: Sequence[str]) -> Iterator[Html]:
    """Yield the houses on a district by colour, those of the colour `own` and new ones marked; or what is not told."""
    first, count, untold = piece_places_on_district(place, view.colours).houses[0], sum(view.houses[place]), ""
    if are_colours_untold(view, f"houses.{place}"):
        yield uncoloured_houses_drawing(count, first)
        return
    if are_houses_untold(view, place):
        untold = UNTOLD
        if not count:
            yield unknown_houses_drawing(first)
    for letter, number in pieces.colours_with_counts(view.houses[place]):
        x, y = house_place(view, place, COLOUR_BY_LETTER[letter])
        name = f"{letter}:{DISTRICTS[place]}"
        new = f"house:{name}" in news or f"own:{letter}" in news
        mine = COLOUR_BY_LETTER[letter] == own
        if new or mine:
            yield tag("circle", class_=(mine and "v-own", new and "m-house"), cx=x, cy=y - 0.5, r=12)
        more = number if number > 1 else None
        drawn = pieces.use(pieces.symbol_name_of_houses(letter, number), x, y, untold)
        yield with_piece_name_attribute(drawn, "house", DISTRICTS[place], letter, more)
        for kind in ("to", "no"):
            if f"{kind}:{name}" in news:
                yield with_spot_name_attribute(tag("circle", class_=f"m-{kind}", cx=x, cy=y - 0.5, r=11), name)


def own_secret_tiles(view: View) -> tuple[Colour, District]:
    """Return the colour and the district of the viewer's secret tiles, marked for that seat alone; UNSEEN if none."""
    return UNSEEN if view.seat is None or view.seat == EVERYONE or not view.tiles else view.tiles[view.seat]


def secret_tiles_in_corner_drawing(view: View, texts: Texts, names: Sequence[str]) -> Iterator[Html]:
    """Return the viewer's secret tiles in a corner of the sea, marked as on the city; what has sunk is drawn sunk."""
    colour, district = own_secret_tiles(view)
    if view.seat is None or (colour, district) == UNSEEN:
        return
    (x, y), (width, height) = CORNER, PLATE
    name, middle = names[view.seat], x + width / 2
    yield tag("rect", class_="v-pl", x=x, y=y, width=width, height=height, rx=6)
    yield pieces.short_label_drawing((middle, y + 9), name, "v-s", width=width - 8 if len(name) > _LONG else None)
    yield tag("circle", class_="v-own", cx=x + 16, cy=y + 27.5, r=12)
    yield pieces.use(COLOURS[colour], x + 16, y + 28)
    disc, kind = ("v-dr", "v-l v-ld") if district in view.sunk else ("v-own", "v-l")
    yield tag("circle", class_=disc, cx=x + 43, cy=y + 28, r=10.5)
    yield pieces.short_label_drawing((x + 43, y + 28), pieces.short_district_name(DISTRICTS[district], texts), kind)


def series_worth_plate_drawing(view: View, series: Series, chip: Point, plate: Point, kind: str = "") -> Html:
    """Return the worth of a series, as a sum on a plate next to its god chip."""
    floods, authority = (sum(card.waves for card in cards) for cards in (series.floods, series.authority))
    told = not is_worth_untold(view, series)
    text = pieces.series_sum_text(floods, authority) if told else worth_text(view, series)
    return plate_drawing(text, chip, plate, kind)


def plate_drawing(text: str, chip: Point, plate: Point, kind: str = "") -> Html:
    """Return a text on a plate next to the god chip of a series."""
    x, y = plate
    wide = len(text) > _NARROW
    if not wide:
        x += 6 if chip[0] > x else -6
    return fragment(
        pieces.use("pl" if wide else "ps", x, y, kind),
        pieces.short_label_drawing((x, y), text, "v-p", width=34 if wide else None),
    )


def change_marks_drawing(view: View, news: Sequence[str]) -> Iterator[Html]:
    """Return the marks drawn on top: houses that left or may be moved, a district where a move was refused."""
    for kind, _, rest in (mark.partition(":") for mark in news):
        if kind == "ghost":
            letter, name = rest.split(":")
            x, y = house_place(view, DISTRICT_BY_NAME[name], COLOUR_BY_LETTER[letter])
            yield tag("circle", class_="m-ghost", cx=x, cy=y - 0.5, r=12)
        elif kind == "ban":
            yield pieces.use(f"i{rest}", kind="m-ban")
        elif kind == "way":
            letter, *names = rest.split(":")
            start, end = (house_place(view, DISTRICT_BY_NAME[name], COLOUR_BY_LETTER[letter]) for name in names)
            yield arrow_drawing(start, end, _HOUSE)
