"""Vineta in numbers: its moves, and what a seat knows. See `engine.core.vectors`."""

from itertools import chain
from typing import Final

from engine.core.vectors import Feature, GameVectors, by_seat, choices_by_place, marked, row, rows_by_seat, turns_away
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS, EVERY_DISTRICT, FLOOD_KINDS, LESS, MORE
from engine.games.vineta.rules.options import OPTIONS
from engine.games.vineta.rules.state import districts_from_bits, find_series
from engine.games.vineta.rules.view import ENDED, UNSEEN, View

FLOODS: Final = 40
"""The most flood cards of a series that are told one by one, the first ones. Chosen by hand: more are never seen."""
PHASES: Final = ("house", "card", "flood", "between", "sink", *ENDED, *CARDS[FLOOD_KINDS:])
"""The phases of a view."""
DISTRICTS_TOLD: Final = len(DISTRICTS)


def floods(view: View) -> list[int]:
    """Return for each district the flood cards of its series in order, each by its waves and its owner's way off."""
    told = []
    for district in EVERY_DISTRICT:
        series = find_series(view.series, district)
        cards = [(card.waves, turns_away(view, card.seat)) for card in series.floods[:FLOODS]] if series else []
        told += [*chain.from_iterable(cards), *[0, 0] * (FLOODS - len(cards))]
    return told


def series(view: View) -> list[int]:
    """Return for each district the worth of its series, its authority cards' waves, and whose chip it is (0: none)."""
    told = []
    for district in EVERY_DISTRICT:
        found = find_series(view.series, district)
        added = sum(card.waves for card in found.authority) if found else 0
        told += [found.worth, added, turns_away(view, found.chip) + 1] if found else [0, 0, 0]
    return told


def own_hand(view: View) -> list[int]:
    """Return how many of each card are in one's hand."""
    return marked(view.hands[view.seat or 0] or (), len(CARDS))


def tiles(view: View) -> list[list[int]]:
    """Return for each seat the colour and the district of its tiles as they are seen, -1 for hidden ones."""
    return [[*UNSEEN] if each == UNSEEN else [*each] for each in view.tiles]


def moving(view: View) -> list[int]:
    """Return what a card has still to move: from where (-1: nothing), how many houses, and where earlier ones went."""
    if view.moving is None:
        return [-1, 0, *[0] * DISTRICTS_TOLD]
    used = marked(districts_from_bits(view.moving.used), DISTRICTS_TOLD)
    return [view.moving.source, view.moving.left, *used]


FEATURES: Final[tuple[Feature[View], ...]] = (
    row("options", len(OPTIONS), lambda view: choices_by_place(OPTIONS, view.options)),
    row("phase", len(PHASES), lambda view: [view.phase == phase for phase in PHASES]),
    row("clock", 4, lambda view: (view.turn, view.round, view.rounds, view.step)),
    row("start", 2, lambda view: (turns_away(view, view.start), turns_away(view, view.opener))),
    row("sunk", DISTRICTS_TOLD, lambda view: marked(view.sunk, DISTRICTS_TOLD)),
    row("coast", DISTRICTS_TOLD, lambda view: marked(view.coast, DISTRICTS_TOLD)),
    row("quarantined", DISTRICTS_TOLD, lambda view: marked(view.quarantined, DISTRICTS_TOLD)),
    row("houses", DISTRICTS_TOLD * len(COLOURS), lambda view: chain.from_iterable(view.houses)),
    row("reserve", len(COLOURS), lambda view: view.reserve),
    row("series", DISTRICTS_TOLD * 3, series),
    row("floods", DISTRICTS_TOLD * FLOODS * 2, floods),
    row("moving", 2 + DISTRICTS_TOLD, moving),
    row("hand", len(CARDS), own_hand),
    by_seat("to_move", lambda view: [seat in view.seats_to_move for seat in range(view.players)]),
    by_seat("chosen", lambda view: [card + 1 for card in view.chosen]),
    by_seat("hand_sizes", lambda view: view.hand_sizes),
    by_seat("piles", lambda view: view.piles),
    by_seat("renewed", lambda view: view.renewed),
    rows_by_seat("discards", len(CARDS), lambda view: [marked(cards, len(CARDS)) for cards in view.discards]),
    rows_by_seat("taken", len(COLOURS), lambda view: view.taken),
    rows_by_seat("tiles", 2, tiles),
    rows_by_seat(
        "extra", 2, lambda view: [[(seat, card) in view.extra for card in (MORE, LESS)] for seat in range(view.players)]
    ),
)
"""`clock`: turns that are over, rounds that are over, rounds of the turn, and the step, as in the view. `start`: who
has the start player token, and who opened the turn. `chosen`: 0 for none, -1 face down, else the number of the card,
from 1."""

VECTORS: Final = GameVectors(
    (
        *CARDS,
        *DISTRICTS,
        *notation.HOUSE_PLACEMENTS,
        *notation.HOUSE_MOVES,
        *notation.RELOCATIONS,
        *notation.AUTHORITY_MOVES,
        *chain.from_iterable(notation.FLOOD_TEXTS),
        *(f"{card}>{district}" for card in chain.from_iterable(notation.FLOOD_TEXTS) for district in DISTRICTS),
    ),
    FEATURES,
)
"""An action is a card, or a target in the notation of moves; most of the many are cards far down a long series."""
