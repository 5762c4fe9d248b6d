"""What is certain right after a move: whether it is put to the vote, what may be covered next, the votes left."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.describe import Describer
from engine.core.game import EVERYONE, Seat
from engine.core.telling import Note
from engine.games.drunter_drueber.heuristics import flood
from engine.games.drunter_drueber.losses import points_of_building
from engine.games.drunter_drueber.rules import vote
from engine.games.drunter_drueber.rules.board import BuildingName
from engine.games.drunter_drueber.rules.building import PLACEMENTS, board_cover_after_tile, free_end
from engine.games.drunter_drueber.rules.components import Target
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import Placement
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, UNDECIDED, Cards, vote_count_of_hand


def exposed_buildings(view: View, target: Target) -> tuple[BuildingName, ...]:
    """Return the buildings of a target that the next tile laid can cover, be it by a vote."""
    standing = (view.board.buildings[at] for at, kind in flood.building_safety(view).items() if kind == "exposed")
    return tuple(each.name for each in standing if points_of_building(each, (target,)))


def after_move(view: View, move: str, describer: Describer) -> str:
    """Return what is certain right after a move of the viewer, by public facts and its own target; "" for nothing."""
    note = note_after_move(view, move)
    return describer.filled_html(note[0], **note[1]) if note else ""


def note_after_move(view: View, move: str) -> Note:
    """Return the note that `after_move` tells."""
    if view.seat is None:
        return None
    if move in BALLOTS:
        left = Cards(view.votes[view.seat] & ~(BALLOTS[move] & ~UNDECIDED))
        return "note.after.votes", {"count": vote_count_of_hand(left), "of": vote_count_of_hand(view.votes[view.seat])}
    placement, target = PLACEMENTS.get(move), view.main[view.seat]
    if placement is None or not target:
        return None
    if lost := own_building_note(view, move):
        return lost
    if vote.is_proposal(view, placement):
        return "note.after.vote", {}
    after = town_after_tile(view, view.seat, placement)
    exposed = exposed_buildings(after, target)
    before = exposed_buildings(view, target)
    key = ".none" if not exposed else ".same" if exposed == before else ""
    return (f"note.after{key}", {"exposed": exposed}) if exposed or before else None


def town_after_tile(view: View, seat: Seat, placement: Placement) -> View:
    """Return the view with a tile laid that fits, and its pawn at the free end."""
    squares = squares_of_placement(view, placement)
    pawns = list(view.pawns)
    pawns[placement.pawn] = free_end(squares)
    return replace(
        view,
        cover=board_cover_after_tile(view.cover, placement, squares),
        pawns=tuple(pawns),
        tiles=tuple(
            with_one_less(held, placement.tile_index) if at == seat else held for at, held in enumerate(view.tiles)
        ),
    )


def with_one_less(counts: Sequence[int], at: int) -> tuple[int, ...]:
    """Return counts with one less at a place."""
    return tuple(count - (place == at) for place, count in enumerate(counts))


def own_building_note(view: View, move: str) -> Note:
    """Return a note on a placement that would cover buildings of the viewer's own target, or perhaps of its targets."""
    if move not in PLACEMENTS or view.seat is None or view.seat == EVERYONE:
        return None
    targets = own_possible_targets(view, view.seat)
    buildings = (view.board.buildings.get(square) for square in squares_of_placement(view, PLACEMENTS[move]))
    lost = [each for each in buildings if each and points_of_building(each, targets)]
    names = tuple(building.name for building in lost)
    return ("note.own", {"lost": names, "count": len(names), "cards": len(targets)}) if lost else None


def own_possible_targets(view: View, seat: Seat) -> Sequence[Target]:
    """Return the viewer's main target, or both of its targets before one is chosen."""
    return (view.main[seat],) if view.main[seat] else view.targets[seat]
