"""The forms in which a seat makes its move, of native controls, and the districts as buttons over the city."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core import render
from engine.core.describe import Texts, capitalized
from engine.core.game import Pair, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.games.vineta.render import pieces, spoken
from engine.games.vineta.render.places import BOX
from engine.games.vineta.rules.card_table import can_card_be_carried_out
from engine.games.vineta.rules.components import (
    CARDS,
    COLOURS,
    DISTRICTS,
    EVERY_COLOUR,
    FLOOD_KINDS,
    RINGS,
    District,
    waves_of_card,
)
from engine.games.vineta.rules.length import is_extra_card_too_late
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME, PARTS
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.state import NO_CARD, find_series
from engine.games.vineta.rules.view import FACE_DOWN, View


def move_form_of_seat(view: View, seat: Seat, moves: Sequence[str], texts: Texts, name: str = "") -> Html:
    """Return the form in which a seat makes its move; `name`: the person there if several share the device."""
    who = render.name_before_question(name, seat, texts)
    if name and view.chosen[seat] not in (NO_CARD, FACE_DOWN):
        who = turned_card_before_question(view, seat, texts, who)
    if view.phase == "card":
        return card_choice_form(view, seat, moves, texts, who)
    if isinstance(PARTS.get(view.phase), Pair):
        return two_part_move_form(view, seat, moves, texts, who)
    if view.phase in PARTS:
        return swap_choice_form(view, seat, moves, texts, who)
    return target_choice_form(view, seat, moves, texts, who)


def turned_card_before_question(view: View, seat: Seat, texts: Texts, who: Html) -> Html:
    """Return the card that a seat carries out, large for all, before the question to `who`."""
    name = CARDS[view.chosen[seat]]
    drawn = tag("span", pieces.face_up_card_drawing(name), class_="turned", aria_hidden="true")
    called = tag("b", capitalized(pieces.card_name(name, texts)), class_="of-card")
    return fragment(drawn, who, called, render.screen_reader_text_html(texts["render.colon"]))


def submit_button_line(text: str) -> Html:
    """Return the line in which the page shows the choice, with the button that sends the form."""
    return fragment(tag("p", class_="count", role="status"), render.submit_button(text))


def card_choice_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form in which a seat chooses a card of its hand."""
    held = dict(pieces.cards_with_counts(CARDS[each] for each in view.hands[seat] or ()))
    cards = (card_radio_button(view, seat, move, held.get(move, 1), texts) for move in moves)
    group = render.control_group("cards", (who, texts["render.choose_card"]), cards)
    return render.move_form("vi-form cards-form", seat, group, render.submit_button(texts["render.lay"]))


def card_radio_button(view: View, seat: Seat, name: str, count: int, texts: Texts) -> Html:
    """Return one card as a radio button: picture, name, how many, what it does, whether it can do nothing now."""
    idle = why_card_is_idle(view, name, texts)
    no_target = (" ", tag("em", idle)) if idle else ""
    times = (" ", tag("b", f"×\u202f{count}")) if count > 1 else ""
    return tag(
        "label",
        tag("input", type="radio", name="move", value=name),
        tag(
            "span",
            render.with_piece_name_attribute(pieces.face_up_card_drawing(name), "card", f"hand-{seat}", name),
            class_="pw",
            aria_hidden="true",
        ),
        tag(
            "span",
            tag("b", pieces.card_name(name, texts)),
            times,
            " ",
            tag("small", card_effect_text(name, texts), no_target),
        ),
        class_=("pick", "pick-box", "pc", bool(idle) and "idle"),
    )


def card_effect_text(name: str, texts: Texts) -> str:
    """Return what a card does, in a phrase."""
    number = CARD_BY_NAME[name]
    if number < FLOOD_KINDS:
        return texts["render.does_flood"].format(waves=render.counted_text(texts, "waves", waves_of_card(number)))
    return texts[f"render.does_{name}"]


def why_card_is_idle(view: View, name: str, texts: Texts) -> str:
    """Return why a card can do nothing now; "" if it can do something."""
    number, state = CARD_BY_NAME[name], state_known_from_view(view)
    if is_extra_card_too_late(state, number):
        return texts[f"render.idle_{name}"]
    return "" if can_card_be_carried_out(state, number) else texts["render.idle"]


def chosen_card_text(view: View, move: str, texts: Texts) -> str:
    """Return what a card that is to be chosen does, and whether it can do nothing now; "" for any other move."""
    if view.phase != "card":
        return ""
    return f"{card_effect_text(move, texts)}. {why_card_is_idle(view, move, texts)}".rstrip()


def labelled_choice_input(
    value: str,
    square: str,
    label: Html | str,
    name: str = "move",
    kind: str = "radio",
    *,
    face: str | None = None,
    named: str | None = None,
    ready: bool = False,
) -> Html:
    """Return one choice with its label; `square`: the district that it means, "" for none, `face`: the piece there.

    `named`: what the page calls it once it is chosen, if that is less than the label; `ready`: it is chosen already.
    """
    data = {"data_squares": square or None, "data_face": face, "data_named": named}
    control = tag("input", type=kind, name=name, value=value, checked="" if ready else None, **data)
    return tag("label", control, label if isinstance(label, Html) else tag("span", label), class_="pick pick-box pd")


def target_choice_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form in which a seat chooses a card's target where that is one district or one card."""
    describers: Mapping[str, Callable[[View, str, Texts], str]] = {
        "flood": lambda seen, move, texts_: spoken.flood_effect_text(seen, seat, move, texts_),
        "authority": spoken.authority_effect_text,
    }
    describe = describers.get(view.phase, spoken.district_with_pieces_text)
    picks = (
        flood_radio_button(view, move, texts)
        if view.phase == "calm"
        else labelled_choice_input(move, move[:2], describe(view, move, texts))
        for move in moves
    )
    group = render.control_group("targets", (who, texts[f"render.choose_{view.phase}"]), picks)
    return render.move_form(
        "vi-form target-form", seat, group, submit_button_line(texts[f"render.do_{view.phase}"]), **render.DECIDE
    )


def swap_choice_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form in which a seat chooses the two districts that exchange their houses."""
    parts = PARTS[view.phase]
    names = dict.fromkeys(name for column in zip(*map(parts.split_move, moves), strict=True) for name in column)
    picks = (
        labelled_choice_input(
            name,
            name,
            spoken.district_with_pieces_text(view, name, texts),
            kind="checkbox",
            named=pieces.district_name(name, texts),
        )
        for name in names
    )
    group = render.control_group("targets", (who, texts["render.choose_relocation"]), picks)
    end = submit_button_line(texts["render.do_relocation"])
    data = {
        **render.DECIDE,
        **render.attributes_of_joined_parts(parts, moves),
        "data_then": texts["render.end_relocation"],
    }
    return render.move_form("vi-form target-form", seat, group, end, **data)


def two_part_move_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form of a move of two parts: a house or a card, and then where it goes."""
    parts = PARTS[view.phase]
    firsts, seconds = (list(dict.fromkeys(column)) for column in zip(*map(parts.split_move, moves), strict=True))
    ends = (
        labelled_choice_input(
            end, end, spoken.target_district_text(view, end, texts), "to", named=pieces.district_name(end, texts)
        )
        for end in seconds
    )
    asked = (who, texts[f"render.choose_{view.phase}"], houses_to_move_text(view, texts))
    placing, done = view.phase == "house", texts[f"render.do_{view.phase}"]
    ready = colour_offered(view) if placing else ""
    first = render.control_group("sources", asked, moved_piece_radio_buttons(view, firsts, texts, ready))
    second = render.control_group("ends", texts[f"render.end_{view.phase}"], ends)
    left = texts["render.by_lot.all" if who else "render.by_lot"]
    lot = render.draw_lots_button(left) if placing else NOTHING
    # What is placed by one press needs no line that tells what is chosen so far.
    end = render.submit_button(done) if placing else submit_button_line(done)
    return render.move_form(
        "vi-form pair-form",
        seat,
        first,
        lot,
        second,
        end,
        **render.DECIDE,
        **render.attributes_of_joined_parts(parts, moves),
    )


def houses_to_move_text(view: View, texts: Texts) -> str:
    """Return a text on a card that moves several houses: how many and where to, or later how many are left."""
    if view.phase not in ("rescue", "panic"):
        return ""
    left = f"render.several_{view.phase}" if view.moving is None else "render.houses_left"
    return texts["render.more_asked"].format(more=texts[left].format(left=view.moving.left if view.moving else 0))


def flood_radio_button(view: View, move: str, texts: Texts) -> Html:
    """Return a flood card of a series as a choice: the card with its owner's chip, and its district."""
    name, _, place = move.partition(".")
    series = find_series(view.series, DISTRICT_BY_NAME[name])
    drawn = NOTHING
    if series:
        flood = series.floods[int(place) - 1]
        drawn = tag(
            "span",
            render.svg("vc", pieces.CARD_BOX, pieces.use(f"f{flood.waves}-{flood.seat}")),
            class_="pw",
            aria_hidden="true",
        )
    return labelled_choice_input(move, name, fragment(drawn, tag("span", spoken.moved_piece_text(view, move, texts))))


def colour_offered(view: View) -> str:
    """Return the colour that is chosen before a player chooses another: one of which most houses are left to place."""
    return f"{COLOURS[max(EVERY_COLOUR, key=lambda colour: view.reserve[colour])]}:"


def moved_piece_radio_buttons(view: View, firsts: Sequence[str], texts: Texts, ready: str = "") -> Iterator[Html]:
    """Yield the first parts of moves as radio buttons: cards of series, colours to be placed, or houses by district.

    `ready`: the one that is chosen already, "" for none.
    """
    if view.phase == "wind":
        yield from (flood_radio_button(view, each, texts) for each in firsts)
        return
    for place, group in spoken.move_starts_by_district(firsts):
        head = tag("b", pieces.district_name(place, texts), aria_hidden="true") if place else ""
        yield tag(
            "div", head, (house_radio_button(view, each, texts, ready=each == ready) for each in group), class_="src"
        )


def house_radio_button(view: View, text: str, texts: Texts, *, ready: bool) -> Html:
    """Return a house as a radio button: its drawing, and what it is called."""
    drawing = tag("span", pieces.small_house_drawing(text[0]), aria_hidden="true")
    label = fragment(drawing, render.screen_reader_text_html(spoken.moved_piece_text(view, text, texts)))
    return labelled_choice_input(text, text[2:], label, face=text[0] if text[2:] else None, ready=ready)


def district_grid(view: View, seat: Seat, moves: Sequence[str], texts: Texts) -> Html:
    """Return the city's grid, for a seat that chooses a house's place, a target or what sinks; else NOTHING."""
    if view.phase in ("card", "over") or seat not in view.seats_to_move or not moves:
        return NOTHING
    rings = (district_buttons_of_ring(view, name, texts) for name in RINGS)
    cells = tag("div", rings, role="grid", aria_label=texts["render.grid"])
    # Of many houses, each is placed by one press.
    at_once = "" if view.phase == "house" else None
    return tag(
        "trick-grid",
        render.empty_preview_layer(BOX),
        cells,
        class_="city",
        data_form="decide",
        data_cyclic=True,
        data_at_once=at_once,
    )


def district_buttons_of_ring(view: View, name: str, texts: Texts) -> Html:
    """Return a row of the grid with a button for each district of a ring, labelled with the ring's name."""
    cells = (district_button(view, place, texts) for each, place in DISTRICT_BY_NAME.items() if each[0] == name)
    return tag("div", cells, role="row", aria_label=texts[f"render.row_{name}"])


def district_button(view: View, place: District, texts: Texts) -> Html:
    """Return a cell of the grid whose label says what is in the district, or that it has sunk."""
    name = DISTRICTS[place]
    if place not in view.sunk:
        return render.grid_cell(name, spoken.district_facts_in_words(view, texts, place), district_frame_drawing(name))
    said = texts["render.said"].format(name=pieces.district_name(name, texts), facts=texts["render.is_sunk"])
    return render.grid_cell(name, said, district_frame_drawing(name))


def district_frame_drawing(name: str) -> Html:
    """Return the frame of a district: a firm line and over it a fine one, shown where the style says so."""
    return tag(
        "svg",
        pieces.use(name, kind="firm"),
        pieces.use(name, kind="fine"),
        class_="fr",
        viewBox=BOX,
        aria_hidden="true",
    )
