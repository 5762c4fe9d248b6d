"""A view of Land Unter as HTML: the middle of the table, one mat for each seat, and the hand to choose from."""

from collections.abc import Iterable, Sequence

from engine.core import render
from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.table.facts import facts_in_words
from engine.games.land_unter.render import facts, pieces
from engine.games.land_unter.render.marks import MAY, NO_POINTS
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.view import View

SCENE_BOX = "0 0 120 84"
_SEA_FLOOR, _SEA_STEP, _DROWNED = 72.0, 4.5, 9.0
"""In units of SCENE_BOX: the height of the sea at level 0, its rise for each level, its height for eliminated seats."""
_TAGS = {"loss": "lost", "bonus": "up", "out": "down", "lead": "lead"}
"""The symbol of the small sign on a mat, by kind of mark."""
_TAG_POINTS = {"bonus": c.BONUS, "out": c.ELIMINATED_POINTS}
_COSTS = {"loss", "out"}
"""The kinds whose sign says what a seat has lost."""


def whole_table_html(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return the board that a viewer sees.

    `marks` names what has just changed, as kind:seat ("tide:2", "loss:1", "card:0", "out:3", "bonus:1", "score:1",
    "minus:3", "lead:0", "hand:0", "gain:0", "earned+3:0", or "mid" for new tide cards). "may-" before the
    kind: a reason says that it may come so; "may-low" and "may-high" are the tide cards turned up. NO_POINTS: no
    points are told.
    Hands that the viewer sees are drawn open, but not its own while it has to lay a card: then `move_form_of_seat`
    shows it. The page must hold `symbols()` once.
    """
    news = marks_by_seat(marks)
    for_all = [kind for kind in news.get("", []) if kind == NO_POINTS]
    mats = (
        seat_mat_html(view, texts, names, seat, [*news.get(str(seat), []), *for_all]) for seat in range(view.players)
    )
    return tag(
        "div",
        tag("p", stage_and_round_text(view, texts), class_="when"),
        middle_of_table_html(view, texts, news.get("", [])),
        tag("ol", mats, class_="mats"),
        class_=f"lu p{view.players}",
    )


def stage_and_round_text(view: View, texts: Texts) -> str:
    """Return the line above the board: stage and round with their totals, or that the stage or the game is over.

    Nothing is said of a round that a reader has not told, since it seldom matters; the line keeps its place.
    """
    key = {"stage_over": "when_stage_over", "over": "when_over"}.get(view.phase, "when")
    if "round" in view.untold:
        return "\N{NO-BREAK SPACE}"
    key = "when_round" if "stage" in view.untold else key
    return texts[f"render.{key}"].format(
        stage=view.stage + 1, stages=view.players, round=min(view.round + 1, c.ROUNDS), rounds=c.ROUNDS
    )


def marks_by_seat(marks: Iterable[str]) -> dict[str, list[str]]:
    """Return the kinds of marks by seat (its number as text); those of the middle are under ""."""
    news: dict[str, list[str]] = {}
    for mark in sorted(marks):
        kind, _, seat = mark.partition(":")
        news.setdefault(seat, []).append(kind)
    return news


def middle_of_table_html(view: View, texts: Texts, news: Sequence[str]) -> Html:
    """Return the pile of tide cards and the cards turned up."""
    back = (
        render.with_piece_name_attribute(
            pieces.tide_card_back_drawing(), "tide-card", "pile", count=view.tide_pile_size
        )
        if view.tide_pile_size
        else pieces.empty_tide_place_drawing()
    )
    unknown = "round" in view.untold
    count = "?" if unknown else f"×{view.tide_pile_size}"
    pile = tag("span", back, tag("b", count), class_=("pile", unknown and render.UNTOLD))
    pair = tide_card_pair_html(view, texts, news) if view.turned else ""
    row = tag("div", pile, pair, class_="row", aria_hidden="true")
    kinds = ("mid", "mid" in news and "new")
    return tag("div", render.screen_reader_text_html(middle_of_table_in_words(view, texts)), row, class_=kinds)


def middle_of_table_in_words(view: View, texts: Texts) -> str:
    """Return for screen readers the tide cards turned up, the lower one first, and how many are left in the pile."""
    low, high = (*view.tides, c.NO_TIDE, c.NO_TIDE)[: c.TURNED]
    key = f"middle_{len(view.tides)}"
    pile = render.counted_text(texts, "pile", view.tide_pile_size)
    return texts[f"render.{key}"].format(
        low=low, high=high, pile=texts["render.pile_untold"] if "round" in view.untold else pile
    )


def tide_card_pair_html(view: View, texts: Texts, news: Sequence[str]) -> Html:
    """Return the places of the cards turned up, the lower one on the left."""
    tides = view.tides
    places = (c.NO_TIDE,) * (c.TURNED - len(tides)) + tides
    named = (len(set(tides)) == c.TURNED or len(tides) == 1) and "tides" not in view.untold
    return fragment(
        tag(
            "span",
            turned_up_tide_card_html(level, key),
            tide_card_caption_html(key, texts, seen=bool(named and level)),
            class_=("up", f"{MAY}{key}" in news and "may"),
        )
        for level, key in zip(places, ("low", "high"), strict=True)
    )


def turned_up_tide_card_html(level: c.Tide, key: str) -> Html:
    """Return one of the cards turned up, or its empty place."""
    return (
        render.with_piece_name_attribute(pieces.tide_card_drawing(level), "tide-card", f"up-{key}", level)
        if level
        else pieces.empty_tide_place_drawing()
    )


def tide_card_caption_html(key: str, texts: Texts, *, seen: bool) -> Html:
    """Return the small caption of a tide card turned up; an invisible one keeps its space, so that nothing moves."""
    return tag(
        "small",
        pieces.small_symbol_drawing("down" if key == "low" else "up"),
        texts[f"render.{key}"],
        class_=not seen and "unseen",
    )


def seat_mat_html(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Html:
    """Return the mat of one seat, with everything in front of it."""
    # Whoever was eliminated in the last stage may have won all the same: once the game is over, nobody is crossed out.
    out = facts.is_eliminated(view, seat)
    said = [*facts.facts_of_seat(view, texts, seat, news)]
    drawn = {fact.key: fact.drawn for fact in said}
    life = eliminated_label_html(texts) if out else facts.preserver_rings_html(view, seat)
    parts = (
        tag("b", names[seat], leader_flag_html(view, seat), class_="who"),
        island_drawing(seat, view.levels[seat], untold=facts.is_level_untold(view, seat)),
        tag("span", drawn["tide"], drawn["laid"] or card_place_html(view, seat), class_="lies"),
        tag("span", life, news_signs_html(news, texts), class_="life"),
        seat_points_html(view, texts, seat, news),
        seat_hand_html(view, texts, seat),
    )
    label = render.screen_reader_text_html(facts_in_words(names[seat], said, texts, "and"))
    marked = [f"m-{kind}" for kind in news if kind != NO_POINTS and not kind.startswith(render.EARNED)]
    kinds = ("mat", f"s{seat}", out and "out", *marked)
    return tag("li", label, tag("div", parts, class_="m", aria_hidden="true"), class_=kinds)


def island_drawing(seat: Seat, level: c.Tide, *, untold: bool = False) -> Html:
    """Return the seat's island, with the sea at its level; all of it pale if that was not told."""
    out = level == c.ELIMINATED
    depth = _DROWNED if out else _SEA_FLOOR - _SEA_STEP * level
    fish = pieces.use("drown") if out else ""
    return render.svg(
        f"sc {render.UNTOLD}" if untold else "sc",
        SCENE_BOX,
        pieces.use(f"i{seat}"),
        pieces.use("staff"),
        render.with_piece_name_attribute(pieces.water_drawing_at_depth("sea", depth), "water", f"island-{seat}"),
        fish,
    )


def leader_flag_html(view: View, seat: Seat) -> Html:
    """Return the flag of the seat that leads the round, in the open variant."""
    return (
        render.with_piece_name_attribute(pieces.small_symbol_drawing("lead"), "flag", f"mat-{seat}")
        if facts.is_leader(view, seat)
        else NOTHING
    )


def card_place_html(view: View, seat: Seat) -> Html:
    """Return the empty place of a card to be laid; the viewer's shows the card being chosen."""
    place = pieces.empty_card_place_drawing()
    if not facts.is_hand_in_move_form(view, seat):
        return place
    return tag("span", place, tag("span", data_move_preview="", data_chosen_only=""), class_="choosing")


def laid_card_preview_html(_view: View, _seat: Seat, move: str, _texts: Texts) -> Html:
    """Return the card that would be laid down."""
    return pieces.weather_card_drawing(c.Card(int(move)))


def eliminated_label_html(texts: Texts) -> Html:
    """Return the short word for a seat that is out."""
    return tag("em", texts["render.out"])


def news_signs_html(news: Sequence[str], texts: Texts) -> Html:
    """Return the small signs of what has just happened to a seat, or may happen."""
    told = {kind: texts[f"render.tag_{kind}"].format(points=abs(_TAG_POINTS.get(kind, 0))) for kind in _TAGS}
    signs = ((kind.removeprefix(MAY), kind.startswith(MAY)) for kind in news)
    return fragment(
        tag(
            "i",
            pieces.small_symbol_drawing(_TAGS[kind]),
            told[kind],
            class_=("tag", kind in _COSTS and "minus", may and "may"),
        )
        for kind, may in signs
        if kind in _TAGS
    )


def seat_points_html(view: View, texts: Texts, seat: Seat, news: Sequence[str]) -> Html:
    """Return a seat's points, the highest highlighted, and those of a stage just ended; NOTHING where none are told."""
    if not facts.are_points_shown(view, news):
        return NOTHING
    best, brought = view.scores[seat] == max(view.scores), facts.earned_in_stage_text(news)
    tally = fragment(" ", tag("i", brought, class_="tag")) if brought else ""
    return tag("span", render.counted_text(texts, "points", view.scores[seat]), tally, class_=("pts", best and "best"))


def seat_hand_html(view: View, texts: Texts, seat: Seat) -> Html:
    """Return a hand: open cards if the viewer may see them, else their number."""
    cards = facts.cards_of_open_hand(view, seat)
    if cards:
        drawn = (
            render.with_piece_name_attribute(
                pieces.small_weather_card_drawing(each), "weather-card", f"hand-{seat}", each
            )
            for each in cards
        )
        return tag("span", drawn, class_="hand", translate="no", data_held="" if seat == view.seat else None)
    if "round" in view.untold:
        return NOTHING
    number = tag("span", facts.card_count_in_words(view, texts, seat), class_="hid")
    if seat in view.seats_to_move and view.hands[seat]:
        return render.with_piece_name_attribute(
            number, "weather-card", f"hand-{seat}", "".join(f"{each}," for each in view.hands[seat] or ())
        )
    return render.with_piece_name_attribute(number, "weather-card", f"hand-{seat}", count=view.hand_sizes[seat])


_PRINTED = ("none", "half", "one")
"""The name of a card's spoken label, by the half preservers printed on it."""


def move_form_of_seat(view: View, seat: int, moves: Sequence[str], texts: Texts, name: str = "") -> Html:
    """Return the form in which a seat chooses one of its `moves`, the numbers of weather cards.

    `name` is the player in the legend if several people share the device; without it the hand is the reader's own.
    Raises ValueError if the view does not show the hand.
    """
    legend = texts["render.hand_of"].format(name=name) if name else texts["render.hand_yours"]
    if view.hands[seat] is None:
        raise ValueError(seat)
    fan = tag("div", (card_radio_button(seat, c.Card(int(move)), texts) for move in moves), class_="fan")
    return render.move_form(
        "hand-form", seat, tag("fieldset", tag("legend", legend), fan), render.submit_button(texts["render.play"])
    )


def card_radio_button(seat: Seat, number: c.Card, texts: Texts) -> Html:
    """Return a radio button under the card's drawing; its spoken label says the life preservers on it, too."""
    label = texts[f"render.pick_{_PRINTED[c.half_preservers_on_card(number)]}"].format(card=number)
    radio = tag("input", type="radio", name="move", value=number)
    drawing = render.with_piece_name_attribute(
        pieces.weather_card_drawing(number, hidden=True), "weather-card", f"hand-{seat}", number
    )
    return tag("label", radio, drawing, render.screen_reader_text_html(label), class_="pick")
