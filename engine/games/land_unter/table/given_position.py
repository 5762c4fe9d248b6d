"""A position of Land Unter as given, with its immediate consequences."""

from collections import Counter

from engine.core.game import Seat
from engine.core.schema import Path, position_entries_by_seat
from engine.core.situations import Situation, with_values_at_keys
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.sets import played_set_index_of_seat, seat_holding_set


def without_unfinished_hands(situation: Situation) -> Situation:
    """Return the situation without the hands of a round that is not told, unless they are whole: more cards may follow.

    A position may lack the round all the same: `earliest_possible_round` has it from a hand.
    """
    hands = situation.by_seat("hands")
    if "round" in situation.position or not any(hand and len(hand) < c.HAND for hand in hands):
        return situation
    return with_values_at_keys(situation, hands=None)


class GivenPosition:
    """The well-formed position of a situation, as given; lists go by seat, with None for what is not given."""

    def __init__(self, situation: Situation) -> None:
        position, players = situation.position, situation.players
        self.position, self.players, self.seats, self.options = position, players, situation.seats, situation.options
        self.stage: int = position.get("stage", 0)
        self.over: bool = position.get("over", False)
        self.turned: list[c.Tide] = [*position.get("turned", ())]
        """The tide cards that have been taken, as far as they are given."""
        self.hands: list[list[c.Card] | None] = position_entries_by_seat(position, "hands", players)
        self.chosen: list[c.Card] = [*position.get("chosen", [c.NO_CARD] * players)]
        self.played: list[list[c.Card]] = [*position.get("played", [[]] * players)]
        self.preservers = self.preservers_with_eliminated()
        named = position_entries_by_seat(position, "levels", players)
        self.levels = [c.ELIMINATED if self.is_eliminated(seat) else level for seat, level in enumerate(named)]
        self.out = [seat for seat in self.seats if self.is_eliminated(seat)]
        self.alive = players - len(self.out)
        self.shown = Counter(level for level in self.levels if level is not None and level > c.NO_TIDE)
        """How often each tide card is shown by a seat, as far as it is given."""
        self.round: int = (
            position.get("round", 0) if "round" in position or self.over else self.earliest_possible_round()
        )
        self.taken = c.TURNED * (self.round + (self.over and self.round < c.ROUNDS))
        """How many tide cards have left the middle; a stage cut short has played its last round too."""
        played_out = self.round == c.ROUNDS and not self.over
        self.coming: list[c.Tide | None] = [] if played_out else [*position.get("tides", ())]
        """The tide cards to come, the present pair first, None for unknown ones; empty once the stage is played out."""
        self.named = self.cards_named_by_set()
        self.sets = [[*named] for named in self.named]
        """The known cards of each set, by the seat it was dealt to."""

    def preservers_with_eliminated(self) -> list[int | None]:
        """Return the preservers by seat, None if not given; an eliminated level makes missing ones ELIMINATED, too."""
        named = position_entries_by_seat(self.position, "preservers", self.players)
        levels = self.position.get("levels", named)
        return [
            c.ELIMINATED if left is None and level == c.ELIMINATED else left
            for left, level in zip(named, levels, strict=True)
        ]

    def earliest_possible_round(self) -> int:
        """Return the first round, from 0, in which this table is possible; ROUNDS if the stage is over."""
        if 0 < self.alive <= c.SURVIVORS:
            return c.ROUNDS
        for seat, hand in enumerate(self.hands):
            if hand is not None and not self.is_eliminated(seat):
                return max(0, c.HAND - len(hand) - bool(self.chosen[seat]))
        taken = max(sum(self.shown.values()) + len(self.out), len(self.turned))
        return min(c.ROUNDS - 1, (taken + 1) // c.TURNED)

    def is_eliminated(self, seat: Seat) -> bool:
        """Return whether the position says that a seat is eliminated."""
        return self.preservers[seat] == c.ELIMINATED

    @property
    def leader(self) -> Seat:
        """The seat that leads, in the open variant: as given, else the first from which the cards lie clockwise."""
        if "leader" in self.position:
            return int(self.position["leader"])
        still_in = [seat for seat in self.seats if not self.is_eliminated(seat)] or [0]
        return next((seat for seat in still_in if self.are_cards_laid_clockwise(seat)), still_in[0])

    def seats_clockwise(self, leader: Seat) -> list[Seat]:
        """Return the seats still in the stage, clockwise from one of them."""
        order = [seat % self.players for seat in range(leader, leader + self.players)]
        return [seat for seat in order if not self.is_eliminated(seat)]

    def are_cards_laid_clockwise(self, leader: Seat) -> bool:
        """Return whether no seat has laid a card before one that comes earlier after this leader."""
        laid = [bool(self.chosen[seat]) for seat in self.seats_clockwise(leader)]
        return laid == sorted(laid, reverse=True)

    @property
    def have_all_laid_cards(self) -> bool:
        """Whether every seat that plays has laid a card."""
        return any(self.chosen) and all(self.chosen[seat] or self.is_eliminated(seat) for seat in self.seats)

    def hand_size(self, seat: Seat) -> int:
        """Return how many cards a seat still in the stage holds in this round."""
        return c.HAND - self.round - bool(self.chosen[seat])

    def known_cards(self, seat: Seat) -> list[c.Card]:
        """Return the cards that a seat is known to hold, or to have laid or played in this stage."""
        return [*(self.hands[seat] or []), *filter(None, [self.chosen[seat]]), *self.played[seat]]

    def played_set_index_of_seat(self, seat: Seat) -> int:
        """Return the index of the set that a seat holds in the given stage."""
        return played_set_index_of_seat(seat, self.stage, self.players)

    def seat_holding_set(self, own: int) -> Seat:
        """Return the seat that holds, in the given stage, the set dealt to seat `own`."""
        return seat_holding_set(own, self.stage, self.players)

    def cards_named_by_set(self) -> list[dict[c.Card, Path]]:
        """Return where each known card of each set is named first, by the seat it was dealt to.

        Those that all have seen are included.
        """
        found: list[dict[c.Card, Path]] = [{} for _ in self.seats]
        for key in (*(("sets",) if self.position.get("sets") else ("hands", "chosen", "played")), "shown"):
            for at, entry in enumerate(self.position.get(key) or ()):
                own = at if key in ("sets", "shown") else self.played_set_index_of_seat(at)
                named = [entry] if key == "chosen" else entry or ()
                for index, card in enumerate(named):
                    if card:
                        found[own].setdefault(card, f"{key}.{at}" if key == "chosen" else f"{key}.{at}.{index}")
        return found

    @property
    def least_preservers_by_set(self) -> list[int]:
        """The fewest preservers that each set can print: as many as its holder has left."""
        return [max(0, self.preservers[self.seat_holding_set(own)] or 0) for own in self.seats]
