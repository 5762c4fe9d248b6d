"""Conversion between a situation of Drunter & Drüber and a view, in both directions."""

from collections.abc import Collection, Iterator
from dataclasses import asdict, replace
from itertools import takewhile
from typing import Final

from engine.core.events import MoveRefused
from engine.core.game import EVERYONE, POINTED_AT, Event
from engine.core.situations import SEAT, Situation
from engine.core.table.fields import UNDRAWN
from engine.games.drunter_drueber import question_play
from engine.games.drunter_drueber.question_doubt import BUILDING, buildings_in_doubt
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import FREE, Square, squares_in_line
from engine.games.drunter_drueber.rules.building import PLACEMENTS, would_cover_square
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import squares_of_placement, start_square_of_tile
from engine.games.drunter_drueber.rules.sampler import state_known_from_view
from engine.games.drunter_drueber.rules.state import OVER, Placement, State
from engine.games.drunter_drueber.rules.view import FACE_DOWN, UNSEEN, View, view
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import NEAR, ON_FREE, PAWNS_AT, leaves_squares_open

OF_TURN: Final = (
    *(e.TileLaid, e.BridgePassed, e.BuildingCovered, e.TurnPassed, e.VoteCalled, e.VotePassed, e.VoteLost),
    MoveRefused,
)
"""The events whose seat is the one whose turn it is."""

OF_WINNER: Final = (e.SecondScored, e.VotesCompared, e.GameWon, e.VictoryShared)
"""The events that lead to the winner."""

AskedTile = tuple[Placement, tuple[Square, ...]]
"""A tile asked about, and the squares that it would cover."""


def editor_view(situation: Situation) -> View:
    """Return a view of what is given; other hands are empty, other target cards hidden."""
    state = mended_state(situation)
    seen, seats = view(state, EVERYONE), situation.seats
    hands = situation.by_seat("tiles")
    targets, main = given_targets_by_seat(situation)
    cards, jokers = question_play.given_votes(situation)
    asked = next(tiles_asked_about(state, situation.moves.get(question_play.TILE, "")), (seen.proposal, seen.proposed))
    drawn = replace(
        seen,
        phase="place" if UNSEEN in main else seen.phase,
        turn=seen.turn if state.phase == OVER else question_play.seat_whose_turn_it_is(situation),
        tiles=tuple((0,) * len(c.TILES) if hands[seat] is None else seen.tiles[seat] for seat in seats),
        targets=targets,
        main=main,
        chosen=tuple(cards),
        jokers=tuple(jokers),
        proposal=asked[0],
        proposed=asked[1],
    )
    near = situation.position.get(NEAR, {}).items()
    free = tuple(state.board.square_named(name) for name, what in near if what == ON_FREE)
    return replace(drawn, untold=untold_in_view(situation, drawn, drawn), told_free=free)


def untold_in_view(situation: Situation, _start: View, seen: View) -> frozenset[str]:
    """Return what of a view is not told: which turn it is and whose, hands, and target cards open all the same."""
    found = ["turn"] if "turn" not in situation.position and seen.phase != "over" else []
    found += ["turns"] if "turns" not in situation.position else []
    # A town of which no tile is told is finished by one that was never laid.
    made_up = seen.laid and not situation.position.get("laid") and not any(map(any, seen.tiles))
    found += [f"{UNDRAWN}laid"] if made_up else []
    if leaves_squares_open(situation.position):
        told, corners = situation.position.get(PAWNS_AT, {}), seen.board.pawns
        in_corner = [c.PAWNS[pawn] for pawn in c.EVERY_PAWN if seen.pawns[pawn] == corners[pawn]]
        found += [f"pawns.{name}" for name in in_corner if name not in told]
    found += sorted(place for place in situation.assumed if place.startswith(f"{NEAR}."))
    found += [f"{BUILDING}.{name}" for name in buildings_in_doubt(situation)]
    found += ["proposed"] if not question_play.is_tile_told(situation) else []
    for field in ("tiles", "votes", "targets"):
        targets, mains = sure_targets(situation)
        given = targets if field == "targets" else situation.by_seat(field)
        found += [
            f"{field}.{seat}"
            for seat in situation.seats
            if given[seat] is None and not (field == "targets" and (mains[seat] or UNSEEN in seen.targets[seat]))
        ]
    found += [f"chosen.{seat}" for seat in situation.seats if not question_play.given_ballot_text(situation, seat)]
    found += [
        f"cards.{seat}" for seat in situation.seats if question_play.name_of_assumed_cards(seat) in situation.assumed
    ]
    return frozenset(found)


def with_untold_hidden(view: View, untold: Collection[str]) -> View:
    """Return a view without hands and target cards that are not told, and what was laid face down, not turned over."""
    seats = range(view.players)
    return replace(
        without_last_tile(view) if f"{UNDRAWN}laid" in untold else view,
        tiles=tuple((0,) * len(c.TILES) if f"tiles.{seat}" in untold else view.tiles[seat] for seat in seats),
        targets=tuple(
            (UNSEEN,) * len(view.targets[seat]) if f"targets.{seat}" in untold else view.targets[seat] for seat in seats
        ),
        main=tuple(UNSEEN if f"main.{seat}" in untold else view.main[seat] for seat in seats),
        chosen=tuple(FACE_DOWN if f"chosen.{seat}" in untold else view.chosen[seat] for seat in seats),
        jokers=tuple(v.NOT_DECLARED if f"jokers.{seat}" in untold else view.jokers[seat] for seat in seats),
        ballots=tuple(
            ballot._replace(cards=(v.NO_CARDS,) * view.players) if f"ballots.{at}" in untold else ballot
            for at, ballot in enumerate(view.ballots)
        ),
        untold=frozenset(untold),
    )


def without_last_tile(view: View) -> View:
    """Return a view before the last tile was laid: its squares are open, and its pawn stands before them."""
    *laid, last = view.laid
    cover, pawns = bytearray(view.cover), [*view.pawns]
    for square in last.squares:
        cover[square] = FREE
    pawns[last.placement.pawn] = Square(last.squares[0] - view.board.steps[last.placement.direction])
    return replace(view, laid=tuple(laid), cover=bytes(cover), pawns=tuple(pawns))


def untold_fields(event: Event, untold: Collection[str]) -> Collection[str]:
    """Return "seat" for what a seat does in its turn, if that is not told; "left" for the end, if no hands are.

    Who wins is not told at all while targets are not.
    """
    if isinstance(event, OF_WINNER) and any(place.startswith("targets.") for place in untold):
        return [*vars(event)]
    ended = isinstance(event, e.BuildingEnded) and any(place.startswith("tiles.") for place in untold)
    return ["seat"] * ("turn" in untold and isinstance(event, OF_TURN)) + ["left"] * ended


def sure_targets(situation: Situation) -> tuple[list[list[c.Target] | None], list[c.Target | None]]:
    """Return the target cards by seat, and the main ones, None for those not given or of which it may be another."""
    kinds = ("targets", "main")
    found = [
        [None if f"{kind}.{seat}" in situation.assumed else card for seat, card in enumerate(situation.by_seat(kind))]
        for kind in kinds
    ]
    return found[0], found[1]


def given_targets_by_seat(situation: Situation) -> tuple[tuple[tuple[c.Target, ...], ...], tuple[c.Target, ...]]:
    """Return the target cards by seat, and the main ones, with UNSEEN for those not given."""
    given, mains = sure_targets(situation)
    two = question_play.are_two_targets_held(situation)
    known = [[*filter(None, [main]), *(cards or ())] for cards, main in zip(given, mains, strict=True)]
    shown = [(*dict.fromkeys(cards), *[UNSEEN] * c.TARGETS_HELD)[: c.TARGETS_HELD if two else 1] for cards in known]
    return tuple(shown), tuple(
        (main or c.NO_TARGET) if two else cards[0] for main, cards in zip(mains, shown, strict=True)
    )


def tiles_asked_about(state: State, text: str) -> Iterator[AskedTile]:
    """Yield the tiles on the board that a text may mean: those that fit first, then those in line with a pawn.

    They end with tiles that no pawn could lay there. Of one that sticks out, only the squares on the board are its.
    Nothing is yielded for a text that does not name a tile.
    """
    tile, at, name = text.partition(POINTED_AT)
    if not at and text in PLACEMENTS:
        starts = [(PLACEMENTS[text], start_square_of_tile(state, PLACEMENTS[text].pawn, PLACEMENTS[text].direction))]
    elif tile in c.TILES and name in state.board.squares_by_name:
        starts = [*placements_aimed_at_square(state, c.TileType(tile), state.board.square_named(name))]
    else:
        return
    for placement, first in starts:
        step = state.board.steps[placement.direction]
        every = {*state.board.squares_by_name.values()}
        if squares := tuple(takewhile(every.__contains__, squares_in_line(first, step, placement.length))):
            yield placement, squares


def placements_aimed_at_square(state: State, tile: c.TileType, square: Square) -> Iterator[tuple[Placement, Square]]:
    """Yield the placements of a type of tile over a square, then any that begin there; each with its first square."""
    kind, length = c.kind_and_length_of_tile(tile)
    every = [each for each in PLACEMENTS.values() if (c.PAWN_KINDS[each.pawn], each.length) == (kind, length)]
    for ground in question_play.state_with_each_bridge_option(state):
        in_line = [each for each in every if would_cover_square(ground, each, kind, length, square)]
        for placement in sorted(in_line, key=lambda each: not squares_of_placement(state, each)):
            yield placement, start_square_of_tile(ground, placement.pawn, placement.direction)
    # One that stays on the board looks more like a tile.
    on_board = {*state.board.squares_by_name.values()}
    steps = state.board.steps
    every.sort(key=lambda each: not {*squares_in_line(square, steps[each.direction], length)} <= on_board)
    yield from ((placement, square) for placement in every)


def situation_from_view(seen: View) -> Situation:
    """Return a situation with what a view's seat knows of a game, or what was told at a real table."""
    state = state_known_from_view(seen)
    # What others laid face down is as good as not laid yet.
    state.chosen = [v.NO_CARDS if cards == FACE_DOWN else cards for cards in state.chosen]
    position = GAME.position(state)
    hands = enumerate(position["tiles"])
    position["tiles"] = [None if f"tiles.{seat}" in seen.untold else hand for seat, hand in hands]
    if "turn" in seen.untold:
        del position["turn"]
    position["targets"] = [None if UNSEEN in cards else [*cards] for cards in seen.targets]
    position["main"] = [None if card == UNSEEN else card for card in seen.main]
    moves = {SEAT: str(seen.seat)} if seen.seat in range(seen.players) else {}
    return Situation(seen.players, position, moves, asdict(seen.options))
