"""What else may lie on a table of Vineta of which nothing is told: districts under water, series, quarantines."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.schema import Path
from engine.core.situations import SEAT, Situation, with_assumed, with_values_at_keys
from engine.games.vineta.extra_told import untold_extra
from engine.games.vineta.owners import EXTRA_OWNERS, with_owners_that_fit
from engine.games.vineta.question_play import EXTRA, finished_round_count
from engine.games.vineta.rules.city import coastal_district_names
from engine.games.vineta.rules.components import DISTRICTS, LAST_ROUND, CardName, DistrictName

CITY: Final = ("sunk", "houses", "series", "quarantined")
"""The keys of a position for what lies on the districts."""

MOST_SUNK: Final = 3
"""So many districts are tried under water: the innermost can be on the coast by then."""

FEW: Final = 2
"""With fewer series, nobody has asked which of them is highest: others are not told."""

ALONE: Final = "alone"
"""Among the moves: the box that is ticked where no other district is threatened."""

DANGER: Final = ("rescue", "hope")
"""The cards of which it hangs on the threatened districts where houses come from, or go to."""

Besides = tuple[Mapping[Path, str], Situation]
"""What else lies there, by its places, and the table with it."""


def besides_card(situation: Situation) -> Iterator[Besides]:
    """Yield what may lie there besides, where a card is asked about; on an untold city, series and quarantines, too."""
    yield from sunk_besides(situation)
    if situation.moves.get("card") in EXTRA:
        yield from extra_besides(situation)
        if "round" not in situation.position:
            yield {"first": ""}, with_owners_that_fit(with_values_at_keys(situation, round=LAST_ROUND - 1))
        return
    empty = not any(situation.position.get(key) for key in CITY)
    if is_danger_open(situation):
        place = "rival" if situation.position.get("series") else "series"
        yield from (({f"{place}.{name}": ""}, table) for name, table in series_on_coast(situation))
    elif empty and ALONE not in situation.moves:
        yield from (({f"series.{name}": "other"}, table) for name, table in series_on_coast(situation))
    if empty:
        yield from quarantined_besides(situation)


def is_danger_open(situation: Situation) -> bool:
    """Return whether a card is asked about that hangs on what is threatened, and that may be more than is told."""
    return does_card_ask_for_danger(situation) and ALONE not in situation.moves


def does_card_ask_for_danger(situation: Situation) -> bool:
    """Return whether a card is asked about that hangs on what is threatened, of which little or nothing is told."""
    return situation.moves.get("card") in DANGER and may_be_alone(situation)


def may_be_alone(situation: Situation) -> bool:
    """Return whether so few series are told that there may be others."""
    return len(situation.position.get("series", ())) < FEW


def besides_sinking(situation: Situation) -> Iterator[Besides]:
    """Yield what may lie there besides, where it is asked what sinks: other series, and cards beside the board."""
    if may_be_alone(situation) and ALONE not in situation.moves:
        yield from (({f"rival.{name}": ""}, table) for name, table in series_on_coast(situation))
    yield from extra_besides(situation) if "round" in situation.position else unfinished_besides(situation)


def unfinished_besides(situation: Situation) -> Iterator[Besides]:
    """Yield the turn before its last round: as long as the cards that change the number of rounds can make it."""
    longest = with_more_extra(situation, "more", situation.players) if "more" in untold_extra(situation) else situation
    for over in range(1, finished_round_count(longest)):
        yield {"round": ""}, with_owners_that_fit(with_values_at_keys(longest, round=over))


def sunk_besides(situation: Situation) -> Iterator[Besides]:
    """Yield the districts that may have sunk, in every order: none on which something is told, or is asked about."""
    if situation.position.get("sunk"):
        return
    told = {each["district"] for each in situation.position.get("series", ())}
    told |= {*situation.position.get("houses", {}), *situation.position.get("quarantined", ())}
    told |= {*situation.moves.values()}
    for sunk in sinking_orders(()):
        if not told.intersection(sunk):
            yield {f"sunk.{name}": "sunk" for name in sunk}, with_values_at_keys(situation, sunk=[*sunk])


def sinking_orders(sunk: Sequence[DistrictName]) -> Iterator[Sequence[DistrictName]]:
    """Yield each set of up to MOST_SUNK districts that can have sunk after these, the small ones first, in an order."""
    found, orders = set[frozenset[str]](), [tuple(sunk)]
    while orders:
        longer = [(*order, name) for order in orders for name in coastal_district_names(order) if name not in order]
        orders = []
        for order in longer:
            if frozenset(order) not in found and len(order) <= MOST_SUNK:
                found.add(frozenset(order))
                orders.append(order)
        yield from orders


def series_on_coast(situation: Situation) -> Iterator[tuple[DistrictName, Situation]]:
    """Yield each other coastal district with a series on it, of somebody who has none and does not ask."""
    series = situation.position.get("series", [])
    threatened, asks = {each["district"] for each in series}, situation.moves.get(SEAT, "")
    chips = {each.get("chip", int(each["floods"][0].partition(":")[0])) for each in series if each["floods"]}
    free = [seat for seat in situation.seats if seat not in chips and str(seat) != asks]
    for name in coastal_district_names(situation.position.get("sunk", ())) if free else ():
        if name not in threatened:
            more = [*series, {"district": name, "floods": [f"{free[0]}:f4"]}]
            yield name, with_values_at_keys(situation, series=more)


def quarantined_besides(situation: Situation) -> Iterator[Besides]:
    """Yield each district in quarantine."""
    for name in DISTRICTS:
        yield {f"quarantined.{name}": ""}, with_values_at_keys(situation, quarantined=[name])


def extra_besides(situation: Situation) -> Iterator[Besides]:
    """Yield cards that make the turn longer, or shorter, of each kind of which it is not told how many there are."""
    untold = untold_extra(situation)
    for card in untold:
        for count in range(1, situation.players + 1):
            place = "extra" if len(untold) == len(EXTRA) else card
            yield {place: ""}, with_more_extra(situation, card, count)


def with_more_extra(situation: Situation, card: CardName, count: int) -> Situation:
    """Return the situation with this many of a card beside the board, of any seats that may have laid them."""
    laid = [*situation.position.get("extra", ()), *[f"0:{card}"] * count]
    return with_owners_that_fit(with_assumed(with_values_at_keys(situation, extra=laid), [EXTRA_OWNERS]))
