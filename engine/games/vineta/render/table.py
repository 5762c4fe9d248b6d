"""A view of Vineta as HTML: the city in the sea; under it the series, and a panel for each seat."""

from collections.abc import Iterable, Sequence

from engine.core.describe import Texts
from engine.core.html import Html, tag
from engine.core.render.elements import spoken
from engine.games.vineta.render.map import city
from engine.games.vineta.render.panels import panel
from engine.games.vineta.render.rows import rows
from engine.games.vineta.render.spoken import city_spoken, heading
from engine.games.vineta.rules.view import View


def draw(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return the city that a viewer sees; `marks` name what has just changed (see `render.marks`).

    The page must hold `symbols()` once.
    """
    return tag("div", city(view, texts, sorted(marks)), spoken(city_spoken(view, texts, names)), class_="vi")


def beside(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return what belongs under the city: turn and round, the series, and a panel for each seat."""
    news = sorted(marks)
    when = tag("p", heading(view, texts, names), class_=("when", "rounds" in news and "m-rounds"))
    seats = tag("ol", (panel(view, texts, names, seat, news) for seat in range(view.players)), class_="seats")
    return tag("div", when, rows(view, texts, names, news), seats, class_=f"vi p{view.players}")
