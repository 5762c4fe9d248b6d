"""What a seat can do now, as native controls: choose a card, a district, a house and where it goes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from engine.core.drawing import counted
from engine.core.forms import DECIDE, addressed, button, fields, opening, together
from engine.core.parts import Pair
from engine.core.telling import Words
from engine.vineta.components import CARDS, FLOODS, waves
from engine.vineta.look.picks import district_text, first_part, flood_text, houses_by_district, second_part, sway_text
from engine.vineta.look.pieces import card, card_name, district_name, grouped, house
from engine.vineta.notation import PARTS
from engine.vineta.view import View


def form(view: View, seat: int, moves: Sequence[str], words: Words, name: str = "") -> str:
    """Return the form in which a seat makes its move.

    Its submit event carries `move`; `name` is said where several people share the device.
    """
    who = addressed(name, words)
    if view.phase == "card":
        return card_form(view, seat, moves, words, who)
    if isinstance(PARTS.get(view.phase), Pair):
        return pair_form(view, seat, moves, words, who)
    if view.phase in PARTS:
        return swap_form(view, seat, moves, words, who)
    return target_form(view, seat, moves, words, who)


def closing(text: str) -> str:
    """Return the line that says what is chosen, the button that sends the form, and its end."""
    return f'<p class="count" role="status"></p>{button(text)}</form>'


def card_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form in which a seat chooses a card of its hand."""
    held = dict(grouped(CARDS[each] for each in view.hands[seat] or ()))
    cards = "".join(card_pick(move, held.get(move, 1), words) for move in moves)
    fieldset = fields("cards", who + words["look.choose_card"], cards)
    return f"{opening('vi-form cards-form', seat)}{fieldset}{button(words['look.lay'])}</form>"


def card_pick(name: str, count: int, words: Words) -> str:
    """Return one card as a radio button: its picture, its name, how many there are, and what it does."""
    times = f" <b>×\u202f{count}</b>" if count > 1 else ""
    number = CARDS.index(name)
    does = words["look.does_flood"].format(waves=counted(words, "waves", waves(number))) if number < FLOODS else ""
    does = does or words[f"look.does_{name}"]
    return (
        f'<label class="pc"><input type="radio" name="move" value="{name}"><span class="pw" aria-hidden="true">'
        f"{card(name)}</span><span><b>{escape(card_name(name, words))}</b>{times}"
        f" <small>{escape(does)}</small></span></label>"
    )


def pick(value: str, square: str, inside: str, name: str = "move", kind: str = "radio") -> str:
    """Return one choice; `square` is the district that it means, "" for none."""
    place = f' data-squares="{square}"' if square else ""
    return f'<label class="pd"><input type="{kind}" name="{name}" value="{escape(value)}"{place}>{inside}</label>'


def target_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form in which a seat chooses a card's target where that is one district or one card."""
    texts: Mapping[str, Callable[[View, str, Words], str]] = {
        "flood": lambda seen, move, texts_: flood_text(seen, seat, move, texts_),
        "authority": sway_text,
        "calm": first_part,
    }
    tell = texts.get(view.phase, district_text)
    picks = "".join(pick(move, move[:2], f"<span>{escape(tell(view, move, words))}</span>") for move in moves)
    fieldset = fields("targets", who + words[f"look.choose_{view.phase}"], picks)
    return f"{opening('vi-form target-form', seat, DECIDE)}{fieldset}{closing(words[f'look.do_{view.phase}'])}"


def swap_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form in which a seat chooses the two districts that exchange their houses."""
    parts = PARTS[view.phase]
    names = dict.fromkeys(name for column in zip(*map(parts.split, moves), strict=True) for name in column)
    picks = "".join(
        pick(name, name, f"<span>{escape(district_text(view, name, words))}</span>", kind="checkbox") for name in names
    )
    fieldset = fields("targets", who + words["look.choose_relocation"], picks)
    start = opening("vi-form target-form", seat, DECIDE + together(parts, moves))
    return f"{start}{fieldset}{closing(words['look.do_relocation'])}"


def pair_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form of a move of two parts: a house or a card, and then where it goes."""
    parts = PARTS[view.phase]
    firsts, seconds = (list(dict.fromkeys(column)) for column in zip(*map(parts.split, moves), strict=True))
    ends = "".join(pick(end, end, f"<span>{escape(second_part(view, end, words))}</span>", "to") for end in seconds)
    first = fields("sources", who + words[f"look.choose_{view.phase}"], "".join(sources(view, firsts, words)))
    second = fields("ends", words[f"look.end_{view.phase}"], ends)
    start = opening("vi-form pair-form", seat, DECIDE + together(parts, moves))
    return f"{start}{first}{second}{closing(words[f'look.do_{view.phase}'])}"


def sources(view: View, firsts: Sequence[str], words: Words) -> Iterator[str]:
    """Return the first parts: cards of series, colours still to be placed, or houses by district."""
    if view.phase == "wind":
        yield from (pick(each, each[:2], f"<span>{escape(first_part(view, each, words))}</span>") for each in firsts)
        return
    for place, group in houses_by_district(firsts):
        head = f'<b aria-hidden="true">{escape(district_name(place, words))}</b>' if place else ""
        yield f'<div class="src">{head}{"".join(house_pick(view, each, words) for each in group)}</div>'


def house_pick(view: View, text: str, words: Words) -> str:
    """Return a house as a radio button: its drawing, and what it is called."""
    told = escape(first_part(view, text, words))
    return pick(text, text[2:], f'<span aria-hidden="true">{house(text[0])}</span><span class="vh">{told}</span>')
