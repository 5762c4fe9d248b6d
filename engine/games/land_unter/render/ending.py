"""The islands at the end: one with its preservers while points are counted, and the winner's in a calm sea."""

from collections.abc import Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.core.render import svg, without_piece_names
from engine.games.land_unter.render import pieces
from engine.games.land_unter.render.board import island_drawing, marks_by_seat, news_signs_html
from engine.games.land_unter.render.facts import preserver_rings_html
from engine.games.land_unter.rules.components import ELIMINATED
from engine.games.land_unter.rules.view import View

CALM_BOX: Final = "0 6 120 84"
"""An island, and what stands on it, as large as its symbol: else this would be scaled. Beside it there is more sea."""

BESIDE: Final = (-224, 0, 224)
"""Where the sea is drawn, as wide as it is: a wide window shows more than one."""

FAR: Final = 70.0
NEAR: Final = 79.0
"""How far below the top of the picture the sea begins, behind an island's shore and before it."""


def island_in_calm_sea_drawing(_view: View, _texts: Texts, seat: Seat, _marks: Sequence[str] = ()) -> Html:
    """Return a seat's island, high and dry whatever the last stage brought, and waves that may sway."""
    waves = (
        tag("g", (pieces.use("sea", kind="w", transform=f"translate({at} {depth:g})") for at in BESIDE), class_="sways")
        for depth in (FAR, NEAR)
    )
    return svg("lu-calm", CALM_BOX, pieces.use(f"i{seat}"), waves, hidden=True)


def island_with_preservers_html(view: View, texts: Texts, seat: Seat, marks: Sequence[str] = ()) -> Html:
    """Return a seat's island, the preservers that it has left, and signs of what these and the rest brought."""
    out = view.levels[seat] == ELIMINATED
    rings = preserver_rings_html(view, seat)
    news = marks_by_seat(marks).get(str(seat), [])
    signs = news_signs_html([*news, *(["out"] if out and news else [])], texts)
    island = island_drawing(seat, view.levels[seat])
    return without_piece_names(fragment(island, tag("span", rings, signs, class_="life")))
