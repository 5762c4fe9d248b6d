"""What the seats of Vineta may be suspected of: their colour and their district, by houses moved and waves sent."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from engine.core.game import Event, Seat
from engine.core.suspicions import Clue, Suspicions
from engine.games.vineta.render import piece_icon
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.sampler import unseen_tiles
from engine.games.vineta.rules.view import View

SPEAKS_FOR: Final = {
    **{"placed_inside": True, "placed_outside": False},
    **{"saved": True, "doomed": False, "inwards": True, "outwards": False},
    **{"flooded_houses": False, "calmed_houses": True, "flooded": False, "calmed": True},
}
SEVERAL: Final = 3
"""From so many houses of a colour in a district on, waves that go there say something of the colour. Set by hand."""


def hidden_tiles(view: View) -> Mapping[str, Sequence[str]]:
    """Return the tiles that the viewer has not seen."""
    colours = unseen_tiles([colour for colour, _ in view.tiles], view.colours_used)
    districts = unseen_tiles([district for _, district in view.tiles], c.EVERY_DISTRICT)
    return {
        "colour": [c.COLOURS[colour] for colour in colours],
        "district": [c.DISTRICTS[district] for district in districts],
    }


def clues_in_event(event: Event, before: View, _view: View) -> Iterator[Clue]:
    """Yield what an event says of house tiles and district tiles."""
    match event:
        case e.HousePlaced():
            outside = c.RING_OF[DISTRICT_BY_NAME[event.district]] == len(c.RINGS) - 1
            yield Clue(event.seat, "placed_outside" if outside else "placed_inside", event.colour)
        case e.HouseMoved():
            yield from clues_in_move(event.seat, event.colour, event.source, event.target, before)
        case e.HousesSwapped():
            yield from clues_in_swap(event, before)
        case e.SeriesStarted() | e.SeriesExtended():
            yield from clues_in_waves(event.seat, event.district, event.waves, before)
        case e.AuthorityLaid():
            yield from clues_in_waves(event.seat, event.district, event.waves, before)
        case e.SeaCalmed():
            yield from clues_in_waves(event.seat, event.district, -event.waves, before)
        case e.WindChanged():
            yield from clues_in_waves(event.seat, event.source, -event.waves, before)
            yield from clues_in_waves(event.seat, event.target, event.waves, before)


def clues_in_move(
    seat: Seat, colour: str, source: c.DistrictName, target: c.DistrictName, before: View
) -> Iterator[Clue]:
    """Yield what a move of houses says of their colour: first of all, whether it saved them or put them in danger."""
    threatened = {c.DISTRICTS[series.district] for series in before.series}
    inwards = c.RING_OF[DISTRICT_BY_NAME[source]] - c.RING_OF[DISTRICT_BY_NAME[target]]
    if (source in threatened) != (target in threatened):
        yield Clue(seat, "saved" if source in threatened else "doomed", colour)
    elif inwards:
        yield Clue(seat, "inwards" if inwards > 0 else "outwards", colour)


def clues_in_swap(event: e.HousesSwapped, before: View) -> Iterator[Clue]:
    """Yield what a swap of all houses says of each colour: more of its houses go the one way than the other."""
    one, other = (before.houses[DISTRICT_BY_NAME[name]] for name in (event.one, event.other))
    for colour in c.EVERY_COLOUR:
        if one[colour] > other[colour]:
            yield from clues_in_move(event.seat, c.COLOURS[colour], event.one, event.other, before)
        elif one[colour] < other[colour]:
            yield from clues_in_move(event.seat, c.COLOURS[colour], event.other, event.one, before)


def clues_in_waves(seat: Seat, district: c.DistrictName, waves: int, before: View) -> Iterator[Clue]:
    """Yield what waves sent to a district, or taken away, say of its tile, and of colours with several houses there."""
    kind = "flooded" if waves > 0 else "calmed"
    yield Clue(seat, kind, district)
    houses = before.houses[DISTRICT_BY_NAME[district]]
    yield from (Clue(seat, f"{kind}_houses", c.COLOURS[each]) for each in c.EVERY_COLOUR if houses[each] >= SEVERAL)


SUSPICIONS: Final = Suspicions(hidden_tiles, clues_in_event, SPEAKS_FOR, partial(piece_icon, labelled=False))
