"""The legend of a seat: each piece in front of it, and its meaning."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import LegendRow, counted_text, legend_html
from engine.games.vineta.render import spoken as speech
from engine.games.vineta.render import table
from engine.games.vineta.render.pieces import small_symbol_drawing
from engine.games.vineta.rules.view import ENDED, View


def seat_legend_html(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's panel shows."""
    return tag("div", legend_html(rows_of_seat_legend(view, texts, seat), texts), class_="vi")


def rows_of_seat_legend(view: View, texts: Texts, seat: Seat) -> Iterator[LegendRow]:
    """Yield each part of a panel, what it shows now, and the text that explains it."""
    in_hand, in_pile, discarded = (
        tag("span", number, class_="ns") for number in table.hand_and_pile_counts_html(view, seat)
    )
    starts = seat == view.start and view.phase not in ENDED
    yield LegendRow(small_symbol_drawing(f"g{seat}"), speech.chip_place_in_words(view, texts, seat), "chip")
    yield LegendRow(small_symbol_drawing("start") if starts else NOTHING, texts["render.starts"], "start")
    yield LegendRow(in_hand, speech.hand_in_words(view, texts, seat), "in_hand")
    yield LegendRow(in_pile, counted_text(texts, "pile", view.piles[seat]), "in_pile")
    yield LegendRow(discarded, counted_text(texts, "discards", len(view.discards[seat])), "discarded")
    yield LegendRow(
        fragment(table.cards_in_play_html(view, seat)), speech.chosen_card_in_words(view, texts, seat), "in_play"
    )
    yield LegendRow(
        table.panel_part_html("tl", table.secret_tiles_html(view, texts, seat)),
        speech.tiles_in_words(view, texts, seat) if view.tiles else "",
        "secret",
    )
    yield LegendRow(
        table.panel_part_html("tk", table.houses_taken_html(view, seat)),
        speech.houses_taken_in_words(view, texts, seat),
        "taken",
    )
