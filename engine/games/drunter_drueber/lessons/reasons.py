"""What the course of Drunter & Drüber adds to the events to tell why a touch is right: `Reason`s of `core.course`."""

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.lessons import asked
from engine.games.drunter_drueber.lessons.wrong_rules import one_open_side_is_too_few, open_squares
from engine.games.drunter_drueber.lessons.wrong_votes import all_laid_cards, votes_of
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BuildingName, Square, SquareName
from engine.games.drunter_drueber.rules.components import (
    EVERY_KIND,
    KINDS,
    LENGTHS,
    PAWN_KINDS,
    KindLetter,
    tile_index,
)
from engine.games.drunter_drueber.rules.scoring import points_of_target, uncovered_buildings_that_count
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import vote_count_of_hand


def points_before(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `before` the points that the reader's own target card brought."""
    return {"before": points_of_target(view, asked.own_target(view))}


def votes_used(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return how many votes the reader had `before` a vote, and how many were `used` in it."""
    seat, discarded = view.seat or 0, first_event_of(events, e.CardsDiscarded)
    before = vote_count_of_hand(view.votes[seat])
    return {"before": before, "used": before - discarded.left[seat] if discarded else 0}


def buildings_covered(_view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `covered` the buildings under a tile."""
    covered = [event for event in events if isinstance(event, e.BuildingCovered)]
    return {"covered": tuple(BuildingName(f"{event.type}{event.value}") for event in covered)}


def tiles_without_room(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `stuck`, of each kind that those who cannot lay hold, their shortest tile and where its pawns stand.

    For the seat that is touched, it is told of what that seat holds.
    """
    before = [*takewhile(lambda event: not isinstance(event, e.TurnPassed), events)]
    gone = {event.square for event in before if isinstance(event, e.PawnRemoved)}
    passed = first_event_of(events, e.TurnPassed)
    every = [view.tiles[passed.seat]] if passed else view.tiles
    own = {str(seat): {"stuck": kinds_without_room(view, [hand], gone)} for seat, hand in enumerate(view.tiles)}
    return {"stuck": kinds_without_room(view, every, gone), **own}


def kinds_without_room(
    view: View, hands: Sequence[Sequence[int]], gone: Collection[SquareName]
) -> tuple[tuple[KindLetter, int, tuple[SquareName, ...]], ...]:
    """Return each kind in these hands, its shortest length, and where those of its pawns stand that are not gone."""
    found = list[tuple[KindLetter, int, tuple[SquareName, ...]]]()
    for kind in EVERY_KIND:
        held = [length for length in LENGTHS if any(hand[tile_index(kind, length)] for hand in hands)]
        pawns = (
            view.board.square_name(at) for each, at in zip(PAWN_KINDS, view.pawns, strict=True) if each == kind and at
        )
        if held:
            found.append((KINDS[kind], held[0], tuple(name for name in pawns if name not in gone)))
    return tuple(found)


def open_side(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `open` the square on the only open side of a pawn that is not blocked, "" where none has only one."""
    pawn = one_open_side_is_too_few(view, ())
    sides = open_squares(view, view.board.square_named(pawn)) if pawn else ()
    return {"open": "".join(view.board.square_name(Square(side)) for side in sides)}


def buildings_left(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `left` the buildings that count for each seat."""
    kept = ([f"{each.type}{each.value}" for each in uncovered_buildings_that_count(view, main)] for main in view.main)
    return {"left": tuple(tuple(map(BuildingName, names)) for names in kept)}


def votes_for_yes(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `sum` the votes of the cards for yes, added up: "1 + 3 = 4"."""
    votes = [votes_of(card) for card in all_laid_cards(view) if votes_of(card) > 0]
    added = "\u00a0+\u00a0".join(map(str, votes))
    return {"sum": f"{added}\u00a0=\u00a0{sum(votes)}" if len(votes) > 1 else str(sum(votes))}
