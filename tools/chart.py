"""A line chart of a measured value by budget, as SVG. It only shows what the table beside it says."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil, floor, log, log10
from typing import Final, NamedTuple

from engine.core.charts import (
    BOTTOM,
    DOT,
    EDGE,
    HEIGHT,
    LEFT,
    WIDTH,
    axis_title,
    chart_label,
    labelled_grid_line,
    y_coordinate_of_share,
)
from engine.core.html import Html, tag
from engine.core.render import svg, svg_path

MOST_STEPS: Final = 5
"""Between the lines that are drawn across."""


class Point(NamedTuple):
    """A value, from 0, with half the width of its interval, by a budget above 0."""

    budget: int
    value: float
    interval: float


class Scale(NamedTuple):
    """From 0 up to `top`, with a line across at every `step`."""

    top: float
    step: float

    def height_of_value(self, value: float) -> float:
        """Return at which height a value is drawn; one outside the scale at the edge."""
        return y_coordinate_of_share(value / self.top)

    def values_with_lines(self) -> Iterable[float]:
        """Return the values that a line is drawn for."""
        return (self.step * at for at in range(round(self.top / self.step) + 1))


def scale_for(most: float) -> Scale:
    """Return a scale for values up to this one, above 0, in steps of 1, 2 or 5 times a power of ten."""
    unit = float(10 ** floor(log10(most / MOST_STEPS)))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times * MOST_STEPS >= most)
    return Scale(step * ceil(most / step), step)


def chart(points: Sequence[Point], marks: Mapping[str, float], title: str, written: Callable[[float], str]) -> Html:
    """Return a chart of two points or more, in the order of their budgets, which are drawn to a logarithmic scale.

    `marks`: values to compare with, by name, each a dashed line; `title`: what the budgets are; `written`: writes a
    value.
    """
    scale = scale_for(max(*(point.value + point.interval for point in points), *marks.values()))
    spots = [(x_of_budget(point.budget, points), point) for point in points]
    line = " ".join(f"{x:.1f},{scale.height_of_value(point.value):.1f}" for x, point in spots)
    return svg(
        "chart",
        f"0 0 {WIDTH} {HEIGHT}",
        [labelled_grid_line(scale.height_of_value(value), written(value)) for value in scale.values_with_lines()],
        [marked_line(scale.height_of_value(value), name) for name, value in marks.items()],
        svg_path("line", f"M{line}"),
        [dot_with_interval(x, point, scale) for x, point in spots],
        axis_title(title),
        hidden=True,
    )


def x_of_budget(budget: int, points: Sequence[Point]) -> float:
    """Return where a budget is drawn, between those of the first point and the last."""
    first, last = log(points[0].budget), log(points[-1].budget)
    return LEFT + EDGE + (WIDTH - LEFT - 3 * EDGE) * (log(budget) - first) / (last - first)


def marked_line(height: float, name: str) -> list[Html]:
    """Return a dashed line across the chart with a name at its end."""
    return [
        svg_path("mark", f"M{LEFT} {height:.1f}H{WIDTH - EDGE}"),
        chart_label(WIDTH - EDGE, height - 5, name, "end"),
    ]


def dot_with_interval(x: float, point: Point, scale: Scale) -> list[Html]:
    """Return a point with its interval, and its budget below the axis."""
    top, foot = scale.height_of_value(point.value + point.interval), scale.height_of_value(point.value - point.interval)
    return [
        svg_path("interval", f"M{x:.1f} {top:.1f}V{foot:.1f}"),
        tag("circle", cx=f"{x:.1f}", cy=f"{scale.height_of_value(point.value):.1f}", r=DOT),
        chart_label(x, HEIGHT - BOTTOM + 16, str(point.budget), "middle"),
    ]
