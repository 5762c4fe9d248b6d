"""The city as a small picture of its districts, for a list of games."""

from collections.abc import Iterator

from engine.core.html import Html, tag
from engine.core.render import svg
from engine.games.vineta.render.pieces import use
from engine.games.vineta.render.places import BOX, HALF, RADII, angle_of_district, polar_point
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import DISTRICTS, RING_OF, District
from engine.games.vineta.rules.view import View


def thumbnail(view: View) -> Html:
    """Return the districts that have not sunk, each with a disc as large as the number of its houses."""
    sea = tag("rect", class_="v-se", x=-HALF, y=-HALF, width=2 * HALF, height=2 * HALF)
    return svg(
        "thumb",
        BOX,
        sea,
        (district_with_house_disc_drawing(view, place) for place in remaining_districts(frozenset(view.sunk))),
    )


def district_with_house_disc_drawing(view: View, place: District) -> Iterator[Html]:
    """Yield the ground of a district, and its houses as a disc."""
    yield use(DISTRICTS[place], kind=f"v-{DISTRICTS[place][0]}")
    ring, houses = RING_OF[place], sum(view.houses[place])
    if houses:
        x, y = polar_point((RADII[ring] + RADII[ring + 1]) / 2, angle_of_district(place))
        yield tag("circle", class_="v-dot", cx=x, cy=y, r=6 + houses)
