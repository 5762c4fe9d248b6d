"""A view of Vineta as HTML: the city in the sea; under it the series, and a panel for each seat."""

from collections.abc import Iterable, Sequence
from html import escape

from engine.core.describe import Texts
from engine.core.render.elements import said
from engine.games.vineta.render.map import city
from engine.games.vineta.render.panels import panel
from engine.games.vineta.render.rows import rows
from engine.games.vineta.render.spoken import city_said, heading
from engine.games.vineta.rules.view import View


def draw(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> str:
    """Return the city that a viewer sees, as an HTML fragment. `marks` tells what has just changed (see `look.marks`).

    The page must hold `symbols()` once. What is drawn is also said.
    """
    return f'<div class="vi">{city(view, texts, sorted(marks))}{said(city_said(view, texts, names))}</div>'


def beside(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> str:
    """Return what belongs under the city: turn and round, the series, and a panel for each seat."""
    news = sorted(marks)
    seats = "".join(panel(view, texts, names, seat, news) for seat in range(view.players))
    when = escape(heading(view, texts, names))
    kind = "when m-rounds" if "rounds" in news else "when"
    return (
        f'<div class="vi p{view.players}"><p class="{kind}">{when}</p>{rows(view, texts, names, news)}'
        f'<ol class="seats">{seats}</ol></div>'
    )
