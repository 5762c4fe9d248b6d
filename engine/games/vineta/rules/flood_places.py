"""Where in their series flood cards were that a wind or a calm sea took: events name the card, but not its place."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.core.game import Event, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS, DistrictName

Card = tuple[Seat, int]
"""A flood card: its owner, and its waves."""
Row = tuple[Card, ...]
"""The flood cards of a series, in order."""
Table = tuple[Row, ...]
"""The series on each district, () for none."""
Places = tuple[int, ...]
"""The places in their series, from 0, of the flood cards that were taken."""

EMPTY: Final[Table] = ((),) * len(DISTRICTS)


def places_of_taken_flood_cards(log: Sequence[Event]) -> Places:
    """Return the place of each flood card that a wind or a calm sea took in a game of these events.

    Where cards of a series are alike, any of their places will do that agrees with all that was told later.
    """
    found: dict[Table, Places] = {EMPTY: ()}
    for event, after in pairwise((*log, Event(""))):
        if isinstance(event, (e.SeriesStarted, e.SeriesExtended)):
            card = event.seat, event.waves
            found = {with_card_added(table, event.district, card): places for table, places in found.items()}
        elif isinstance(event, (e.WindChanged, e.SeaCalmed)):
            first = isinstance(after, (e.ChipStayed, e.SeriesEnded))
            found = {
                left: (*places, place)
                for table, places in found.items()
                for place, left in tables_after_loss(table, event)
                if first == (place == 0)
            }
        elif isinstance(event, e.TurnCleared):
            found = {EMPTY: next(iter(found.values()))}
        else:
            found = {table: places for table, places in found.items() if does_table_agree(table, event, after)}
    return next(iter(found.values()))


def series_of(table: Table, district: DistrictName) -> Row:
    """Return the series on a district."""
    return table[DISTRICTS.index(district)]


def with_series(table: Table, district: DistrictName, row: Row) -> Table:
    """Return a table with another series on a district."""
    at = DISTRICTS.index(district)
    return (*table[:at], row, *table[at + 1 :])


def with_card_added(table: Table, district: DistrictName, card: Card) -> Table:
    """Return a table with one more card at the end of a series."""
    return with_series(table, district, (*series_of(table, district), card))


def tables_after_loss(table: Table, event: e.WindChanged | e.SeaCalmed) -> Iterator[tuple[int, Table]]:
    """Yield each place at which there is a card such as was taken, and the table after that."""
    card = event.owner, event.waves
    source = event.source if isinstance(event, e.WindChanged) else event.district
    row = series_of(table, source)
    for place, each in enumerate(row):
        if each == card:
            left = with_series(table, source, row[:place] + row[place + 1 :])
            yield place, with_card_added(left, event.target, card) if isinstance(event, e.WindChanged) else left


def does_table_agree(table: Table, event: Event, after: Event) -> bool:
    """Return whether an event, or the one after it, could be with these series on the table."""
    if isinstance(event, e.ChipStayed):
        return series_of(table, event.district)[0][0] == event.first
    if isinstance(event, e.DistrictSunk) and isinstance(after, e.HousesShared):
        order = [seat for seat, _ in series_of(table, event.district)]
        return all(seat == order[at % len(order)] for at, seat in enumerate(after.takers))
    return True
