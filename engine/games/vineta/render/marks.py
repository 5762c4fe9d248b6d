"""The marks of what an event changed, for `draw`."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core import render
from engine.core.events import MoveRefused
from engine.core.following import Ask
from engine.core.game import Event
from engine.core.render import Marks
from engine.core.telling import Glimpse
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import COLOURS
from engine.games.vineta.rules.view import View


def series_marks(event: Any) -> tuple[str, ...]:
    """Return the marks of a card that came to a series, and of its owner's chip where the series is new."""
    own = (render.name_of_seat_panel_mark("chip", event.seat),) if isinstance(event, e.SeriesStarted) else ()
    return (f"card:{event.district}", f"plate:{event.district}", *own)


def moved_house_marks(event: e.HouseMoved) -> tuple[str, ...]:
    """Return the marks of a house that moved: where it came from, and where it stands; of any house, the districts."""
    if not event.colour:
        return (f"at:{event.source}", f"at:{event.target}")
    return (f"ghost:{event.colour}:{event.source}", f"house:{event.colour}:{event.target}")


def scored_houses_marks(event: e.HousesScored) -> tuple[str, ...]:
    """Return the marks of what a seat counts: its houses in the city, those it has taken, and their points."""
    taken = (render.name_of_seat_panel_mark("taken", event.seat),) if event.taken else ()
    own = (f"own:{event.colour}",) if event.colour else ()
    return (*own, *taken, render.name_of_seat_panel_mark("score", event.seat))


def district_marks_function(kind: str) -> Marks:
    """Return a function from an event to a mark of this kind on each of the event's `districts`."""
    return lambda event: tuple(f"{kind}:{district}" for district in event.districts)


def refusal_mark(event: MoveRefused) -> tuple[str, ...]:
    """Return the mark on the district for which a move was refused, if the refusal names one."""
    district = dict(event.params).get("district")
    return (f"ban:{district}",) if district else ()


_MARKS: Final[Mapping[type[Event], Marks]] = {
    **render.key_of_each_event_kind(
        {
            render.function_marking_seat_of_event("tiles"): (e.TilesDealt,),
            render.function_marking_seat_of_event("start"): (e.StarterDrawn, e.StarterMoved, e.StarterStayed),
            render.function_marking_seat_of_event("chosen"): (e.CardChosen, e.CardRevealed),
            render.function_marking_seat_of_event("pile"): (e.CardVoid,),
            render.function_marking_seat_of_event("hand"): (e.PileRenewed,),
            render.function_marking_seat_of_event("extra"): (e.MoreLaid, e.LessLaid),
        }
    ),
    MoveRefused: refusal_mark,
    e.CardsDealt: lambda event: tuple(render.name_of_seat_panel_mark("hand", seat) for seat in range(len(event.hands))),
    e.HousePlaced: lambda event: (f"house:{event.colour}:{event.district}",),
    e.CardsDrawn: lambda event: tuple(
        render.name_of_seat_panel_mark("hand", seat) for seat, count in enumerate(event.drawn) if count
    ),
    e.SeriesStarted: series_marks,
    e.SeriesExtended: series_marks,
    e.AuthorityLaid: lambda event: (f"authority:{event.district}", f"plate:{event.district}"),
    e.WindChanged: lambda event: (f"plate:{event.source}", f"plate:{event.target}", f"card:{event.target}"),
    e.SeaCalmed: lambda event: (f"plate:{event.district}", render.name_of_seat_panel_mark("pile", event.owner)),
    e.SeriesEnded: lambda event: (f"at:{event.district}", render.name_of_seat_panel_mark("chip", event.seat)),
    e.ChipStayed: lambda event: (f"plate:{event.district}", f"first:{event.district}"),
    e.HouseMoved: moved_house_marks,
    e.HousesSwapped: lambda event: (f"at:{event.one}", f"at:{event.other}"),
    e.Quarantined: lambda event: (f"sign:{event.district}",),
    e.RoundsCounted: lambda event: ("rounds",),
    e.SeriesCompared: lambda event: tuple(f"plate:{district}" for district, _ in event.series),
    e.RoundAdded: lambda event: ("rounds", *(f"plate:{district}" for district in event.districts)),
    e.EndForced: district_marks_function("at"),
    e.DistrictSunk: lambda event: (f"sunk:{event.district}",),
    e.HousesShared: lambda event: tuple(
        render.name_of_seat_panel_mark("taken", seat) for seat, count in enumerate(event.counts) if count
    ),
    e.CoastMoved: district_marks_function("coast"),
    e.LastDistrict: lambda event: (f"at:{event.district}",),
    e.TilesShown: lambda event: (render.name_of_seat_panel_mark("tiles", event.seat), f"own:{event.colour}"),
    e.HousesScored: scored_houses_marks,
    e.DistrictScored: lambda event: (
        f"at:{event.district}",
        *(render.name_of_seat_panel_mark(kind, event.seat) for kind in ("tiles", "score")),
    ),
    e.NobodysDistrict: lambda event: (f"at:{event.district}",),
    e.TieCompared: lambda event: tuple(render.name_of_seat_panel_mark("tiles", seat) for seat in event.seats),
    **render.VICTORY,
}


def houses_taken_glimpses(event: Event, view: View, before: View) -> Iterator[Glimpse]:
    """Yield the houses of a sunk district that are taken, one by one, in the order of the series."""
    if not isinstance(event, e.HousesShared) or sum(before.houses[view.sunk[-1]]) != len(event.takers):
        return
    place = view.sunk[-1]
    row, taken = list(before.houses[place]), [list(counts) for counts in before.taken]
    colours = [colour for colour, count in enumerate(row) for _ in range(count)]
    for number, (seat, colour) in enumerate(zip(event.takers, colours, strict=True), 1):
        row[colour] -= 1
        taken[seat][colour] += 1
        houses = (*before.houses[:place], tuple(row), *before.houses[place + 1 :])
        facts = {"seat": seat, "house": COLOURS[colour], "number": number, "houses": len(colours)}
        shown = replace(view, houses=houses, taken=tuple(map(tuple, taken)), coast=before.coast)
        yield Glimpse(shown, (render.name_of_seat_panel_mark("taken", seat),), "glimpse.house", facts)


def marks_of_event(event: Event) -> tuple[str, ...]:
    """Return what an event changed: `kind:…` on the city, with districts by name, `kind@seat` on a panel."""
    return render.marks_of_event_from_table(_MARKS, event)


def ask_marks(ask: Ask) -> tuple[str, ...]:
    """Return the marks of the houses of which it is asked where they go, or of the district that swaps its houses."""
    if ask.kind == "swap_with":
        return (f"at:{ask.values['district']}",)
    houses = ask.values.get("houses", ())
    return tuple(f"house:{house}" for house in houses) if isinstance(houses, tuple) else ()
