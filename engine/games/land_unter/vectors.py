"""Land Unter in numbers: its moves, and what a seat knows. See `engine.core.vectors`."""

from typing import Final

from engine.core.vectors import (
    Feature,
    GameVectors,
    by_seat,
    choices_by_place,
    marked,
    one,
    own_first,
    row,
    rows_by_seat,
    turns_away,
)
from engine.games.land_unter.rules.components import HIGHEST_TIDE, TURNED, WEATHER_CARDS
from engine.games.land_unter.rules.options import OPTIONS
from engine.games.land_unter.rules.view import View

CARDS: Final = len(WEATHER_CARDS)


def own_hand(view: View) -> list[int]:
    """Return for each weather card whether it is in one's hand."""
    hand = view.hands[view.seat or 0] or ()
    return marked((card - 1 for card in hand), CARDS)


def known_cards(view: View) -> list[int]:
    """Return for each set, one's own first, and each weather card, whether it is known to be in that set."""
    return [number for cards in own_first(view, view.known) for number in marked((card - 1 for card in cards), CARDS)]


FEATURES: Final[tuple[Feature[View], ...]] = (
    row("options", len(OPTIONS), lambda view: choices_by_place(OPTIONS, view.options)),
    one("stage", lambda view: view.stage),
    one("round", lambda view: view.round),
    row("tides", TURNED, lambda view: [*view.tides, *[0] * TURNED][:TURNED]),
    row("turned", HIGHEST_TIDE, lambda view: marked((tide - 1 for tide in view.turned), HIGHEST_TIDE)),
    row("hand", CARDS, own_hand),
    by_seat("to_move", lambda view: [seat in view.seats_to_move for seat in range(view.players)]),
    by_seat("hand_sizes", lambda view: view.hand_sizes),
    by_seat("chosen", lambda view: view.chosen),
    by_seat("levels", lambda view: view.levels),
    by_seat("preservers", lambda view: view.preservers),
    by_seat("printed", lambda view: view.printed),
    by_seat("scores", lambda view: view.scores),
    rows_by_seat("played", CARDS, lambda view: [marked((card - 1 for card in cards), CARDS) for cards in view.played]),
    Feature("known", lambda players: players * CARDS, known_cards),
    row("leader", 2, lambda view: (turns_away(view, view.leader), turns_away(view, view.turn))),
)
"""`options`: the choice of each, by its place. `tides`: in the middle, the lower first, 0 for none. `turned`: how many
of each tide card were turned up in this stage. `chosen`: 0 for none, -1 face down. `known`: by the seat that a set was
dealt to. `leader`: how many seats away the leader is, and who is in turn, in the open game."""

VECTORS: Final = GameVectors(tuple(map(str, WEATHER_CARDS)), FEATURES)
"""An action is the weather card to be laid, less one."""
