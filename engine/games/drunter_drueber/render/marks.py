"""The marks of what each event changed, for `draw`."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.core import render
from engine.core.events import MoveRefused
from engine.core.game import Event, Seat
from engine.core.render import Marks
from engine.core.telling import Glimpse
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import KINDS, TILES, TileType, tile_index
from engine.games.drunter_drueber.rules.view import FACE_DOWN, View
from engine.games.drunter_drueber.rules.vote import tally_votes
from engine.games.drunter_drueber.rules.voting_cards import NO_CARDS, Cards, cards_as_bits


def refusal_mark(event: MoveRefused) -> tuple[str, ...]:
    """Return the mark on the square at which a refused move failed; () if the reason names none."""
    params = dict(event.params)
    places = (params.get(key) for key in ("far", "square", "bridge"))
    return tuple(f"ban:{place}" for place in places if place)[:1]


def name_of_tile_count_mark(tile: TileType, seat: Seat) -> str:
    """Return the mark on a seat's count of a type of tile of which it has just laid one."""
    return render.name_of_seat_panel_mark(f"laid-{tile}", seat)


POINTS_ASKED: Final = "points-asked"
"""The mark of a question that is answered by adding up the points of buildings: they are not told."""

VOTES_ASIDE: Final = "votes-aside"
"""The mark of a question that votes kept in the hand do not matter to: they are not drawn."""

VOTES_ASKED: Final = "votes-asked"
"""The mark of a question that is answered by adding up the votes of kept cards: these are drawn, no total is told."""

TILES_ASKED: Final = "tiles-asked"
"""The mark of a question that is answered by the tiles in hand: kinds of which a seat has none are not drawn."""

BUILT: Final = "built"
"""The mark of the moment when building is over, while the target cards still lie face down."""


COUNTS: Final = "counts:"
"""Before the name of a building, the mark that it counts for the target card just scored; "" where none does."""


def counted_buildings_marks(event: e.TargetScored | e.SecondScored) -> tuple[str, ...]:
    """Return the marks of what a seat's target card brings: its score, and each building that counts."""
    counted = event.counted or ("",)
    return render.name_of_seat_panel_mark("score", event.seat), *(f"{COUNTS}{name}" for name in counted)


_MARKS: Final[Mapping[type[Event], Marks]] = {
    **render.key_of_each_event_kind(
        {
            render.function_marking_seat_of_event("target"): (e.TargetDealt, e.MainChosen),
            render.function_marking_seat_of_event("tiles"): (e.TilesDealt,),
            render.function_marking_seat_of_event("turn"): (e.StarterDrawn, e.VoteCalled),
            render.function_marking_seat_of_event("pass"): (e.TurnPassed,),
            render.function_marking_seat_of_event("cards"): (e.VoteLaid, e.JokerDeclared),
        }
    ),
    MoveRefused: refusal_mark,
    e.TileLaid: lambda event: (
        ":".join(("tile", *event.squares)),
        name_of_tile_count_mark(TILES[tile_index(event.kind, event.length)], event.seat),
    ),
    e.BridgePassed: lambda event: (f"bridge:{event.bridge}",),
    e.BuildingCovered: lambda event: (f"lost:{event.type}:{event.square}",),
    **dict.fromkeys((e.TargetScored, e.SecondScored), counted_buildings_marks),
    e.PawnMoved: lambda event: (f"pawn:{event.square}",),
    e.PawnRemoved: lambda event: (f"gone:{KINDS[event.kind]}:{event.square}",),
    e.BuildingEnded: lambda _: (BUILT,),
    e.VotesRevealed: lambda event: (
        *(render.name_of_seat_panel_mark("cards", seat) for seat, cards in enumerate(event.cards) if cards),
        f"tally:{event.yes}:{event.no}",
    ),
    e.VotePassed: lambda event: (f"passed:{event.yes}:{event.no}",),
    e.VoteLost: lambda event: (f"refused:{event.yes}:{event.no}",),
    e.CardsDiscarded: lambda event: tuple(
        render.name_of_seat_panel_mark("votes", seat) for seat in range(len(event.left))
    ),
    e.VotesCompared: lambda event: tuple(render.name_of_seat_panel_mark("votes", seat) for seat in event.seats),
    **render.VICTORY,
}


def marks_of_event(event: Event) -> tuple[str, ...]:
    """Return the marks of what an event changed: `kind:…` with squares by name on the board, `kind@seat` on panels."""
    return render.marks_of_event_from_table(_MARKS, event)


def vote_reveal_glimpses(event: Event, view: View, _before: View) -> Iterator[Glimpse]:
    """Yield the steps in which votes are revealed, card by card, clockwise; the proposer's last card needs no step.

    A viewer's own cards lie open from the start, but are counted in their turn.
    """
    if not isinstance(event, e.VotesRevealed):
        return
    hidden = [cards if seat == view.seat else FACE_DOWN for seat, cards in enumerate(view.chosen)]
    counted = [NO_CARDS] * view.players
    clockwise = [(view.turn + step) % view.players for step in range(1, view.players + 1)]
    turned = [(seat, card) for seat in clockwise for card in event.cards[seat]]
    for seat, card in turned[:-1]:
        counted[seat] = Cards(counted[seat] | cards_as_bits([card]))
        hidden[seat] = view.chosen[seat] if seat == view.seat else counted[seat]
        yes, no = tally_votes(counted, ())
        facts = {"seat": seat, "cards": (card,), "yes": yes, "no": no}
        marks = (render.name_of_seat_panel_mark("cards", seat), f"tally:{yes}:{no}")
        # Nobody is asked for a joker that still lies face down: until then the heading tells the count.
        shown = replace(view, chosen=tuple(hidden), seats_to_move=())
        yield Glimpse(shown, marks, "glimpse.votes", facts)
