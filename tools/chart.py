"""A chart of shares of victory by budget, as SVG. It only shows what the table beside it says."""

from collections.abc import Callable, Sequence
from math import log
from typing import Final, NamedTuple

from engine.core.html import Html, tag
from engine.core.render import path, svg

WIDTH: Final = 360
HEIGHT: Final = 200
LEFT: Final = 44
"""Room for the numbers beside the axis."""
BOTTOM: Final = 40
"""Room for the numbers and the title below the axis."""
EDGE: Final = 16
LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares that a line is drawn for."""
DOT: Final = 3.5


class Point(NamedTuple):
    """A share of victories, 0 to 1, with half the width of its interval, by a budget above 0."""

    budget: int
    share: float
    interval: float


def chart(points: Sequence[Point], even: float, title: str, written: Callable[[float], str]) -> Html:
    """Return a chart of two points or more, in the order of their budgets, which are drawn to a logarithmic scale.

    `even`: the share of one among equals, a dashed line; `title`: what the budgets are; `written`: writes a share.
    """
    spots = [(across(point.budget, points), point) for point in points]
    line = " ".join(f"{x:.1f},{down(point.share):.1f}" for x, point in spots)
    return svg(
        "chart",
        f"0 0 {WIDTH} {HEIGHT}",
        [share_line(share, written(share)) for share in LINES],
        path("even", f"M{LEFT} {down(even):.1f}H{WIDTH - EDGE}"),
        path("line", f"M{line}"),
        [spot(x, point) for x, point in spots],
        label(f"{(LEFT + WIDTH - EDGE) / 2:g}", HEIGHT - 6, title, "middle"),
        hidden=True,
    )


def across(budget: int, points: Sequence[Point]) -> float:
    """Return where a budget is drawn, between those of the first point and the last."""
    first, last = log(points[0].budget), log(points[-1].budget)
    return LEFT + EDGE + (WIDTH - LEFT - 3 * EDGE) * (log(budget) - first) / (last - first)


def down(share: float) -> float:
    """Return at which height a share is drawn; one outside 0 to 1 at the edge."""
    return EDGE + (HEIGHT - BOTTOM - EDGE) * (1 - min(1.0, max(0.0, share)))


def share_line(share: float, text: str) -> list[Html]:
    """Return a line across the chart, with its share beside it."""
    height = down(share)
    return [path("grid", f"M{LEFT} {height:.1f}H{WIDTH - EDGE}"), label(str(LEFT - 6), height + 4, text, "end")]


def spot(x: float, point: Point) -> list[Html]:
    """Return a point with its interval, and its budget below the axis."""
    top, foot = down(point.share + point.interval), down(point.share - point.interval)
    return [
        path("interval", f"M{x:.1f} {top:.1f}V{foot:.1f}"),
        tag("circle", cx=f"{x:.1f}", cy=f"{down(point.share):.1f}", r=DOT),
        label(f"{x:.1f}", HEIGHT - BOTTOM + 16, str(point.budget), "middle"),
    ]


def label(x: str, y: float, text: str, anchor: str) -> Html:
    """Return a text; `anchor`: which part of it is at `x`."""
    return tag("text", text, x=x, y=f"{y:.1f}", text_anchor=anchor)
