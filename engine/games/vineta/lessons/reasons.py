"""What the course of Vineta adds to the events to tell why a touch is right: each a `Reason` of `core.course`."""

from collections.abc import Mapping, Sequence
from itertools import product

from engine.core.describe import with_minus_sign
from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import BORDERS
from engine.games.vineta.rules.components import AUTHORITY_WAVES, COLOURS, DISTRICTS, HOUSES, colour_count
from engine.games.vineta.rules.view import View


def sum_of_series(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `sum` what a series was worth, what is added or taken away, and what that makes: "4 − 7 = −3"."""
    laid = next(each for each in events if isinstance(each, (e.SeriesExtended, e.AuthorityLaid)))
    before = next(each.worth for each in view.series if DISTRICTS[each.district] == laid.district)
    sign = "\u2212" if laid.waves < 0 else "+"
    parts = (with_minus_sign(before), sign, str(abs(laid.waves)), "=", with_minus_sign(laid.worth))
    return {"sum": "\u00a0".join(parts)}


def waves_that_sink(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `sum` the waves of each card of the series that sinks its district, added up: "3 + 2 − 7 = −2"."""
    sunk = first_event_of(events, e.DistrictSunk)
    series = [each for each in view.series if sunk and DISTRICTS[each.district] == sunk.district]
    waves = [waves for each in series for _, waves in each.floods]
    waves += [card.waves for each in series for card in each.authority]
    if not sunk or sum(waves) != sunk.worth or len(waves) < 2:
        return {"sum": with_minus_sign(sunk.worth) if sunk else ""}
    first, *rest = waves
    parts = [with_minus_sign(first)]
    for each in rest:
        parts += ["\u2212" if each < 0 else "+", str(abs(each))]
    return {"sum": "\u00a0".join([*parts, "=", with_minus_sign(sunk.worth)])}


def sunk_neighbours(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `gap` the sunk districts beside the one on which a series is started."""
    started = first_event_of(events, e.SeriesStarted)
    beside = BORDERS[started.district] if started else ()
    return {"gap": [DISTRICTS[place] for place in view.sunk if DISTRICTS[place] in beside]}


def highest_after_current(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `highest` the district with the highest series after wind or calm, and as `sum` what that is worth."""
    highest = asked.highest_after_current(view, events)
    return {"highest": highest, "sum": asked.worths_after_current(view, events)[highest]}


def series_with_authority(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `series` what each is worth once authority is laid, the highest first, and which that is.

    `also`: another way to lay it by which the same is the highest, as a move; "" for none.
    """
    worths = sorted(asked.worths_with_authority(view, events).items(), key=lambda each: -each[1])
    laid, highest = first_event_of(events, e.AuthorityLaid), worths[0][0]
    before = {DISTRICTS[each.district]: each.worth for each in view.series}
    also = [
        f"{name}{sign}{AUTHORITY_WAVES}"
        for name, sign in product(before, "+-")
        if laid
        and (name, int(f"{sign}{AUTHORITY_WAVES}")) != (laid.district, laid.waves)
        and max(after := before | {name: before[name] + int(f"{sign}{AUTHORITY_WAVES}")}, key=after.__getitem__)
        == highest
    ]
    return {"series": worths, "highest": highest, "also": "".join(also[:1])}


def danger_anywhere(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `danger` whether any district is threatened."""
    return {"danger": bool(view.series)}


def first_and_last_taker(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return the seats that take the `first` house and the `last` one.

    `cards`: how many flood cards take houses, `again`: whether one takes a second house.
    """
    shared = first_event_of(events, e.HousesShared)
    if not shared:
        return {}
    cards = next(len(each.floods) for each in view.series if each.district == view.sunk[-1])
    return {"first": shared.takers[0], "last": shared.takers[-1], "cards": cards, "again": len(shared.takers) > cards}


def own_house_tile(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `own` the colour that the reader's tile names, and as `saved` the district."""
    colour, district = view.tiles[view.seat or 0]
    return {"own": COLOURS[colour], "saved": DISTRICTS[district]}


def turn_that_is_over(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `holder` the seat that opened its last round, and has the start player's token."""
    return {"holder": view.start}


def owner_of_authority(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `owner` the seat that laid authority."""
    return {"owner": asked.owner_of_authority(view)}


def houses_used(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return how many `players` there are, of how many `colours` the houses are, and how many that makes as `sum`."""
    colours = colour_count(view.players)
    return {"players": view.players, "colours": colours, "sum": colours * HOUSES}


def cards_held(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `held` how many cards the first seat has in hand."""
    return {"held": view.hand_sizes[0]}
