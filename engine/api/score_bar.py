"""The points of a seat as a bar: gains to the right of zero, losses to the left and hatched."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.html import Html, Value, tag

COLOURS: Final = 6
"""How many colours the pieces of a bar have (`.p0` to `.p5` in the style sheet)."""

LONG: Final = 100
HIGH: Final = 8
"""The size of the drawing."""

HATCH: Final = 3
"""The distance between the lines of a hatched piece, in units of the drawing."""


@dataclass(frozen=True, slots=True)
class ScoreScale:
    """A scale shared by bars or podium steps side by side: the most points on each side of zero."""

    below: int
    above: int
    size: int
    """The length of both sides together, in units of the drawing."""

    def bar_length(self, points: int) -> float:
        """Return the length of this many points, on either side of zero."""
        return self.size * abs(points) / max(1, self.below + self.above)


def bar_scale(seats: Sequence[Sequence[int]]) -> ScoreScale:
    """Return one scale for all bars of these points, by seat and column: losses and gains do not offset each other."""
    lost, won = zip(*(points_lost_and_won(points) for points in seats), strict=True)
    return ScoreScale(max(lost), max(won), LONG)


def points_lost_and_won(points: Sequence[int]) -> tuple[int, int]:
    """Return how many points a seat lost in all, and how many it won, from its points by column."""
    return -sum(each for each in points if each < 0), sum(each for each in points if each > 0)


def score_bar(points: Sequence[int], scale: ScoreScale) -> Html:
    """Draw the points of a seat, by column: a piece for each column that brought some or cost some."""
    return bar_svg(bar_segments(points, scale))


def bar_svg(drawn: Iterable[Html], **attributes: Value) -> Html:
    """Return what is drawn of a bar as a picture that is as long as its place."""
    return tag(
        "svg",
        drawn,
        class_="points",
        viewBox=f"0 0 {LONG} {HIGH}",
        preserveAspectRatio="none",
        aria_hidden="true",
        **attributes,
    )


def sum_bar(points: Sequence[int], scale: ScoreScale) -> Html:
    """Draw the sum of these points as one bar: what was lost shortens it, and is seen as a hatched piece at its end.

    The page draws sums on the way to it: `data-zero` and `data-unit` are the place of zero and the length of a point,
    `data-won` all that was won.
    """
    zero, unit = scale.bar_length(scale.below), scale.bar_length(1)
    points_in_all, (_, won) = sum(points), points_lost_and_won(points)
    drawn = [bar_segment_rect("piece", zero, max(0, points_in_all) * unit), *zero_line(scale)]
    if won > points_in_all:
        place = {"x": round(zero + points_in_all * unit, 1), "width": round((won - points_in_all) * unit, 1)}
        frame = tag("rect", class_="minus", width="100%", height=HIGH)
        lines = bar_segment_hatching("minus", 0, LONG)
        drawn.insert(1, tag("svg", frame, lines, class_="lost", height=HIGH, **place))
    return bar_svg(drawn, data_zero=round(zero, 1), data_unit=round(unit, 3), data_won=won)


def zero_line(scale: ScoreScale) -> Iterator[Html]:
    """Yield a line at zero if any points are to the left of it."""
    if scale.below:
        yield tag("path", class_="zero", d=f"M{scale.bar_length(scale.below):.1f} 0v{HIGH}")


def colour_swatch_of_column(column: int) -> Html:
    """Return a swatch in the colour of a column's pieces, for its head."""
    return tag("span", tag("i", class_=f"p{column % COLOURS}"), class_="key points", aria_hidden="true")


def bar_segments(points: Sequence[int], scale: ScoreScale) -> Iterator[Html]:
    """Yield the pieces, away from zero on both sides, and a line at zero if any are to the left of it."""
    left = right = scale.bar_length(scale.below)
    for number, each in enumerate(points):
        kind, width = f"p{number % COLOURS}", scale.bar_length(each)
        if each > 0:
            yield bar_segment_rect(f"piece {kind}", right, width)
            right += width
        elif each < 0:
            left -= width
            yield bar_segment_rect(f"minus {kind}", left, width)
            yield bar_segment_hatching(f"minus {kind}", left, width)
    yield from zero_line(scale)


def bar_segment_rect(kind: str, start: float, width: float) -> Html:
    """Return a rectangle as high as the bar, with these CSS classes; lengths are in units of the drawing."""
    return tag("rect", class_=kind, x=round(start, 1), y=0, width=round(width, 1), height=HIGH)


def bar_segment_hatching(kind: str, start: float, width: float) -> Html:
    """Return the slanted lines in a piece."""
    count = max(1, round(width / HATCH))
    apart = width / count
    lines = "".join(f"M{start + at * apart:.1f} {HIGH}l{apart:.1f}-{HIGH}" for at in range(count))
    return tag("path", class_=kind, d=lines)
