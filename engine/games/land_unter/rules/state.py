"""The state of Land Unter."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Final, NewType

from engine.core.game import Seat
from engine.core.state import GameState, state_class
from engine.games.land_unter.rules.components import ELIMINATED, NO_CARD, PLAYERS, TURNED, Card, Tide
from engine.games.land_unter.rules.options import Options
from engine.games.land_unter.rules.sets import played_set_index_of_seat

Phase = NewType("Phase", int)
"""A phase of the round; later phases have higher numbers."""
TURNING: Final = Phase(-1)
"""Before a round: its tide cards are still face down."""
CHOOSING: Final = Phase(0)
REVEALED: Final = Phase(1)
LOWER_TAKEN: Final = Phase(2)
BOTH_TAKEN: Final = Phase(3)
STAGE_OVER: Final = Phase(4)
OVER: Final = Phase(5)


LAYING: Final = "weather_card"
"""The kind of every decision of this game: choosing a weather card to lay."""


@state_class
class State(GameState):
    """The full state, hidden parts included; only the rules modules change it.

    Sets (the cards dealt together) travel from seat to seat and are counted by the seat that was dealt them: see
    `played_set_index_of_seat`. All other sequences go by seat.
    """

    version: ClassVar[int] = 1
    hidden = frozenset({"seed", "sets", "alive", "owed"})

    players: int
    seed: int
    options: Options
    stage: int = 0
    """The number of the stage, from 0; rounds are counted from 0, too."""
    round: int = 0
    phase: Phase = TURNING
    sets: tuple[tuple[Card, ...], ...] = ()
    printed: tuple[int, ...] = ()
    """Preservers printed on each set, as announced when it was first counted."""
    shown: tuple[frozenset[Card], ...]
    """For each set, the cards that everybody saw in finished stages."""
    hands: list[list[Card]] = field(default_factory=list)
    """The cards in hand, in rising order."""
    preservers: list[int] = field(default_factory=list)
    """How many preservers each seat has left, face up; ELIMINATED for eliminated seats."""
    levels: list[Tide] = field(default_factory=list)
    """The tide card that each seat shows; NO_TIDE or ELIMINATED."""
    chosen: list[Card]
    """Weather cards laid in this round; NO_CARD for none."""
    tides: tuple[Tide, ...] = ()
    """All tide cards of the stage, in the order in which they are turned up."""
    scores: tuple[int, ...]
    alive: int
    """How many seats are not eliminated."""
    owed: int
    """How many seats have still to lay a card in this round."""
    leader: Seat = 0
    turn: Seat = 0

    def played_set_index_of_seat(self, seat: Seat) -> int:
        """Return the index of the set that this seat holds in this stage, from 0."""
        return played_set_index_of_seat(seat, self.stage, self.players)

    def tide_pair(self) -> tuple[Tide, Tide]:
        """Return this round's tide cards, the lower one first."""
        at = TURNED * self.round
        first, second = self.tides[at], self.tides[at + 1]
        return (first, second) if first < second else (second, first)

    def played_cards(self, seat: Seat) -> set[Card]:
        """Return the weather cards that this seat has played out of its set in this stage."""
        rest = {*self.hands[seat], self.chosen[seat]}
        # The set is built anew: one that other cards were taken out of could give them away by its order.
        return {card for card in self.sets[self.played_set_index_of_seat(seat)] if card not in rest}

    def active_seats(self) -> list[Seat]:
        """Return the seats still in play this stage, in ascending order."""
        return [seat for seat, level in enumerate(self.levels) if level != ELIMINATED]


def new_state(players: int, seed: int, options: Mapping[str, Any]) -> State:
    """Return a state before the deal, with the choices of every option."""
    return State(
        players=players,
        seed=seed,
        options=Options(**options),
        shown=(frozenset(),) * players,
        chosen=[NO_CARD] * players,
        scores=(0,) * players,
        alive=players,
        owed=players,
    )


EVERY_SEAT: Final = {players: tuple(range(players)) for players in PLAYERS}
"""All seats, by the number of players."""


def seats_to_move(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to lay a weather card now."""
    if state.phase != CHOOSING:
        return ()
    if state.options.play == "open":
        return (state.turn,)
    if state.owed == state.players:
        return EVERY_SEAT[state.players]
    return tuple([s for s, level in enumerate(state.levels) if level != ELIMINATED and not state.chosen[s]])
