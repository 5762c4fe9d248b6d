"""The legend of a seat's mat: each piece on it, with its meaning."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import LegendRow, counted_text, legend_html
from engine.games.land_unter.render.board import laid_card_html, preserver_rings_html, top_tide_card_html
from engine.games.land_unter.render.pieces import small_weather_card_drawing, weather_card_back_drawing
from engine.games.land_unter.render.spoken import are_preservers_unknown, hand_in_words, laid_card_in_words
from engine.games.land_unter.rules.components import ELIMINATED, HAND, Card
from engine.games.land_unter.rules.sets import stage_when_seat_plays_set
from engine.games.land_unter.rules.view import View


def seat_legend_html(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's mat shows."""
    return legend_html(rows_of_seat_legend(view, texts, seat), texts)


def rows_of_seat_legend(view: View, texts: Texts, seat: Seat) -> Iterator[LegendRow]:
    """Yield a row for each part of a mat: its drawing, its present value in words, and the text that explains it."""
    # First, since it is looked up again and again: the others are known after a stage.
    if view.hands[seat] is None and view.known[view.played_set_index_of_seat(seat)]:
        yield known_hand_legend_row(view, texts, seat)
    level, out = view.levels[seat], view.levels[seat] == ELIMINATED
    stands = texts["render.out_long"] if out else texts["render.level"].format(level=level)
    yield LegendRow(top_tide_card_html(seat, level), stands if level else texts["render.level_none"], "tide")
    if not out and not are_preservers_unknown(view, seat):
        left = counted_text(texts, "preservers", view.preservers[seat], printed=view.printed[seat])
        yield LegendRow(tag("span", preserver_rings_html(view, seat), class_="life"), left, "preservers")
    yield LegendRow(
        laid_card_html(view, seat) if view.chosen[seat] else NOTHING, laid_card_in_words(view, texts, seat), "laid"
    )
    back = weather_card_back_drawing() if view.hand_sizes[seat] else NOTHING
    yield LegendRow(back, hand_in_words(view, texts, seat), "aside" if out else "cards")
    if view.stage or any(view.scores):
        yield LegendRow(
            fragment(tag("b", view.scores[seat])), counted_text(texts, "points", view.scores[seat]), "points"
        )


def known_hand_legend_row(view: View, texts: Texts, seat: Seat) -> LegendRow:
    """Return the row with the cards that the viewer knows of a seat's hand at the beginning of the stage."""
    own = view.played_set_index_of_seat(seat)
    played = {*view.played[seat], view.chosen[seat]} & view.known[own]
    cards = sorted(view.known[own])
    drawn = tag(
        "span",
        (
            tag("del", small_weather_card_drawing(each)) if each in played else small_weather_card_drawing(each)
            for each in cards
        ),
        class_="known",
    )
    left = cards_in_words("known_left", [each for each in cards if each not in played], texts)
    gone = cards_in_words("known_played", sorted(played), texts)
    return LegendRow(drawn, known_set_in_words(view, texts, own), "known", " ".join(filter(None, (left, gone))))


def known_set_in_words(view: View, texts: Texts, own: int) -> str:
    """Return in words how many cards of a set the viewer knows, or in which stage it held the set."""
    held = None if view.seat is None else stage_when_seat_plays_set(view.seat, own, view.players)
    if held is not None and held < view.stage:
        return texts["render.known_held"].format(stage=held + 1, all=HAND)
    known = len(view.known[own])
    return counted_text(texts, "known", known, all=HAND) if known < HAND else texts["render.known_all"].format(all=HAND)


def cards_in_words(key: str, cards: Sequence[Card], texts: Texts) -> str:
    """Return a phrase with a list of cards, from the text `render.<key>`; "" for none."""
    return texts[f"render.{key}"].format(cards=texts["render.and"].join(map(str, cards))) if cards else ""
