"""What an event changed, as `draw` wants it, and which events share a step."""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Event, MoveRefused
from engine.core.render import VICTORY, Marks, marked, seat_mark
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import KINDS

GROUP: Final[Mapping[type[Event], str]] = {
    e.PawnsPlaced: "deal",
    e.TargetDealt: "deal",
    e.VotesDealt: "deal",
    e.TilesDealt: "draw",
    e.StarterDrawn: "",
    e.BridgePassed: "tile",
    e.TileLaid: "tile",
    e.BuildingCovered: "tile",
    e.PawnMoved: "tile",
    e.VotePassed: "count",
    e.VoteLost: "count",
    e.CardsDiscarded: "count",
    e.UndecidedReturned: "count",
    e.TargetScored: "score",
    e.SecondScored: "second",
    e.PawnRemoved: "removed",
}
"""Events that share a step when they follow each other; "" shares none. The others have a step of their own."""


def ban(event: MoveRefused) -> tuple[str, ...]:
    """Return the mark on the square that a refused move came to grief at, if its reason names one."""
    params = dict(event.params)
    places = (params.get(key) for key in ("far", "square", "bridge"))
    return tuple(f"ban:{place}" for place in places if place)[:1]


_MARKS: Final[Mapping[type[Event], Marks]] = {
    MoveRefused: ban,
    e.TargetDealt: seat_mark("target"),
    e.TilesDealt: seat_mark("tiles"),
    e.StarterDrawn: seat_mark("turn"),
    e.TileLaid: lambda event: (":".join(("tile", *event.squares)), f"tiles@{event.seat}"),
    e.BridgePassed: lambda event: (f"bridge:{event.bridge}",),
    e.BuildingCovered: lambda event: (f"lost:{event.type}:{event.square}",),
    e.PawnMoved: lambda event: (f"pawn:{event.square}",),
    e.PawnRemoved: lambda event: (f"gone:{KINDS[event.kind]}:{event.square}",),
    e.TurnPassed: seat_mark("pass"),
    e.VoteCalled: seat_mark("turn"),
    e.VoteLaid: seat_mark("cards"),
    e.VotesRevealed: lambda event: tuple(f"cards@{seat}" for seat, cards in enumerate(event.cards) if cards),
    e.JokerDeclared: seat_mark("cards"),
    e.VotePassed: lambda event: (f"passed:{event.yes}:{event.no}",),
    e.VoteLost: lambda event: (f"refused:{event.yes}:{event.no}",),
    e.CardsDiscarded: lambda event: tuple(f"votes@{seat}" for seat in range(len(event.left))),
    e.MainChosen: seat_mark("target"),
    e.TargetScored: seat_mark("score"),
    e.SecondScored: seat_mark("score"),
    e.VotesCompared: lambda event: tuple(f"votes@{seat}" for seat in event.seats),
    **VICTORY,
}


def marks(event: Event) -> tuple[str, ...]:
    """Return what an event changed: `kind:…` on the board, with squares by name, `kind@seat` on a panel."""
    return marked(_MARKS, event)
