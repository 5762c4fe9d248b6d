"""What is drawn of a table, in words."""

from collections.abc import Iterator, Sequence

from engine.core.drawing import counted
from engine.core.telling import Words, minus
from engine.vineta.city import remaining
from engine.vineta.components import CARDS, COLOURS, DISTRICTS, TURNS
from engine.vineta.look.pieces import card_counts, card_name, district_name, house_counts, house_name, present
from engine.vineta.scoring import bonus, house_points
from engine.vineta.state import NO_CARD, Series, find_series
from engine.vineta.view import FACE_DOWN, UNSEEN, View


def acting_seat(view: View) -> int | None:
    """Return whose card is carried out now, or who places a house or chooses what sinks; None for nobody."""
    if view.phase in ("card", "over") or round_over(view):
        return None
    return view.owing[0] if view.owing else None


def round_over(view: View) -> bool:
    """Return whether a round has just ended: all cards are carried out, and nobody chooses yet."""
    return view.phase == "between" and view.step == 0 and set(view.chosen) == {NO_CARD}


def heading(view: View, words: Words, names: Sequence[str]) -> str:
    """Return turn and round, and whose move it is."""
    if view.phase == "over":
        return words["look.when_over"]
    if view.phase == "house":
        done = counted(words, "to_place", sum(view.reserve))
        return words["look.when"].format(turn=words["look.when_setup"], round=done, who=waiting(view, words, names))
    turn = words["look.when_turn"].format(turn=min(view.turn + 1, TURNS), turns=TURNS)
    return words["look.when"].format(turn=turn, round=round_said(view, words), who=waiting(view, words, names))


def round_said(view: View, words: Words) -> str:
    """Return which round of how many is played; those beyond, after a tie, are extra ones."""
    over = round_over(view) or view.phase == "sink"
    number = view.round if over else view.round + 1
    key = "when_extra" if number > view.rounds else "when_round"
    return words[f"look.{key}"].format(round=number, rounds=view.rounds)


def waiting(view: View, words: Words, names: Sequence[str]) -> str:
    """Return whose move it is, "" for nobody's or everybody's."""
    seat = acting_seat(view)
    return "" if seat is None else words["look.when_who"].format(name=names[seat])


def city_said(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the city in words: what has sunk, and what stands on each district that is left."""
    told = [district_said(view, words, place, names) for place in remaining(frozenset(view.sunk))]
    if view.sunk:
        gone = words["look.and"].join(district_name(DISTRICTS[place], words) for place in view.sunk)
        told.append(words["look.sunk_said"].format(districts=gone))
    return " ".join(told)


def district_said(view: View, words: Words, place: int, names: Sequence[str] = ()) -> str:
    """Return one district in a sentence."""
    name = district_name(DISTRICTS[place], words)
    facts = words["look.parts"].join(district_facts(view, words, place, names))
    return words["look.said"].format(name=name, facts=facts)


def district_facts(view: View, words: Words, place: int, names: Sequence[str] = ()) -> Iterator[str]:
    """Return what there is to know of a district that has not sunk."""
    yield houses_said(view.houses[place], words)
    if place in view.coast:
        yield words["look.coast"]
    series = find_series(view.series, place)
    if series:
        yield threat_said(series, words, names)
    if place in view.quarantined:
        yield words["look.in_quarantine"]


def houses_said(counts: Sequence[int], words: Words) -> str:
    """Return the houses of a district, or a seat's, in words."""
    return house_counts(present(counts), words) or words["look.no_house"]


def threat_said(series: Series, words: Words, names: Sequence[str]) -> str:
    """Return that a district is threatened, by whom if names are known, and with how much."""
    if not names:
        return words["look.threatened"].format(worth=minus(series.worth))
    return words["look.threatened_by"].format(name=names[series.chip], worth=minus(series.worth))


def series_said(series: Series, words: Words, names: Sequence[str]) -> str:
    """Return a series in a sentence: its cards in order, and what it is worth."""
    cards = [words["look.of_seat"].format(card=each.waves, name=names[each.seat]) for each in series.floods]
    cards += [
        words["look.of_seat"].format(
            card=f"{card_name('authority', words)} {minus(each.waves, '+')}", name=names[each.seat]
        )
        for each in series.authority
    ]
    return words["look.series_said"].format(
        district=district_name(DISTRICTS[series.district], words),
        cards=words["look.and"].join(cards),
        worth=minus(series.worth),
    )


def chip_at(view: View, seat: int) -> str:
    """Return the district on which a seat's god chip lies, "" for none."""
    return next((DISTRICTS[each.district] for each in view.series if each.chip == seat), "")


def seat_said(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Return all that lies before a seat, in one sentence."""
    facts = words["look.parts"].join(filter(None, seat_facts(view, words, seat)))
    return words["look.said"].format(name=names[seat], facts=facts)


def seat_facts(view: View, words: Words, seat: int) -> Iterator[str]:
    """Return what there is to know of a seat; "" for what there is not."""
    yield words["look.starts"] if seat == view.start and view.phase != "over" else ""
    yield words["look.opens"] if opens(view, seat) else ""
    yield points_said(view, words, seat) if view.phase == "over" else ""
    yield chip_said(view, words, seat)
    yield chosen_said(view, words, seat)
    for owner, card in view.extra:
        yield words["look.lies"].format(card=card_name(CARDS[card], words)) if owner == seat else ""
    yield hand_said(view, words, seat)
    yield counted(words, "pile", view.piles[seat])
    yield counted(words, "discards", len(view.discards[seat]))
    yield taken_said(view, words, seat)
    yield tiles_said(view, words, seat)


def opens(view: View, seat: int) -> bool:
    """Return whether the wooden disc lies before a seat: it opened the turn."""
    return seat == view.opener and view.phase not in ("house", "over")


def chip_said(view: View, words: Words, seat: int) -> str:
    """Return where a god chip lies."""
    placed = chip_at(view, seat)
    return words["look.chip_on"].format(district=district_name(placed, words)) if placed else words["look.chip_free"]


def chosen_said(view: View, words: Words, seat: int) -> str:
    """Return the card before a seat, "" for none."""
    chosen = view.chosen[seat]
    if chosen == NO_CARD:
        return ""
    if chosen == FACE_DOWN:
        return words["look.face_down"]
    return words["look.chosen"].format(card=card_name(CARDS[chosen], words))


def hand_said(view: View, words: Words, seat: int) -> str:
    """Return the hand of a seat: its cards where they are seen, else their number."""
    hand = view.hands[seat]
    if not hand:
        return counted(words, "hand", view.hand_sizes[seat])
    return words["look.hand_seen"].format(cards=card_counts((CARDS[card] for card in hand), words))


def taken_said(view: View, words: Words, seat: int) -> str:
    """Return the houses that a seat has taken, "" for none."""
    total = sum(view.taken[seat])
    if not total:
        return ""
    return counted(words, "taken", total, colours=houses_said(view.taken[seat], words))


def tiles_said(view: View, words: Words, seat: int) -> str:
    """Return the tiles of a seat, as far as they are seen."""
    if view.tiles[seat] == UNSEEN:
        return words["look.tiles_hidden"]
    colour, district = view.tiles[seat]
    return words["look.tiles_said"].format(
        house=house_name(COLOURS[colour], words), district=district_name(DISTRICTS[district], words)
    )


def points_said(view: View, words: Words, seat: int) -> str:
    """Return the points of a seat at the end."""
    return counted(words, "points", points(view, seat))


def points(view: View, seat: int) -> int:
    """Return the points of a seat at the end, when all tiles are seen."""
    (last,) = remaining(frozenset(view.sunk))
    colour, district = view.tiles[seat]
    return house_points(view.houses[last][colour], sum(view.taken[seat])) + bonus(last, district)
