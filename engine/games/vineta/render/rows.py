"""The series under the city: their cards in order, with whom they belong to, and what they are worth."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.describe import Texts, minus
from engine.core.html import NOTHING, Html, tag
from engine.core.render.elements import spoken
from engine.games.vineta.render.pieces import short_name, strip, use
from engine.games.vineta.render.spoken import series_spoken
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


def rows(view: View, texts: Texts, names: Sequence[str], news: Sequence[str]) -> Html:
    """Return the series on the table, one below the other; nothing if there is none."""
    if not view.series:
        return NOTHING
    return tag("ol", (row(each, texts, names, news) for each in view.series), class_="rows")


def row(series: Series, texts: Texts, names: Sequence[str], news: Sequence[str]) -> Html:
    """Return one series."""
    name = DISTRICTS[series.district]
    drawn = list(cards(series, news))
    lines = -(-len(drawn) // LINE)
    size = FIRST + STEP * min(len(drawn), LINE), HIGH * lines
    parts = (
        tag("b", short_name(name, texts), class_="dn"),
        strip("cs", *size, use(f"g{series.chip}", 9, 16), drawn),
        tag("b", minus(series.worth), class_="sum"),
    )
    label = spoken(series_spoken(series, texts, names))
    kind = "m-row" if f"plate:{name}" in news else None
    return tag("li", label, tag("div", parts, class_="sr", aria_hidden="true"), class_=kind)


def cards(series: Series, news: Sequence[str]) -> Iterator[Html]:
    """Return the cards of a series: floods in order, then authority; what is new stands out."""
    name = DISTRICTS[series.district]
    floods = [f"f{card.waves}-{card.seat}" for card in series.floods]
    authority = [f"{'up' if card.waves > 0 else 'down'}-{card.seat}" for card in series.authority]
    new = {len(floods) - 1} if f"card:{name}" in news else {0} if f"first:{name}" in news else set()
    new |= {len(floods) + len(authority) - 1} if f"sway:{name}" in news else set()
    for at, card in enumerate(floods + authority):
        x, y = FIRST + STEP * (at % LINE), HIGH * (at // LINE)
        yield use(card, x, y, "m-card" if at in new else "")
