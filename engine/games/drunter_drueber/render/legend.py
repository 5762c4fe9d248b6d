"""What lies before a seat, piece by piece, with what each means."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import Html, tag
from engine.core.render import LegendRow, counted_text, legend_rows
from engine.games.drunter_drueber.render.board import (
    laid_voting_cards,
    target_cards,
    target_points_html,
    tile_counts_of_seat,
    votes_in_hand,
)
from engine.games.drunter_drueber.render.spoken import targets_spoken, tiles_spoken, voting_cards_spoken
from engine.games.drunter_drueber.rules.components import votes_held
from engine.games.drunter_drueber.rules.view import View


def seat_legend(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's panel shows."""
    return tag("div", legend_rows(legend_parts(view, texts, seat), texts), class_="dd")


def legend_parts(view: View, texts: Texts, seat: Seat) -> Iterator[LegendRow]:
    """Yield each part of a panel, what it shows now, and the text that explains it."""
    held = view.votes[seat]
    yield LegendRow(
        tag("span", target_cards(view, texts, seat), class_="tg"), targets_spoken(view, texts, seat), "targets"
    )
    yield LegendRow(
        tag("span", tile_counts_of_seat(seat, view.tiles[seat]), class_="ts"),
        tiles_spoken(view.tiles[seat], texts),
        "stock",
    )
    yield LegendRow(
        tag("b", counted_text(texts, "held", votes_held(held)), class_="sum"),
        counted_text(texts, "votes", votes_held(held)),
        "sum",
    )
    yield LegendRow(tag("span", votes_in_hand(held, texts), class_="vl"), "", "votes")
    yield LegendRow(laid_voting_cards(view, texts, seat), voting_cards_spoken(view, texts, seat), "laid")
    yield LegendRow(target_points_html(view, texts, seat), "", "points")
