"""A view of Vineta as HTML: the city in the sea; under it the series, and a panel for each seat."""

from collections.abc import Iterable, Sequence
from html import escape

from engine.core.drawing import said
from engine.core.telling import Words
from engine.vineta.look.map import city
from engine.vineta.look.panels import panel
from engine.vineta.look.rows import rows
from engine.vineta.look.told import city_said, heading
from engine.vineta.view import View


def draw(view: View, words: Words, names: Sequence[str], marks: Iterable[str] = ()) -> str:
    """Return the city that a viewer sees, as an HTML fragment. `marks` tells what has just changed (see `look.marks`).

    The page must hold `symbols()` once. What is drawn is also said.
    """
    return f'<div class="vi">{city(view, words, sorted(marks))}{said(city_said(view, words, names))}</div>'


def beside(view: View, words: Words, names: Sequence[str], marks: Iterable[str] = ()) -> str:
    """Return what belongs under the city: turn and round, the series, and a panel for each seat."""
    news = sorted(marks)
    seats = "".join(panel(view, words, names, seat, news) for seat in range(view.players))
    when = escape(heading(view, words, names))
    kind = "when m-rounds" if "rounds" in news else "when"
    return (
        f'<div class="vi p{view.players}"><p class="{kind}">{when}</p>{rows(view, words, names, news)}'
        f'<ol class="seats">{seats}</ol></div>'
    )
