"""Previews of a chosen move: drawings of what it would change in the city."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.core.describe import Texts, with_minus_sign
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.games.vineta.render.after import city_after_move
from engine.games.vineta.render.map import plate_drawing
from engine.games.vineta.render.pieces import symbol_name_of_houses, use
from engine.games.vineta.render.places import Point, house_place, piece_places_on_district
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, EVERY_COLOUR, EVERY_DISTRICT, Colour, District
from engine.games.vineta.rules.state import Series, find_series
from engine.games.vineta.rules.view import PhaseName, View

Drawn = Iterator[Html]


def preview_move(view: View, seat: Seat, move: str, _texts: Texts) -> Html:
    """Return the preview of a card's target, a placed house or a sinking district; NOTHING for the choice of a card."""
    meant = notation.parse_target_text(move)
    if isinstance(meant, int) and view.phase in _SIGNS:
        return fragment(_SIGNS[view.phase](view, meant))
    return fragment(preview_changes(view, city_after_move(view, seat, move)))


def preview_quarantine(view: View, district: District) -> Drawn:
    """Yield the quarantine sign where it would lie in the district."""
    yield use(f"i{DISTRICTS[district]}", kind="v-qn")
    yield use("quarantined", *piece_places_on_district(district, view.colours).sign)


def preview_sinking(_view: View, district: District) -> Drawn:
    """Yield the district under water."""
    yield use(f"u{DISTRICTS[district]}", kind="m-tide")


def preview_changes(view: View, after: View) -> Drawn:
    """Yield the series and houses of a city that differ from those that it has; series that end have their chip ringed.

    A new series has its god chip.
    """
    for old in view.series:
        if not find_series(after.series, old.district):
            yield ring_around_piece_drawing(piece_places_on_district(old.district, view.colours).chip)
    yield from (chip_with_new_worth_drawing(view, series) for series in after.series if series not in view.series)
    for district, counts in zip(EVERY_DISTRICT, after.houses, strict=True):
        for colour, count in zip(EVERY_COLOUR, counts, strict=True):
            if count != view.houses[district][colour]:
                yield from preview_changed_houses(view, district, colour, count)


def chip_with_new_worth_drawing(view: View, after: Series) -> Html:
    """Return the god chip of a series with the worth that it would have, after the one it has, told beside the map."""
    where, before = piece_places_on_district(after.district, view.colours), find_series(view.series, after.district)
    worth = (each.worth for each in (before, after) if each)
    text = "\u202f→\u202f".join(map(with_minus_sign, worth))
    plate = plate_drawing(text, where.chip, where.plate, "m-plate")
    return fragment(tag("g", plate, data_worth_of=DISTRICTS[after.district]), use(f"g{after.chip}", *where.chip))


def preview_changed_houses(view: View, district: District, colour: Colour, count: int) -> Drawn:
    """Yield the houses of a colour on a district whose number changes; a ring where none would be left."""
    x, y = house_place(view, district, colour)
    yield ring_around_piece_drawing((x, y - 0.5), "m-house" if count else "m-ghost")
    if count:
        yield use(symbol_name_of_houses(COLOURS[colour], count), x, y)


def ring_around_piece_drawing(point: Point, kind: str = "m-ghost") -> Html:
    """Return a ring around a house or a god chip."""
    x, y = point
    return tag("circle", class_=kind, cx=x, cy=y, r=12)


_SIGNS: Final[Mapping[PhaseName, Callable[[View, District], Drawn]]] = {
    "quarantine": preview_quarantine,
    "sink": preview_sinking,
}
