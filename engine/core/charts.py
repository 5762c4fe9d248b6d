"""The frame of a line chart as SVG. A chart only shows what the table beside it says."""

from typing import Final

from engine.core.html import Html, tag
from engine.core.render import svg_path

WIDTH: Final = 360
HEIGHT: Final = 220
"""The height of a chart in its own units, which all sizes here use; the page scales the chart."""
LEFT: Final = 48
"""Room for the numbers beside the axis."""
BOTTOM: Final = 40
"""Room for the numbers and the title below the axis."""
EDGE: Final = 16
"""Room above and on the right."""
DOT: Final = 3.5
"""The radius of a dot."""


def y_coordinate_of_share(share: float) -> float:
    """Return the y coordinate of a share of the scale; one below 0 or above 1 is drawn at the edge."""
    return EDGE + (HEIGHT - BOTTOM - EDGE) * (1 - min(1.0, max(0.0, share)))


def labelled_grid_line(height: float, text: str) -> list[Html]:
    """Return a horizontal grid line with its number at the side."""
    return [svg_path("grid", f"M{LEFT} {height:.1f}H{WIDTH - EDGE}"), chart_label(LEFT - 6, height + 4, text, "end")]


def axis_title(text: str) -> Html:
    """Return the title of the horizontal axis, placed below its numbers."""
    return chart_label((LEFT + WIDTH - EDGE) / 2, HEIGHT - 6, text, "middle")


def chart_label(x: float, y: float, text: str, anchor: str) -> Html:
    """Return a text at a point of the chart; `anchor`: the part of the text at `x` ("start", "middle" or "end")."""
    return tag("text", text, x=f"{x:.1f}", y=f"{y:.1f}", text_anchor=anchor)
