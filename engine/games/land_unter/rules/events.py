"""What can happen in Land Unter, as data; the sentences are in `locale`."""

from dataclasses import dataclass, replace

from engine.core.game import Event, Seat, event_kinds
from engine.core.game import GameWon as GameWon
from engine.core.game import VictoryShared as VictoryShared

HIDDEN = -1
"""In place of a number that the viewer of an event may not know."""


@dataclass(frozen=True, slots=True)
class SetDealt(Event):
    """A seat was dealt its twelve weather cards."""

    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the receiver sees the cards."""
        return self if seat == self.seat else replace(self, cards=())

    @property
    def variant(self) -> str:
        """Others see only card backs."""
        return "" if self.cards else "hidden"


@dataclass(frozen=True, slots=True)
class CardsLeftOver(Event):
    """So many weather cards went back to the box unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class PreserversTaken(Event):
    """A seat counted its set (in half preservers) and took its preserver cards."""

    seat: Seat
    halves: int
    preservers: int

    def seen_by(self, seat: Seat | None) -> Event:
        """Whether a half was dropped is the holder's secret."""
        return self if seat == self.seat else replace(self, halves=HIDDEN)

    @property
    def variant(self) -> str:
        """Whether a half was dropped; others see neither."""
        return "hidden" if self.halves == HIDDEN else "half" if self.halves % 2 else ""


@dataclass(frozen=True, slots=True)
class TidesShuffled(Event):
    """The tide cards were shuffled into a face-down pile."""

    count: int


@dataclass(frozen=True, slots=True)
class StageBegun(Event):
    """A stage began; stages are counted from 1."""

    stage: int
    stages: int


@dataclass(frozen=True, slots=True)
class TidesTurned(Event):
    """Two tide cards were turned up."""

    round: int
    low: int
    high: int

    @property
    def variant(self) -> str:
        """Two equal cards are nothing special (L10), but are mentioned."""
        return "equal" if self.low == self.high else ""


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat laid a weather card face down."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the chooser knows the card."""
        return self if seat == self.seat else replace(self, card=HIDDEN)

    @property
    def variant(self) -> str:
        """Others see only a card back."""
        return "hidden" if self.card == HIDDEN else ""


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All chosen weather cards were turned over; 0 for a seat that is out."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayedOpen(Event):
    """In the open variant, a seat laid a weather card face up."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class LowerTideTaken(Event):
    """The highest weather card took the lower tide card (`other` is the one left)."""

    seat: Seat
    card: int
    tide: int
    other: int

    @property
    def variant(self) -> str:
        """Of two equal cards, neither is lower (L10)."""
        return "equal" if self.tide == self.other else ""


@dataclass(frozen=True, slots=True)
class HigherTideTaken(Event):
    """The second highest weather card took the remaining tide card."""

    seat: Seat
    card: int
    tide: int


@dataclass(frozen=True, slots=True)
class TideCovered(Event):
    """A new tide card covered an old one of the same seat."""

    seat: Seat
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class PreserverLost(Event):
    """The seat that alone shows the highest tide lost a preserver."""

    seat: Seat
    level: int
    left: int


@dataclass(frozen=True, slots=True)
class PreserverLostInTie(Event):
    """One of the seats that share the highest tide lost a preserver."""

    seat: Seat
    level: int
    left: int


@dataclass(frozen=True, slots=True)
class PreserverLostAgain(Event):
    """In the re-drown, a seat that now shows the highest tide lost a preserver."""

    seat: Seat
    level: int
    left: int


@dataclass(frozen=True, slots=True)
class StillAfloat(Event):
    """A seat lost its last preserver and plays on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A seat had to lose a preserver and had none; its remaining cards stay with its set."""

    seat: Seat
    level: int
    cards_left: int

    @property
    def variant(self) -> str:
        """After the last round no card is left to lay aside."""
        return "" if self.cards_left else "no_cards"


@dataclass(frozen=True, slots=True)
class RedrownBegun(Event):
    """After an elimination, the highest tide is looked for again among those left."""

    level: int


@dataclass(frozen=True, slots=True)
class RedrownSpared(Event):
    """No re-drown, because a tied seat has paid in the same pass (ruling L3)."""

    payers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RedrownOff(Event):
    """No re-drown, because the game is played without it, or only once."""


@dataclass(frozen=True, slots=True)
class NobodyDrowns(Event):
    """A re-drown found nobody with a tide card (ruling L17)."""


@dataclass(frozen=True, slots=True)
class StageCutShort(Event):
    """So few seats are left that the stage ends at once."""

    survivors: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The played weather cards were laid aside; rounds are counted from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class StageEnded(Event):
    """All twelve rounds of a stage were played."""

    stage: int


@dataclass(frozen=True, slots=True)
class PreserversScored(Event):
    """A survivor scored its preservers."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class EliminationScored(Event):
    """An eliminated seat scored its minus point."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BonusScored(Event):
    """A survivor scored the bonus for the lowest tide, alone or shared."""

    seat: Seat
    level: int
    shared: bool

    @property
    def variant(self) -> str:
        """Several may share the lowest tide (L1)."""
        return "shared" if self.shared else ""


@dataclass(frozen=True, slots=True)
class BonusWithoutTide(Event):
    """A survivor scored the bonus because it shows no tide card at all."""

    seat: Seat
    shared: bool

    @property
    def variant(self) -> str:
        """Several may be dry (L1)."""
        return "shared" if self.shared else ""


@dataclass(frozen=True, slots=True)
class SetPassed(Event):
    """A set of twelve went to the left neighbour."""

    giver: Seat
    receiver: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Giver and receiver have both held the cards."""
        return self if seat in (self.giver, self.receiver) else replace(self, cards=())

    @property
    def variant(self) -> str:
        """Others see only card backs."""
        return "" if self.cards else "hidden"


@dataclass(frozen=True, slots=True)
class LeaderByPreservers(Event):
    """Open variant: who has most preservers leads the stage; `drawn` if there was a tie."""

    seat: Seat
    preservers: int
    drawn: bool

    @property
    def variant(self) -> str:
        """A tie is drawn."""
        return "drawn" if self.drawn else ""


@dataclass(frozen=True, slots=True)
class LeaderAfterLoss(Event):
    """Open variant: the left neighbour of the loser leads."""

    seat: Seat
    loser: Seat


@dataclass(frozen=True, slots=True)
class LeaderAfterTwoLosses(Event):
    """Open variant: of several losers, the one with fewest preservers has its left neighbour lead."""

    seat: Seat
    losers: tuple[Seat, ...]
    loser: Seat


EVENTS: tuple[type[Event], ...] = event_kinds(globals())
