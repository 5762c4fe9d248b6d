"""What the drawings and forms of all games share: elements, forms, marks."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, TypeVar

from engine.core.describe import JOINER, Texts
from engine.core.events import GameWon, VictoryShared
from engine.core.files import file_text
from engine.core.game import Event, Parts, Seat
from engine.core.html import NOTHING, Child, Html, Value, attribute_markup, fragment, tag


def svg(kind: str, box: str, *inside: Child, hidden: bool = False) -> Html:
    """Return a picture of the class `kind`, drawn in the units of its viewBox; `hidden` from screen readers.

    A browser that translates the page leaves what is written in it.
    """
    drawn = fragment(inside)
    kept = "no" if "<text" in drawn else None
    return tag("svg", drawn, aria_hidden="true" if hidden else None, class_=kind, translate=kept, viewBox=box)


@lru_cache(4096)
def symbol_reference(prefix: str, symbol: str, x: float = 0, y: float = 0, kind: str = "", transform: str = "") -> Html:
    """Return a reference to a symbol of the game with this prefix, centred on a point.

    By `xlink:href`: Material rewrites every plain `href` of a page, and stumbles over those of SVG.
    """
    place = {"x": x or None, "y": y or None, "transform": transform or None}
    return tag("use", class_=kind or None, xlink__href=f"#{prefix}-{symbol}", **place)


def symbol_definition(prefix: str, name: str, *parts: Child) -> Html:
    """Return a symbol of the game with this prefix, which `symbol_reference` refers to by its name."""
    return tag("g", parts, id=f"{prefix}-{name}")


def svg_path(kind: str, line: str, transform: str = "") -> Html:
    """Return a line or a surface of the class `kind`, drawn along a path."""
    return tag("path", class_=kind, d=line, transform=transform or None)


ARROW_HEAD: Final = 7.0
"""The length of an arrow's head, in units of its drawing; its tips are half as far from the shaft."""


def arrow_drawing(start: tuple[float, float], end: tuple[float, float], short: float) -> Html:
    """Return an arrow (class `m-arrow`) between two points, ending `short` before the second, to leave it in sight.

    NOTHING where the points are nearer than that and the head.
    """
    shaft = complex(*start), complex(*end)
    length = abs(shaft[1] - shaft[0])
    if length < short + ARROW_HEAD:
        return NOTHING
    along = (shaft[1] - shaft[0]) / length
    tip = shaft[1] - short * along
    corners = [tip - ARROW_HEAD * along * complex(1, side) for side in (0.5, -0.5)]
    points = (shaft[0], tip, corners[0], tip, corners[1])
    line = "".join(f"{step}{point.real:.4g} {point.imag:.4g}" for step, point in zip("MLMLL", points, strict=True))
    return fragment(svg_path("m-arrow under", line), svg_path("m-arrow", line))


@cache
def shapes_of_symbol_file(package: str) -> Html:
    """Return the shapes of `symbols.svg` in a package: our own file, so its markup is used unescaped."""
    return Html(file_text(package, "symbols.svg").replace("\n", ""))


def symbol_sheet(prefix: str, *symbols: Child) -> Html:
    """Return the hidden SVG that holds the symbols of the game with this prefix."""
    return tag(
        "svg",
        tag("defs", symbols),
        xmlns="http://www.w3.org/2000/svg",
        xmlns__xlink="http://www.w3.org/1999/xlink",
        class_=f"{prefix}-symbols",
        aria_hidden="true",
        translate="no",
        focusable="false",
        width="0",
        height="0",
    )


def inline_icon(drawing: Html, label: str, *, labelled: bool = True) -> Html:
    """Return a picture for use within a sentence, with a label for screen readers unless the sentence names it."""
    spoken = {"role": "img", "aria_label": label} if labelled else {"aria_hidden": "true"}
    return tag("span", drawing, JOINER, class_="ic", **spoken)


def screen_reader_text_html(text: str) -> Html:
    """Return a text for screen readers alone, which says what a drawing beside it shows."""
    return tag("span", text, class_="visually-hidden")


UNTOLD: Final = "untold"
"""The class of what is drawn pale: a reader who lays the table out has not told it."""


def fact_in_words(fact: str, untold: bool, texts: Texts) -> str:
    """Return a fact in words, and that it was not told if it is `untold`."""
    return texts["render.untold"].format(fact=fact) if untold and fact else fact


AT_SEAT: Final = "@"
"""In the name of a mark: before the seat whose panel it is on."""


def name_of_seat_panel_mark(kind: str, seat: Seat) -> str:
    """Return the name of a mark on a seat's panel: "score@2"."""
    return f"{kind}{AT_SEAT}{seat}"


def seat_panel_element(seat: int, acts: bool, marks: Iterable[str], label: str, *parts: Child) -> Html:
    """Return the panel of a seat; `label` is for screen readers, and those `marks` that name the seat highlight it.

    What is drawn is for no translator either: numbers and letters of pieces mean nothing in another language.
    """
    marked = sorted({f"m-{mark.partition(AT_SEAT)[0]}" for mark in marks if mark.endswith(f"{AT_SEAT}{seat}")})
    drawing = tag("div", parts, class_="st", aria_hidden="true", translate="no")
    return tag("li", screen_reader_text_html(label), drawing, class_=("seat", f"s{seat}", acts and "act", *marked))


def counted_text(texts: Texts, key: str, count: int, **more: object) -> str:
    """Return the text `render.<key>_none`, `…_one` or `…_many`, for a `count` of 0, of 1 or -1, or of more."""
    form = {0: "none", 1: "one"}.get(abs(count), "many")
    return texts[f"render.{key}_{form}"].format(count=str(count).replace("-", "\u2212"), **more)


def html_table(heads: Iterable[Child], rows: Iterable[Iterable[Child]], caption: str = "", kind: str = "") -> Html:
    """Return a table; the first entry of each row is its header, and "" among `heads` leaves a column without one."""
    return tag(
        "table",
        tag("caption", caption) if caption else "",
        tag("thead", tag("tr", (tag("th", head, scope="col") if head else tag("td") for head in heads))),
        tag("tbody", (table_row(*entries) for entries in rows)),
        class_=kind or None,
    )


def table_row(first: Child, *rest: Child) -> Html:
    """Return a `tr`: the first entry is its head (`th` with `scope="row"`), the others are plain cells."""
    return tag("tr", tag("th", first, scope="row"), (tag("td", entry) for entry in rest))


def scrollable_region(inside: Child, label: str) -> Html:
    """Return a region around content that may be wider than a phone: it scrolls by itself, also from the keyboard."""
    return tag("div", inside, class_="wide", role="region", tabindex="0", aria_label=label)


def styled_for_game(key: str, element: Html) -> Html:
    """Return an element of a page with the attribute by which the style sheet of its game finds it."""
    return Html(re.sub(r"^<[\w-]+", rf'\g<0> data-game="{key}"', element))


UNSEEN_FACE: Final = "-"
"""The face, in the name of a piece, of one that has none but is followed by a count."""


def with_piece_name_attribute(drawn: Html, kind: str, place: str, face: object = "", count: int | None = None) -> Html:
    """Return an element with the name of the piece it draws; the page uses it to animate moves.

    `engine.core.presentation` says what names are. `face`: what tells it from others of its kind, "" face down.
    `count`: how many pieces one element stands for.
    """
    number = "" if count is None else f" {count}"
    name = f"{kind} {place} {str(face) or (UNSEEN_FACE if number else '')}{number}"
    assert drawn, "only an element can be a piece"
    return with_attribute(drawn, "data_piece", name.rstrip())


def without_piece_names(drawn: Html) -> Html:
    """Return a drawing of pieces that are drawn elsewhere, too: none of them moves here."""
    return Html(PIECE_NAME.sub("", drawn))


PIECE_NAME: Final = re.compile(r' data-piece="[^"]*"')


def with_spot_name_attribute(drawn: Html, spot: str) -> Html:
    """Return an element of a board with the name of the spot that it offers as a target."""
    return with_attribute(drawn, "data_spot", spot)


START_TAG: Final = re.compile(r"<[\w-]+")


def with_attribute(drawn: Html, key: str, value: str) -> Html:
    """Return an element with an attribute added; raise ValueError for `NOTHING`."""
    name = START_TAG.match(drawn)
    if not name:
        raise ValueError("no element is drawn")
    return Html(f"{name[0]}{attribute_markup(key, value)}{drawn[name.end() :]}")


Attributes = Mapping[str, Value]
"""Attributes as `tag` takes them."""

DECIDE: Final[Attributes] = {"id": "decide"}
"""The attributes of the form that belongs to a grid over the board: the grid finds it by this id."""


def move_form(kind: str, seat: Seat, *children: Child, **more: Value) -> Html:
    """Return the form in which a seat makes its move; the page sends the choice under the name `move`."""
    return tag("form", children, class_=kind, **more, data_do="play", data_seat=seat)


def submit_button(text: Child, **more: Value) -> Html:
    """Return a button that sends its form."""
    return tag("button", text, class_="md-button md-button--primary", type="submit", **more)


def draw_lots_button(text: Child) -> Html:
    """Return a button that makes the page draw lots for a form's moves, and for the next ones with such a button."""
    return tag("button", text, class_="by-lot", type="button", data_use="by-lot")


def folded_form_part(summary: Html, *inside: Child) -> Html:
    """Return a part of a form that is opened by its summary."""
    return tag("details", tag("summary", summary), inside, class_="options")


def select_menu(name: str, choices: Iterable[tuple[str, str]], chosen: str, **more: Value) -> Html:
    """Return a native menu of these choices, each a value with its text."""
    options = (tag("option", text, value=value, selected=value == chosen) for value, text in choices)
    return tag("select", options, name=name, **more)


def control_group(kind: str, legend: Child, *controls: Child) -> Html:
    """Return a group of controls under one legend."""
    return tag("fieldset", tag("legend", legend), tag("div", controls, class_="row"), class_=kind)


def name_before_question(name: str, seat: Seat, texts: Texts) -> Html:
    """Return the name before a question to this person, in their colour; NOTHING where nobody shares the device."""
    if not name:
        return NOTHING
    return fragment(tag("b", name, class_=("asker", f"s{seat}")), screen_reader_text_html(texts["render.colon"]))


def attributes_of_joined_parts(parts: Parts, moves: Iterable[str]) -> Attributes:
    """Return the attributes that tell the page how parts are joined, and to which moves."""
    return {"data_join": parts.text_between_parts, "data_moves": " ".join(moves)}


def empty_preview_layer(box: str) -> Html:
    """Return the empty picture over a board in which a move that is chosen is previewed."""
    return tag("svg", class_="preview", data_move_preview="", viewBox=box, aria_hidden="true")


def grid_cell(square: str, label: str, drawn: Child = "") -> Html:
    """Return a square of a grid over the board as a button; its label describes the square, `drawn` is its look."""
    return tag("button", drawn, type="button", role="gridcell", tabindex="-1", data_square=square, aria_label=label)


T = TypeVar("T")


def key_of_each_event_kind(kinds: Mapping[T, Iterable[type[Event]]]) -> dict[type[Event], T]:
    """Return for each kind of event the key under which it is listed."""
    return {kind: key for key, listed in kinds.items() for kind in listed}


EARNED: Final = "earned"
"""The beginning of a mark with the points that a part of the game brought a seat, shown in the pause after it:
`earned+3:SEAT`."""


Marks = Callable[[Any], tuple[str, ...]]
"""Returns the names of the marks of an event of one kind."""


def function_marking_seat_of_event(kind: str) -> Marks:
    """Return a function from an event to its one mark, of this kind, at the panel of the event's `seat`."""
    return lambda event: (name_of_seat_panel_mark(kind, event.seat),)


def marks_of_event_from_table(table: Mapping[type[Event], Marks], event: Event) -> tuple[str, ...]:
    """Return the names of the marks of an event, () where the table does not list its kind."""
    find = table.get(type(event))
    return find(event) if find else ()


VICTORY: Final[Mapping[type[Event], Marks]] = {
    GameWon: function_marking_seat_of_event("score"),
    VictoryShared: lambda event: tuple(name_of_seat_panel_mark("score", seat) for seat in event.winners),
}
"""The marks of the events with which every game ends."""
