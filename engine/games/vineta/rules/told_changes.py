"""What a correction makes different in Vineta at a real table, the weightiest first."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from engine.core.changed import Sentence, items_without, sentences_by_seat
from engine.core.following import SoFar
from engine.core.game import Event
from engine.games.vineta.rules import events as e


def changes_of_game(before: SoFar, now: SoFar) -> Iterator[Sequence[Sentence]]:
    """Yield what is otherwise: what sinks, who takes houses or puts them back, in which order, what series are worth.

    Sentences that belong together are yielded together.
    """
    was, is_, players = before.events, now.events, now.followed.players
    yield changes_of_sinking(was, is_)
    more, less = "told.changed.takes", "told.changed.gives_back"
    yield sentences_by_seat(houses_taken(is_, players), houses_taken(was, players), more, less)
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


def houses_taken(log: Sequence[Event], players: int) -> list[int]:
    """Return how many houses each seat has taken from districts that sank."""
    shared = [event.counts for event in log if isinstance(event, e.HousesShared)]
    return [sum(counts[seat] or 0 for counts in shared) for seat in range(players)]


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
