"""What lies before a seat, piece by piece, with what each means."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import LegendRow, counted, legend_rows
from engine.games.land_unter.render.board import hand_spoken, laid, laid_spoken, rings, top_tide, uncounted
from engine.games.land_unter.render.pieces import card_back
from engine.games.land_unter.rules.cards import ELIMINATED
from engine.games.land_unter.rules.view import View


def legend(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's mat shows."""
    return legend_rows(rows(view, texts, seat), texts)


def rows(view: View, texts: Texts, seat: Seat) -> Iterator[LegendRow]:
    """Yield each part of a mat, what it shows now, and the text that explains it."""
    level, out = view.levels[seat], view.levels[seat] == ELIMINATED
    stands = texts["render.out_long"] if out else texts["render.level"].format(level=level)
    yield top_tide(seat, level), stands if level else texts["render.level_none"], "tide"
    if not out and not uncounted(view, seat):
        left = counted(texts, "preservers", view.preservers[seat], printed=view.printed[seat])
        yield tag("span", rings(view, seat), class_="life"), left, "preservers"
    yield laid(view, seat) if view.chosen[seat] else NOTHING, laid_spoken(view, texts, seat), "laid"
    yield card_back() if view.hand_sizes[seat] else NOTHING, hand_spoken(view, texts, seat), "cards"
    if view.stage or any(view.scores):
        yield fragment(tag("b", view.scores[seat])), counted(texts, "points", view.scores[seat]), "points"
