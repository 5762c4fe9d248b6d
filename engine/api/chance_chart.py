"""A chart of the chances of winning during a match, as one person could estimate them, with a table of them."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.core import charts
from engine.core.describe import Describer
from engine.core.html import Html, fragment, tag
from engine.core.render import html_table, scrollable_region, svg, svg_path

LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


class ChancePoint(NamedTuple):
    """The chances of all seats at one moment, its time in words, and the step that shows it."""

    when: str
    chances: Sequence[float]
    step: int
    key_moment: int | None
    """The index of the key moment that it is; None for any other."""


def chance_chart_html(spots: Sequence[ChancePoint], describer: Describer, seat: int, shown: Sequence[int]) -> Html:
    """Return the chart of the seats `shown` with its legend, and a folded table of the same chances.

    There must be two moments or more.
    """
    names = {each: describer.seat_titles()[each] for each in shown}
    title = describer.filled_html("coach.chances", seat=seat)
    picture = tag("figure", chance_curves(spots, shown, seat), curve_legend(names), tag("figcaption", title))
    rows = (
        [chart_moment_button(spot), *(percent_text(spot.chances[each]) for each in shown)]
        for spot in last_point_of_each_moment(spots)
    )
    heads = [describer.filled_html("coach.when"), *names.values()]
    figures = tag(
        "details",
        tag("summary", describer.filled_html("coach.figures")),
        scrollable_region(html_table(heads, rows), title),
        data_fold="chances",
    )
    return fragment(picture, figures)


def chance_curves(spots: Sequence[ChancePoint], shown: Sequence[int], seat: int) -> Html:
    """Return a curve for each seat shown; the key moments are dots on the curve of `seat`."""
    lines = (svg_path(f"line seat{each}", svg_path_of_chances(spots, each)) for each in shown)
    return svg(
        "chart chances",
        f"0 0 {charts.WIDTH} {charts.HEIGHT - charts.EDGE}",
        [charts.labelled_grid_line(charts.y_coordinate_of_share(share), percent_text(share)) for share in LINES],
        lines,
        [moment_dot(at, spot, len(spots), seat) for at, spot in enumerate(spots) if spot.key_moment is not None],
        charts.chart_label(charts.LEFT, charts.HEIGHT - charts.BOTTOM + 18, spots[0].when, "start"),
        charts.chart_label(charts.WIDTH - charts.EDGE, charts.HEIGHT - charts.BOTTOM + 18, spots[-1].when, "end"),
        hidden=True,
    )


def moment_x_coordinate(at: int, count: int) -> float:
    """Return the x coordinate of the moment with the index `at`."""
    return charts.LEFT + (charts.WIDTH - charts.LEFT - charts.EDGE) * at / max(1, count - 1)


def svg_path_of_chances(spots: Sequence[ChancePoint], seat: int) -> str:
    """Return the SVG path data of a seat's curve."""
    points = (
        f"{moment_x_coordinate(at, len(spots)):.1f},{charts.y_coordinate_of_share(spot.chances[seat]):.1f}"
        for at, spot in enumerate(spots)
    )
    return f"M{' '.join(points)}"


def moment_dot(at: int, spot: ChancePoint, count: int, seat: int) -> Html:
    """Return a dot on a seat's curve, which leads to its key moment."""
    x, y = f"{moment_x_coordinate(at, count):.1f}", f"{charts.y_coordinate_of_share(spot.chances[seat]):.1f}"
    return tag("circle", class_=f"seat{seat}", cx=x, cy=y, r=charts.DOT, data_walk=spot.key_moment)


def curve_legend(names: Mapping[int, str]) -> Html:
    """Return the legend of the chart: a key in the colour of each seat, and its name."""
    items = (
        tag("li", svg("chart key", "0 0 28 8", svg_path(f"line seat{seat}", "M0 4H28"), hidden=True), " ", name)
        for seat, name in names.items()
    )
    return tag("ul", items, class_="legend")


def last_point_of_each_moment(spots: Sequence[ChancePoint]) -> Iterable[ChancePoint]:
    """Yield the last of each run of moments with the same name."""
    yield from (spot for spot, later in pairwise(spots) if spot.when != later.when)
    yield spots[-1]


def chart_moment_button(spot: ChancePoint) -> Html:
    """Return a button, labelled with when it was, that carries its step in `data-moment`."""
    return tag("button", spot.when, type="button", data_moment=spot.step)


def percent_text(chance: float) -> str:
    """Return a chance from 0 to 1 rounded to whole percent, with a no-break space: "37 %"."""
    return f"{round(100 * chance)}\u00a0%"
