"""A view of Vineta as HTML: the city in the sea; under it the series, and a panel for each seat."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core import render
from engine.core.describe import Texts, with_minus_sign
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import UNTOLD, screen_reader_text_html, with_attribute, with_piece_name_attribute
from engine.games.vineta.render import pieces, untold
from engine.games.vineta.render import spoken as speech
from engine.games.vineta.render.map import city_map_drawing
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS
from engine.games.vineta.rules.state import NO_CARD, Series
from engine.games.vineta.rules.view import ENDED, FACE_DOWN, UNSEEN, View


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
    """Return a series as a row of the table: its district, its cards, what it is worth."""
    name = DISTRICTS[series.district]
    drawn = list(cards_of_series_html(view, series, news))
    lines = -(-len(drawn) // LINE)
    size = FIRST + WIDE * min(len(drawn), LINE), HIGH * lines
    parts = (
        tag("b", pieces.short_district_name(name, texts), class_="dn"),
        pieces.strip_of_pieces_drawing("cs", *size, untold.god_chip_drawing(view, series, (9, 16)), drawn),
        NOTHING if speech.are_sums_open(news) else tag("b", with_minus_sign(series.worth), class_="sum"),
    )
    label = screen_reader_text_html(speech.series_in_words(view, series, texts, names))
    kind = "m-row" if f"plate:{name}" in news else None
    return tag("li", label, tag("div", parts, class_="sr", aria_hidden="true", translate="no"), class_=kind)


def cards_of_series_html(view: View, series: Series, news: Sequence[str]) -> Iterator[Html]:
    """Return the cards of a series: floods in order, then authority; new ones are highlighted.

    Those whose owner is not told are drawn without one: floods as in a hand, authority pale.

    Each flood bears the piece name that the forms of a calm sea and a changing wind use for it.
    """
    name = DISTRICTS[series.district]
    floods = [f"f{card.waves}-{card.seat}" for card in series.floods]
    authority = [f"{'up' if card.waves > 0 else 'down'}-{card.seat}" for card in series.authority]
    new = {len(floods) - 1} if f"card:{name}" in news else {0} if f"first:{name}" in news else set()
    new |= {len(floods) + len(authority) - 1} if f"authority:{name}" in news else set()
    for at, card in enumerate(floods + authority):
        x, y = FIRST + WIDE * (at % LINE), HIGH * (at // LINE)
        face, kind = card.partition("-")[0], "m-card" if at in new else ""
        if at < len(floods) and untold.is_owner_untold(view, series, "floods", at):
            card = f"k{face}"
        elif at >= len(floods) and untold.is_owner_untold(view, series, "authority", at - len(floods)):
            kind = f"{kind} {UNTOLD}".strip()
        piece = with_piece_name_attribute(pieces.use(card, x, y, kind), "card", f"series-{name}", face)
        yield with_attribute(piece, "data_choice", f"{name}.{at + 1}") if at < len(floods) else piece


STEP: Final = 26
"""The distance from one card to the next."""


def seat_panel_html(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Html:
    """Return the panel of one seat, with everything in front of it."""
    parts = (
        panel_part_html("hd", panel_head_html(view, texts, names, seat)),
        NOTHING if untold.is_hand_untold(view, seat) else panel_part_html("ns", hand_and_pile_counts_html(view, seat)),
        panel_part_html("tl", secret_tiles_html(view, texts, seat)),
        cards_in_play_html(view, seat),
        cards_of_hand_html(view, seat),
        panel_part_html("tk", houses_taken_html(view, seat)),
    )
    return render.seat_panel_element(
        seat,
        seat == speech.acting_seat_of_view(view),
        news,
        speech.seat_facts_in_words(view, texts, names, seat),
        *parts,
    )


def panel_part_html(kind: str, parts: Iterable[Html]) -> Html:
    """Group parts of a panel; NOTHING if there are none."""
    inside = fragment(parts)
    return tag("span", inside, class_=kind) if inside else NOTHING


def panel_head_html(view: View, texts: Texts, names: Sequence[str], seat: Seat) -> Iterator[Html]:
    """Yield a seat's name, the place of its god chip, and its points; chip, token and disc are drawn by CSS classes."""
    placed = speech.district_with_chip_of_seat(view, seat)
    starts = seat == view.start and view.phase not in ENDED
    # Whose chips are on districts is not told: then nobody's is known to be free.
    off = placed or untold.is_any_chip_untold(view)
    kinds = ("who", off and "off", starts and "starts", speech.has_opened_turn(view, seat) and "opens")
    name = tag("b", names[seat], class_=kinds)
    yield name if off else with_piece_name_attribute(name, "chip", f"seat-{seat}", seat, 1)
    if placed:
        yield tag("span", pieces.short_district_name(placed, texts), class_="dl")
    points = speech.final_points_text(view, texts, seat)
    if points:
        yield tag("b", points, class_="pts")


def cards_in_play_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return the cards in front of a seat: the one it has chosen, and those that change the rounds."""
    chosen = view.chosen[seat]
    names = [] if chosen == NO_CARD else ["" if chosen == FACE_DOWN else CARDS[chosen]]
    names += [CARDS[card] for owner, card in view.extra if owner == seat]
    pale = UNTOLD if "extra" in view.untold else ""
    cards = (
        with_piece_name_attribute(pieces.use(f"k{name or 'back'}", STEP * at, kind=pale), "card", f"laid-{seat}", name)
        for at, name in enumerate(names)
    )
    if names:
        yield pieces.strip_of_pieces_drawing("lie", STEP * len(names) - 2, 32, cards)


def hand_and_pile_counts_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return how many cards a seat has in its hand, in its pile and in its discards."""
    counts = (("hand", view.hand_sizes[seat]), ("pile", view.piles[seat]), ("used", len(view.discards[seat])))
    for name, count in counts:
        number = tag("i", count, class_=f"n-{name}")
        seen = name == "hand" and view.hands[seat] is not None
        yield number if seen else with_piece_name_attribute(number, "card", f"{name}-{seat}", count=count)


def cards_of_hand_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return the cards of a hand that is seen, equal ones once with their number below."""
    held = pieces.cards_with_counts(CARDS[each] for each in view.hands[seat] or ())
    if held:
        drawn = (
            with_piece_name_attribute(
                pieces.use(f"k{name}", STEP * at), "card", f"hand-{seat}", name, count if count > 1 else None
            )
            for at, (name, count) in enumerate(held)
        )
        labels = [
            tag("text", f"×{count}", class_="v-x", x=STEP * at + 12, y=42)
            for at, (_, count) in enumerate(held)
            if count > 1
        ]
        yield pieces.strip_of_pieces_drawing("hn", STEP * len(held) - 2, 44 if labels else 32, drawn, labels)


def houses_taken_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return the houses that a seat has taken, by colour, and their sum."""
    houses = pieces.colours_with_counts(view.taken[seat])
    if houses and untold.are_colours_untold(view, f"taken.{seat}"):
        yield pieces.strip_of_pieces_drawing(
            "hs", 42, 22, untold.uncoloured_houses_drawing(sum(view.taken[seat]), (18, 11.5))
        )
    elif houses:
        drawn = (
            with_piece_name_attribute(
                pieces.use(pieces.symbol_name_of_houses(*house), 11 + 21 * at, 11.5),
                "house",
                f"taken-{seat}",
                house[0],
                house[1],
            )
            for at, house in enumerate(houses)
        )
        yield pieces.strip_of_pieces_drawing("hs", 21 * len(houses) + 1, 22, drawn)
        most = max(map(sum, view.taken))
        yield tag("b", sum(view.taken[seat]), class_=sum(view.taken[seat]) == most and "best")


def secret_tiles_html(view: View, texts: Texts, seat: Seat) -> Iterator[Html]:
    """Return the two tiles of a seat: what they show where they are seen, else their backs."""
    if not view.tiles:
        return
    if view.tiles[seat] == UNSEEN:
        yield from [with_piece_name_attribute(tag("i", class_="ti"), "tile", f"secret-{seat}")] * 2
        return
    colour, district = view.tiles[seat]
    if untold.is_district_tile_untold(view, seat):
        house = with_piece_name_attribute(
            pieces.use(COLOURS[colour], 11, 11.5), "tile", f"secret-{seat}", COLOURS[colour]
        )
        yield pieces.strip_of_pieces_drawing("ts", 22, 22, [house])
        return
    name = DISTRICTS[district]
    drawn = pieces.use(COLOURS[colour], 11, 11.5), pieces.use(f"p{name}", 35, 11)
    shown = (
        with_piece_name_attribute(each, "tile", f"secret-{seat}", face)
        for each, face in zip(drawn, (COLOURS[colour], name), strict=True)
    )
    yield pieces.strip_of_pieces_drawing("ts", 46, 22, shown)
    yield tag("b", pieces.short_district_name(name, texts))
