"""What a correction makes different in Vineta at a real table, the weightiest first."""

from collections.abc import Iterator, Sequence
from itertools import product, zip_longest

from engine.core.changed import Sentence, items_without
from engine.core.following import SoFar
from engine.core.game import Event, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import house_counts_on_district


def changes_of_game(before: SoFar, now: SoFar) -> Iterator[Sequence[Sentence]]:
    """Yield what is otherwise: what sinks, who takes houses or puts them back, in which order, what series are worth.

    Sentences that belong together are yielded together.
    """
    was, is_ = before.events, now.events
    yield changes_of_sinking(was, is_)
    yield [*changes_of_houses(before, now)]
    yield [*changes_of_order(was, is_)]
    yield [*changes_of_waves(was, is_)]


def changes_of_sinking(before: Sequence[Event], now: Sequence[Event]) -> list[Sentence]:
    """Return which districts sink, and which do not."""
    was, is_ = ([event.district for event in log if isinstance(event, e.DistrictSunk)] for log in (before, now))
    found = []
    for sunk, spared in zip_longest(items_without(is_, was), items_without(was, is_)):
        if sunk and spared:
            found.append(Sentence("told.changed.sinks_instead", {"district": sunk, "other": spared}))
        elif sunk:
            found.append(Sentence("told.changed.sinks", {"district": sunk}))
        else:
            found.append(Sentence("told.changed.stays", {"district": spared}))
    return found


def shares_by_district(log: Sequence[Event], players: int) -> dict[str, tuple[int, ...]]:
    """Return of each district that sank how many houses each seat took from it; () where they left the game."""
    found, district = dict[str, tuple[int, ...]](), ""
    for event in log:
        if isinstance(event, e.DistrictSunk):
            district = event.district
            found[district] = (0,) * players
        elif isinstance(event, e.HousesShared) and district:
            found[district] = tuple(count or 0 for count in event.counts)
        elif isinstance(event, e.HousesLost):
            found[district] = ()
        elif isinstance(event, e.TurnCleared):
            district = ""
    return found


def changes_of_houses(before: SoFar, now: SoFar) -> Iterator[Sentence]:
    """Yield what people do with houses that lie before them: put them back, give them on, take others.

    Those of a district that sinks all the same go from one player to another; nothing is put back on it. Where only
    points are told nothing is to be done: the houses are where they are.
    """
    players = now.followed.players
    was, is_ = (shares_by_district(each.events, players) for each in (before, now))
    for district in (each for each in was if each not in is_):
        for seat, count in enumerate(was[district]):
            if count:
                yield back_on_plan(seat, count, district, before, now)
    kept = [0] * players
    for district in (each for each in was if each in is_):
        if was[district] and not is_[district]:
            for seat, count in enumerate(was[district]):
                if count:
                    yield Sentence("told.changed.out_of_game", {"seat": seat, "count": count})
        else:
            had = was[district] or (0,) * players
            kept = [sum(each) for each in zip(kept, is_[district] or had, (-count for count in had), strict=True)]
    yield from houses_given(kept)
    for district in (each for each in is_ if each not in was):
        for seat, count in enumerate(is_[district]):
            if count:
                yield Sentence("told.changed.takes_from", {"seat": seat, "count": count, "district": district})


def back_on_plan(seat: Seat, count: int, district: str, before: SoFar, now: SoFar) -> Sentence:
    """Return that a seat puts houses of a district back; on it, where it is known to have all its houses again."""
    had = sum(
        event.houses for event in before.events if isinstance(event, e.DistrictSunk) and event.district == district
    )
    has = sum(house_counts_on_district(now.followed.state, DISTRICT_BY_NAME[district]))
    if had == has:
        return Sentence("told.changed.back_on", {"seat": seat, "count": count, "district": district})
    return Sentence("told.changed.gives_back", {"seat": seat, "count": count})


def houses_given(differences: Sequence[int]) -> Iterator[Sentence]:
    """Yield who gives houses to whom, by how many each has more or less; others come and go elsewhere."""
    more = {seat: count for seat, count in enumerate(differences) if count > 0}
    less = {seat: -count for seat, count in enumerate(differences) if count < 0}
    for seat, other in product(less, more):
        if given := min(less[seat], more[other]):
            less[seat] -= given
            more[other] -= given
            yield Sentence("told.changed.gives", {"seat": seat, "count": given, "other": other})
    yield from (Sentence("told.changed.gives_back", {"seat": seat, "count": n}) for seat, n in less.items() if n)
    yield from (Sentence("told.changed.takes", {"seat": seat, "count": n}) for seat, n in more.items() if n)


def takers_by_district(log: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """Return of each district that sank who took its houses, in order, as far as it was told."""
    found, district = dict[str, tuple[int, ...]](), ""
    for event in log:
        if isinstance(event, e.DistrictSunk):
            district = event.district
        elif isinstance(event, e.HousesShared):
            found[district] = event.takers
    return found


def changes_of_order(before: Sequence[Event], now: Sequence[Event]) -> Iterator[Sentence]:
    """Yield in which order houses are taken."""
    was = takers_by_district(before)
    for district, takers in takers_by_district(now).items():
        others = was.get(district, ())
        if others and takers and takers != others:
            yield Sentence("told.changed.order", {"district": district, "takers": takers, "others": others})
        elif not others and len({*takers}) > 1:
            yield Sentence("told.changed.order_new", {"district": district, "takers": takers})


def changes_of_waves(before: Sequence[Event], now: Sequence[Event]) -> Iterator[Sentence]:
    """Yield what the series of a turn were worth, where they were compared as often as before."""
    was, is_ = ([event.series for event in log if isinstance(event, e.SeriesCompared)] for log in (before, now))
    if len(was) == len(is_):
        for others, series in zip(was, is_, strict=True):
            if series and others and series != others:
                yield Sentence("told.changed.waves", {"series": series, "others": others})
