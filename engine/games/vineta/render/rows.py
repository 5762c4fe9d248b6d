"""The series under the city: their cards in order, with whom they belong to, and what they are worth."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from engine.core.describe import Texts, minus
from engine.core.render.elements import said
from engine.games.vineta.render.pieces import short_name, strip, use
from engine.games.vineta.render.spoken import series_said
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.state import Series
from engine.games.vineta.rules.view import View

LINE: Final = 8
"""So many cards of a series lie in a line."""

FIRST: Final = 23
"""Where the first card lies, beside the god chip."""

STEP: Final = 27
HIGH: Final = 33
"""How much room a card takes."""


def rows(view: View, texts: Texts, names: Sequence[str], news: Sequence[str]) -> str:
    """Return the series on the table, one below the other; "" if there is none."""
    if not view.series:
        return ""
    items = "".join(row(each, texts, names, news) for each in view.series)
    return f'<ol class="rows">{items}</ol>'


def row(series: Series, texts: Texts, names: Sequence[str], news: Sequence[str]) -> str:
    """Return one series."""
    name = DISTRICTS[series.district]
    kind = ' class="m-row"' if f"plate:{name}" in news else ""
    drawn = list(cards(series, news))
    lines = -(-len(drawn) // LINE)
    size = FIRST + STEP * min(len(drawn), LINE), HIGH * lines
    strip_ = strip("cs", *size, use(f"g{series.chip}", 9, 16), *drawn)
    told = f'<b class="dn">{escape(short_name(name, texts))}</b>{strip_}<b class="sum">{minus(series.worth)}</b>'
    return f'<li{kind}>{said(series_said(series, texts, names))}<div class="sr" aria-hidden="true">{told}</div></li>'


def cards(series: Series, news: Sequence[str]) -> Iterator[str]:
    """Return the cards of a series: floods in order, then authority; what is new stands out."""
    name = DISTRICTS[series.district]
    floods = [f"f{card.waves}-{card.seat}" for card in series.floods]
    authority = [f"{'up' if card.waves > 0 else 'down'}-{card.seat}" for card in series.authority]
    new = {len(floods) - 1} if f"card:{name}" in news else {0} if f"first:{name}" in news else set()
    new |= {len(floods) + len(authority) - 1} if f"sway:{name}" in news else set()
    for at, card in enumerate(floods + authority):
        x, y = FIRST + STEP * (at % LINE), HIGH * (at // LINE)
        yield use(card, x, y, "m-card" if at in new else "")
