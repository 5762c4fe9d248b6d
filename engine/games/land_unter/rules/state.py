"""One moment of Land Unter."""

from collections.abc import Mapping
from typing import ClassVar, Final

from engine.core.game import SlotState

TURNING: Final = -1
"""Before a round: its tide cards are still face down."""
CHOOSING: Final = 0
REVEALED: Final = 1
LOWER_TAKEN: Final = 2
BOTH_TAKEN: Final = 3
STAGE_OVER: Final = 4
OVER: Final = 5


class State(SlotState):
    """The whole truth of one moment; the rules modules change it, nobody else.

    Sets (the twelve cards dealt together) travel from seat to seat and are counted by the seat that
    was dealt them: in stage k, seat s plays set s - k. A seat that is out has -1 preservers and
    level -1, so that no maximum ever finds it.
    """

    version: ClassVar[int] = 1
    """Of the rules that states are played under."""

    __slots__ = (
        "alive",
        "chosen",
        "hands",
        "leader",
        "levels",
        "literal",
        "open",
        "owed",
        "phase",
        "players",
        "preservers",
        "printed",
        "redrown",
        "round",
        "scores",
        "seed",
        "sets",
        "shown",
        "stage",
        "tides",
        "turn",
    )

    def __init__(self, players: int, seed: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.seed = seed
        self.redrown = options["redrown"]
        self.literal = options["split_tie"] == "literal"
        self.open = options["play"] == "open"
        self.stage = 0
        self.round = 0
        self.phase = TURNING
        self.sets: tuple[tuple[int, ...], ...] = ()
        self.printed: tuple[int, ...] = ()
        """Preservers printed on each set, as announced when it was first counted."""
        self.shown: tuple[frozenset[int], ...] = (frozenset(),) * players
        """Of each set, the cards that all saw in finished stages."""
        self.hands: list[list[int]] = []
        self.preservers: list[int] = []
        self.levels: list[int] = []
        self.chosen: list[int] = [0] * players
        self.tides: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (0,) * players
        self.alive = players
        self.owed = players
        self.leader = 0
        self.turn = 0

    def clone(self) -> "State":
        """Return an equal state that shares nothing that changes."""
        twin = State.__new__(State)
        twin.players = self.players
        twin.seed = self.seed
        twin.redrown = self.redrown
        twin.literal = self.literal
        twin.open = self.open
        twin.stage = self.stage
        twin.round = self.round
        twin.phase = self.phase
        twin.sets = self.sets
        twin.printed = self.printed
        twin.shown = self.shown
        twin.hands = [hand[:] for hand in self.hands]
        twin.preservers = self.preservers[:]
        twin.levels = self.levels[:]
        twin.chosen = self.chosen[:]
        twin.tides = self.tides
        twin.scores = self.scores
        twin.alive = self.alive
        twin.owed = self.owed
        twin.leader = self.leader
        twin.turn = self.turn
        return twin

    def __repr__(self) -> str:
        """Tell the moment in a line."""
        return (
            f"<Land Unter: {self.players} seats, stage {self.stage + 1}, round {self.round + 1}, "
            f"preservers {self.preservers}, levels {self.levels}, scores {list(self.scores)}>"
        )

    def set_of(self, seat: int) -> int:
        """Return which set this seat plays in this stage."""
        return (seat - self.stage) % self.players

    def pair(self) -> tuple[int, int]:
        """Return this round's tide cards, the lower one first."""
        at = 2 * self.round
        first, second = self.tides[at], self.tides[at + 1]
        return (first, second) if first < second else (second, first)

    def played(self, seat: int) -> set[int]:
        """Return the weather cards that this seat has played out of its set in this stage."""
        rest = {*self.hands[seat], self.chosen[seat]}
        return {card for card in self.sets[self.set_of(seat)] if card not in rest}

    def active(self) -> list[int]:
        """Return the seats that are not eliminated."""
        return [seat for seat, level in enumerate(self.levels) if level >= 0]


def owing(state: State) -> tuple[int, ...]:
    """Return the seats that owe a weather card now."""
    if state.phase != CHOOSING:
        return ()
    if state.open:
        return (state.turn,)
    return tuple([s for s, level in enumerate(state.levels) if level >= 0 and not state.chosen[s]])


def left_of(state: State, seat: int) -> int:
    """Return the next active seat clockwise after this one."""
    for step in range(1, state.players + 1):
        neighbour = (seat + step) % state.players
        if state.levels[neighbour] >= 0:
            return neighbour
    raise AssertionError("a stage never loses all its seats")
