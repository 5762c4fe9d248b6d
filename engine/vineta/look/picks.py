"""What a choice means, in words: a target of a card, and the parts that it is put together of."""

from collections.abc import Sequence
from itertools import groupby

from engine.core.drawing import counted
from engine.core.telling import Words, minus
from engine.vineta.components import COLOURS, waves
from engine.vineta.look.pieces import district_name, house_name
from engine.vineta.look.told import district_facts
from engine.vineta.notation import NUMBER
from engine.vineta.state import find_series
from engine.vineta.view import View


def flood_text(view: View, seat: int, move: str, words: Words) -> str:
    """Return what a flood card on a district means: a new series, or what one is worth with it."""
    number = waves(view.chosen[seat])
    name = district_name(move, words)
    there = find_series(view.series, NUMBER[move])
    if there is None:
        return words["look.start_series"].format(district=name)
    key = "look.add_own" if there.chip == seat else "look.add_series"
    return words[key].format(waves=number, district=name, worth=minus(there.worth + number))


def sway_text(view: View, move: str, words: Words) -> str:
    """Return what an authority card means for a series."""
    name, added = move[:2], int(move[2:])
    there = find_series(view.series, NUMBER[name])
    worth = there.worth if there else 0
    return words["look.sway"].format(
        district=district_name(name, words), waves=minus(added, "+"), old=minus(worth), new=minus(worth + added)
    )


def district_text(view: View, name: str, words: Words) -> str:
    """Return a district with all that stands on it."""
    facts = words["look.parts"].join(district_facts(view, words, NUMBER[name]))
    return words["look.pick"].format(name=district_name(name, words), facts=facts)


def second_part(view: View, name: str, words: Words) -> str:
    """Return a district that something goes to, with the series there."""
    there = find_series(view.series, NUMBER[name])
    told = district_name(name, words)
    if there is None:
        return told
    return words["look.pick"].format(name=told, facts=words["look.threatened"].format(worth=minus(there.worth)))


def first_part(view: View, text: str, words: Words) -> str:
    """Return the house or the flood card with which a move begins: "B:", "B:G1", "G1.2"."""
    if "." in text:
        name, _, place = text.partition(".")
        there = find_series(view.series, NUMBER[name])
        number = there.floods[int(place) - 1].waves if there else 0
        told = counted(words, "waves", number)
        return words["look.card_waves"].format(card=card_at(name, int(place), words), waves=told)
    colour, _, district = text.partition(":")
    if not district:
        left = counted(words, "left", view.reserve[COLOURS.index(colour)])
        return words["look.pick"].format(name=house_name(colour, words), facts=left)
    return words["look.house_at"].format(house=house_name(colour, words), district=district_name(district, words))


def card_at(district: str, place: int, words: Words) -> str:
    """Return which card of a series: "2nd card of green 1"."""
    return words["look.card_at"].format(ordinal=ordinal(place, words), district=district_name(district, words))


def ordinal(place: int, words: Words) -> str:
    """Return a place in an order: "2nd"."""
    key = f"look.ordinal_{place}" if f"look.ordinal_{place}" in words else "look.ordinal"
    return words[key].format(place=place)


def houses_by_district(firsts: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the first parts of moves by their district, "" for those without one."""
    ordered = sorted(firsts, key=lambda text: (NUMBER.get(text[2:], -1), COLOURS.index(text[0])))
    return [(name, list(group)) for name, group in groupby(ordered, key=lambda text: text[2:])]
