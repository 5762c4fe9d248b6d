"""What an event changed, as `draw` wants it, and which events share a step."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.game import Event, MoveRefused
from engine.core.render import VICTORY, Marks, marked, seat_mark
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import events_end as end

GROUP: Final[Mapping[type[Event], str]] = {
    e.CityBuilt: "city",
    e.ColoursTaken: "city",
    e.TilesDealt: "deal",
    e.CardsDealt: "deal",
    e.HousePlaced: "",
    e.SeriesStarted: "deed",
    e.SeriesExtended: "deed",
    e.AuthorityLaid: "deed",
    e.WindChanged: "deed",
    e.SeaCalmed: "deed",
    e.SeriesEnded: "deed",
    e.ChipStayed: "deed",
    e.MoreLaid: "length",
    e.LessLaid: "length",
    e.RoundsCounted: "length",
    e.CardsDrawn: "draw",
    e.PileRenewed: "draw",
    e.StarterMoved: "draw",
    end.SeriesCompared: "compare",
    end.RoundAdded: "compare",
    end.EndForced: "compare",
    end.HousesShared: "share",
    end.HousesLost: "share",
    end.CoastMoved: "share",
    end.HousesScored: "score",
    end.DistrictScored: "score",
    end.NobodysDistrict: "score",
}
"""Events that share a step when they follow each other; "" shares none. The others share it with their own kind."""


def series_mark(event: Any) -> tuple[str, ...]:
    """Return the marks of a card that came to a series, and of its owner's chip where the series is new."""
    own = (f"chip@{event.seat}",) if isinstance(event, e.SeriesStarted) else ()
    return (f"card:{event.district}", f"plate:{event.district}", *own)


def moved(event: e.HouseMoved) -> tuple[str, ...]:
    """Return the marks of a house that moved: where it came from, and where it stands."""
    return (f"ghost:{event.colour}:{event.source}", f"house:{event.colour}:{event.target}")


def districts(kind: str) -> Marks:
    """Return the mark on several districts."""
    return lambda event: tuple(f"{kind}:{district}" for district in event.districts)


def ban(event: MoveRefused) -> tuple[str, ...]:
    """Return the mark on the district that a refused move came to grief at, if its reason names one."""
    district = dict(event.params).get("district")
    return (f"ban:{district}",) if district else ()


_MARKS: Final[Mapping[type[Event], Marks]] = {
    MoveRefused: ban,
    e.TilesDealt: seat_mark("tiles"),
    e.CardsDealt: lambda event: tuple(f"hand@{seat}" for seat in range(len(event.hands))),
    e.StarterDrawn: seat_mark("start"),
    e.HousePlaced: lambda event: (f"house:{event.colour}:{event.district}",),
    e.CardChosen: seat_mark("chosen"),
    e.CardRevealed: seat_mark("chosen"),
    e.CardVoid: seat_mark("pile"),
    e.CardsDrawn: lambda event: tuple(f"hand@{seat}" for seat, count in enumerate(event.drawn) if count),
    e.PileRenewed: seat_mark("hand"),
    e.StarterMoved: seat_mark("start"),
    e.StarterStayed: seat_mark("start"),
    e.SeriesStarted: series_mark,
    e.SeriesExtended: series_mark,
    e.AuthorityLaid: lambda event: (f"sway:{event.district}", f"plate:{event.district}"),
    e.WindChanged: lambda event: (f"plate:{event.source}", f"plate:{event.target}", f"card:{event.target}"),
    e.SeaCalmed: lambda event: (f"plate:{event.district}", f"pile@{event.owner}"),
    e.SeriesEnded: lambda event: (f"at:{event.district}", f"chip@{event.seat}"),
    e.ChipStayed: lambda event: (f"plate:{event.district}", f"first:{event.district}"),
    e.HouseMoved: moved,
    e.HousesSwapped: lambda event: (f"at:{event.one}", f"at:{event.other}"),
    e.Quarantined: lambda event: (f"sign:{event.district}",),
    e.MoreLaid: seat_mark("extra"),
    e.LessLaid: seat_mark("extra"),
    e.RoundsCounted: lambda event: ("rounds",),
    end.SeriesCompared: lambda event: tuple(f"plate:{district}" for district, _ in event.series),
    end.RoundAdded: lambda event: ("rounds", *(f"plate:{district}" for district in event.districts)),
    end.EndForced: districts("at"),
    end.DistrictSunk: lambda event: (f"sunk:{event.district}",),
    end.HousesShared: lambda event: tuple(f"taken@{seat}" for seat, count in enumerate(event.counts) if count),
    end.CoastMoved: districts("coast"),
    end.LastDistrict: lambda event: (f"at:{event.district}",),
    end.TilesShown: seat_mark("tiles"),
    end.HousesScored: seat_mark("score"),
    end.DistrictScored: seat_mark("score"),
    end.NobodysDistrict: lambda event: (f"at:{event.district}",),
    end.TieCompared: lambda event: tuple(f"tiles@{seat}" for seat in event.seats),
    **VICTORY,
}


def marks(event: Event) -> tuple[str, ...]:
    """Return what an event changed: `kind:…` on the city, with districts by name, `kind@seat` on a panel."""
    return marked(_MARKS, event)
