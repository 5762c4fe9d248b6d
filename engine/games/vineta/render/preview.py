"""Previews of a chosen move: drawings of what it would change in the city."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.core.describe import Texts, with_minus_sign
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.games.vineta.render.map import plate_drawing
from engine.games.vineta.render.pieces import symbol_name_of_houses, use
from engine.games.vineta.render.places import Point, house_place, piece_places_on_district
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, EVERY_COLOUR, Colour, District, waves_of_card
from engine.games.vineta.rules.notation import AuthorityMove, CardAt, CardMove, House, HouseMove, Relocation
from engine.games.vineta.rules.state import Authority, Flood, Series, find_series
from engine.games.vineta.rules.view import PhaseName, View

Drawn = Iterator[Html]


def preview_move(view: View, seat: Seat, move: str, _texts: Texts) -> Html:
    """Return the preview of a card's target, a placed house or a sinking district; NOTHING for the choice of a card."""
    meant = notation.parse_target_text(move)
    if isinstance(meant, int):
        return fragment(_OF_DISTRICT[view.phase](view, seat, meant))
    return fragment(_PREVIEWS[type(meant)](view, seat, meant)) if meant else fragment()


def preview_flood(view: View, seat: Seat, district: District) -> Drawn:
    """Yield the series on a district with the flood card in hand; a new one with its god chip."""
    flood = Flood(seat, waves_of_card(view.chosen[seat]))
    old = find_series(view.series, district) or Series(district, seat, ())
    yield chip_with_new_worth_drawing(view, old._replace(floods=(*old.floods, flood)))


def preview_quarantine(view: View, _seat: Seat, district: District) -> Drawn:
    """Yield the quarantine sign where it would lie in the district."""
    yield use(f"i{DISTRICTS[district]}", kind="v-qn")
    yield use("quarantined", *piece_places_on_district(district, view.colours).sign)


def preview_sinking(_view: View, _seat: Seat, district: District) -> Drawn:
    """Yield the district under water."""
    yield use(f"u{DISTRICTS[district]}", kind="m-tide")


def preview_placed_house(view: View, _seat: Seat, move: House) -> Drawn:
    """Yield a house where the chosen move would put it."""
    yield from preview_changed_houses(view, move.district, {move.colour: 1})


def preview_moved_house(view: View, _seat: Seat, move: HouseMove) -> Drawn:
    """Yield a house where the chosen move would put it, and the place it leaves."""
    yield from preview_changed_houses(view, move.source, {move.colour: -1})
    yield from preview_changed_houses(view, move.target, {move.colour: 1})


def preview_swap(view: View, _seat: Seat, move: Relocation) -> Drawn:
    """Yield the houses of two districts, exchanged."""
    one, other = view.houses[move.one], view.houses[move.other]
    more = {colour: theirs - ours for colour, ours, theirs in zip(EVERY_COLOUR, one, other, strict=True)}
    yield from preview_changed_houses(view, move.one, more)
    yield from preview_changed_houses(view, move.other, {colour: -each for colour, each in more.items()})


def preview_authority(view: View, seat: Seat, move: AuthorityMove) -> Drawn:
    """Yield the worth that a series would have with an authority card."""
    old = find_series(view.series, move.district)
    if old:
        yield chip_with_new_worth_drawing(view, old._replace(authority=(*old.authority, Authority(seat, move.waves))))


def preview_calm_sea(view: View, _seat: Seat, move: CardAt) -> Drawn:
    """Yield the worth that a series would have without one of its flood cards."""
    yield from preview_series_without_card(view, move.district, move.place)


def preview_changing_wind(view: View, _seat: Seat, move: CardMove) -> Drawn:
    """Yield the worth that two series would have once a flood card has gone from one to the other."""
    old, new = (find_series(view.series, district) for district in (move.district, move.target))
    if old and new:
        yield from preview_series_without_card(view, move.district, move.place)
        yield chip_with_new_worth_drawing(view, new._replace(floods=(*new.floods, old.floods[move.place])))


def preview_series_without_card(view: View, district: District, place: int) -> Drawn:
    """Yield the chip with the worth of a series without one flood card, or the chip ringed if the series would end."""
    old = find_series(view.series, district)
    if old:
        left = old._replace(floods=old.floods[:place] + old.floods[place + 1 :])
        yield (
            chip_with_new_worth_drawing(view, left)
            if left.floods
            else ring_around_piece_drawing(piece_places_on_district(district, view.colours).chip)
        )


def chip_with_new_worth_drawing(view: View, after: Series) -> Html:
    """Return the god chip of a series with the worth that it would have, after the one it has, told beside the map."""
    where, before = piece_places_on_district(after.district, view.colours), find_series(view.series, after.district)
    worth = (each.worth for each in (before, after) if each)
    text = "\u202f→\u202f".join(map(with_minus_sign, worth))
    plate = plate_drawing(text, where.chip, where.plate, "m-plate")
    return fragment(tag("g", plate, data_worth_of=DISTRICTS[after.district]), use(f"g{after.chip}", *where.chip))


def preview_changed_houses(view: View, district: District, more: Mapping[Colour, int]) -> Drawn:
    """Yield the houses of a district whose number changes; a ring where none would be left."""
    for colour, added in more.items():
        if added:
            x, y = house_place(view, district, colour)
            count = view.houses[district][colour] + added
            yield ring_around_piece_drawing((x, y - 0.5), "m-house" if count else "m-ghost")
            if count:
                yield use(symbol_name_of_houses(COLOURS[colour], count), x, y)


def ring_around_piece_drawing(point: Point, kind: str = "m-ghost") -> Html:
    """Return a ring around a house or a god chip."""
    x, y = point
    return tag("circle", class_=kind, cx=x, cy=y, r=12)


Show = Callable[[View, Seat, Any], Drawn]

_OF_DISTRICT: Final[Mapping[PhaseName, Show]] = {
    "flood": preview_flood,
    "quarantine": preview_quarantine,
    "sink": preview_sinking,
}
_PREVIEWS: Final[Mapping[type, Show]] = {
    House: preview_placed_house,
    HouseMove: preview_moved_house,
    Relocation: preview_swap,
    AuthorityMove: preview_authority,
    CardAt: preview_calm_sea,
    CardMove: preview_changing_wind,
}
