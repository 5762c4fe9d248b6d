"""Drunter & Drüber in numbers: its moves, and what a seat knows. See `engine.core.vectors`."""

from collections.abc import Iterable
from typing import Final

from engine.core.vectors import Feature, GameVectors, by_seat, choices_by_place, one, row, rows_by_seat, turns_away
from engine.games.drunter_drueber.render.trail import pawn_of_tile_by_square
from engine.games.drunter_drueber.rules.board import BOARD, NO_SQUARE, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import PAWNS, TARGETS, TILES, Target
from engine.games.drunter_drueber.rules.options import OPTIONS
from engine.games.drunter_drueber.rules.view import FACE_DOWN, PHASES, View
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, CARDS, NO_CARDS, SIDE_OF_WORD, Cards

SQUARES: Final = tuple(BOARD.squares_by_name.values())
PLACES: Final = {square: place for place, square in enumerate(SQUARES)}


def on_squares(squares: Iterable[Square]) -> list[int]:
    """Return for each square of the board, in reading order, whether it is one of these."""
    wanted = {*squares}
    return [square in wanted for square in SQUARES]


def paths(view: View) -> list[int]:
    """Return for each square whose pawn's tile is there, from 1, 0 for none."""
    laid = pawn_of_tile_by_square(view)
    return [laid[square] + 1 if square in laid else 0 for square in SQUARES]


def held(cards: Cards) -> list[int]:
    """Return for each voting card whether it is one of these; -1 for all that lie face down."""
    return [-1] * len(CARDS) if cards == FACE_DOWN else [cards >> bit & 1 for bit in range(len(CARDS))]


def marked_targets(targets: Iterable[Target]) -> list[int]:
    """Return for each target card whether it is seen to be one of these."""
    seen = {*targets}
    return [target in seen for target in TARGETS]


FEATURES: Final[tuple[Feature[View], ...]] = (
    row("options", len(OPTIONS), lambda view: choices_by_place(OPTIONS, view.options)),
    row("phase", len(PHASES), lambda view: [view.phase == name for name in PHASES.values()]),
    one("turn", lambda view: turns_away(view, view.turn)),
    one("turns", lambda view: view.turns),
    row("cover", len(SQUARES), lambda view: [view.cover[square] for square in SQUARES]),
    row("paths", len(SQUARES), paths),
    row("proposed", len(SQUARES), lambda view: on_squares(view.proposed)),
    row("pawns", len(PAWNS), lambda view: [-1 if at == NO_SQUARE else PLACES[at] for at in view.pawns]),
    by_seat("to_move", lambda view: [seat in view.seats_to_move for seat in range(view.players)]),
    rows_by_seat("tiles", len(TILES), lambda view: view.tiles),
    rows_by_seat("votes", len(CARDS), lambda view: [held(cards) for cards in view.votes]),
    rows_by_seat("chosen", len(CARDS), lambda view: [held(cards or NO_CARDS) for cards in view.chosen]),
    by_seat("jokers", lambda view: view.jokers),
    rows_by_seat("targets", len(TARGETS), lambda view: [marked_targets(targets) for targets in view.targets]),
    rows_by_seat("main", len(TARGETS), lambda view: [marked_targets([main]) for main in view.main]),
)
"""Squares are in reading order. `cover`: as in the state. `paths`: whose pawn's tile is on top, from 1. `pawns`: the
place of each one's square, -1 once it is removed. `tiles`: how many of each type. `chosen`: voting cards laid, -1 face
down. `targets` and `main`: those that are seen; one's own always are."""

VECTORS: Final = GameVectors((*PLACEMENTS, *BALLOTS, *SIDE_OF_WORD, *TARGETS), FEATURES)
"""An action is a placement, a set of voting cards, the side of a joker, or a main target."""
