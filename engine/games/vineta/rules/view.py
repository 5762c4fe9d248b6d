"""The view of Vineta: all that one seat may know of a state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.core.copy_fields import copy_fields
from engine.core.game import EVERYONE, Seat
from engine.games.vineta.rules.card_table import decision_kind_of_card
from engine.games.vineta.rules.city import coastal_districts_in_state
from engine.games.vineta.rules.components import EVERY_DISTRICT, Card, CardName, Colour, District
from engine.games.vineta.rules.length import rounds_due_in_turn
from engine.games.vineta.rules.options import Options
from engine.games.vineta.rules.state import (
    ACTING,
    CHOOSING,
    COUNTING,
    NO_CARD,
    OVER,
    PLACING,
    SHOWING,
    Moving,
    Phase,
    PublicMove,
    Series,
    State,
    acting_seat,
    districts_from_bits,
    house_counts_on_district,
    seats_to_move,
    taken_house_counts_by_colour,
)

FACE_DOWN: Final = Card(-2)
"""In `chosen`: a card that the viewer cannot see."""

UNSEEN: Final = (Colour(-1), District(-1))
"""In `tiles`: a seat's tiles that the viewer cannot see."""


PhaseName = CardName | Literal["house", "card", "flood", "between", "sink", "showing", "counting", "over"]
"""The kind of the decision that is due, or what happens while none is; see `phase_key`."""
ENDED: Final[Sequence[PhaseName]] = ("showing", "counting", "over")
"""The phases in which nobody plays any more: seats show their tiles, seats count, the game is over."""


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat (None: a bystander; EVERYONE: the open table) may know. Tuples go by seat.

    Districts, colours and cards by number (see `components`). `phase`: see `phase_key`.
    `houses`: by district, then by colour. `hands`: sorted, None where hidden; `hand_sizes` and `piles` how many cards.
    `discards`: sorted, open to all because each card was. `chosen`: NO_CARD, FACE_DOWN or the card. `tiles`: colour
    and district, UNSEEN where hidden.
    """

    players: int
    seat: Seat | None
    options: Options
    phase: PhaseName
    turn: int
    """Turns that are over."""
    round: int
    """Rounds of this turn that are over."""
    rounds: int
    """How many rounds this turn has, without those that ties add."""
    start: Seat
    """Who has the start player token."""
    opener: Seat
    """The seat that opened the turn."""
    step: int
    """How many cards of this round are carried out; while placing, how many houses are placed; in the phase "showing"
    how many seats have shown their tiles, in "counting" how many have counted."""
    colours: int
    """How many colours are in the game."""
    colours_used: tuple[Colour, ...]
    """The colours in the game, in order."""
    sunk: tuple[District, ...]
    """The districts that have sunk, in that order."""
    coast: tuple[District, ...]
    houses: tuple[tuple[int, ...], ...]
    reserve: tuple[int, ...]
    """By colour, houses still to be placed."""
    taken: tuple[tuple[int, ...], ...]
    series: tuple[Series, ...]
    extra: tuple[tuple[Seat, Card], ...]
    """The cards one more and one less on the table, with their owners."""
    quarantined: tuple[District, ...]
    moving: Moving | None
    hands: tuple[tuple[Card, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    piles: tuple[int, ...]
    discards: tuple[tuple[Card, ...], ...]
    renewed: tuple[int, ...]
    chosen: tuple[Card, ...]
    tiles: tuple[tuple[Colour, District], ...]
    deeds: tuple[PublicMove, ...]
    seats_to_move: tuple[Seat, ...]
    untold: frozenset[str] = frozenset()
    """At a table that a reader lays out, what is drawn though it was not told, by field and index: "houses.6"."""


PHASES: Final[Mapping[Phase, PhaseName]] = {
    PLACING: "house",
    CHOOSING: "card",
    SHOWING: "showing",
    COUNTING: "counting",
    OVER: "over",
}
"""The names of the phases in which nothing depends on a card."""


def phase_key(state: State) -> PhaseName:
    """Return the kind of the decision that is due, or one of ENDED; "between" in the views of events within a move."""
    if state.phase == ACTING:
        card = state.chosen[acting_seat(state)]
        return "between" if card == NO_CARD else decision_kind_of_card(card)
    return PHASES.get(state.phase, "sink")


def view(state: State, seat: Seat | None) -> View:
    """Return all that this seat may know of the state."""
    seats = range(state.players)
    return copy_fields(
        View,
        state,
        seat=seat,
        phase=phase_key(state),
        rounds=rounds_due_in_turn(state),
        colours=len(state.colours_used),
        coast=coastal_districts_in_state(state),
        houses=tuple(tuple(house_counts_on_district(state, place)) for place in EVERY_DISTRICT),
        taken=tuple(tuple(taken_house_counts_by_colour(state, owner)) for owner in seats),
        quarantined=districts_from_bits(state.quarantined),
        hands=tuple(seen_hand(state, owner, seat) for owner in seats),
        hand_sizes=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        discards=tuple(tuple(sorted(pile)) for pile in state.discards),
        chosen=tuple(seen_chosen_card(state, owner, seat) for owner in seats),
        tiles=tuple(seen_tiles(state, owner, seat) for owner in seats),
        seats_to_move=seats_to_move(state),
    )


def seen_hand(state: State, owner: Seat, seat: Seat | None) -> tuple[Card, ...] | None:
    """Return the owner's hand if it is the seat's own, or if the viewer is EVERYONE; else None."""
    return tuple(sorted(state.hands[owner])) if seat in (owner, EVERYONE) else None


def seen_chosen_card(state: State, owner: Seat, seat: Seat | None) -> Card:
    """Return the card before the owner as a seat sees it: FACE_DOWN for others until it is carried out."""
    card = state.chosen[owner]
    shown = state.phase == ACTING and owner == acting_seat(state)
    return card if card == NO_CARD or shown or seat in (owner, EVERYONE) else FACE_DOWN


def seen_tiles(state: State, owner: Seat, seat: Seat | None) -> tuple[Colour, District]:
    """Return the owner's tiles as a seat sees them: UNSEEN for others until they are turned over at the end."""
    turned = state.phase in (COUNTING, OVER) or (state.phase == SHOWING and owner < state.step)
    return state.tiles[owner] if turned or seat in (owner, EVERYONE) else UNSEEN
