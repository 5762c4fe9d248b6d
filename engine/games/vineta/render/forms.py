"""What a seat can do now, as native controls: choose a card, a district, a house and where it goes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from engine.core.describe import Texts
from engine.core.parts import Pair
from engine.core.render.elements import counted
from engine.core.render.forms import DECIDE, addressed, button, fields, opening, together
from engine.games.vineta.render.picks import (
    district_text,
    first_part,
    flood_text,
    houses_by_district,
    second_part,
    sway_text,
)
from engine.games.vineta.render.pieces import card, card_name, district_name, grouped, house
from engine.games.vineta.rules.components import CARDS, FLOODS, waves
from engine.games.vineta.rules.notation import PARTS
from engine.games.vineta.rules.view import View


def form(view: View, seat: int, moves: Sequence[str], texts: Texts, name: str = "") -> str:
    """Return the form in which a seat makes its move.

    Its submit event carries `move`; `name` is said where several people share the device.
    """
    who = addressed(name, texts)
    if view.phase == "card":
        return card_form(view, seat, moves, texts, who)
    if isinstance(PARTS.get(view.phase), Pair):
        return pair_form(view, seat, moves, texts, who)
    if view.phase in PARTS:
        return swap_form(view, seat, moves, texts, who)
    return target_form(view, seat, moves, texts, who)


def closing(text: str) -> str:
    """Return the line that says what is chosen, the button that sends the form, and its end."""
    return f'<p class="count" role="status"></p>{button(text)}</form>'


def card_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form in which a seat chooses a card of its hand."""
    held = dict(grouped(CARDS[each] for each in view.hands[seat] or ()))
    cards = "".join(card_pick(move, held.get(move, 1), texts) for move in moves)
    fieldset = fields("cards", who + texts["render.choose_card"], cards)
    return f"{opening('vi-form cards-form', seat)}{fieldset}{button(texts['render.lay'])}</form>"


def card_pick(name: str, count: int, texts: Texts) -> str:
    """Return one card as a radio button: its picture, its name, how many there are, and what it does."""
    times = f" <b>×\u202f{count}</b>" if count > 1 else ""
    number = CARDS.index(name)
    does = texts["render.does_flood"].format(waves=counted(texts, "waves", waves(number))) if number < FLOODS else ""
    does = does or texts[f"render.does_{name}"]
    return (
        f'<label class="pick pick-box pc"><input type="radio" name="move" value="{name}">'
        f'<span class="pw" aria-hidden="true">{card(name)}</span><span><b>{escape(card_name(name, texts))}</b>{times}'
        f" <small>{escape(does)}</small></span></label>"
    )


def pick(value: str, square: str, inside: str, name: str = "move", kind: str = "radio") -> str:
    """Return one choice; `square` is the district that it means, "" for none."""
    place = f' data-squares="{square}"' if square else ""
    control = f'<input type="{kind}" name="{name}" value="{escape(value)}"{place}>'
    return f'<label class="pick pick-box pd">{control}{inside}</label>'


def target_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form in which a seat chooses a card's target where that is one district or one card."""
    describers: Mapping[str, Callable[[View, str, Texts], str]] = {
        "flood": lambda seen, move, texts_: flood_text(seen, seat, move, texts_),
        "authority": sway_text,
        "calm": first_part,
    }
    tell = describers.get(view.phase, district_text)
    picks = "".join(pick(move, move[:2], f"<span>{escape(tell(view, move, texts))}</span>") for move in moves)
    fieldset = fields("targets", who + texts[f"render.choose_{view.phase}"], picks)
    return f"{opening('vi-form target-form', seat, DECIDE)}{fieldset}{closing(texts[f'render.do_{view.phase}'])}"


def swap_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form in which a seat chooses the two districts that exchange their houses."""
    parts = PARTS[view.phase]
    names = dict.fromkeys(name for column in zip(*map(parts.split, moves), strict=True) for name in column)
    picks = "".join(
        pick(name, name, f"<span>{escape(district_text(view, name, texts))}</span>", kind="checkbox") for name in names
    )
    fieldset = fields("targets", who + texts["render.choose_relocation"], picks)
    start = opening("vi-form target-form", seat, DECIDE + together(parts, moves))
    return f"{start}{fieldset}{closing(texts['render.do_relocation'])}"


def pair_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form of a move of two parts: a house or a card, and then where it goes."""
    parts = PARTS[view.phase]
    firsts, seconds = (list(dict.fromkeys(column)) for column in zip(*map(parts.split, moves), strict=True))
    ends = "".join(pick(end, end, f"<span>{escape(second_part(view, end, texts))}</span>", "to") for end in seconds)
    first = fields("sources", who + texts[f"render.choose_{view.phase}"], "".join(sources(view, firsts, texts)))
    second = fields("ends", texts[f"render.end_{view.phase}"], ends)
    start = opening("vi-form pair-form", seat, DECIDE + together(parts, moves))
    return f"{start}{first}{second}{closing(texts[f'render.do_{view.phase}'])}"


def sources(view: View, firsts: Sequence[str], texts: Texts) -> Iterator[str]:
    """Return the first parts: cards of series, colours still to be placed, or houses by district."""
    if view.phase == "wind":
        yield from (pick(each, each[:2], f"<span>{escape(first_part(view, each, texts))}</span>") for each in firsts)
        return
    for place, group in houses_by_district(firsts):
        head = f'<b aria-hidden="true">{escape(district_name(place, texts))}</b>' if place else ""
        yield f'<div class="src">{head}{"".join(house_pick(view, each, texts) for each in group)}</div>'


def house_pick(view: View, text: str, texts: Texts) -> str:
    """Return a house as a radio button: its drawing, and what it is called."""
    told = escape(first_part(view, text, texts))
    return pick(text, text[2:], f'<span aria-hidden="true">{house(text[0])}</span><span class="vh">{told}</span>')
