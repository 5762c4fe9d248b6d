"""The city right after a move about districts, before anybody else does anything: what is certain of it."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.game import Seat
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.components import EVERY_COLOUR, Colour, District, waves_of_card
from engine.games.vineta.rules.notation import AuthorityMove, CardAt, CardMove, House, HouseMove, Relocation
from engine.games.vineta.rules.state import Authority, Flood, Series, find_series
from engine.games.vineta.rules.view import View


def city_after_move(view: View, seat: Seat, move: str) -> View:
    """Return the view with the series and houses that a move changes; the same for one that changes none."""
    meant = notation.parse_target_text(move)
    if isinstance(meant, int):
        return flooded(view, seat, meant) if view.phase == "flood" else view
    if isinstance(meant, AuthorityMove):
        old = find_series(view.series, meant.district)
        return (
            with_series(view, old._replace(authority=(*old.authority, Authority(seat, meant.waves)))) if old else view
        )
    if isinstance(meant, (CardAt, CardMove)):
        return card_taken(view, meant)
    if isinstance(meant, House):
        return with_houses(view, {meant.district: {meant.colour: 1}})
    if isinstance(meant, HouseMove):
        return with_houses(view, {meant.source: {meant.colour: -1}, meant.target: {meant.colour: 1}})
    return exchanged(view, meant) if isinstance(meant, Relocation) else view


def flooded(view: View, seat: Seat, district: District) -> View:
    """Return the view with the flood card in hand in a district's series, a new one where there is none."""
    old = find_series(view.series, district) or Series(district, seat, ())
    return with_series(view, old._replace(floods=(*old.floods, Flood(seat, waves_of_card(view.chosen[seat])))))


def card_taken(view: View, meant: CardAt | CardMove) -> View:
    """Return the view without a flood card in its series, which ends with the last one; it may go to another series."""
    old = find_series(view.series, meant.district)
    if old is None:
        return view
    after = with_series(view, old._replace(floods=old.floods[: meant.place] + old.floods[meant.place + 1 :]))
    new = find_series(view.series, meant.target) if isinstance(meant, CardMove) else None
    return with_series(after, new._replace(floods=(*new.floods, old.floods[meant.place]))) if new else after


def with_series(view: View, changed: Series) -> View:
    """Return the view with a series as it is changed; without it if it has no flood card."""
    others = tuple(each for each in view.series if each.district != changed.district)
    return replace(view, series=(*others, changed) if changed.floods else others)


def exchanged(view: View, meant: Relocation) -> View:
    """Return the view with the houses of two districts exchanged."""
    one, other = view.houses[meant.one], view.houses[meant.other]
    more = {colour: theirs - ours for colour, ours, theirs in zip(EVERY_COLOUR, one, other, strict=True)}
    return with_houses(view, {meant.one: more, meant.other: {colour: -each for colour, each in more.items()}})


def with_houses(view: View, more: Mapping[District, Mapping[Colour, int]]) -> View:
    """Return the view with so many more houses, by district and colour."""
    houses = list(view.houses)
    for district, added in more.items():
        counts = zip(EVERY_COLOUR, houses[district], strict=True)
        houses[district] = tuple(count + added.get(colour, 0) for colour, count in counts)
    return replace(view, houses=tuple(houses))
