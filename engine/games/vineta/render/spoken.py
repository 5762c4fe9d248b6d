"""A table in words for screen readers, and the meaning of each choice in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from engine.core.describe import Texts, with_minus_sign
from engine.core.game import Seat
from engine.core.render import counted_text, fact_in_words
from engine.games.vineta.render import pieces, untold
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import DISTRICTS, TURNS, District, waves_of_card
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import NO_CARD, Series, find_series
from engine.games.vineta.rules.view import ENDED, View

HAND: Final = "card hand"
"""The mark of a picture in which a card is to be touched in a hand; so begin the names of these pieces, too."""

ROUNDS_OPEN: Final = "rounds-open"
"""The mark of a picture that does not tell how many rounds the turn has."""

SUMS_OPEN: Final = "sums-open"
"""The mark of a picture that does not tell what series are worth, until they are compared."""


def are_sums_open(marks: Sequence[str]) -> bool:
    """Return whether a picture does not tell what series are worth."""
    return SUMS_OPEN in marks and not any(mark.startswith(("plate:", "sunk:")) for mark in marks)


def acting_seat_of_view(view: View) -> Seat | None:
    """Return the seat whose card is carried out, that places a house or chooses what sinks; None if there is none."""
    if view.phase in ("card", *ENDED) or is_round_over(view):
        return None
    return view.seats_to_move[0] if view.seats_to_move else None


def is_round_over(view: View) -> bool:
    """Return whether a round has just ended: all cards are carried out, and nobody chooses yet."""
    return view.phase == "between" and view.step == 0 and set(view.chosen) == {NO_CARD}


def status_heading_text(view: View, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()) -> str:
    """Return turn and round, and whose move it is."""
    if view.phase in ENDED or view.turn >= TURNS:
        return texts["render.when_over"]
    if view.phase == "house":
        done = counted_text(texts, "to_place", sum(view.reserve))
        return texts["render.when"].format(
            turn=texts["render.when_setup"], round=done, who=whose_move_text(view, texts, names)
        )
    turn = texts["render.turn_untold"] if "turn" in view.untold else turn_number_in_words(view, texts)
    return texts["render.when"].format(
        turn=turn, round=round_number_in_words(view, texts, marks), who=whose_move_text(view, texts, names)
    )


def turn_number_in_words(view: View, texts: Texts) -> str:
    """Return which turn of how many is under way."""
    return texts["render.when_turn"].format(turn=min(view.turn + 1, TURNS), turns=TURNS)


def round_number_in_words(view: View, texts: Texts, marks: Sequence[str] = ()) -> str:
    """Return which round of how many is played, ROUNDS_OPEN: of however many; after a tie there are extra ones."""
    over = is_round_over(view) or view.phase == "sink"
    if "round" in view.untold:
        return texts["render.round_untold"]
    # Once a district has sunk, none of the next turn's rounds is over yet: its first one comes.
    number = view.round if over and view.round else view.round + 1
    is_open = ROUNDS_OPEN in marks and "rounds" not in marks
    key = "when_open" if is_open else "when_extra" if number > view.rounds else "when_round"
    return texts[f"render.{key}"].format(round=number, rounds=view.rounds)


def whose_move_text(view: View, texts: Texts, names: Sequence[str]) -> str:
    """Return whose move it is, "" for nobody's or everybody's."""
    seat = acting_seat_of_view(view)
    return "" if seat is None or "player" in view.untold else texts["render.when_who"].format(name=names[seat])


def city_in_words(view: View, texts: Texts, names: Sequence[str]) -> str:
    """Return the city in words: what has sunk, and the pieces on each remaining district."""
    sentences = [
        district_facts_in_words(view, texts, place, names) for place in remaining_districts(frozenset(view.sunk))
    ]
    if view.sunk:
        gone = texts["render.and"].join(pieces.district_name(DISTRICTS[place], texts) for place in view.sunk)
        sentences.append(texts["render.sunk_said"].format(districts=gone))
    return " ".join(sentences)


def district_facts_in_words(view: View, texts: Texts, place: District, names: Sequence[str] = ()) -> str:
    """Return for screen readers a sentence with a district's name and all its facts; `names` by seat, for owners."""
    name = pieces.district_name(DISTRICTS[place], texts)
    facts = texts["render.parts"].join(district_fact_texts(view, texts, place, names))
    return texts["render.said"].format(name=name, facts=facts)


def district_fact_texts(view: View, texts: Texts, place: District, names: Sequence[str] = ()) -> Iterator[str]:
    """Yield phrases on a district above water: houses, coast, series and the like."""
    yield houses_on_district_in_words(view, texts, place)
    if place in view.coast:
        yield texts["render.coast"]
    series = find_series(view.series, place)
    if series:
        yield threat_in_words(view, series, texts, () if untold.is_chip_untold(view, series) else names)
    if place in view.quarantined:
        yield texts["render.in_quarantine"]


def houses_on_district_in_words(view: View, texts: Texts, place: District) -> str:
    """Return the houses on a district in words, or what of them is not told."""
    count = sum(view.houses[place])
    if untold.are_colours_untold(view, f"houses.{place}"):
        return counted_text(texts, "houses_any", count)
    if untold.are_houses_untold(view, place) and not count:
        return texts["render.houses_untold"]
    return fact_in_words(
        houses_by_colour_in_words(view.houses[place], texts), untold.are_houses_untold(view, place), texts
    )


def houses_by_colour_in_words(counts: Sequence[int], texts: Texts) -> str:
    """Return the houses of a district, or a seat's, in words."""
    return pieces.houses_in_words(pieces.colours_with_counts(counts), texts) or texts["render.no_house"]


def threat_in_words(view: View, series: Series, texts: Texts, names: Sequence[str]) -> str:
    """Return the phrase that a district is threatened, with how much, and by whom if `names` are given."""
    if not names:
        return texts["render.threatened"].format(worth=untold.worth_text(view, series))
    return texts["render.threatened_by"].format(name=names[series.chip], worth=untold.worth_text(view, series))


def series_in_words(view: View, series: Series, texts: Texts, names: Sequence[str]) -> str:
    """Return a series in a sentence: its cards in order, with their owners as far as told, and what it is worth."""
    floods = [
        ("floods", at, "?" if untold.are_waves_untold(view, series, at) else str(card.waves), card.seat)
        for at, card in untold.floods_told(view, series)
    ]
    authority = [
        (
            "authority",
            at,
            pieces.authority_name("?" if untold.is_side_untold(view, series, at) else f"{card.waves}", texts),
            card.seat,
        )
        for at, card in enumerate(series.authority)
    ]
    cards = [
        texts["render.of_seat"].format(
            card=card,
            name=texts["render.owner_untold"] if untold.is_owner_untold(view, series, kind, at) else names[seat],
        )
        for kind, at, card, seat in [*floods, *authority]
    ]
    cards += [texts["render.length_untold"]] * untold.is_length_untold(view, series)
    return texts["render.series_said"].format(
        district=pieces.district_name(DISTRICTS[series.district], texts),
        cards=texts["render.and"].join(cards),
        worth=untold.worth_text(view, series),
    )


def flood_effect_text(view: View, seat: Seat, move: str, texts: Texts) -> str:
    """Return the effect of a flood card on a district: a new series, or the new worth of the one there."""
    number = waves_of_card(view.chosen[seat])
    name = pieces.district_name(move, texts)
    there = find_series(view.series, DISTRICT_BY_NAME[move])
    if there is None:
        return texts["render.start_series"].format(district=name)
    key = "render.add_own" if there.chip == seat else "render.add_series"
    return texts[key].format(waves=number, district=name, worth=with_minus_sign(there.worth + number))


def authority_effect_text(view: View, move: str, texts: Texts) -> str:
    """Return the effect of an authority card on a series in words."""
    name, added = move[:2], int(move[2:])
    there = find_series(view.series, DISTRICT_BY_NAME[name])
    worth = there.worth if there else 0
    return texts["render.authority_laid"].format(
        district=pieces.district_name(name, texts),
        waves=with_minus_sign(added, "+"),
        old=with_minus_sign(worth),
        new=with_minus_sign(worth + added),
    )


def district_with_pieces_text(view: View, name: str, texts: Texts) -> str:
    """Return the label of a choice: a district by its name, with its houses, series and the like."""
    facts = texts["render.parts"].join(district_fact_texts(view, texts, DISTRICT_BY_NAME[name]))
    return texts["render.pick"].format(name=pieces.district_name(name, texts), facts=facts)


def target_district_text(view: View, name: str, texts: Texts) -> str:
    """Return a district that something goes to, with the series there."""
    there = find_series(view.series, DISTRICT_BY_NAME[name])
    district = pieces.district_name(name, texts)
    if there is None:
        return district
    return texts["render.pick"].format(
        name=district, facts=texts["render.threatened"].format(worth=with_minus_sign(there.worth))
    )


def moved_piece_text(view: View, text: str, texts: Texts) -> str:
    """Return the house or the flood card with which a move begins: "B:", "B:G1", "G1.2"."""
    if "." in text:
        name, _, place = text.partition(".")
        there = find_series(view.series, DISTRICT_BY_NAME[name])
        number = there.floods[int(place) - 1].waves if there else 0
        card = card_place_in_words(name, int(place), texts)
        return texts["render.card_waves"].format(card=card, waves=counted_text(texts, "waves", number))
    colour, _, district = text.partition(":")
    if not district:
        left = counted_text(texts, "left", view.reserve[COLOUR_BY_LETTER[colour]])
        return texts["render.pick"].format(name=pieces.house_name(colour, texts), facts=left)
    return texts["render.house_at"].format(
        house=pieces.house_name(colour, texts), district=pieces.district_name(district, texts)
    )


def card_place_in_words(district: str, place: int, texts: Texts) -> str:
    """Return the words for a card of a series by its place: "2nd card of green 1"."""
    return texts["render.card_at"].format(
        ordinal=ordinal_text(place, texts), district=pieces.district_name(district, texts)
    )


def ordinal_text(place: int, texts: Texts) -> str:
    """Return a place in an order: "2nd"."""
    key = f"render.ordinal_{place}" if f"render.ordinal_{place}" in texts else "render.ordinal"
    return texts[key].format(place=place)


def move_starts_by_district(firsts: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return pairs of a district and the first parts of the moves that name it; "" stands for no district."""
    ordered = sorted(firsts, key=lambda text: (DISTRICT_BY_NAME.get(text[2:], -1), COLOUR_BY_LETTER[text[0]]))
    return [(name, list(group)) for name, group in groupby(ordered, key=lambda text: text[2:])]
