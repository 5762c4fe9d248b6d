"""What a position of Land Unter gives, with what follows from it at once."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.core.game import Seat
from engine.core.schema import by_seat
from engine.games.land_unter.rules import cards as c
from engine.games.land_unter.rules.state import set_of


@dataclass(frozen=True)
class GivenPosition:
    """A position whose form is right, of a game of so many players."""

    data: Mapping[str, Any]
    players: int

    @property
    def seats(self) -> range:
        """The seats."""
        return range(self.players)

    @property
    def stage(self) -> int:
        """Counted from 0."""
        return int(self.data.get("stage", 0))

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return bool(self.data.get("over", False))

    @cached_property
    def round(self) -> int:
        """Counted from 0; left out, the first one in which the table can be so, after the last if the stage is over."""
        if "round" in self.data or self.over:
            return int(self.data.get("round", 0))
        if 0 < self.alive <= c.SURVIVORS:
            return c.ROUNDS
        for seat, hand in enumerate(self.hands):
            if hand is not None and not self.is_out(seat):
                return max(0, c.HAND - len(hand) - bool(self.chosen[seat]))
        taken = max(sum(self.shown.values()) + len(self.out), len(self.turned))
        return min(c.ROUNDS - 1, (taken + 1) // c.TURNED)

    @property
    def taken(self) -> int:
        """How many tide cards have left the middle; a stage cut short has played its last round too."""
        return c.TURNED * (self.round + (self.over and self.round < c.ROUNDS))

    @cached_property
    def preservers(self) -> list[int | None]:
        """By seat, None where open; an eliminated seat is known by its level too."""
        named = by_seat(self.data, "preservers", self.players)
        levels = self.data.get("levels", named)
        return [
            c.ELIMINATED if left is None and level == c.ELIMINATED else left
            for left, level in zip(named, levels, strict=True)
        ]

    @cached_property
    def levels(self) -> list[int | None]:
        """By seat, None where open."""
        named = by_seat(self.data, "levels", self.players)
        return [c.ELIMINATED if self.is_out(seat) else level for seat, level in enumerate(named)]

    def is_out(self, seat: Seat) -> bool:
        """Return whether a seat is eliminated."""
        return self.preservers[seat] == c.ELIMINATED

    @property
    def out(self) -> list[Seat]:
        """The seats that are eliminated."""
        return [seat for seat in self.seats if self.is_out(seat)]

    @property
    def alive(self) -> int:
        """How many are not."""
        return self.players - len(self.out)

    @property
    def shown(self) -> Counter[int]:
        """The tide cards that seats show, as far as given."""
        return Counter(level for level in self.levels if level is not None and level > 0)

    @property
    def coming(self) -> list[int | None]:
        """The tide cards to come, the present pair first, None where open; none once the stage has been played."""
        return [] if self.round == c.ROUNDS and not self.over else [*self.data.get("tides", ())]

    @property
    def turned(self) -> list[int]:
        """Those that were taken, as far as named."""
        return [*self.data.get("turned", ())]

    @property
    def chosen(self) -> list[int]:
        """The cards laid in this round, by seat."""
        return [*self.data.get("chosen", [c.NO_CARD] * self.players)]

    @property
    def hands(self) -> list[list[int] | None]:
        """By seat, None where open."""
        return by_seat(self.data, "hands", self.players)

    def hand_size(self, seat: Seat) -> int:
        """Return how many cards a seat holds."""
        return c.HAND - self.round - bool(self.chosen[seat])

    @property
    def played(self) -> list[list[int]]:
        """Cards played in this stage, by seat, as far as named."""
        return [*self.data.get("played", [[]] * self.players)]

    def held(self, seat: Seat) -> list[int]:
        """Return the cards that a seat is known to hold, or to have laid or played in this stage."""
        return [*(self.hands[seat] or []), *filter(None, [self.chosen[seat]]), *self.played[seat]]

    def set_of(self, seat: Seat) -> int:
        """Return which set a seat plays."""
        return set_of(seat, self.stage, self.players)

    def holder(self, own: int) -> Seat:
        """Return who plays a set."""
        return (own + self.stage) % self.players

    @cached_property
    def sets(self) -> list[list[int]]:
        """The cards of each set that are named, by the seat that was dealt it: also those that all have seen."""
        given = self.data.get("sets") or [self.held(self.holder(own)) for own in self.seats]
        shown = self.data.get("shown", [()] * self.players)
        return [[*dict.fromkeys([*given[own], *shown[own]])] for own in self.seats]

    @property
    def least(self) -> list[int]:
        """How many preservers each set prints at least: those that its holder has left."""
        return [max(0, self.preservers[self.holder(own)] or 0) for own in self.seats]
