"""A small recap of a round: the weather card each seat laid, and the tide card it took."""

from collections.abc import Iterable, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Html, tag
from engine.games.land_unter.render.board import marks_by_seat, news_signs_html
from engine.games.land_unter.render.pieces import empty_card_place_drawing, tide_card_drawing, weather_card_drawing
from engine.games.land_unter.rules.view import View


def round_recap_html(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return the cards of a round side by side; `marks` say who took a tide card or lost a preserver."""
    news = marks_by_seat(marks)
    seats = (
        laid_and_taken_cards_html(view, texts, names[seat], seat, news.get(str(seat), []))
        for seat in range(view.players)
    )
    return tag("ol", seats, class_="trick", aria_hidden="true")


def laid_and_taken_cards_html(view: View, texts: Texts, name: str, seat: Seat, news: Sequence[str]) -> Html:
    """Return the weather card that one seat laid, the tide card if it took one, and signs of its losses."""
    laid = weather_card_drawing(view.chosen[seat]) if view.chosen[seat] > 0 else empty_card_place_drawing()
    took = tide_card_drawing(view.levels[seat]) if "tide" in news and view.levels[seat] > 0 else ""
    return tag("li", tag("b", name, class_="who"), laid, took, news_signs_html(news, texts), class_=f"s{seat}")
