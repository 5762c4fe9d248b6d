"""What a choice means, in words: a target of a card, and the parts that it is put together of."""

from collections.abc import Sequence
from itertools import groupby

from engine.core.describe import Texts, minus
from engine.core.game import Seat
from engine.core.render import counted
from engine.games.vineta.render.pieces import district_name, house_name
from engine.games.vineta.render.spoken import district_facts
from engine.games.vineta.rules.components import COLOURS, waves
from engine.games.vineta.rules.notation import NUMBER
from engine.games.vineta.rules.state import find_series
from engine.games.vineta.rules.view import View


def flood_text(view: View, seat: Seat, move: str, texts: Texts) -> str:
    """Return what a flood card on a district means: a new series, or what one is worth with it."""
    number = waves(view.chosen[seat])
    name = district_name(move, texts)
    there = find_series(view.series, NUMBER[move])
    if there is None:
        return texts["render.start_series"].format(district=name)
    key = "render.add_own" if there.chip == seat else "render.add_series"
    return texts[key].format(waves=number, district=name, worth=minus(there.worth + number))


def sway_text(view: View, move: str, texts: Texts) -> str:
    """Return what an authority card means for a series."""
    name, added = move[:2], int(move[2:])
    there = find_series(view.series, NUMBER[name])
    worth = there.worth if there else 0
    return texts["render.sway"].format(
        district=district_name(name, texts), waves=minus(added, "+"), old=minus(worth), new=minus(worth + added)
    )


def district_text(view: View, name: str, texts: Texts) -> str:
    """Return a district with all that stands on it."""
    facts = texts["render.parts"].join(district_facts(view, texts, NUMBER[name]))
    return texts["render.pick"].format(name=district_name(name, texts), facts=facts)


def second_part(view: View, name: str, texts: Texts) -> str:
    """Return a district that something goes to, with the series there."""
    there = find_series(view.series, NUMBER[name])
    district = district_name(name, texts)
    if there is None:
        return district
    return texts["render.pick"].format(name=district, facts=texts["render.threatened"].format(worth=minus(there.worth)))


def first_part(view: View, text: str, texts: Texts) -> str:
    """Return the house or the flood card with which a move begins: "B:", "B:G1", "G1.2"."""
    if "." in text:
        name, _, place = text.partition(".")
        there = find_series(view.series, NUMBER[name])
        number = there.floods[int(place) - 1].waves if there else 0
        card = card_at(name, int(place), texts)
        return texts["render.card_waves"].format(card=card, waves=counted(texts, "waves", number))
    colour, _, district = text.partition(":")
    if not district:
        left = counted(texts, "left", view.reserve[COLOURS.index(colour)])
        return texts["render.pick"].format(name=house_name(colour, texts), facts=left)
    return texts["render.house_at"].format(house=house_name(colour, texts), district=district_name(district, texts))


def card_at(district: str, place: int, texts: Texts) -> str:
    """Return which card of a series: "2nd card of green 1"."""
    return texts["render.card_at"].format(ordinal=ordinal(place, texts), district=district_name(district, texts))


def ordinal(place: int, texts: Texts) -> str:
    """Return a place in an order: "2nd"."""
    key = f"render.ordinal_{place}" if f"render.ordinal_{place}" in texts else "render.ordinal"
    return texts[key].format(place=place)


def houses_by_district(firsts: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the first parts of moves by their district, "" for those without one."""
    ordered = sorted(firsts, key=lambda text: (NUMBER.get(text[2:], -1), COLOURS.index(text[0])))
    return [(name, list(group)) for name, group in groupby(ordered, key=lambda text: text[2:])]
