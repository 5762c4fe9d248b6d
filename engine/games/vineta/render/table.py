"""A view of Vineta as HTML: the city in the sea; under it the series, and a panel for each seat."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core import render
from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import screen_reader_text_html, with_attribute, with_piece_name_attribute
from engine.core.table.facts import facts_in_words
from engine.games.vineta.render import facts, pieces, untold
from engine.games.vineta.render import spoken as speech
from engine.games.vineta.render.map import city_map_drawing
from engine.games.vineta.rules.components import CARDS, DISTRICTS
from engine.games.vineta.rules.notation import ANY_FLOOD
from engine.games.vineta.rules.state import Series
from engine.games.vineta.rules.view import ENDED, View


def draw_city(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return the city that a viewer sees; `marks` name what has just changed (see `render.marks`).

    The page must hold `symbols()` once.
    """
    drawn = city_map_drawing(view, texts, names, sorted(marks))
    return tag("div", drawn, screen_reader_text_html(speech.city_in_words(view, texts, names)), class_="vi")


def turn_and_panels_html(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return what belongs under the city: turn and round, the series, and a panel for each seat."""
    news = sorted(marks)
    when = tag(
        "p", speech.status_heading_text(view, texts, names, news), class_=("when", "rounds" in news and "m-rounds")
    )
    seats = tag("ol", (seat_panel_html(view, texts, names, seat, news) for seat in range(view.players)), class_="seats")
    return tag(
        "div",
        when,
        series_rows(view, texts, names, news),
        seats,
        class_=(
            *("vi", f"p{view.players}", view.phase in ENDED and "ended", view.phase == "house" and "placing"),
            any(mark.startswith(f"taken{render.AT_SEAT}") for mark in news) and "sharing",
            speech.HAND in news and "holding",
        ),
    )


LINE: Final = 8
"""The number of cards of a series in one line."""

FIRST: Final = 23
"""The x coordinate of the first card, beside the god chip."""

WIDE: Final = 27
HIGH: Final = 33
"""The height that a card takes; WIDE is its width."""


def series_rows(view: View, texts: Texts, names: Sequence[str], news: Sequence[str]) -> Html:
    """Return the list of the series on the table, one below the other.

    Without any series, the list is empty and hidden, but still in the page: were it missing, patching the page would
    take the list of seats for it.
    """
    if not view.series:
        return tag("ol", class_="rows", hidden="")
    return tag("ol", (series_row(view, each, texts, names, news) for each in view.series), class_="rows")


def series_row(view: View, series: Series, texts: Texts, names: Sequence[str], news: Sequence[str]) -> Html:
    """Return a series as a row of the table: its district, its cards, what it is worth.

    Where districts are asked about, a touch of the row is one of its district.
    """
    name = DISTRICTS[series.district]
    drawn = list(cards_of_series_html(view, series, news))
    lines = -(-len(drawn) // LINE)
    size = FIRST + WIDE * min(len(drawn), LINE), HIGH * lines
    parts = (
        tag("b", pieces.short_district_name(name, texts), class_="dn"),
        pieces.strip_of_pieces_drawing("cs", *size, untold.god_chip_drawing(view, series, (9, 16)), drawn),
        NOTHING if speech.are_sums_open(news) else tag("b", untold.worth_text(view, series), class_="sum"),
    )
    label = screen_reader_text_html(speech.series_in_words(view, series, texts, names))
    kind = "m-row" if f"plate:{name}" in news else None
    return tag(
        "li", label, tag("div", parts, class_="sr", aria_hidden="true", translate="no"), class_=kind, data_of_spot=name
    )


def cards_of_series_html(view: View, series: Series, news: Sequence[str]) -> Iterator[Html]:
    """Return the cards of a series: floods in order, then authority; new ones are highlighted.

    Those whose owner is not told are drawn without one, as in a hand.

    Each flood bears the piece name that the forms of a calm sea and a changing wind use for it.
    """
    name = DISTRICTS[series.district]
    floods = [
        f"{ANY_FLOOD if untold.are_waves_untold(view, series, at) else f'f{card.waves}'}-{card.seat}"
        for at, card in untold.floods_told(view, series)
    ]
    authority = [
        # Neither side is told: it is drawn as in a hand.
        "authority" if untold.is_side_untold(view, series, at) else f"{'up' if card.waves > 0 else 'down'}-{card.seat}"
        for at, card in enumerate(series.authority)
    ]
    new = {len(floods) - 1} if f"card:{name}" in news else {0} if f"first:{name}" in news else set()
    new |= {len(floods) + len(authority) - 1} if f"authority:{name}" in news else set()
    for at, card in enumerate(floods + authority):
        x, y = FIRST + WIDE * (at % LINE), HIGH * (at // LINE)
        face, kind = card.partition("-")[0], "m-card" if at in new else ""
        row, number = ("floods", at) if at < len(floods) else ("authority", at - len(floods))
        card = f"k{face}" if face == card or untold.is_owner_untold(view, series, row, number) else card
        piece = with_piece_name_attribute(pieces.use(card, x, y, kind), "card", f"series-{name}", face)
        yield with_attribute(piece, "data_choice", f"{name}.{at + 1}") if at < len(floods) else piece
    if untold.is_length_untold(view, series):
        at = len(floods) + len(authority)
        yield pieces.short_label_drawing((FIRST + WIDE * (at % LINE) + 8, HIGH * (at // LINE) + 16), "…")


def seat_panel_html(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Html:
    """Return the panel of one seat, with everything in front of it."""
    said = [*facts.facts_of_seat(view, texts, seat)]
    drawn = {fact.key: fact.drawn for fact in said}
    counts = () if untold.is_hand_untold(view, seat) else facts.hand_and_pile_counts_html(view, seat)
    parts = (
        facts.panel_part_html("hd", panel_head_html(view, texts, names, seat, news)),
        facts.panel_part_html("ns", counts),
        *(drawn["secret"], drawn["in_play"], *cards_of_hand_html(view, seat), drawn["taken"]),
    )
    acts = seat == speech.acting_seat_of_view(view) and not untold.is_player_untold(view)
    return render.seat_panel_element(seat, acts, news, facts_in_words(names[seat], said, texts), *parts)


def panel_head_html(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Iterator[Html]:
    """Yield a seat's name, the place of its god chip, and its points; chip, token and disc are drawn by CSS classes."""
    placed = facts.district_with_chip_of_seat(view, seat)
    starts = seat == view.start and view.phase not in ENDED
    # Whose chips are on districts is not told: then nobody's is known to be free.
    off = placed or untold.is_any_chip_untold(view)
    kinds = ("who", off and "off", starts and "starts", facts.has_opened_turn(view, seat) and "opens")
    name = tag("b", names[seat], class_=kinds)
    yield name if off else with_piece_name_attribute(name, "chip", f"seat-{seat}", seat, 1)
    if placed:
        yield tag("span", pieces.short_district_name(placed, texts), class_="dl")
    points = facts.final_points_text(view, texts, seat)
    if points:
        yield tag("b", points, class_="pts")


def cards_of_hand_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return the cards of a hand that is seen, equal ones once with their number below."""
    held = pieces.cards_with_counts(CARDS[each] for each in view.hands[seat] or ())
    if held:
        drawn = (
            with_piece_name_attribute(
                pieces.use(f"k{name}", facts.STEP * at), "card", f"hand-{seat}", name, count if count > 1 else None
            )
            for at, (name, count) in enumerate(held)
        )
        labels = [
            tag("text", f"×{count}", class_="v-x", x=facts.STEP * at + 12, y=42)
            for at, (_, count) in enumerate(held)
            if count > 1
        ]
        yield pieces.strip_of_pieces_drawing("hn", facts.STEP * len(held) - 2, 44 if labels else 32, drawn, labels)
