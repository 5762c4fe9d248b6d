"""The legend of a seat's panel: each piece on it, with its meaning."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Html, tag
from engine.core.render import LegendRow, counted_text, legend_html
from engine.games.drunter_drueber.render import board
from engine.games.drunter_drueber.render.spoken import laid_voting_cards_in_words, targets_in_words, tiles_in_words
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import vote_count_of_hand


def seat_legend_html(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's panel shows."""
    return tag("div", legend_html(rows_of_seat_legend(view, texts, seat), texts), class_="dd")


def rows_of_seat_legend(view: View, texts: Texts, seat: Seat) -> Iterator[LegendRow]:
    """Yield a row for each part of a panel: its drawing, its present value in words, and the text that explains it."""
    held = view.votes[seat]
    yield LegendRow(
        tag("span", board.target_cards_html(view, texts, seat), class_="tg"),
        targets_in_words(view, texts, seat),
        "targets",
    )
    yield LegendRow(
        tag("span", board.tile_counts_html(seat, view.tiles[seat]), class_="ts"),
        tiles_in_words(view.tiles[seat], texts),
        "stock",
    )
    yield LegendRow(
        tag("b", counted_text(texts, "held", vote_count_of_hand(held)), class_="sum"),
        counted_text(texts, "votes", vote_count_of_hand(held)),
        "sum",
    )
    yield LegendRow(tag("span", board.votes_in_hand_html(held, texts), class_="vl"), "", "votes")
    yield LegendRow(
        board.laid_voting_cards_html(view, texts, seat), laid_voting_cards_in_words(view, texts, seat), "laid"
    )
    yield LegendRow(board.target_points_html(view, texts, seat), "", "points")
