"""The view of a game of Land Unter: everything that one seat may know."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final, Literal

from engine.core.copy_fields import copy_fields
from engine.core.game import EVERYONE, Seat
from engine.games.land_unter.rules.components import NO_CARD, TIDE_CARDS, TURNED, Card, Tide
from engine.games.land_unter.rules.options import Options
from engine.games.land_unter.rules.round import are_cards_face_down
from engine.games.land_unter.rules.sets import played_set_index_of_seat, seat_holding_set, stage_when_seat_plays_set
from engine.games.land_unter.rules.state import (
    CHOOSING,
    LOWER_TAKEN,
    OVER,
    STAGE_OVER,
    TURNING,
    Phase,
    State,
    seats_to_move,
)

FACE_DOWN: Final = Card(-1)
"""In `chosen`: a card that the viewer cannot see."""

PhaseName = Literal["turning", "choosing", "revealed", "stage_over", "over"]
PHASES: Final[Mapping[Phase, PhaseName]] = {
    TURNING: "turning",
    CHOOSING: "choosing",
    STAGE_OVER: "stage_over",
    OVER: "over",
}
"""The names of phases in a view; all phases not in here are "revealed"."""


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat (None: a bystander; EVERYONE: the open table) may know. Tuples go by seat.

    `chosen`: NO_CARD, FACE_DOWN, or the card. `levels` and `preservers`: as in the state.
    `hands`: None for a hidden one. `known`: for each set (by the seat it was dealt to), the cards that this seat
    has held or all have seen; `shown`: only those that all saw in finished stages.
    """

    players: int
    seat: Seat | None
    options: Options
    stage: int
    round: int
    phase: PhaseName
    turned: tuple[Tide, ...]
    """Tide cards turned up in this stage, in order, the present pair included."""
    tides: tuple[Tide, ...]
    """Tide cards still in the middle, the lower one first."""
    hands: tuple[tuple[Card, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    chosen: tuple[Card, ...]
    played: tuple[tuple[Card, ...], ...]
    printed: tuple[int, ...]
    """Preservers that each seat began the stage with."""
    preservers: tuple[int, ...]
    levels: tuple[Tide, ...]
    scores: tuple[int, ...]
    leader: Seat
    turn: Seat
    seats_to_move: tuple[Seat, ...]
    known: tuple[frozenset[Card], ...]
    shown: tuple[frozenset[Card], ...]
    untold: frozenset[str] = frozenset()
    """At a table that a reader lays out, what is drawn though it was not told, by field and index: "levels.2"."""

    @property
    def tide_pile_size(self) -> int:
        """How many tide cards are still face down."""
        return len(TIDE_CARDS) - len(self.turned)

    def played_set_index_of_seat(self, seat: Seat) -> int:
        """Return the index of the set that this seat holds in this stage, from 0."""
        return played_set_index_of_seat(seat, self.stage, self.players)


def view(state: State, seat: Seat | None) -> View:
    """Return all that this seat may know of the state."""
    turned = state.tides[: TURNED * (state.round + (state.phase != TURNING))]
    seats = range(state.players)
    chosen = tuple([seen_laid_card(state, s, seat) for s in seats])
    played = [state.played_cards(s) for s in seats]
    return copy_fields(
        View,
        state,
        seat=seat,
        phase=PHASES.get(state.phase, "revealed"),
        turned=turned,
        tides=tides_in_middle(state),
        hands=tuple([tuple(hand) if seat in (s, EVERYONE) else None for s, hand in enumerate(state.hands)]),
        hand_sizes=tuple(map(len, state.hands)),
        chosen=chosen,
        played=tuple([tuple(sorted(cards)) for cards in played]),
        printed=tuple([state.printed[state.played_set_index_of_seat(s)] for s in seats]),
        seats_to_move=seats_to_move(state),
        known=tuple([known_cards(state, own, seat, chosen, played) for own in seats]),
    )


def tides_in_middle(state: State) -> tuple[Tide, ...]:
    """Return the tide cards face up in the middle."""
    if not CHOOSING <= state.phase <= LOWER_TAKEN:
        return ()
    return state.tide_pair()[1:] if state.phase == LOWER_TAKEN else state.tide_pair()


def seen_laid_card(state: State, owner: Seat, seat: Seat | None) -> Card:
    """Return the card that `owner` has laid this round as a seat sees it: the card, FACE_DOWN or NO_CARD."""
    card = state.chosen[owner]
    hidden = card != NO_CARD and are_cards_face_down(state) and seat not in (owner, EVERYONE)
    return FACE_DOWN if hidden else card


def known_cards(
    state: State, own: int, seat: Seat | None, chosen: Sequence[Card], played: Sequence[Set[Card]]
) -> frozenset[Card]:
    """L14, L16: the cards of a set that a seat knows: those it has held, and those played openly.

    `chosen`, `played`: by seat, the card laid this round as this viewer sees it, and the cards played before.
    """
    if seat == EVERYONE or (seat is not None and stage_when_seat_plays_set(seat, own, state.players) <= state.stage):
        return frozenset(state.sets[own])
    holder = seat_holding_set(own, state.stage, state.players)
    return state.shown[own] | played[holder] | ({chosen[holder]} - {NO_CARD, FACE_DOWN})
